import { expect, it } from 'vitest'
import { areasOfFile } from './file-areas.ts'
import { fileTypes } from './file-rules.ts'

it('gives a file the area of its type, or of its folder', () => {
  expect(
    Object.fromEntries(fileTypes.map((type) => [type, areasOfFile({ type, folder_id: null, named_by: [] })])),
  ).toEqual({
    location_plan: ['plan'],
    premises_plan: ['plan'],
    equipment_plan: ['plan'],
    moving_routes: ['plan'],
    water_and_sewage_plan: ['plan'],
    waste_tare_pest_control_plan: ['plan'],
    drawing: ['plan'],
    flow_diagram: ['plan'],
    water_analysis: ['plan'],
    custom_plan: ['plan'],
    other_documents: ['documents'],
    documentation: ['documents'],
    audit: ['audits'],
    task_entry: [],
  })
  expect(areasOfFile({ type: 'premises_plan', folder_id: 7, named_by: [] })).toEqual(['documents'])
})

it('adds the areas of the records that name it, and none that is unknown', () => {
  expect(
    areasOfFile({ type: 'task_entry', folder_id: null, named_by: ['audits', 'activity_log', 'team'] }),
  ).toEqual(['activity_log', 'audits'])
})
