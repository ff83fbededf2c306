import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { explainFull, suspectFull } from './disk.ts'

const folder = mkdtempSync(join(tmpdir(), 'larder-disk-'))
afterAll(() => rmSync(folder, { recursive: true }))

const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
const advice = /^The disk of .* is full \(\d+ MB free\)\. Free at least 64 MB and start again/
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')

it('reports in words that the disk is full, once, for any wrapped error', async () => {
  const explained = await explainFull(folder, new Error('The secret was not written', { cause: noRoom }))
  expect(messageOf(explained)).toMatch(advice)
  expect(await explainFull(folder, explained)).toBe(explained)
})

it('leaves an error with another cause as it is', async () => {
  const error = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' })
  expect(await explainFull(folder, error)).toBe(error)
  expect(await suspectFull(folder, error, () => Promise.resolve(64 * 1_048_576))).toBe(error)
})

it('counts little room as the cause of an error without one', async () => {
  const aborted = new Error('Aborted()')
  const room = () => Promise.resolve(64 * 1_048_576 - 1)
  expect(messageOf(await suspectFull(folder, aborted, room))).toMatch(advice)
})
