import { Button, Code, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { valueWords } from './sensor-words.ts'
import { quarantineOf, useRetryQuarantine } from './sensors.api.ts'
import styles from './sensors.module.css'
import rows from '#ui/rows.module.css'

/** The values of a device that no sensor listens to; null where they are not there. */
function readingsIn(body: string, temperatureUnit: string): string | null {
  try {
    const readings = JSON.parse(body) as { readonly channel: string; readonly value_centi: number | null }[]
    return readings
      .slice(0, 10)
      .map(({ channel, value_centi }) =>
        value_centi === null ? '–' : valueWords(value_centi, channel, temperatureUnit),
      )
      .join(', ')
  } catch {
    return null
  }
}

/** Messages that could not be taken; nothing is thrown away unseen. */
export function Quarantine({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { datePattern, temperatureUnit } = useCompanyFormat()
  const timeZone = usePlaceZone() ?? 'UTC'
  const waiting = useQuery(quarantineOf(placeId))
  const retry = useRetryQuarantine()
  const again = async (): Promise<void> => {
    try {
      toast('success', say('sensors.retried', await retry.mutateAsync({ params: { placeId } })))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  if (waiting.data === undefined || waiting.data.length === 0) return null
  return (
    <div className={styles.section}>
      <Card
        title={say('sensors.quarantine')}
        aside={
          <Button size="sm" variant="default" loading={retry.isPending} onClick={() => void again()}>
            {say('sensors.retry')}
          </Button>
        }
      >
        <Text c="dimmed">{say('sensors.quarantine_hint')}</Text>
        <ul className={rows.rows} aria-label={say('sensors.quarantine')}>
          {waiting.data.slice(0, 20).map(({ id, reason, device_id, received_at, source_name, body }) => (
            <li key={id} className={styles.row}>
              <div className={styles.words}>
                <Text fw={600}>{say(`sensors.reason_${reason}`, { device: device_id ?? '' })}</Text>
                <Text
                  size="sm"
                  c="dimmed"
                >{`${source_name} · ${formatInstant(received_at, timeZone, datePattern)}`}</Text>
                <Code className={styles.body ?? ''}>
                  {(reason === 'unknown_device' ? readingsIn(body, temperatureUnit) : null) ??
                    body.slice(0, 200)}
                </Code>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
