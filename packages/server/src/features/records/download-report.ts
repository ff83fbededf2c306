/** The records of some days as one PDF: the summary, the breaches, the entries, and the last signed head. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { formatDateAs } from '@larder/core/classifiers'
import { baseLanguage } from '@larder/core/languages'
import { localDecimals } from '@larder/core/entries'
import { exportFileName } from '@larder/core/exports'
import type { Block, DocumentSection } from '@larder/core/haccp'
import type { HistoryEntry } from '@larder/contract/activity-log'
import type { RecordSummary, records } from '@larder/contract/records'
import {
  everything,
  limitOf,
  listHistoryBatch,
  valuesOf,
  type ExportRow,
} from '#features/activity-log/public.ts'
import { pdfCompilers } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { headLine } from '#kit/records/signed-line.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { checkRecords } from './read-state.ts'
import { readPeriod, summarizePeriod, type Period } from './summarize-period.ts'

/** About sixty pages; a compiler holds all of them at once. The ZIP has all entries. */
const MAX_ENTRIES = 1_000

type Words = { readonly say: Say; readonly date: (date: string) => string; readonly lang: string }
type Integrity = Awaited<ReturnType<typeof checkRecords>>

const nameOf = ({ task_name, unit_name }: Pick<HistoryEntry, 'task_name' | 'unit_name'>): string =>
  unit_name === '' ? task_name : `${unit_name} · ${task_name}`

const valueText = (values: HistoryEntry['values'], lang: string): string =>
  values.map(({ name, text }) => (name === '' ? '' : `${name}: `) + localDecimals(text, lang)).join('; ')

function integrityText({ fault, revisions, signed_heads }: Integrity, say: Say): string {
  const counts = `${say('table.revisions')}: ${revisions}, ${say('table.signatures')}: ${signed_heads}`
  return `${say(fault === null ? 'table.integrity_passed' : 'table.integrity_failed')} (${counts})`
}

function factsOf(summary: RecordSummary, integrity: Integrity, { say, date }: Words): Block {
  const {
    from,
    to,
    asked: dueCount,
    done,
    days_missing,
    days_paused,
    breach_count,
    breaches_without_action,
    entries,
  } = summary
  const percent = dueCount === 0 ? '–' : `${Math.floor((done / dueCount) * 100)} % (${done} / ${dueCount})`
  return {
    kind: 'facts',
    rows: [
      { label: say('table.period'), value: `${date(from)} – ${date(to)}` },
      { label: say('table.checks_done'), value: percent },
      { label: say('table.breaches'), value: String(breach_count) },
      { label: say('table.without_action'), value: String(breaches_without_action) },
      {
        label: say('table.days_missing'),
        value:
          days_missing.length === 0 ? '0' : `${days_missing.length}: ${days_missing.map(date).join(', ')}`,
      },
      { label: say('table.days_paused'), value: String(days_paused) },
      { label: say('table.entries'), value: String(entries) },
      { label: say('table.integrity'), value: integrityText(integrity, say) },
    ],
  }
}

function breachBlocks({ breaches }: RecordSummary, { say, date, lang }: Words): Block[] {
  if (breaches.length === 0) return []
  const columns = [
    { title: say('table.date'), share: 0.13 },
    { title: say('table.task'), share: 0.23 },
    { title: say('table.value'), share: 0.15 },
    { title: say('table.limit'), share: 0.15 },
    { title: say('table.corrective_action'), share: 0.22 },
    { title: say('table.filled_by'), share: 0.12 },
  ]
  const rows = breaches.map((entry) => [
    `${date(entry.entry_date)} ${entry.entry_time}`,
    nameOf(entry),
    valueText(entry.values, lang),
    entry.limit ?? '',
    [...entry.corrective_actions, entry.comment].filter((text) => text !== '').join('; '),
    entry.filled_by || say('table.by_sensor'),
  ])
  return [
    { kind: 'heading', level: 2, text: say('table.breaches') },
    { kind: 'table', caption: say('table.breaches'), columns, rows },
  ]
}

function entryBlocks(rows: readonly ExportRow[], total: number, { say, date, lang }: Words): Block[] {
  if (rows.length === 0) return []
  const columns = [
    { title: say('table.date'), share: 0.13 },
    { title: say('table.task'), share: 0.3 },
    { title: say('table.value'), share: 0.2 },
    { title: say('table.limit'), share: 0.15 },
    { title: say('table.status'), share: 0.1 },
    { title: say('table.filled_by'), share: 0.12 },
  ]
  const lines = rows.map((row) => [
    `${date(row.entry_date)} ${row.entry_time}`,
    nameOf(row),
    valueText(valuesOf(row.entry_fields), lang),
    limitOf(row) ?? '',
    say(row.status === 'done' ? 'table.correct' : 'table.incorrect'),
    row.filled_by || say('table.by_sensor'),
  ])
  const caption =
    total > rows.length
      ? `${say('table.entries')}: ${rows.length} / ${total}. ${say('table.rest_in_zip')}`
      : say('table.entries')
  return [
    { kind: 'heading', level: 2, text: say('table.entries') },
    { kind: 'table', caption, columns, rows: lines },
  ]
}

async function writeSection(ctx: Ctx, period: Period, words: Words): Promise<DocumentSection> {
  const summary = await summarizePeriod(ctx, period)
  const filter = { ...everything, from: period.from, to: period.to }
  const rows = await listHistoryBatch(ctx.db, placeOf(ctx), filter, {
    after: null,
    size: MAX_ENTRIES,
    lang: period.lang,
  })
  const facts = factsOf(summary, await checkRecords(ctx), words)
  const title = `${words.say('table.records')}: ${period.place.place}`
  const blocks = [facts, ...breachBlocks(summary, words), ...entryBlocks(rows, summary.entries, words)]
  return { static_name: 'records', order: 1, title, landscape: true, blocks }
}

/** @throws Problem 422 where the days are in the wrong order or too many. */
export async function downloadReport(ctx: Ctx, { query }: Input<typeof records.report>): Promise<FileAnswer> {
  const period = await readPeriod(ctx, query)
  const { place, from, to, lang } = period
  const say = sayIn(lang)
  const date = (day: string): string => formatDateAs(day, place.date_format)
  const section = await writeSection(ctx, period, { say, date, lang })
  const signed = await headLine(ctx.db, placeOf(ctx))
  const frame = {
    language: baseLanguage(lang),
    place_name: place.place,
    company_name: place.company,
    title: say('table.records'),
    status_line: `${date(from)} – ${date(to)}, ${say('table.times_in')} ${place.timezone}`,
    signed_line: signed === '' ? '' : `${say('table.signed_head')}: ${signed}`,
    page_label: '{page} / {pages}',
    date: to,
  }
  const { platform } = ctx
  const owner = placeOf(ctx).company_id
  const headers = {
    'content-disposition': contentDisposition(
      exportFileName([place.place, say('table.records'), from, to], 'pdf'),
    ),
  }
  return new FileAnswer(
    'application/pdf',
    async () => {
      const { pdf } = await pdfCompilers(platform).compile({ frame, section, standard: 'a-2a' }, { owner })
      return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
    },
    headers,
  )
}
