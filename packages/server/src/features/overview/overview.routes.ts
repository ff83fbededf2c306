import { overview } from '@larder/contract/overview'
import { serve } from '#kit/http/serve.ts'
import { getAttention } from './get-attention.ts'
import { getMissing } from './get-missing.ts'
import { getOverview } from './get-overview.ts'
import { getTemperatures } from './get-temperatures.ts'

export const overviewRoutes = [
  serve(overview.get, getOverview),
  serve(overview.attention, getAttention),
  serve(overview.missing, getMissing),
  serve(overview.temperatures, getTemperatures),
]
