import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { checkLocales, failuresOf, type LocaleReport } from './check-locales.ts'

const planted: string[] = []
afterAll(() => planted.forEach((folder) => rmSync(folder, { recursive: true })))

const english = {
  'auth.greet': 'Hello {{name}}',
  'auth.left_one': '{{count}} day left',
  'auth.left_other': '{{count}} days left',
  'role.cook': 'Cook',
}
const page =
  'export const page = (say: (key: string) => string, role: string) => [say("auth.greet"), say("auth.left"), say(`role.${role}`)]\n'

const page1 = { title: 'Plan', text: 'Your plan.', steps: ['Read it'] }

function check(texts: Record<string, object>, source: string = page): LocaleReport {
  const folder = mkdtempSync(join(tmpdir(), 'larder-locales-'))
  planted.push(folder)
  const files = Object.entries(texts).map(
    ([language, table]) => [`packages/locales/${language}.json`, JSON.stringify(table)] as const,
  )
  for (const [path, text] of [...files, ['packages/web/src/page.ts', source] as const]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return checkLocales(folder)
}

describe('locale check', () => {
  test('finds nothing where a language translates all of English', () => {
    const russian = {
      'auth.greet': 'Привет, {{name}}',
      'auth.left_one': '{{count}} день',
      'auth.left_few': '{{count}} дня',
      'auth.left_many': '{{count}} дней',
      'auth.left_other': '{{count}} дня',
      'role.cook': 'Повар',
    }
    const report = check({ en: english, ru: russian })
    expect(report).toMatchObject({ keys: 4, findings: [], unused: [] })
    expect(failuresOf(report)).toEqual([])
  })

  test('refuses a language that lacks a key', () => {
    const report = check({ en: english, et: { 'auth.greet': 'Tere, {{name}}' } })
    expect(report.findings).toEqual([])
    expect(report.missing.get('et')).toEqual(['auth.left_one', 'auth.left_other', 'role.cook'])
    expect(failuresOf(report)).toEqual([
      'packages/locales/et.json lacks 3 keys, which would be shown in English: auth.left_one, auth.left_other, role.cook',
    ])
  })

  test.for([
    ['a key that English lacks', { 'auth.bye': 'Nägemist' }, /"auth.bye" is not in en.json/],
    ['another placeholder', { 'auth.greet': 'Tere, {{nimi}}' }, /placeholders "nimi", English "name"/],
    ['a lost placeholder', { 'auth.greet': 'Tere' }, /placeholders "", English "name"/],
    ['an empty text', { 'role.cook': ' ' }, /"role.cook" is empty/],
    ['a text that is no text', { 'role.cook': { name: 'Kokk' } }, /"role.cook" is not a text/],
  ] as const)('refuses: %s', ([, estonian, reason]) => {
    const { findings } = check({ en: english, et: estonian })
    expect(findings).toHaveLength(1)
    expect(findings[0]).toMatch(reason)
  })

  test.for([
    ['lv', ['zero', 'one', 'other'], 'one, other, zero'],
    ['uk', ['one', 'few', 'many', 'other'], 'few, many, one, other'],
    ['es', ['one', 'many', 'other'], 'many, one, other'],
    ['et', ['one', 'other'], 'one, other'],
  ] as const)('refuses other plural forms than those of the language: %s', ([language, forms, named]) => {
    const say = (names: readonly string[]): object =>
      Object.fromEntries(names.map((form) => [`auth.left_${form}`, '{{count}}']))
    expect(check({ en: english, [language]: say(forms) }).findings).toEqual([])
    const wrong = [
      ...forms.map((left) => forms.filter((form) => form !== left)),
      [...forms, language === 'lv' ? 'two' : 'zero'],
    ]
    for (const names of wrong)
      expect(check({ en: english, [language]: say(names) }).findings).toEqual([
        `packages/locales/${language}.json: "auth.left" has the plural forms ${names.toSorted().join(', ')}; its language has ${named}`,
      ])
  })

  test('refuses English with one plural form, and accepts a word with the same ending', () => {
    const { 'auth.left_one': _one, ...one } = english
    expect(check({ en: { ...one, 'role.cook_other': 'Other' } }).findings).toEqual([
      'packages/locales/en.json: "auth.left" has the plural forms other; its language has one, other',
    ])
  })

  test('refuses a used key that English lacks', () => {
    const { findings } = check(
      { en: english },
      `${page}export const wrong = (say: (key: string) => string) => say('auth.grete')\n`,
    )
    expect(findings).toEqual(['packages/web/src/page.ts:2: "auth.grete" is not in en.json'])
  })

  test('reports a key that no source names', () => {
    expect(check({ en: { ...english, 'auth.old': 'Old' } }).unused).toEqual(['auth.old'])
  })

  test.for([
    ['lacks a page', {}, /lacks "\/plan"/],
    ['has a page that English lacks', { '/plans': page1 }, /"\/plans" is not in the English help/],
    ['has fewer steps', { '/plan': { ...page1, steps: [] } }, /"\/plan" has 0 steps, English 1/],
    ['has an empty text', { '/plan': { ...page1, text: ' ' } }, /"\/plan" has an empty text/],
  ] as const)('refuses help that %s', ([, own, reason]) => {
    const report = check({ en: english, 'help/en': { '/plan': page1 }, 'help/et': own })
    expect(report.findings.join('\n')).toMatch(reason)
  })
})
