/** The program of one child of the pool: takes jobs by message, one at a time, and answers with PDFs. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openCompiler } from './compile-section.ts'
import type { SectionJob } from './compile-section.ts'
import type { ChildAnswer, ChildRequest } from './pool-messages.ts'

// The compiler's memory is freed only when V8 collects, and its layouts only when they are evicted.
const jobsBetweenCleanings = 10
const pagesBetweenCleanings = 60
const restBeforeCleaning = 1000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const compiler = openCompiler()
let jobs = 0
let pages = 0
let rest: NodeJS.Timeout | undefined

const sample: SectionJob = {
  standard: 'a-2a',
  frame: {
    language: 'en',
    place_name: 'P',
    company_name: 'C',
    title: 'T',
    status_line: 'S',
    page_label: '{page}',
    date: '2000-01-01',
  },
  section: {
    static_name: 'sample',
    order: 1,
    title: 'T',
    landscape: false,
    blocks: [
      {
        kind: 'table',
        caption: 'C',
        columns: [{ title: 'T', share: 1 }],
        rows: [['a'], [{ badge: 'ccp', text: 'b' }]],
      },
    ],
  },
}

function answer(message: ChildAnswer, sent = (): void => undefined): void {
  process.send?.(message, undefined, {}, sent)
}

function clean(): void {
  if (jobs === 0) return
  jobs = 0
  pages = 0
  compiler.evict()
  collect()
}

function finish(): void {
  jobs++
  clearTimeout(rest)
  if (jobs >= jobsBetweenCleanings || pages >= pagesBetweenCleanings) clean()
  else rest = setTimeout(clean, restBeforeCleaning)
}

process.on('disconnect', () => process.exit(0))
process.on('message', (request: ChildRequest) => {
  try {
    const sectionPdf = compiler.compile(request.job)
    pages += sectionPdf.pages
    answer({ id: request.id, ...sectionPdf }, finish)
  } catch (cause) {
    answer({ id: request.id, failure: cause instanceof Error ? cause.message : String(cause) }, finish)
  }
})

compiler.compile(sample)
answer({ ready: true })
