import type { DrawingType } from '@larder/core/files'
import type { TextKey } from '#kit/i18n.ts'

/** The kinds of drawings. */
export const kindNames = {
  premises_plan: 'files.kind_premises',
  equipment_plan: 'files.kind_equipment',
  moving_routes: 'files.kind_moving_routes',
  water_and_sewage_plan: 'files.kind_water_and_sewage',
  waste_tare_pest_control_plan: 'files.kind_waste_and_pests',
  drawing: 'files.kind_drawing',
} as const satisfies Record<DrawingType, TextKey>
