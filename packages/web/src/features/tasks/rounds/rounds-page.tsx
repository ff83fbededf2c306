import { Button, Stack, Text } from '@mantine/core'
import { IconArrowsExchange } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { localDecimals } from '@larder/core/entries'
import type { RoundId } from '@larder/core/haccp'
import { useState } from 'react'
import type { Task } from '@larder/contract/tasks'
import { useAccess, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { NoTasks } from '../no-tasks.tsx'
import { RowTools } from '../row-tools.tsx'
import { tasksOf, useOrderTasks } from '../tasks.api.ts'
import { idsWithLineAt, linesByRound } from './move-line.ts'
import { MoveLine } from './move-line-form.tsx'
import { roundName } from './round-name.ts'
import rows from '#ui/rows.module.css'
import styles from '../tasks.module.css'

/** The rounds with their lines: the owner puts a line into another round, or before and after others. */
export function RoundsPage() {
  const say = useSay()
  const { can } = useAccess()
  const tasks = useQuery(tasksOf(usePlaceId(), useLanguage()))
  if (!can('tasks.edit')) return <NoPermission title={say('tasks.rounds_title')} />
  return (
    <>
      <PageHeader title={say('tasks.rounds_title')} hint={say('tasks.rounds_hint')} />
      <QueryView query={tasks}>
        {(list) => (list.length === 0 ? <NoTasks /> : <Rounds all={list} />)}
      </QueryView>
    </>
  )
}

function Rounds({ all }: { readonly all: readonly Task[] }) {
  const [movedId, setMovedId] = useState<number | null>(null)
  const moved = all.find(({ id }) => id === movedId)
  return (
    <Stack gap="lg">
      {linesByRound(all.filter(({ is_disabled }) => !is_disabled)).map(({ round, lines }) => (
        <Round key={round ?? 'own'} round={round} lines={lines} all={all} onMove={setMovedId} />
      ))}
      {moved !== undefined && (
        <MoveLine key={moved.id} task={moved} all={all} onClose={() => setMovedId(null)} />
      )}
    </Stack>
  )
}

type RoundProps = {
  readonly round: RoundId | null
  readonly lines: readonly Task[]
  readonly all: readonly Task[]
  readonly onMove: (id: number) => void
}

function Round({ round, lines, all, onMove }: RoundProps) {
  const say = useSay()
  const placeId = usePlaceId()
  const order = useOrderTasks()
  const place = (line: Task, to: number): void => {
    const other = lines[to]
    if (other === undefined) return
    const ids = [...idsWithLineAt(all, line, other)]
    order.mutate({ params: { placeId }, body: { ids } }, { onError: toastProblem })
  }
  return (
    <Card title={say(roundName(round))} flush>
      <ol className={rows.rows}>
        {lines.map((line, index) => (
          <li key={line.id} className={styles.row}>
            <div className={`${rows.words} ${styles.words}`}>
              <Text fw={600}>{line.name}</Text>
              <Facts task={line} />
            </div>
            <RowTools name={line.name} index={index} count={lines.length} onMove={(to) => place(line, to)} />
            <Button
              size="sm"
              variant="default"
              leftSection={<IconArrowsExchange size={18} stroke={1.7} aria-hidden />}
              aria-label={say('tasks.move_line', { name: line.name })}
              onClick={() => onMove(line.id)}
            >
              {say('tasks.move')}
            </Button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Times, else frequency; and the limit. */
function Facts({ task: { custom_frequency, frequency, task_steps } }: { readonly task: Task }) {
  const lang = useLanguage()
  const facts = [
    custom_frequency.times.join(', ') || frequency,
    localDecimals(task_steps[0]?.limit_text ?? '', lang),
  ]
  return (
    <Text size="sm" c="dimmed">
      {facts.filter((fact) => fact !== '').join(' · ')}
    </Text>
  )
}
