/**
 * Traceability of a place: its stages, and records of goods received, batches made, goods sent, waste and stock
 * counts. Document 3, sections 2 and 3; the calls are ours (docs/decisions/116-traceability-records.md).
 */
import { declareRoutes } from './kit/route.ts'
import type { traceabilitySchemas } from './traceability.schemas.ts'

export type * from './traceability.schemas.ts'

const path = '/api/places/:placeId/traceability'
const stages = `${path}/stages`
const records = `${path}/records`
const settings = { permission: 'traceability.settings', writes: ['traceability_stages'] } as const
const writes = ['traceability_records', 'partners', 'records', 'files'] as const

export const traceability = declareRoutes<typeof traceabilitySchemas>({
  stages: {
    name: 'traceability.stages',
    method: 'GET',
    path: stages,
    permission: 'traceability.view',
    reads: ['traceability_stages', 'place'],
  },
  createStage: { name: 'traceability.create_stage', method: 'POST', path: stages, ...settings, status: 201 },
  createUsualStages: {
    name: 'traceability.create_usual_stages',
    method: 'POST',
    path: `${stages}/usual`,
    ...settings,
    status: 201,
  },
  changeStage: { name: 'traceability.change_stage', method: 'PUT', path: `${stages}/:id`, ...settings },
  removeStage: { name: 'traceability.remove_stage', method: 'DELETE', path: `${stages}/:id`, ...settings },
  workbench: {
    name: 'traceability.workbench',
    method: 'GET',
    path: `${path}/workbench`,
    permission: 'traceability.record',
    reads: ['traceability_stages', 'traceability_records', 'products', 'partners', 'place'],
  },
  prefill: {
    name: 'traceability.prefill',
    method: 'GET',
    path: `${path}/prefill`,
    permission: 'traceability.record',
    reads: ['traceability_records', 'products'],
  },
  records: {
    name: 'traceability.records',
    method: 'GET',
    path: records,
    permission: 'traceability.view',
    reads: ['traceability_records', 'entries'],
  },
  export: {
    name: 'traceability.export',
    method: 'GET',
    path: `${records}/export`,
    permission: 'traceability.view',
    produces: '*/*',
    reads: ['traceability_records'],
  },
  record: {
    name: 'traceability.record',
    method: 'GET',
    path: `${records}/:id`,
    permission: 'traceability.view',
    reads: ['traceability_records', 'entries'],
  },
  versions: {
    name: 'traceability.versions',
    method: 'GET',
    path: `${records}/:id/versions`,
    permission: 'traceability.view',
    reads: ['traceability_records', 'users'],
  },
  create: {
    name: 'traceability.create',
    method: 'POST',
    path: records,
    permission: 'traceability.record',
    status: 201,
    writes,
  },
  change: {
    name: 'traceability.change',
    method: 'PUT',
    path: `${records}/:id`,
    permission: 'traceability.record',
    writes,
  },
  remove: {
    name: 'traceability.remove',
    method: 'DELETE',
    path: `${records}/:id`,
    permission: 'traceability.record',
    writes,
  },
  previewEpcis: {
    name: 'traceability.preview_epcis',
    method: 'POST',
    path: `${path}/epcis/preview`,
    permission: 'traceability.record',
    takes_file: true,
    reads: ['traceability_records', 'products', 'partners'],
  },
  importEpcis: {
    name: 'traceability.import_epcis',
    method: 'POST',
    path: `${path}/epcis`,
    permission: 'traceability.record',
    takes_file: true,
    writes: [...writes, 'products'],
  },
  stock: {
    name: 'traceability.stock',
    method: 'GET',
    path: `${path}/stock`,
    permission: 'traceability.view',
    reads: ['traceability_records'],
  },
  lot: {
    name: 'traceability.lot',
    method: 'GET',
    path: `${path}/lots/:id`,
    permission: 'traceability.view',
    reads: ['traceability_records'],
  },
})
