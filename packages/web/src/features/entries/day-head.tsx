import { Progress, Text } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import { useOnline } from '#kit/use-online.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { useRounds, type DayProps } from './day.tsx'
import { countDay } from './rounds-of-day.ts'
import styles from './rounds.module.css'

/** How far the day is, in one line that stays in sight on a phone. */
export function DayHead({ tasks, ...rest }: Pick<DayProps, 'tasks' | 'date' | 'answeredAt'>) {
  const say = useSay()
  const online = useOnline()
  const { done, count, overdue, saved } = countDay(useRounds(tasks, rest))
  if (count === 0) return null
  const words = say('entries.done_of', { done, count })
  return (
    <div className={styles.day}>
      <div className={styles.figures}>
        <Text size="sm" fw={600}>
          {words}
        </Text>
        {overdue > 0 && <StateBadge state="overdue">{say('entries.overdue', { count: overdue })}</StateBadge>}
        {(saved > 0 || !online) && (
          <Text size="sm" className={styles.offline ?? ''}>
            {!online && <IconCloudOff size={16} aria-hidden />}
            {[
              online ? '' : say('outbox.offline_short'),
              saved > 0 ? say('rounds.saved_here', { count: saved }) : '',
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Text>
        )}
      </div>
      <Progress value={(100 * done) / count} color="leaf" aria-label={words} />
    </div>
  )
}
