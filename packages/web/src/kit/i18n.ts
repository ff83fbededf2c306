/**
 * Texts. They come from `/api/lang/{lang}.json`; index.html asks for them before the scripts run. English is the
 * fallback: the server lays each language over it, and a language that cannot be loaded is asked for in English. Keys
 * are `feature.key`, typed from locales/en.json.
 */
import type en from '@larder/locales/en.json'
import { createInstance, type TOptions } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { languageOf, type LanguageCode } from './languages.ts'
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
  return t as unknown as Say
}

export function useLanguage(): LanguageCode {
  return useTranslation(undefined, { i18n, useSuspense: false }).i18n.language as LanguageCode
}

export function currentLanguage(): LanguageCode {
  return i18n.language as LanguageCode
}

/** The language to start in: the address, that of a shared visit, what was chosen before, the browser, English. */
export function startLanguage(): LanguageCode {
  const wanted = [new URLSearchParams(location.search).get('lang'), readForVisit(visitLanguageKey), readLocal('lang'), navigator.language]
  return wanted.map(languageOf).find((code) => code !== null) ?? 'en'
}

/** Seconds-long failures must not keep the application from starting: what cannot be loaded is empty. */
async function load(code: LanguageCode): Promise<Texts> {
  // Not a route of the contract: a static file, exempt from cancellation, asked before anybody is known.
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

/** Changes the language of the interface and remembers it, during a shared visit for the visit alone. A language that cannot be loaded falls back to English. */
export async function changeLanguage(code: LanguageCode): Promise<void> {
  const own = await load(code).catch(() => null)
  const shown = own === null ? 'en' : code
  const words = own ?? (await load('en').catch(() => null))
  if (words !== null) i18n.addResourceBundle(shown, 'translation', words)
  await i18n.changeLanguage(shown)
  if (currentSession().shared_access_token === null) writeLocal('lang', shown)
  else writeForVisit(visitLanguageKey, shown)
  showLanguage(shown)
}

function showLanguage(code: string): void {
  document.documentElement.lang = code.replace('_', '-')
}
