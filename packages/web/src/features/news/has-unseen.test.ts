import { expect, test } from 'vitest'
import { hasUnseen } from './has-unseen.ts'

const item = (updated_at: string) => ({ id: 1, title: '', intro: '', preview_file_name: null, updated_at })
const items = [item('2026-11-24T08:00:00Z'), item('2026-11-20T08:00:00Z')]

test.for([
  ['nothing was seen yet', items, null, true],
  ['the newest item is newer than the last visit', items, '2026-11-23T00:00:00Z', true],
  ['the newest item was seen, at another precision', items, '2026-11-24T08:00:00.000Z', false],
  ['there is no news', [], null, false],
] as const)('decides on the marker where %s', ([, list, seen, unseen]) => {
  expect(hasUnseen(list, seen)).toBe(unseen)
})
