import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { DataTable, type Column } from '#ui/data-table.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { SectionView } from '../document/section-view.tsx'
import { ToneBadge } from '../document/tone-badge.tsx'
import { usePlan } from '../plan-context.ts'
import { hazardsOf } from '../plans.api.ts'
import { FilterBar } from './filter-bar.tsx'
import { filterHazards, noFilter, toneOfClass } from './hazard-filter.ts'
import { HazardLink } from './hazard-link.tsx'
import rows from '#ui/rows.module.css'
import { HazardStateBadge, RiskBadge } from './risk-badge.tsx'

/** Every hazard at every step with its risk and class, to sort, filter and open. */
export function HazardsSummaryPage() {
  const { placeId, lang, groupId } = usePlan()
  const hazards = useQuery(hazardsOf(placeId, lang, groupId))
  return (
    <SectionView name="hazards-summary-list">
      {() => <QueryView query={hazards}>{(list) => <HazardTable hazards={list} />}</QueryView>}
    </SectionView>
  )
}

function HazardTable({ hazards }: { readonly hazards: readonly HazardOfPlan[] }) {
  const say = useSay()
  const [filter, setFilter] = useState(noFilter)
  const columns = useColumns()
  const visibleHazards = filterHazards(hazards, filter)
  return (
    <Card flush>
      <div className={rows.tools}>
        <FilterBar hazards={hazards} filter={filter} onChange={setFilter} />
        <Text size="sm" c="dimmed" role="status">
          {say('plan.hazards_shown', { shown: visibleHazards.length, count: hazards.length })}
        </Text>
      </div>
      <DataTable
        label={say('plan.hazards')}
        columns={columns}
        rows={visibleHazards}
        rowId={({ id }) => String(id)}
        empty={
          <Text p="lg" c="dimmed">
            {say('plan.nothing_found')}
          </Text>
        }
      />
    </Card>
  )
}

function useColumns(): readonly Column<HazardOfPlan>[] {
  const say = useSay()
  return useMemo(
    () => [
      {
        id: 'hazard',
        header: say('plan.column_hazard'),
        value: ({ name }) => name,
        cell: (hazard) => <HazardLink hazard={hazard} />,
      },
      {
        id: 'step',
        header: say('plan.column_step'),
        value: ({ process_id }) => process_id,
        cell: ({ section_name }) => section_name,
      },
      { id: 'type', header: say('plan.column_type'), value: ({ type_name }) => type_name },
      {
        id: 'risk',
        header: say('plan.column_risk'),
        value: ({ level }) => level,
        cell: ({ level, severity, probability }) => (
          <RiskBadge risk={level} title={say('plan.severity_by_probability', { severity, probability })} />
        ),
      },
      {
        id: 'class',
        header: say('plan.column_class'),
        value: ({ class: kind, number }) =>
          `${kind === 'CCP' ? 0 : kind === 'oPRP' ? 1 : 2}.${String(number ?? 0).padStart(3, '0')}`,
        cell: ({ label, class: kind }) => <ToneBadge tone={toneOfClass[kind]}>{label}</ToneBadge>,
      },
      {
        id: 'state',
        header: say('plan.state'),
        value: (hazard) => (hazard.disabled_for_place ? 2 : hazard.is_own || hazard.is_edited ? 1 : 0),
        cell: (hazard) => <HazardStateBadge hazard={hazard} />,
      },
    ],
    [say],
  )
}
