import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageKeys } from '@larder/core/languages'
import topics from '@larder/locales/help/en.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { pictured, pictureName } from './pictures.ts'

const folder = join(import.meta.dirname, '../../../public/help')

it('shows pictures of pages that have a topic', () =>
  expect(pictured.filter((path) => !(path in topics))).toEqual([]))

it.each(languageKeys.filter((key) => !key.includes('_')))('has exactly these pictures in %s', (lang) =>
  expect(readdirSync(join(folder, lang)).toSorted()).toEqual(pictured.map(pictureName).toSorted()),
)
