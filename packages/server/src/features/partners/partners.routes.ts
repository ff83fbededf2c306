import { partners } from '@larder/contract/partners'
import { serve } from '#kit/http/serve.ts'
import { changePartner, createPartner, listPartners } from './change-partners.ts'

export const partnerRoutes = [
  serve(partners.list, listPartners),
  serve(partners.create, createPartner),
  serve(partners.change, changePartner, { versioned: { table: 'partners', param: 'id' } }),
]
