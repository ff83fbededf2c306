/** Two weeks of batches of the demo: deliveries, what was made of them, and what went to the other places. */
import { randomUUID } from 'node:crypto'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability, type TraceabilityRecordInput } from '@larder/contract/traceability'
import { localDate } from '@larder/core/schedule'
import type { Calls } from './fill-plan.ts'

const DAY_MS = 86_400_000
const ZONE = 'Europe/Tallinn'
const KG = 1
const LITER = 2
const PIECE = 3

const suppliers = [
  {
    name: 'Põltsamaa Felix',
    email: 'tellimused@felix.example',
    phone: '+372 775 1234',
    gln: '4740012300007',
  },
  { name: 'Tere Piim', email: 'klient@tere.example', phone: '+372 605 4321', gln: '4740098700005' },
  { name: 'Balti Kala', email: 'info@baltikala.example', phone: '+372 444 8765', gln: '' },
] as const

type Goods = readonly [name: string, supplier: number, amount: string, unit: number, days: number]

/** What comes every third morning, and for how long it is good. */
const deliveries: readonly Goods[] = [
  ['Eggs M', 0, '60', PIECE, 21],
  ['Rapeseed oil', 0, '10', LITER, 300],
  ['Dijon mustard', 0, '2', KG, 200],
  ['Potatoes', 0, '40', KG, 20],
  ['Pickled cucumbers', 0, '5', KG, 120],
  ['Milk 2.5 %', 1, '20', LITER, 7],
  ['Sour cream 20 %', 1, '6', LITER, 14],
  ['Butter', 1, '4', KG, 60],
  ['Salmon fillet', 2, '12', KG, 4],
]

/** What is made each day, in this order: the salad needs the mayonnaise. */
const batches: readonly (readonly [name: string, amount: string])[] = [
  ['Mayonnaise', '2'],
  ['Potato salad', '5'],
  ['Salmon with potatoes', '6'],
]

type Place = { readonly placeId: number; readonly siblingId: number; readonly now: Date }

type Kitchen = Place & {
  readonly owner: Calls
  readonly ids: ReadonlyMap<string, number>
  readonly record: (at: Date, body: Omit<TraceabilityRecordInput, 'uuid'>) => Promise<unknown>
}

const codeOf = (date: string, number: number): string => `${date.slice(2).replaceAll('-', '')}-${number}`
const later = (at: Date, days: number): string =>
  localDate(new Date(at.getTime() + days * DAY_MS).toISOString(), ZONE)

async function deliver({ ids, record }: Kitchen, supplierIds: readonly number[], at: Date): Promise<void> {
  const date = localDate(at.toISOString(), ZONE)
  for (const [supplier, partner_id] of supplierIds.entries()) {
    const goods = deliveries.filter((one) => one[1] === supplier)
    await record(at, {
      kind: 'receipt',
      partner_id,
      document_type: 'Delivery note',
      document_number: `00${supplier + 1}${codeOf(date, 1).replace('-', '')}`,
      lines: goods.map(([name, , amount, amount_unit_id, days], index) => ({
        product_id: ids.get(name) ?? 0,
        // As suppliers number them: leading zeros, slashes and letters.
        batch_number:
          supplier === 1 ? `0${index}${codeOf(date, 1)}` : `L ${codeOf(date, supplier + 1)}/${index}`,
        expiry_date: later(at, days),
        amount,
        amount_unit_id,
      })),
    })
  }
}

/** A batch as the screen fills it in: the scaled recipe with the lots that expire first. */
async function cook({ owner, placeId, ids, record }: Kitchen, at: Date, dish: readonly [string, string]) {
  const [name, amount] = dish
  const productId = ids.get(name) ?? 0
  const prefill = await owner(traceability.prefill, {
    params: { placeId },
    query: { productId, amount, amountUnitId: KG },
  })
  await record(at, {
    kind: 'preparation',
    batch: {
      product_id: productId,
      batch_number: codeOf(localDate(at.toISOString(), ZONE), 1),
      expiry_date: later(at, 2),
      amount,
      amount_unit_id: KG,
    },
    lines: prefill.ingredients.map((one) => ({
      ...(one.id !== null && { lot_id: one.id }),
      product_id: one.ingredient_product_id,
      amount: one.amount,
      amount_unit_id: one.amount_unit_id,
    })),
  })
}

async function send({ owner, placeId, siblingId, ids, record }: Kitchen, at: Date): Promise<void> {
  const product_id = ids.get('Potato salad') ?? 0
  const { data } = await owner(traceability.stock, {
    params: { placeId },
    query: { productId: product_id, show: 'on_hand' },
  })
  const lot = data.at(-1)
  if (lot !== undefined)
    await record(at, {
      kind: 'dispatch',
      to_place_id: siblingId,
      lines: [{ lot_id: lot.id, product_id, amount: '2.5', amount_unit_id: KG }],
    })
}

export async function addBatches(owner: Calls, place: Place): Promise<void> {
  const { placeId, now } = place
  const { data } = await owner(products.list, { params: { placeId }, query: { perPage: 100 } })
  const supplierIds: number[] = []
  for (const supplier of suppliers)
    supplierIds.push((await owner(partners.create, { params: { placeId }, body: { ...supplier } })).id)
  const kitchen: Kitchen = {
    ...place,
    owner,
    ids: new Map(data.map(({ id, name }) => [name, id])),
    record: (at, body) =>
      owner(traceability.create, {
        params: { placeId },
        body: { uuid: randomUUID(), performed_at: at.toISOString(), ...body },
      }),
  }
  for (let day = 9; day >= 1; day -= 1) {
    const morning = new Date(now.getTime() - day * DAY_MS)
    if (day % 3 === 0) await deliver(kitchen, supplierIds, morning)
    for (const [index, dish] of batches.entries())
      await cook(kitchen, new Date(morning.getTime() + (index + 1) * 3_600_000), dish)
    await send(kitchen, new Date(morning.getTime() + 5 * 3_600_000))
  }
}
