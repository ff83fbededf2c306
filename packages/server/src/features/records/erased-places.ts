/**
 * Places that were erased with their company. A signed note beside the heads names the end of each chain, so
 * that a missing chain is either explained by a signature from outside the database or a fault.
 */
import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { noteOf, readNote } from '@larder/core/records'
import { writeWhole } from '#kit/files/write-whole.ts'
import type { Platform } from '#kit/platform.ts'
import type { Db } from '#db/transaction.ts'
import { headsFolder, verifiersOf } from './head-files.ts'
import { openKey } from './open-key.ts'
import { listHeads } from './records.queries.ts'
import { isSignedBy } from './signing-key.ts'

const ORIGIN = 'larder erased'
const FILE = /^erased-\d+\.note$/

/**
 * Notes the ends of the company's chains before they are deleted; a note of chains that are still there has no
 * effect.
 */
export async function noteErasure(platform: Platform, db: Db, company_id: number): Promise<void> {
  const ends = (await listHeads(db)).filter((head) => head.company_id === company_id && head.seq > 0)
  if (ends.length === 0) return
  const folder = headsFolder(platform)
  const now = platform.now()
  const key = await openKey(platform)
  const lines = ends.map(({ place_id, seq, hash }) => `${place_id} ${seq} ${hash.toString('hex')}`)
  const text = `${[ORIGIN, `company ${company_id}`, `time ${now.toISOString()}`, ...lines].join('\n')}\n`
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeWhole(join(folder, `erased-${company_id}.note`), noteOf({ text, signatures: [key.sign(text)] }))
}

/** Ids of the places whose erasure is signed. */
export async function readErasedPlaces(folder: string): Promise<ReadonlySet<number>> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => FILE.test(name))
  const verifiers = names.length === 0 ? [] : await verifiersOf(folder)
  const places = new Set<number>()
  for (const name of names) {
    const note = readNote(await readFile(join(folder, name), 'utf8'))
    if (note === undefined || !isSignedBy(verifiers, note.text, note.signatures)) continue
    const [origin, , , ...lines] = note.text.trimEnd().split('\n')
    if (origin !== ORIGIN) continue
    for (const line of lines) places.add(Number(line.split(' ')[0]))
  }
  return places
}
