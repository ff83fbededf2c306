import { Badge, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ResponseOf } from '@larder/contract/kit'
import type { overview } from '@larder/contract/overview'
import { paths } from '#app/paths.ts'
import { percentState } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { selectPlace } from '#kit/session.ts'
import { Card } from '#ui/card.tsx'
import { PercentRing } from '#ui/percent-ring.tsx'

export type OverviewPlace = ResponseOf<typeof overview.get>['data'][number]

const areas = [
  ['plan', 'overview.plan'],
  ['monitoring', 'overview.monitoring'],
  ['documents', 'overview.documents'],
  ['audits', 'overview.audits'],
  ['personnel', 'overview.personnel'],
  ['production', 'overview.production'],
] as const

const colors = { none: 'ink', overdue: 'red', due: 'amber', ok: 'leaf' } as const

/** One place: its areas as rings, its overall percentage, and where to go on. */
export function PlaceCard({ place, selected }: { readonly place: OverviewPlace; readonly selected: boolean }) {
  const say = useSay()
  return (
    <Card title={place.name} aside={<Aside place={place} selected={selected} />}>
      <SimpleGrid cols={{ base: 2, xs: 3, md: 6 }} spacing="sm">
        {areas.map(([area, label]) => (
          <Stack key={area} align="center" gap={4}>
            <PercentRing percent={place[area]} label={say(label)} size={84} />
            <Text size="sm" fw={500} aria-hidden>
              {say(label)}
            </Text>
          </Stack>
        ))}
      </SimpleGrid>
      <Group gap="sm" mt="lg">
        <Button component="a" size="sm" href={paths.activityLogTimeline} onClick={() => selectPlace(place.place_id)}>
          {say('nav.fill_entries')}
        </Button>
        <Button component="a" size="sm" variant="default" href={paths.planSetup} onClick={() => selectPlace(place.place_id)}>
          {say('nav.plan')}
        </Button>
      </Group>
    </Card>
  )
}

function Aside({ place, selected }: { readonly place: OverviewPlace; readonly selected: boolean }) {
  const say = useSay()
  return (
    <Group gap="sm">
      {selected && (
        <Group gap={4} wrap="nowrap" c="var(--mantine-color-leaf-text)">
          <IconCheck size={16} stroke={2.2} aria-hidden />
          <Text size="sm" fw={600}>
            {say('overview.selected')}
          </Text>
        </Group>
      )}
      {place.overall !== null && (
        <Badge size="lg" color={colors[percentState(place.overall)]}>
          {say('overview.overall', { percent: place.overall })}
        </Badge>
      )}
    </Group>
  )
}
