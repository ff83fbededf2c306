import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconArchive } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { LanguageNote } from '../document/language-note.tsx'
import { usePlan } from '../plan-context.ts'
import { comparisonOf, unconfirmedOf, versionsOf } from '../plans.api.ts'
import { SectionChanges } from './section-changes.tsx'
import { VersionList, type Version } from './version-list.tsx'

/** The confirmed versions, the changes since, and any two of them compared. The address names the two. */
export function VersionsPage() {
  const say = useSay()
  const { placeId } = usePlan()
  // The ZIP of a version comes a moment after it.
  const versions = useQuery({
    ...versionsOf(placeId),
    refetchInterval: ({ state }) => (state.data?.some(({ zip }) => zip === null) === true ? 3_000 : false),
  })
  return (
    <>
      <PageHeader title={say('plan.versions_title')} hint={say('plan.versions_hint')} />
      <QueryView query={versions}>
        {(list) => (list.length === 0 ? <NoVersion /> : <Versions versions={list} />)}
      </QueryView>
    </>
  )
}

function NoVersion() {
  const say = useSay()
  return (
    <Card>
      <EmptyState icon={IconArchive} title={say('plan.versions_none_title')}>
        {say('plan.versions_none_text')}
      </EmptyState>
    </Card>
  )
}

function Versions({ versions }: { readonly versions: readonly Version[] }) {
  return (
    <Stack gap="lg">
      <UnconfirmedCard />
      <VersionList versions={versions} />
      <Compare versions={versions} />
    </Stack>
  )
}

function UnconfirmedCard() {
  const say = useSay()
  const { placeId, planId, place } = usePlan()
  const { datePattern } = useCompanyFormat()
  const unconfirmed = useQuery(unconfirmedOf(placeId, planId))
  return (
    <Card title={say('plan.unconfirmed_title')}>
      <QueryView query={unconfirmed} skeleton={<RowsSkeleton rows={2} />}>
        {({ sections, language, version, confirmed_at }) => {
          const when = confirmed_at === null ? '' : formatInstant(confirmed_at, place.timezone, datePattern)
          if (sections.length === 0)
            return <Text c="dimmed">{say('plan.unconfirmed_none', { version, when })}</Text>
          return (
            <Stack gap="md">
              <LanguageNote shown={language} />
              <Text c="dimmed">{say('plan.what_changed_hint', { version, when })}</Text>
              <SectionChanges sections={sections} linked />
            </Stack>
          )
        }}
      </QueryView>
    </Card>
  )
}

function Compare({ versions }: { readonly versions: readonly Version[] }) {
  const say = useSay()
  const navigate = useNavigate()
  const { from, to } = useSearch({ strict: false })
  const newest = versions[0]?.version ?? 1
  const [earlier, setEarlier] = useState(String(from ?? (newest > 1 ? newest - 1 : newest)))
  const [later, setLater] = useState(
    from === undefined ? (newest > 1 ? String(newest) : '') : String(to ?? ''),
  )
  const versionOptions = versions.map(({ version }) => ({
    value: String(version),
    label: say('plan.version_name', { version }),
  }))
  const compare = (): void =>
    void navigate({
      to: paths.planVersions,
      search: { from: Number(earlier), ...(later !== '' && { to: Number(later) }) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Card title={say('plan.compare_title')}>
      <Stack gap="md">
        <Group align="flex-end" gap="sm">
          <NativeSelect
            label={say('plan.compare_from')}
            data={versionOptions}
            value={earlier}
            onChange={(event) => setEarlier(event.currentTarget.value)}
          />
          <NativeSelect
            label={say('plan.compare_to')}
            data={[{ value: '', label: say('plan.compare_now') }, ...versionOptions]}
            value={later}
            onChange={(event) => setLater(event.currentTarget.value)}
          />
          <Button variant="default" onClick={compare}>
            {say('plan.compare')}
          </Button>
        </Group>
        {from !== undefined && <Comparison key={`${from}-${to ?? ''}`} from={from} to={to} />}
      </Stack>
    </Card>
  )
}

function Comparison({ from, to }: { readonly from: number; readonly to: number | undefined }) {
  const say = useSay()
  const { placeId } = usePlan()
  const comparison = useQuery(comparisonOf(placeId, from, to))
  const names = {
    from: say('plan.version_name', { version: from }),
    to: to === undefined ? say('plan.compare_now') : say('plan.version_name', { version: to }),
  }
  return (
    <QueryView query={comparison} skeleton={<RowsSkeleton rows={2} />}>
      {({ sections, language }) => (
        <Stack gap="md">
          {sections.length > 0 && <LanguageNote shown={language} />}
          <Text role="status">
            {sections.length === 0
              ? say('plan.compare_same', names)
              : say('plan.compare_result', { count: sections.length, ...names })}
          </Text>
          <SectionChanges sections={sections} />
        </Stack>
      )}
    </QueryView>
  )
}
