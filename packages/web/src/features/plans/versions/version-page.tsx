import { Button, Group, NativeSelect, Stack, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { DocumentBlocks, Note } from '../document/document-blocks.tsx'
import { LanguageNote } from '../document/language-note.tsx'
import { usePlan } from '../plan-context.ts'
import { versionSectionOf, versionsOf, versionTitlesOf } from '../plans.api.ts'

/** A confirmed version to read, section by section, as it was then. The address names version and section. */
export function VersionPage() {
  const say = useSay()
  const { placeId, place } = usePlan()
  const { datePattern } = useCompanyFormat()
  const version = Number(useParams({ strict: false }).version)
  const titles = useQuery(versionTitlesOf(placeId, version))
  const { data: versions } = useQuery(versionsOf(placeId))
  const confirmed = versions?.find((one) => one.version === version)
  const by =
    confirmed === undefined
      ? undefined
      : `${confirmed.confirmed_by.firstname} ${confirmed.confirmed_by.lastname}`.trim()
  return (
    <>
      <PageHeader
        title={say('plan.version_name', { version })}
        {...(confirmed !== undefined && {
          hint: say('plan.confirmed_by', {
            name: by,
            when: formatInstant(confirmed.confirmed_at, place.timezone, datePattern),
          }),
        })}
      >
        <Button
          size="sm"
          variant="default"
          leftSection={<IconArrowLeft size={16} stroke={1.8} aria-hidden />}
          renderRoot={(props) => <Link to={paths.planVersions} {...props} />}
        >
          {say('plan.version_all')}
        </Button>
      </PageHeader>
      <QueryView query={titles}>{(list) => <Sections version={version} titles={list} />}</QueryView>
    </>
  )
}

type SectionsProps = {
  readonly version: number
  readonly titles: readonly { readonly static_name: string; readonly title: string }[]
}

function Sections({ version, titles }: SectionsProps) {
  const say = useSay()
  const navigate = useNavigate()
  const { section: sectionName } = useSearch({ strict: false })
  const at = Math.max(
    0,
    titles.findIndex(({ static_name }) => static_name === sectionName),
  )
  const show = (static_name: string | undefined): void => {
    if (static_name !== undefined)
      void navigate({
        to: paths.planVersion,
        params: { version: String(version) },
        search: { section: static_name },
        replace: true,
        resetScroll: false,
      })
  }
  const name = titles[at]?.static_name
  return (
    <Stack gap="lg">
      <Note tone="info" text={say('plan.version_note', { version })} />
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={say('plan.version_section')}
          maw="100%"
          data={titles.map(({ static_name, title }) => ({ value: static_name, label: title }))}
          value={name ?? ''}
          onChange={(event) => show(event.currentTarget.value)}
        />
        <Button variant="default" disabled={at === 0} onClick={() => show(titles[at - 1]?.static_name)}>
          {say('plan.version_previous')}
        </Button>
        <Button
          variant="default"
          disabled={at >= titles.length - 1}
          onClick={() => show(titles[at + 1]?.static_name)}
        >
          {say('plan.version_next')}
        </Button>
      </Group>
      {name !== undefined && <Section key={name} version={version} name={name} />}
    </Stack>
  )
}

function Section({ version, name }: { readonly version: number; readonly name: string }) {
  const { placeId } = usePlan()
  const section = useQuery(versionSectionOf(placeId, version, name))
  return (
    <QueryView query={section}>
      {({ title, language, blocks }) => (
        <>
          <Title order={2}>{title}</Title>
          <LanguageNote shown={language} />
          <DocumentBlocks blocks={blocks} />
        </>
      )}
    </QueryView>
  )
}
