/** Notices to other software of a company: docs/decisions/114-webhooks.md. */
import { declareRoutes } from './kit/route.ts'
import type { webhooksSchemas } from './webhooks.schemas.ts'

export type * from './webhooks.schemas.ts'

const path = '/api/company/:companyId/webhooks'
const managed = { permission: 'webhooks.manage' } as const

export const webhooks = declareRoutes<typeof webhooksSchemas>({
  list: { ...managed, name: 'webhooks.list', method: 'GET', path, reads: ['webhooks'] },
  create: { ...managed, name: 'webhooks.create', method: 'POST', path, status: 201, writes: ['webhooks'] },
  change: { ...managed, name: 'webhooks.change', method: 'PUT', path: `${path}/:id`, writes: ['webhooks'] },
  remove: {
    ...managed,
    name: 'webhooks.remove',
    method: 'DELETE',
    path: `${path}/:id`,
    writes: ['webhooks'],
  },
  test: {
    ...managed,
    name: 'webhooks.test',
    method: 'POST',
    path: `${path}/:id/test`,
    writes: ['webhook_deliveries'],
  },
  deliveries: {
    ...managed,
    name: 'webhooks.deliveries',
    method: 'GET',
    path: `${path}/:id/deliveries`,
    reads: ['webhook_deliveries', 'webhooks'],
  },
  sendAgain: {
    ...managed,
    name: 'webhooks.send_again',
    method: 'POST',
    path: `${path}/:id/deliveries/:deliveryId/send-again`,
    writes: ['webhook_deliveries'],
  },
})
