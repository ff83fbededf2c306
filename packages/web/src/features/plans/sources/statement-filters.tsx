import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ResponseOf } from '@larder/contract/kit'
import type { planSources, Statement } from '@larder/contract/plan-sources'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { inGroup } from '../groups/group-pages.ts'
import { usePlan } from '../plan-context.ts'
import { forceNames, kindNames, type StatementFilter } from './statement-filter.ts'
import styles from './statements.module.css'

type Props = {
  readonly filter: StatementFilter
  readonly counts: ResponseOf<typeof planSources.list>['counts']
  readonly onChange: (filter: StatementFilter) => void
}

/** Search, kind, force, and only what is to be verified. */
export function StatementFilters({ filter, counts, onChange }: Props) {
  const say = useSay()
  const kinds = counts.kinds
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => ({ value: kind, label: `${say(kindNames[kind])} (${count})` }))
  const forces = Object.entries(forceNames).map(([value, name]) => ({ value, label: say(name) }))
  return (
    <div className={styles.filters} role="search" aria-label={say('plan.statements_filter')}>
      <TextInput
        size="sm"
        aria-label={say('plan.statements_search')}
        placeholder={say('plan.statements_search')}
        maxLength={200}
        leftSection={<IconSearch size={16} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.statements_kind')}
        value={filter.kind}
        data={[{ value: '', label: say('plan.all_kinds') }, ...kinds]}
        onChange={(event) =>
          onChange({ ...filter, kind: event.currentTarget.value as StatementFilter['kind'] })
        }
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.statements_force')}
        value={filter.force}
        data={[{ value: '', label: say('plan.all_forces') }, ...forces]}
        onChange={(event) =>
          onChange({ ...filter, force: event.currentTarget.value as StatementFilter['force'] })
        }
      />
      <Checkbox
        className={styles.onlyOpen}
        label={say('plan.statements_only_open')}
        checked={filter.only_open}
        onChange={(event) => onChange({ ...filter, only_open: event.currentTarget.checked })}
      />
    </div>
  )
}

/** Says that the list is about one hazard or limit only, with the way back to all. */
export function AboutLine({ data }: { readonly data: readonly Statement[] }) {
  const say = useSay()
  const { groupId } = usePlan()
  const [first] = data
  const step = first?.places.find((place) => place.step !== null)?.step
  const subject =
    first === undefined ? '–' : step === null || step === undefined ? first.title : `${first.title} · ${step}`
  return (
    <p className={styles.about}>
      <span>{say('plan.statements_about', { subject })}</span>
      <Link to={paths.planStatements} search={inGroup(groupId)} className={styles.all}>
        <IconX size={16} stroke={2} aria-hidden />
        {say('plan.statements_all')}
      </Link>
    </p>
  )
}
