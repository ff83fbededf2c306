import { askedDocuments, defaultProfile, type PlaceProfile } from '@larder/core/haccp'
import { defaultFolders } from '@larder/core/documents'
import { describe, expect, it } from 'vitest'
import { finFish } from './facts/group-ranges.ts'
import { knowledge, requiredDocuments, texts } from './index.ts'

const facts = [...knowledge.duties, ...knowledge.prps]

describe('a required document', () => {
  it.each(requiredDocuments)('$key is asked for by facts with a text, in a default folder', (required) => {
    expect(defaultFolders.filter(({ type }) => type === null).map(({ key }) => key)).toContain(
      required.folder,
    )
    expect(required.facts.length).toBeGreaterThan(0)
    for (const id of required.facts) {
      expect(facts.filter((fact) => fact.id === id && fact.sources.length > 0)).toHaveLength(1)
      for (const { duties, prps } of Object.values(texts)) {
        const text = duties[id as keyof typeof duties] ?? prps[id as keyof typeof prps]?.name
        expect(text).toMatch(/^[^{}]+$/)
      }
    }
  })
})

const place = (country: string, activity: string, extra: Partial<PlaceProfile> = {}): PlaceProfile => ({
  ...(defaultProfile(
    {
      country,
      region: null,
      activity,
      location_type: 'restaurant',
      number_of_employees: '4-14',
      extra_data: [],
    } as never,
    knowledge,
  ) as PlaceProfile),
  ...extra,
})
const askedOf = (profile: PlaceProfile) =>
  askedDocuments(requiredDocuments, profile, knowledge).map(({ key, fact }) => `${key}: ${fact.id}`)

describe('the documents of a place', () => {
  const standing = ['suppliers: PRP10', 'cleaning: PRP02', 'pest_control: PRP03', 'calibration: PRP04']
  it.each<readonly [string, string, Partial<PlaceProfile>, readonly string[]]>([
    ['EE', 'A01', {}, ['registration: D-EE-registration', 'allergens: D-EU-allergens']],
    ['DE', 'A01', {}, ['registration: D-EU-registration', 'allergens: D-DE-allergens']],
    ['GB', 'A01', {}, ['registration: D-GB-registration', 'allergens: D-GB-allergens']],
    ['US', 'A01', {}, ['allergens: D-US-allergens']],
    [
      'EE',
      'A15',
      {},
      ['registration: D-EE-registration', 'approval: D-EU-approval', 'allergens: D-EU-allergens'],
    ],
    [
      'EE',
      'A01',
      { extra_data: ['raw_animal_rte'], food_groups: finFish },
      ['registration: D-EE-registration', 'allergens: D-EU-allergens', 'parasites: D-EU-parasites'],
    ],
  ])('in %s of activity %s', (country, activity, extra, expected) => {
    const asked = askedOf(place(country, activity, extra)).filter((one) => !one.startsWith('variance'))
    expect(asked).toEqual([...expected, ...standing])
  })
})
