import type { KnowledgeTexts } from '@larder/core/haccp'

export const analyses: KnowledgeTexts['analyses'] = {
  'AN-water-mains': { name: 'Water from the mains', comment: 'The supplier’s yearly report is enough; without one, E. coli and enterococci at one tap.' },
  'AN-water-well': { name: 'Water from the own well', comment: 'E. coli, enterococci, coliforms, colony count, nitrate, ammonium. Before first use, then by plan.' },
  'AN-water-ice': { name: 'Ice', comment: 'E. coli and enterococci in ice from the machine.' },
  'AN-water-tank': { name: 'Water from the tank', comment: 'E. coli and enterococci at the tap of the unit.' },
  'AN-legionella': { name: 'Legionella in hot water', comment: 'Large hot-water systems with showers.' },
  'AN-listeria-product': { name: 'Listeria in ready-to-eat products', comment: 'Listeria monocytogenes, five samples of a lot, at the end of life.' },
  'AN-listeria-surfaces': { name: 'Listeria on machines and drains', comment: 'Swabs of slicer, packing machine, drain and table, during work.' },
  'AN-shelf-life': { name: 'Shelf life of own products', comment: 'Storage test to the end of life at the temperature of the shop; at launch and at each change of recipe.' },
  'AN-minced': { name: 'Minced meat and meat preparations', comment: 'Salmonella and E. coli. Small shops may sample less often as their authority agrees.' },
  'AN-meals': { name: 'Ready-to-eat meals', comment: 'Total count, Enterobacteriaceae, Staphylococcus aureus, Bacillus cereus. Small kitchens as their authority asks.' },
  'AN-crustaceans': { name: 'Cooked crustaceans', comment: 'Salmonella in cooked and shelled crustaceans.' },
  'AN-histamine': { name: 'Histamine in fish', comment: 'Nine samples of each doubtful lot of tuna, mackerel and alike.' },
  'AN-oil': { name: 'Frying oil', comment: 'Polar compounds in the laboratory after complaints or doubtful strips.' },
  'AN-allergen': { name: 'Allergen swabs', comment: 'After cleaning, before food with the claim is made.' },
  'AN-salmonella-pastry': { name: 'Filled pastry', comment: 'Salmonella and Staphylococcus aureus in cream and filled goods.' },
}
