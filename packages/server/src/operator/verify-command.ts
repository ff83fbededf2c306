/**
 * `npm run records:verify`: whether every place's records are what was written, against the heads that lie outside the
 * database. Reads every file again and compares what is shown with what was recorded. Ends with 1 where something does not hold.
 */
import { parseArgs } from 'node:util'
import type { Fault } from '@larder/core/records'
import { verifyRecords } from '../features/records/public.ts'
import type { Platform } from '#kit/platform.ts'

const describeFault = ({ class: kind, seq, detail }: Fault): string => `  ${kind}${seq === null ? '' : ` at revision ${seq}`}: ${detail}`

/** `--place ID` for one place, `--quick` for the chains alone. @throws when something does not hold */
export async function runVerifyCommand(platform: Platform, words: readonly string[], tell: (line: string) => void): Promise<void> {
  const { values } = parseArgs({ args: [...words], options: { place: { type: 'string' }, quick: { type: 'boolean' } } })
  const thorough = values.quick !== true
  const began = performance.now()
  const { faults, places, revisions, signed_heads } = await verifyRecords(platform, {
    ...(values.place === undefined ? {} : { place_id: Number(values.place) }), files: thorough, projections: thorough,
    onPlace: (place) => {
      tell(`place ${place.place_id}: ${place.revisions} revisions, head ${place.head.slice(0, 16) || '–'}, ${place.faults.length === 0 ? `consistent with ${place.signed_heads} signed heads` : 'DOES NOT HOLD'}`)
      for (const fault of place.faults) tell(describeFault(fault))
    },
  })
  for (const fault of faults) tell(describeFault(fault))
  const seconds = (performance.now() - began) / 1_000
  tell(`${revisions} revisions in ${seconds.toFixed(1)} s, ${signed_heads} signed heads${signed_heads === 0 ? ': nothing outside the database says what the chains were' : ''}`)
  const broken = places.filter((place) => place.faults.length > 0).length
  if (broken > 0 || faults.length > 0) throw new Error(`the records of ${broken} places do not hold${faults.length === 0 ? '' : `, ${faults.length} heads are not what was signed`}.`)
}
