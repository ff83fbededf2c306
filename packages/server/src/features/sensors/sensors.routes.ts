import { sensorReadings, sensorSources } from '@larder/contract/sensor-readings'
import { sensors } from '@larder/contract/sensors'
import { serve } from '#kit/http/serve.ts'
import { changeSensor, createSensor, removeSensor } from './change-sensors.ts'
import { create, list as listSources, quarantine, retry, revoke, rotate } from './manage-sources.ts'
import { curve, list } from './read-readings.ts'

export const sensorRoutes = [
  serve(sensors.create, createSensor),
  serve(sensors.change, changeSensor, { versioned: { table: 'sensors', param: 'id' } }),
  serve(sensors.remove, removeSensor, { versioned: { table: 'sensors', param: 'id' } }),
  serve(sensorReadings.list, list),
  serve(sensorReadings.curve, curve),
  serve(sensorSources.list, listSources),
  serve(sensorSources.create, create),
  serve(sensorSources.rotate, rotate),
  serve(sensorSources.revoke, revoke),
  serve(sensorSources.quarantine, quarantine),
  serve(sensorSources.retry, retry),
]
