import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSecretFile } from './secret-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the secret of an installation', () => {
  it('is made once, for its owner only, also by several processes that start together', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => readSecretFile(folder)))
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(1)
    expect([secrets[0]?.length, readdirSync(folder), statSync(join(folder, 'secret')).mode & 0o777]).toEqual([
      32,
      ['secret'],
      0o600,
    ])
    expect(await readSecretFile(folder)).toEqual(secrets[0])
  })
  it.each([0, 31])('is refused with %i bytes', async (length) => {
    writeFileSync(join(folder, 'secret'), Buffer.alloc(length, 1))
    await expect(readSecretFile(folder)).rejects.toThrow(`has ${length} bytes instead of 32`)
  })
})
