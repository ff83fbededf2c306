import { digitalAuditResults, digitalAudits } from '@larder/contract/digital-audits'
import { tickets } from '@larder/contract/tickets'
import type { Locator } from '@playwright/test'
import { keptForOffline } from '../navigation.ts'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const attach = (within: Locator, name: string) =>
  within.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: pixel })

test(
  'an owner audits a place without network, with photos, and confirms it when the network is back',
  { tag: '@phone' },
  async ({ page, context, larder }, info) => {
    const { owner, placeId, companyId } = await openKitchen(
      await register(larder.url, 'audit@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Aida',
    )
    const [ready] = await owner.call(digitalAudits.ready, { query: { lang: 'en' } })
    if (ready === undefined) throw new Error('a ready template is needed')
    const { key: _, ...body } = ready
    const seal = { section: 'Close', kind: 'signature' as const, text: 'Who made the audit' }
    const questions = [...body.questions, seal]
    await owner.call(digitalAudits.create, { params: { companyId }, body: { ...body, questions } })
    const asked = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    const pests = asked('signs of pests')
    const progress = (answered: number) =>
      page.getByRole('status').getByText(say('audits.answered_of', { answered, questions: 9 }))

    await test.step('she opens the audits once with network, and starts one without', async () => {
      await enter(page, owner)
      await page.goto('/audits/all')
      await expect(page.getByRole('link', { name: new RegExp(ready.name) })).toBeVisible()
      await keptForOffline(page)
      await context.setOffline(true)
      await page.reload()
      await page.getByRole('link', { name: new RegExp(ready.name) }).click()
      await button(page, 'audits.start').click()
      await expect(progress(0)).toBeVisible()
    })
    await test.step('one tap answers each question; a finding asks for its day and takes a photo', async () => {
      await button(pests, 'audits.no').click()
      await expect(pests.getByText(say('audits.finding'), { exact: true })).toBeVisible()
      await attach(pests, 'mouse.png')
      await expect(pests.getByRole('img', { name: 'mouse.png' })).toBeVisible()
      await field(pests, 'entries.comment').fill('Droppings behind the shelf')
      const yes = page.getByRole('button', { name: say('audits.yes'), exact: true, pressed: false })
      // One of the eight is the finding, and one is answered by its photo.
      while ((await yes.count()) > 1) {
        const before = await yes.count()
        const next = asked('?')
          .filter({ hasNotText: 'signs of pests' })
          .getByRole('button', {
            name: say('audits.yes'),
            exact: true,
            pressed: false,
          })
        await next.first().click()
        await expect(yes).toHaveCount(before - 1)
      }
      await attach(asked('Photo of the work area'), 'kitchen.png')
      await expect(progress(8)).toBeVisible()
      const signing = asked('Who made the audit')
      await field(signing, 'audits.signature_name').fill('Mari Tamm')
      const pad = signing.getByRole('img', { name: say('audits.signature_pad') })
      await pad.scrollIntoViewIfNeeded()
      const box = await pad.boundingBox()
      if (box === null) throw new Error('a place to sign is needed')
      await page.mouse.move(box.x + 30, box.y + 60)
      await page.mouse.down()
      for (const [right, down] of [
        [60, 20],
        [90, 70],
        [130, 30],
        [180, 60],
      ] as const)
        await page.mouse.move(box.x + right, box.y + down, { steps: 4 })
      await page.mouse.up()
      await page.screenshot({ path: info.outputPath('signing.png') })
      await button(signing, 'ui.save').click()
      await expect(signing.getByRole('img', { name: 'signature.png' })).toBeVisible()
      await expect(progress(9)).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('filled.png'), fullPage: true })
    })
    await test.step('nothing is lost by a reload, and it cannot be confirmed yet', async () => {
      await page.reload()
      await expect(progress(9)).toBeVisible()
      await expect(field(pests, 'entries.comment')).toHaveValue('Droppings behind the shelf')
      await expect(page.getByText(say('audits.confirm_online'))).toBeVisible()
    })
    await test.step('with network everything is sent, and she confirms it with name and role', async () => {
      await context.setOffline(false)
      await expect(field(page, 'audits.your_role')).toBeVisible({ timeout: 30_000 })
      await expect(field(page, 'audits.your_name')).toHaveValue('Mari Tamm')
      await field(page, 'audits.your_role').fill('Owner')
      await button(page, 'audits.confirm').click()
      await expect(link(page, 'audits.to_ticket')).toBeVisible()
      await expect(page.getByText(new RegExp(say('audits.not_passed'))).first()).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('confirmed.png'), fullPage: true })
    })
    await test.step('the report is a PDF, and the finding a fault report with its photo and its day', async () => {
      const download = page.waitForEvent('download')
      await button(page, 'audits.report').click()
      expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
      const { results } = await owner.call(digitalAuditResults.list, { params: { placeId } })
      expect(results).toMatchObject([{ confirmed: true, confirmed_role: 'Owner', score: { findings: 1 } }])
      const open = await owner.call(tickets.list, { params: { placeId }, query: {} })
      expect(open).toMatchObject([
        { file_list: [{ mime: 'image/png' }], due_on: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
      ])
      expect(open[0]?.description).toContain('Droppings behind the shelf')
    })
  },
)
