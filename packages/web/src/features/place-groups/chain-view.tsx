import type { ResponseOf } from '@larder/contract/kit'
import type { ChainPlace, PlaceGroup, placeGroups } from '@larder/contract/place-groups'
import { GOOD_PERCENT, hasSomethingOpen, needsSomebody } from '@larder/core/chain'
import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { kindOf } from '#features/tasks/public.tsx'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { currentLanguage, useSay, type Say } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { ChainTable } from './chain-table.tsx'
import { chainOf, downloadChain } from './place-groups.api.ts'
import styles from './chain.module.css'

type Props = {
  readonly companyId: number
  readonly groups: readonly PlaceGroup[]
  /** Null = all places. */
  readonly groupId: number | null
}

/** Many places side by side, the worst first. */
export function ChainView({ companyId, groups, groupId }: Props) {
  const chain = useQuery(chainOf(companyId, groupId))
  return (
    <Stack gap="md">
      {groups.length > 0 && <Tabs groups={groups} groupId={groupId} />}
      <QueryView query={chain} skeleton={<RowsSkeleton rows={8} />}>
        {(overview) => (
          <>
            <Places companyId={companyId} groupId={groupId} places={overview.places} />
            <Facts chain={overview} />
          </>
        )}
      </QueryView>
    </Stack>
  )
}

function Tabs({ groups, groupId }: Pick<Props, 'groups' | 'groupId'>) {
  const say = useSay()
  const look = (isShown: boolean) => (isShown ? 'filled' : 'default')
  const markCurrent = (isShown: boolean) => (isShown ? ({ 'aria-current': 'page' } as const) : {})
  return (
    <nav className={styles.tabs} aria-label={say('place_groups.title')}>
      <Button
        size="sm"
        variant={look(groupId === null)}
        renderRoot={(props) => <Link to={paths.overview} {...props} {...markCurrent(groupId === null)} />}
      >
        {say('chain.all_places')}
      </Button>
      {groups.map(({ id, name }) => (
        <Button
          key={id}
          size="sm"
          variant={look(groupId === id)}
          renderRoot={(props) => (
            <Link
              to={paths.overviewGroup}
              params={{ groupId: String(id) }}
              {...props}
              {...markCurrent(groupId === id)}
            />
          )}
        >
          {name}
        </Button>
      ))}
    </nav>
  )
}

type PlacesProps = {
  readonly companyId: number
  readonly groupId: number | null
  readonly places: readonly ChainPlace[]
}

function titleOf(say: Say, places: readonly ChainPlace[]): string {
  const total = places.length
  const needy = places.filter(needsSomebody).length
  if (needy > 0) return say('chain.needy', { count: needy, total })
  const open = places.filter(hasSomethingOpen).length
  return open === 0 ? say('chain.none_needy') : say('chain.none_needy_open', { count: open, total })
}

function Places({ companyId, groupId, places }: PlacesProps) {
  const say = useSay()
  const [sought, setSought] = useState('')
  const [onlyNeedy, setOnlyNeedy] = useState(false)
  const [saving, setSaving] = useState(false)
  const words = sought.trim().toLowerCase()
  const needy = places.filter(needsSomebody)
  const visiblePlaces = (onlyNeedy ? needy : places).filter(({ name }) => name.toLowerCase().includes(words))
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      const wanted = { companyId, group_id: groupId, lang: currentLanguage() }
      saveFile(await downloadChain(wanted, `${say('chain.title')}.xlsx`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setSaving(false)
    }
  }
  return (
    <Card
      title={titleOf(say, places)}
      aside={
        <Button
          variant="default"
          loading={saving}
          leftSection={<IconDownload size={18} stroke={1.8} aria-hidden />}
          onClick={() => void save()}
        >
          {say('chain.export')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" mb="md">
        {say('chain.explained')}
      </Text>
      <Group mb="md" align="flex-end">
        <TextInput
          label={say('chain.search')}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
          flex={1}
          miw={200}
        />
        <Switch
          label={say('chain.only_needy')}
          checked={onlyNeedy}
          onChange={(event) => setOnlyNeedy(event.currentTarget.checked)}
          mb={8}
        />
      </Group>
      <ChainTable places={visiblePlaces} />
    </Card>
  )
}

type Chain = ResponseOf<typeof placeGroups.overview>

function Facts({ chain: { trend, worst_checks, counted_until } }: { readonly chain: Chain }) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const counted = trend.flatMap(({ percent }) => percent ?? [])
  const state = (percent: number | null): string =>
    percent === null ? 'none' : percent < GOOD_PERCENT ? 'low' : 'good'
  return (
    <div className={styles.facts}>
      <Card title={say('chain.trend')}>
        {counted.length === 0 ? (
          <Text c="dimmed">
            {say(counted_until === null ? 'chain.not_counted' : 'overview.overall_none')}
          </Text>
        ) : (
          <>
            <div
              className={styles.bars}
              role="img"
              aria-label={trend
                .flatMap(({ monday, percent }) =>
                  percent === null ? [] : [`${formatDate(monday, datePattern)}: ${percent} %`],
                )
                .join(', ')}
            >
              {trend.map(({ monday, percent }) => (
                <span
                  key={monday}
                  className={styles.bar}
                  data-state={state(percent)}
                  style={{ height: `${percent ?? 0}%` }}
                  title={`${formatDate(monday, datePattern)}: ${percent ?? '–'} %`}
                />
              ))}
            </div>
            <Text size="sm" c="dimmed" mt={6}>
              {say('chain.trend_range', { lowest: Math.min(...counted), last: counted.at(-1) ?? 0 })}
              {counted_until !== null &&
                ` · ${say('chain.counted_until', { date: formatDate(counted_until, datePattern) })}`}
            </Text>
          </>
        )}
      </Card>
      <Card title={say('chain.worst_checks')}>
        {worst_checks.length === 0 ? (
          <Text c="dimmed">{say('chain.no_breaches')}</Text>
        ) : (
          <ol className={styles.worst}>
            {worst_checks.map(({ task_subtype_id, breaches, places }) => (
              <li key={task_subtype_id}>
                <Text fw={500}>{say(kindOf(task_subtype_id))}</Text>
                <Text c="dimmed">{say('chain.breaches_in', { count: breaches, places })}</Text>
              </li>
            ))}
          </ol>
        )}
      </Card>
    </div>
  )
}
