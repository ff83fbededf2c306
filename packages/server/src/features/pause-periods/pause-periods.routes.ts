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
  serve(pausePeriods.change, changePausePeriod),
  serve(pausePeriods.remove, removePausePeriod),
]
