import type { SetupStep } from '@larder/core/statistics'
import type { Attention } from '@larder/contract/overview'
import { Button, Progress, Text } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths, type Path } from '#app/paths.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import styles from './status-card.module.css'

/** Where a step is done, and how long it takes. */
const steps: Readonly<Record<SetupStep, readonly [TextKey, Path, number]>> = {
  fill_plan: ['overview.step_fill_plan', paths.planSetup, 5],
  confirm_plan: ['overview.step_confirm_plan', paths.plan, 2],
  name_units: ['overview.step_name_units', paths.activityLogEquipment, 3],
  add_people: ['overview.step_add_people', paths.teamPeople, 3],
  first_check: ['overview.step_first_check', paths.activityLogTimeline, 1],
}

/** What a new place does until its first day runs; the first open step has the button. */
export function SetupCard({ setup }: { readonly setup: NonNullable<Attention['setup']> }) {
  const say = useSay()
  const done = setup.filter(({ is_done }) => is_done).length
  const next = setup.find(({ is_done }) => !is_done)?.step
  const words = say('overview.setup_progress', { done, count: setup.length })
  return (
    <Card title={say('overview.setup_title')}>
      <Text size="sm" mb={6}>
        {words}
      </Text>
      <Progress value={(done / setup.length) * 100} aria-label={words} mb="md" />
      <ul className={styles.items}>
        {setup.map(({ step, is_done }) => (
          <Step key={step} step={step} isDone={is_done} isNext={step === next} />
        ))}
      </ul>
    </Card>
  )
}

type StepProps = { readonly step: SetupStep; readonly isDone: boolean; readonly isNext: boolean }

function Step({ step, isDone, isNext }: StepProps) {
  const say = useSay()
  const [words, to, minutes] = steps[step]
  const Icon = isDone ? IconCircleCheckFilled : IconCircle
  return (
    <li className={styles.item} data-done={isDone || undefined}>
      <span className={styles.step}>
        <Icon size={22} stroke={1.8} aria-hidden />
        <span>
          <Text fw={500}>{say(words)}</Text>
          <Text size="sm" c="dimmed">
            {isDone ? say('overview.step_done') : say('overview.step_minutes', { minutes })}
          </Text>
        </span>
      </span>
      {!isDone && (
        <Button
          variant={isNext ? 'filled' : 'default'}
          aria-label={say('overview.step_start', { step: say(words) })}
          renderRoot={(props) => <Link to={to} {...props} />}
        >
          {say('overview.start')}
        </Button>
      )}
    </li>
  )
}
