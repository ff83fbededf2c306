/** A recall as a PDF: what is where, who was informed, how long it took, and who closed it. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { exportFileName } from '@larder/core/exports'
import type { Block, DocumentSection } from '@larder/core/haccp'
import { baseLanguage } from '@larder/core/languages'
import { wallTimes } from '@larder/core/schedule'
import type { RecallDetails, recalls } from '@larder/contract/recalls'
import { getPlace, pdfCompilers } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { headLine } from '#kit/records/signed-line.ts'
import { needsLook, wordsOf, type RecallWords } from './recall-words.ts'
import { showRecall } from './recalls.ts'

/** Lots in the printed table; the spreadsheet has all. */
const PRINTED_LOTS = 300

export const percentText = (percent: number | null): string => (percent === null ? '–' : `${percent} %`)

function factsOf(recall: RecallDetails, { say, moment }: RecallWords): Block {
  const { started_at, started_by, closed_at, closed_name, closed_role, minutes, origin } = recall
  const informed = recall.recipients.filter(({ informed_at }) => informed_at !== null).length
  const closed =
    closed_at === null
      ? say('recalls.open')
      : say('recalls.closed_by', {
          name: closed_name ?? '',
          role: closed_role ?? '',
          when: moment(closed_at),
        })
  const rows = [
    { label: say('recalls.origin'), value: `${say(`recalls.origin_${origin.kind}`)}: ${recall.title}` },
    { label: say('recalls.reason'), value: [origin.text, recall.reason].filter(Boolean).join(' · ') },
    { label: say('recalls.started'), value: [moment(started_at), started_by].filter(Boolean).join(', ') },
    { label: say('recalls.closed'), value: closed },
    {
      label: say('recalls.time_taken'),
      value: minutes === null ? '–' : say('recalls.minutes', { minutes: String(minutes) }),
    },
    { label: say('recalls.located'), value: percentText(recall.located_percent) },
    {
      label: say('recalls.lots'),
      value: say('recalls.lot_counts', {
        origin: String(recall.origin_count),
        affected: String(recall.affected_count),
        sources: String(recall.source_count),
      }),
    },
    { label: say('recalls.informed'), value: `${informed} / ${recall.recipient_count}` },
  ]
  return { kind: 'facts', rows: rows.filter(({ value }) => value !== '') }
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text })

function totalBlocks({ totals }: RecallDetails, { say, amount }: RecallWords): Block[] {
  if (totals.length === 0) return []
  const keys = ['received', 'used', 'sent', 'wasted', 'on_hand', 'missing'] as const
  return [
    heading(say('recalls.amounts')),
    {
      kind: 'table',
      caption: say('recalls.amounts'),
      columns: keys.map((key) => ({ title: say(`recalls.${key}`), share: 1 })),
      rows: totals.map((one) => keys.map((key) => amount(one[key], one.unit))),
    },
  ]
}

function recipientBlocks({ recipients }: RecallDetails, words: RecallWords): Block[] {
  const { say, moment, amounts } = words
  const title = heading(say('recalls.recipients'))
  if (recipients.length === 0) return [title, { kind: 'paragraph', text: say('recalls.nobody') }]
  return [
    title,
    {
      kind: 'table',
      caption: say('recalls.recipients'),
      columns: [
        { title: say('recalls.recipient'), share: 0.24 },
        { title: say('recalls.contact'), share: 0.24 },
        { title: say('recalls.amounts'), share: 0.16 },
        { title: say('recalls.informed_at'), share: 0.16 },
        { title: say('recalls.answer'), share: 0.2 },
      ],
      rows: recipients.map((one) => [
        one.name,
        [one.phone, one.email, one.address].filter(Boolean).join(', '),
        amounts(one.amounts),
        one.informed_at === null ? say('recalls.not_informed') : moment(one.informed_at),
        one.answer,
      ]),
    },
  ]
}

function lotBlocks(recall: RecallDetails, { say, amount, date }: RecallWords): Block[] {
  const affected = recall.lots.filter(({ relation }) => relation !== 'source')
  const sources = recall.lots.filter(({ relation }) => relation === 'source')
  const table = (title: string, lots: RecallDetails['lots']): Block[] =>
    lots.length === 0
      ? []
      : [
          heading(title),
          {
            kind: 'table',
            caption: title,
            columns: [
              { title: say('recalls.product'), share: 0.22 },
              { title: say('recalls.batch'), share: 0.13 },
              { title: say('recalls.place'), share: 0.15 },
              { title: say('recalls.received'), share: 0.1 },
              { title: say('recalls.used'), share: 0.1 },
              { title: say('recalls.sent'), share: 0.1 },
              { title: say('recalls.wasted'), share: 0.1 },
              { title: say('recalls.on_hand'), share: 0.1 },
              { title: say('recalls.missing'), share: 0.1 },
            ],
            rows: lots
              .slice(0, PRINTED_LOTS)
              .map(({ balance, base_unit: unit, ...lot }) => [
                lot.supplier_name === '' ? lot.product_name : `${lot.product_name} (${lot.supplier_name})`,
                [lot.batch_number, lot.expiry_date === null ? '' : date(lot.expiry_date)]
                  .filter(Boolean)
                  .join(', '),
                lot.place_name,
                amount(balance.received, unit),
                amount(balance.used, unit),
                amount(balance.sent, unit),
                amount(balance.wasted, unit),
                amount(balance.on_hand, unit),
                balance.state === 'unknown' ? '?' : amount(balance.missing, unit),
              ]),
          },
        ]
  const odd = affected.filter(needsLook)
  return [
    ...table(say('recalls.imbalances'), odd),
    ...table(say('recalls.affected_lots'), affected),
    ...table(say('recalls.source_lots'), sources),
  ]
}

/** @throws Problem 404 */
export async function downloadReport(
  ctx: Ctx,
  { params, query }: Input<typeof recalls.report>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const lang = query.lang ?? 'en'
  const recall = await showRecall(ctx, params.id)
  const place = await getPlace(ctx.db, at)
  const words = wordsOf(place, lang)
  const { say } = words
  const title = say(recall.is_drill ? 'recalls.drill' : 'recalls.recall')
  const section: DocumentSection = {
    static_name: 'recall',
    order: 1,
    title: `${title}: ${recall.title}`,
    landscape: true,
    blocks: [
      factsOf(recall, words),
      ...totalBlocks(recall, words),
      ...recipientBlocks(recall, words),
      ...lotBlocks(recall, words),
    ],
  }
  const signed = await headLine(ctx.db, at)
  const frame = {
    language: baseLanguage(lang),
    place_name: place.name,
    company_name: place.company_name,
    title: say('nav.recalls'),
    status_line: `${words.moment(recall.started_at)}, ${say('table.times_in')} ${place.timezone}`,
    signed_line: signed === '' ? '' : `${say('table.signed_head')}: ${signed}`,
    page_label: '{page} / {pages}',
    date: wallTimes(place.timezone)(recall.started_at).slice(0, 10),
  }
  const { platform } = ctx
  return new FileAnswer(
    'application/pdf',
    async () => {
      const { pdf } = await pdfCompilers(platform).compile(
        { frame, section, standard: 'a-2a' },
        { owner: at.company_id },
      )
      return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
    },
    { 'content-disposition': contentDisposition(exportFileName([place.name, title, frame.date], 'pdf')) },
  )
}
