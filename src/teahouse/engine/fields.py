"""Classes whose fields are declared once, in the class body; the constructor is made from them."""

import inspect
from typing import ClassVar, dataclass_transform

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass_transform(frozen_default=True)
class Declared:
    """Something immutable that its class and the values of its fields describe completely.

    A subclass declares its fields (`area: int`), without default values. Its constructor takes the fields of the base
    class, then its own, in the order written; type checkers know it. Plain Python makes the constructor when the class
    is created; for compiled classes the build writes it into the source (`tools/written_out.py`).
    """

    fields: ClassVar[tuple[str, ...]] = ()
    """The names of all fields, in the order of the constructor."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = own_fields(cls)
        if own:
            make_constructor(cls, [*cls.fields, *own])
        cls.fields = tuple(inspect.signature(cls).parameters)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{name}={value!r}' for name, value in self.by_name().items()])})"

    def by_name(self) -> dict[str, object]:
        """The values of the fields, in the order of the constructor."""
        return {name: getattr(self, name) for name in self.fields}


def own_fields(cls: type) -> list[str]:
    """The fields that a plain class declares itself; a compiled one has its constructor already and shows none."""
    own = [name for name, of in inspect.get_annotations(cls).items() if "ClassVar" not in str(of)]
    for name in own:
        if name in vars(cls):
            raise TypeError(f"The field {name} of {cls.__name__} has a default value; fields have none.")
    return own


def make_constructor(cls: type, fields: list[str]) -> None:
    assignments = [f"    self.{name} = {name}" for name in fields]
    made: dict[str, object] = {}
    exec("\n".join([f"def __init__(self, {', '.join(fields)}):", *assignments]), made)
    setattr(cls, "__init__", made["__init__"])  # noqa: B010  (an assignment would be an error to mypy)
