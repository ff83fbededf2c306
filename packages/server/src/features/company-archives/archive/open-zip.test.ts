/** Archives of more parts than the fields of an ordinary ZIP can count. */
import { spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ZipFile } from 'yazl'
import { isQuick } from '#test/is-quick.ts'
import { addPart } from '#kit/files/hashed-zip.ts'
import { openZip } from './open-zip.ts'

/** An ordinary ZIP has at most 65,534. */
const PARTS = 66_000
const nameOf = (part: number): string => `files/${String(part).padStart(6, '0')}`

const folder = mkdtempSync(join(tmpdir(), 'larder-zip-'))
const path = join(folder, 'large.zip')

beforeAll(async () => {
  if (isQuick) return
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream as unknown as Readable, createWriteStream(path))
  for (let part = 0; part < PARTS; part += 1)
    addPart(zip, {
      name: nameOf(part),
      hashes: {},
      open: async () => Readable.from([Buffer.from(`part ${part}`)]),
    })
  zip.end()
  await written
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(isQuick)('an archive of more than 65,535 parts', () => {
  it('is read back with every part', async () => {
    const zip = await openZip(path)
    expect(zip.names.length).toBe(PARTS)
    for (const part of [0, 65_534, 65_535, PARTS - 1])
      expect(await text(await zip.stream(nameOf(part)))).toBe(`part ${part}`)
    await zip.close()
  })
  it.skipIf(spawnSync('unzip', ['-v']).error !== undefined)('is sound to another reader', () => {
    const tested = spawnSync('unzip', ['-t', path], { encoding: 'utf8', maxBuffer: 1e8 })
    expect(tested.status).toBe(0)
    expect(tested.stdout.match(/testing: .* OK$/gm)).toHaveLength(PARTS)
  })
})
