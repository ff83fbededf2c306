import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFolderStore, type FileStore } from './files.ts'

let folder: string
let store: FileStore
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-files-'))
  store = openFolderStore(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const content = Buffer.from('Fridge 1 stands beside the door.')
const sha256 = createHash('sha256').update(content).digest('hex')
const filesIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

describe('the store of contents', () => {
  it('returns a content, as stream and as buffer, once', async () => {
    const pieces = [content.subarray(0, 5), content.subarray(5)]
    expect(await store.put(Readable.from(pieces))).toEqual({ sha256, size: content.length })
    expect(await store.put(content)).toEqual({ sha256, size: content.length })
    expect(filesIn(folder)).toEqual([sha256])
    expect(await buffer(await store.open(sha256))).toEqual(content)
    expect(statSync(join(folder, sha256.slice(0, 2), sha256)).mode & 0o777).toBe(0o600)
  })
  it('stores an empty content', async () => {
    const { sha256: empty } = await store.put(Buffer.alloc(0))
    expect(await buffer(await store.open(empty))).toHaveLength(0)
  })
  it('accepts exactly the limit and refuses one byte more, leaving nothing', async () => {
    await expect(store.put(content, { max_bytes: content.length })).resolves.toMatchObject({
      size: content.length,
    })
    rmSync(join(folder, sha256.slice(0, 2), sha256))
    await expect(
      store.put(Readable.from([content, Buffer.from('.')]), { max_bytes: content.length }),
    ).rejects.toMatchObject({ status: 413, errors: [{ field: 'file', code: 'file_size' }] })
    expect(filesIn(folder)).toEqual([])
  })
  it('stops reading at the limit', async () => {
    let given = 0
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 1
          yield Buffer.alloc(1_000)
        }
      })(),
    )
    await expect(store.put(endless, { max_bytes: 10_000 })).rejects.toMatchObject({ status: 413 })
    expect(given).toBeLessThan(100)
  })
  it('leaves nothing of an aborted upload', async () => {
    const broken = Readable.from(
      (function* () {
        yield content
        throw new Error('aborted')
      })(),
    )
    await expect(store.put(broken)).rejects.toThrow('aborted')
    expect(filesIn(folder)).toEqual([])
  })
  it('does not use a file that a crash left, and removes it', async () => {
    mkdirSync(join(folder, 'incoming'))
    const left = join(folder, 'incoming', 'of-a-process-that-ended')
    writeFileSync(left, content.subarray(0, 9))
    await expect(store.open(sha256)).rejects.toThrow('ENOENT')
    utimesSync(left, new Date(0), new Date(0))
    await store.put(content)
    expect(filesIn(folder)).toEqual([sha256])
  })
  it('ends the stream of a damaged content with an error; storing it again repairs it', async () => {
    await store.put(content)
    writeFileSync(join(folder, sha256.slice(0, 2), sha256), 'Fridge 2 stands beside the door.')
    await expect(store.open(sha256).then(buffer)).rejects.toThrow('damaged')
    await store.put(content)
    expect(await buffer(await store.open(sha256))).toEqual(content)
  })
  it('reads nothing outside its folder', async () => {
    await expect(store.open('../../etc/passwd')).rejects.toThrow('Not the name')
  })
  it('removes unnamed contents, and keeps named, young and newly stored ones', async () => {
    const long_ago = new Date('2026-11-01T00:00:00Z')
    const stored = async (text: string, age = long_ago): Promise<string> => {
      const { sha256: name } = await store.put(Buffer.from(text))
      utimesSync(join(folder, name.slice(0, 2), name), age, age)
      return name
    }
    const [named, unnamed, again, late] = [
      await stored('named'),
      await stored('unnamed'),
      await stored('again'),
      await stored('named late'),
    ]
    const young = await stored('young', new Date('2026-11-21T08:00:00Z'))
    const asked = new Map<string, number>()
    const findNamed = async (names: readonly string[]): Promise<ReadonlySet<string>> => {
      for (const name of names) asked.set(name, (asked.get(name) ?? 0) + 1)
      if (asked.get(again) === 1) await store.put(Buffer.from('again'))
      return new Set(names.filter((name) => name === named || (name === late && asked.get(late) === 2)))
    }
    expect(await store.sweep({ stored_before: new Date('2026-11-20T09:00:00Z'), findNamed })).toBe(1)
    expect(filesIn(folder).sort()).toEqual([named, again, late, young].sort())
    expect([asked.get(unnamed), asked.get(young)]).toEqual([2, undefined])
  })
})
