/** The items of what is new, from packages/locales/news.json, which is read once at the start. */
import { baseLanguage, type BaseLanguage } from '@larder/core/languages'
import type { NewsDetails, NewsItem } from '@larder/contract/news'
import file from '@larder/locales/news.json' with { type: 'json' }
import { notFound } from '#kit/problem.ts'

type Words = { readonly title: string; readonly intro: string; readonly text: readonly string[] }
type Item = {
  readonly id: number
  readonly updated_at: string
  readonly preview_file_name: string | null
  /** Country ids that it concerns; null = all. */
  readonly countries: readonly number[] | null
  readonly words: Readonly<Record<BaseLanguage, Words>>
}

const newestFirst = (file as readonly Item[]).toSorted((a, b) => b.updated_at.localeCompare(a.updated_at))

const describe = ({ id, updated_at, preview_file_name, words }: Item, lang: string): NewsDetails => {
  const { title, intro, text } = words[baseLanguage(lang)]
  return { id, title, intro, text: [...text], preview_file_name, updated_at }
}

/** Newest first; items of single countries only where `country` is one of them. */
export const listNews = (lang: string, country: number | undefined): NewsItem[] =>
  newestFirst
    .filter(({ countries }) => countries === null || (country !== undefined && countries.includes(country)))
    .map((item) => describe(item, lang))

/** @throws Problem 404 */
export function getNews(lang: string, id: number): NewsDetails {
  const item = newestFirst.find((one) => one.id === id)
  if (item === undefined) throw notFound('News')
  return describe(item, lang)
}
