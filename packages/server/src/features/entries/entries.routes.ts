import { entries } from '@larder/contract/entries'
import { placeOf } from '#kit/context.ts'
import { serve } from '#kit/serve.ts'
import { createEntry } from './create-entry.ts'
import { listEntries } from './entries.queries.ts'
import { listToday } from './list-today.ts'

export const entryRoutes = [
  serve(entries.today, listToday),
  serve(entries.create, createEntry),
  serve(entries.list, async (ctx, { params, query }) => {
    const { rows, total } = await listEntries(ctx.db, placeOf(ctx), { task_subtype_id: params.id, from: query.fromDate, to: query.toDate, page: query.page, per_page: query.perPage })
    return { data: [...rows], meta: { current_page: query.page, per_page: query.perPage, total } }
  }),
]
