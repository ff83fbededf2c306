import { MantineProvider } from '@mantine/core'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import en from '@larder/locales/en.json'
import { accessLevelsOf, companiesOf, profileOf, type Company } from '#kit/access.ts'
import type { permissions } from '@larder/contract/permissions'
import type { ResponseOf } from '@larder/contract/kit'
import { startTexts } from '#kit/i18n.ts'
import { createQueryClient } from '#kit/query.ts'
import { endSession, selectCompany, startSession } from '#kit/session.ts'
import { previewOf } from './billing.api.ts'
import { CampaignNotice } from './campaign-notice.tsx'
import { OnePlaceMore } from './one-place-more.tsx'

const FAR = '2099-12-31'
const companyWith = (subscription: object | null, places = 1): Company =>
  ({
    id: 3,
    name: 'Sinilill',
    places: Array.from({ length: places }, (_, at) => ({ id: at + 1, name: `Place ${at}` })),
    subscription,
    date_format: 'DD.MM.yyyy',
    temperature_scale: { unit: '°C' },
    production_currency: null,
    features: ['billing'],
  }) as unknown as Company

let client: QueryClient
let root: Root

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(en)))
  await startTexts()
  startSession({ access_token: 'mine', expires_in: 60 })
  selectCompany(3)
  client = createQueryClient()
  client.setQueryData(profileOf().queryKey, { username: 'owner@example.com' } as never)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  endSession('left')
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const shown = (): string => document.getElementById('shown')?.textContent ?? ''

type Levels = ResponseOf<typeof permissions.current>

/** Shows it to a person with this level in the company; answers what is to be read. */
async function show(children: ReactNode, company: Company, level = 'owner'): Promise<string> {
  client.setQueryData(companiesOf().queryKey, [company])
  const levels = { kind: 'user', user_id: 1, companies: { 3: level }, places: {} } as const
  client.setQueryData<Levels>(accessLevelsOf().queryKey, levels)
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          <div id="shown">{children}</div>
        </QueryClientProvider>
      </MantineProvider>,
    ),
  )
  return shown()
}

describe('the notice of a campaign', () => {
  const campaign = companyWith({ is_campaign: true, renewal_valid_to: FAR })
  const notice = (company: Company, level?: string) =>
    show(<CampaignNotice company={company} />, company, level)

  it('names the last day of the price to owners', async () => {
    expect(await notice(campaign)).toBe('You have the campaign price until 31.12.2099.')
  })
  it.each([
    ['the campaign is over', companyWith({ is_campaign: true, renewal_valid_to: '2020-01-01' }), 'owner'],
    ['there is no campaign', companyWith({ is_campaign: false, renewal_valid_to: FAR }), 'owner'],
    ['there is no subscription', companyWith(null), 'owner'],
    ['the reader may not change the company', campaign, 'readonly'],
  ])('is absent where %s', async (_why, company, level) => {
    expect(await notice(company, level)).toBe('')
  })
  it('stays closed until the next campaign', async () => {
    await notice(campaign)
    await act(async () =>
      document.querySelector<HTMLButtonElement>(`button[aria-label="${en['ui.close']}"]`)?.click(),
    )
    expect(shown()).toBe('')
    await act(async () => root.render(null))
    expect(await notice(campaign)).toBe('')
    await act(async () => root.render(null))
    const next = companyWith({ is_campaign: true, renewal_valid_to: '2100-12-31' })
    expect(await notice(next)).toContain('31.12.2100')
  })
})

describe('what one place more costs', () => {
  const paid = { stripe_subscription_id: 'sub_1' }
  const preview = { currency: 'EUR', recurring_amount_change: 240, amount_charged_now: 61.5 }
  const warning = (company: Company, recurring_interval: string | null) => {
    client.setQueryData(previewOf(3).queryKey, { ...preview, recurring_interval } as never)
    return show(<OnePlaceMore company={company} />, company)
  }

  it('is named by the period that is paid for, with the charge of today', async () => {
    expect(await warning(companyWith(paid), '1 year')).toContain(
      'This place adds €240 a year. Charged today: €61.50.',
    )
    expect(await warning(companyWith(paid), '1 month')).toContain('This place adds €240 a month.')
  })
  it('has the notice that the next billing date moves, from the second place on', async () => {
    expect(await warning(companyWith(paid, 0), '1 year')).not.toContain(en['billing.date_moves'])
    expect(await warning(companyWith(paid, 1), '1 year')).toContain(en['billing.date_moves'])
  })
  it('is absent where the subscription does not recur', async () => {
    expect(await warning(companyWith(paid), null)).toBe('')
  })
  it('is not requested for those who may not see the payments', async () => {
    const fetched = vi.fn(() => Promise.resolve(Response.json({ ...preview, recurring_interval: '1 year' })))
    vi.stubGlobal('fetch', fetched)
    const company = companyWith(paid)
    expect(await show(<OnePlaceMore company={company} />, company, 'readonly')).toBe('')
    expect(fetched).not.toHaveBeenCalled()
    await show(<OnePlaceMore key="owner" company={company} />, company)
    await act(() => vi.waitFor(() => expect(shown()).toContain('€240')))
    expect(fetched).toHaveBeenCalledOnce()
  })
})
