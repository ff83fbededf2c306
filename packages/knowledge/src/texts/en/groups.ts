import type { KnowledgeTexts } from '@larder/core/haccp'

export const activities: KnowledgeTexts['activities'] = {
  A01: 'Restaurant or cafe', A02: 'Fast food, street food, food truck', A03: 'Bar or cafe without a kitchen',
  A04: 'Catering and banquets', A05: 'School or kindergarten kitchen', A06: 'Kitchen of a hospital or care home',
  A07: 'Central production kitchen', A08: 'Grocery or convenience shop', A09: 'Supermarket with its own counters', A10: 'Butcher shop',
  A11: 'Fishmonger', A12: 'Bakery or confectionery', A13: 'Ice-cream parlour or ice-cream maker', A14: 'Dairy or cheese maker',
  A15: 'Meat cutting or meat-product plant', A16: 'Slaughterhouse or game handling', A17: 'Fish processing plant',
  A18: 'Fruit and vegetables: packing, fresh-cut, sprouts, juice', A19: 'Preserves, jam, pickles, sauces, canning',
  A20: 'Dry goods: mill, spices, nuts, pasta, coffee, sweets', A21: 'Drinks: water, soft drinks, brewery, winery',
  A22: 'Warehouse, wholesale or cold store', A23: 'Transport, food delivery, online orders', A24: 'Vending machines and unattended sale',
  A25: 'Egg packing, honey and farm products', A26: 'Food business at home', A27: 'Food bank and redistribution of food',
  A28: 'Food supplements and infant formula',
}

export const locationTypes: KnowledgeTexts['location_types'] = {
  in_house_kitchen: 'Kitchen in the house', hotel: 'Hotel', pub: 'Pub', pop_up: 'Pop-up', food_court: 'Food court',
  fixed_outlet: 'Fixed outlet', mobile_unit: 'Mobile unit', market_stall: 'Market stall',
  own_kitchen: 'Own kitchen', satellite_kitchen: 'Satellite kitchen', delivered_meals: 'Meals are delivered to us',
  shop: 'Shop', kiosk: 'Kiosk', online_pick_up: 'Online orders with pick-up', shop_with_workroom: 'Shop with workroom',
  craft_bakery: 'Craft bakery', bake_off: 'Bake-off', home_bakery: 'Bakery at home',
  bar: 'Bar', petrol_station: 'Petrol station', central_kitchen: 'Central kitchen', event_site: 'Event site', ward_kitchen: 'Ward kitchen',
  factory: 'Factory', commissary: 'Commissary', meat_counter: 'Meat counter', fish_counter: 'Fish counter', deli_counter: 'Deli counter',
  bakery_counter: 'Bakery counter', salad_bar: 'Salad bar', parlour: 'Parlour', soft_ice_machine: 'Soft-ice machine', farm_dairy: 'Farm dairy',
  cutting_plant: 'Cutting plant', slaughterhouse: 'Slaughterhouse', packhouse: 'Packhouse', juice_bar: 'Juice bar', craft_workshop: 'Workshop',
  home: 'At home', roastery: 'Roastery', repacking: 'Repacking', microbrewery: 'Microbrewery', vending: 'Vending', fleet: 'Own vehicles',
  courier: 'Courier', parcel: 'Parcel delivery', chilled_vending: 'Chilled vending machines', hot_vending: 'Hot vending machines',
  frozen_vending: 'Frozen vending machines', packing_centre: 'Packing centre', apiary: 'Apiary', farm_shop: 'Farm shop', dwelling: 'Private home',
  warehouse: 'Warehouse', social_kitchen: 'Social kitchen', reseller: 'Reseller',
  dry_warehouse: 'Dry warehouse', chilled_warehouse: 'Chilled warehouse', frozen_warehouse: 'Frozen warehouse', cross_dock: 'Cross-dock',
}

export const extraData: KnowledgeTexts['extra_data'] = {
  vulnerable_consumers: { name: 'Small children, elderly or ill people eat here', hint: 'Raises the severity of germs that hit them hardest.' },
  raw_animal_rte: { name: 'Raw meat or raw fish dishes', hint: 'Tartare, carpaccio, sushi, ceviche, oysters.' },
  raw_egg_dishes: { name: 'Dishes with raw egg', hint: 'Tiramisu, mousse, mayonnaise or dressing made here from shell eggs.' },
  uses_own_well_water: { name: 'Water from an own well', hint: 'Own water needs its own tests.' },
  vacuum_or_MAP: { name: 'Vacuum or gas packing', hint: 'Without air, other germs can grow in the cold.' },
  sous_vide: { name: 'Sous-vide cooking', hint: 'Long cooking at low temperature in a bag.' },
  cook_chill: { name: 'Cook-chill', hint: 'Meals are cooked, chilled and kept for days before reheating.' },
  freezing_on_site: { name: 'Food is frozen here', hint: 'For stock, or fish to be eaten raw.' },
  smoking: { name: 'Smoking', hint: 'Fish or meat is smoked here, hot or cold.' },
  fermentation_drying: { name: 'Fermenting, drying or ageing of meat', hint: 'Raw sausage, raw ham, dry-aged beef.' },
  acidification: { name: 'Acidifying or pickling', hint: 'Sushi rice, pickles, marinades kept for days.' },
  deep_frying: { name: 'Deep-frying', hint: 'A fryer is in use.' },
  hot_holding_buffet: { name: 'Hot buffet or hot counter', hint: 'Hot food waits for guests.' },
  delivery_transport: { name: 'Own delivery', hint: 'Food leaves the house in your care.' },
  slicing_RTE: { name: 'Slicing of ready-to-eat food', hint: 'Ham, cheese or smoked fish is sliced here.' },
  grinding_mince: { name: 'Mincing of meat', hint: 'Mince or burgers are made here.' },
  live_bivalves_tanks: { name: 'Live shellfish or tanks', hint: 'Live oysters, mussels, lobsters or fish are kept here.' },
  ice_machine: { name: 'Ice machine', hint: 'Ice for drinks or for display is made here.' },
  glass_packaging: { name: 'Glass packaging', hint: 'Jars or bottles are filled or stored.' },
  metal_detection: { name: 'Metal detector', hint: 'Goods pass a detector.' },
  allergen_free_claim: { name: 'Food sold as free from an allergen', hint: 'Gluten-free, milk-free and other promises.' },
  retained_samples: { name: 'Meal samples are kept', hint: 'Duty for schools and care homes in some countries.' },
}

export const productGroups: KnowledgeTexts['product_groups'] = {
  PG01: 'Hot dishes', PG02: 'Soups and hot sauces', PG03: 'Cold dishes and composed salads', PG04: 'Sandwiches, wraps, snacks',
  PG05: 'Raw animal dishes (tartare, sashimi, ceviche, oysters)', PG06: 'Sushi', PG07: 'Chilled desserts', PG08: 'Pastry and cake with perishable filling',
  PG09: 'Bread, dry bakery goods, biscuits', PG10: 'Pizza, kebab, burgers, fried take-away', PG11: 'Breakfast and buffet lines',
  PG12: 'Infant food', PG13: 'Special-diet and texture-modified meals', PG14: 'Ice cream and soft ice', PG15: 'Cold drinks, juices, smoothies, ice',
  PG16: 'Hot drinks', PG17: 'Alcoholic drinks', PG18: 'Raw meat cuts', PG19: 'Minced meat and meat preparations',
  PG20: 'Cooked meat products', PG21: 'Raw fermented or dried meat', PG22: 'Smoked and cured meat', PG23: 'Raw fish cuts, live shellfish',
  PG24: 'Smoked, marinated, salted fish', PG25: 'Heat-treated milk and cream', PG26: 'Fermented milk, fresh cheese', PG27: 'Ripened cheese',
  PG28: 'Raw-milk products', PG29: 'Eggs', PG30: 'Fresh-cut fruit and vegetables, sprouts', PG31: 'Jam, syrup, honey, sweets, chocolate',
  PG32: 'Pickled and fermented vegetables', PG33: 'Low-acid canned food', PG34: 'Vacuum-packed, gas-packed or sous-vide chilled meals',
  PG35: 'Frozen meals and ingredients', PG36: 'Dry mixes, cereals, flour, pasta, spices, nuts', PG37: 'Fats, oils, mayonnaise, dressings',
  PG38: 'Food supplements', PG39: 'Pre-packed goods, traded only', PG40: 'Packaging and food-contact articles, traded',
}

export const foodGroups: KnowledgeTexts['food_groups'] = {
  FG01: 'Red meat', FG02: 'Poultry', FG03: 'Minced meat and offal', FG04: 'Game', FG05: 'Sea fish, wild', FG06: 'Farmed and freshwater fish',
  FG07: 'Crustaceans', FG08: 'Mussels, oysters, squid', FG09: 'Shell eggs', FG10: 'Pasteurised liquid egg', FG11: 'Raw milk',
  FG12: 'Pasteurised milk, cream, butter', FG13: 'Cheese', FG14: 'Raw vegetables, herbs, mushrooms', FG15: 'Fresh fruit and berries',
  FG16: 'Frozen berries and vegetables', FG17: 'Potatoes and roots', FG18: 'Sprouts', FG19: 'Rice, pulses, cereals, pasta',
  FG20: 'Flour and bakery mixes', FG21: 'Sugar, honey, sweeteners', FG22: 'Nuts, seeds, dried fruit', FG23: 'Spices and dried herbs',
  FG24: 'Oils and fats', FG25: 'Canned and ambient preserves', FG26: 'Chilled ready-to-eat food (deli, smoked fish, tofu)', FG27: 'Frozen food',
  FG28: 'Soy and plant protein', FG29: 'Additives, nitrite, sulphite, colours', FG30: 'Water, ice, steam', FG31: 'Drinks',
  FG32: 'Packaging and food-contact materials', FG33: 'Bee products',
}
