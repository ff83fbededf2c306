/**
 * Removes contents that no row names any more. A content is moved aside first and checked again there: if it
 * was stored again or named at the same moment it is moved back, so that a row never names a missing content.
 */
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

export type Sweep = {
  /** Younger contents may be on their way to the row that names them. */
  readonly stored_before: Date
  readonly findNamed: (sha256s: readonly string[]) => Promise<ReadonlySet<string>>
}

const AT_ONCE = 500

/** Answers how many were removed. */
export async function sweepContents(folder: string, sweep: Sweep): Promise<number> {
  const aside = join(folder, 'aside')
  await mkdir(aside, { recursive: true, mode: 0o700 })
  // Contents that a process moved aside before it ended.
  for (const sha256 of await readdir(aside)) await putBack(folder, sha256)
  let count = 0
  for (const part of await readdir(folder)) {
    if (!/^[0-9a-f]{2}$/.test(part)) continue
    const old = await listOlder(join(folder, part), sweep.stored_before)
    for (let from = 0; from < old.length; from += AT_ONCE)
      count += await sweepSome(folder, old.slice(from, from + AT_ONCE), sweep)
  }
  return count
}

const pathOf = (folder: string, sha256: string): string => join(folder, sha256.slice(0, 2), sha256)
const asideOf = (folder: string, sha256: string): string => join(folder, 'aside', sha256)

const isOlder = async (path: string, than: Date): Promise<boolean> =>
  (await stat(path)).mtimeMs < than.getTime()

async function listOlder(part: string, than: Date): Promise<string[]> {
  const old: string[] = []
  for (const name of await readdir(part))
    if (/^[0-9a-f]{64}$/.test(name) && (await isOlder(join(part, name), than).catch(() => false)))
      old.push(name)
  return old
}

async function sweepSome(
  folder: string,
  sha256s: readonly string[],
  { stored_before, findNamed }: Sweep,
): Promise<number> {
  const usedHashes = await findNamed(sha256s)
  const unnamed = sha256s.filter((sha256) => !usedHashes.has(sha256))
  if (unnamed.length === 0) return 0
  for (const sha256 of unnamed) await rename(pathOf(folder, sha256), asideOf(folder, sha256))
  const namedMeanwhile = await findNamed(unnamed)
  let count = 0
  for (const sha256 of unnamed) {
    if (namedMeanwhile.has(sha256) || !(await isOlder(asideOf(folder, sha256), stored_before))) {
      await putBack(folder, sha256)
    } else {
      await rm(asideOf(folder, sha256))
      count += 1
    }
  }
  return count
}

const putBack = (folder: string, sha256: string): Promise<void> =>
  rename(asideOf(folder, sha256), pathOf(folder, sha256))
