import type { KnowledgeTexts } from '@larder/core/haccp'

/** Hazards, limits and tasks of single trades: preserves, bottled water, grain, oils, fermented soy. */
export const hazardsTrades: KnowledgeTexts['hazards'] = {
  H122: {
    name: 'Pathogens and molds survive the heating of sour preserves',
    hazard: 'Bacteria, molds and yeasts survive in pickles, sauces, ketchup or syrup; molds use up the acid.',
    cause: 'Cold jars, thick pieces, short time, product that cooled on its way.',
    do: 'Heat or fill to {limit:L-hot-fill} in the middle of the coldest jar; close at once, then cool.',
    check: 'The operator probes the coldest jar of each batch and looks at the closures.',
    act: 'Below the limit: heat again the whole time, or keep cold with a short life. Check jars, load and time.',
  },
  H123: {
    name: 'Pathogens in water that is bottled',
    hazard:
      'Escherichia coli, enterococci and Pseudomonas are in the water or get in through tanks and filler.',
    cause: 'Source open to surface water, filter worn out, lamp too weak, ozone too low, biofilm.',
    do: 'Protected source, fine filter, ultraviolet or ozone by its program. In a bottle of 250 ml: {limit:L-water-germs}.',
    check:
      'The operator reads filter, lamp or ozone each shift; a laboratory tests water and bottles by plan.',
    act: 'Found: hold the lots since the last good result, clean and disinfect the line, sample again.',
  },
  H124: {
    name: 'Mold toxins in grain, nuts, spices or dried fruit',
    hazard:
      'Aflatoxins, ochratoxin, deoxynivalenol and others damage liver, kidneys and immune system; heat does not destroy them.',
    cause: 'Wet harvest, slow drying, damp store at the grower or on the ship.',
    do: 'Lots with a laboratory certificate from approved suppliers; refuse damp, moldy, warm or insect-eaten lots.',
    check: 'The receiver looks at each lot and its certificate; own samples by plan.',
    act: 'Without certificate: set apart. Above the legal limit: refuse, never blend.',
  },
  H125: {
    name: 'Bottles burst',
    hazard: 'Yeast ferments on in the closed bottle: glass flies, and guests are cut.',
    cause: 'Sugar left, bottled too early, wild yeast, warm store, reused light bottles.',
    do: 'Fill only when two measurements days apart are the same, or after heating or fine filtering; bottles made for pressure.',
    check: 'The maker measures sugar before filling, and opens a bottle kept warm of each batch.',
    act: 'Too much pressure: hold the batch cold, warn customers, take back. Wear goggles.',
  },
  H126: {
    name: 'Contaminants of oils and fats',
    hazard:
      'Hydrocarbons of smoke, glycidyl esters and 3-MCPD from refining, remains of solvent, mineral oil.',
    cause: 'Seed dried over fire, refining too hot, dirty tank, lubricant.',
    do: 'Oil with a specification and analyses from approved suppliers; tanks for food only, with papers of the last loads.',
    check: 'The receiver compares papers with the specification.',
    act: 'Without papers or above the law: set apart, ask, send back.',
  },
  H127: {
    name: 'Fermentation of soy, beans or tempeh goes wrong',
    hazard:
      'Staphylococci and Bacillus form toxins, Clostridium botulinum grows, before salt or the culture hold them back.',
    cause: 'Little salt, cold or weak culture, beans too wet, room too warm for too long.',
    do: 'Weigh the salt of the recipe; cook beans and let them cool fast; fresh culture; even warmth, fixed hours; then chill tempeh and natto.',
    check: 'The maker notes salt, warmth and hours of each batch and looks at growth and smell.',
    act: 'Wrong salt, slime, black or strange smell: throw the batch away. Renew the culture.',
  },
}

export const limitsTrades: KnowledgeTexts['limits'] = {
  'L-water-germs': 'Bottled water: tests with Escherichia coli or enterococci',
  'L-sterile-fill': 'Aseptic filling: faults in sterilizing of filler and packs',
}

const weekly = 'The head of kitchen, shop or plant looks through the records once a week and signs.'

export const tasksTrades: KnowledgeTexts['tasks'] = {
  'T-water-germs': {
    name: 'Bottled water',
    instruction:
      'Read filter, lamp or ozone each shift. Send water and filled bottles to the laboratory by plan, and enter the tests with a finding.',
    verification: weekly,
    record: 'Laboratory report and shift record.',
  },
  'T-salt-ferment': {
    name: 'Fermenting of soy and beans',
    instruction: 'Note salt, warmth, start and end of the batch; look at growth and smell before it goes on.',
    verification: weekly,
    record: 'Batch record: salt, warmth, hours, name.',
  },
}
