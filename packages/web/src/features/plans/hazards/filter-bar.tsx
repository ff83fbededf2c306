import { NativeSelect, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import type { HazardOfPlan } from '@larder/contract/plan-hazards.schemas'
import { useSay } from '#kit/i18n.ts'
import { hazardsByStep, type HazardFilter } from './hazard-filter.ts'
import styles from './hazards.module.css'

type Props = {
  readonly hazards: readonly HazardOfPlan[]
  readonly filter: HazardFilter
  readonly onChange: (filter: HazardFilter) => void
}

/** Search, step, type and class of a list of hazards. */
export function FilterBar({ hazards, filter, onChange }: Props) {
  const say = useSay()
  const types = new Map(hazards.map(({ type, type_name }) => [type, type_name]))
  const anything = (label: string) => ({ value: '', label })
  return (
    <div className={styles.filters} role="search" aria-label={say('plan.filter')}>
      <TextInput
        size="sm"
        aria-label={say('plan.search_hazards')}
        placeholder={say('plan.search_hazards')}
        leftSection={<IconSearch size={16} />}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.filter_step')}
        value={filter.step}
        data={[
          anything(say('plan.all_steps')),
          ...hazardsByStep(hazards).map(({ process_id, name }) => ({
            value: String(process_id),
            label: name,
          })),
        ]}
        onChange={(event) => onChange({ ...filter, step: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.filter_type')}
        value={filter.type}
        data={[anything(say('plan.all_types')), ...[...types].map(([value, label]) => ({ value, label }))]}
        onChange={(event) => onChange({ ...filter, type: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.filter_class')}
        value={filter.class}
        data={[
          anything(say('plan.all_classes')),
          ...['CCP', 'oPRP', 'PRP'].map((one) => ({ value: one, label: one })),
        ]}
        onChange={(event) => onChange({ ...filter, class: event.currentTarget.value })}
      />
      <NativeSelect
        size="sm"
        aria-label={say('plan.filter_state')}
        value={filter.state}
        data={[
          anything(say('plan.all_states')),
          { value: 'on', label: say('plan.hazard_on') },
          { value: 'off', label: say('plan.hazard_off') },
          { value: 'own', label: say('plan.hazards_changed') },
        ]}
        onChange={(event) => onChange({ ...filter, state: event.currentTarget.value })}
      />
    </div>
  )
}
