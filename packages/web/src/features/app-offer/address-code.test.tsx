import decodeQR from 'qr/decode.js'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { AddressCode } from './address-code.tsx'

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  vi.unstubAllGlobals()
})

const SCALE = 4

/** The drawing as a camera sees it. */
function photograph(svg: string): { width: number; height: number; data: Uint8Array } {
  const side = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * SCALE
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const [, x, y] of svg.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at += 1) {
      const pixel = (Number(y) * SCALE + Math.floor(at / SCALE)) * side + Number(x) * SCALE + (at % SCALE)
      data.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return { width: side, height: side, data }
}

it.each([
  'http://127.0.0.1:4711/',
  'https://larder.example/activity-log/timeline',
  `https://larder.example/${'x'.repeat(180)}`,
])('is read back by a camera: %s', (address) => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() => root.render(<AddressCode address={address} />))
  expect(decodeQR(photograph(place.innerHTML))).toBe(address)
  act(() => root.unmount())
})
