/**
 * Texts. The build has them in three files a language: what the login page says, what else the day says, and the
 * rest; a page waits for what it says. Other pages have all in one, which public/early.js requests like the first
 * two before the scripts run. Where there are no such files they come from `/api/lang/{lang}.json`. English is the fallback: each language is laid over it, and one that cannot be
 * loaded is requested in English. Keys are `feature.key`, typed from locales/en.json.
 */
import type en from '@larder/locales/en.json'
import { findLanguage, type LanguageKey } from '@larder/core/languages'
import { fillText, type Texts, type TextValues } from '@larder/core/texts'
import { currentSession, visitLanguageKey } from './session.ts'
import { readForVisit, readLocal, writeForVisit, writeLocal } from './storage.ts'
import { createStore, useStore } from './store.ts'

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key

/** A key of en.json, plural forms by their common name. */
export type TextKey = Base<Extract<keyof typeof en, string>>
/** Turns a key into words; counts and names go in as values. */
export type Say = (key: TextKey, values?: TextValues) => string

/** The files of a language, each with those before it. */
const parts = ['login', 'first', 'rest'] as const
export type TextPart = (typeof parts)[number]

/** `last` is the last part that is there. */
type Words = { readonly words: Texts; readonly last: TextPart }
type Spoken = Words & { readonly language: LanguageKey; readonly say: Say }

const has = ({ last }: Words, part: TextPart): boolean => parts.indexOf(last) >= parts.indexOf(part)

/** A text that something needs before its part was waited for is empty until it comes. */
function spokenIn(language: LanguageKey, { words, last }: Words): Spoken {
  const say: Say = (key, values = {}) => {
    const text = fillText(words, language, key, values)
    if (last === 'rest' || text !== key) return text
    void loadTexts('rest').catch(() => undefined)
    return ''
  }
  return { language, words, last, say }
}

const spoken = createStore(spokenIn('en', { words: {}, last: 'rest' }))

/** Texts outside components. Inside them use `useSay`, which draws again when the language changes. */
export const texts: { t: Say; exists(key: string): boolean } = {
  t: (key, values) => spoken.get().say(key, values),
  exists: (key) => Object.hasOwn(spoken.get().words, key),
}

export const useSay = (): Say => useStore(spoken, ({ say }) => say)

export const useLanguage = (): LanguageKey => useStore(spoken, ({ language }) => language)

export const currentLanguage = (): LanguageKey => spoken.get().language

/** The language of the address; it counts for the visit, so that it outlives a reload. */
function takeAddressLanguage(): string | null {
  const addressLanguage = new URLSearchParams(location.search).get('lang')
  if (findLanguage(addressLanguage) !== null) writeForVisit(visitLanguageKey, addressLanguage)
  return addressLanguage
}

/**
 * The language to start in: that of the address, of the visit, the last one on this device, the browser's,
 * English.
 */
export function startLanguage(): LanguageKey {
  const wanted = [
    takeAddressLanguage(),
    readForVisit(visitLanguageKey),
    readLocal('lang'),
    navigator.language,
  ]
  return wanted.map(findLanguage).find((code) => code !== null) ?? 'en'
}

const addressOf = (part: TextPart | 'all', code: LanguageKey): string | null => {
  const version = document.documentElement.dataset['texts']
  return version === undefined ? null : `/assets/texts-${part}-${code}-${version}.json`
}

/** The login page and the day say less than the others. */
const hasOwnTexts = (path: string): boolean => ['/auth/login', '/activity-log/timeline'].includes(path)

/** The files of a language's texts, for days without network. */
export const textFiles = (code: LanguageKey): readonly string[] => [
  ...new Set(parts.map((part) => addressOf(part, code) ?? `/api/lang/${code}.json`)),
]

async function readTexts(address: string): Promise<Texts> {
  // Not a route of the contract: a static file, exempt from cancellation, requested before the user is known.
  const response = await fetch(address, { mode: 'cors', credentials: 'same-origin' })
  if (!response.ok) throw new Error('Language not found!')
  return (await response.json()) as Texts
}

/**
 * The language up to a part, beyond what is there of it. Files that a later release has replaced come from the
 * server, which has all in one.
 */
async function load(code: LanguageKey, last: TextPart, loadedWords: Words | null = null): Promise<Words> {
  const wanted = parts.slice(
    loadedWords === null ? 0 : parts.indexOf(loadedWords.last) + 1,
    parts.indexOf(last) + 1,
  )
  const files = await Promise.all(
    wanted.map(async (part) => {
      const address = addressOf(part, code)
      return address === null ? null : readTexts(address).catch(() => null)
    }),
  )
  if (files.includes(null)) return { words: await readTexts(`/api/lang/${code}.json`), last: 'rest' }
  return { words: files.reduce<Texts>((all, one) => ({ ...all, ...one }), loadedWords?.words ?? {}), last }
}

const running = new Map<string, Promise<void>>()

/** What says texts of a part waits for this. Rejects where they do not come. */
export async function loadTexts(part: TextPart): Promise<void> {
  const now = spoken.get()
  if (has(now, part)) return
  const name = `${now.language} ${part}`
  const loading =
    running.get(name) ??
    load(now.language, part, now)
      .then((words) => {
        const { language, last } = spoken.get()
        if (language === now.language && !has({ words: {}, last }, words.last)) speak(language, words)
      })
      .finally(() => running.delete(name))
  running.set(name, loading)
  return loading
}

/** What the first page says: public/early.js has requested the same files. */
async function loadFirst(code: LanguageKey): Promise<Words> {
  const all = addressOf('all', code)
  if (all === null || hasOwnTexts(location.pathname)) return load(code, 'login')
  return readTexts(all).then(
    (words) => ({ words, last: 'rest' as const }),
    () => load(code, 'login'),
  )
}

/**
 * A short failure of the network must not keep the application from starting: a text that cannot be loaded is
 * empty.
 */
export async function startTexts(): Promise<void> {
  const code = startLanguage()
  const own = await loadFirst(code).catch(() => null)
  const language = own === null ? 'en' : code
  speak(language, own ?? (await loadFirst('en').catch(() => ({ words: {}, last: 'rest' as const }))))
}

/**
 * Changes the language of the interface and remembers it, during a shared visit for the visit alone. A
 * language that cannot be loaded falls back to English; where that cannot either, the language stays.
 */
export async function changeLanguage(code: LanguageKey): Promise<void> {
  const own = await load(code, spoken.get().last).catch(() => null)
  const language = own === null ? 'en' : code
  const words = own ?? (await load('en', spoken.get().last).catch(() => null))
  if (words === null) return
  speak(language, words)
  if (currentSession().shared_access_token !== null) return writeForVisit(visitLanguageKey, language)
  writeForVisit(visitLanguageKey, null)
  writeLocal('lang', language)
}

function speak(language: LanguageKey, words: Words): void {
  spoken.set(spokenIn(language, words))
  document.documentElement.lang = language.replace('_', '-')
}

type Reader = { readonly id: number; readonly lang: string }

/** Accounts whose language a device remembers: many people share a tablet. */
const rememberedAtMost = 100
const deviceLanguages = (): readonly string[] => readLocal('device_lang')?.split(',') ?? []

/** Another language than the account's, on this device alone; null ends that. */
export function keepDeviceLanguage({ id }: Reader, code: LanguageKey | null): void {
  const others = deviceLanguages().filter((one) => !one.startsWith(`${id}:`))
  const all = [...(code === null ? [] : [`${id}:${code}`]), ...others].slice(0, rememberedAtMost)
  writeLocal('device_lang', all.length === 0 ? null : all.join(','))
}

/** The language that this device stores for the account; other users of the device have their own. */
const deviceLanguage = ({ id }: Reader): string | null =>
  deviceLanguages()
    .find((one) => one.startsWith(`${id}:`))
    ?.split(':')[1] ?? null

/**
 * Shows the account's language after sign-in (general 5.6), unless this visit or this device has another one.
 * Where it cannot be loaded, as without network, the language stays.
 */
export async function showAccountLanguage(reader: Reader): Promise<void> {
  const code = findLanguage(readForVisit(visitLanguageKey) ?? deviceLanguage(reader) ?? reader.lang)
  if (code === null || code === currentLanguage()) return
  const words = await load(code, spoken.get().last).catch(() => null)
  if (words === null) return
  speak(code, words)
  writeLocal('lang', code)
}
