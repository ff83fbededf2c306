import { sharedAccesses } from '@larder/contract/shared-accesses'
import type { Page } from '@playwright/test'
import { mailedLink } from '../mail.ts'
import { enter, type Kitchen } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, field, link, say, title } from '../words.ts'

/** Calls that a visitor's browser must not make (general 6.5, plan 4), and everything of an account. */
const forbidden = [
  /\/api\/permissions/,
  /\/onboarding-profiles/,
  /\/monitoring-pause-periods/,
  /\/folders/,
  /\/api\/account\/lang/,
  /\/api\/profile/,
  /\/api\/companies/,
  /\/custom_analyses/,
  /\/user-groups/,
  /\/shared-accesses/,
]

const planPages = [
  '/plan',
  '/plan/title-page',
  '/plan/general-info',
  '/plan/work-groups',
  '/plan/production-processes',
  '/plan/ready-to-eat-food',
  '/plan/raw-materials',
  '/plan/analyses',
  '/plan/technological-schema',
  '/plan/hazards-summary-list',
  '/plan/hazard-matrix',
  '/plan/hazard-analyses-overview',
  '/plan/ccp-list',
  '/plan/custom/monitoring-tasks',
]

/** Pages that look otherwise than a user sees them; the rest is looked at in other journeys. */
const looksOfItsOwn = ['/plan', '/plan/general-info', '/plan/analyses']

type Call = { readonly method: string; readonly path: string; readonly headers: Record<string, string> }

/** Every call to the API that the page makes, texts aside. */
function watchCalls(page: Page): Call[] {
  const calls: Call[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/lang/'))
      calls.push({ method: request.method(), path: pathname + search, headers: request.headers() })
  })
  return calls
}

async function inviteByForm(page: Page, kitchen: Kitchen, to: string): Promise<void> {
  await enter(page, kitchen.owner)
  await page.goto('/plan')
  await link(page, 'plan.invite_to_read').click()
  await expect(title(page, 'share.new_title')).toBeVisible()
  await expectAccessible(page)
  await button(page, 'share.make').click()
  await expect(page.getByText(say('rule.required')).first()).toBeVisible()
  await field(page, 'share.name').fill('Liis Kontroll')
  await field(page, 'share.email').fill(to)
  await expect(page.getByRole('checkbox', { name: say('nav.plan'), exact: true })).toBeChecked()
  await button(page, 'share.make').click()
  await expect(
    page.getByRole('heading', { name: say('share.made_title', { name: 'Liis Kontroll' }) }),
  ).toBeVisible()
  await expect(page.getByLabel(say('share.link'))).toHaveValue(/\/\?shared_access_token=la_[\w-]{43}&lang=en/)
  await expectAccessible(page)
  await link(page, 'share.to_list').click()
  await expect(title(page, 'share.title')).toBeVisible()
  await expect(page.getByText(to)).toBeVisible()
  await expectAccessible(page)
}

async function expectReadOnly(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('status', { name: say('ui.loading') })).toHaveCount(0)
  await expect(main.locator(':is(input[type=checkbox], input[type=radio], textarea):enabled')).toHaveCount(0)
  for (const verb of [
    'ui.save',
    'plan.confirm',
    'plan.save_and_continue',
    'plan.work_group_add',
    'plan.analysis_add',
    'plan.process_add',
    'plan.choose_all',
  ] as const)
    await expect(button(page, verb)).toHaveCount(0)
  for (const way of ['plan.manage', 'plan.invite_to_read'] as const)
    await expect(link(page, way)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /, your account$/ })).toHaveCount(0)
  await expect(button(page, 'shell.menu')).toHaveCount(0)
  await expect(button(page, 'ui.back')).toHaveCount(0)
}

test('an inspector reads the plan through a shared link', async ({ page, browser, larder, kitchen }) => {
  test.setTimeout(300_000)
  const inspector = 'liis@example.com'
  await test.step('the owner invites her from the plan', () => inviteByForm(page, kitchen, inspector))

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const hers = await context.newPage()
  const calls = watchCalls(hers)
  const address = await mailedLink(larder, inspector, '/?shared_access_token=')
  const secret = new URL(address).searchParams.get('shared_access_token') ?? 'none'

  await test.step('the link in the e-mail opens the plan and leaves no secret in the address', async () => {
    await hers.goto(`${address.replace('lang=en', 'lang=ru')}`)
    await expect(hers.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hers.locator('html')).toHaveAttribute('lang', 'ru')
    expect(new URL(hers.url()).pathname).toBe('/plan')
    expect(hers.url()).not.toContain('token')
    expect(
      await hers.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state])),
    ).not.toContain(secret)
    expect(calls.map(({ method, path }) => `${method} ${path}`).slice(0, 2)).toEqual([
      'POST /api/shared-access/exchange',
      'GET /api/shared-access',
    ])
  })

  await test.step('she changes the language for the visit alone', async () => {
    await hers.locator('header').getByRole('button').click()
    await hers.getByRole('menuitem', { name: 'English', exact: true }).click()
    await expect(title(hers, 'plan.summary_title')).toBeVisible()
    expect(await hers.evaluate(() => localStorage.getItem('lang'))).toBeNull()
    await hers.reload()
    await expect(title(hers, 'plan.summary_title')).toBeVisible()
    await expect(hers.getByText(about('shell.visit'))).toBeVisible()
  })

  for (const path of planPages) {
    await test.step(`she reads ${path}`, async () => {
      await hers.goto(path)
      await expectReadOnly(hers)
      expect(new URL(hers.url()).pathname).toBe(path)
      if (looksOfItsOwn.includes(path)) await expectAccessible(hers)
    })
  }

  await test.step('she gets neither to the wizard nor anywhere else', async () => {
    for (const path of [
      '/plan/setup',
      '/overview',
      '/set-up/users',
      '/activity-log/timeline',
      '/share-accesses',
      '/account-settings',
    ]) {
      await hers.goto(path)
      await expect(title(hers, 'plan.summary_title')).toBeVisible()
      expect(new URL(hers.url()).pathname).toBe('/plan')
    }
  })

  await test.step('her browser requested only allowed pages, with the token of her session alone', async () => {
    expect(calls.length).toBeGreaterThan(30)
    expect(
      calls.filter(({ path }) => forbidden.some((one) => one.test(path))).map(({ path }) => path),
    ).toEqual([])
    expect(
      calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    ).toEqual(['POST /api/shared-access/exchange'])
    expect(calls.filter(({ headers }) => headers['authorization'] !== undefined)).toEqual([])
    expect(
      calls
        .slice(1)
        .filter(
          ({ headers }) =>
            headers['shared-access-token'] === undefined || headers['shared-access-token'] === secret,
        )
        .map(({ path }) => path),
    ).toEqual([])
    expect(
      calls.filter(({ path, headers }) => path.includes('la_') || (headers['referer'] ?? '').includes('la_')),
    ).toEqual([])
    expect(larder.output()).not.toContain(secret)
  })

  await test.step('the link is revoked: she sees a message and the login page', async () => {
    const [access] = (
      await kitchen.owner.call(sharedAccesses.list, { params: { placeId: kitchen.placeId } })
    ).filter(({ email }) => email === inspector)
    expect(access?.last_used_at).not.toBeNull()
    // A page that is still open may ask again, end the visit by itself, and show the message before this
    // step.
    await hers.goto('about:blank')
    await kitchen.owner.call(sharedAccesses.remove, {
      params: { placeId: kitchen.placeId, token: access?.token ?? '' },
    })
    await hers.goto('/plan/ccp-list')
    const expired = hers.getByRole('dialog', { name: say('shell.link_expired') })
    await expect(expired).toBeVisible()
    await expectAccessible(hers)
    await button(expired, 'ui.close').click()
    await expect(expired).toBeHidden()
    await expect(title(hers, 'auth.welcome_back')).toBeVisible()
  })

  await test.step('the link in the e-mail shows the same message', async () => {
    await hers.goto(address)
    const expired = hers.getByRole('dialog', { name: say('shell.link_expired') })
    await expect(expired).toBeVisible()
    expect(hers.url()).not.toContain('la_')
    await button(expired, 'ui.close').click()
    await expect(title(hers, 'auth.welcome_back')).toBeVisible()
  })
  await context.close()
})

test(
  'an inspector finds the proof, the records, the sensors and the plan by tapping',
  { tag: '@phone' },
  async ({ page, kitchen }) => {
    const valid_date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
    const body = {
      name: 'Liis Kontroll',
      email: 'liis.proof@example.com',
      valid_date,
      modules: ['plan' as const, 'activity_log' as const],
      sendEmail: false,
    }
    const [made] = await kitchen.owner.call(sharedAccesses.create, {
      params: { placeId: kitchen.placeId },
      body,
    })
    await page.goto(new URL(made?.link ?? '').pathname + new URL(made?.link ?? '').search)

    await test.step('the visit starts with the proof of the records', async () => {
      await expect(title(page, 'proof.title')).toBeVisible()
      await expect(page).toHaveURL(/\/activity-log\/proof$/)
      await expect(page.getByText(say('proof.checks'))).toBeVisible()
      await button(page, 'proof.check').click()
      await expect(page.getByText(say('proof.passed'))).toBeVisible()
      await expectAccessible(page)
    })
    await test.step('the period is saved as a PDF', async () => {
      const saved = page.waitForEvent('download')
      await button(page, 'proof.pdf').click()
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
    })
    await test.step('each page that the link opens has its tab, which is marked', async () => {
      const tabs = page.getByRole('navigation', { name: say('shell.navigation') })
      for (const [label, path] of [
        ['nav.records', '/activity-log/entries'],
        ['nav.sensors', '/activity-log/sensors'],
        ['nav.tickets', '/activity-log/tickets'],
        ['shell.visit_today', '/activity-log/timeline'],
        ['nav.plan', '/plan'],
        ['nav.proof', '/activity-log/proof'],
      ] as const) {
        await link(tabs, label).click()
        await expect(page).toHaveURL(new RegExp(`${path}$`))
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(link(tabs, label)).toHaveAttribute('aria-current', 'page')
      }
    })
    await test.step('the plan can be downloaded', async () => {
      await link(page, 'nav.plan').first().click()
      await expect(button(page, 'plan.download')).toBeVisible()
    })
  },
)
