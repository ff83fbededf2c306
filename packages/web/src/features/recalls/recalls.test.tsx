import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import type { RecallDetails, Recipient } from '@larder/contract/recalls'
import { startTexts } from '#kit/i18n.ts'
import { CloseCard } from './close-card.tsx'
import { ReasonField } from './reason-field.tsx'
import { RecipientsCard } from './recipients-card.tsx'

let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  // Fields that grow with their text ask for the fonts.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('/api/lang/')
        ? Response.json(en)
        : Response.json({ code: 'conflict', message: '' }, { status: 409 }),
    ),
  )
  await startTexts()
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = (children: ReactNode) =>
  act(async () =>
    root.render(
      <MantineProvider env="test">
        <Notifications />
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </MantineProvider>,
    ),
  )
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  )
const shop: Recipient = {
  recipient: 'partner:1',
  name: 'Shop',
  is_own_place: false,
  email: '',
  phone: '',
  address: '',
  lots: 1,
  amounts: [],
  first_sent_at: '2026-11-26T10:00:00Z',
  last_sent_at: '2026-11-26T10:00:00Z',
  sent: [],
  informed_at: null,
  informed_by: null,
  answer: '',
}
const recall = {
  id: 2,
  version: 1,
  reason: '',
  is_drill: false,
  recipients: [shop],
  recipient_count: 1,
} as unknown as RecallDetails

it('says that a recipient was not noted', async () => {
  await show(<RecipientsCard trace={recall} noting={{ placeId: 1, id: 2, isOpen: true }} />)
  await press(en['recalls.note_informed'])
  expect(document.body.textContent).toContain(en['problem.conflict'])
})
it('says that the reason was not saved', async () => {
  await show(<ReasonField placeId={1} recall={recall} />)
  await act(async () => document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click())
  await press(en['ui.save'])
  expect(document.body.textContent).toContain(en['problem.conflict'])
})

it('counts everybody who was not informed, also those beyond the list', async () => {
  const informed = { ...shop, recipient: 'partner:2', informed_at: '2026-11-26T11:00:00Z' }
  const textOf = async (recipients: readonly Recipient[], recipient_count: number): Promise<string> => {
    await show(<CloseCard placeId={1} recall={{ ...recall, recipients: [...recipients], recipient_count }} />)
    return document.querySelector('[role=status]')?.textContent ?? ''
  }
  const said = (count: number): string => en['recalls.not_informed_yet'].replace('{{count}}', String(count))
  expect([
    await textOf([shop, informed], 2),
    await textOf([shop, informed], 5),
    await textOf([informed], 1),
  ]).toEqual([said(1), said(4), ''])
})
