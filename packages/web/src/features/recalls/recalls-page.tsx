import type { Recall } from '@larder/contract/recalls'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, useEntryInstant } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { FilesCard } from './files-card.tsx'
import { recallsOf } from './recalls.api.ts'

const YEAR_MS = 366 * 86_400_000

/** Recalls and drills of the place, newest first. */
export function RecallsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('recalls.view')) return <NoPermission title={say('nav.recalls')} />
  return (
    <>
      <PageHeader title={say('nav.recalls')} hint={say('recalls.hint')}>
        <StartButton isDrill />
        <StartButton isDrill={false} />
      </PageHeader>
      <Stack gap="md">
        <Recalls placeId={place.id} />
        <FilesCard placeId={place.id} />
      </Stack>
    </>
  )
}

function StartButton({ isDrill }: { readonly isDrill: boolean }) {
  const say = useSay()
  return (
    <Button
      {...(isDrill && { variant: 'default' })}
      renderRoot={(props) => (
        <Link to={paths.traceabilityNewRecall} search={isDrill ? { drill: true } : {}} {...props} />
      )}
    >
      {say(isDrill ? 'recalls.start_drill' : 'recalls.start')}
    </Button>
  )
}

/** Every place practices once a year (BRCGS 3.9; Safe Food for Canadians Regulations, section 84). */
const needsDrill = (list: readonly Recall[], now: number): boolean =>
  !list.some(({ started_at, closed_at }) => closed_at !== null && now - Date.parse(started_at) < YEAR_MS)

function Recalls({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const list = useQuery(recallsOf(placeId))
  return (
    <QueryView query={list} skeleton={<RowsSkeleton rows={4} />}>
      {(recalls) => (
        <Card flush>
          {recalls.length === 0 ? (
            <EmptyState icon={IconRoute} title={say('recalls.empty_title')} action={<StartButton isDrill />}>
              {say('recalls.empty_text')}
            </EmptyState>
          ) : (
            <>
              {needsDrill(recalls, list.dataUpdatedAt) && (
                <Text p="md" role="status">
                  {say('recalls.drill_due')}
                </Text>
              )}
              <Rows list={recalls} />
            </>
          )}
        </Card>
      )}
    </QueryView>
  )
}

function Rows({ list }: { readonly list: readonly Recall[] }) {
  const say = useSay()
  const moment = useEntryInstant()
  const rows = list.map((recall) => ({
    id: recall.id,
    title: recall.title,
    hint: [
      say(recall.is_drill ? 'recalls.drill' : 'recalls.recall'),
      moment(recall.started_at),
      recall.minutes === null ? '' : say('recalls.minutes', { minutes: recall.minutes }),
    ]
      .filter((part) => part !== '')
      .join(' · '),
    aside: <RecallState recall={recall} />,
  }))
  return (
    <LinkRows
      label={say('nav.recalls')}
      rows={rows}
      link={({ id }, props) => (
        <Link to={paths.traceabilityRecall} params={{ recallId: String(id) }} {...props} />
      )}
    />
  )
}

/** An open recall asks for somebody, an open drill less so. */
export function RecallState({ recall: { closed_at, is_drill } }: { readonly recall: Recall }) {
  const say = useSay()
  return (
    <Group gap="xs">
      {closed_at === null ? (
        <StateBadge state={is_drill ? 'due' : 'overdue'}>{say('recalls.open')}</StateBadge>
      ) : (
        <StateBadge state="ok">{say('recalls.closed')}</StateBadge>
      )}
    </Group>
  )
}
