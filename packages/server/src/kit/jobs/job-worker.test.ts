import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/harness.ts'
import { asOperator, asSystem } from '#db/transaction.ts'
import { runJobsCommand } from '../../operator/jobs-command.ts'
import { startWorker, type Worker } from './job-worker.ts'
import { enqueue, type JobHandlers } from './jobs.ts'
import { claimJob } from './jobs.queries.ts'

let test: TestApp
const workers: Worker[] = []
beforeAll(async () => {
  test = await openTestApp()
  await test.worker.stop() // it knows no handler of these jobs
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await test.database.pool.query('delete from jobs')
})
afterAll(() => test.close())

const lanes = { mail: ['test.mail'], documents: ['test.pdf'] }

function start(handlers: JobHandlers, beat_ms = 3_600_000): Worker {
  const worker = startWorker(test.platform, handlers, { lanes, poll_ms: 3_600_000, beat_ms })
  workers.push(worker)
  return worker
}

const put = (name: string) => asSystem(test.platform, (db, now) => enqueue({ db, now }, name, {}))
const pass = (seconds: number): void => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}
const states = async () =>
  (
    await test.database.pool.query<{ name: string; dead: boolean; attempts: number }>(
      "select name, dead_at is not null as dead, attempts from jobs where name like 'test.%' order by id",
    )
  ).rows

/** A job that runs until it is ended. */
function openEnded() {
  let begin = (): void => undefined
  let end = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const run = (): Promise<void> => {
    begin()
    return ended
  }
  return { run, begun, end: () => end() }
}

it('sends an e-mail while a PDF job runs', async () => {
  const pdf = openEnded()
  const mail = openEnded()
  mail.end()
  const worker = start({ 'test.pdf': pdf.run, 'test.mail': mail.run })
  await put('test.pdf')
  const drained = worker.drain()
  await pdf.begun
  await put('test.mail')
  void worker.drain()
  await mail.begun
  pdf.end()
  await drained
  expect(await states()).toEqual([])
})

it('runs a job by itself once its request is committed', async () => {
  const mail = openEnded()
  mail.end()
  start({ 'test.mail': mail.run })
  const commits: (() => void)[] = []
  const afterCommit = (run: () => void): void => void commits.push(run)
  await asSystem(test.platform, (db, now) => enqueue({ db, now, afterCommit }, 'test.mail', {}))
  for (const run of commits) run()
  await expect(mail.begun).resolves.toBeUndefined()
})

it('takes the job of a process that died, as soon as its lock has expired', async () => {
  let runs = 0
  await put('test.pdf')
  await asOperator(test.platform.pool, (db) =>
    claimJob(db, { names: lanes.documents, takes: 'named' }, test.clock.now, 40),
  )
  const worker = start({ 'test.pdf': async () => void (runs += 1) })
  pass(39)
  expect(await worker.drain()).toBe(0)
  pass(2)
  expect(await worker.drain()).toBe(1)
  expect(runs).toBe(1)
  expect(await states()).toEqual([])
})

it('does not take a long job twice', async () => {
  const pdf = openEnded()
  await put('test.pdf')
  const first = start({ 'test.pdf': pdf.run }, 5).drain()
  await pdf.begun
  let runs = 0
  const second = start({ 'test.pdf': async () => void (runs += 1) })
  for (let minute = 0; minute < 4; minute += 1) {
    pass(30)
    await expect
      .poll(async () => (await test.database.pool.query('select locked_until from jobs')).rows[0])
      .toEqual({ locked_until: new Date(test.clock.now.getTime() + 40_000).toISOString() })
    expect(await second.drain()).toBe(0)
  }
  pdf.end()
  await first
  expect(runs).toBe(0)
  expect(await states()).toEqual([])
})

it('a worker whose lock expired does not end the job of its successor', async () => {
  const [slow, next] = [openEnded(), openEnded()]
  await put('test.pdf')
  const first = start({ 'test.pdf': slow.run }).drain()
  await slow.begun
  pass(41)
  const second = start({ 'test.pdf': next.run }).drain()
  await next.begun
  slow.end()
  await first
  expect(await states()).toEqual([{ name: 'test.pdf', dead: false, attempts: 2 }])
  next.end()
  await second
  expect(await states()).toEqual([])
})

it("names dead jobs at /readyz and in the list, and runs them again on the operator's command", async () => {
  let isBroken = true
  const worker = start({
    'test.mail': async () => {
      if (isBroken) throw new Error('The mail server refuses.')
    },
  })
  const ready = async () => (await test.app.inject('/readyz')).json<{ status: string; jobs: string }>()
  const command = async (...words: string[]) => {
    const lines: string[] = []
    await runJobsCommand(test.platform, words, (line) => lines.push(line))
    return lines
  }
  await put('test.mail')
  expect(await ready()).toMatchObject({ status: 'ready', jobs: 'ok' })
  for (const pause of [0, 5, 60, 600, 3_600]) {
    pass(pause)
    expect(await worker.drain()).toBe(1)
  }
  expect(await states()).toEqual([{ name: 'test.mail', dead: true, attempts: 5 }])
  expect(await ready()).toMatchObject({ status: 'ready', jobs: 'dead' })
  const list = await command()
  expect(list).toContain('Dead: 1')
  expect(list.at(-1)).toContain('after 5 attempts: The mail server refuses.')
  const id = /^ {2}(\d+) test\.mail/.exec(list.at(-1) ?? '')?.[1] ?? ''
  await expect(command('retry')).rejects.toThrow('Use: npm run jobs')
  await expect(command('retry', '999999')).rejects.toThrow('There is no dead job 999999.')
  isBroken = false
  expect(await command('retry', id)).toEqual(['1 dead jobs will run again.'])
  expect(await ready()).toMatchObject({ jobs: 'ok' })
  expect(await worker.drain()).toBe(1)
  expect(await states()).toEqual([])
})

it('gives up a job that kills its process at every attempt', async () => {
  let runs = 0
  await put('test.other')
  await test.database.pool.query("update jobs set attempts = 5 where name = 'test.other'")
  await start({ 'test.other': async () => void (runs += 1) }).drain()
  expect(runs).toBe(0)
  expect(await states()).toEqual([{ name: 'test.other', dead: true, attempts: 6 }])
})
