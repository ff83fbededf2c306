import { randomUUID } from 'node:crypto'
import { recalls, type RecallDetails } from '@larder/contract/recalls'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { TraceSeed } from '../seed-trace.ts'
import { at, type Recipes } from './recipe.ts'

let batches = 0

/** A lot of which a customer got a part. */
async function lotOf({ test, company, place }: Scene): Promise<{ lot: number; customer: number }> {
  const seed = new TraceSeed(test, { company_id: company, place_id: place })
  batches += 1
  const customer = await seed.partner(`Shop ${batches}`)
  const lot = await seed.lot(await seed.product(`Bread ${batches}`), `B${batches}`)
  await seed.receive(lot, '10')
  await seed.send(lot, '4', { partner_id: customer })
  return { lot, customer }
}

async function started(scene: Scene): Promise<RecallDetails & { readonly customer: number }> {
  const { lot, customer } = await lotOf(scene)
  const body = { uuid: randomUUID(), origin: { kind: 'lot' as const, lot_ids: [lot] } }
  const made = await call(scene.test, recalls.create, { params: at(scene), body }, scene.owner)
  return { ...made, customer }
}

const ofStarted = async (scene: Scene) => ({ params: { ...at(scene), id: (await started(scene)).id } })

export const recallsRecipes: Recipes = {
  // The rule is for places in the United States.
  'recalls.fsma': async ({ test, place }) => {
    await test.database.pool.query('update places set country_id = 230 where id = $1', [place])
    return {}
  },
  'recalls.trace_lot': async (scene) => ({ params: { ...at(scene), id: (await lotOf(scene)).lot } }),
  'recalls.origin_lots': () => ({ query: { kind: 'lot' } }),
  'recalls.create': async (scene) => ({
    body: { uuid: randomUUID(), origin: { kind: 'lot', lot_ids: [(await lotOf(scene)).lot] } },
  }),
  'recalls.get': ofStarted,
  'recalls.report': ofStarted,
  'recalls.export': ofStarted,
  'recalls.message': async (scene) => ({ ...(await ofStarted(scene)), query: { recipient: 'authority' } }),
  'recalls.change': async (scene) => {
    const { id, version } = await started(scene)
    return { params: { ...at(scene), id }, body: { base_version: version, reason: 'Glass', is_drill: true } }
  },
  'recalls.note': async (scene) => {
    const { id, customer } = await started(scene)
    const body = {
      recipient: `partner:${customer}`,
      informed_at: scene.test.clock.now.toISOString(),
      answer: 'Sent back',
      base: { informed_at: null, answer: '' },
    }
    return { params: { ...at(scene), id }, body }
  },
  'recalls.close': async (scene) => {
    const { id, version } = await started(scene)
    return {
      params: { ...at(scene), id },
      body: { base_version: version, name: 'Mari Tamm', role: 'Owner' },
    }
  },
}
