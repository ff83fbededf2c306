import { writingUser, type Ctx } from '#kit/context.ts'

/** Who writes a row and when; nobody where an integration does. */
export type Writer = { readonly updated_at: string; readonly updated_by: number | null }

export const writerOf = (ctx: Ctx): Writer => ({
  updated_at: ctx.now.toISOString(),
  updated_by: writingUser(ctx),
})
