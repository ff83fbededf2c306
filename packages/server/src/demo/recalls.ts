/** Recalls of the demo: the drill of this year with its signed report, and one that a supplier caused. */
import { randomUUID } from 'node:crypto'
import type { Recipient, RecallDetails } from '@larder/contract/recalls'
import { recalls } from '@larder/contract/recalls'
import type { Calls } from './fill-plan.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const signer = { name: 'Mari Tamm', role: 'Owner' }

type Started = {
  /** Of the lots of this product: the oldest one. */
  readonly product: string
  readonly isDrill: boolean
  readonly reason: string
}

type Kitchen = {
  readonly owner: Calls
  readonly clock: { now: Date }
  readonly placeId: number
  /** The clock does not go beyond it. */
  readonly end: Date
}

async function start(
  { owner, placeId }: Kitchen,
  { product, isDrill, reason }: Started,
): Promise<RecallDetails> {
  const query = { kind: 'supplier', search: product } as const
  const { lots } = await owner(recalls.originLots, { params: { placeId }, query })
  const lot_ids = lots.slice(-1).map(({ id }) => id)
  return owner(recalls.create, {
    params: { placeId },
    body: { uuid: randomUUID(), is_drill: isDrill, reason, origin: { kind: 'supplier', lot_ids } },
  })
}

/** Informs the recipients one after the other, the first of them with these answers. */
async function inform(
  { owner, clock, placeId, end }: Kitchen,
  { id, recipients }: RecallDetails,
  answerOf: (one: Recipient) => string | null,
): Promise<void> {
  for (const one of recipients) {
    const answer = answerOf(one)
    if (answer === null) continue
    clock.now = new Date(Math.min(clock.now.getTime() + 6 * MINUTE_MS, end.getTime()))
    await owner(recalls.note, {
      params: { placeId, id },
      body: { recipient: one.recipient, informed_at: clock.now.toISOString(), answer },
    })
  }
}

/** Everybody is informed and answers; the report is signed. */
export async function practiceRecall(kitchen: Kitchen): Promise<void> {
  const { owner, clock, placeId } = kitchen
  const recall = await start(kitchen, {
    product: 'Rapeseed oil',
    isDrill: true,
    reason: 'Yearly drill: rapeseed oil with an off smell',
  })
  await inform(kitchen, recall, ({ is_own_place }) =>
    is_own_place ? 'Two tubs are in the cold room, set aside' : 'Drill understood; the amount is right',
  )
  clock.now = new Date(clock.now.getTime() + 9 * MINUTE_MS)
  await owner(recalls.close, {
    params: { placeId, id: recall.id },
    body: { base_version: recall.version, ...signer },
  })
}

const answers: Readonly<Record<string, string>> = {
  'Sinilill Turg': 'Taken off the counter; 1.2 kg set aside, labelled "do not use"',
  'Lasteaed Mesimumm': 'All of it was eaten on the day of delivery; nobody has reported anything',
  'Kohvik Kamin': '',
}

/** Glass in a supplier's mustard within the last hour: some have answered, one is not reached yet. */
export async function openRecall(kitchen: Kitchen): Promise<void> {
  const { clock, end } = kitchen
  clock.now = new Date(Math.max(clock.now.getTime(), end.getTime() - HOUR_MS))
  const recall = await start(kitchen, {
    product: 'Dijon mustard',
    isDrill: false,
    reason: 'Põltsamaa Felix called: a splinter of glass was found in a jar of this batch',
  })
  await inform(kitchen, recall, ({ name }) => answers[name] ?? null)
}
