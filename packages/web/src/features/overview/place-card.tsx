import { missingPermissions, type OverviewArea } from '@larder/core/statistics'
import { Button, Group, Text, UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ResponseOf } from '@larder/contract/kit'
import type { overview } from '@larder/contract/overview'
import { Link, useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { selectPlace } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { PercentRing } from '#ui/percent-ring.tsx'
import { areaLabels, areaPages } from './areas.ts'
import styles from './place-card.module.css'

export type OverviewPlace = ResponseOf<typeof overview.get>['data'][number]

/** An area without its page is not in the product. */
const areas = Object.entries(areaPages) as [OverviewArea, (typeof areaPages)[OverviewArea]][]

const MissingList = lazyPiece(() => import('./missing-list.tsx'), 'MissingList')

type Props = { readonly place: OverviewPlace; readonly companyId: number; readonly selected: boolean }

/** One place: its overall percentage, its areas as rings, and where to go on. */
export function PlaceCard({ place, companyId, selected }: Props) {
  const say = useSay()
  const { routesByPath } = useRouter()
  const [opened, setOpened] = useState<OverviewArea | null>(null)
  return (
    <Card title={place.name} aside={selected && <Selected />}>
      <div className={styles.body}>
        <div className={styles.overall}>
          <PercentRing
            percent={place.overall}
            label={say('overview.overall_name', { name: place.name })}
            size={112}
          />
          <div>
            <Text fw={600}>{say('overview.overall_title')}</Text>
            <Text size="sm" c="dimmed">
              {say(place.overall === null ? 'overview.overall_none' : 'overview.overall_hint')}
            </Text>
          </div>
        </div>
        <ul className={styles.areas}>
          {areas
            .filter(([, [page]]) => page in routesByPath)
            .map(([area]) => (
              <Area
                key={area}
                place={place}
                companyId={companyId}
                area={area}
                isOpen={opened === area}
                onOpen={() => setOpened(opened === area ? null : area)}
              />
            ))}
        </ul>
      </div>
      {opened !== null && (
        <Suspense fallback={null}>
          <MissingList
            key={opened}
            placeId={place.place_id}
            area={opened}
            title={say('overview.missing_title', { area: say(areaLabels[opened]) })}
          />
        </Suspense>
      )}
      <WaysOn place={place} companyId={companyId} />
    </Card>
  )
}

type AreaProps = Omit<Props, 'selected'> & {
  readonly area: OverviewArea
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** One area: its ring opens the list of what is missing, its name the page. */
function Area({ place, companyId, area, isOpen, onOpen }: AreaProps) {
  const say = useSay()
  const { can } = useAccess()
  const label = say(areaLabels[area])
  const [page, permission] = areaPages[area]
  const at = { company_id: companyId, place_id: place.place_id }
  const percent = place[area]
  const ring = <PercentRing percent={percent} label={label} size={76} />
  return (
    <li className={styles.area}>
      {percent !== null && percent < 100 && can(missingPermissions[area], at) ? (
        <UnstyledButton
          className={styles.opener}
          aria-expanded={isOpen}
          aria-label={say('overview.missing_open', { area: label, percent: Math.floor(percent) })}
          onClick={onOpen}
        >
          {ring}
        </UnstyledButton>
      ) : (
        ring
      )}
      {can(permission, at) ? (
        <Link
          // Only areas whose page exists are shown.
          to={page as typeof paths.plan}
          aria-label={`${label}: ${place.name}`}
          onClick={() => selectPlace(place.place_id)}
        >
          {label}
        </Link>
      ) : (
        <span aria-hidden>{label}</span>
      )}
      {area === 'monitoring' && place.monitoring_yesterday !== null && (
        <Text size="xs" c="dimmed" className={styles.yesterday}>
          {say('overview.yesterday', { percent: place.monitoring_yesterday })}
        </Text>
      )}
    </li>
  )
}

/**
 * Without a finished plan there is no day to fill in: then the link to the plan comes first, for its editors.
 */
function WaysOn({ place, companyId }: Omit<Props, 'selected'>) {
  const say = useSay()
  const { can } = useAccess()
  const choose = (): void => selectPlace(place.place_id)
  const planFirst =
    place.plan !== 100 && can('plans.edit', { company_id: companyId, place_id: place.place_id })
  const quiet = { variant: 'default' } as const
  const name = { name: place.name }
  return (
    <Group gap="sm" mt="lg">
      {planFirst && (
        <Button
          size="sm"
          aria-label={say('overview.set_up_plan_of', name)}
          renderRoot={(props) => <Link to={paths.planSetup} {...props} onClick={choose} />}
        >
          {say('nav.plan_setup')}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={say('overview.fill_entries_of', name)}
        {...(planFirst && quiet)}
        renderRoot={(props) => <Link to={paths.activityLogTimeline} {...props} onClick={choose} />}
      >
        {say('nav.fill_entries')}
      </Button>
      {!planFirst && (
        <Button
          size="sm"
          aria-label={say('overview.plan_of', name)}
          {...quiet}
          renderRoot={(props) => <Link to={paths.plan} {...props} onClick={choose} />}
        >
          {say('nav.plan')}
        </Button>
      )}
    </Group>
  )
}

function Selected() {
  const say = useSay()
  return (
    <Group gap={4} wrap="nowrap" c="var(--mantine-color-leaf-text)">
      <IconCheck size={16} stroke={2.2} aria-hidden />
      <Text size="sm" fw={600}>
        {say('overview.selected')}
      </Text>
    </Group>
  )
}
