/**
 * Records that hold: the chain of a place, its signed heads, and the bundle that an inspector checks without
 * us.
 */
import { declareRoutes } from './kit/route.ts'
import type { recordsSchemas } from './records.schemas.ts'

export type * from './records.schemas.ts'

export const records = declareRoutes<typeof recordsSchemas>({
  summary: {
    name: 'records.summary',
    method: 'GET',
    path: '/api/places/:placeId/records/summary',
    permission: 'records.view',
    reads: ['entries', 'tickets', 'tasks'],
  },
  report: {
    name: 'records.report',
    method: 'GET',
    path: '/api/places/:placeId/records/report',
    permission: 'records.view',
    produces: 'application/pdf',
    reads: ['entries', 'tickets', 'tasks'],
  },
  state: {
    name: 'records.state',
    method: 'GET',
    path: '/api/places/:placeId/records',
    permission: 'records.view',
    reads: ['records', 'entries', 'tickets', 'verifications', 'plan_versions'],
  },
  check: {
    name: 'records.check',
    method: 'GET',
    path: '/api/places/:placeId/records/check',
    permission: 'records.view',
    reads: ['records', 'entries', 'tickets', 'verifications', 'plan_versions'],
  },
  bundle: {
    name: 'records.bundle',
    method: 'GET',
    path: '/api/places/:placeId/records/bundle',
    permission: 'records.bundle',
    produces: 'application/zip',
    writes: ['records'],
  },
})
