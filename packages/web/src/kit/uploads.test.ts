import { afterEach, expect, it, vi } from 'vitest'
import { act, createElement, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Problem } from './problem.ts'
import { clearUploads, trackUpload, useUploads, type Progress, type UploadItem } from './uploads.ts'

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true

let shown: readonly UploadItem[] = []
const show = (items: readonly UploadItem[]): void => {
  shown = items
}
function Probe({ tell }: { readonly tell: (items: readonly UploadItem[]) => void }): null {
  const items = useUploads()
  useEffect(() => tell(items), [items, tell])
  return null
}
act(() => createRoot(document.createElement('div')).render(createElement(Probe, { tell: show })))
const leaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

afterEach(() => {
  vi.useRealTimers()
  act(() => clearUploads())
})

it('shows an upload from 10 percent to its end, and confirms before leaving', async () => {
  vi.useFakeTimers()
  const { promise, resolve } = Promise.withResolvers<string>()
  let progress: Progress | undefined
  let done: Promise<string> | undefined
  act(() => {
    done = trackUpload('kitchen.png', (given) => {
      progress = given
      return promise
    })
  })
  expect(shown).toMatchObject([{ name: 'kitchen.png', progress: 10, problem: null }])
  expect(leaving()).toBe(true)
  act(() => progress?.onProgress(50, 100))
  expect(shown).toMatchObject([{ progress: 55 }])
  resolve('sent')
  await act(async () => {
    expect(await done).toBe('sent')
  })
  expect([shown[0]?.progress, leaving()]).toEqual([100, false])
  act(() => {
    vi.advanceTimersByTime(500)
  })
  expect(shown).toEqual([])
})

it('keeps failed uploads until they are cleared', async () => {
  await act(async () => {
    await expect(
      trackUpload('big.pdf', () =>
        Promise.reject(new Problem({ code: 'too_large', message: '', status: 413 })),
      ),
    ).rejects.toMatchObject({ status: 413 })
  })
  expect(shown).toMatchObject([{ name: 'big.pdf', problem: { code: 'too_large' } }])
  act(() => clearUploads())
  expect(shown).toEqual([])
})

it('stops running uploads when the list is cleared', async () => {
  let done: Promise<unknown> | undefined
  act(() => {
    done = trackUpload(
      'slow.pdf',
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Problem({ code: 'cancelled', message: '' })))
        }),
    ).catch((thrown: unknown) => thrown)
  })
  act(() => clearUploads())
  await act(async () => {
    expect(await done).toMatchObject({ code: 'cancelled' })
  })
  expect(shown).toEqual([])
})
