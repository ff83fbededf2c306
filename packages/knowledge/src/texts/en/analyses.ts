import type { KnowledgeTexts } from '@larder/core/haccp'

export const analyses: KnowledgeTexts['analyses'] = {
  'AN-water-mains': {
    name: 'Water from the mains',
    comment: 'The supplier’s yearly report is enough; without one, E. coli and enterococci at one tap.',
  },
  'AN-water-well': {
    name: 'Water from the own well',
    comment:
      'E. coli, enterococci, coliforms, colony count, nitrate, ammonium. Before first use, then by plan.',
  },
  'AN-water-ice': { name: 'Ice', comment: 'E. coli and enterococci in ice from the machine.' },
  'AN-water-tank': {
    name: 'Water from the tank',
    comment: 'E. coli and enterococci at the tap of the unit.',
  },
  'AN-legionella': {
    name: 'Legionella in hot water',
    comment:
      'Heater or storage above 400 liters, or more than 3 liters in a pipe, with showers or other spray; yearly where it serves the public, every three years where purely commercial.',
  },
  'AN-legionella-risk': {
    name: 'Legionella in hot water',
    comment:
      'Showers and other spray; where and how often follows from the risk assessment of your water system and the rules of your authority.',
  },
  'AN-listeria-product': {
    name: 'Listeria in ready-to-eat products',
    comment: 'Listeria monocytogenes, five samples of a lot, at the end of life.',
  },
  'AN-listeria-surfaces': {
    name: 'Listeria on machines and drains',
    comment: 'Swabs of slicer, packing machine, drain and table, during work.',
  },
  'AN-shelf-life': {
    name: 'Shelf life of own products',
    comment:
      'Storage test to the end of life at the temperature of the shop; at launch and at each change of recipe.',
  },
  'AN-minced': {
    name: 'Ground meat and meat preparations',
    comment:
      'Salmonella and E. coli. After six good weeks E. coli every two weeks, after thirty Salmonella too. Small shops may sample less often as their authority agrees; ground meat kept less than 24 hours needs no total count.',
  },
  'AN-meals': {
    name: 'Ready-to-eat meals',
    comment:
      'Total count, Enterobacteriaceae, Staphylococcus aureus, Bacillus cereus. Small kitchens as their authority asks.',
  },
  'AN-crustaceans': { name: 'Cooked crustaceans', comment: 'Salmonella in cooked and shelled crustaceans.' },
  'AN-histamine': {
    name: 'Histamine in fish',
    comment: 'Nine samples of each doubtful lot of tuna, mackerel and alike.',
  },
  'AN-oil': {
    name: 'Frying oil',
    comment: 'Polar compounds in the laboratory after complaints or doubtful strips.',
  },
  'AN-allergen': { name: 'Allergen swabs', comment: 'After cleaning, before food with the claim is made.' },
  'AN-listeria-plant': {
    name: 'Listeria in the plant',
    comment:
      'Swabs of drains, slicers, brine, conveyors and packing lines during work; a positive place is followed up until it stays clean.',
  },
  'AN-ice-cream': {
    name: 'Ice cream',
    comment:
      'Ice cream with milk: Listeria monocytogenes, Salmonella and Enterobacteriaceae, from the machine and from the cabinet.',
  },
  'AN-cheese': {
    name: 'Milk and cheese',
    comment:
      'Listeria monocytogenes, Salmonella and staphylococci; for raw-milk cheese at the time when staphylococci are highest.',
  },
  'AN-sprouts': {
    name: 'Sprouts',
    comment:
      'Salmonella and STEC: each lot of seeds before use, and the spent water or the sprouts at least once a month, two days after sprouting began; the batch waits for the result.',
  },
  'AN-sprouts-us': {
    name: 'Sprouts',
    comment:
      'STEC O157:H7 and Salmonella in the spent water of each batch, or in the sprouts; Listeria in the growing room. The batch waits for the result.',
  },
  'AN-carcass': {
    name: 'Carcasses',
    comment:
      'Salmonella, Enterobacteriaceae and total count on carcasses; Campylobacter on poultry. Small slaughterhouses as their authority agrees.',
  },
  'AN-juice': {
    name: 'Cut produce and unheated juice',
    comment: 'Salmonella and E. coli, five samples of a lot.',
  },
  'AN-cronobacter': {
    name: 'Infant formula and powder room',
    comment:
      'Cronobacter and Salmonella in the powder; Enterobacteriaceae on floors, vacuum cleaners and filters.',
  },
  'AN-incubation': {
    name: 'Incubation of closed containers',
    comment:
      'Containers of each load are kept warm for the days of the test; swollen or sour ones hold the load.',
  },
  'AN-water-bottled': {
    name: 'Bottled water and process water',
    comment: 'E. coli, enterococci and Pseudomonas aeruginosa in the bottle and at the filler.',
  },
  'AN-mycotoxins': {
    name: 'Mold toxins in dry goods',
    comment: 'Aflatoxin, ochratoxin A and DON in the lots at risk; samples taken over the whole lot.',
  },
  'AN-patulin': { name: 'Patulin in apple juice', comment: 'One sample of the season’s pressing.' },
  'AN-salmonella-pastry': {
    name: 'Filled pastry',
    comment: 'Salmonella and Staphylococcus aureus in cream and filled goods.',
  },
}
