/** The part of equipment and rooms that other features may use. */
export { changeEquipment, createEquipment } from './change-equipment.ts'
export { heldIn } from './read-units.ts'
export { listActiveUnits } from './units.queries.ts'
