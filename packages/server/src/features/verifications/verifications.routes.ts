import { verifications } from '@larder/contract/verifications'
import { placeOf } from '#kit/context.ts'
import { serve } from '#kit/http/serve.ts'
import { countWaiting, listTasks } from './verifications.queries.ts'
import { readEntries, readVerifiedVersions, verifyAll, verifyEntries } from './verify-entries.ts'

export const verificationRoutes = [
  serve(verifications.list, (ctx, { query }) => listTasks(ctx.db, placeOf(ctx), query.lang ?? 'en')),
  serve(verifications.entries, readEntries),
  serve(verifications.versions, readVerifiedVersions),
  serve(verifications.verify, verifyEntries),
  serve(verifications.verifyAll, verifyAll),
  serve(verifications.waiting, async (ctx) => ({ waiting: await countWaiting(ctx.db, placeOf(ctx)) })),
]
