/**
 * `npm run jobs`: lists waiting and dead jobs; `npm run jobs -- retry all` or `retry 12` runs dead ones
 * again.
 */
import { asOperator } from '#db/transaction.ts'
import { countWaitingJobs, listDeadJobs, retryDeadJobs } from '#kit/jobs/jobs.queries.ts'
import type { Platform } from '#kit/platform.ts'

type Print = (line: string) => void

/** @throws for words that are none of its own */
export async function runJobsCommand(
  { pool, now }: Pick<Platform, 'pool' | 'now'>,
  [verb = 'list', which = '']: readonly string[],
  print: Print,
): Promise<void> {
  if (verb === 'list') return listJobs(pool, print)
  const isId = /^[1-9]\d{0,15}$/.test(which)
  if (verb !== 'retry' || !(isId || which === 'all'))
    throw new Error('Use: npm run jobs, npm run jobs -- retry all, or npm run jobs -- retry <id>.')
  const count = await asOperator(pool, (db) => retryDeadJobs(db, now(), isId ? Number(which) : null))
  if (isId && count === 0) throw new Error(`There is no dead job ${which}.`)
  print(`${count} dead jobs will run again.`)
}

async function listJobs(pool: Platform['pool'], print: Print): Promise<void> {
  const { waiting, dead } = await asOperator(pool, async (db) => ({
    waiting: await countWaitingJobs(db),
    dead: await listDeadJobs(db),
  }))
  print(`Waiting: ${waiting.reduce((sum, { count }) => sum + count, 0)}`)
  for (const { name, count, next_at } of waiting) print(`  ${name}: ${count}, next at ${next_at}`)
  print(`Dead: ${dead.length}`)
  for (const { id, name, attempts, dead_at, last_error } of dead)
    print(`  ${id} ${name}: dead since ${dead_at} after ${attempts} attempts: ${last_error ?? ''}`)
}
