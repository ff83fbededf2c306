import { Button, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { memo, Suspense, useEffect, useRef, useState } from 'react'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { OwnTexts } from '../document/own-texts.tsx'
import { SectionFooter } from '../document/section-menu.tsx'
import { ToneBadge } from '../document/tone-badge.tsx'
import { inGroup } from '../groups/group-pages.ts'
import { NotGenerated } from '../groups/not-generated.tsx'
import { titled, usePlan } from '../plan-context.ts'
import { hazardsOf } from '../plans.api.ts'
import { WhatChanged } from '../versions/what-changed.tsx'
import { FilterBar } from './filter-bar.tsx'
import { addressOfHazard } from './hazard-address.ts'
import { HazardAnalysis } from './hazard-detail.tsx'
import { filterHazards, hazardsByStep, noFilter, toneOfClass } from './hazard-filter.ts'
import styles from './hazards.module.css'
import rows from '#ui/rows.module.css'
import { HazardStateBadge, RiskBadge } from './risk-badge.tsx'

const NewHazard = lazyPiece(() => import('./new-hazard.tsx'), 'NewHazard')

/**
 * The hazards step by step; each opens to its whole analysis. The address names the open one, so it can be
 * passed on.
 */
export function HazardAnalysesPage() {
  const say = useSay()
  const { placeId, lang, group, groupId } = usePlan()
  const hazards = useQuery(hazardsOf(placeId, lang, groupId))
  if (hazards.isError && hazards.error.status === 404 && group !== null) return <NotGenerated />
  return (
    <>
      <PageHeader
        title={titled(group, say('nav.plan_hazard_analyses_overview'))}
        hint={say('plan.analyses_hint')}
      />
      <Stack gap="lg">
        <OwnTexts name="hazard-analyses-overview" position="before" />
        <QueryView query={hazards}>{(list) => <Analyses key={groupId} hazards={list} />}</QueryView>
      </Stack>
    </>
  )
}

function Analyses({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  const { canEdit } = usePlan()
  const [filter, setFilter] = useState(noFilter)
  const [adding, setAdding] = useState(false)
  const { hazard: opened } = useSearch({ strict: false })
  // A new hazard is shown under any filter.
  const closeNew = (): void => {
    setAdding(false)
    setFilter(noFilter)
  }
  const steps = hazardsByStep(filterHazards(hazards, filter))
  return (
    <Stack gap="lg">
      <WhatChanged section="hazard-analyses-overview" />
      {adding ? (
        <Suspense fallback={<FormSkeleton />}>
          <NewHazard hazards={hazards} onClose={closeNew} />
        </Suspense>
      ) : (
        canEdit && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => setAdding(true)}
            style={{ alignSelf: 'flex-start' }}
          >
            {say('plan.hazard_add')}
          </Button>
        )
      )}
      <FilterBar hazards={hazards} filter={filter} onChange={setFilter} />
      {steps.length === 0 && <Text c="dimmed">{say('plan.nothing_found')}</Text>}
      {steps.map(({ process_id, name, hazards: here }) => (
        <Card
          key={process_id}
          title={name}
          aside={
            <Text size="sm" c="dimmed">
              {say('plan.hazard_count', { count: here.length })}
            </Text>
          }
        >
          <ul className={rows.rows}>
            {here.map((hazard) => (
              <Entry key={hazard.id} hazard={hazard} opened={hazard.id === opened} />
            ))}
          </ul>
        </Card>
      ))}
      <OwnTexts name="hazard-analyses-overview" position="after" />
      <SectionFooter name="hazard-analyses-overview" />
    </Stack>
  )
}

type EntryProps = { readonly hazard: HazardOfPlan; readonly opened: boolean }

function Entry({ hazard, opened }: EntryProps) {
  const { lang } = usePlan()
  const entry = useRef<HTMLLIElement>(null)
  const [linked] = useState(opened)
  useEffect(() => {
    if (linked) entry.current?.scrollIntoView({ block: 'start' })
  }, [linked])
  return (
    <li ref={entry} className={styles.entry}>
      <EntryHead hazard={hazard} opened={opened} />
      {opened && <HazardAnalysis id={hazard.id} lang={lang} />}
    </li>
  )
}

/**
 * Drawn anew when it opens or closes only: a change of the address reaches all sixty. The arrow turns under
 * the thumb; the analysis, which takes a slow phone a moment, is drawn after that picture.
 */
const EntryHead = memo(function EntryHead({ hazard, opened }: EntryProps) {
  const navigate = useNavigate()
  const { groupId } = usePlan()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const open = (): Promise<void> =>
    navigate({
      to: paths.planHazardAnalysesOverview,
      search: opened ? inGroup(groupId) : addressOfHazard(hazard, groupId),
      replace: true,
      resetScroll: false,
    })
  const toggle = (): void => {
    setPressed(!opened)
    requestAnimationFrame(() => setTimeout(() => void open().finally(() => setPressed(null))))
  }
  return (
    <button type="button" className={styles.entryHead} aria-expanded={pressed ?? opened} onClick={toggle}>
      <span className={styles.itemText}>
        {hazard.name}
        <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
          {hazard.type_name}
        </Text>
      </span>
      <span className={rows.badges}>
        <HazardStateBadge hazard={hazard} />
        <RiskBadge risk={hazard.level} />
        <ToneBadge tone={toneOfClass[hazard.class]}>{hazard.label}</ToneBadge>
      </span>
      <IconChevronDown size={18} stroke={1.8} className={styles.chevron} aria-hidden />
    </button>
  )
})
