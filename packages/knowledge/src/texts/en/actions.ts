import type { KnowledgeTexts } from '@larder/core/haccp'

export const actions: KnowledgeTexts['actions'] = {
  'C-refuse': {
    product: 'Refuse the goods or set them apart, marked “do not use”.',
    process: 'Tell the supplier; after a repeat, review the supplier.',
    record: 'Delivery record: product, reading, decision.',
    options: [
      'Refused the goods',
      'Set apart, supplier asked',
      'Probed the core: within the limit, accepted',
      'Thrown away',
    ],
  },
  'C-supplier': {
    product: 'Set the goods apart until the supplier has answered.',
    process: 'Ask for papers or results; strike the supplier off the list if they do not come.',
    record: 'Note in the supplier list.',
    options: ['Papers asked for', 'Goods set apart', 'Supplier struck off', 'Papers came, goods released'],
  },
  'C-shellfish': {
    product: 'Refuse or throw away lots without a tag, warm or dead.',
    process: 'Tell the supplier; keep tags in order of date.',
    record: 'Delivery record with the number of the tag.',
    options: ['Refused the lot', 'Sorted out dead ones', 'Thrown away', 'Supplier asked for the tag'],
  },
  'C-too-warm': {
    product:
      'Probe the food, move it to a colder place. Ready-to-eat food too warm for longer than {limit:L-out-cold-hours}, or nobody knows: throw it away. Raw food to be cooked that is still cold: cook it at once.',
    process: 'Check door, seal, load and ice; measure again after an hour; call the technician.',
    record: 'Temperature record: reading, food, decision.',
    options: [
      'Moved the food to another refrigerator',
      'Door or load put right, measured again',
      'Thrown away',
      'Cooked at once',
      'Called the technician',
    ],
  },
  'C-freezer': {
    product:
      'Hard food: move to another freezer. Soft meat or fish: cook at once. Soft ice cream or ready-to-eat food: throw away. Do not refreeze.',
    process: 'Check door, ice and load; measure again after an hour; call the technician.',
    record: 'Temperature record: reading, food, decision.',
    options: [
      'Moved the food to another freezer',
      'Cooked at once',
      'Thrown away',
      'Defrosted the freezer',
      'Called the technician',
    ],
  },
  'C-dry-store': {
    product: 'Throw away damp, moldy or infested goods in closed bags.',
    process: 'Air or dry the store, close leaks, clean shelves.',
    record: 'Store record: goods and amount.',
    options: ['Thrown away', 'Store aired or dried', 'Shelves cleaned', 'Repair ordered'],
  },
  'C-discard': {
    product: 'Throw the food away so that nobody can use it.',
    process: 'Find out why and show the rule to the shift.',
    record: 'Record of waste: food, amount, reason.',
    options: ['Thrown away', 'Label put right', 'Used at once', 'Shift shown the rule'],
  },
  'C-cook-on': {
    product: 'Cook on to the limit and probe again. Served already: tell the manager at once.',
    process: 'Change time, load or size of pieces; check probe and oven.',
    record: 'Cooking record: first and second reading.',
    options: ['Cooked on, limit reached', 'Cooked another way', 'Thrown away', 'Equipment checked'],
  },
  'C-cool': {
    product:
      'Just missed and still hot: heat to {limit:L-reheat} and start again, once. Otherwise throw away.',
    process: 'Smaller trays, ice bath, less in the blast chiller.',
    record: 'Cooling record: times and readings.',
    options: ['Heated through and cooled again', 'Thrown away', 'Portioned smaller', 'Blast chiller checked'],
  },
  'C-reheat': {
    product: 'Heat on and probe again. Limit not reached in time: throw away.',
    process: 'Smaller portions, stir, preheat; check the unit.',
    record: 'Reheating record: first and second reading.',
    options: ['Heated on, limit reached', 'Thrown away', 'Smaller portions', 'Unit checked'],
  },
  'C-hot-hold': {
    product:
      'Below the limit for less than {limit:L-out-hot-hours}: heat to {limit:L-reheat} once. Longer or unknown: throw away.',
    process: 'Preheat, lid on, set hotter; have the unit checked.',
    record: 'Hot-holding record: reading, decision.',
    options: [
      'Heated through, put back',
      'Served at once',
      'Thrown away',
      'Unit set hotter',
      'Called the technician',
    ],
  },
  'C-time-out': {
    product: 'Throw away food that stood out longer than allowed.',
    process: 'Put out smaller amounts; write down the time.',
    record: 'Display record: times, amount thrown away.',
    options: ['Thrown away', 'Served within the time', 'Smaller amounts put out', 'Shift shown the rule'],
  },
  'C-thaw': {
    product: 'Still cold: cook at once. Warm outside: throw away.',
    process: 'Plan thawing a day ahead; trays and grids ready.',
    record: 'Thawing record: food, decision.',
    options: [
      'Cooked at once',
      'Moved to the refrigerator, in a tray',
      'Thrown away',
      'Drip wiped up and sanitized',
    ],
  },
  'C-produce': {
    product: 'Wash again, boil, or throw away.',
    process: 'Fresh water, smaller batches; tell the supplier.',
    record: 'Note with product and supplier.',
    options: ['Washed again', 'Boiled before use', 'Thrown away', 'Supplier told'],
  },
  'C-separation': {
    product: 'Throw away ready-to-eat food that was touched, or cook it through.',
    process: 'Clean and sanitize; put shelves, boards and order of work right.',
    record: 'Note: food, place, cause.',
    options: [
      'Food moved apart',
      'Thrown away',
      'Cooked through',
      'Cleaned and sanitized',
      'Shift shown the rule',
    ],
  },
  'C-raw-dish': {
    product: 'Throw away what is over its time, too warm or of unknown origin; or cook it through.',
    process: 'Pasteurized egg, smaller batches, colder place.',
    record: 'Batch record: time made, decision.',
    options: ['Cooked through', 'Thrown away', 'Changed to pasteurized egg', 'Smaller batches'],
  },
  'C-parasite': {
    product:
      'Freeze again for the whole time, or cook to {limit:L-cook-parasite}. Served already: the manager informs the guests.',
    process: 'Colder freezer, thinner pieces; ask the supplier for papers.',
    record: 'Freezing record of the lot.',
    options: ['Frozen again, whole time', 'Cooked', 'Sent back', 'Papers asked for', 'Thrown away'],
  },
  'C-acid': {
    product: 'Add acid and measure again; or keep cold with a short life; or throw away.',
    process: 'Check recipe, weighing and meter.',
    record: 'pH record: first and second reading.',
    options: ['Acid added, limit reached', 'Kept cold, used today', 'Thrown away', 'Meter calibrated'],
  },
  'C-dry': {
    product: 'Hold the batch; dry on, or cook through, or throw away.',
    process: 'Check starter, room and recipe.',
    record: 'Batch record: readings, decision.',
    options: ['Dried on, measured again', 'Cooked through', 'Thrown away', 'Room set right'],
  },
  'C-cure': {
    product: 'Hold the batch. Too much: throw away. Too little: correct by recipe, or cook and sell fresh.',
    process: 'Check scales, recipe sheet and storage of curing salt.',
    record: 'Batch sheet with both signatures.',
    options: ['Corrected by recipe', 'Cooked and sold fresh', 'Thrown away', 'Scales checked'],
  },
  'C-vacuum': {
    product: 'Throw away packs over their days or warm for an unknown time; do not taste.',
    process: 'Colder place, shorter life, clear labels.',
    record: 'Record of packs: lot, reading, decision.',
    options: ['Thrown away', 'Moved to a colder place', 'Used today within the days', 'Label put right'],
  },
  'C-seal': {
    product: 'Repack fresh, cold food at once; throw the rest away. Test all packs since the last good one.',
    process: 'Clean and adjust the machine; change film or lids.',
    record: 'Seal record: packs tested, packs lost.',
    options: ['Repacked', 'Thrown away', 'Machine adjusted', 'Film or lids changed'],
  },
  'C-pasteurise': {
    product: 'Heat again, the whole time; take back all since the last good record.',
    process: 'Check probe, stirring and valves.',
    record: 'Heating record of the batch.',
    options: ['Heated again', 'Thrown away', 'Equipment repaired', 'Batch held'],
  },
  'C-retort': {
    product: 'Hold the load; sterilize again at once or throw away.',
    process: 'Have the retort checked before the next load.',
    record: 'Retort record with chart.',
    options: ['Sterilized again', 'Thrown away', 'Load held', 'Technician called'],
  },
  'C-hot-fill': {
    product: 'Boil again and fill hot; open lids: quick use from the refrigerator or throw away.',
    process: 'Hot jars, new lids, smaller pot.',
    record: 'Batch record: reading, lids.',
    options: ['Boiled and filled again', 'Into the refrigerator, used soon', 'Thrown away', 'New lids'],
  },
  'C-oil': {
    product: 'Throw away food that tastes of old oil.',
    process: 'Change the oil, clean the fryer, check the thermostat.',
    record: 'Oil record: reading, change.',
    options: ['Oil changed', 'Oil filtered, tested again', 'Fryer taken out of use', 'Thermostat checked'],
  },
  'C-acrylamide': {
    product: 'Throw away what is too dark.',
    process: 'Lower the heat, shorten the time, other potatoes.',
    record: 'Note: product, cause.',
    options: ['Heat lowered', 'Time shortened', 'Thrown away', 'Other potatoes ordered'],
  },
  'C-foreign-body': {
    product: 'Set the food apart, search it, or throw it away. Keep the piece.',
    process: 'Repair or replace; clean the place; tell the supplier.',
    record: 'Incident: piece, food, cause.',
    options: ['Thrown away', 'Searched and released', 'Part replaced', 'Supplier told', 'Place cleaned'],
  },
  'C-detector': {
    product: 'Stop the line; set apart all since the last good test and pass it again.',
    process: 'Repair and adjust; test with all pieces before going on.',
    record: 'Detector record with times.',
    options: ['Line stopped, goods set apart', 'Passed again, all clear', 'Thrown away', 'Technician called'],
  },
  'C-allergen': {
    product:
      'Do not serve or sell; make it again or declare the allergen. Sold already: recall. Somebody reacts: call an ambulance.',
    process: 'Correct list, label and order of work; show the team.',
    record: 'Incident: product, allergen, people told.',
    options: ['Made again', 'List or label corrected', 'Taken off sale', 'Guest informed', 'Recall started'],
  },
  'C-label': {
    product: 'Hold the batch and relabel it. Sold already: the manager decides on a recall.',
    process: 'Clear away old labels; check at start and end.',
    record: 'Batch record with a sample label.',
    options: ['Relabeled', 'Taken off sale', 'Sign corrected', 'Recall started'],
  },
  'C-diet': {
    product: 'Take the meal back; replace it. Eaten already: tell guardians or nurses and call help.',
    process: 'Name card and color on each tray; second look.',
    record: 'Incident: person, meal, what was done.',
    options: ['Meal replaced', 'Guardian or nurse told', 'Help called', 'Cards put right'],
  },
  'C-transport': {
    product:
      'Do not hand over; bring back, probe and decide. Hot food below the limit: heat through or throw away.',
    process: 'Cool or heat the vehicle or box before loading; have it checked; clean it.',
    record: 'Trip record: readings, decision.',
    options: [
      'Brought back',
      'Handed over within the limit after probing',
      'Heated through',
      'Thrown away',
      'Vehicle or box checked',
    ],
  },
  'C-site': {
    product: 'Throw away or heat through food handled without clean hands.',
    process: 'Do not start until water, handwashing and trash cans are there.',
    record: 'Event list.',
    options: ['Start put off', 'Missing things brought', 'Thrown away', 'Heated through'],
  },
  'C-clean': {
    product: 'Food from dirty surfaces: cook through or throw away.',
    process: 'Clean again before use; show how to do it.',
    record: 'Cleaning plan with name.',
    options: ['Cleaned again', 'Thrown away', 'Shown how to do it', 'Worn part replaced'],
  },
  'C-listeria': {
    product:
      'Hold ready-to-eat food made since the last good result; tell the authority where law asks for it.',
    process: 'Deep clean in parts, swab again, swab more often.',
    record: 'Laboratory report and what was done.',
    options: ['Deep cleaned, swabbed again', 'Food held', 'Thrown away', 'Authority told'],
  },
  'C-chemical': {
    product: 'Throw away food that was splashed or tastes of it; rinse surfaces.',
    process: 'Mix again by the label; lock chemicals away.',
    record: 'Note: product, place.',
    options: ['Mixed again', 'Rinsed', 'Thrown away', 'Chemicals locked away'],
  },
  'C-dish': {
    product: 'Wash again when hot, or sanitize by hand.',
    process: 'Fill, clean filters, descale; call the technician.',
    record: 'Reading and what was done.',
    options: ['Washed again', 'Descaled or filters cleaned', 'Sanitized by hand', 'Technician called'],
  },
  'C-water': {
    product: 'Stop using water and ice; bottled or boiled water.',
    process: 'Clean the tank or machine, flush, sample again.',
    record: 'Laboratory report and dates.',
    options: ['Bottled water used', 'Tank or machine cleaned', 'Sampled again', 'Ice thrown away'],
  },
  'C-waste': {
    product: 'Set returned or rejected food apart, marked “do not use”.',
    process: 'Empty and wash trash cans; have them collected more often.',
    record: 'Record of returns and disposal.',
    options: [
      'Trash cans emptied and washed',
      'Goods set apart',
      'Collected for disposal',
      'Pick-up ordered',
    ],
  },
  'C-ill': {
    product: 'Throw away unheated food that the person touched.',
    process:
      'Send home; disinfect; back only after {limit:L-symptom-free-hours} without symptoms and as the health department says.',
    record: 'Personnel record, kept confidential.',
    options: ['Sent home', 'Other work without food', 'Food thrown away', 'Sanitized', 'Wound covered'],
  },
  'C-pests': {
    product: 'Throw away food that was touched.',
    process: 'Clean, close the gap, contractor the same day, look again after a week.',
    record: 'Pest record: place, kind, what was done.',
    options: ['Contractor called', 'Gap closed', 'Cleaned and sanitized', 'Food thrown away'],
  },
  'C-calibrate': {
    product: 'Look again at food measured since the last good test.',
    process: 'Adjust or replace; test again.',
    record: 'Calibration record: readings.',
    options: ['Adjusted, tested again', 'Replaced', 'Sent for calibration', 'Food looked at again'],
  },
  'C-repair': {
    product: 'Throw away food touched by oil, dirt or drip.',
    process: 'Out of use until repaired.',
    record: 'Maintenance record.',
    options: ['Technician called', 'Out of use', 'Repaired', 'Cleaned'],
  },
  'C-train': {
    product: 'No goods to hold; look at food made while the rule was not followed.',
    process: 'Hold the missing training, review or rehearsal within a month.',
    record: 'List with names and date.',
    options: ['Date set', 'Done', 'Plan changed', 'Person named'],
  },
  'C-carcass': {
    product:
      'Trim visible dirt with a knife before any wash; hold carcasses that are not cold in time, and condemn what cannot be cleaned.',
    process:
      'Slow the line, sharpen and sterilize knives, show how to open the belly; have the chiller checked.',
    record: 'Slaughter record: animal, place of the dirt, what was trimmed, readings.',
    options: [
      'Trimmed and looked at again',
      'Held in the chiller',
      'Condemned',
      'Line slowed',
      'Chiller repaired',
    ],
  },
  'C-sprouts': {
    product:
      'Positive or untested: destroy the batch and all of the same seed lot; sold already: recall and tell the authority.',
    process: 'Stop growing, clean and sanitize room and drums, other seed, test again before the next sale.',
    record: 'Batch record: seed lot, treatment, results.',
    options: ['Batch held', 'Batch destroyed', 'Seed lot blocked', 'Room sanitized', 'Recall started'],
  },
  'C-eggs': {
    product:
      'Cracked eggs go to pasteurizing at once, leaking and dirty eggs are destroyed; liquid not chilled in time is thrown away.',
    process: 'Tell the farm; check belts and packing; cool and clean the breaking room.',
    record: 'Batch record: farm, eggs sorted out, decision.',
    options: ['Sent to pasteurizing', 'Destroyed', 'Sorted again', 'Farm told'],
  },
  'C-raw-milk': {
    product:
      'Warm or positive raw milk is pasteurized or thrown away; cheese made with it is held until the results are clean.',
    process: 'Tell the farm, cool faster, sample the herd again.',
    record: 'Milk and batch record: farm, reading, result, decision.',
    options: ['Pasteurized instead', 'Thrown away', 'Cheese held', 'Herd sampled again'],
  },
  'C-sample': {
    product: 'Take the sample from what is left; note why it was late or missing.',
    process: 'Name the person, put bags and labels at the pass.',
    record: 'Sample list.',
    options: ['Sample taken later', 'No sample left, noted', 'Moved to a colder place', 'Person named'],
  },
}
