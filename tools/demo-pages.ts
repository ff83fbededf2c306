/// <reference lib="dom" />
/** Pages of the demo company, for the tools that take pictures of them. */
import type { Page } from '@playwright/test'
import type { Larder } from '../e2e/larder.ts'
import { button, field, say, title } from '../e2e/words.ts'

export async function signIn(
  page: Page,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await page.goto('/auth/login')
  await field(page, 'auth.email').fill(username)
  await field(page, 'auth.password').fill(password)
  await button(page, 'auth.log_in').click()
  await title(page, 'overview.title').waitFor()
}

/** The sign-in that `--demo` printed. */
export function demoAccount(larder: Larder): { username: string; password: string } {
  const [, username, password] = /Demo sign-in: (\S+) with the password (\S+)/.exec(larder.output()) ?? []
  if (username === undefined || password === undefined)
    throw new Error(`the demo told no sign-in:\n${larder.output()}`)
  return { username, password }
}

/**
 * Waits until the page is complete: a title, no skeleton, no open request, fonts and pictures loaded. `loading`
 * is the name of skeletons in the language of the page.
 */
export async function settle(page: Page, loading = say('ui.loading')): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('status', { name: loading }).first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    )
  })
}
