import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { PageName } from '#kit/page-name.ts'
import { createQueryClient } from '#kit/query.ts'
import { PlanContext } from '../plan-context.ts'
import { SectionView } from './section-view.tsx'

const here = { placeId: 1, planId: 2, group: null, place: {}, status: {} } as never

it('shows its title at once, although its data do not come', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={createQueryClient()}>
          <PageName value="Critical control points">
            <PlanContext value={here}>
              <SectionView name="ccp-list" />
            </PlanContext>
          </PageName>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  expect(place.querySelector('h1')?.textContent).toBe('Critical control points')
  expect(place.querySelector('[role=status]')).not.toBeNull()
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
