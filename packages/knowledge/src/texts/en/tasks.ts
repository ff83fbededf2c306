import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly = 'The head of kitchen, shop or plant looks through the records once a week and signs.'
const monthly = 'The manager looks through the records once a month and signs.'
const watches =
  'The manager watches the task done once a month, compares the reading with a second thermometer and signs.'
const yearly = 'The manager looks through it at the yearly review.'
const temperatures = 'Temperature record: place, reading, time, name.'
const deliveries = 'Delivery record: supplier, product, reading, name; delivery note kept.'
const batches = 'Batch record: food, reading, time, name.'
const cleaning = 'Cleaning plan, checked off with time and name.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Temperature of refrigerators and walk-in coolers',
    instruction: 'Read the thermometer or probe a product on the warmest shelf.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Temperature of red meat in store',
    instruction: 'Probe between two pieces. Limit: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Temperature of poultry and game in store',
    instruction: 'Probe between two pieces. Limit: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Temperature of ground meat in store',
    instruction: 'Probe between two packs. Limit: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Temperature of fish in store',
    instruction:
      'Probe between two fish; look that ice covers them and water drains. Limit: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Temperature of vacuum packs',
    instruction: 'Probe between two packs. Limit: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Temperature of the ripening room',
    instruction: 'Read temperature and humidity; look at the pieces. Limit: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Temperature of freezers',
    instruction: 'Read the thermometer; feel for soft packs. Limit: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Temperature of the cold display',
    instruction: 'Probe the product in the warmest spot. Limit: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Temperature of filled pastry',
    instruction: 'Probe a filled piece in the warmest spot. Limit: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Temperature of chilled displays and cabinets',
    instruction: 'Read the thermometer or probe a product at the front, at the load line.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Temperature of the meat counter',
    instruction: 'Probe a piece in the warmest spot. Limit: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Temperature of poultry on sale',
    instruction: 'Probe between two pieces. Limit: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Temperature of ground meat on sale',
    instruction: 'Probe the middle of the tray. Limit: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Temperature of the fish counter',
    instruction: 'Probe a fillet on top; look that ice covers the fish. Limit: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Scooping cabinet',
    instruction:
      'Read the warmest place of each cabinet; no frost above the load line, scoops in running water. Limit: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Ripening room and brine',
    instruction:
      'Read temperature and humidity; look at boards, rinds and brine; note salt and age of the brine.',
    verification: weekly,
    record: 'Ripening record.',
  },
  'T-ripening-humidity': {
    name: 'Humidity of dry aging',
    instruction: 'Read the hygrometer of each cabinet. Limit: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Temperature of frozen cabinets',
    instruction: 'Read the thermometer; feel for soft packs. Limit: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Temperature of hot holding',
    instruction: 'Stir, probe each dish in the coldest spot. Limit: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Temperature of the hot buffet',
    instruction: 'Stir and probe each dish every two hours of service. Limit: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Temperature of the potato store',
    instruction: 'Read the thermometer. Potatoes for frying: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Dry store',
    instruction: 'Read the humidity; look for damp, mold and beetles. Limit: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Store record: reading, name.',
  },
  'T-dates': {
    name: 'Dates in stock',
    instruction: 'Look through dates; take out what is past, put what expires first in front.',
    verification: weekly,
    record: 'Daily list; record of waste.',
  },
  'T-opened-packs': {
    name: 'Opened and prepared food',
    instruction:
      'Every pack carries its day. Enter the age of the oldest, in days. Limit: {limit:L-rte-days}.',
    verification: weekly,
    record: 'Daily list; labels on the food.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Temperature on delivery',
    instruction: 'Measure between two packs or pieces, before you sign.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Delivery of red meat',
    instruction: 'Measure between two pieces. Limit: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Delivery of poultry and game',
    instruction: 'Measure between two pieces. Limit: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Delivery of ground meat',
    instruction: 'Measure between two packs. Limit: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Delivery of fish',
    instruction:
      'Measure between two fish; look at ice, eyes and gills, and smell. Limit: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Delivery of frozen food',
    instruction: 'Measure between two packs; look for frost and soft corners. Limit: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Delivery: packs, dates, labels, papers',
    instruction:
      'Packs whole and clean, dates long enough, inspection mark there, label and allergens as ordered.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Temperature of raw milk on arrival',
    instruction: 'Stir and measure each tanker or can before pumping. Limit: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Antibiotic test of raw milk',
    instruction: 'Quick test of each tanker before it is emptied; keep the sample.',
    verification: weekly,
    record: 'Milk record: farm, result, name.',
  },
  'T-shellfish-tags': {
    name: 'Tags of live shellfish',
    instruction:
      'Read area, date and dealer on the tag; shells closed and alive. Write the day of use on the tag and keep it.',
    verification: monthly,
    record: 'Tags in order of date.',
  },
  'T-shellfish-air': {
    name: 'Air temperature of live shellfish',
    instruction: 'Measure the air around the shellfish at receiving. Limit: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Histamine test',
    instruction: 'Send samples of a doubtful lot of tuna, mackerel and alike. Limit: {limit:L-histamine}.',
    verification: 'The manager reads every report.',
    record: 'Laboratory report with the lot.',
  },
  'T-suppliers': {
    name: 'Review of suppliers',
    instruction: 'Go through the list: approvals, specifications, complaints, declarations of packaging.',
    verification: yearly,
    record: 'List of approved suppliers with date and name.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Internal temperature when cooking',
    instruction: 'Probe the thickest piece of each batch, in poultry next to the bone.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Internal temperature of poultry',
    instruction: 'Probe the thickest piece next to the bone, each batch. Limit: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Internal temperature of ground meat and burgers',
    instruction: 'Probe the thickest piece from the side, each batch. Limit: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Internal temperature of whole meat and fish',
    instruction: 'Probe the thickest piece of each batch. Limit: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Temperature of beef, lamb and pork when cooked',
    instruction:
      'Probe the thickest piece of each batch. Served pink: measure the surface after searing. Limit: {limit:L-cook-red-meat}. Only whole cuts: nothing ground, rolled, tenderized or injected.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Internal temperature of game',
    instruction: 'Probe the thickest piece of each batch. Limit: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Internal temperature of egg dishes',
    instruction: 'Probe the middle of each batch. Limit: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Low-temperature cooking: core and time',
    instruction:
      'Leave the probe in the thickest piece. The time counts from when the core has reached the temperature. Limit: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Microwave: stir and let it stand',
    instruction:
      'Cover, stir or turn half way, let it stand two minutes under its cover, then probe in several spots: the coldest one counts.',
    verification: watches,
    record: 'Check mark for each batch.',
  },
  'T-sous-vide': {
    name: 'Sous-vide: core and time',
    instruction:
      'Probe one bag of each batch through foam tape; note bath temperature, start and end. Limit: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Pasteurization',
    instruction: 'Probe while stirring, note start and end of holding. Limit: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Retort',
    instruction:
      'Note temperature, pressure and time of each load; work out the value. Limit: {limit:L-retort}.',
    verification: 'The manager compares every chart with the program before release.',
    record: 'Retort record with chart.',
  },
  'T-uht': {
    name: 'Long-life heating',
    instruction:
      'Read the temperature after the holding tube at start and each hour; the flow turns back by itself below the limit. Limit: {limit:L-uht}.',
    verification: 'The manager compares every chart with the program before release.',
    record: 'Heating record with chart.',
  },
  'T-ice-cream-mix': {
    name: 'Heating of the ice-cream mix',
    instruction:
      'Enter temperature and time of each batch, stirred and closed. Limit: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Heating of juice and drinks',
    instruction:
      'Read the temperature after the holding time at start and in each batch. Limit: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Roasting, steaming or bought-in heat treatment',
    instruction:
      'Check off time, temperature and bed height of the proven program, or the supplier’s certificate of the treated lot.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Internal temperature of hot smoking',
    instruction: 'Probe the thickest piece of each batch. Limit: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Internal temperature when reheating',
    instruction: 'Stir, probe the middle of each batch. Limit: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Cooling after cooking',
    instruction:
      'Note time and core at the start; enter the internal temperature at the end of the first time named. Limit: {limit:L-cool}.',
    verification: watches,
    record: 'Cooling record: food, start, end, readings, name.',
  },
  'T-cool-second': {
    name: 'Cooling, second stage',
    instruction:
      'Enter the internal temperature at the end of the whole time, counted from the start of cooling. Limit: {limit:L-cool-second}.',
    verification: watches,
    record: 'Cooling record: food, start, end, readings, name.',
  },
  'T-cool-cook-chill': {
    name: 'Cooling of cook-chill and sous-vide food',
    instruction:
      'Note time and core at the start; enter the internal temperature at the end of the time. Limit: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Cooling record: food, start, end, readings, name.',
  },
  'T-hot-fill': {
    name: 'Hot filling',
    instruction: 'Probe the product at filling, first and last jar. Limit: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Water for infant formula',
    instruction:
      'Measure the water before the powder goes in; write the time on the bottle. Limit: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-beans': {
    name: 'Boiling of dry beans',
    instruction: 'Count from full boil. Limit: {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Boiling of frozen berries',
    instruction: 'Count from full boil, before use in cold dishes. Limit: {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Freezing of fish against parasites',
    instruction:
      'Probe in the thickest piece; note species, lot, start and end. Limit: {limit:L-parasite-freeze}.',
    verification: 'The head cook compares record and lot before release.',
    record: 'Freezing record: species, lot, temperature, start, end, name.',
  },
  'T-parasite-record': {
    name: 'Freezing paper of raw fish',
    instruction:
      'Read the supplier’s paper of each lot and enter the freezing temperature it names. Limit: {limit:L-parasite-freeze}. Farmed fish: file the declaration.',
    verification: 'The head cook compares paper and lot once a week.',
    record: 'Supplier’s paper or declaration, by lot.',
  },
  'T-raw-egg-time': {
    name: 'Age of dishes with raw egg',
    instruction:
      'Write day and hour on each batch; enter the hours since making. Limit: {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Raw meat dishes',
    instruction:
      'Fresh whole cut with inspection mark, surface trimmed, cut with clean tools just before serving; label and time noted.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Temperature of dishes with raw egg',
    instruction: 'Probe the middle of each batch. Limit: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'pH of dressing with raw egg',
    instruction: 'Measure each batch with the calibrated meter. Limit: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'pH of sushi rice',
    instruction: 'Blend a sample with water, measure each batch. Limit: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Salt in the water phase of packed fish',
    instruction:
      'Each batch to be packed without air: salt ÷ (salt + water) × 100, from a sample or by the proven recipe. Limit: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'pH of pickles and marinades',
    instruction:
      'Blend the thickest piece, measure each batch after the acid has gone through. Limit: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Souring of milk and curd',
    instruction:
      'Enter the pH at the hours of the program; slow souring lets staphylococci grow, a dead culture stops the batch. Fresh cheese and yogurt reach their final pH before they are cooled.',
    verification: weekly,
    record: 'Batch record with the pH curve.',
  },
  'T-home-acid-ph': {
    name: 'pH of jam and pickles',
    instruction:
      'Measure a blended, cooled sample of each batch before the jars are labeled. Limit: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'pH of jam',
    instruction:
      'Measure a blended, cooled sample of each batch with the calibrated meter. Limit: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Degree-hours of fermented sausage',
    instruction:
      'From the chart, add for each hour until the sausage is sour the degrees above which staphylococci grow. Limit: {limit:L-degree-hours}.',
    verification: 'The manager works out one batch a month again and signs.',
    record: 'Batch record with chart of the room.',
  },
  'T-wash-dose': {
    name: 'Sanitizer in the wash water',
    instruction:
      'Test strip or meter in the tank, for the agent that the authority allows; pH and change of water noted. Limit: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Wash record: time, dose, pH, water changed.',
  },
  'T-sprout-water': {
    name: 'Test of the spent water of sprouts',
    instruction:
      'Sample the water that ran off each batch for the laboratory; hold the batch until the result. Limit: {limit:L-sprout-water}.',
    verification: 'The manager releases each batch by the result.',
    record: 'Laboratory report with the lot.',
  },
  'T-sprout-seed': {
    name: 'Seed treatment',
    instruction: 'Check off seed lot with certificate, dose, time and rinse; no lot without papers.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Candling and sorting of eggs',
    instruction:
      'Candle each batch; sort out cracked, dirty and leaking eggs; never wash eggs where the rules forbid it.',
    verification: weekly,
    record: 'Batch record: farm, date of laying, eggs sorted out.',
  },
  'T-egg-breaking': {
    name: 'Breaking of eggs',
    instruction:
      'Whole, clean and dry shells only; no crushing; sieve, chill at once, change the tray after a bad egg.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Raw milk for cheese and sale',
    instruction:
      'Measure the milk before use; check off herd papers and today’s results. Limit: {limit:L-chill-raw-milk}.',
    verification: 'The manager compares readings with the results of the herd every week.',
    record: 'Milk record: farm, reading, name.',
  },
  'T-carcass': {
    name: 'Visible dirt on carcasses',
    instruction:
      'Look at inside and outside of each carcass before the wash: no dung, milk, stomach contents or hair.',
    verification: 'The manager looks at ten carcasses again every day.',
    record: 'Slaughter record.',
  },
  'T-carcass-chill': {
    name: 'Chilling of carcasses',
    instruction:
      'Probe the deep leg of the largest carcass of each batch at the end of chilling. Limit: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Chilling record: batch, start, end, reading.',
  },
  'T-carcass-chill-poultry': {
    name: 'Chilling of poultry and small game',
    instruction:
      'Probe the deep breast of the largest bird of each batch at the end of chilling. Limit: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Chilling record: batch, start, end, reading.',
  },
  'T-glass-filling': {
    name: 'Jars and bottles before and after filling',
    instruction:
      'Turn over and blow or rinse each jar; look at the rims; after a breakage clear the jars beside it and note it.',
    verification: weekly,
    record: 'Filling record: breakages, jars thrown away.',
  },
  'T-sausage-ph': {
    name: 'pH of fermented sausage',
    instruction:
      'Measure the core of one sausage of each batch on the days of the recipe. Limit: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Water activity of dried meat',
    instruction: 'Measure one piece of each batch before release. Limit: {limit:L-dry-aw}.',
    verification: 'The manager releases each batch by the record.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'Fermented or dried meat keeps',
    instruction:
      'Measure pH, water activity or both in one piece of each batch before release and write the figures down. One of these is enough, or the two milder ones together: {limit:L-stable-ph}; {limit:L-stable-aw}. Answer “done” only when it is reached.',
    verification: 'The manager releases each batch by the record.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Weighing of curing salt',
    instruction:
      'Weigh meat and curing salt, work out the nitrite, second person signs. Limit: {limit:L-nitrite}.',
    verification: weekly,
    record: 'Batch sheet with both signatures.',
  },
  'T-vacuum-days': {
    name: 'Age of vacuum packs',
    instruction:
      'Look through the packs; enter the age of the oldest, in days. Limit: {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Daily list; labels on the packs.',
  },
  'T-seal': {
    name: 'Seals and lids',
    instruction: 'Press-test the first packs of the shift and after each change; look at seams and lids.',
    verification: weekly,
    record: 'Seal record: packs tested, result, name.',
  },
  'T-oil-temperature': {
    name: 'Temperature of frying oil',
    instruction: 'Measure each fryer in use. Limit: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Oil record.',
  },
  'T-oil': {
    name: 'Quality of frying oil',
    instruction:
      'Test each fryer in use with strip or meter; look for smoke, foam and smell. Limit: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Oil record: reading, filtering, change.',
  },
  'T-colour': {
    name: 'Color of fried and baked goods',
    instruction: 'Compare with the chart: golden, not brown.',
    verification: monthly,
    record: 'Checked off by batch.',
  },
  'T-display-time': {
    name: 'Time of cold food on display',
    instruction: 'Write when it was put out; enter the hours at refill. Limit: {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Display record or card at the dish.',
  },
  'T-hot-time': {
    name: 'Time of hot food below its limit',
    instruction:
      'When food fell below the limit, write since when; enter the hours. Limit: {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Hot-holding record.',
  },
  'T-fruit-time': {
    name: 'Time of cut fruit out of the cold',
    instruction:
      'Write when it was cut; enter the hours until it went into the cold. Limit: {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Test of the metal detector',
    instruction:
      'Pass every test piece at start, every hour and at the end; enter the smallest that was found. Limit: {limit:L-metal-test}.',
    verification: 'The manager compares times and results every week.',
    record: 'Detector record with times.',
  },
  'T-sieve': {
    name: 'Sieve',
    instruction: 'Look at mesh and rest in the sieve before the first use.',
    verification: monthly,
    record: 'Daily list.',
  },
  'T-thaw-water': {
    name: 'Thawing in running water',
    instruction:
      'Sealed bag, cold drinking water that keeps running, a basin for this alone. Cook it at once; nothing goes back into the refrigerator.',
    verification: weekly,
    record: 'Check mark for each batch.',
  },
  'T-thaw': {
    name: 'Thawing food',
    instruction: 'In the refrigerator, in a tray, covered, dated, below ready-to-eat food.',
    verification: weekly,
    record: 'Daily list.',
  },
  'T-produce': {
    name: 'Washing of produce',
    instruction: 'Clean basin and water, no sand left, rinsed and drained.',
    verification: weekly,
    record: 'Checked off by batch.',
  },
  'T-separation': {
    name: 'Raw and ready-to-eat apart',
    instruction: 'Look through refrigerators, boards, knives and order of work before the day begins.',
    verification: weekly,
    record: 'Daily list.',
  },
  'T-machine-parts': {
    name: 'Blades, screws and seals',
    instruction: 'Look at slicer, grinder, mixer and tools before the first use: nothing missing or broken.',
    verification: monthly,
    record: 'Daily list.',
  },
  'T-bones': {
    name: 'Bones',
    instruction: 'Feel along fillets and boned pieces of each batch.',
    verification: monthly,
    record: 'Checked off by batch.',
  },
  'T-sample': {
    name: 'Retained meal sample',
    instruction:
      'Take a sample of each dish in a clean, labeled bag, at the end of service. Keep at {limit:L-retained-sample} for {limit:L-retained-days}.',
    verification: weekly,
    record: 'Sample list: meal, date, name.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Allergens before service',
    instruction: 'Compare list, menu and today’s changes; tell the team; own tools ready.',
    verification: weekly,
    record: 'Daily list with name.',
  },
  'T-allergen-run': {
    name: 'Allergens: cleaning and order of batches',
    instruction: 'Sign cleaning, ingredients and order before the batch.',
    verification: weekly,
    record: 'Batch record with signature.',
  },
  'T-label': {
    name: 'Labels: first and last pack',
    instruction: 'Compare recipe, allergens, date and lot on the first and last pack; keep one label.',
    verification: weekly,
    record: 'Batch record with a sample label.',
  },
  'T-price-tags': {
    name: 'Signs and allergens at the counter',
    instruction: 'Compare signs, scale labels and goods.',
    verification: weekly,
    record: 'Daily list.',
  },
  'T-diet': {
    name: 'Special-diet meals',
    instruction: 'Name, diet and tray agree; second person signs.',
    verification: weekly,
    record: 'Meal list with both signatures.',
  },
  'T-self-service': {
    name: 'Self-service',
    instruction: 'One utensil per dish, guard in place; change the utensils.',
    verification: monthly,
    record: 'Checked off during service.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Temperature of chilled delivery',
    instruction: 'Measure at loading and at the last stop. Limit: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Trip record: readings, times, name.',
  },
  'T-transport-frozen': {
    name: 'Temperature of frozen delivery',
    instruction: 'Measure at loading and at the last stop. Limit: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Trip record: readings, times, name.',
  },
  'T-transport-hot': {
    name: 'Temperature of hot delivery',
    instruction: 'Probe one container at loading and at arrival. Limit: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Trip record: readings, times, name.',
  },
  'T-vehicle': {
    name: 'Vehicle and boxes',
    instruction: 'Clean, dry, whole; raw apart from ready-to-eat; nothing else in the load space.',
    verification: monthly,
    record: 'Trip record.',
  },
  'T-site': {
    name: 'Set-up away from the kitchen',
    instruction: 'Drinking water, handwashing, trash cans, roof, probe, spare tools: all there before start.',
    verification: monthly,
    record: 'Event list with name.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Cleaning at closing',
    instruction: 'Work tables, boards, sinks, stove, floor: clean and sanitize by the plan.',
    verification: 'The manager looks at the clean rooms once a week and signs.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Handles, taps and counters',
    instruction: 'Clean and sanitize what many hands touch.',
    verification: 'The manager looks once a week and signs.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Slicer and grinder in parts',
    instruction: 'Unplug, take apart, wash, sanitize, rinse, dry.',
    verification: 'The manager looks at blade and guard once a week; swabs by the analysis plan.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Drains, walls and corners',
    instruction: 'Clean and sanitize without spraying onto food.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Refrigerators and freezers inside',
    instruction: 'Empty, wash, sanitize, dry; clean seals and defrost.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Dry cleaning of the powder room',
    instruction:
      'Brush and vacuum dry, no water; shoes and clothing changed at the line; filters and joints dry and whole.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Ice and drink machines',
    instruction: 'Empty, clean, sanitize, rinse; throw away the first filling.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Swabs after cleaning',
    instruction: 'Swab slicer, table, drain and handle after cleaning, before work.',
    verification: 'The manager reads every report and compares with the last.',
    record: 'Laboratory report or test result.',
  },
  'T-disinfectant': {
    name: 'Strength of the sanitizer',
    instruction:
      'Dip the strip into the fresh solution. Chlorine: {limit:L-chlorine}; others by their label.',
    verification: monthly,
    record: 'Daily list: reading, name.',
  },
  'T-dish': {
    name: 'Rinse of the dishwasher',
    instruction: 'Read the rinse temperature when the machine is hot. Limit: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Knife sterilizer',
    instruction: 'Read the water temperature before work. Limit: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Trash cans and returns',
    instruction: 'Empty and wash trash cans; returned and recalled goods apart and marked.',
    verification: monthly,
    record: 'Daily list.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Own check for pests',
    instruction: 'Look for droppings, gnaw marks, webs, insects and at the traps; doors and screens close.',
    verification: 'The manager compares with the contractor’s report.',
    record: 'Pest record with plan of the traps.',
  },
  'T-pest-contractor': {
    name: 'Visit of the pest contractor',
    instruction: 'Go round with the contractor, read and sign the report.',
    verification: yearly,
    record: 'Contractor’s report.',
  },
  'T-probe-ice': {
    name: 'Probes in melting ice',
    instruction:
      'Stir crushed ice with a little water, wait until the probe stands still. Limit: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Calibration record: probe, reading, name.',
  },
  'T-probe-boiling': {
    name: 'Probes in boiling water',
    instruction:
      'Hold the probe in boiling water, not at the bottom. Limit: {limit:L-probe-boiling}; higher places boil cooler.',
    verification: yearly,
    record: 'Calibration record: probe, reading, name.',
  },
  'T-probe-certificate': {
    name: 'Outside check of thermometers',
    instruction: 'Have one probe checked outside; compare the others with it.',
    verification: yearly,
    record: 'Certificate.',
  },
  'T-ph-meter': {
    name: 'Calibration of the pH meter',
    instruction: 'Calibrate with two fresh buffers before use.',
    verification: monthly,
    record: 'Calibration record.',
  },
  'T-scales': {
    name: 'Scales',
    instruction: 'Weigh a known weight.',
    verification: yearly,
    record: 'Calibration record.',
  },
  'T-ventilation': {
    name: 'Ventilation, hoods and filters',
    instruction: 'Have hoods, filters and gas serviced.',
    verification: yearly,
    record: 'Service report.',
  },
  'T-fridge-service': {
    name: 'Service of cooling equipment',
    instruction: 'Technician checks cooling, seals and display.',
    verification: yearly,
    record: 'Service report.',
  },
  'T-tank': {
    name: 'Water tank of the unit',
    instruction: 'Empty, clean, sanitize and rinse tank and hose.',
    verification: yearly,
    record: 'Maintenance record.',
  },
  'T-well': {
    name: 'Own well',
    instruction: 'Look at cover, pump and filters; clean; sample by the analysis plan.',
    verification: 'The manager reads every water report.',
    record: 'Maintenance record.',
  },
  'T-glass': {
    name: 'Glass and hard plastic',
    instruction: 'Go through the list: lamps, windows, displays, china whole.',
    verification: monthly,
    record: 'List of glass with date and name.',
  },
  'T-fit': {
    name: 'Fit for work',
    instruction: 'Ask for vomiting, diarrhea, fever and wounds; look at hands, clothing and jewelry.',
    verification: monthly,
    record: 'Shift list; details kept confidential.',
  },
  'T-training': {
    name: 'Hygiene training',
    instruction: 'Train everyone who touches food: hygiene, allergens, this plan.',
    verification: yearly,
    record: 'Certificates and trainings: each person with date and trainer.',
  },
  'T-health': {
    name: 'Health papers of staff',
    instruction: 'Look through the papers that law asks for; new people before their first day.',
    verification: yearly,
    record: 'Certificates and trainings: each person with paper and last day.',
  },
  'T-review': {
    name: 'Review of the plan',
    instruction: 'Go through the plan, and at every change of product, supplier or equipment.',
    verification: 'The owner signs the new version.',
    record: 'Plan with version and date.',
  },
  'T-audit': {
    name: 'Internal audit',
    instruction: 'Walk through with the plan: is it done as written?',
    verification: 'The owner reads the report and the measures.',
    record: 'Audit report with measures.',
  },
  'T-recall': {
    name: 'Rehearsal of a recall',
    instruction: 'Pick one lot: where did it come from, where did it go? Note the time it took.',
    verification: yearly,
    record: 'Report of the rehearsal.',
  },
  'T-allergen-matrix': {
    name: 'Allergen list',
    instruction: 'Compare the list with recipes and labels; at once at every new recipe or product.',
    verification: 'The manager signs each new version.',
    record: 'Allergen list with version and date.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Temperature of the cutting room',
    instruction:
      'Read the room thermometer. Limit: {limit:L-cutting-room}. Meat goes back into the cold as soon as it is cut.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Time of portioning',
    instruction:
      'Write down when a batch leaves the kettle or the cold and when it is back in. At most {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Temperature of cream and fillings',
    instruction:
      'Probe whipped cream, custard and filled goods when they go into the cold. Limit: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Cooling of ice-cream mix',
    instruction: 'Read the mix behind the cooler and note the time since heating. Limit: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Temperature of aging mix',
    instruction:
      'Read each aging tank; look at its start time: at most {limit:L-ageing-hours}. Limit: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Temperature of packed milk',
    instruction: 'Probe a pack on the warmest shelf, and one at loading. Limit: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Warming up of large hams',
    instruction: 'Record the core of the largest piece from the start. Limit: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Pasteurizing in the pack',
    instruction: 'Read the core of the test pack in the coldest place. Limit: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Double seams of cans',
    instruction:
      'Cut open one can of each seaming head and measure the overlap. Limit: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Filters and sieves',
    instruction: 'Take the filter out, look at net and seal, note what it held.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'pH of the wash water',
    instruction: 'Measure the pH in the flume. Limit: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Time in the wash water',
    instruction: 'Time a colored float through the flume. Limit: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Fish out of the cold',
    instruction:
      'Write down when each lot leaves the ice and when it is back in. Limit: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH in fermenting',
    instruction: 'Measure must before the yeast goes in, and the pH at the end. Limit: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Alcohol of cider and fruit wine',
    instruction: 'Measure each batch before it is bottled. Limit: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Dryness of dried food',
    instruction:
      'Measure the water activity of the thickest pieces of each batch. Limit: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Heating of dry goods',
    instruction:
      'Read temperature and time of each batch, product at the coldest point. Limit: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Certificates of dry goods',
    instruction: 'Look at the maker’s test for Salmonella of each lot before it is packed.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Pasteurizing of egg',
    instruction: 'Read temperature behind the holding tube, and the flow. Limit: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Wash water of eggs',
    instruction: 'Read the water at the nozzles; eggs leave the machine dry. Limit: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Empty bottles and jars',
    instruction:
      'Look through empty bottles against light; turn, rinse and drain; test the last rinse for lye with paper.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Purification of shellfish',
    instruction:
      'Note start, flow, lamp and end of each tank; nothing is added on the way. Limit: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Live animals',
    instruction:
      'Compare animals and papers; healthy, clean and dry; the veterinarian’s release before slaughter.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Aseptic filler',
    instruction:
      'Read sterilizing of filler and packs before the start: temperature, time, strength of the agent.',
    verification: watches,
    record: batches,
  },
}

export const tasks: KnowledgeTexts['tasks'] = {
  ...storage,
  ...receiving,
  ...heat,
  ...special,
  ...information,
  ...transport,
  ...cleaningTasks,
  ...site,
  ...plants,
}
