import { MantineProvider } from '@mantine/core'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { StorageNote } from './storage-notice.tsx'

beforeAll(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
})

async function shownAt(used_bytes: number): Promise<string> {
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider>
        <StorageNote storage={{ used_bytes, limit_bytes: 1_000 }} />
      </MantineProvider>,
    ),
  )
  const text = place.textContent
  act(() => root.unmount())
  return text
}

it('tells people from four fifths of the storage on how much is used, and nothing before', async () => {
  expect(await shownAt(799)).not.toContain('Your company has used')
  expect(await shownAt(800)).toContain('Your company has used 80% of its file storage')
  expect(await shownAt(1_200)).toContain('100%')
})
