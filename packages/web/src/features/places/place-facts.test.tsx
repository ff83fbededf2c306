import type { Place } from '@larder/contract/places'
import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { PlaceFacts } from './place-facts.tsx'
import type { PlaceLists } from './places.api.ts'

it('names activity and type of premises in the language of the page, not of the account', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  const lists = {
    countries: [],
    languages: [],
    zones: [],
    activities: [{ id: 1, name: 'Restaurant oder Café', location_types: [{ id: 2, name: 'Küche im Haus' }] }],
  } as unknown as PlaceLists
  const place = {
    name: 'Sinilill',
    state_id: null,
    country_id: 63,
    business_activity: { id: 1, name: 'Restaurant or cafe' },
    location_type: { id: 2, name: 'Kitchen in the house' },
    mail_addresses: [],
  } as unknown as Place
  const root = document.createElement('div')
  act(() =>
    createRoot(root).render(
      <QueryClientProvider client={new QueryClient()}>
        <MantineProvider env="test">
          <PlaceFacts place={place} lists={lists} />
        </MantineProvider>
      </QueryClientProvider>,
    ),
  )
  expect(root.textContent).toContain('Restaurant oder Café')
  expect(root.textContent).toContain('Küche im Haus')
  vi.unstubAllGlobals()
})
