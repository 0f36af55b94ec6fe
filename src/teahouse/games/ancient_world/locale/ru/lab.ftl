# Как лаборатория называет карты и что считает.

ancient_world-lab-empire = карты империи
ancient_world-lab-titans = титаны
ancient_world-lab-provinces = провинции
ancient_world-lab-armies = карты армий
ancient_world-lab-actions = действия
ancient_world-lab-built = построено карт
ancient_world-lab-province = присоединено провинций
ancient_world-lab-recruited = завербовано армий
ancient_world-lab-defeated = выиграно боёв
ancient_world-lab-lost = потеряно карт
ancient_world-lab-restored = восстановлено карт
ancient_world-lab-grew = случаев роста
ancient_world-lab-put-aside = отложено карт
ancient_world-lab-hungry = случаев голода
