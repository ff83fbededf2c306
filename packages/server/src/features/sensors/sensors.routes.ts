import { sensorReadings, sensorSources } from '@larder/contract/sensor-readings'
import { serve } from '#kit/http/serve.ts'
import { create, list as listSources, quarantine, retry, revoke, rotate } from './manage-sources.ts'
import { curve, list } from './read-readings.ts'

export const sensorRoutes = [
  serve(sensorReadings.list, list),
  serve(sensorReadings.curve, curve),
  serve(sensorSources.list, listSources),
  serve(sensorSources.create, create),
  serve(sensorSources.rotate, rotate),
  serve(sensorSources.revoke, revoke),
  serve(sensorSources.quarantine, quarantine),
  serve(sensorSources.retry, retry),
]
