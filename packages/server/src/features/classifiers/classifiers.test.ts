import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifiers } from '@larder/contract/classifiers'
import type { Route } from '@larder/contract/kit'
import { locationTypeNumber } from '@larder/core/classifiers'
import { languages } from '@larder/core/languages'
import { knowledge } from '#features/plan-data/public.ts'
import { makeUser, type TestUser } from '#test/builders.ts'
import { call, openTestApp, refuse, type TestApp } from '#test/harness.ts'

let test: TestApp
let german: TestUser

beforeAll(async () => {
  test = await openTestApp()
  german = await makeUser(test, { lang: 'de' })
})
afterAll(() => test.close())

describe('classifiers', () => {
  it('are open to everyone, each in every language, with a name for each item', async () => {
    for (const route of Object.values<Route>(classifiers)) {
      if (route.name === 'classifiers.states') continue
      for (const { key } of languages) {
        const answer: unknown = await call(test, route, { params: { id: 16 }, query: { lang: key } })
        const items = (Array.isArray(answer) ? answer : Object.values(answer as object).flat()) as {
          name?: string
          format?: string
          range_option?: string
        }[]
        const named = items.filter((item) => /\S/.test(item.name ?? item.format ?? item.range_option ?? ''))
        expect([route.name, key, items.length > 0, named.length]).toEqual([
          route.name,
          key,
          true,
          items.length,
        ])
      }
    }
  })

  it('have names in the requested language, else in the account’s, else in English', async () => {
    const estonia = async (query: { lang?: string }, token?: string): Promise<string | undefined> =>
      (await call(test, classifiers.countries, { query }, token === undefined ? {} : { token })).find(
        ({ id }) => id === 63,
      )?.name
    expect(await estonia({ lang: 'et' }, german.token)).toBe('Eesti')
    expect(await estonia({}, german.token)).toBe('Estland')
    expect(await estonia({})).toBe('Estonia')
    expect(await estonia({ lang: 'xx' })).toBe('Estonia')
    expect(await estonia({ lang: 'en_GB' })).toBe('Estonia')
  })

  it('give the states of a country, and none where there are none', async () => {
    expect(await call(test, classifiers.states, { query: { country_id: 76 } })).toMatchObject([
      { key: 'GB-ENG' },
      { key: 'GB-NIR' },
      { id: 303, key: 'GB-SCT', name: 'Scotland' },
      { key: 'GB-WLS' },
    ])
    expect(await call(test, classifiers.states, { query: { country_id: 63 } })).toEqual([])
    expect(await refuse(test, classifiers.states, {})).toMatchObject({
      status: 422,
      fields: ['country_id:required'],
    })
  })

  it('give languages with their own names and the specification’s ids', async () => {
    const list = await call(test, classifiers.languages, { query: { lang: 'en' } })
    expect(list.find(({ key }) => key === 'lv')).toEqual({
      id: null,
      key: 'lv',
      name: 'Latvian',
      native_name: 'Latviešu',
    })
    expect(list.find(({ key }) => key === 'et')).toEqual({
      id: 63,
      key: 'et',
      name: 'Estonian',
      native_name: 'Eesti',
    })
  })

  it('give time units with the specification’s ids, production without minute and second', async () => {
    expect((await call(test, classifiers.time_units, { query: { lang: 'et' } })).slice(3)).toMatchObject([
      { id: 4, name: 'päev' },
      { id: 5, name: 'nädal' },
      { id: 6, name: 'kuu' },
      { id: 7, name: 'aasta' },
    ])
    expect((await call(test, classifiers.new_time_units)).map(({ key }) => key)).toEqual([
      'hour',
      'day',
      'week',
      'month',
      'year',
    ])
  })

  it('give time zones with their offset of today', async () => {
    const zones = await call(test, classifiers.timezones)
    expect(zones.find(({ key }) => key === 'Europe/Tallinn')).toMatchObject({
      name: '(UTC+02:00) Europe/Tallinn',
      offset_minutes: 120,
    })
    expect(zones.find(({ key }) => key === 'America/New_York')).toMatchObject({ offset_minutes: -300 })
    test.clock.now = new Date('2026-07-01T09:00:00.000Z')
    expect(
      (await call(test, classifiers.timezones)).find(({ key }) => key === 'Europe/Tallinn'),
    ).toMatchObject({ name: '(UTC+03:00) Europe/Tallinn', offset_minutes: 180 })
  })

  it('give activities with their location types, which have stable numbers', async () => {
    const activities = await call(test, classifiers.business_activities)
    expect(activities.map(({ id }) => id)).toEqual(
      knowledge.activities.map(({ id }) => Number(id.slice(1))).sort((a, b) => a - b),
    )
    expect(
      knowledge.activities
        .flatMap(({ location_types }) => location_types)
        .filter((key) => locationTypeNumber(key) === undefined),
    ).toEqual([])
    const restaurant = activities.find(({ id }) => id === 1)
    expect(await call(test, classifiers.location_types, { query: { business_activity_id: 1 } })).toEqual(
      restaurant?.location_types,
    )
    expect(await call(test, classifiers.location_types, { query: { business_activity_id: 999 } })).toEqual([])
  })

  it('give measurement systems with one base unit each', async () => {
    const { volume, weight } = await call(test, classifiers.measurement_systems, { query: { lang: 'de' } })
    expect(volume[0]).toMatchObject({ id: 1, name: 'Metrisch' })
    for (const { units } of [...volume, ...weight])
      expect(units.filter((unit) => unit.is_measurement_system_base_unit)).toHaveLength(1)
  })

  it('give frequencies of tasks, all or those of a kind of task', async () => {
    const all = await call(test, classifiers.task_frequencies, { query: { lang: 'en' } })
    expect(all.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(all.find(({ key }) => key === 'once_in_2_months')).toMatchObject({
      name: 'every two months',
      task_frequency_cnt: 1,
      time_unit_cnt: 2,
      time_unit: { id: 6 },
    })
    expect(
      (await call(test, classifiers.task_frequencies, { query: { lang: 'et', task_subtype_id: 8 } })).map(
        ({ key }) => key,
      ),
    ).toEqual(['once_in_2_months', 'once_in_month', 'once_in_quartal', 'once_in_year', 'not_specified'])
    expect(
      (
        await call(test, classifiers.frequencies_of_subtype, { params: { id: 16 }, query: { lang: 'en' } })
      ).map(({ id }) => id),
    ).toEqual([5, 4, 6, 7, 8, 10])
    expect(await refuse(test, classifiers.frequencies_of_subtype, { params: { id: 99 } })).toMatchObject({
      status: 404,
    })
    expect(
      (await call(test, classifiers.verification_notification_frequencies, { query: { lang: 'de' } })).map(
        ({ name }) => name,
      ),
    ).toEqual(['Nie', 'Jeden Tag', 'Jede Woche', 'Jeden Monat'])
  })

  it('give units of production, with pieces marked', async () => {
    expect(
      (await call(test, classifiers.production_units)).filter(({ is_piece }) => is_piece).map(({ id }) => id),
    ).toEqual([3, 12, 17, 18])
  })

  it('give dates on labels, food additives and materials in contact with food', async () => {
    const query = { lang: 'de' } as const
    expect((await call(test, classifiers.product_expiration_types, { query })).map(({ key }) => key)).toEqual(
      ['use_by', 'best_before'],
    )
    const [acid] = (await call(test, classifiers.esubstances, { query })).filter(({ id }) => id === 33_000)
    expect(acid).toMatchObject({
      e_number: 'E 330',
      name: 'Citronensäure',
      source: 'Regulation (EC) No 1333/2008, Annex II, part B',
    })
    expect(acid?.classes[0]).toEqual({ id: 2, key: 'acidity_regulator', name: 'Säureregulator' })
    const glass = (await call(test, classifiers.packaging_materials, { query })).find(
      ({ key }) => key === 'glass',
    )
    expect(glass).toMatchObject({ name: 'Glas', law: null, needs_declaration: false })
  })

  it('give access levels of companies and places', async () => {
    expect((await call(test, classifiers.company_levels)).map(({ key }) => key)).toEqual(
      expect.arrayContaining(['owner', 'member', 'readonly']),
    )
    expect((await call(test, classifiers.place_levels)).map(({ key }) => key)).toEqual([
      'no_access',
      'owner',
      'member',
      'readonly',
      'readonly,temp-measurements',
    ])
  })
})
