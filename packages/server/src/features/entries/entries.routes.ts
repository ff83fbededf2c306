import { can } from '@larder/core/permissions'
import { entries } from '@larder/contract/entries'
import { placeOf, writingUser } from '#kit/context.ts'
import { serve } from '#kit/http/serve.ts'
import { createEntries } from './create-entries.ts'
import { changeEntry, eraseEntryTexts, removeEntry } from './change-entry.ts'
import { createEntry } from './create-entry.ts'
import {
  historyWhere,
  inLanguage,
  listEntries,
  readFilter,
  seesAddresses,
} from '#features/activity-log/public.ts'
import { listChoices } from './choices.queries.ts'
import { listToday } from './list-today.ts'
import { readEntry, readItem, readRevisions } from './read-entry.ts'

export const entryRoutes = [
  serve(entries.today, listToday),
  serve(entries.create, createEntry, { replays: true }),
  serve(entries.choices, async (ctx) => {
    const choices = await listChoices(ctx.db, placeOf(ctx), writingUser(ctx))
    return can(ctx.actor, 'products.view', ctx.target)
      ? choices
      : { ...choices, products: [], has_more_products: false }
  }),
  serve(entries.createMany, createEntries),
  serve(entries.get, readEntry),
  serve(entries.item, readItem),
  serve(entries.change, changeEntry, { replays: true }),
  serve(entries.remove, removeEntry, { replays: true }),
  serve(entries.erase, eraseEntryTexts),
  serve(entries.revisions, readRevisions),
  serve(entries.list, async (ctx, { params, query }) => {
    const filter = await readFilter(ctx, { ...query, taskSubtypeId: params.id })
    const { rows, total } = await listEntries(ctx.db, historyWhere(placeOf(ctx), filter), {
      page: query.page,
      per_page: query.perPage,
      addresses: seesAddresses(ctx),
    })
    const data =
      query.lang === undefined ? [...rows] : await inLanguage(ctx.db, placeOf(ctx), rows, query.lang)
    return { data, meta: { current_page: query.page, per_page: query.perPage, total } }
  }),
]
