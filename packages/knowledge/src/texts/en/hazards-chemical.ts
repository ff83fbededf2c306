import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsChemical: KnowledgeTexts['hazards'] = {
  H30: {
    name: 'Histamine in fish', hazard: 'Histamine in tuna, mackerel, sardine, herring and alike. It survives cooking, freezing and canning.',
    cause: 'Fish too warm after the catch, on the way or in stock.', do: 'Accept and keep these fish at {limit:L-chill-fish}, on ice. Histamine at most {limit:L-histamine}.',
    check: 'Whoever receives probes each delivery, looks and smells; a sample of a doubtful lot goes to the laboratory.', act: 'Too warm, dull or peppery: refuse the lot. Do not cook it: heat does not help. Review the supplier.',
    at: {
      P04: { do: 'Keep the fish at {limit:L-chill-fish}, under fresh ice that drains; sell or use it within its days.', check: 'The person in charge probes the fish morning and afternoon and renews the ice.', act: 'Warm for an unknown time: throw it away; cooking does not help. More ice, colder room; call the technician.' },
      P06: { do: 'Thaw tuna and alike in the refrigerator, out of the vacuum, for at most {limit:L-thaw-hours}; use it at once.', check: 'The cook looks at thawing fish every morning: cold, dated, on a grid.', act: 'Thawed warm: throw it away; cooking does not help. Thaw less, earlier.' },
    },
  },
  H31: {
    name: 'Mould toxins', hazard: 'Aflatoxin, ochratoxin, DON and patulin in nuts, cereals, spices and dried or bruised fruit.',
    cause: 'Damp store, old stock, mouldy fruit.', do: 'Keep dry goods closed, off floor and wall; relative humidity of the store {limit:L-dry-store-humidity}. Mouldy goods are not sorted but thrown away.',
    check: 'The person in charge of the store reads the humidity and looks at the goods once a week.', act: 'Throw away what is mouldy or damp. Air or dry the store.',
    at: { P28: { do: 'Sort out rotten and mouldy fruit before boiling: heat does not destroy the toxin.', check: 'The cook looks through each batch of fruit.', act: 'Throw away mouldy fruit, and the batch made with it.' } },
  },
  H33: {
    name: 'Too much or too little nitrite', hazard: 'Too much nitrite poisons; too little lets Clostridium botulinum grow.',
    cause: 'Weighing error, mix-up with salt, pure nitrite.', do: 'Use ready-mixed curing salt, locked and labelled. Weigh meat and salt by the sheet: {limit:L-nitrite}.',
    check: 'The butcher weighs, a second person signs the batch sheet.', act: 'Too much or unknown: throw the batch away. Too little: cook the batch and sell it fresh and cold. Check the scales.',
  },
  H37: {
    name: 'Residues of washing agents', hazard: 'Chlorine or chlorate on washed produce.', cause: 'Overdosing, no rinse.', do: 'Dose by the label, rinse in drinking water.',
    check: 'The cook looks at dose and rinse of each batch.', act: 'Rinse again. Repair the dosing.',
  },
  H38: {
    name: 'Residues of veterinary medicines', hazard: 'Antibiotics and others in meat, milk and honey.', cause: 'Waiting time not kept on the farm.', do: 'Buy from approved suppliers with own controls.',
    check: 'Whoever receives looks at supplier and mark, every delivery.', act: 'Set the lot apart after a warning; ask the supplier for results or change.',
  },
  H39: {
    name: 'Residues of pesticides', hazard: 'Sprays on fruit, vegetables and cereals.', cause: 'Sprayed late or too much.', do: 'Buy from approved suppliers who test; wash produce.',
    check: 'Whoever receives looks at supplier and origin, every delivery.', act: 'Set the lot apart after a warning; ask for results or change the supplier.',
  },
  H40: {
    name: 'Heavy metals and environmental poisons', hazard: 'Mercury, cadmium, dioxins and PFAS in large fish, cereals, vegetables and water.', cause: 'Polluted area, large predatory fish.', do: 'Buy from approved suppliers; vary species and origin; no large predatory fish for children and pregnant guests.',
    check: 'Whoever receives looks at species and catch area.', act: 'Set the lot apart after a warning; ask for results or change the supplier.',
  },
  H41: {
    name: 'Cleaning chemicals near food', hazard: 'Detergent, disinfectant or paint gets into food.', cause: 'Chemicals beside food, bottles without a label.', do: 'Keep chemicals in their own locked cupboard, in the original, labelled bottle; never in food containers.',
    check: 'The shift leader looks at store and work places every day.', act: 'Throw away food that was splashed or cannot be told. Put chemicals away; label the bottles.',
    at: {
      P39: { do: 'Cover or clear away food before cleaning. Dose by the label; rinse what touches food.', check: 'The closing shift looks before cleaning that no food is open.' },
      P41: { do: 'Used oil and chemicals to be disposed of stand apart from food, closed and labelled.', check: 'The closing shift looks at the waste place.' },
    },
  },
  H42: {
    name: 'Acrylamide', hazard: 'Acrylamide forms in starchy food that is browned at high heat.', cause: 'Potatoes stored too cold, oil too hot, dark colour.', do: 'Roast and bake potatoes golden, not brown. Soak cut potatoes in water before.',
    check: 'The cook compares the colour of each batch with the chart.', act: 'Throw away what is too dark. Lower the heat, shorten the time.',
    at: {
      P13: { do: 'Oil {limit:L-fry-oil}. Potatoes for frying from a store of {limit:L-potato-store}; soak or blanch cuts. Golden, not brown.', check: 'The cook reads the oil once a day and compares the colour of each batch.', act: 'Throw away what is too dark. Lower the oil; ask for other potatoes.' },
      P21: { do: 'Bake bread and biscuits to a light golden colour; long fermentation where the recipe allows.', check: 'The baker compares the colour of each batch with the chart.', act: 'Do not sell burnt goods. Lower the oven or shorten the time.' },
    },
  },
  H43: {
    name: 'Spent frying oil', hazard: 'Harmful breakdown products in old, overheated oil.', cause: 'Oil used too long, too hot, not filtered.', do: 'Filter daily, skim crumbs, cover at night. Change the oil before it passes {limit:L-oil-polar}.',
    check: 'The cook tests each fryer in use once a day with strip or meter and looks for smoke, foam and smell.', act: 'Change the oil now; throw away food that tastes of it. Check thermostat and filtering.',
  },
  H44: {
    name: 'Natural plant toxins', hazard: 'Solanine in green potatoes, lectins in raw beans, poisons in wild mushrooms.', cause: 'Green or sprouted potatoes, beans not boiled, unknown mushrooms.', do: 'Refuse green or sprouting potatoes. Only cultivated mushrooms, or wild ones from an approved dealer.',
    check: 'Whoever receives looks at the goods, every delivery.', act: 'Refuse the goods; tell the supplier.',
    at: {
      P09: { do: 'Soak dry beans, throw the water away, boil for {limit:L-bean-boil}; not in the slow cooker only.', check: 'The cook notes the boiling time of each batch.', act: 'Boil on. Already served half-raw: tell the manager.' },
      P13: { do: 'Peel and cut away green and sprouted parts of potatoes.', check: 'The cook looks when peeling.', act: 'Throw away green potatoes; keep them dark.' },
    },
  },
  H45: {
    name: 'Smoke residues (PAH)', hazard: 'Cancer-causing tars on smoked food.', cause: 'Resinous or wet wood, open flame, fat dripping into fire.', do: 'Dry hardwood or beech chips, indirect smoke, clean chamber.',
    check: 'The smoker looks at wood, flame and colour of each batch.', act: 'Do not sell sooty goods. Clean the chamber, change the wood.',
    at: { P09: { name: 'Tars from the grill (PAH)', hazard: 'Cancer-causing tars on food grilled over flame or glowing coal.', cause: 'Fat dripping into the fire, food in the flame, resinous wood or scraps as fuel.', do: 'Grill beside the glow or over a drip tray, trim the fat, wait until flames are gone. Charcoal, gas or dry hardwood only.', check: 'The cook looks at flame and colour of each round.', act: 'Cut away or throw away what is charred. Clean the grate, raise it, change the fuel.' } },
  },
  H46: {
    name: 'Undeclared sulphite or other species', hazard: 'Sulphite in prawns, dried fruit, peeled potatoes or wine; another species than the label says.', cause: 'Treatment not declared, fraud.', do: 'Read the label and the specification; sulphite above {limit:L-sulphite} is declared to guests.',
    check: 'Whoever receives compares label and order, every delivery.', act: 'Set apart until the supplier has answered in writing; correct the allergen list.',
    at: { P32: { do: 'Take sulphite and species from the supplier’s label onto your own; above {limit:L-sulphite} it stands on the label.', check: 'The packer compares the first and last label of each batch with the recipe.', act: 'Hold the batch and label it anew. Sold already: tell the manager, who decides on a recall.' } },
  },
  H52: {
    name: 'Residues of disinfectant', hazard: 'Disinfectant or detergent left on surfaces and dishes.', cause: 'Overdosing, no rinse.', do: 'Dose by the label; chlorine {limit:L-chlorine}. Rinse surfaces that touch food with drinking water, unless the label says no rinse.',
    check: 'The person who mixes tests the solution once a day with a strip.', act: 'Mix anew, rinse again. Throw away food that tastes of it. Repair the dosing.',
    at: { P40: { do: 'Dose by the machine; rinse without foam or smell.', check: 'The person at the dishwasher looks at and smells the dishes.', act: 'Rinse again; have the dosing set.' } },
  },
  H56: {
    name: 'Poison from pest control', hazard: 'Bait or spray on food.', cause: 'Open bait, spraying in the kitchen.', do: 'Only closed, numbered bait boxes outside food rooms, set by the contractor with a plan.',
    check: 'The manager goes round with the contractor at each visit.', act: 'Throw away touched food, clean. Talk to the contractor.',
  },
  H72: {
    name: 'Lubricants and condensate', hazard: 'Oil, refrigerant or dripping water in food.', cause: 'Leaking gears, iced-up evaporators.', do: 'Food-grade lubricant on machines; drip trays; service by plan.',
    check: 'The user looks at machines before start; the technician once a year.', act: 'Throw away touched food. Stop the machine until it is repaired.',
  },
  H73: {
    name: 'Lead, nitrate and backflow in water', hazard: 'Lead from old pipes, nitrate from fields, dirty water sucked back.', cause: 'Old pipes, hose in the sink.', do: 'Run the tap in the morning; backflow valves; own well tested by plan.',
    check: 'The manager reads each water report.', act: 'Above the drinking-water standard: stop using it, bottled water. Plumber; sample again.',
  },
  H76: {
    name: 'Algal toxins in shellfish', hazard: 'PSP, ASP and DSP from algae in mussels, oysters and clams. Cooking does not destroy them.', cause: 'Algal bloom, closed harvest area, no tag.', do: 'Only shellfish with a tag from an open, monitored area and an approved dispatcher.',
    check: 'Whoever receives reads area, date and dispatcher on the tag of each lot and keeps it.', act: 'Refuse lots without a tag or from a closed area. After a warning: stop sale, set apart, tell the authority.',
  },
  H77: {
    name: 'Poisonous or oily fish species', hazard: 'Wax esters of escolar and oilfish; ciguatera; pufferfish.', cause: 'Wrong or renamed species.', do: 'Buy by species name. No pufferfish. Escolar and oilfish only packed, with advice.',
    check: 'Whoever receives compares the scientific name with the list, every delivery.', act: 'Refuse unknown species.',
    at: { P09: { do: 'Escolar and oilfish: cook without the fat and tell guests that it may upset the stomach.', check: 'The head cook checks the menu text when the fish is on.', act: 'Take the dish off the menu.' } },
  },
  H78: {
    name: 'Substances from packaging', hazard: 'Plasticisers, bisphenols and amines move into fatty or hot food.', cause: 'Film or box not made for fat, heat or food.', do: 'Only food-contact materials with a declaration, used as the maker says: heat, fat, time.',
    check: 'The manager files the declarations and looks through them once a year.', act: 'Stop using the material; throw away food packed hot or fatty in it.',
  },
  H79: {
    name: 'Too much of an additive', hazard: 'Overdose of sulphite, colours, sweeteners or preservatives.', cause: 'Weighing error, no recipe.', do: 'Ready mixes; weigh by the recipe sheet, within what law allows for that food.',
    check: 'A second person signs the weighing of each batch.', act: 'Hold the batch; dilute by recipe or throw away. Check scales and recipe.',
    at: { P32: { do: 'Compare recipe, amount per portion and label of each batch: vitamins, sweeteners, sulphite and colours within what law allows; nothing that is not permitted as food.', check: 'A second person signs amount and label of the first pack of each batch.' } },
  },
  H85: {
    name: 'Radioactivity', hazard: 'Caesium in wild boar, wild mushrooms and berries from some regions.', cause: 'Origin from a burdened area.', do: 'Ask for origin and test paper of wild boar and wild mushrooms.',
    check: 'Whoever receives looks at the origin, every delivery.', act: 'Refuse goods without paper from burdened areas.',
  },
}
