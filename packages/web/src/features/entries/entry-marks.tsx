import type { ActivityEntry } from '@larder/contract/entries'
import { Badge } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'

type Marked = Pick<ActivityEntry, 'had_breach' | 'breach_value' | 'is_corrected' | 'recorded_late' | 'status'>

/** Marks of an entry beside its status: late, corrected and others. */
export function EntryMarks({
  entry: { had_breach, breach_value, is_corrected, recorded_late, status },
}: {
  readonly entry: Marked
}) {
  const say = useSay()
  return (
    <>
      {is_corrected && <Badge color="ink">{say('verify.corrected')}</Badge>}
      {had_breach && status === 'done' && (
        <Badge color="red">
          {breach_value === null ? say('verify.breach') : say('entries.was', { value: breach_value })}
        </Badge>
      )}
      {recorded_late && <Badge color="ink">{say('verify.late')}</Badge>}
    </>
  )
}
