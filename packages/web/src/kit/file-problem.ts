import { texts, type TextKey } from './i18n.ts'
import type { Problem } from './problem.ts'
import { describeProblem } from './toasts.ts'

/** The message for a fault of a file: `file_size`, `heic` …; undefined where there is no text for it. */
export function describeFileFault(code: string): string | undefined {
  const key = `files.error_${code}`
  return texts.exists(key) ? texts.t(key as TextKey) : undefined
}

/** Why a file was refused: by the code of its field, else as any problem. */
export function describeFileProblem(problem: Problem): string {
  const code = problem.errors.find(({ field }) => field === 'file' || field === '')?.code
  return (code === undefined ? undefined : describeFileFault(code)) ?? describeProblem(problem)
}
