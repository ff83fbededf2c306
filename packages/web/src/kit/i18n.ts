/**
 * Texts. They come from `/api/lang/{lang}.json`; index.html requests them before the scripts run. English is
 * the fallback: the server lays each language over it, and a language that cannot be loaded is requested in
 * English. Keys are `feature.key`, typed from locales/en.json.
 */
import type en from '@larder/locales/en.json'
import { createInstance, type TOptions } from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'
import { findLanguage, type LanguageKey } from '@larder/core/languages'
import { currentSession, visitLanguageKey } from './session.ts'
import { readForVisit, readLocal, writeForVisit, writeLocal } from './storage.ts'

type Texts = Record<string, string>
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Base<Key extends string> = Key extends `${infer Name}_${Plural}` ? Name : Key

/** A key of en.json, plural forms by their common name. */
export type TextKey = Base<Extract<keyof typeof en, string>>
/** Turns a key into words; counts and names go in as values. */
export type Say = (key: TextKey, values?: TOptions) => string

const i18n = createInstance()

/** Texts outside components. Inside them use `useSay`, which draws again when the language changes. */
export const texts: { t: Say; exists(key: string): boolean } = {
  t: (key, values = {}) => i18n.t(key, values),
  exists: (key) => i18n.exists(key),
}

export function useSay(): Say {
  const { t } = useTranslation(undefined, { i18n, useSuspense: false })
  return useMemo(
    () =>
      (key, values = {}) =>
        t(key, values),
    [t],
  )
}

export function useLanguage(): LanguageKey {
  return useTranslation(undefined, { i18n, useSuspense: false }).i18n.language as LanguageKey
}

export function currentLanguage(): LanguageKey {
  return i18n.language as LanguageKey
}

/** The language of the address; it counts for the visit, so that it outlives a reload. */
function takeAddressLanguage(): string | null {
  const asked = new URLSearchParams(location.search).get('lang')
  if (findLanguage(asked) !== null) writeForVisit(visitLanguageKey, asked)
  return asked
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

/**
 * A short failure of the network must not keep the application from starting: a text that cannot be loaded is
 * empty.
 */
async function load(code: LanguageKey): Promise<Texts> {
  // Not a route of the contract: a static file, exempt from cancellation, requested before the user is known.
  const response = await fetch(`/api/lang/${code}.json`, { mode: 'cors', credentials: 'same-origin' })
  if (!response.ok) throw new Error('Language not found!')
  return (await response.json()) as Texts
}

export async function startTexts(): Promise<void> {
  const code = startLanguage()
  const own = await load(code).catch(() => null)
  const shown = own === null ? 'en' : code
  const words = own ?? (await load('en').catch(() => ({})))
  await i18n.use(initReactI18next).init({
    lng: shown,
    fallbackLng: 'en',
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    returnEmptyString: false,
    resources: { [shown]: { translation: words } },
  })
  showLanguage(i18n.language)
}

/**
 * Changes the language of the interface and remembers it, during a shared visit for the visit alone. A
 * language that cannot be loaded falls back to English.
 */
export async function changeLanguage(code: LanguageKey): Promise<void> {
  const own = await load(code).catch(() => null)
  const shown = own === null ? 'en' : code
  const words = own ?? (await load('en').catch(() => null))
  await useWords(shown, words)
  if (currentSession().shared_access_token !== null) return writeForVisit(visitLanguageKey, shown)
  writeForVisit(visitLanguageKey, null)
  writeLocal('lang', shown)
}

async function useWords(code: LanguageKey, words: Texts | null): Promise<void> {
  if (words !== null) i18n.addResourceBundle(code, 'translation', words)
  await i18n.changeLanguage(code)
  showLanguage(code)
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
  const words = await load(code).catch(() => null)
  if (words === null) return
  await useWords(code, words)
  writeLocal('lang', code)
}

function showLanguage(code: string): void {
  document.documentElement.lang = code.replace('_', '-')
}
