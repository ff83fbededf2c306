import { judgePlace } from '@larder/core/places'
import { expect, it } from 'vitest'
import type { Company, Profile } from '#kit/access.ts'
import { browserZone, newPlaceValues, placeDraft, placeInput } from './place-values.ts'

const company = {
  id: 1,
  name: 'Sinilill OÜ',
  address: 'Pikk 1',
  email: 'info@sinilill.example',
  country_id: 63,
  state_id: null,
  preferred_language: 'et',
  places: [],
} as unknown as Company
const profile = {
  firstname: 'Mari',
  lastname: 'Maasikas',
  username: 'mari@sinilill.example',
  phone: '+372 5551234',
} as Profile
const fields = (start: ReturnType<typeof newPlaceValues>): string[] =>
  judgePlace(placeDraft(start)).map(({ field }) => field)

it('asks for what is done there and by how many when the first place is made', () => {
  expect(fields(newPlaceValues({ company, profile, zone: 'Europe/Tallinn' }))).toEqual([
    'business_activity_id',
    'location_type_id',
    'number_of_employees',
  ])
})

it('asks for the name and address of a second place', () => {
  const start = newPlaceValues({
    company: { ...company, places: [{ id: 1, name: 'Sinilill', timezone: 'Europe/Tallinn', role: 'owner' }] },
    profile,
    zone: 'Europe/Tallinn',
  })
  expect(fields(start)).toEqual(expect.arrayContaining(['name', 'address']))
})

it('asks for the time zone where the server does not know the one of the browser', () => {
  expect(browserZone([])).toBe('')
  expect(fields(newPlaceValues({ company, profile, zone: '' }))).toContain('timezone')
})

it('sends several notification addresses in one spelling', () => {
  const start = newPlaceValues({ company, profile, zone: 'Europe/Tallinn' })
  const input = placeInput({
    ...start,
    business_activity_id: '1',
    location_type_id: '2',
    number_of_employees: '4-14',
    notification_email: 'a@b.ee ,c@d.ee,',
  })
  expect(input).toMatchObject({
    business_activity_id: 1,
    location_type_id: 2,
    notification_email: 'a@b.ee, c@d.ee',
  })
})
