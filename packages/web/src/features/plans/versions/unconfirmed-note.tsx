import { Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import { unconfirmedOf } from '../plans.api.ts'
import { useUnconfirmed } from './use-unconfirmed.ts'
import styles from './versions.module.css'

/** In the plan's header: how many sections changed since it was confirmed, with the way to their list. */
export function UnconfirmedNote() {
  const say = useSay()
  const { placeId, planId, status } = usePlan()
  const { datePattern } = useCompanyFormat()
  const unconfirmed = useUnconfirmed(placeId, planId, status)
  if (unconfirmed === undefined || unconfirmed.confirmed_at === null) return null
  return (
    <Link to={paths.planVersions} className={styles.note}>
      <span className={styles.mark} aria-hidden />
      {say('plan.unconfirmed_count', {
        count: unconfirmed.sections.length,
        date: formatDate(unconfirmed.confirmed_at, datePattern),
      })}
    </Link>
  )
}

/** In the question before confirming: the sections that the new version changes. */
export function SectionsToConfirm() {
  const say = useSay()
  const { placeId, planId } = usePlan()
  const unconfirmed = useQuery(unconfirmedOf(placeId, planId))
  if (unconfirmed.isPending) return <Skeleton height={60} mt="sm" />
  if (unconfirmed.data === undefined || unconfirmed.data.version === null) return null
  const { sections, version } = unconfirmed.data
  if (sections.length === 0) return <Text mt="sm">{say('plan.confirm_nothing', { version })}</Text>
  return (
    <>
      <Text mt="sm">{say('plan.confirm_sections', { count: sections.length, version })}</Text>
      <ul className={styles.toConfirm}>
        {sections.map(({ static_name, title }) => (
          <li key={static_name}>{title}</li>
        ))}
      </ul>
    </>
  )
}
