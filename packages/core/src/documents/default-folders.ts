/** The folders of a new place, in their order. A folder with a type shows the plan's files of that type. */
export const defaultFolders = [
  { key: 'authorities', type: null },
  { key: 'suppliers', type: null },
  { key: 'staff', type: null },
  { key: 'maintenance', type: null },
  { key: 'laboratory', type: null },
  { key: 'pest_control', type: null },
  { key: 'instructions', type: null },
  { key: 'layout', type: 'premises_plan' },
  { key: 'location', type: 'location_plan' },
  { key: 'other', type: null },
] as const
