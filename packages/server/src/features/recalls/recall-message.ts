/** The text of a message about a recall: to whom the goods were sent, or to the authority of the country. */
import { countryKey } from '@larder/core/classifiers'
import { baseLanguage } from '@larder/core/languages'
import { recallAuthority } from '@larder/core/traceability'
import type { ResponseOf } from '@larder/contract/kit'
import type { Recipient, RecallDetails, recalls } from '@larder/contract/recalls'
import { getPlace, type PlaceRow } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { invalid } from '#kit/problem.ts'
import { reach } from './locate.ts'
import { findRecall } from './recalls.queries.ts'
import { wordsOf, type RecallWords } from './recall-words.ts'
import { findSent } from './recipients.ts'
import { showRecall } from './recalls.ts'

/** Deliveries that a message names; a recall of more goes with the spreadsheet. */
const NAMED = 200

type Message = ResponseOf<typeof recalls.message>
type About = { readonly recall: RecallDetails; readonly place: PlaceRow; readonly words: RecallWords }

const listOf = (items: readonly string[]): string => items.map((item) => `– ${item}`).join('\n')

const senderOf = ({ place }: About): string =>
  [
    place.name,
    place.company_name === place.name ? '' : place.company_name,
    place.address,
    place.person_phone,
    place.person_email,
  ]
    .filter((line) => line !== '')
    .join('\n')

const reasonOf = ({ recall, words: { say } }: About): string => {
  const reason = recall.reason === '' ? recall.origin.text : recall.reason
  return reason === '' ? '' : `${say('recalls.reason')}: ${reason}`
}

/** A message of a drill says so at once, so that nobody throws food away. */
const framed = (about: About, parts: readonly string[]): string =>
  [about.recall.is_drill ? about.words.say('recalls.message_drill') : '', ...parts, senderOf(about)]
    .filter((part) => part !== '')
    .join('\n\n')

function subjectOf({ recall, words: { say } }: About): string {
  const subject = say('recalls.message_subject', { lots: recall.title })
  return recall.is_drill ? `${say('recalls.drill')}: ${subject}` : subject
}

async function toRecipient(ctx: Ctx, about: About, to: Recipient): Promise<Message> {
  const { recall, words } = about
  const { company_id } = placeOf(ctx)
  const row = await findRecall(ctx.db, placeOf(ctx), { id: recall.id })
  const { affected } = await reach(ctx.db, company_id, row?.origin.lot_ids ?? [])
  const sent = await findSent(ctx.db, company_id, affected, { recipient: to.recipient, count: NAMED })
  const goods = sent.map((one) =>
    [words.lot(one), words.amount(one.amount, one.unit), words.day(one.sent_at), one.document]
      .filter((part) => part !== '')
      .join(', '),
  )
  return {
    to: to.name,
    email: to.email,
    subject: subjectOf(about),
    body: framed(about, [
      words.say('recalls.message_intro'),
      reasonOf(about),
      listOf(goods),
      words.say('recalls.message_do'),
    ]),
  }
}

function toAuthority(about: About): Message {
  const { recall, place, words } = about
  const { say } = words
  const name = recallAuthority(countryKey(place.country_id)) ?? say('recalls.authority_local')
  const amounts = recall.totals.map(({ unit, received, on_hand, sent, wasted, missing }) =>
    [
      [say('recalls.received'), received],
      [say('recalls.on_hand'), on_hand],
      [say('recalls.sent'), sent],
      [say('recalls.wasted'), wasted],
      [say('recalls.missing'), missing],
    ]
      .map(([label, amount]) => `${label} ${words.amount(amount ?? '0', unit)}`)
      .join(', '),
  )
  const origin = recall.lots.filter(({ relation }) => relation === 'origin')
  const recipients = recall.recipients.map((one) =>
    [one.name, one.address, one.phone, one.email, words.amounts(one.amounts)]
      .filter((part) => part !== '')
      .join(', '),
  )
  return {
    to: name,
    email: '',
    subject: subjectOf(about),
    body: framed(about, [
      say('recalls.authority_intro', { authority: name }),
      reasonOf(about),
      `${say('recalls.lots')}:\n${listOf(origin.slice(0, NAMED).map(words.lot))}`,
      `${say('recalls.amounts')}:\n${listOf(amounts)}`,
      recipients.length === 0
        ? say('recalls.nobody')
        : `${say('recalls.recipients')}:\n${listOf(recipients.slice(0, NAMED))}`,
      `${say('recalls.started')}: ${words.moment(recall.started_at)}`,
    ]),
  }
}

/** @throws Problem 404; 422 `unknown_recipient` */
export async function writeMessage(
  ctx: Ctx,
  { params, query }: Input<typeof recalls.message>,
): Promise<Message> {
  const recall = await showRecall(ctx, params.id)
  const place = await getPlace(ctx.db, placeOf(ctx))
  const about: About = {
    recall,
    place,
    words: wordsOf(place, query.lang ?? baseLanguage(place.preferred_language)),
  }
  if (query.recipient === 'authority') return toAuthority(about)
  const to = recall.recipients.find(({ recipient }) => recipient === query.recipient)
  if (to === undefined)
    throw invalid('recipient', 'unknown_recipient', 'Nothing of the recall was sent there.')
  return toRecipient(ctx, about, to)
}
