import type { Draft } from './entry-draft.ts'

/** The draft of a correction, with the version of the entry that it changes: reveals a conflict on saving. */
export type Correction = { readonly base_version: number; readonly answers: Draft; readonly reason: string }

/** The name of its draft. */
export const correctionOf = (uuid: string): string => `correct/${uuid}`
