/**
 * The way of a lot in both directions, and recalls: what is where, who is to be informed, and the signed
 * report. The shapes are ours (docs/decisions/117-trace-and-recall.md).
 */
import { declareRoutes } from './kit/route.ts'
import type { recallsSchemas } from './recalls.schemas.ts'

export type * from './recalls.schemas.ts'

const ofPlace = '/api/places/:placeId/recalls'
const one = `${ofPlace}/:id`
const traced = ['partners', 'traceability_records'] as const

export const recalls = declareRoutes<typeof recallsSchemas>({
  traceLot: {
    name: 'recalls.trace_lot',
    method: 'GET',
    path: '/api/places/:placeId/lots/:id/trace',
    permission: 'recalls.trace',
    reads: traced,
  },
  originLots: {
    name: 'recalls.origin_lots',
    method: 'GET',
    path: '/api/places/:placeId/recall-lots',
    permission: 'recalls.view',
    reads: traced,
  },
  list: {
    name: 'recalls.list',
    method: 'GET',
    path: ofPlace,
    permission: 'recalls.view',
    reads: ['recalls', 'users'],
  },
  create: {
    name: 'recalls.create',
    method: 'POST',
    path: ofPlace,
    permission: 'recalls.edit',
    status: 201,
    writes: ['recalls'],
  },
  get: {
    name: 'recalls.get',
    method: 'GET',
    path: one,
    permission: 'recalls.view',
    reads: ['recalls', 'users', ...traced],
  },
  change: {
    name: 'recalls.change',
    method: 'PUT',
    path: one,
    permission: 'recalls.edit',
    writes: ['recalls'],
  },
  note: {
    name: 'recalls.note',
    method: 'PUT',
    path: `${one}/recipients`,
    permission: 'recalls.edit',
    writes: ['recalls'],
  },
  close: {
    name: 'recalls.close',
    method: 'PUT',
    path: `${one}/closed`,
    permission: 'recalls.edit',
    writes: ['recalls', 'records'],
  },
  message: {
    name: 'recalls.message',
    method: 'GET',
    path: `${one}/message`,
    permission: 'recalls.view',
    reads: ['recalls', ...traced],
  },
  report: {
    name: 'recalls.report',
    method: 'GET',
    path: `${one}/report`,
    permission: 'recalls.view',
    produces: 'application/pdf',
    reads: ['recalls', 'users', ...traced],
  },
  export: {
    name: 'recalls.export',
    method: 'GET',
    path: `${one}/export`,
    permission: 'recalls.view',
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    reads: ['recalls', ...traced],
  },
  epcis: {
    name: 'recalls.epcis',
    method: 'GET',
    path: '/api/places/:placeId/epcis',
    permission: 'recalls.view',
    produces: 'application/ld+json',
    reads: ['products', ...traced],
  },
  fsma: {
    name: 'recalls.fsma',
    method: 'GET',
    path: '/api/places/:placeId/fsma-204',
    permission: 'recalls.view',
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    reads: ['place', ...traced],
  },
  fsmaMissing: {
    name: 'recalls.fsma_missing',
    method: 'GET',
    path: '/api/places/:placeId/fsma-204/missing',
    permission: 'recalls.view',
    reads: ['place', ...traced],
  },
})
