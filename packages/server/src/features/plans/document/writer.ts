import { writingUser, type Ctx } from '#kit/context.ts'

/** The author of a row and the time; null for an integration. */
export type Writer = { readonly updated_at: string; readonly updated_by: number | null }

export const writerOf = (ctx: Ctx): Writer => ({
  updated_at: ctx.now.toISOString(),
  updated_by: writingUser(ctx),
})
