import { entries } from '@larder/contract/entries'
import type { Page } from '@playwright/test'
import { coldChecks, enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, say } from '../words.ts'

/** Opens the correction of the entry that stands first in the history. */
async function beginCorrection(page: Page, task: string, value: string) {
  await page.goto('/activity-log/entries')
  await page
    .getByRole('table', { name: say('history.title') })
    .getByRole('button')
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: task })
  await button(panel, 'entries.correct').click()
  await field(panel, 'table.value').fill(value)
  return panel
}

test(
  'two devices correct the same entry: the second sees both versions and chooses',
  { tag: '@phone' },
  async ({ page, browser, larder }, info) => {
    const kitchen = await openKitchen(
      await register(larder.url, 'two@sinilill.example', ['Mari', 'Tamm']),
      'Sinilill Mets',
    )
    const { owner, placeId } = kitchen
    const [check] = await coldChecks(kitchen)
    if (check === undefined) throw new Error('no cold check')
    const params = { placeId, id: check.task_subtype_id, taskId: check.id }
    const { id } = await owner.call(entries.create, {
      params,
      body: {
        uuid: crypto.randomUUID(),
        entry_fields: [
          { task_step_id: check.task_steps[0]?.id ?? 0, value: { temp: String(check.max - 1), unit: 'C' } },
        ],
      },
    })
    const standing = async () => {
      const { entry } = await owner.call(entries.get, { params: { ...params, entryId: id } })
      return [entry.value, entry.comment, entry.version]
    }
    const [theirs, mine] = [String(check.max - 2), String(check.max - 3)]
    const other = await (
      await browser.newContext({ viewport: page.viewportSize(), baseURL: larder.url, locale: 'en-GB' })
    ).newPage()
    const compare = page.getByRole('dialog', { name: say('ui.conflict_title') })

    const meet = async (values: readonly [theirs: string, mine: string], version: number) => {
      const panel = await beginCorrection(page, check.name, values[1])
      const faster = await beginCorrection(other, check.name, values[0])
      await field(faster, 'entries.comment').fill(`Read at the door, ${values[0]}`)
      await button(faster, 'entries.save_correction').click()
      await expect.poll(standing).toEqual([values[0], `Read at the door, ${values[0]}`, version])
      await button(panel, 'entries.save_correction').click()
      await expect(panel.getByText(say('entries.conflict_title'))).toBeVisible()
      await expectAccessible(page)
      await button(panel, 'outbox.compare').click()
      const value = compare.getByRole('region', { name: say('table.value') })
      await expect(value.getByText(new RegExp(`${values[1]}(\\.0)? °C`))).toBeVisible()
      await expect(value.getByText(new RegExp(`${values[0]}(\\.0)? °C`))).toBeVisible()
      await expect(compare.getByText(`Read at the door, ${values[0]}`)).toBeVisible()
      await expectAccessible(page)
      await page.screenshot({ path: info.outputPath(`conflict-${version}.png`) })
      return panel
    }

    await enter(page, owner)
    await enter(other, owner)
    await test.step('her version is saved over the other, which stays in the history', async () => {
      const panel = await meet([theirs, mine], 2)
      await button(compare, 'ui.conflict_mine').click()
      await expect.poll(standing).toEqual([mine, '', 3])
      await expect(panel.getByText(say('entries.conflict_title'))).toHaveCount(0)
      const ops = await owner.call(entries.revisions, { params: { ...params, entryId: id } })
      expect(ops.map(({ op, body }) => [op, body['value']])).toEqual([
        ['create', String(check.max - 1)],
        ['change', theirs],
        ['change', mine],
      ])
    })
    await test.step('or she discards hers, and the other stays', async () => {
      const panel = await meet([String(check.max - 4), String(check.max - 5)], 4)
      await button(compare, 'ui.conflict_theirs').click()
      await expect(panel.getByText(say('entries.conflict_title'))).toHaveCount(0)
      expect(await standing()).toEqual([String(check.max - 4), `Read at the door, ${check.max - 4}`, 4])
      expect(await page.evaluate(() => navigator.onLine)).toBe(true)
    })
    await other.context().close()
  },
)
