import type { Page } from '@playwright/test'
import { expect } from './test.ts'
import { button } from './words.ts'

type Chosen = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/** A drawing as somebody has it on the phone: here, the page's own screenshot. */
export const drawing = async (page: Page, name: string): Promise<Chosen> => ({
  name,
  mimeType: 'image/png',
  buffer: await page.screenshot(),
})

export async function chooseFiles(
  page: Page,
  key: 'files.add_drawing' | 'files.add_location_plan',
  chosen: Chosen | Chosen[],
): Promise<void> {
  const asked = page.waitForEvent('filechooser')
  await button(page, key).click()
  await (await asked).setFiles(chosen)
}

export const pictureOf = (page: Page, name: string) => page.getByRole('img', { name, exact: true })

export const isDrawn = async (page: Page, name: string): Promise<void> =>
  expect
    .poll(() => pictureOf(page, name).evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100)
