import { randomUUID } from 'node:crypto'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import {
  traceability,
  type TraceabilityRecord,
  type TraceabilityRecordInput,
  type TraceabilityStage,
} from '@larder/contract/traceability'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, entryOf, type Recipes } from './recipe.ts'

let made = 0

const stageBody = () => ({ name: `Stage ${(made += 1)}`, stage_type_id: 3 })
const stage = (scene: Scene): Promise<TraceabilityStage> =>
  call(scene.test, traceability.createStage, { params: at(scene), body: stageBody() }, scene.owner)
const itsStage = async (scene: Scene) => ({ ...at(scene), id: (await stage(scene)).id })

const product = async (scene: Scene): Promise<number> =>
  (
    await call(
      scene.test,
      products.create,
      { params: at(scene), body: { name: `Stock ${(made += 1)}`, code: `T-${made}` } },
      scene.owner,
    )
  ).id
const partner = async (scene: Scene): Promise<number> =>
  (
    await call(
      scene.test,
      partners.create,
      { params: at(scene), body: { name: `Mill ${(made += 1)}` } },
      scene.owner,
    )
  ).id

const record = (scene: Scene, body: TraceabilityRecordInput): Promise<TraceabilityRecord> =>
  call(scene.test, traceability.create, { params: at(scene), body }, scene.owner)

/** Goods received, with everything that a receipt may name. */
const receipt = async (scene: Scene): Promise<TraceabilityRecordInput> => ({
  uuid: randomUUID(),
  kind: 'receipt',
  traceability_stage_id: (await stage(scene)).id,
  partner_id: await partner(scene),
  document_type: 'Delivery note',
  document_number: 'D 0012',
  lines: [
    {
      product_id: await product(scene),
      batch_number: 'L 12',
      expiry_date: '2026-12-20',
      amount: '5.5',
      amount_unit_id: 1,
    },
  ],
  entry_ids: [await entryOf(scene)],
})
const received = async (scene: Scene) => record(scene, await receipt(scene))

/** A batch of what was received. */
async function preparation(scene: Scene): Promise<TraceabilityRecordInput> {
  const { lines } = await received(scene)
  const [line] = lines
  return {
    uuid: randomUUID(),
    kind: 'preparation',
    batch: {
      product_id: await product(scene),
      batch_number: 'B1',
      expiry_date: '2026-12-01',
      amount: '2',
      amount_unit_id: 1,
    },
    lines: [
      {
        lot_id: line?.lot_id ?? 0,
        product_id: line?.product_id ?? 0,
        batch_number: 'L 12',
        amount: '1',
        amount_unit_id: 1,
      },
    ],
  }
}

const fieldsOf = (body: TraceabilityRecordInput) => {
  const { uuid: _, kind: _kind, ...fields } = body
  return fields
}

/** Goods that a supplier ships. */
const shipment = () =>
  JSON.stringify({
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'ObjectEvent',
    eventID: `urn:uuid:${randomUUID()}`,
    eventTime: '2026-11-20T08:30:00+02:00',
    eventTimeZoneOffset: '+02:00',
    action: 'OBSERVE',
    bizStep: 'shipping',
    readPoint: { id: 'urn:epc:id:sgln:4012345.00001.0' },
    quantityList: [{ epcClass: 'urn:epc:class:lgtin:4012345.012345.998877', quantity: 200, uom: 'KGM' }],
  })

export const traceabilityRecipes: Recipes = {
  'traceability.create_stage': (scene) => ({ params: at(scene), body: stageBody() }),
  'traceability.create_usual_stages': async (scene) => {
    const { data } = await call(scene.test, traceability.stages, { params: at(scene) }, scene.owner)
    for (const { id } of data)
      await call(scene.test, traceability.removeStage, { params: { ...at(scene), id } }, scene.owner)
    return { params: at(scene) }
  },
  'traceability.change_stage': async (scene) => ({
    params: await itsStage(scene),
    body: { base_version: 1, name: `Cold kitchen ${(made += 1)}`, order_number: 4 },
  }),
  'traceability.remove_stage': async (scene) => ({ params: await itsStage(scene) }),
  'traceability.prefill': async (scene) => ({
    params: at(scene),
    query: { productId: await product(scene) },
  }),
  'traceability.export': (scene) => ({ params: at(scene), query: { format: 'csv' } }),
  'traceability.record': async (scene) => ({ params: { ...at(scene), id: (await received(scene)).id } }),
  'traceability.versions': async (scene) => ({ params: { ...at(scene), id: (await received(scene)).id } }),
  'traceability.lot': async (scene) => ({
    params: { ...at(scene), id: (await received(scene)).lines[0]?.lot_id ?? 0 },
  }),
  'traceability.preview_epcis': (scene) => ({ params: at(scene), body: { document: shipment() } }),
  'traceability.import_epcis': (scene) => ({ params: at(scene), body: { document: shipment() } }),
  'traceability.create': async (scene) => ({ params: at(scene), body: await preparation(scene) }),
  'traceability.change': async (scene) => {
    const body = await receipt(scene)
    const { id } = await record(scene, body)
    return {
      params: { ...at(scene), id },
      body: { ...fieldsOf(body), base_version: 1, reason: 'The label says more', comment: 'Weighed' },
    }
  },
  'traceability.remove': async (scene) => ({
    params: { ...at(scene), id: (await received(scene)).id },
    body: { base_version: 1, reason: 'Entered twice' },
  }),
}
