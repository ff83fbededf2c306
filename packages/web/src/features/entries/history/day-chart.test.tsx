import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { startTexts } from '#kit/i18n.ts'
import { DayChart } from './day-chart.tsx'

const day = (
  date: string,
  counts: { readonly ok: number; readonly due: number; readonly overdue: number },
) => ({ date, ...counts, timers_overdue: 0, pauseMonitoring: null })

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
})

it('draws checks still to come as a part of their own, without a colour in the drawing', () => {
  const days = [
    day('2026-11-22', { ok: 5, due: 0, overdue: 1 }),
    day('2026-11-23', { ok: 0, due: 6, overdue: 0 }),
  ]
  const place = document.createElement('div')
  const root = createRoot(place)
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <DayChart days={days} chosen="2026-11-22" onChoose={() => undefined} />
      </QueryClientProvider>,
    ),
  )
  expect(
    [...place.querySelectorAll<SVGElement>('[data-part]')].map(({ dataset }) => dataset['part']),
  ).toEqual(['ok', 'overdue', 'due'])
  expect(place.innerHTML).not.toContain('--larder-due')
  act(() => root.unmount())
})
