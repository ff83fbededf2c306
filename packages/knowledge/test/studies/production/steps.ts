import type { ProcessId } from '@larder/core/haccp'
import type { StudiedPlace } from '../study.ts'

type Step = NonNullable<StudiedPlace['processes']>[number]

/** Suppliers, cleaning, waste, hygiene, pests, repair and water: a published plan takes them as given. */
const programmes: readonly ProcessId[] = ['P02', 'P39', 'P41', 'P42', 'P43', 'P44', 'P45']

/** The steps of a study, with ways where it names them, beside the programmes that every plant has. */
export const stepsOf = (...steps: readonly (ProcessId | Step)[]): readonly Step[] => [
  ...steps.map((step) => (typeof step === 'string' ? { id: step } : step)),
  ...programmes.map((id) => ({ id })),
]
