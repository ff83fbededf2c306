/** Laboratory values against their criterion. */
import { MAX_SAMPLES, type Criterion } from './criterion.ts'

export type SampleVerdict = 'satisfactory' | 'acceptable' | 'unsatisfactory'

/**
 * Judges the samples of one lot (Reg. (EC) 2073/2005 Annex I, “Interpretation of the test results”).
 * Two-class: satisfactory where at most c values lie above m. Three-class: satisfactory where all are at most
 * m, acceptable where at most c lie between m and M, unsatisfactory where one is above M or more than c lie
 * above m. Where fewer than n samples were taken, no value may lie above m: the allowance c holds for n
 * samples only.
 */
export function judgeSamples({ n, c, m, M }: Criterion, values: readonly number[]): SampleVerdict {
  const above = values.filter((value) => value > m).length
  const allowed = values.length < n ? 0 : c
  if (above > allowed || (M !== null && values.some((value) => value > M))) return 'unsatisfactory'
  return M === null || above === 0 ? 'satisfactory' : 'acceptable'
}

const NONE = /^(nd|n\.d\.|neg|negative|-|–|0)$/i

/**
 * Reads the values of a laboratory as they are typed. Counts: `10; <10; 1 500; 2,5`, one for each sample,
 * where `<10` counts as 10 and `nd` as 0. Presence: `1/5`, in how many of the examined samples it was
 * detected. Null where they cannot be read, or are none or more than n.
 */
export function parseSamples({ is_absence, n }: Criterion, text: string): readonly number[] | null {
  if (is_absence) return parsePresence(text, n)
  const values = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(parseCount)
  const read = values.filter((value) => value !== null)
  return read.length === values.length && read.length > 0 && read.length <= n ? read : null
}

function parsePresence(text: string, n: number): readonly number[] | null {
  const match = /^\s*(\d{1,3})\s*\/\s*(\d{1,3})\s*$/.exec(text)
  if (match === null) return null
  const [positive, examined] = [Number(match[1]), Number(match[2])]
  if (examined < 1 || examined > Math.min(n, MAX_SAMPLES) || positive > examined) return null
  return Array.from({ length: examined }, (_, index) => (index < positive ? 1 : 0))
}

/** Below ten thousand million; “<10” is at most 10. */
function parseCount(text: string): number | null {
  if (NONE.test(text)) return 0
  const plain = text
    .replace(/^[<≤]\s*/, '')
    .replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(?!\d))/g, '')
    .replace(',', '.')
  return /^\d{1,10}(\.\d{1,4})?$/.test(plain) ? Number(plain) : null
}
