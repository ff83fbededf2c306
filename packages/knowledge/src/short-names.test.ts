/** Names of lines on a phone: short in every language, distinct and whole. */
import { factOfTask, generatePlan, SHORT_NAME, shortNameOf, type TaskId } from '@larder/core/haccp'
import { describe, expect, it } from 'vitest'
import { countries, examplePlace, goldenPlaces } from '../test/places.ts'
import { knowledge, shortNames, texts } from './index.ts'

const languages = Object.keys(texts)
const namesIn = (language: string) => {
  const short = shortNames[language]
  if (short === undefined) throw new Error(`no short names in ${language}`)
  const task = (id: TaskId): string => texts[language]?.tasks[factOfTask(id)]?.name ?? ''
  const nameOf = (one: Parameters<typeof shortNameOf>[0]) =>
    shortNameOf(one, short, { task, stored: (one.stored ?? []).map((key) => `food ${key}`) })
  return { short, nameOf }
}

describe.each(languages)('the short names in %s', (language) => {
  const { short, nameOf } = namesIn(language)
  const all = knowledge.tasks.map(({ id }) => [id, nameOf({ id }).short] as const)

  it(`have at most ${SHORT_NAME} characters for every task`, () => {
    expect(all.filter(([, name]) => name === '' || name.length > SHORT_NAME)).toEqual([])
  })
  it('are distinct', () => {
    expect(new Set(all.map(([, name]) => name)).size).toBe(all.length)
  })
  it('name tasks of the knowledge base, and all foods that are kept in units', () => {
    const ids = new Set<string>(knowledge.tasks.map(({ id }) => id))
    expect(Object.keys(short.tasks).filter((id) => !ids.has(id))).toEqual([])
    const stored = knowledge.tasks.flatMap(({ line }) => (line?.stored === true ? [line.food] : []))
    expect([...new Set(stored)].filter((food) => short.foods[food] === undefined)).toEqual([])
  })
  it('stay short with the foods of each line, and leave none of them out', () => {
    for (const [kind, where] of goldenPlaces)
      for (const task of generatePlan(examplePlace(kind, where), knowledge).tasks) {
        const { short: name, short_foods } = nameOf(task)
        expect([name, name.length <= SHORT_NAME]).toEqual([name, true])
        for (const key of task.stored ?? [])
          expect(`${name} ${short_foods}`).toContain(short.foods[key] ?? `food ${key}`)
      }
  })
})

it('are checked for the plans of every country', () => {
  expect(new Set(goldenPlaces.map(([, where]) => where)).size).toBeGreaterThan(3)
  expect(Object.keys(countries).length).toBeGreaterThan(3)
})
