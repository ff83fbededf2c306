/**
 * Categories of additives by which a list of ingredients has to call them: Regulation (EU) No 1169/2011,
 * Annex VII, part C. The order is the annex's; ids are ours.
 */
export const additiveClasses = [
  { id: 1, key: 'acid' },
  { id: 2, key: 'acidity_regulator' },
  { id: 3, key: 'anti_caking_agent' },
  { id: 4, key: 'anti_foaming_agent' },
  { id: 5, key: 'antioxidant' },
  { id: 6, key: 'bulking_agent' },
  { id: 7, key: 'colour' },
  { id: 8, key: 'emulsifier' },
  { id: 9, key: 'emulsifying_salts' },
  { id: 10, key: 'firming_agent' },
  { id: 11, key: 'flavour_enhancer' },
  { id: 12, key: 'flour_treatment_agent' },
  { id: 13, key: 'foaming_agent' },
  { id: 14, key: 'gelling_agent' },
  { id: 15, key: 'glazing_agent' },
  { id: 16, key: 'humectant' },
  { id: 17, key: 'modified_starch' },
  { id: 18, key: 'preservative' },
  { id: 19, key: 'propellant_gas' },
  { id: 20, key: 'raising_agent' },
  { id: 21, key: 'sequestrant' },
  { id: 22, key: 'stabiliser' },
  { id: 23, key: 'sweetener' },
  { id: 24, key: 'thickener' },
] as const
export type AdditiveClass = (typeof additiveClasses)[number]['key']

export const additiveClassIds: readonly number[] = additiveClasses.map(({ id }) => id)

/** Its name is enough: the annex wants neither the specific name nor the E number. */
export const MODIFIED_STARCH_ID = 17
