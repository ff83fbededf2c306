import { Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore, IconCheck } from '@tabler/icons-react'
import { paths } from '#app/paths.ts'
import { useAccess, type CompanyPlace } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { selectPlace } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** The landing page: the places of the selected company, each with its plan and its day. */
export function OverviewPage() {
  const say = useSay()
  const { company, place, can } = useAccess()
  const places = company?.places ?? []
  const add = can('places.create') ? (
    <Button component="a" href={paths.createPlace} {...(places.length > 0 && { variant: 'default' })}>
      {say('overview.add_place')}
    </Button>
  ) : undefined
  return (
    <>
      <PageHeader title={say('overview.title')} hint={company === null ? undefined : say('overview.hint', { company: company.name, count: places.length })}>
        {places.length > 0 && add}
      </PageHeader>
      {places.length === 0 ? (
        <Card>
          <EmptyState icon={IconBuildingStore} title={say('overview.empty_title')} action={add}>
            {say('overview.empty_text')}
          </EmptyState>
        </Card>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {places.map((one) => (
            <PlaceCard key={one.id} place={one} selected={one.id === place?.id} />
          ))}
        </SimpleGrid>
      )}
    </>
  )
}

function PlaceCard({ place, selected }: { readonly place: CompanyPlace; readonly selected: boolean }) {
  const say = useSay()
  return (
    <Card>
      <Stack gap="md" h="100%" justify="space-between">
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <Title order={2} style={{ overflowWrap: 'anywhere' }}>
            {place.name}
          </Title>
          {selected && (
            <Group gap={4} wrap="nowrap" c="var(--mantine-color-leaf-text)">
              <IconCheck size={16} stroke={2.2} aria-hidden />
              <Text size="sm" fw={600}>
                {say('overview.selected')}
              </Text>
            </Group>
          )}
        </Group>
        <Group gap="sm">
          <Button component="a" size="sm" href={paths.activityLogTimeline} onClick={() => selectPlace(place.id)}>
            {say('nav.fill_entries')}
          </Button>
          <Button component="a" size="sm" variant="default" href={paths.plan} onClick={() => selectPlace(place.id)}>
            {say('nav.plan')}
          </Button>
        </Group>
      </Stack>
    </Card>
  )
}
