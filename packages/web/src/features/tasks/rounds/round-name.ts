import type { RoundId } from '@larder/core/haccp'
import type { TextKey } from '#kit/i18n.ts'

/** The name of a round; of checks in none, “Own checks”. */
export const roundName = (round: RoundId | null): TextKey =>
  round === null ? 'rounds.own' : `rounds.${round}`
