import { Stack, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { HazardOfPlan } from '@larder/contract/plan-hazards'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { SectionFooter } from '../document/section-menu.tsx'
import { ToneBadge } from '../document/tone-badge.tsx'
import { usePlan } from '../plan-context.ts'
import { hazardsOf } from '../plan.api.ts'
import { FilterBar } from './filter-bar.tsx'
import { HazardAnalysis } from './hazard-detail.tsx'
import { filterHazards, hazardsByStep, noFilter, toneOfClass } from './hazard-filter.ts'
import styles from './hazards.module.css'
import { RiskBadge } from './risk-badge.tsx'

/** The hazards step by step; each opens to its whole analysis. The address names the open one, so it can be passed on. */
export function HazardAnalysesPage() {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const hazards = useQuery(hazardsOf(placeId, lang))
  return (
    <>
      <PageHeader title={say('nav.plan_hazard_analyses_overview')} hint={say('plan.analyses_hint')} />
      <QueryView query={hazards}>{(known) => <Analyses hazards={known} />}</QueryView>
    </>
  )
}

function Analyses({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  const [filter, setFilter] = useState(noFilter)
  const { hazard: opened } = useSearch({ strict: false })
  const steps = hazardsByStep(filterHazards(hazards, filter))
  return (
    <Stack gap="lg">
      <FilterBar hazards={hazards} filter={filter} onChange={setFilter} />
      {steps.length === 0 && <Text c="dimmed">{say('plan.nothing_found')}</Text>}
      {steps.map(({ process_id, name, hazards: here }) => (
        <Card key={process_id} title={name} aside={<Text size="sm" c="dimmed">{say('plan.hazard_count', { count: here.length })}</Text>}>
          <ul className={styles.list}>
            {here.map((hazard) => (
              <Entry key={hazard.id} hazard={hazard} opened={hazard.id === opened} />
            ))}
          </ul>
        </Card>
      ))}
      <SectionFooter name="hazard-analyses-overview" />
    </Stack>
  )
}

function Entry({ hazard, opened }: { readonly hazard: HazardOfPlan; readonly opened: boolean }) {
  const navigate = useNavigate()
  const { lang } = usePlan()
  const entry = useRef<HTMLLIElement>(null)
  const [linked] = useState(opened)
  useEffect(() => {
    if (linked) entry.current?.scrollIntoView({ block: 'start' })
  }, [linked])
  const toggle = (): void => void navigate({ to: paths.planHazardAnalysesOverview, search: opened ? {} : { hazard: hazard.id }, replace: true, resetScroll: false })
  return (
    <li ref={entry} className={styles.entry}>
      <button type="button" className={styles.entryHead} aria-expanded={opened} onClick={toggle}>
        <span className={styles.itemText}>
          {hazard.name}
          <Text component="span" display="block" size="sm" c="dimmed" fw={400}>
            {hazard.type_name}
          </Text>
        </span>
        <span className={styles.badges}>
          <RiskBadge risk={hazard.level} />
          <ToneBadge tone={toneOfClass[hazard.class]}>{hazard.label}</ToneBadge>
        </span>
        <IconChevronDown size={18} stroke={1.8} className={styles.chevron} aria-hidden />
      </button>
      {opened && <HazardAnalysis id={hazard.id} lang={lang} />}
    </li>
  )
}
