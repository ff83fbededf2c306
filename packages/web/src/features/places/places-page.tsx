import { Badge, Button } from '@mantine/core'
import { IconArrowLeft, IconBuildingStore, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { PlaceCard } from './place-card.tsx'
import { placeOf } from './places.api.ts'

/** The places of the selected company; one alone is shown at once. */
export function PlacesPage() {
  const say = useSay()
  const { place: wanted } = useSearch({ from: '/shell/set-up/places' })
  const { company, can } = useAccess()
  if (company === null) return <PageHeader title={say('places.title')} />
  if (!can('places.edit')) return <NoPermission title={say('places.title')} />
  const place =
    company.places.find(({ id }) => id === wanted) ??
    (company.places.length === 1 ? company.places[0] : undefined)
  const add = can('places.create') && (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.8} />}
      renderRoot={(props) => <Link to={paths.setUpNewPlace} {...props} />}
    >
      {say('places.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={place?.name ?? say('places.title')} hint={company.name}>
        {place !== undefined && company.places.length > 1 && (
          <Button
            variant="subtle"
            color="ink"
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            renderRoot={(props) => <Link to={paths.setUpPlaces} {...props} />}
          >
            {say('places.all')}
          </Button>
        )}
        {add}
      </PageHeader>
      {place === undefined ? <PlaceRows company={company} /> : <OnePlace key={place.id} id={place.id} />}
    </>
  )
}

function OnePlace({ id }: { readonly id: number }) {
  const place = useQuery(placeOf(id))
  return <QueryView query={place}>{(current) => <PlaceCard place={current} />}</QueryView>
}

function PlaceRows({ company }: { readonly company: Company }) {
  const say = useSay()
  const { place: selected } = useAccess()
  if (company.places.length === 0) {
    return (
      <Card>
        <EmptyState icon={IconBuildingStore} title={say('overview.empty_title')}>
          {say('overview.empty_text')}
        </EmptyState>
      </Card>
    )
  }
  const rows = company.places.map(({ id, name }) => ({
    id,
    title: name,
    aside: id === selected?.id ? <Badge>{say('overview.selected')}</Badge> : undefined,
  }))
  return (
    <Card flush>
      <LinkRows
        label={say('places.title')}
        rows={rows}
        link={({ id }, props) => <Link to={paths.setUpPlaces} search={{ place: Number(id) }} {...props} />}
      />
    </Card>
  )
}
