import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { ScanCode } from './scan-code.tsx'

let root: Root
const unhandled: unknown[] = []
const note = (reason: unknown): void => void unhandled.push(reason)
let failDecoder = (): void => undefined

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  process.on('unhandledRejection', note)
  const decoder = new Promise<readonly string[]>((_resolve, reject) => {
    failDecoder = () => reject(new Error('The decoder did not load.'))
  })
  // A thenable, whose failure is not caught as that of a promise is.
  const getSupportedFormats = () => ({ catch: () => decoder })
  vi.stubGlobal('BarcodeDetector', { getSupportedFormats })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <ScanCode onCode={() => undefined} />
      </MantineProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  process.off('unhandledRejection', note)
  unhandled.length = 0
  vi.unstubAllGlobals()
})

it('offers to type the code where the camera is refused and the decoder does not load', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
  vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia: refuse } })
  await act(async () => document.querySelector('button')?.click())
  expect(document.body.textContent).toContain(en['traceability.no_camera'])
  failDecoder()
  // Node reports a rejection that nobody handles once the microtasks are done.
  await new Promise((resolve) => setImmediate(resolve))
  expect(unhandled).toEqual([])
  expect(document.body.textContent).toContain(en['traceability.type_code'])
})
