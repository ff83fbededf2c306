/**
 * English outside the United States: what differs from the texts in US English. `spelling` is replaced
 * within words, `terms` are whole words or phrases, `texts` are sentences that say something else.
 */
export type Variant = {
  readonly spelling: readonly (readonly [american: string, own: string])[]
  readonly terms: readonly (readonly [american: string, own: string])[]
  /** By the path of the text: `prps.PRP02.rules.1`. */
  readonly texts: Readonly<Record<string, string>>
}

const british: Variant['spelling'] = [
  ['pasteuriz', 'pasteuris'],
  ['steriliz', 'sterilis'],
  ['tenderiz', 'tenderis'],
  ['plasticiz', 'plasticis'],
  ['recogniz', 'recognis'],
  ['color', 'colour'],
  ['diarrhea', 'diarrhoea'],
  ['mold', 'mould'],
  ['labeled', 'labelled'],
  ['labeling', 'labelling'],
  ['yogurt', 'yoghurt'],
  ['jewelry', 'jewellery'],
  ['parlor', 'parlour'],
  ['sulfite', 'sulphite'],
]

const outsideTheStates: Variant['terms'] = [
  ['center', 'centre'],
  ['liters', 'litres'],
  ['license', 'licence'],
  ['practice a recall', 'practise a recall'],
  ['aging', 'ageing'],
  ['smelled', 'smelt'],
  ['burned', 'burnt'],
]

const minced: Variant['terms'] = [
  ['ground meat', 'minced meat'],
  ['ground poultry', 'minced poultry'],
  ['ground or injected', 'minced or injected'],
  ['ground, injected', 'minced, injected'],
  ['ground by others', 'minced by others'],
  ['grinding', 'mincing'],
  ['grinder', 'mincer'],
  ['grinds', 'minces'],
  ['grind fresh', 'mince fresh'],
]

const ofTheKitchen: Variant['terms'] = [
  ['walk-in cooler', 'cold room'],
  ['walk-in coolers', 'cold rooms'],
  ['steam table', 'bain-marie'],
  ['trash cans', 'bins'],
  ['carts', 'trolleys'],
  ['shrimp', 'prawns'],
  ['legumes', 'pulses'],
  ['cookies', 'biscuits'],
  ['takeout', 'takeaway'],
  ['bandage', 'plaster'],
  ['bandages', 'plasters'],
  ['variety meats', 'offal'],
  ['refrigerated storage', 'chilled storage'],
  ['gas station', 'petrol station'],
  ['fish market', 'fishmonger'],
  ['corn', 'maize'],
  ['shelf-stable goods', 'ambient goods'],
  ['shelf-stable preserves', 'ambient preserves'],
  ['dry storage', 'dry and ambient storage'],
]

const disinfect: Variant['terms'] = [
  ['cleaning and sanitizing', 'cleaning and disinfection'],
  ['sanitize', 'disinfect'],
  ['sanitized', 'disinfected'],
  ['sanitizing', 'disinfecting'],
  ['sanitizer', 'disinfectant'],
]

const unitedKingdom: Variant = {
  spelling: british,
  terms: [
    ...outsideTheStates,
    ...minced,
    ...ofTheKitchen,
    ...disinfect,
    ['program', 'programme'],
    ['programs', 'programmes'],
    ['internal temperature', 'core temperature'],
    ['dietary supplements', 'food supplements'],
    ['nursing home', 'care home'],
    ['nursing homes', 'care homes'],
    ['child care kitchen', 'nursery kitchen'],
    ['veterinary drugs', 'veterinary medicines'],
    ['withdrawal time', 'withdrawal period'],
    ['best-by date', 'best-before date'],
    ['inspection mark', 'health or identification mark'],
    ['health department', 'environmental health team'],
    ['approved dealer', 'approved dispatch centre'],
    ['checks off', 'ticks'],
    ['checked off', 'ticked'],
    ['convenience store', 'convenience shop'],
  ],
  texts: {
    'hazards.H53.do':
      'Scrape, wash, rinse, disinfect, wait, rinse, dry. Dose by the label; chlorine {limit:L-chlorine}.',
    'prps.PRP02.rules.1': 'Scrape, wash, rinse, disinfect, wait, rinse, dry.',
    'words.label.vat_code': 'VAT number',
  },
}

const canada: Variant = {
  spelling: british.filter(([american]) => !/iz$|^(?:diarrhea|yogurt)$/.test(american)),
  terms: [
    ...outsideTheStates.filter(([american]) => !['aging', 'smelled', 'burned'].includes(american)),
    ['inspection mark', 'inspection legend'],
    ['health department', 'public health unit'],
    ['best-by date', 'best-before date'],
    ['nursing home', 'long-term care home'],
    ['nursing homes', 'long-term care homes'],
    ['approved dealer', 'licensed shellfish processor'],
  ],
  texts: { 'words.label.vat_code': 'GST/HST number' },
}

const australia: Variant = {
  spelling: [...british, ['sanitiz', 'sanitis']],
  terms: [
    ...outsideTheStates,
    ...minced,
    ...ofTheKitchen,
    ['walk-in cooler', 'coolroom'],
    ['walk-in coolers', 'coolrooms'],
    ['internal temperature', 'core temperature'],
    ['nursing home', 'aged care home'],
    ['nursing homes', 'aged care homes'],
    ['best-by date', 'best-before date'],
    ['convenience store', 'convenience shop'],
    ['checks off', 'ticks'],
    ['checked off', 'ticked'],
    ['veterinary drugs', 'veterinary medicines'],
    ['withdrawal time', 'withholding period'],
  ],
  texts: { 'words.label.vat_code': 'ABN' },
}

/** The variants of English by language key; Ireland reads the British one. */
export const variants: Readonly<Record<string, Variant>> = {
  en_GB: unitedKingdom,
  en_CA: canada,
  en_AU: australia,
}
