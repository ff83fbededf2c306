/** Steps by which a place records its batches: their types, and those that a new place starts with. */

/** Preparation stages make a batch of a product; monitoring stages ask for readings or move goods. */
export const stageTypes = [
  { id: 1, key: 'receiving', is_preparation: false, color: '#1c7ed6' },
  { id: 2, key: 'storage', is_preparation: false, color: '#5c7cfa' },
  { id: 3, key: 'preparation', is_preparation: true, color: '#2f9e44' },
  { id: 4, key: 'cooking', is_preparation: true, color: '#e8590c' },
  { id: 5, key: 'cooling', is_preparation: false, color: '#1098ad' },
  { id: 6, key: 'freezing', is_preparation: false, color: '#4263eb' },
  { id: 7, key: 'packing', is_preparation: true, color: '#7048e8' },
  { id: 8, key: 'dispatch', is_preparation: false, color: '#c2255c' },
  { id: 9, key: 'other', is_preparation: false, color: '#868e96' },
] as const
export type StageType = (typeof stageTypes)[number]
export type StageTypeKey = StageType['key']

export const stageTypeOf = (id: number): StageType | undefined => stageTypes.find((one) => one.id === id)

const kitchen: readonly StageTypeKey[] = ['receiving', 'preparation', 'cooking', 'cooling']
const plant: readonly StageTypeKey[] = [
  'receiving',
  'preparation',
  'cooking',
  'cooling',
  'packing',
  'dispatch',
]
const coldPlant: readonly StageTypeKey[] = ['receiving', 'preparation', 'packing', 'dispatch']
const seller: readonly StageTypeKey[] = ['receiving', 'storage']
const mover: readonly StageTypeKey[] = ['receiving', 'storage', 'dispatch']

/** By the number of the business activity. */
const byActivity: Readonly<Record<number, readonly StageTypeKey[]>> = {
  3: seller,
  4: [...kitchen, 'dispatch'],
  7: [...kitchen, 'packing', 'dispatch'],
  8: seller,
  9: [...seller, 'preparation', 'packing'],
  10: coldPlant,
  11: coldPlant,
  12: ['receiving', 'preparation', 'cooking', 'packing'],
  13: ['receiving', 'preparation', 'freezing', 'packing'],
  14: plant,
  15: plant,
  16: coldPlant,
  17: plant,
  18: coldPlant,
  19: plant,
  20: coldPlant,
  21: coldPlant,
  22: mover,
  23: mover,
  24: seller,
  25: coldPlant,
  26: [...kitchen, 'packing'],
  27: mover,
  28: coldPlant,
}

/** Stages that a place of this business activity starts with, in their order. */
export const defaultStages = (activity_number: number): readonly StageType[] =>
  (byActivity[activity_number] ?? kitchen).flatMap((key) => stageTypes.filter((one) => one.key === key))
