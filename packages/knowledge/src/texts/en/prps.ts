import type { KnowledgeTexts } from '@larder/core/haccp'

export const prps: KnowledgeTexts['prps'] = {
  PRP01: {
    name: 'Rooms and equipment',
    rules: [
      'Floors, walls and ceilings are whole and washable.',
      'Handwashing sinks with warm water, soap and paper towels are where they are needed.',
      'Clean and dirty routes do not cross; light and air are enough.',
      'Equipment can be taken apart and cleaned; worn parts are replaced.',
    ],
  },
  PRP02: {
    name: 'Cleaning and sanitizing',
    rules: [
      'A cleaning plan says what, how, with what, how often and who.',
      'Scrape, wash, rinse, sanitize, let dry in air.',
      'Slicer and grinder are taken apart every day of use.',
      'Strength of chlorine: {limit:L-chlorine}; dishwasher rinse: {limit:L-dish-rinse}.',
      'Cloths are fresh every day or of paper.',
    ],
  },
  PRP03: {
    name: 'Pest control',
    rules: [
      'Doors, windows and gaps are closed or screened.',
      'Food and waste are covered and off the floor.',
      'Own check every week; contractor by contract with a plan of traps.',
      'No open bait in food rooms.',
    ],
  },
  PRP04: {
    name: 'Maintenance and calibration',
    rules: [
      'Machines are serviced by plan; repairs are made with proper parts.',
      'Probes are tested in melting ice: {limit:L-probe-ice}, and in boiling water: {limit:L-probe-boiling}.',
      'Food-grade lubricant only.',
    ],
  },
  PRP05: {
    name: 'Dirt, chemicals and foreign bodies',
    rules: [
      'Chemicals stand locked up in their labeled bottles.',
      'Glass and hard plastic near open food are on a list and looked at every week.',
      'Machines are looked over before use.',
      'After a breakage, open food nearby is thrown away.',
    ],
  },
  PRP06: {
    name: 'Allergens',
    rules: [
      'An allergen list of all dishes and products is kept current.',
      'No replaced ingredient without a look at its label.',
      'Tools, fryers and order of work keep allergens apart.',
      'Nobody guesses; one person answers for the list.',
    ],
  },
  PRP07: {
    name: 'Waste',
    rules: [
      'Trash cans are closed, emptied daily and washed.',
      'Used oil and animal by-products go to a collector with papers.',
      'Returned goods stand apart, marked “do not use”.',
    ],
  },
  PRP08: {
    name: 'Water and air',
    rules: [
      'Only drinking water touches food; ice is made of it.',
      'Own wells and tanks are tested and cleaned by plan.',
      'Hoses have backflow valves.',
      'Air does not blow from dirty to clean rooms.',
    ],
  },
  PRP09: {
    name: 'People: hygiene and health',
    rules: [
      'Illness, diarrhea and infected wounds are reported before work; back only after {limit:L-symptom-free-hours} without symptoms.',
      'Hands are washed before work, after the toilet, raw food, waste and coughing.',
      'Clean work clothing, hair covered, no jewelry on hands.',
      'Everyone is trained before the first day and once a year.',
    ],
  },
  PRP10: {
    name: 'Raw materials and suppliers',
    rules: [
      'Only suppliers on the approved list deliver.',
      'Every delivery is checked for temperature, packs, dates and labels.',
      'Papers of animal products, fish and shellfish are kept.',
    ],
  },
  PRP11: {
    name: 'Work practices',
    rules: [
      'Raw and ready-to-eat food are kept apart by place, tool or time.',
      'Thaw in the refrigerator in trays.',
      'Wash produce that is eaten raw.',
      'Work in small batches; nothing stands out longer than needed.',
      'Probe, do not guess.',
    ],
  },
  PRP12: {
    name: 'Temperature control',
    rules: [
      'Chilled ready-to-eat food: {limit:L-chill-rte}.',
      'Frozen food: {limit:L-frozen}.',
      'Hot food: {limit:L-hot-hold}.',
      'Every refrigerator and freezer has a thermometer that can be seen.',
      'Readings outside the limit always lead to a decision, which is written down.',
    ],
  },
  PRP13: {
    name: 'Information for guests and customers',
    rules: [
      'Allergens of every dish or product can be learned before ordering.',
      'Prepacked goods carry name, ingredients, date, storage and maker.',
      'Advice such as “cook through” or “keep cold” stands where it is needed.',
    ],
  },
  PRP14: {
    name: 'Shelf life',
    rules: [
      'Own products have a life that was set for a reason, with a label.',
      'Opened or made ready-to-eat food: {limit:L-rte-days}.',
      'What expires first is used first.',
    ],
  },
  PRP15: {
    name: 'Returned food',
    rules: [
      'Returned chilled or open food is not sold again.',
      'Closed shelf-stable goods are looked at before they go back on the shelf.',
      'Returns stand apart until somebody has decided.',
    ],
  },
  PRP16: {
    name: 'Donation of food',
    rules: [
      'Only safe food with enough remaining life is given.',
      'How much remaining life the receiver needs is agreed beforehand.',
      'Past the best-by date may be given, past use-by never.',
      'Giver and taker agree who keeps it cold; quantities are written down.',
    ],
  },
  PRP17: {
    name: 'Freezing for donation',
    rules: [
      'Meat is frozen before its use-by date, without delay, and labeled with the day.',
      'Frozen at {limit:L-frozen}; lot and date are kept.',
    ],
  },
  PRP18: {
    name: 'Food-safety culture',
    rules: [
      'Management gives time, tools and an example.',
      'Everyone may stop work when food is not safe, and is thanked for it.',
      'Mistakes are talked about so that they happen once.',
    ],
  },
  PRP19: {
    name: 'Traceability and recall',
    rules: [
      'Records show at any time from whom goods came and to which business they went.',
      'Lots stay recognizable when repacked.',
      'A recall is rehearsed once a year; telephone numbers are on hand.',
    ],
  },
}
