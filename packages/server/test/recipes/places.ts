import { partners } from '@larder/contract/partners'
import { pausePeriods } from '@larder/contract/pause-periods'
import { places } from '@larder/contract/places'
import { call } from '../harness.ts'
import type { Scene } from '../scene.ts'
import { at, newcomer, type Recipes } from './recipe.ts'

/** A form of a new place. */
export const placeForm = {
  name: 'Kalamaja',
  address: 'Kotzebue 1',
  country_id: 63,
  person_phone: '+372 5551234',
  person_email: 'kalamaja@sinilill.example',
  notification_email: 'a@b.ee,c@d.ee',
  contact_person: 'Mari Tamm',
  business_activity_id: 1,
  location_type_id: 1,
  number_of_employees: '1-3',
  preferred_language: 'et',
  timezone: 'Europe/Tallinn',
}

const holidays = { name: 'Holidays', start_date: '2026-12-24', end_date: '2027-01-03' }

const pauseOf = async (scene: Scene): Promise<number> =>
  (await call(scene.test, pausePeriods.create, { params: at(scene), body: holidays }, scene.owner)).id

const partnerOf = async (scene: Scene): Promise<number> =>
  (
    await call(
      scene.test,
      partners.create,
      { params: at(scene), body: { name: 'Sinilill Dairy' } },
      scene.owner,
    )
  ).id

export const placesRecipes: Recipes = {
  'places.create': ({ company: companyId }) => ({ params: { companyId }, body: placeForm }),
  'places.change': (scene) => ({
    params: at(scene),
    body: { ...placeForm, notification_email: `${newcomer()},${newcomer()}` },
  }),
  'places.change_location_type': (scene) => ({ params: { ...at(scene), locationTypeId: 2 } }),
  'places.ask_mail_address': async (scene) => {
    const email = newcomer()
    const body = { ...placeForm, notification_email: email }
    await call(scene.test, places.change, { params: at(scene), body }, scene.owner)
    return { params: at(scene), body: { email } }
  },
  'places.change_extra_data': (scene) => ({ params: at(scene), body: { extra_data: ['smoking'], base: [] } }),
  'places.change_customer_groups': (scene) => ({
    params: at(scene),
    body: { customer_groups: [1, 2], base: [] },
  }),
  'places.change_plan_source': (scene) => ({ params: at(scene), body: { uses_custom_plan: true } }),
  'places.change_on_paper': (scene) => ({
    params: at(scene),
    body: { layouts_on_paper: 1, location_plan_on_paper: 0 },
  }),
  'places.change_water_source': (scene) => ({ params: at(scene), body: { water_source: 'public' } }),
  'places.save_progress': ({ company: company_id, place: place_id }) => ({
    body: { place_id, company_id, onboarding_progress: [{ plan_created: 'yes' }, { seen: true }] },
  }),
  'pause_periods.create': (scene) => ({ params: at(scene), body: holidays }),
  'pause_periods.get': async (scene) => ({ params: { ...at(scene), id: await pauseOf(scene) } }),
  'pause_periods.change': async (scene) => ({
    params: { ...at(scene), id: await pauseOf(scene) },
    body: { ...holidays, name: 'Renovation' },
  }),
  'pause_periods.remove': async (scene) => ({ params: { ...at(scene), id: await pauseOf(scene) } }),
  'partners.create': (scene) => ({ params: at(scene), body: { name: 'Sinilill Fish' } }),
  'partners.change': async (scene) => ({
    params: { ...at(scene), id: await partnerOf(scene) },
    body: { name: 'Fish of Sinilill', is_disabled: true },
  }),
  'notifications.read': (scene) => ({ params: at(scene), body: { up_to: 1 } }),
}
