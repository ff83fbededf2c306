import { places } from '@larder/contract/places'
import { serve } from '#kit/http/serve.ts'
import {
  changeCustomerGroups,
  changeExtraData,
  changeLocationType,
  changeOnPaper,
  changePlanSource,
  changeWaterSource,
} from './change-part.ts'
import { readPlace } from './read-place.ts'
import { removePlace } from './remove-place.ts'
import { askMailAddress, changePlace, createPlace } from './save-place.ts'
import { saveProgress } from './save-progress.ts'
import { visitPlace } from './visit-place.ts'

export const placeRoutes = [
  serve(places.get, (ctx, { query }) => readPlace(ctx, undefined, query.lang)),
  serve(places.create, createPlace),
  serve(places.change, changePlace, {
    versioned: { table: 'places', param: 'placeId', show: (ctx) => readPlace(ctx) },
  }),
  serve(places.remove, removePlace, { versioned: { table: 'places', param: 'placeId' } }),
  serve(places.change_location_type, changeLocationType),
  serve(places.change_extra_data, changeExtraData),
  serve(places.change_customer_groups, changeCustomerGroups),
  serve(places.change_on_paper, changeOnPaper),
  serve(places.change_water_source, changeWaterSource),
  serve(places.change_plan_source, changePlanSource),
  serve(places.ask_mail_address, askMailAddress),
  serve(places.visit, visitPlace),
  serve(places.save_progress, saveProgress),
]
