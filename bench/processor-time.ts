/** CPU seconds and memory of processes, from /proc (Linux): user + system, in clock ticks of 10 ms. */
import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

type Stat = { readonly parent: number; readonly own: number; readonly children: number }

function stat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const at = (index: number): number => fields[index] ?? 0
    return {
      parent: at(1),
      own: (at(11) + at(12)) / TICKS_PER_SECOND,
      children: (at(13) + at(14)) / TICKS_PER_SECOND,
    }
  } catch {
    return null
  }
}

/** CPU seconds that one process has used. */
export const processSeconds = (pid: number): number => stat(pid)?.own ?? 0

/** Megabytes of memory that a process holds; none where it has ended. */
export function ownMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024
  } catch {
    return 0
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => stat(id)?.parent === pid)

/** Megabytes of memory that the children of a process hold. */
export const childrensMegabytes = (pid: number): number =>
  childrenOf(pid).reduce((sum, id) => sum + ownMegabytes(id), 0)

/** Megabytes of memory that a process and its children hold. */
export const residentMegabytes = (pid: number): number => ownMegabytes(pid) + childrensMegabytes(pid)

/** CPU seconds that each of these processes has used. */
export const secondsOf = (pids: readonly number[]): ReadonlyMap<number, number> =>
  new Map(pids.map((pid) => [pid, processSeconds(pid)]))

/** CPU seconds of a PostgreSQL server: the postmaster, its living children and those that ended. */
export function postgresSeconds(postmaster: number): number {
  const own = stat(postmaster)
  const living = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => stat(Number(name)))
    .filter((child) => child?.parent === postmaster)
  return (own?.own ?? 0) + (own?.children ?? 0) + living.reduce((sum, child) => sum + (child?.own ?? 0), 0)
}
