import type { PlanDocument } from '@larder/core/haccp'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { planOf, sectionOf, textsOf } from '../test/builders.ts'
import { readPdf, squeezed } from '../test/read-pdf.ts'
import { readZip } from '../test/read-zip.ts'
import { samplePlan } from './bench-sample.ts'
import type { PdfEngine } from './engine.ts'
import { planZip } from './plan-zip.ts'
import { openPdfEngine } from './pool.ts'
import { withSectionCache } from './section-cache.ts'

const engine = openPdfEngine({ size: 2 })
afterAll(() => engine.close())
const zipOf = (document: PlanDocument): Promise<Buffer> => buffer(planZip(document, engine).stream)
const small = (place_name: string): PlanDocument => ({
  ...planOf(
    [1, 2, 3].map((order) => sectionOf([{ kind: 'paragraph', text: `${place_name} ${order}` }], { order })),
  ),
  place_name,
})

/** Resident memory of a process in MB (Linux). */
const residentMegabytes = (id: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024

test('has every string of a plan of 60 pages and more, one PDF a section, in order', async () => {
  const plan = samplePlan()
  const { stream, done } = planZip(plan, engine)
  const entries = readZip(await buffer(stream))
  expect(entries.map(({ name }) => name)).toEqual(
    plan.sections.map(({ order, title }) => `${String(order).padStart(2, '0')} ${title}.pdf`),
  )
  expect(await done).toMatchObject({ files: plan.sections.length })
  expect((await done).pages).toBeGreaterThanOrEqual(60)
  for (const [index, section] of plan.sections.entries()) {
    const text = squeezed(
      (await readPdf(entries[index]?.bytes ?? new Uint8Array())).pages
        .map((page) => page.replace(/Page \d+ of \d+/, ''))
        .join(''),
    )
    expect(textsOf(section).filter((each) => !text.includes(squeezed(each)))).toEqual([])
  }
}, 30_000)

test('has the same bytes for the same plan, from any child process', async () => {
  const [first, second] = [await zipOf(samplePlan()), await zipOf(samplePlan())]
  expect(first.equals(second)).toBe(true)
})

test('writes the first section before the last is made', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow: PdfEngine = {
    ...engine,
    compile: async (job, signal) =>
      ('section' in job && job.section.order === 3 ? held : Promise.resolve()).then(() =>
        engine.compile(job, signal),
      ),
  }
  const { stream, done } = planZip(small('Early'), slow)
  const [chunk] = (await stream.take(1).toArray()) as Buffer[]
  expect(chunk?.toString('latin1')).toContain('01 General information.pdf')
  release()
  await expect(done).rejects.toMatchObject({ code: 'cancelled' })
})

test('makes two ZIPs at a time and takes a cancelled one out of the queue', async () => {
  const asked: string[] = []
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const slow: PdfEngine = {
    ...engine,
    compile: async (job, signal) => {
      if ('frame' in job) asked.push(job.frame.place_name)
      await held
      return engine.compile(job, signal)
    },
  }
  const zips = ['A', 'B', 'C', 'D'].map((name, owner) => planZip(small(name), slow, { owner }))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(new Set(asked)).toEqual(new Set(['A', 'B']))
  zips[2]?.stream.destroy()
  await expect(zips[2]?.done).rejects.toMatchObject({ code: 'cancelled' })
  release()
  const made = await Promise.all([zips[0], zips[1], zips[3]].map(async (zip) => zip && buffer(zip.stream)))
  expect(made.map((zip) => readZip(zip ?? Buffer.alloc(0)).length)).toEqual([3, 3, 3])
  expect(asked).not.toContain('C')
})

test('aborts the stream when a section fails', async () => {
  const { stream, done } = planZip({ ...small('A'), date: 'no date' }, engine)
  await expect(buffer(stream)).rejects.toThrow(RangeError)
  await expect(done).rejects.toThrow(RangeError)
})

test('caches unchanged sections, and drops the oldest', async () => {
  let compiled = 0
  const cached = withSectionCache(
    {
      ...engine,
      compile: (job, signal) => {
        compiled++
        return engine.compile(job, signal)
      },
    },
    90_000,
  )
  const first = await buffer(planZip(small('A'), cached).stream)
  expect((await buffer(planZip(small('A'), cached).stream)).equals(first)).toBe(true)
  expect(compiled).toBe(3)
  for (const name of ['B', 'C', 'D']) await buffer(planZip(small(name), cached).stream)
  await buffer(planZip(small('A'), cached).stream)
  expect(compiled).toBe(15)
})

test('does not grow in memory over 60 ZIPs', async () => {
  const own = openPdfEngine({ size: 1 })
  const most = (): number => Math.max(...own.processIds().map(residentMegabytes))
  const plan = samplePlan()
  const short = (round: number): PlanDocument => ({
    ...plan,
    place_name: `Place ${round}`,
    sections: plan.sections.filter(({ static_name }) =>
      ['title-page', 'flow-diagram', 'hazard-matrix'].includes(static_name),
    ),
  })
  const make = async (from: number, to: number): Promise<void> => {
    for (let round = from; round < to; round++) await buffer(planZip(short(round), own).stream)
  }
  await make(0, 15)
  const before = most()
  await make(15, 60)
  expect(most()).toBeLessThan(before * 1.5 + 40)
  await own.close()
}, 60_000)

test('contains uploaded PDFs unchanged, and continues without missing ones', async () => {
  const attached = (sha256: string, filename: string) =>
    ({ kind: 'attachment', file_id: 1, sha256, filename, text: filename }) as const
  const document = planOf([
    sectionOf([attached('a', 'Yard.pdf'), attached('b', 'lost'), attached('c', '../../Küche/1')], {
      order: 10,
      static_name: 'drawings',
      title: 'Drawings',
    }),
  ])
  const { stream, done } = planZip(document, engine, {
    files: {
      picture: () => Promise.resolve(null),
      attachment: (sha256) => Promise.resolve(sha256 === 'b' ? null : Buffer.from(`%PDF-${sha256}`)),
    },
  })
  const entries = readZip(await buffer(stream))
  expect(entries.map(({ name }) => name)).toEqual([
    '10 Drawings.pdf',
    '10 Drawings - 1 Yard.pdf',
    '10 Drawings - 2 Küche 1.pdf',
  ])
  expect(entries.slice(1).map(({ bytes }) => Buffer.from(bytes).toString())).toEqual(['%PDF-a', '%PDF-c'])
  expect(await done).toMatchObject({ files: 3 })
})

test('begins with the short plan and has the full one in a folder, where the short one leads', async () => {
  const section = sectionOf([{ kind: 'paragraph', text: 'In short' }], {
    static_name: 'short-plan',
    title: 'Короткий план',
    landscape: true,
  })
  const names = async (annex: string | null): Promise<readonly string[]> =>
    readZip(await zipOf({ ...small('A'), short_plan: { section, annex } })).map(({ name }) => name)
  const sections = ['01', '02', '03'].map((number) => `${number} General information.pdf`)
  const folder = '02 Додаток - Повний план/'
  expect(await names('Додаток - Повний план')).toEqual([
    '01 Короткий план.pdf',
    ...sections.map((name) => folder + name),
  ])
  expect(await names(null)).toEqual([...sections, '04 Короткий план.pdf'])
})
