import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import type { Larder } from '../larder.ts'
import { findMisfits } from '../misfits.ts'
import type { Kitchen } from '../person.ts'
import { enter } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { about, button, link, say, title } from '../words.ts'

/** As an operator does: documents beside the data, and the link that `--demo` makes, here of the kitchen. */
async function furnish(larder: Larder, { owner, placeId }: Kitchen): Promise<void> {
  const [made] = await owner.call(sharedAccesses.create, {
    params: { placeId },
    body: {
      name: 'Front page',
      email: 'visitor@larder.example',
      valid_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
      modules: ['plan', 'activity_log', 'documents'],
      sendEmail: false,
    },
  })
  const token = new URL(made?.link ?? '').searchParams.get('shared_access_token') ?? ''
  await larder.whileStopped(async (folder) => {
    writeFileSync(join(folder, 'demo-link'), token)
    mkdirSync(join(folder, 'legal'))
    writeFileSync(
      join(folder, 'legal', 'terms.en.md'),
      '# General terms\n\nBe **kind**.\n\n<img src=x onerror="document.title=\'hacked\'">\n',
    )
    writeFileSync(join(folder, 'legal', 'imprint.et.md'), '# Andmed\n\nSinilill OÜ\n')
  })
}

test('a stranger reads the front page, the prices, the demo and the terms, and registers', async ({
  page,
  larder,
  kitchen,
}) => {
  await test.step('without documents and demo there is nothing that leads to them', async () => {
    await page.goto('/')
    await expect(title(page, 'auth.promise')).toBeVisible()
    await expect(link(page, 'front.demo')).toHaveCount(0)
    await expect(page.getByRole('navigation', { name: say('legal.documents') })).toHaveCount(0)
  })
  await furnish(larder, kitchen)

  await test.step('the page says what Larder does', async () => {
    await page.goto('/')
    await expect(title(page, 'auth.promise')).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { name: say('front.proof_source') })).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('the animation plays and stops, and each step can be chosen', async () => {
    const steps = page.getByRole('list', { name: say('front.story') }).getByRole('button')
    // The browsers of the journeys prefer reduced motion: it starts when it is asked to.
    await button(page, 'front.play').click()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await button(page, 'front.pause').click()
    await steps.nth(3).click()
    await expect(steps.nth(3)).toHaveAttribute('aria-current', 'step')
    await expect(page.getByText(say('front.ccp_recorded'))).toBeVisible()
    await expect(button(page, 'front.play')).toBeVisible()
  })

  await test.step('the prices are those of her country, and of another one that she chooses', async () => {
    const full = page.getByRole('region', { name: say('billing.package_full') })
    // The browser reads British English.
    await expect(full.getByText(/£2,748/)).toBeVisible()
    await page.getByLabel(say('companies.country')).selectOption({ label: 'Estonia' })
    await expect(full.getByText(/€2,748/)).toBeVisible()
    await page.getByText(say('billing.monthly'), { exact: true }).click()
    await expect(full.getByText(/€279/)).toBeVisible()
    await expect(full.getByText(say('billing.has_traceability'))).toBeVisible()
  })

  await test.step('a language changes the whole page', async () => {
    await page.getByRole('button', { name: 'Deutsch' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    for (const width of [1440, 1024, 820, 390, 320]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(() => page.evaluate(findMisfits), { message: `at ${width} px`, timeout: 5_000 })
        .toEqual([])
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: 'English' }).click()
    await expect(title(page, 'auth.promise')).toBeVisible()
  })

  await test.step('the demo opens for reading, and its secret leaves the address', async () => {
    await link(page, 'front.demo').first().click()
    await expect(title(page, 'proof.title')).toBeVisible()
    expect(page.url()).not.toContain('la_')
    await expect(page.getByText(say('shell.demo'))).toBeVisible()
    await expectAccessible(page)
    const changed: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') changed.push(`${request.method()} ${request.url()}`)
    })
    for (const path of ['/plan', '/activity-log/timeline', '/documents']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: say('ui.loading') })).toHaveCount(0)
      for (const verb of ['ui.save', 'entries.save', 'plan.confirm'] as const)
        await expect(button(page, verb)).toHaveCount(0)
    }
    await page.goto('/set-up/users')
    await expect(title(page, 'proof.title')).toBeVisible()
    expect(changed).toEqual([])
  })

  await test.step('she leaves the demo for the front page', async () => {
    await button(page, 'shell.demo_leave').click()
    await expect(title(page, 'auth.promise')).toBeVisible()
    await page.goto('/plan')
    await expect(title(page, 'auth.welcome_back')).toBeVisible()
  })

  await test.step('the terms are a page of their own, and their HTML is text', async () => {
    await page.goto('/')
    await link(page, 'legal.terms').click()
    await expect(title(page, 'legal.terms')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'General terms' })).toBeVisible()
    await expect(page.locator('article img')).toHaveCount(0)
    await expect(page).toHaveTitle(new RegExp(say('legal.terms')))
    await expectAccessible(page)
    await link(page, 'legal.imprint').click()
    await expect(page.getByText(say('legal.other_language'))).toBeVisible()
    await expect(page.getByText('Sinilill OÜ')).toBeVisible()
  })

  await test.step('she goes on to register, where the terms are named', async () => {
    await page.goto('/')
    await link(page, 'front.start').first().click()
    await expect(title(page, 'auth.create_account')).toBeVisible()
    await expect(page.getByText(say('auth.register_legal'))).toBeVisible()
    await expect(link(page, 'legal.terms')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a phone shows the front page without findings of axe', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  await expect(title(page, 'auth.promise')).toBeVisible()
  await expect(page.getByRole('region', { name: say('billing.package_lite') })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(findMisfits)).toEqual([])
})

test('somebody signed in is led to the start page', async ({ page, kitchen }) => {
  await enter(page, kitchen.owner)
  await page.goto('/')
  await expect(page).toHaveURL(/\/overview$/)
  await expect(page.getByText(about('shell.visit'))).toHaveCount(0)
})
