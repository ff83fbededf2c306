/**
 * Finds elements by the interface's own texts, so that journeys use the words on the screen and follow their
 * changes.
 */
import type { Locator, Page } from '@playwright/test'
import english from '@larder/locales/en.json' with { type: 'json' }

export type Key = keyof typeof english

/** The English text of a key with its values filled in. */
export function say(key: Key, values: Readonly<Record<string, string | number>> = {}): string {
  return english[key].replace(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''))
}

/** For a regular expression that means the text itself. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** A text as a pattern: `Last: {{value}}, {{when}}` matches with any values. */
export const about = (key: Key): RegExp =>
  new RegExp(
    english[key]
      .split(/\{\{\w+\}\}/)
      .map(escaped)
      .join('.+'),
  )

/** A field by its label, with or without the mark of a required one. */
export const field = (within: Page | Locator, key: Key): Locator =>
  within.getByLabel(new RegExp(`^${escaped(say(key))}\\s*\\*?$`))

export const button = (within: Page | Locator, key: Key): Locator =>
  within.getByRole('button', { name: say(key), exact: true })

export const link = (within: Page | Locator, key: Key): Locator =>
  within.getByRole('link', { name: say(key), exact: true })

/** The title of the page. */
export const title = (page: Page, key: Key): Locator =>
  page.getByRole('heading', { level: 1, name: say(key) })
