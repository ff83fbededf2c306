import { describe, expect, it } from 'vitest'
import {
  additiveClasses,
  additiveName,
  additives,
  findAdditive,
  packagingMaterials,
  type Additive,
} from './index.ts'
import { nameLanguages, translatedNames } from './names.ts'

const named = (key: string): Additive => {
  const found = additives.find((one) => one.key === key)
  if (found === undefined) throw new Error(key)
  return found
}

describe('food additives', () => {
  it('have one id each, in the order of their numbers', () => {
    const ids = additives.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b))
    expect([named('330').id, named('150a').id, findAdditive(47_205)?.e_number]).toEqual([
      33_000,
      15_001,
      'E 472e',
    ])
  })
  it('have a class of the annex each', () => {
    expect(additiveClasses).toHaveLength(24)
    expect(additives.filter(({ classes }) => classes.length === 0)).toEqual([])
  })
  // Withdrawn from the list of the Union: E 128 (2007), E 154 (2011), E 311 and E 312 (2018), E 171 (2022).
  it.each(['128', '154', '171', '216', '217', '311', '312'])(
    'leave out E %s, which is not authorised',
    (key) => expect(additives.some((one) => one.key === key)).toBe(false),
  )
  it.each([
    ['de', 'Citronensäure'],
    ['en_GB', 'Citric acid'],
    ['uk', 'Лимонна кислота'],
    ['xx', 'Citric acid'],
  ])('are named in %s: %s', (lang, name) => expect(additiveName(named('330'), lang)).toBe(name))
  it('have a name in each language or in none', () => {
    for (const [number, names] of translatedNames) {
      expect(additives.some(({ key }) => key === number)).toBe(true)
      expect(names.filter((name) => name !== '')).toHaveLength(nameLanguages.length)
    }
  })
})

it('asks for a declaration of compliance where a measure for the material does', () =>
  expect(
    packagingMaterials.filter(({ law, needs_declaration }) => needs_declaration && law === null),
  ).toEqual([]))
