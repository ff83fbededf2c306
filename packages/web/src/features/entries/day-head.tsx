import { ActionIcon, Progress, Text } from '@mantine/core'
import { IconCloudCheck, IconCloudOff, IconSearch } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { useOnline } from '#kit/use-online.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { useRounds, type DayProps } from './day.tsx'
import { countDay } from './rounds-of-day.ts'
import styles from './rounds.module.css'

type Props = Pick<DayProps, 'tasks' | 'date' | 'answeredAt'> & {
  readonly isFiltering: boolean
  /** Shows the search; null where there is nothing to search. */
  readonly onFilter: (() => void) | null
}

/** How far the day is and what is saved where, in one line that stays in sight on a phone. */
export function DayHead({ tasks, isFiltering, onFilter, ...rest }: Props) {
  const say = useSay()
  const { done, count, overdue, saved } = countDay(useRounds(tasks, rest))
  if (count === 0 && onFilter === null) return null
  const words = say('entries.done_of', { done, count })
  return (
    <div className={styles.day}>
      <div className={styles.figures}>
        <Text size="sm" fw={600}>
          {words}
        </Text>
        {overdue > 0 && <StateBadge state="overdue">{say('entries.overdue', { count: overdue })}</StateBadge>}
        <Whereabouts saved={saved} done={done} />
      </div>
      {onFilter !== null && (
        <ActionIcon
          className={styles.search ?? ''}
          variant="subtle"
          color="ink"
          size={44}
          aria-label={say('rounds.filter')}
          aria-expanded={isFiltering}
          onClick={onFilter}
        >
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
      )}
      {count > 0 && <Progress value={(100 * done) / count} color="leaf" aria-label={words} />}
    </div>
  )
}

/** Whether what was entered is on the server or still on this device, in words. */
function Whereabouts({ saved, done }: { readonly saved: number; readonly done: number }) {
  const say = useSay()
  const online = useOnline()
  if (online && saved === 0 && done === 0) return null
  const parts = [
    online ? '' : say('outbox.offline_short'),
    saved > 0 ? say('rounds.saved_here', { count: saved }) : '',
    online && saved === 0 ? say('rounds.all_saved') : '',
  ]
  const Cloud = online ? IconCloudCheck : IconCloudOff
  return (
    <Text size="sm" className={styles.offline ?? ''}>
      <Cloud size={16} aria-hidden />
      {parts.filter((part) => part !== '').join(' · ')}
    </Text>
  )
}
