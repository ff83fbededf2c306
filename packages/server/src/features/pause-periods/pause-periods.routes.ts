import { pausePeriods } from '@larder/contract/pause-periods'
import { serve } from '#kit/http/serve.ts'
import {
  changePausePeriod,
  createPausePeriod,
  getPausePeriod,
  listPausePeriods,
  removePausePeriod,
} from './change-pause-periods.ts'

export const pausePeriodRoutes = [
  serve(pausePeriods.list, listPausePeriods),
  serve(pausePeriods.create, createPausePeriod),
  serve(pausePeriods.get, getPausePeriod),
  serve(pausePeriods.change, changePausePeriod, {
    versioned: { table: 'monitoring_pause_periods', param: 'id' },
  }),
  serve(pausePeriods.remove, removePausePeriod, {
    versioned: { table: 'monitoring_pause_periods', param: 'id' },
  }),
]
