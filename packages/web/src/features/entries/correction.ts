import type { Draft } from './entry-draft.ts'

/**
 * What is typed into a correction, with the version that it began with: who was faster is seen when it is
 * saved.
 */
export type Correction = { readonly base_version: number; readonly answers: Draft; readonly reason: string }

/** Its name among what is kept until it is saved. */
export const correctionOf = (uuid: string): string => `correct/${uuid}`
