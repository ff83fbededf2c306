import { Badge, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { localDecimals } from '@larder/core/entries'
import type { RoundChange } from '@larder/contract/round-change'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { usePlan } from '../plan-context.ts'
import styles from './rounds.module.css'

type Round = RoundChange['rounds'][number]

/** A round with its lines: on the left the checks of today, on the right the line that they become. */
export function RoundLines({ round: { round, times, lines } }: { readonly round: Round }) {
  const say = useSay()
  return (
    <Card title={say(`rounds.${round}`)} aside={<span className={styles.times}>{times.join(', ')}</span>}>
      <ul className={styles.lines}>
        {lines.map((line, at) => (
          <Line key={at} line={line} />
        ))}
      </ul>
    </Card>
  )
}

function Line({ line: { name, limit_text: limit, frequency, continues, own_values: own } }: LineProps) {
  const say = useSay()
  const { lang } = usePlan()
  const facts = [limit === null ? '' : localDecimals(limit, lang), frequency]
  return (
    <li className={styles.line}>
      <div className={styles.before}>
        {continues.length === 0 ? (
          <Badge color="leaf">{say('round_change.new_line')}</Badge>
        ) : (
          <>
            <VisuallyHidden>{say('round_change.line_before')}</VisuallyHidden>
            {continues.map((one, at) => (
              <span key={at}>{one}</span>
            ))}
          </>
        )}
      </div>
      <IconArrowRight className={styles.arrow} size={18} stroke={1.7} aria-hidden />
      <div className={styles.after}>
        <VisuallyHidden>{say('round_change.line_after')}</VisuallyHidden>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        {own.length > 0 && (
          <Text size="sm" className={styles.warning ?? ''}>
            {say('round_change.own_values', { names: own.join(', ') })}
          </Text>
        )}
      </div>
    </li>
  )
}

type LineProps = { readonly line: Round['lines'][number] }
