import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { writeImportedHeads } from '../../features/records/imported-heads.ts'
import { openSigningKey, readPublicKeys } from '../../features/records/signing-key.ts'
import { writeWhole } from './write-whole.ts'

const root = mkdtempSync(join(tmpdir(), 'larder-whole-'))
let folder: string
let count = 0

beforeEach(() => {
  folder = join(root, String((count += 1)))
  mkdirSync(folder)
})
afterAll(() => rmSync(root, { recursive: true }))

/** Writes to this file find the disk full: Linux has a device for it. */
const fill = (path: string): void => symlinkSync('/dev/full', path)

it('leaves the file as it was where the disk is full, and nothing beside it', async () => {
  const path = join(folder, 'note')
  writeFileSync(path, 'before')
  fill(`${path}.part`)
  await expect(writeWhole(path, 'after')).rejects.toMatchObject({ code: 'ENOSPC' })
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['note'], 'before'])
  await writeWhole(path, 'after')
  expect([readdirSync(folder), readFileSync(path, 'utf8')]).toEqual([['note'], 'after'])
})

it('leaves no part of imported heads where the disk is full', async () => {
  const imported = join(folder, 'imported')
  mkdirSync(imported)
  fill(join(imported, '2.note.part'))
  const heads = [1, 2].map((number) => ({ number, note: 'note', leaves: [] }))
  await expect(writeImportedHeads(folder, ['key'], heads)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(folder)).toEqual([])
})

it('signs with a whole key where a full disk has cut the list of keys', async () => {
  const folders = { key_folder: join(folder, 'keys'), heads_folder: join(folder, 'heads') }
  const now = new Date('2026-11-28T09:00:00.000Z')
  const first = await openSigningKey({ ...folders, now })
  const list = join(folders.heads_folder, 'keys.txt')
  const line = readFileSync(list, 'utf8')
  writeFileSync(list, line.slice(0, 40))
  const second = await openSigningKey({ ...folders, now })
  expect(second.verifier).not.toBe(first.verifier)
  expect(await readPublicKeys(folders.heads_folder)).toMatchObject([{ verifier: second.verifier }])
})
