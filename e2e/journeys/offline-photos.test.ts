import { entries } from '@larder/contract/entries'
import { files } from '@larder/contract/files'
import { sharedAccesses } from '@larder/contract/shared-accesses'
import { tickets } from '@larder/contract/tickets'
import { MAX_UPLOAD_BYTES } from '@larder/core/files'
import type { Page } from '@playwright/test'
import { enterBreach, keptForOffline, openTask, taskCard, unfoldRounds } from '../navigation.ts'
import { coldChecks, enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say, title } from '../words.ts'

// The page's worker answers when there is no network.
test.use({ serviceWorkers: 'allow' })

/** A picture as a phone's camera makes it: 12 million pixels of noise and colour. */
async function cameraPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 4_032, height: 3_024 })
    const pen = canvas.getContext('2d')
    if (pen === null) return ''
    for (let at = 0; at < 4_000; at += 1) {
      pen.fillStyle = `hsl(${(at * 37) % 360} 60% ${20 + (at % 60)}%)`
      pen.fillRect((at * 911) % 4_032, (at * 577) % 3_024, 150, 110)
    }
    return canvas.toDataURL('image/jpeg', 0.95).split(',')[1] ?? ''
  })
  return Buffer.from(base64, 'base64')
}

const attach = (within: ReturnType<typeof taskCard>, name: string, buffer: Buffer, mimeType = 'image/jpeg') =>
  within.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })

test(
  'a cook without network keeps photos with an entry and a ticket, and others see them when it is back',
  { tag: '@phone' },
  async ({ page, browser, context, larder }, info) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'photos@sinilill.example', ['Jaan', 'Kask']),
      'Sinilill Kelder',
    )
    const [check] = await coldChecks(kitchen)
    if (check === undefined) throw new Error('a cold check is needed')
    const card = taskCard(page, check.name)
    const seal = 'The seal of the cellar door is torn'
    const list = page.getByRole('dialog', { name: say('outbox.title') })

    await test.step('she opens the day once with network', async () => {
      await enter(page, kitchen.owner)
      await page.goto('/activity-log/timeline')
      await expect(title(page, 'entries.title')).toBeVisible()
      await keptForOffline(page)
      await context.setOffline(true)
      await page.reload()
      await openTask(page, check.name)
    })
    await test.step('too warm: she chooses the action, and an unsuitable file is refused at once', async () => {
      await enterBreach(card, check, check.max + 3)
      await card.getByText(check.action_options[0]?.option_text ?? '', { exact: true }).click()
      await attach(card, 'film.mp4', Buffer.from('x'), 'video/mp4')
      await expect(card.getByText(say('files.error_file_type'))).toBeVisible()
      await attach(card, 'report.pdf', Buffer.alloc(MAX_UPLOAD_BYTES + 1), 'application/pdf')
      await expect(card.getByText(say('files.error_file_size'))).toBeVisible()
    })
    await test.step('the photo is seen before it is sent, smaller than the camera made it', async () => {
      await attach(card, 'fridge.jpg', await cameraPicture(page))
      const picture = card.getByRole('img', { name: 'fridge.jpg' })
      await expect(picture).toBeVisible()
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
        .toEqual([2_000, 1_500])
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('chosen.png') })
      await button(card, 'entries.save_with_action').click()
      await expect(card.getByText(say('outbox.photo_pending'), { exact: true })).toBeVisible()
    })
    await test.step('a ticket takes a photo the same way', async () => {
      const tickets = taskCard(page, say('tickets.title'))
      await button(tickets, 'tickets.new').click()
      const panel = page.getByRole('dialog', { name: say('tickets.new') })
      await field(panel, 'tickets.description').fill(seal)
      await attach(panel, 'seal.jpg', await cameraPicture(page))
      await expect(panel.getByRole('img', { name: 'seal.jpg' })).toBeVisible()
      await button(panel, 'tickets.send').click()
      await expect(tickets.getByRole('img', { name: 'seal.jpg' })).toBeVisible()
    })
    await test.step('both wait through a reload, and are shown', async () => {
      await page.reload()
      await unfoldRounds(page)
      await expect(card.getByRole('img', { name: 'fridge.jpg' })).toBeVisible()
      await page.getByRole('button', { name: say('outbox.waiting_other', { count: 4 }) }).click()
      await expect(list.getByText(say('outbox.photo_pending'), { exact: true })).toHaveCount(2)
      await expect(list.getByRole('img', { name: 'seal.jpg' })).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath('waiting.png') })
      await page.keyboard.press('Escape')
    })
    const params = { placeId: kitchen.placeId, id: check.task_subtype_id, taskId: check.id }
    const entryOf = async () =>
      (
        await kitchen.owner.call(entries.list, {
          params: { placeId: kitchen.placeId, id: check.task_subtype_id },
        })
      ).data.find(({ task_id }) => task_id === check.id)

    await test.step('the record is sent first and shows that its photo waits', async () => {
      await context.route('**/api/places/*/photos/*', (route) => route.abort())
      await context.setOffline(false)
      await expect
        .poll(async () => (await entryOf())?.file_list.map(({ sha256 }) => sha256), { timeout: 30_000 })
        .toEqual([null])
      const other = await (
        await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
      ).newPage()
      await enter(other, kitchen.owner)
      await other.goto(`${larder.url}/activity-log/entries`)
      await expect(other.getByText(say('outbox.photo_pending'), { exact: true })).toBeVisible()
      await other.context().close()
    })
    await test.step('then the photos are sent, each once', async () => {
      await context.unroute('**/api/places/*/photos/*')
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByRole('button', { name: say('outbox.all_sent') })).toBeVisible({
        timeout: 30_000,
      })
      const entry = await entryOf()
      const { files: shown } = await kitchen.owner.call(entries.get, {
        params: { ...params, entryId: entry?.id ?? 0 },
      })
      expect(shown.map(({ filename, mime, sha256 }) => [filename, mime, sha256 !== null])).toEqual([
        ['fridge.jpg', 'image/jpeg', true],
      ])
      const [ticket] = await kitchen.owner.call(tickets.list, { params: { placeId: kitchen.placeId } })
      expect([ticket?.description, ticket?.file_list.map(({ mime }) => mime)]).toEqual([seal, ['image/jpeg']])
      expect(
        (
          await kitchen.owner.call(files.list, {
            params: { placeId: kitchen.placeId },
            query: { type: 'task_entry' },
          })
        ).map(({ width, height }) => [width, height]),
      ).toEqual([
        [2_000, 1_500],
        [2_000, 1_500],
      ])
    })
    await test.step('an inspector with a shared link to the activity log opens the photo', async () => {
      const [access] = await kitchen.owner.call(sharedAccesses.create, {
        params: { placeId: kitchen.placeId },
        body: {
          name: 'Liis Kontroll',
          email: 'liis@vta.example',
          valid_date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
          modules: ['activity_log'],
          sendEmail: false,
        },
      })
      const visitor = await (
        await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
      ).newPage()
      await visitor.goto(access?.link ?? larder.url)
      await expect(visitor.getByText(say('shell.visit', { date: '|' }).split('|')[0] ?? '')).toBeVisible()
      await visitor.goto(`${larder.url}/activity-log/entries`)
      await visitor
        .getByRole('table', { name: say('history.title') })
        .getByRole('button')
        .first()
        .click()
      const photo = visitor.getByRole('button', { name: say('tickets.open_photo', { name: 'fridge.jpg' }) })
      await expect(photo.getByRole('presentation')).toBeVisible()
      await expectAccessible(visitor)
      await visitor.screenshot({ path: info.outputPath('inspector.png') })
      const download = visitor.waitForEvent('download')
      await photo.click()
      expect((await download).suggestedFilename()).toBe('fridge.jpg')
      await visitor.context().close()
    })
  },
)
