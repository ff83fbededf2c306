import { describe, expect, it } from 'vitest'
import {
  carryExtraData,
  countsAsVisit,
  isEmailList,
  isPhone,
  isProgressItem,
  judgePlace,
  locationBelongs,
  mergeProgress,
  normalizeEmailList,
  type PlaceForm,
} from './index.ts'

const kitchen: PlaceForm = {
  name: 'Kesklinn',
  address: 'Viru 2',
  country_id: 63,
  person_phone: '+372 5551234',
  person_email: 'kesklinn@sinilill.example',
  notification_email: '',
  contact_person: 'Mari Tamm',
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '4-14',
  preferred_language: 'et',
  timezone: 'Europe/Tallinn',
}
const faults = (change: PlaceForm): string[] =>
  judgePlace({ ...kitchen, ...change }).map(({ field, code }) => `${field}:${code}`)

describe('the addresses for notifications', () => {
  const addresses = (count: number) =>
    Array.from({ length: count }, (_, at) => `a${at}@sinilill.example`).join(', ')
  it.each([
    [addresses(10), []],
    [addresses(11), ['notification_email:too_many_emails']],
    [`${addresses(11)}, nobody`, ['notification_email:emails']],
  ])('are at most ten that are addresses: %s', (notification_email, expected) => {
    expect(faults({ notification_email })).toEqual(expected)
  })
})

describe('the place form', () => {
  it('accepts a complete form', () => expect(faults({})).toEqual([]))

  it.each([
    'name',
    'address',
    'country_id',
    'person_phone',
    'person_email',
    'contact_person',
    'business_activity_id',
    'location_type_id',
    'number_of_employees',
    'preferred_language',
    'timezone',
  ] as const)('requires %s', (field) => expect(faults({ [field]: null })).toEqual([`${field}:required`]))

  it.each([
    ['a phone that is none', { person_phone: 'call me' }, ['person_phone:phone']],
    ['an e-mail that is none', { person_email: 'kesklinn' }, ['person_email:email']],
    [
      'a list with something that is no e-mail',
      { notification_email: 'a@b.ee, c' },
      ['notification_email:emails'],
    ],
    [
      'a number of employees that is not offered',
      { number_of_employees: '7' },
      ['number_of_employees:unknown'],
    ],
    ['a language that is not ours', { preferred_language: 'fr' }, ['preferred_language:unknown']],
    ['a time zone that does not exist', { timezone: 'Europe/Tartu' }, ['timezone:unknown']],
    ['an offset for a time zone', { timezone: '+02:00' }, ['timezone:unknown']],
    ['no state where there are some', { country_id: 14 }, ['state_id:required']],
    ['a state of another country', { country_id: 14, state_id: 1 }, ['state_id:unknown']],
    ['a country that does not exist', { country_id: 999 }, ['country_id:unknown']],
  ] as const)('refuses %s', (_title, change, expected) => expect(faults(change)).toEqual(expected))

  it.each(['1-3', '4-14', '15+'])('accepts %s employees', (number_of_employees) =>
    expect(faults({ number_of_employees })).toEqual([]),
  )
})

describe('fields of the place', () => {
  it.each(['5551234', '+372 5551234', '(030) 123-45.67'])('accept the phone %s', (text) =>
    expect(isPhone(text)).toBe(true),
  )
  it.each(['1234', '+1234567890123456', '555a1234', '++3725551234', ''])('refuse the phone “%s”', (text) =>
    expect(isPhone(text)).toBe(false),
  )

  it('accept one address or several with commas and optional spaces', () => {
    expect(['', 'a@b.ee', 'a@b.ee,c@d.ee', ' a@b.ee , c@d.ee '].map(isEmailList)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['a@b.ee;c@d.ee', 'a@b.ee,', 'a'].map(isEmailList)).toEqual([false, false, false])
    expect(normalizeEmailList(' a@b.ee ,c@d.ee')).toBe('a@b.ee, c@d.ee')
  })

  it('require a location type of the activity', () => {
    expect(locationBelongs({ location_types: ['hotel'] }, 'hotel')).toBe(true)
    expect(locationBelongs({ location_types: ['hotel'] }, 'fleet')).toBe(false)
  })

  it('keep the switches that the new activity offers, and add its defaults', () => {
    expect(carryExtraData({ extra_data: ['a', 'b', 'c'], starts_with: ['c'] }, ['b', 'x'])).toEqual([
      'b',
      'c',
    ])
  })
})

it('replaces progress of the same key in place and adds new keys at the end', () => {
  expect(
    mergeProgress([{ plan_created: 'no' }, { team: 'yes' }], [{ plan_created: 'yes' }, { audit: true }]),
  ).toEqual([{ plan_created: 'yes' }, { team: 'yes' }, { audit: true }])
  expect(
    [{ a: 'x' }, {}, { a: 'x', b: 'y' }, { '': 'x' }, { __proto__x: 'y' }].map((item) =>
      isProgressItem(item as Record<string, string>),
    ),
  ).toEqual([true, false, false, false, false])
})

it('does not count visits of the provider’s own staff', () => {
  expect(countsAsVisit('mari@sinilill.example')).toBe(true)
  expect(countsAsVisit('support+Larder-Internal@example.com')).toBe(false)
})
