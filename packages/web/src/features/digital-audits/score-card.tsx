import type { AuditResultDetails } from '@larder/contract/digital-audits'
import { Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PercentRing } from '#ui/percent-ring.tsx'
import styles from './digital-audits.module.css'

/** The score of the whole and of each section, beside those of the audit before. */
export function ScoreCard({ details }: { readonly details: AuditResultDetails }) {
  const say = useSay()
  const moment = useEntryInstant()
  const { score, previous, pass_percent } = details
  const before = new Map(previous?.sections.map(({ section, percent }) => [section, percent]))
  const words = (percent: number | null | undefined): string =>
    percent === null || percent === undefined ? '–' : `${percent}%`
  return (
    <Card title={say('audits.score')}>
      <Group align="flex-start" gap="xl">
        <PercentRing percent={score.percent} label={say('audits.score')} />
        <div className={styles.scores}>
          <Text size="sm" c="dimmed">
            {say('audits.passes_from', { percent: pass_percent })} ·{' '}
            {say('audits.findings_count', { count: score.findings })}
          </Text>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say('audits.section')}</th>
                <th scope="col">{say('audits.this_time')}</th>
                {previous !== null && (
                  <th scope="col">
                    <Link to={paths.auditShow} params={{ auditId: String(previous.id) }}>
                      {moment(previous.started_at)}
                    </Link>
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {score.sections.map(({ section, percent }) => (
                <tr key={section}>
                  <th scope="row">{section}</th>
                  <td>{words(percent)}</td>
                  {previous !== null && <td>{words(before.get(section))}</td>}
                </tr>
              ))}
              <tr className={styles.total}>
                <th scope="row">{say('audits.total')}</th>
                <td>{words(score.percent)}</td>
                {previous !== null && <td>{words(previous.percent)}</td>}
              </tr>
            </tbody>
          </table>
        </div>
      </Group>
    </Card>
  )
}
