import { MANY_PLACES } from '@larder/core/chain'
import { Button, SimpleGrid, Stack } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { CampaignNotice, PaymentReturn, SubscriptionReminder } from '#features/billing/public.tsx'
import { ChainView, groupsOf } from '#features/place-groups/public.tsx'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { overviewOf } from './overview.api.ts'
import { PercentNotes } from './percent-notes.tsx'
import { PlaceCard } from './place-card.tsx'
import { StatusCard } from './status-card.tsx'
import { TemperaturesCard } from './temperatures-card.tsx'

/** The landing page: how far each place of the selected company is, and the way to its day and its plan. */
export function OverviewPage() {
  const say = useSay()
  const { company, place, can } = useAccess()
  const { payment } = useSearch({ strict: false })
  if (company === null) return <PageHeader title={say('overview.title')} />
  const isEmpty = company.places.length === 0
  const add = can('places.create') ? (
    <Button
      renderRoot={(props) => <Link to={paths.createPlace} {...props} />}
      {...(!isEmpty && { variant: 'default' })}
    >
      {say('overview.add_place')}
    </Button>
  ) : undefined
  return (
    <>
      <PageHeader
        title={say('overview.title')}
        hint={say('overview.hint', { company: company.name, count: company.places.length })}
      >
        {isEmpty ? undefined : add}
      </PageHeader>
      <Stack gap="md">
        <CampaignNotice company={company} />
        {payment === 'success' ? <PaymentReturn company={company} /> : <SubscriptionReminder linked />}
        {place !== null && can('tasks.view') && (
          <>
            <StatusCard key={place.id} placeId={place.id} name={place.name} />
            {can('entries.view') && <TemperaturesCard placeId={place.id} />}
          </>
        )}
        {isEmpty ? (
          <Card>
            <EmptyState icon={IconBuildingStore} title={say('overview.empty_title')} action={add}>
              {say('overview.empty_text')}
            </EmptyState>
          </Card>
        ) : (
          <Places company={company} />
        )}
      </Stack>
    </>
  )
}

/** Cards of few places; many of them, or groups, side by side. */
function Places({ company }: { readonly company: Company }) {
  const { can } = useAccess()
  const { groupId } = useParams({ strict: false })
  const sees = can('place_groups.view')
  const groups = useQuery({ ...groupsOf(company.id), enabled: sees })
  if (!sees || company.places.length < 2) return <PlaceCards company={company} />
  const selectedGroupId = groups.data?.find(({ id }) => String(id) === groupId)?.id ?? null
  return (
    <QueryView query={groups} skeleton={<PlacesSkeleton count={company.places.length} />}>
      {(list) =>
        list.length > 0 || company.places.length > MANY_PLACES ? (
          <Suspense fallback={<PlacesSkeleton count={3} />}>
            <ChainView
              key={selectedGroupId ?? 'all'}
              companyId={company.id}
              groups={list}
              groupId={selectedGroupId}
            />
          </Suspense>
        ) : (
          <PlaceCards company={company} />
        )
      }
    </QueryView>
  )
}

function PlaceCards({ company }: { readonly company: Company }) {
  const { place } = useAccess()
  const overview = useQuery(overviewOf(company.id))
  return (
    <QueryView query={overview} skeleton={<PlacesSkeleton count={company.places.length} />}>
      {({ data }) => (
        <Stack gap="md">
          {data.map((one) => (
            <PlaceCard
              key={one.place_id}
              place={one}
              companyId={company.id}
              selected={one.place_id === place?.id}
            />
          ))}
          <PercentNotes />
        </Stack>
      )}
    </QueryView>
  )
}

function PlacesSkeleton({ count }: { readonly count: number }) {
  return (
    <SimpleGrid cols={1}>
      {Array.from({ length: Math.min(count, 6) }, (_, at) => (
        <Card key={at}>
          <RowsSkeleton rows={4} />
        </Card>
      ))}
    </SimpleGrid>
  )
}
