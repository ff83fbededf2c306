/** To whom lots were sent. The deliveries are read a part of the lots at a time, and not kept. */
import { addSent, sortRecipients, sumDeliveries, type SentTo } from '@larder/core/traceability'
import type { Recipient } from '@larder/contract/recalls'
import type { Db } from '#db/transaction.ts'
import { listContacts, listDeliveries, type ContactRow, type Delivery } from './trace.queries.ts'

/** Lots whose deliveries one statement reads; more take no less time, but more memory. */
export const SENT_LOTS = 5_000
/** Deliveries that an answer shows of each recipient. */
export const SENT_EACH = 20

/** What `read` finds of parts of the ids. */
export async function inParts<Found>(
  ids: readonly number[],
  size: number,
  read: (part: readonly number[]) => Promise<Found>,
): Promise<readonly Found[]> {
  const rows: Found[] = []
  for (let at = 0; at < ids.length; at += size) rows.push(await read(ids.slice(at, at + size)))
  return rows
}

export type Customer = SentTo & ContactRow
/** By `recipient`. */
export type Customers = Map<string, Customer>

/** Adds the recipients of deliveries of another part of the lots to `customers`. */
export async function collectCustomers(
  db: Db,
  company_id: number,
  customers: Customers,
  deliveries: readonly Delivery[],
): Promise<void> {
  const sums = sumDeliveries(deliveries)
  const added = sums.map(({ recipient }) => recipient).filter((recipient) => !customers.has(recipient))
  const contacts = added.length === 0 ? [] : await listContacts(db, company_id, added)
  const byRecipient = new Map(contacts.map((one) => [one.recipient, one]))
  for (const sent of sums) {
    const { recipient } = sent
    const customer = customers.get(recipient)
    const contact = byRecipient.get(recipient) ?? nameOnly(recipient)
    customers.set(recipient, customer === undefined ? { ...contact, ...sent } : addSent(customer, sent))
  }
}

const nameOnly = (recipient: string): ContactRow => ({
  recipient,
  name: recipient.replace(/^name:/, ''),
  is_own_place: false,
  email: '',
  phone: '',
  address: '',
})

type Sent = Recipient['sent'][number]
const presentSent = ({ recipient: _recipient, ...sent }: Delivery): Sent => sent
const newest = (sent: readonly Sent[], count: number): Sent[] =>
  sent.toSorted((a, b) => (a.sent_at < b.sent_at ? 1 : a.sent_at > b.sent_at ? -1 : 0)).slice(0, count)

/** Everybody to whom the lots were sent, with the newest deliveries: those who got the most lots first. */
export async function findRecipients(
  db: Db,
  company_id: number,
  ids: readonly number[],
): Promise<readonly (Customer & { readonly sent: Sent[] })[]> {
  const customers: Customers = new Map()
  const sent = new Map<string, Sent[]>()
  await inParts(ids, SENT_LOTS, async (part) => {
    const deliveries = await listDeliveries(db, company_id, part)
    await collectCustomers(db, company_id, customers, deliveries)
    for (const [recipient, more] of Map.groupBy(deliveries, (one) => one.recipient))
      sent.set(recipient, newest([...(sent.get(recipient) ?? []), ...more.map(presentSent)], SENT_EACH))
  })
  return sortRecipients(customers.values()).map((one) => ({ ...one, sent: sent.get(one.recipient) ?? [] }))
}

/** The newest deliveries of the lots to one recipient. */
export async function findSent(
  db: Db,
  company_id: number,
  ids: readonly number[],
  { recipient, count }: { readonly recipient: string; readonly count: number },
): Promise<readonly Sent[]> {
  const parts = await inParts(ids, SENT_LOTS, (part) => listDeliveries(db, company_id, part, recipient))
  return newest(parts.flat().map(presentSent), count)
}
