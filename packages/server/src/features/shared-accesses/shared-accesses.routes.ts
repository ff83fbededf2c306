import { sharedAccesses } from '@larder/contract/shared-accesses'
import { serve } from '#kit/http/serve.ts'
import { getDemoLink } from './demo-link.ts'
import {
  createSharedAccess,
  getSharedAccess,
  listSharedAccesses,
  removeSharedAccess,
} from './manage-shared-accesses.ts'
import { exchangeSharedAccess, readVisit } from './visit.ts'

export const sharedAccessRoutes = [
  serve(sharedAccesses.list, listSharedAccesses),
  serve(sharedAccesses.create, createSharedAccess),
  serve(sharedAccesses.get, getSharedAccess),
  serve(sharedAccesses.remove, removeSharedAccess),
  serve(sharedAccesses.exchange, exchangeSharedAccess),
  serve(sharedAccesses.demo, getDemoLink),
  serve(sharedAccesses.visit, readVisit),
]
