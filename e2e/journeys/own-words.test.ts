import type { Page } from '@playwright/test'
import { enter, openKitchen, register } from '../person.ts'
import { expect, expectAccessible, test } from '../test.ts'
import { button, field, link, say, type Key } from '../words.ts'

/** The editor takes the place of the text, and then the focus. */
async function openEditor(page: Page, key: Key): Promise<void> {
  const box = page.getByRole('textbox', { name: say(key), exact: true })
  await box.click()
  await expect(page.getByRole('toolbar', { name: say('ui.rich_tools') })).toBeVisible()
  await expect(box).toBeFocused()
}

test('the place writes a section of its own and a text before a section', async ({ page, larder }) => {
  await enter(
    page,
    (await openKitchen(await register(larder.url, 'roosi@sinilill.example', ['Mari', 'Tamm']), 'Roosi'))
      .owner,
  )
  await page.goto('/plan/custom/sources')
  await button(page, 'plan.text_before_add').click()
  await openEditor(page, 'plan.text_before')
  await page.keyboard.type('Read this first.')
  await expectAccessible(page)
  await button(page, 'ui.save').click()
  await expect(page.getByText('Read this first.')).toBeVisible()
  await expect(button(page, 'plan.text_disable')).toBeVisible()
  await button(page, 'plan.text_disable').click()
  await expect(page.getByText(say('plan.text_disabled'))).toBeVisible()
  await button(page, 'plan.text_enable').click()
  await expect(page.getByText(say('plan.text_disabled'))).toHaveCount(0)

  await page.goto('/plan')
  await button(page, 'plan.section_add').click()
  await field(page, 'plan.section_name').fill('Allergen board')
  await button(page.getByRole('dialog'), 'ui.save').click()
  await expect(page).toHaveURL(/\/plan\/custom\/own-\d+\?inlineEditEnabled=true/)
  await openEditor(page, 'plan.section_text')
  await page.getByLabel(say('ui.rich_style')).selectOption('2')
  await page.keyboard.type('Where it hangs')
  await button(page, 'ui.save').click()
  await expect(page.getByRole('heading', { name: 'Where it hangs' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Allergen board' })).toBeVisible()
  await page.goto('/plan/custom/own-999999')
  await expect(page).toHaveURL(/title-page/)
  await expect(link(page, 'plan.summary').first()).toBeVisible()
})
