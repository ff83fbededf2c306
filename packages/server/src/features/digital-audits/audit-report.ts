/**
 * An audit as a PDF: its score by section, its findings, all answers with their photos, and who confirmed it.
 */
import { Readable } from 'node:stream'
import { contentDisposition } from '@larder/plan-pdf'
import { judgeAuditAnswer, type AuditQuestion } from '@larder/core/audits'
import { findDateFormat, formatDateAs } from '@larder/core/classifiers'
import { localDecimals } from '@larder/core/entries'
import { exportFileName } from '@larder/core/exports'
import type { Block, DocumentSection } from '@larder/core/haccp'
import { baseLanguage } from '@larder/core/languages'
import { wallTimes } from '@larder/core/schedule'
import type { AuditResultDetails, digitalAuditResults } from '@larder/contract/digital-audits'
import { getPlace, pdfCompilers } from '#features/plan-data/public.ts'
import { placeOf, type Ctx, type Input } from '#kit/context.ts'
import { FileAnswer } from '#kit/http/file-answer.ts'
import { headLine } from '#kit/records/signed-line.ts'
import { sayIn, type Say } from '#kit/text/texts.ts'
import { photoPages } from './audit-photos.ts'
import { answersOf, showResult } from './results.ts'

type Words = {
  readonly say: Say
  readonly date: (day: string) => string
  readonly moment: (instant: string) => string
  readonly lang: string
}
type Response = AuditResultDetails['responses'][number]

const percentText = (percent: number | null | undefined): string =>
  percent === null || percent === undefined ? '–' : `${percent} %`

function valueText(question: AuditQuestion, response: Response | undefined, { say, lang }: Words): string {
  if (response === undefined) return say('audits.no_answer')
  const { value, is_not_applicable, photos } = response
  if (is_not_applicable) return say('audits.not_applicable')
  if (question.kind === 'photo') return say('audits.photos_count', { count: String(photos.length) })
  if (value === null) return say('audits.no_answer')
  switch (question.kind) {
    case 'yes_no':
      return say(value === 'yes' ? 'audits.yes' : 'audits.no')
    case 'choice':
      return question.options[Number(value)]?.text ?? value
    case 'score':
      return `${value} / ${question.max_score ?? 0}`
    case 'number':
      return `${localDecimals(value, lang)} ${question.unit}`.trim()
    default:
      return value
  }
}

const verdictOf = ({ score }: AuditResultDetails, say: Say): string =>
  score.is_passed === null ? '' : say(score.is_passed ? 'audits.passed' : 'audits.not_passed')

function factsOf(audit: AuditResultDetails, { say, moment }: Words): Block {
  const { score, started_at, started_by, confirmed_at, confirmed_name, confirmed_role } = audit
  const rows = [
    { label: say('table.date'), value: [moment(started_at), started_by ?? ''].filter(Boolean).join(', ') },
    {
      label: say('audits.score'),
      value: [percentText(score.percent), verdictOf(audit, say)].filter(Boolean).join(', '),
    },
    { label: say('audits.pass_percent'), value: String(audit.pass_percent) },
    { label: say('audits.questions'), value: `${score.answered} / ${score.questions}` },
    { label: say('audits.findings'), value: String(score.findings) },
  ]
  const confirmed =
    confirmed_at === null
      ? say('audits.not_confirmed')
      : say('audits.confirmed_by', {
          name: confirmed_name ?? '',
          role: confirmed_role ?? '',
          when: moment(confirmed_at),
        })
  const ends = [
    { label: say('audits.confirmation'), value: confirmed },
    ...(audit.comment === '' ? [] : [{ label: say('audits.remarks'), value: audit.comment }]),
  ]
  return { kind: 'facts', rows: [...rows, ...ends] }
}

function scoreBlocks({ score, previous }: AuditResultDetails, { say, moment }: Words): Block[] {
  const before = new Map(previous?.sections.map(({ section, percent }) => [section, percent]))
  const columns = [
    { title: say('audits.section'), share: 0.5 },
    { title: say('audits.this_time'), share: 0.25 },
    { title: previous === null ? say('audits.last_time') : moment(previous.started_at), share: 0.25 },
  ]
  const rows = score.sections.map(({ section, percent }) => [
    section,
    percentText(percent),
    percentText(before.get(section)),
  ])
  return [
    { kind: 'heading', level: 2, text: say('audits.score') },
    {
      kind: 'table',
      caption: say('audits.score'),
      columns,
      rows: [...rows, [say('audits.total'), percentText(score.percent), percentText(previous?.percent)]],
    },
  ]
}

function findingBlocks(audit: AuditResultDetails, words: Words): Block[] {
  const { say, date } = words
  const answers = new Map(audit.responses.map((response) => [response.question_id, response]))
  const findings = audit.questions.filter((question) => {
    const response = answers.get(question.id)
    const [answer] = response === undefined ? [] : answersOf([response])
    return judgeAuditAnswer(question, answer).state === 'finding'
  })
  if (findings.length === 0) return []
  const columns = [
    { title: say('audits.question'), share: 0.3 },
    { title: say('table.value'), share: 0.12 },
    { title: say('entries.comment'), share: 0.2 },
    { title: say('table.corrective_action'), share: 0.24 },
    { title: say('audits.due_on'), share: 0.14 },
  ]
  const rows = findings.map((question) => {
    const response = answers.get(question.id)
    const due = response?.due_on ?? null
    return [
      question.is_critical ? `${question.text} (${say('audits.critical')})` : question.text,
      valueText(question, response, words),
      response?.comment ?? '',
      question.corrective_action,
      due === null ? '' : date(due),
    ]
  })
  return [
    { kind: 'heading', level: 2, text: say('audits.findings') },
    { kind: 'table', caption: say('audits.findings'), columns, rows },
  ]
}

function answerBlocks(audit: AuditResultDetails, words: Words): Block[] {
  const { say } = words
  const answers = new Map(audit.responses.map((response) => [response.question_id, response]))
  const columns = [
    { title: say('audits.question'), share: 0.5 },
    { title: say('table.value'), share: 0.2 },
    { title: say('entries.comment'), share: 0.3 },
  ]
  return [...Map.groupBy(audit.questions, ({ section }) => section)].flatMap(
    ([section, questions]): Block[] => [
      { kind: 'heading', level: 2, text: section },
      {
        kind: 'table',
        caption: section,
        columns,
        rows: questions.map((question) => {
          const response = answers.get(question.id)
          return [question.text, valueText(question, response, words), response?.comment ?? '']
        }),
      },
    ],
  )
}

/** @throws Problem 404 */
export async function downloadAuditReport(
  ctx: Ctx,
  { params, query }: Input<typeof digitalAuditResults.report>,
): Promise<FileAnswer> {
  const at = placeOf(ctx)
  const lang = query.lang ?? 'en'
  const say = sayIn(lang)
  const audit = await showResult(ctx, params.id)
  const place = await getPlace(ctx.db, at)
  const format = findDateFormat(place.date_format_id)?.format ?? 'DD.MM.yyyy'
  const date = (day: string): string => formatDateAs(day, format)
  const localTime = wallTimes(place.timezone)
  const moment = (instant: string): string => {
    const local = localTime(instant)
    return `${date(local.slice(0, 10))} ${local.slice(11, 16)}`
  }
  const words: Words = { say, date, moment, lang }
  const section: DocumentSection = {
    static_name: 'records',
    order: 1,
    title: `${audit.name}: ${place.name}`,
    landscape: false,
    blocks: [
      factsOf(audit, words),
      ...scoreBlocks(audit, words),
      ...findingBlocks(audit, words),
      ...answerBlocks(audit, words),
    ],
  }
  const signed = await headLine(ctx.db, at)
  const frame = {
    language: baseLanguage(lang),
    place_name: place.name,
    company_name: place.company_name,
    title: say('nav.audits'),
    status_line: `${moment(audit.started_at)}, ${say('table.times_in')} ${place.timezone}`,
    signed_line: signed === '' ? '' : `${say('table.signed_head')}: ${signed}`,
    page_label: '{page} / {pages}',
    date: localTime(audit.started_at).slice(0, 10),
  }
  const { platform } = ctx
  return new FileAnswer(
    'application/pdf',
    async () => {
      const { blocks, pictures } = await photoPages(platform, audit, say)
      const whole = { ...section, blocks: [...section.blocks, ...blocks] }
      const { pdf } = await pdfCompilers(platform).compile(
        { frame, section: whole, standard: 'a-2a', pictures },
        { owner: at.company_id },
      )
      return Readable.from([Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)])
    },
    {
      'content-disposition': contentDisposition(exportFileName([place.name, audit.name, frame.date], 'pdf')),
    },
  )
}
