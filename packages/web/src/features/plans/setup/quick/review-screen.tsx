import { Badge, Text } from '@mantine/core'
import type { SetupPreview } from '@larder/contract/place-setup'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { FlowStrip } from './flow-strip.tsx'
import styles from './quick.module.css'

/** What the answers make: the flow, the control points, the day, and what may come later. */
export function ReviewScreen({ preview }: { readonly preview: SetupPreview }) {
  const say = useSay()
  const { checks_a_day: checks, minutes_a_day: minutes, rounds, control_points } = preview
  return (
    <>
      <Card title={say('setup.day')}>
        <p className={styles.load}>{say('setup.checks_a_day', { checks, minutes })}</p>
        <ul className={styles.rounds}>
          {rounds.map(({ round, times, lines }) => (
            <li key={round}>
              <b>{say(`rounds.${round}` satisfies TextKey)}</b>
              <span>{times.join(', ')}</span>
              <span className={styles.hint}>{say('setup.lines', { count: lines })}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={say('plan.control_points')}>
        {control_points.length === 0 && <Text c="dimmed">{say('plan.control_points_none')}</Text>}
        <ul className={styles.points}>
          {control_points.map(({ label, name, limit_text }) => (
            <li key={label}>
              <Badge color="ink" variant="filled">
                {label}
              </Badge>
              <span>{name}</span>
              <b className={styles.limit}>{limit_text}</b>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={say('setup.flow')}>
        <FlowStrip flow={preview.flow} control_points={[]} />
      </Card>
      <Card title={say('setup.made_of')}>
        <Text size="sm">
          <b>{say('plan.products')}:</b> {preview.products.join(', ') || '–'}
        </Text>
        <Text size="sm" mt="xs">
          <b>{say('plan.raw_materials')}:</b> {preview.raw_materials.join(', ') || '–'}
        </Text>
      </Card>
      <Text size="sm" c="dimmed">
        {say('setup.files_later')}
      </Text>
    </>
  )
}
