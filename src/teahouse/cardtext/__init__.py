"""The text and the icons of cards, made from the structure the rules play with: a card cannot lie.

What every game needs for that is here: sentences out of clauses (`clauses`), rows of icons and numbers (`tokens`), and
which part of a structure says which words (`trace`). Each game tells its own cards in its folder `cardtext`:
`card_text` gives the rules of a card as lines, `card_short` the same for a place with little room, `card_facts` the
numbers printed on it, `card_icons` one row of small pictures for each rule, `card_title` its name, and `BOOK` names the
kinds of cards in the order in which one reads them.
"""
