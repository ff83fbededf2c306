import { getPriority } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import { frame, sectionOf } from '../test/builders.ts'
import type { SectionJob } from './compile-section.ts'
import type { PdfEngine } from './engine.ts'
import { openPdfEngine } from './pool.ts'

const light: SectionJob = {
  frame,
  standard: 'a-2a',
  section: sectionOf([{ kind: 'paragraph', text: 'Light' }]),
}
const row = Array.from(
  { length: 8 },
  () =>
    'Getrennte, farbcodierte Bretter und Messer, Rohware im untersten Fach, Händewaschen nach jeder Charge',
)
const heavy: SectionJob = {
  frame,
  standard: 'a-2a',
  section: sectionOf([
    {
      kind: 'table',
      caption: '',
      columns: row.map((_, index) => ({ title: String(index), share: 1 })),
      rows: Array.from({ length: 16_000 }, (_, index) => [`${index}`, ...row.slice(1)]),
    },
  ]),
}

let engine: PdfEngine
const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
afterEach(() => engine.close())

test('starts nothing before the first job, then no more than it needs', async () => {
  engine = openPdfEngine({ size: 2 })
  expect(engine.processIds()).toEqual([])
  expect((await engine.compile(light)).pages).toBe(1)
  expect(engine.processIds()).toHaveLength(1)
  expect(engine.processIds().map((id) => getPriority(id) > getPriority())).toEqual([true])
  await engine.warm()
  expect(engine.processIds()).toHaveLength(2)
})

test('reports why a section does not compile and continues', async () => {
  engine = openPdfEngine({ size: 1 })
  await expect(engine.compile({ ...light, frame: { ...frame, date: '' } })).rejects.toMatchObject({
    code: 'compile_failed',
    message: expect.stringContaining('ISO date'),
  })
  await expect(
    engine.compile({
      ...light,
      standard: 'ua-1',
      section: sectionOf([{ kind: 'heading', level: 3, text: 'x' }]),
    }),
  ).rejects.toMatchObject({ code: 'compile_failed' })
  expect((await engine.compile(light)).pages).toBe(1)
})

test('ends a job that takes too long and continues with a new child', async () => {
  engine = openPdfEngine({ size: 1, timeout_ms: 2000 })
  await engine.warm()
  const before = engine.processIds()
  await expect(engine.compile(heavy)).rejects.toMatchObject({ code: 'timed_out' })
  expect((await engine.compile(light)).pages).toBe(1)
  expect(engine.processIds()).not.toEqual(before)
  await vi.waitFor(() => expect(before.some(isAlive)).toBe(false))
})

test('tries a job once more when its child is killed', async () => {
  engine = openPdfEngine({ size: 1 })
  await engine.warm()
  const [id = 0] = engine.processIds()
  const made = engine.compile(light)
  process.kill(id, 'SIGKILL')
  expect((await made).pages).toBe(1)
  expect(engine.processIds()).not.toContain(id)
})

test('takes a cancelled job out of the queue', async () => {
  engine = openPdfEngine({ size: 1 })
  const abort = new AbortController()
  const jobs = [engine.compile(light), engine.compile(light, { signal: abort.signal }), engine.compile(light)]
  abort.abort()
  const outcomes = await Promise.allSettled(jobs)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  await expect(engine.compile(light, { signal: abort.signal })).rejects.toMatchObject({ code: 'cancelled' })
})

test('replaces a child after its share of jobs', async () => {
  engine = openPdfEngine({ size: 1, jobs_per_child: 3 })
  await engine.compile(light)
  const first = engine.processIds()
  for (let job = 0; job < 3; job++) await engine.compile(light)
  expect(engine.processIds()).not.toEqual(first)
})

test('ends all children and refuses waiting jobs when it is closed', async () => {
  engine = openPdfEngine({ size: 2 })
  await engine.warm()
  const ids = engine.processIds()
  const jobs = [heavy, light, light, light].map((job) => engine.compile(job).catch((error: unknown) => error))
  await engine.close()
  expect(await jobs[0]).toMatchObject({ code: 'closed' })
  expect(await jobs[3]).toMatchObject({ code: 'closed' })
  expect(ids.some(isAlive)).toBe(false)
  await expect(engine.compile(light)).rejects.toMatchObject({ code: 'closed' })
})
