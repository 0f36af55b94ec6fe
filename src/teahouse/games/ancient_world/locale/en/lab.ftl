# What the lab calls cards and counts.

ancient_world-lab-empire = empire cards
ancient_world-lab-titans = titans
ancient_world-lab-provinces = provinces
ancient_world-lab-armies = army cards
ancient_world-lab-actions = actions
ancient_world-lab-built = cards built
ancient_world-lab-province = borders expanded
ancient_world-lab-recruited = armies recruited
ancient_world-lab-defeated = fights won
ancient_world-lab-lost = cards lost
ancient_world-lab-restored = cards restored
ancient_world-lab-grew = times grown
ancient_world-lab-put-aside = cards put aside
ancient_world-lab-hungry = times hungry
