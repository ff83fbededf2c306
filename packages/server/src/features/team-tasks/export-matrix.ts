/** The matrix as a file: a table for a spreadsheet, or a PDF to hang up or to show. */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { exportFileName } from '@larder/core/exports'
import { localDate } from '@larder/core/schedule'
import { baseLanguage } from '@larder/core/languages'
import type { TeamCell, TeamMatrix, teamTasks } from '@larder/contract/team-tasks'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { csvTable, xlsxTable } from '#kit/text/tables.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { getPlace, pdfCompilers } from '#features/plan-data/public.ts'
import { readMatrix } from './read-matrix.ts'

type Words = { readonly say: Say; readonly date: (day: string) => string }

/** “Valid until 5 March”: the state in words, so that it can be read without colours. */
function wordsOf({ status, valid_until }: TeamCell, { say, date }: Words): string {
  if (status === 'not_needed') return '–'
  const state = say(`team_tasks.status_${status}`)
  return valid_until === null ? state : `${state}: ${date(valid_until)}`
}

const titlesOf = ({ requirements }: TeamMatrix, { say }: Words): string[] => [
  say('team_tasks.person'),
  ...requirements.map(({ name }) => name),
]
const linesOf = ({ people }: TeamMatrix, words: Words): string[][] =>
  people.map(({ name, cells }) => [name, ...cells.map((cell) => wordsOf(cell, words))])

async function* linesFrom(lines: string[][]): AsyncGenerator<string[][]> {
  yield lines
}

export async function exportMatrix(ctx: Ctx, { query }: Input<typeof teamTasks.export>): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const place = await getPlace(ctx.db, at)
  const format = findDateFormat(place.date_format_id)?.format ?? 'DD.MM.yyyy'
  const words = { say, date: (day: string) => formatDateAs(day, format) }
  const matrix = await readMatrix(ctx.db, at, { now: ctx.now, lang })
  const today = localDate(ctx.now.toISOString(), place.timezone)
  const title = say('nav.team_certificates')
  const headers = {
    'content-disposition': contentDisposition(exportFileName([place.name, title, today], query.format)),
  }
  const lines = [titlesOf(matrix, words), ...linesOf(matrix, words)]
  if (query.format === 'csv')
    return new FileAnswer('text/csv; charset=utf-8', () => csvTable(linesFrom(lines)), headers)
  if (query.format === 'xlsx')
    return new FileAnswer(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      () => xlsxTable(linesFrom(lines), title),
      headers,
    )
  const frame = {
    language: baseLanguage(lang),
    place_name: place.name,
    company_name: place.company_name,
    title,
    status_line: words.date(today),
    signed_line: '',
    page_label: '{page} / {pages}',
    date: today,
  }
  return new FileAnswer('application/pdf', () => compile(ctx, frame, tablesOf(matrix, words, title)), headers)
}

/** Columns that fit a page across; a wider matrix is several tables, each with the names. */
const COLUMNS = 6

function tablesOf(matrix: TeamMatrix, words: Words, title: string) {
  const titles = titlesOf(matrix, words).slice(1)
  const lines = linesOf(matrix, words)
  const parts = Array.from(
    { length: Math.max(1, Math.ceil(titles.length / COLUMNS)) },
    (_, part) => part * COLUMNS,
  )
  return parts.map((from) => ({
    kind: 'table' as const,
    caption: title,
    columns: [
      { title: words.say('team_tasks.person'), share: 2 },
      ...titles.slice(from, from + COLUMNS).map((name) => ({ title: name, share: 2 })),
    ],
    rows: lines.map(([name = '', ...cells]) => [name, ...cells.slice(from, from + COLUMNS)]),
  }))
}

type Frame = Extract<Parameters<ReturnType<typeof pdfCompilers>['compile']>[0], { frame: unknown }>['frame']

async function compile(ctx: Ctx, frame: Frame, blocks: ReturnType<typeof tablesOf>): Promise<Readable> {
  const section = { static_name: 'team', order: 1, title: frame.title, landscape: true, blocks }
  const owner = placeOf(ctx).company_id
  const { pdf } = await pdfCompilers(ctx.platform).compile({ frame, section, standard: 'a-2a' }, { owner })
  return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
}
