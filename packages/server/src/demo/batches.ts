/** Nine days of batches of the demo: deliveries, what was made of them, and what went to the other places. */
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@larder/contract/kit'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability, type TraceabilityRecordInput } from '@larder/contract/traceability'
import { dateOf, dayOf, instantOf, localDate } from '@larder/core/schedule'
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

/** Who bought potato salad, and so many days ago. */
const customers = [
  {
    name: 'Lasteaed Mesimumm',
    email: 'kook@mesimumm.example',
    phone: '+372 645 2210',
    address: 'Kopli 12, Tallinn',
    days: [9, 6, 3],
  },
  {
    name: 'Kohvik Kamin',
    email: 'info@kohvikkamin.example',
    phone: '+372 5556 7801',
    address: 'Pikk 33, Tallinn',
    days: [8, 5, 2],
  },
  {
    name: 'Telliskivi Toidupood',
    email: 'pood@telliskivi.example',
    phone: '+372 5558 0420',
    address: 'Telliskivi 60, Tallinn',
    days: [7, 4],
  },
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
const batches: readonly (readonly [time: string, name: string, amount: string])[] = [
  ['08:15', 'Mayonnaise', '2'],
  ['09:15', 'Potato salad', '5'],
  ['10:15', 'Salmon with potatoes', '6'],
]

const at = (date: string, time: string): Date => new Date(instantOf(date, time, ZONE))

type Place = { readonly placeId: number; readonly siblingId: number }

type Kitchen = Place & {
  readonly owner: Calls
  readonly ids: ReadonlyMap<string, number>
  readonly record: (at: Date, body: Omit<TraceabilityRecordInput, 'uuid'>) => Promise<unknown>
}

const codeOf = (date: string, number: number): string => `${date.slice(2).replaceAll('-', '')}-${number}`
const later = (from: Date, days: number): string =>
  localDate(new Date(from.getTime() + days * DAY_MS).toISOString(), ZONE)

async function deliver({ ids, record }: Kitchen, supplierIds: readonly number[], when: Date): Promise<void> {
  const date = localDate(when.toISOString(), ZONE)
  for (const [supplier, partner_id] of supplierIds.entries()) {
    const goods = deliveries.filter((one) => one[1] === supplier)
    await record(when, {
      kind: 'receipt',
      partner_id,
      document_type: 'Delivery note',
      document_number: `00${supplier + 1}${codeOf(date, 1).replace('-', '')}`,
      lines: goods.map(([name, , amount, amount_unit_id, days], index) => ({
        product_id: ids.get(name) ?? 0,
        // As suppliers number them: leading zeros, slashes and letters.
        batch_number:
          supplier === 1 ? `0${index}${codeOf(date, 1)}` : `L ${codeOf(date, supplier + 1)}/${index}`,
        expiry_date: later(when, days),
        amount,
        amount_unit_id,
      })),
    })
  }
}

/** A batch as the screen fills it in: the scaled recipe with the lots that expire first. */
async function cook({ owner, placeId, ids, record }: Kitchen, when: Date, dish: readonly [string, string]) {
  const [name, amount] = dish
  const productId = ids.get(name) ?? 0
  const prefill = await owner(traceability.prefill, {
    params: { placeId },
    query: { productId, amount, amountUnitId: KG },
  })
  await record(when, {
    kind: 'preparation',
    batch: {
      product_id: productId,
      batch_number: codeOf(localDate(when.toISOString(), ZONE), 1),
      expiry_date: later(when, 2),
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

/** Half of the salad goes to the market, some to a customer; guests eat the rest, and a little is thrown away. */
async function handOut(
  { owner, placeId, siblingId, ids, record }: Kitchen,
  date: string,
  customerId: number | undefined,
): Promise<void> {
  const lotOf = async (name: string) => {
    const { data } = await owner(traceability.stock, {
      params: { placeId },
      query: { productId: ids.get(name) ?? 0, show: 'on_hand' },
    })
    return data.find(({ batch_number }) => batch_number === codeOf(date, 1))
  }
  const [salad, salmon] = [await lotOf('Potato salad'), await lotOf('Salmon with potatoes')]
  if (salad === undefined || salmon === undefined) return
  const line = ({ id, product_id }: typeof salad, amount: string) => ({
    lot_id: id,
    product_id,
    amount,
    amount_unit_id: KG,
  })
  await record(at(date, '11:10'), { kind: 'dispatch', to_place_id: siblingId, lines: [line(salad, '2.5')] })
  if (customerId !== undefined)
    await record(at(date, '11:30'), {
      kind: 'dispatch',
      partner_id: customerId,
      document_type: 'Delivery note',
      document_number: `S-${codeOf(date, 1)}`,
      lines: [line(salad, '1.2')],
    })
  await record(at(date, '21:40'), {
    kind: 'dispatch',
    partner_name: 'Guests',
    lines: [line(salad, customerId === undefined ? '2.2' : '1'), line(salmon, '6')],
  })
  await record(at(date, '21:50'), { kind: 'waste', lines: [line(salad, '0.3')] })
}

/** Lives the days of the kitchen that are over at the beginning of `date` and were not lived before. */
export type LiveDays = (owner: Calls, date: string) => Promise<void>

/** Days that have batches. */
export const BATCH_DAYS = 9

export async function openKitchen(
  setUp: Calls,
  place: Place,
  { today, days }: { readonly today: string; readonly days: number },
): Promise<LiveDays> {
  const params = { placeId: place.placeId }
  const { data } = await setUp(products.list, { params, query: { perPage: 100 } })
  const ids = new Map(data.map(({ id, name }) => [name, id]))
  const add = async (body: NonNullable<CallInput<typeof partners.create>['body']>): Promise<number> =>
    (await setUp(partners.create, { params, body })).id
  const supplierIds: number[] = []
  for (const supplier of suppliers) supplierIds.push(await add({ ...supplier }))
  const buyers = new Map<number, number>()
  for (const { days, ...customer } of customers) {
    const id = await add({ ...customer, is_customer: true })
    for (const day of days) buyers.set(day, id)
  }
  const first = Math.min(days, BATCH_DAYS)
  let day = first
  return async (owner, until) => {
    const kitchen: Kitchen = {
      ...place,
      owner,
      ids,
      record: (when, body) =>
        owner(traceability.create, {
          params,
          body: { uuid: randomUUID(), performed_at: when.toISOString(), ...body },
        }),
    }
    for (; dayOf(today) - day < dayOf(until); day -= 1) {
      const date = dateOf(dayOf(today) - day)
      if (day === first || day % 3 === 0) await deliver(kitchen, supplierIds, at(date, '07:20'))
      for (const [time, ...dish] of batches) await cook(kitchen, at(date, time), dish)
      await handOut(kitchen, date, buyers.get(day))
    }
  }
}
