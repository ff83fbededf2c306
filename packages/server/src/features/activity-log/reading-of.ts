import { can } from '@larder/core/permissions'
import { placeOf, type Ctx } from '#kit/context.ts'
import type { EntryReading } from './entries.queries.ts'

/** E-mail addresses of authors are for those who manage people at the place. */
export const seesAddresses = (ctx: Ctx): boolean => can(ctx.actor, 'workers.view', ctx.target)

export const readingOf = (ctx: Ctx): EntryReading => ({ ...placeOf(ctx), addresses: seesAddresses(ctx) })
