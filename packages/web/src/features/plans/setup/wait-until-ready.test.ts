import { expect, it } from 'vitest'
import { waitUntilReady } from './wait-until-ready.ts'

const readyAt = (wanted: number) => {
  let asked = 0
  return { isReady: () => Promise.resolve((asked += 1) >= wanted), asked: () => asked }
}

it('asks once where the answer is there at once', async () => {
  const { isReady, asked } = readyAt(1)
  expect(await waitUntilReady(isReady, { tries: 50, ms: 300 })).toBe(true)
  expect(asked()).toBe(1)
})

it('asks again until it is ready, and gives up after so many tries', async () => {
  const third = readyAt(3)
  expect(await waitUntilReady(third.isReady, { tries: 5, ms: 1 })).toBe(true)
  expect(third.asked()).toBe(3)
  const never = readyAt(99)
  expect(await waitUntilReady(never.isReady, { tries: 5, ms: 1 })).toBe(false)
  expect(never.asked()).toBe(5)
})
