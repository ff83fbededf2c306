import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it, vi } from 'vitest'
import english from '@larder/locales/en.json' with { type: 'json' }
import { startTexts } from '#kit/i18n.ts'
import { DayChart } from './day-chart.tsx'

const day = (date: string, counts: { readonly ok: number; readonly due: number; readonly overdue: number }) => ({ date, ...counts, timers_overdue: 0, pauseMonitoring: null })

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(english)))
  await startTexts()
})

it('draws checks still to come as outlines, without the colour of a warning', () => {
  const days = [day('2026-11-22', { ok: 5, due: 0, overdue: 1 }), day('2026-11-23', { ok: 0, due: 6, overdue: 0 })]
  const drawing = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DayChart days={days} chosen="2026-11-22" onChoose={() => undefined} />
    </QueryClientProvider>,
  )
  expect([...drawing.matchAll(/data-part="(\w+)"/g)].map(([, part]) => part)).toEqual(['ok', 'overdue', 'due'])
  expect(drawing).not.toMatch(/fill="var/)
})
