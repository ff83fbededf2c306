import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { IconSearch, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ResponseOf } from '@larder/contract/kit'
import type { planSources, Statement } from '@larder/contract/plan-sources'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { inGroup } from '../groups/group-pages.ts'
import { usePlan } from '../plan-context.ts'
import { forceNames, kindNames, type Narrowing } from './narrowing.ts'
import styles from './statements.module.css'

type Props = {
  readonly narrowing: Narrowing
  readonly counts: ResponseOf<typeof planSources.list>['counts']
  readonly onChange: (narrowing: Narrowing) => void
}

/** Search, kind, force, and only what is to be verified. */
export function StatementFilters({ narrowing, counts, onChange }: Props) {
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
        value={narrowing.search}
        onChange={(event) => onChange({ ...narrowing, search: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.statements_kind')}
        value={narrowing.kind}
        data={[{ value: '', label: say('plan.all_kinds') }, ...kinds]}
        onChange={(event) => onChange({ ...narrowing, kind: event.currentTarget.value as Narrowing['kind'] })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.statements_force')}
        value={narrowing.force}
        data={[{ value: '', label: say('plan.all_forces') }, ...forces]}
        onChange={(event) =>
          onChange({ ...narrowing, force: event.currentTarget.value as Narrowing['force'] })
        }
      />
      <Checkbox
        className={styles.onlyOpen}
        label={say('plan.statements_only_open')}
        checked={narrowing.only_open}
        onChange={(event) => onChange({ ...narrowing, only_open: event.currentTarget.checked })}
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
