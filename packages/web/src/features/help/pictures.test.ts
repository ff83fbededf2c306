import { existsSync, readdirSync } from 'node:fs'
import { languageKeys } from '@larder/core/languages'
import topics from '@larder/locales/help/en.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { pictured, pictureName } from './pictures.ts'

const folder = new URL('../../../public/help/', import.meta.url)

it('shows pictures of pages that have a topic', () =>
  expect(pictured.filter((path) => !(path in topics))).toEqual([]))

it.each(languageKeys.filter((key) => !key.includes('_')))('has exactly these pictures in %s', (lang) => {
  expect(existsSync(new URL(lang, folder))).toBe(true)
  expect(readdirSync(new URL(lang, folder)).toSorted()).toEqual(pictured.map(pictureName).toSorted())
})
