import { devices } from '@larder/contract/devices'
import { workers } from '@larder/contract/workers'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, type Recipes } from './recipe.ts'

const newDevice = ({ test, owner, place: placeId }: Scene) =>
  call(test, devices.create, { params: { placeId }, body: { name: 'Kitchen' } }, owner)

/** The token of a paired tablet, a person of its place, and a code for their PIN. */
async function paired(scene: Scene) {
  const { test, owner, place: placeId } = scene
  const { code: pairing } = await newDevice(scene)
  const { token } = await call(test, devices.pair, { body: { code: pairing } }, {})
  const { id } = await call(
    test,
    workers.create,
    { params: { placeId }, body: { first_name: 'Kati' } },
    owner,
  )
  const { code } = await call(test, devices.giveCode, { params: { placeId, id } }, owner)
  return { token, worker_id: id, code: code ?? '' }
}

async function withPin(scene: Scene) {
  const { code, ...who } = await paired(scene)
  await call(scene.test, devices.setPin, { body: { ...who, code, pin: '2580' } }, {})
  return { ...who, pin: '2580' }
}

/** The owner is a person of the place. */
async function ownWorker({ test, owner, place: placeId }: Scene): Promise<number> {
  const body = { first_name: 'Mari', email: owner.username }
  return (await call(test, workers.create, { params: { placeId }, body }, owner)).id
}

export const devicesRecipes: Recipes = {
  'devices.create': (scene) => ({ params: at(scene), body: { name: 'Bar' } }),
  'devices.remove': async (scene) => ({ params: { ...at(scene), id: (await newDevice(scene)).id } }),
  'devices.give_code': async (scene) => ({ params: { ...at(scene), id: (await paired(scene)).worker_id } }),
  'devices.set_own_pin': async (scene) => ({
    params: { id: await ownWorker(scene) },
    body: { pin: '2580' },
  }),
  'devices.pair': async (scene) => ({ body: { code: (await newDevice(scene)).code } }),
  'devices.people': async (scene) => ({ body: { token: (await paired(scene)).token } }),
  'devices.set_pin': async (scene) => ({ body: { ...(await paired(scene)), pin: '2580' } }),
  'devices.enter': async (scene) => ({ body: await withPin(scene) }),
}
