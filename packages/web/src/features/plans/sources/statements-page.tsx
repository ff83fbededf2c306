import { NativeSelect, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { LanguageNote } from '../document/language-note.tsx'
import { inGroup } from '../groups/group-pages.ts'
import { titled, usePlan } from '../plan-context.ts'
import { groupsOf, ofGroup, statementsOf } from '../plans.api.ts'
import { AboutLine, StatementFilters } from './statement-filters.tsx'
import { noFilter, queryOf, type StatementFilter } from './statement-filter.ts'
import { StatementList } from './statement-row.tsx'
import styles from './statements.module.css'
import rows from '#ui/rows.module.css'

/** The source of every statement of the plan. The address can limit the list to one hazard or limit. */
export function StatementsPage() {
  const say = useSay()
  const { about } = useSearch({ strict: false })
  const { group, groupId, status } = usePlan()
  return (
    <>
      <PageHeader title={titled(group, say('plan.statements_title'))} hint={say('plan.statements_hint')} />
      {status.is_product_based && <GroupSelect />}
      <Statements key={`${groupId ?? ''} ${about ?? ''}`} about={about} />
    </>
  )
}

/** In a plan by product groups: chooses the place or one of its groups. */
function GroupSelect() {
  const say = useSay()
  const navigate = useNavigate()
  const { place, placeId, planId, groupId } = usePlan()
  const { data: groups = [] } = useQuery(groupsOf(placeId, planId))
  return (
    <NativeSelect
      maw={420}
      mb="lg"
      label={say('plan.groups')}
      value={String(groupId ?? '')}
      data={[
        { value: '', label: place.name },
        ...groups.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        void navigate({
          to: paths.planStatements,
          search: inGroup(value === '' ? null : Number(value)),
          replace: true,
        })
      }
    />
  )
}

/** Filter, page and the matching statements. */
function useStatements(about: string | undefined) {
  const { placeId, planId, groupId, lang } = usePlan()
  const [filter, setFilter] = useState<StatementFilter>(noFilter)
  const [page, setPage] = useState({ at: 0, size: 50 })
  const [search] = useDebouncedValue(filter.search, 200)
  const request = {
    lang,
    ...ofGroup(groupId),
    ...queryOf({ ...filter, search }, about),
    page: page.at + 1,
    perPage: page.size,
  }
  const statements = useQuery({
    ...statementsOf({ placeId, planId }, request),
    placeholderData: (before) => before,
  })
  const changeFilter = (next: StatementFilter): void => {
    setFilter(next)
    setPage({ ...page, at: 0 })
  }
  return { statements, filter, changeFilter, page, setPage }
}

function Statements({ about }: { readonly about: string | undefined }) {
  const say = useSay()
  const { statements, filter, changeFilter, page, setPage } = useStatements(about)
  return (
    <QueryView query={statements}>
      {({ data, meta, counts, language }) => (
        <Stack gap="lg">
          <LanguageNote shown={language} />
          <p className={styles.counts}>
            {say('plan.statements_counts', {
              statements: counts.statements,
              verified: counts.verified,
              to_verify: counts.to_verify,
            })}
          </p>
          {about !== undefined && <AboutLine data={data} />}
          <Card flush>
            <div className={rows.tools}>
              <StatementFilters filter={filter} counts={counts} onChange={changeFilter} />
              <Text size="sm" c="dimmed" role="status">
                {say('plan.statements_shown', { shown: meta.total, count: counts.statements })}
              </Text>
            </div>
            {data.length === 0 ? (
              <Text p="lg" c="dimmed">
                {say('plan.nothing_found')}
              </Text>
            ) : (
              <StatementList statements={data} />
            )}
            {meta.total > page.size && (
              <Pages
                page={page.at}
                size={page.size}
                total={meta.total}
                onPage={(at) => setPage({ ...page, at })}
                onSize={(size) => setPage({ at: 0, size })}
              />
            )}
          </Card>
        </Stack>
      )}
    </QueryView>
  )
}
