/** Batches of the demo: deliveries, what was made of them with its readings, and what went to the other places. */
import { randomUUID } from 'node:crypto'
import type { CallInput } from '@larder/contract/kit'
import { partners } from '@larder/contract/partners'
import { products } from '@larder/contract/products'
import { traceability, type TraceabilityRecordInput } from '@larder/contract/traceability'
import { dateOf, dayOf, instantOf } from '@larder/core/schedule'
import type { Calls } from './fill-plan.ts'
import { seededChance } from './lifelike.ts'
import {
  addBatchTasks,
  COOKING,
  PREPARATION,
  readCooling,
  readCore,
  readDelivery,
  type BatchTasks,
} from './readings.ts'

const ZONE = 'Europe/Tallinn'
const KG = 1
const LITER = 2
const PIECE = 3
const [FELIX, TERE, BALTI, RAKVERE] = [0, 1, 2, 3] as const

const suppliers = [
  {
    name: 'Põltsamaa Felix',
    email: 'tellimused@felix.example',
    phone: '+372 775 1234',
    gln: '4740012300007',
  },
  { name: 'Tere Piim', email: 'klient@tere.example', phone: '+372 605 4321', gln: '4740098700005' },
  { name: 'Balti Kala', email: 'info@baltikala.example', phone: '+372 444 8765', gln: '' },
  { name: 'Rakvere Liha', email: 'tellimus@rakvere.example', phone: '+372 322 9210', gln: '' },
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
type Dish = readonly [time: string, name: string, amount: string]

/** What comes every third morning, and for how long it is good. */
const deliveries: readonly Goods[] = [
  ['Eggs M', FELIX, '60', PIECE, 21],
  ['Rapeseed oil', FELIX, '10', LITER, 300],
  ['Dijon mustard', FELIX, '2', KG, 200],
  ['Potatoes', FELIX, '40', KG, 20],
  ['Pickled cucumbers', FELIX, '5', KG, 120],
  ['Milk 2.5 %', TERE, '20', LITER, 7],
  ['Sour cream 20 %', TERE, '6', LITER, 14],
  ['Butter', TERE, '4', KG, 60],
  ['Salmon fillet', BALTI, '12', KG, 4],
]

/** What is made each day, in this order: the salad needs the mayonnaise. */
const dishes: readonly Dish[] = [
  ['08:15', 'Mayonnaise', '2'],
  ['09:15', 'Potato salad', '5'],
  ['10:15', 'Salmon with potatoes', '6'],
]

type Menu = { readonly goods: readonly Goods[]; readonly dishes: readonly Dish[] }

/** Earlier, every fourth day in turns: what is bought is used up on the same day. */
const menus: readonly [Menu, Menu] = [
  {
    goods: [
      ['Potatoes', FELIX, '7.5', KG, 20],
      ['Butter', TERE, '0.5', KG, 60],
      ['Salmon fillet', BALTI, '6', KG, 4],
    ],
    dishes: [['10:15', 'Salmon with potatoes', '15']],
  },
  {
    goods: [
      ['Beetroot', FELIX, '5', KG, 20],
      ['Celeriac', FELIX, '0.75', KG, 20],
      ['Sour cream 20 %', TERE, '1', LITER, 14],
      ['Beef shin', RAKVERE, '6', KG, 5],
    ],
    dishes: [
      ['09:15', 'Beef stock', '12'],
      ['10:45', 'Borscht', '20'],
    ],
  },
]

/** The food of a supplier that is probed, as the plan names it. */
const probed: Readonly<Record<number, string>> = {
  [TERE]: 'ready_to_eat',
  [BALTI]: 'fish.melting_ice',
  [RAKVERE]: 'red_meat',
}
/** So many days ago the fish came too warm, and a dish was not hot enough at first. */
const WARM_FISH = 3
const COLD_CORE = 4
const cooled: ReadonlySet<string> = new Set(['Potato salad', 'Beef stock'])
const cooked: ReadonlySet<string> = new Set(['Salmon with potatoes', 'Beef stock', 'Borscht'])

type Place = { readonly placeId: number; readonly siblingId: number }

type Kitchen = Place & {
  readonly ids: ReadonlyMap<string, number>
  readonly supplierIds: readonly number[]
  readonly stageIds: ReadonlyMap<number, number>
  readonly tasks: BatchTasks
}

/** A day of the kitchen; `day`: so many days ago. */
type Day = { readonly date: string; readonly day: number; readonly chance: () => number }

/** Something that the kitchen does, and when. */
export type Step = { readonly at: Date; readonly act: (cook: Calls) => Promise<unknown> }

const stepAt = (date: string, time: string, act: Step['act']): Step => ({
  at: new Date(instantOf(date, time, ZONE)),
  act,
})

const codeOf = (date: string, number: number): string => `${date.slice(2).replaceAll('-', '')}-${number}`
const later = (date: string, days: number): string => dateOf(dayOf(date) + days)

const record = (as: Calls, { placeId }: Place, body: Omit<TraceabilityRecordInput, 'uuid'>) =>
  as(traceability.create, { params: { placeId }, body: { uuid: randomUUID(), ...body } })

/** The suppliers one after the other; chilled goods are probed. */
const deliver = (kitchen: Kitchen, { date, day, chance }: Day, goods: readonly Goods[]): readonly Step[] =>
  kitchen.supplierIds.flatMap((partner_id, supplier) => {
    const brought = goods.filter((one) => one[1] === supplier)
    if (brought.length === 0) return []
    const food = probed[supplier]
    return stepAt(date, `07:${20 + supplier}`, async (cook) => {
      const isWarm = day === WARM_FISH && supplier === BALTI
      const entry_uuids =
        food === undefined ? [] : [await readDelivery(cook, kitchen, { food, isOutside: isWarm, chance })]
      await record(cook, kitchen, {
        kind: 'receipt',
        partner_id,
        document_type: 'Delivery note',
        document_number: `00${supplier + 1}${codeOf(date, 1).replace('-', '')}`,
        entry_uuids,
        lines: brought.map(([name, , amount, amount_unit_id, days], index) => ({
          product_id: kitchen.ids.get(name) ?? 0,
          // As suppliers number them: leading zeros, slashes and letters.
          batch_number:
            supplier === TERE ? `0${index}${codeOf(date, 1)}` : `L ${codeOf(date, supplier + 1)}/${index}`,
          expiry_date: later(date, days),
          amount,
          amount_unit_id,
        })),
      })
    })
  })

/** A batch as the screen fills it in: the scaled recipe with the lots that expire first, and its readings. */
const make = (kitchen: Kitchen, { date, day, chance }: Day, [time, name, amount]: Dish): Step =>
  stepAt(date, time, async (cook) => {
    const { placeId, ids, stageIds } = kitchen
    const productId = ids.get(name) ?? 0
    const prefill = await cook(traceability.prefill, {
      params: { placeId },
      query: { productId, amount, amountUnitId: KG },
    })
    const isCold = day === COLD_CORE
    await record(cook, kitchen, {
      kind: 'preparation',
      traceability_stage_id: stageIds.get(cooked.has(name) ? COOKING : PREPARATION) ?? null,
      entry_uuids: [
        ...(cooked.has(name) ? [await readCore(cook, kitchen, { isOutside: isCold, chance })] : []),
        ...(cooled.has(name) ? [await readCooling(cook, kitchen, chance)] : []),
      ],
      batch: {
        product_id: productId,
        batch_number: codeOf(date, 1),
        expiry_date: later(date, 2),
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
  })

/** A line of so many kilograms of what was made on the day. */
async function lineOf(
  cook: Calls,
  { placeId, ids }: Kitchen,
  { date }: Day,
  [name, amount]: readonly string[],
) {
  const { data } = await cook(traceability.stock, {
    params: { placeId },
    query: { productId: ids.get(name ?? '') ?? 0, show: 'on_hand' },
  })
  const lot = data.find(({ batch_number }) => batch_number === codeOf(date, 1))
  if (lot === undefined) throw new Error(`There is no ${name} of ${date}.`)
  return { lot_id: lot.id, product_id: lot.product_id, amount: amount ?? '', amount_unit_id: KG }
}

/** Guests eat what was made. */
const serve = (kitchen: Kitchen, day: Day, eaten: readonly (readonly string[])[]): Step =>
  stepAt(day.date, '21:40', async (cook) => {
    const lines = []
    for (const one of eaten) lines.push(await lineOf(cook, kitchen, day, one))
    await record(cook, kitchen, { kind: 'dispatch', partner_name: 'Guests', lines })
  })

/** Half of the salad goes to the market, some to a customer; guests eat the rest, and a little is thrown away. */
const handOut = (kitchen: Kitchen, day: Day, customerId: number | undefined): readonly Step[] => {
  const { date } = day
  const salad = (cook: Calls, amount: string) => lineOf(cook, kitchen, day, ['Potato salad', amount])
  return [
    stepAt(date, '11:10', async (cook) =>
      record(cook, kitchen, {
        kind: 'dispatch',
        to_place_id: kitchen.siblingId,
        lines: [await salad(cook, '2.5')],
      }),
    ),
    ...(customerId === undefined
      ? []
      : [
          stepAt(date, '11:30', async (cook) =>
            record(cook, kitchen, {
              kind: 'dispatch',
              partner_id: customerId,
              document_type: 'Delivery note',
              document_number: `S-${codeOf(date, 1)}`,
              lines: [await salad(cook, '1.2')],
            }),
          ),
        ]),
    serve(kitchen, day, [
      ['Potato salad', customerId === undefined ? '2.2' : '1'],
      ['Salmon with potatoes', '6'],
    ]),
    stepAt(date, '21:50', async (cook) =>
      record(cook, kitchen, { kind: 'waste', lines: [await salad(cook, '0.3')] }),
    ),
  ]
}

/** Days before the last that each have batches for other places and customers. */
const BUSY_DAYS = 9

async function addPartners(setUp: Calls, placeId: number) {
  const add = async (body: NonNullable<CallInput<typeof partners.create>['body']>): Promise<number> =>
    (await setUp(partners.create, { params: { placeId }, body })).id
  const supplierIds: number[] = []
  for (const supplier of suppliers) supplierIds.push(await add({ ...supplier }))
  /** By days before the last. */
  const buyers = new Map<number, number>()
  for (const { days, ...customer } of customers) {
    const id = await add({ ...customer, is_customer: true })
    for (const day of days) buyers.set(day, id)
  }
  return { supplierIds, buyers }
}

/** Sets the kitchen up. @returns what it does on a date, in the order of time */
export async function openKitchen(
  setUp: Calls,
  place: Place,
  { today, days }: { readonly today: string; readonly days: number },
): Promise<(date: string) => readonly Step[]> {
  const params = { placeId: place.placeId }
  const { data } = await setUp(products.list, { params, query: { perPage: 100 } })
  const { supplierIds, buyers } = await addPartners(setUp, place.placeId)
  const tasks = await addBatchTasks(setUp, place.placeId)
  const stages = (await setUp(traceability.stages, { params })).data
  const kitchen: Kitchen = {
    ...place,
    ids: new Map(data.map(({ id, name }) => [name, id])),
    supplierIds,
    stageIds: new Map(stages.map(({ id, stage_type_id }) => [stage_type_id, id])),
    tasks,
  }
  const first = Math.min(days, BUSY_DAYS)
  return (date) => {
    const day = dayOf(today) - dayOf(date)
    const one: Day = { date, day, chance: seededChance(day + 40_000) }
    if (day > first) return day % 4 === 0 ? quietDay(kitchen, one, menus[day % 8 === 0 ? 0 : 1]) : []
    return [
      ...(day === first || day % 3 === 0 ? deliver(kitchen, one, deliveries) : []),
      ...dishes.map((dish) => make(kitchen, one, dish)),
      ...handOut(kitchen, one, buyers.get(day)),
    ]
  }
}

const quietDay = (kitchen: Kitchen, day: Day, menu: Menu): readonly Step[] => [
  ...deliver(kitchen, day, menu.goods),
  ...menu.dishes.map((dish) => make(kitchen, day, dish)),
  serve(
    kitchen,
    day,
    menu.dishes.slice(-1).map(([, name, amount]) => [name, amount]),
  ),
]
