import { Text } from '@mantine/core'
import { useCompanyFormat, usePlaceZone } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'

/** When a step was answered; nothing where that is when the entry was done. */
export function AnsweredAt({ at }: { readonly at: string | undefined }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const zone = usePlaceZone() ?? 'UTC'
  return at === undefined ? null : <Text size="sm" c="dimmed">{say('entries.answered_at', { when: formatInstant(at, zone, datePattern) })}</Text>
}
