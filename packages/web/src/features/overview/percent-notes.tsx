import { overviewAreas, type OverviewArea } from '@larder/core/statistics'
import { Text } from '@mantine/core'
import { useSay, type TextKey } from '#kit/i18n.ts'
import styles from './place-card.module.css'

const notes: Readonly<Record<OverviewArea, readonly [TextKey, TextKey]>> = {
  plan: ['overview.plan', 'overview.note_plan'],
  monitoring: ['overview.monitoring', 'overview.note_monitoring'],
  documents: ['overview.documents', 'overview.note_documents'],
  audits: ['overview.audits', 'overview.note_audits'],
  personnel: ['overview.personnel', 'overview.note_personnel'],
  production: ['overview.production', 'overview.note_production'],
}

/** How each percentage is counted, in one sentence each. */
export function PercentNotes() {
  const say = useSay()
  return (
    <details className={styles.notes}>
      <summary>{say('overview.notes_title')}</summary>
      <dl>
        {overviewAreas.map((area) => (
          <div key={area}>
            <dt>{say(notes[area][0])}</dt>
            <Text component="dd" c="dimmed" m={0}>
              {say(notes[area][1])}
            </Text>
          </div>
        ))}
      </dl>
    </details>
  )
}
