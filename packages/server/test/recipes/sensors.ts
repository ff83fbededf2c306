import { randomUUID } from 'node:crypto'
import { sensorSources } from '@larder/contract/sensor-readings'
import { sensors } from '@larder/contract/sensors'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { probe, at, type Recipes } from './recipe.ts'

const makeSource = (scene: Scene) =>
  call(
    scene.test,
    sensorSources.create,
    { params: at(scene), body: { name: 'Gateway', kind: 'json' as const } },
    scene.owner,
  )

export const sensorsRecipes: Recipes = {
  'sensors.create': (scene) => ({ params: at(scene), body: probe }),
  'sensors.change': async (scene) => {
    const { id } = await call(scene.test, sensors.create, { params: at(scene), body: probe }, scene.owner)
    return { params: { ...at(scene), id }, body: { ...probe, id, upper_error_margin: 4 } }
  },
  'sensors.remove': async (scene) => ({
    params: {
      ...at(scene),
      id: (await call(scene.test, sensors.create, { params: at(scene), body: probe }, scene.owner)).id,
    },
  }),
  'sensor_sources.create': (scene) => ({
    params: at(scene),
    body: { name: 'Gateway in the cellar', kind: 'ruuvi_gateway' },
  }),
  'sensor_sources.rotate': async (scene) => ({ params: { ...at(scene), id: (await makeSource(scene)).id } }),
  'sensor_sources.revoke': async (scene) => ({ params: { ...at(scene), id: (await makeSource(scene)).id } }),
  'sensor_sources.retry': (scene) => ({ params: at(scene) }),
  'sensor_readings.curve': async (scene) => ({
    params: {
      ...at(scene),
      id: (
        await call(
          scene.test,
          sensors.create,
          { params: at(scene), body: { ...probe, device_id: randomUUID() } },
          scene.owner,
        )
      ).id,
    },
    query: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', points: 100 },
  }),
}
