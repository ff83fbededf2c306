import { Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { fullName } from '../document/section-pages.ts'
import { usePlan } from '../plan-context.ts'
import { Changes } from './changes.tsx'
import { ReasonList } from './reason-list.tsx'
import { useUnconfirmed } from './use-unconfirmed.ts'
import styles from './versions.module.css'

/**
 * On the page of a section: its differences from the last confirmed version, and the changes behind them.
 * Hidden where there are none.
 */
export function WhatChanged({ section: name }: { readonly section: string }) {
  const say = useSay()
  const { placeId, planId, groupId, place, status } = usePlan()
  const { datePattern } = useCompanyFormat()
  const unconfirmed = useUnconfirmed(placeId, planId, status)
  const section = unconfirmed?.sections.find(({ static_name }) => static_name === fullName(name, groupId))
  if (unconfirmed === undefined || section === undefined) return null
  const when =
    unconfirmed.confirmed_at === null
      ? ''
      : formatInstant(unconfirmed.confirmed_at, place.timezone, datePattern)
  return (
    <Card
      title={say('plan.what_changed')}
      aside={
        <Link to={paths.planVersions} className={styles.all}>
          {say('plan.unconfirmed_all')}
        </Link>
      }
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {say('plan.what_changed_hint', { version: unconfirmed.version, when })}
        </Text>
        <Changes changes={section.changes} />
        <ReasonList reasons={section.reasons} />
      </Stack>
    </Card>
  )
}
