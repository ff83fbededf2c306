/**
 * Words of the place's own in its plan: whole sections in the side menu, and texts before or after a section.
 * Plan specification, section 7.
 */
import { declareRoutes } from './kit/route.ts'
import type { sectionGroupsSchemas, beforeOrAfterSchemas } from './own-words.schemas.ts'

export type * from './own-words.schemas.ts'

const plan = '/api/places/:placeId/food-safety-plans'

export const sectionGroups = declareRoutes<typeof sectionGroupsSchemas>({
  list: {
    name: 'section_groups.list',
    method: 'GET',
    path: `${plan}/section-groups`,
    permission: 'plans.view',
    reads: ['plan_texts'],
  },
  create: {
    name: 'section_groups.create',
    method: 'POST',
    path: `${plan}/section-groups`,
    permission: 'plans.edit',
    status: 201,
    writes: ['plan_texts'],
  },
  change: {
    name: 'section_groups.change',
    method: 'PUT',
    path: `${plan}/section-groups/:id`,
    permission: 'plans.edit',
    writes: ['plan_texts'],
  },
  remove: {
    name: 'section_groups.remove',
    method: 'DELETE',
    path: `${plan}/section-groups/:id`,
    permission: 'plans.edit',
    writes: ['plan_texts'],
  },
})

export const beforeOrAfter = declareRoutes<typeof beforeOrAfterSchemas>({
  list: {
    name: 'before_or_after.list',
    method: 'GET',
    path: `${plan}/before-or-after`,
    permission: 'plans.view',
    reads: ['plan_texts'],
  },
  create: {
    name: 'before_or_after.create',
    method: 'POST',
    path: `${plan}/before-or-after`,
    permission: 'plans.edit',
    status: 201,
    writes: ['plan_texts'],
  },
  change: {
    name: 'before_or_after.change',
    method: 'PUT',
    path: `${plan}/before-or-after/:id`,
    permission: 'plans.edit',
    writes: ['plan_texts'],
  },
  disable: {
    name: 'before_or_after.disable',
    method: 'PUT',
    path: `${plan}/before-or-after/:id/disabled`,
    permission: 'plans.edit',
    writes: ['plan_texts'],
  },
})
