/**
 * Kinds of equipment and rooms, and the groups of tasks that are usual there. Ids never change; lists grow at
 * their end.
 */
import { taskCategories } from '../haccp/index.ts'

export type UnitType = {
  readonly id: number
  readonly key: string
  /** Groups of tasks that are active in a new unit, in their order. */
  readonly task_subtypes: readonly number[]
}

const { cold_storage, hot_storage, cleaning, calibration, maintenance, pest_control, other } = taskCategories

const numbered = (
  types: readonly (readonly [key: string, ...task_subtypes: number[]])[],
): readonly UnitType[] =>
  types.map(([key, ...task_subtypes], index) => ({ id: index + 1, key, task_subtypes }))

export const equipmentTypes = numbered([
  ['refrigerator', cold_storage, cleaning],
  ['freezer', cold_storage, cleaning],
  ['chilled_display', cold_storage, cleaning],
  ['blast_chiller', cold_storage, cleaning],
  ['hot_holding', hot_storage, cleaning],
  ['oven', cleaning, maintenance],
  ['hob', cleaning, maintenance],
  ['fryer', cleaning, maintenance],
  ['dishwasher', cleaning, maintenance],
  ['ice_machine', cleaning, maintenance],
  ['slicer', cleaning, maintenance],
  ['mixer', cleaning, maintenance],
  ['vacuum_packer', cleaning, maintenance],
  ['thermometer', calibration],
  ['scales', calibration, cleaning],
  ['ventilation', cleaning, maintenance],
  ['vehicle', cold_storage, cleaning],
  ['other', cleaning],
])

export const roomTypes = numbered([
  ['kitchen', cleaning, pest_control],
  ['cold_room', cold_storage, cleaning],
  ['freezer_room', cold_storage, cleaning],
  ['dry_store', cleaning, pest_control],
  ['production', cleaning, pest_control],
  ['sales_area', cleaning, pest_control],
  ['dining_room', cleaning, pest_control],
  ['washing_room', cleaning, maintenance],
  ['changing_room', cleaning],
  ['toilet', cleaning],
  ['waste_room', cleaning, pest_control],
  ['loading_bay', cleaning, pest_control],
  ['other', cleaning],
])

/** Groups of tasks that any unit can have, in the order in which they are offered. */
export const unitTaskSubtypes: readonly number[] = [
  cold_storage,
  hot_storage,
  cleaning,
  maintenance,
  calibration,
  pest_control,
  other,
]

export type TaskGroup = {
  readonly task_subtype_id: number
  readonly is_active: boolean
  readonly order_number: number
}

/** The groups of a new unit: those of its type first and active, the others after them and not. */
export function defaultTaskGroups(type: UnitType): readonly TaskGroup[] {
  const rest = unitTaskSubtypes.filter((id) => !type.task_subtypes.includes(id))
  return [...type.task_subtypes, ...rest].map((task_subtype_id, index) => ({
    task_subtype_id,
    is_active: type.task_subtypes.includes(task_subtype_id),
    order_number: index + 1,
  }))
}

export const findEquipmentType = (id: number): UnitType | undefined =>
  equipmentTypes.find((type) => type.id === id)
export const findRoomType = (id: number): UnitType | undefined => roomTypes.find((type) => type.id === id)
