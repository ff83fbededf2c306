import { ActionIcon, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { PlaceSetup, SetupPreview, SetupUnits } from '@larder/contract/place-setup'
import { useId } from 'react'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { withCount, type QuickAnswers, type Unit } from './quick-answers.ts'
import styles from './quick.module.css'

const MOST_UNITS = 50

type Props = {
  readonly setup: PlaceSetup
  readonly given: QuickAnswers
  readonly kinds: SetupPreview['unit_kinds']
  readonly foods: SetupPreview['unit_foods']
  readonly onUnits: (kind: SetupUnits['kind'], units: readonly Unit[]) => void
}

/** How many units of each kind there are, and what they are called. */
export function UnitsScreen({ setup: { units }, given: quickAnswers, kinds, foods, onUnits }: Props) {
  return units
    .filter(({ kind }) => kinds.includes(kind) || (quickAnswers.units[kind] ?? []).length > 0)
    .map((kind) => (
      <Kind
        key={kind.kind}
        kind={kind}
        units={quickAnswers.units[kind.kind] ?? []}
        foods={foods.filter((one) => one.kind === kind.kind)}
        onChange={(next) => onUnits(kind.kind, next)}
      />
    ))
}

type KindProps = {
  readonly kind: SetupUnits
  readonly units: readonly Unit[]
  readonly foods: SetupPreview['unit_foods']
  readonly onChange: (units: readonly Unit[]) => void
}

function Kind({ kind: { name, unit_name }, units, foods, onChange }: KindProps) {
  const say = useSay()
  const title = useId()
  const set = (count: number): void => onChange(withCount(units, count, unit_name))
  return (
    <Card>
      <div className={styles.kind} role="group" aria-labelledby={title}>
        <h3 id={title}>{name}</h3>
        <ActionIcon
          size={48}
          variant="default"
          aria-label={say('setup.one_less', { name })}
          disabled={units.length === 0}
          onClick={() => set(units.length - 1)}
        >
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <output className={styles.count}>{units.length}</output>
        <ActionIcon
          size={48}
          variant="default"
          aria-label={say('setup.one_more', { name })}
          disabled={units.length >= MOST_UNITS}
          onClick={() => set(units.length + 1)}
        >
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </div>
      {units.length === 0 && (
        <Text size="sm" c="dimmed">
          {say('setup.no_units')}
        </Text>
      )}
      <div className={styles.units}>
        {units.map((unit, index) => (
          <UnitFields
            key={index}
            unit={unit}
            foods={foods}
            label={say('setup.unit_name', { number: index + 1, name })}
            onChange={(next) => onChange(units.map((one, at) => (at === index ? next : one)))}
          />
        ))}
      </div>
    </Card>
  )
}

type UnitProps = Pick<KindProps, 'foods'> & {
  readonly unit: Unit
  readonly label: string
  readonly onChange: (unit: Unit) => void
}

/** The name of a unit; what it holds, where foods have limits of their own. */
function UnitFields({ unit, foods, label, onChange }: UnitProps) {
  const say = useSay()
  return (
    <div className={styles.unit}>
      <TextInput
        aria-label={label}
        maxLength={255}
        value={unit.name}
        onChange={(event) => onChange({ ...unit, name: event.currentTarget.value })}
      />
      {foods.length > 1 && (
        <NativeSelect
          label={say('setup.holds')}
          value={unit.holds.join()}
          data={[
            { value: '', label: `${say('setup.holds_all')}: ${foods[0]?.limit_text ?? ''}` },
            ...foods.map((one) => ({
              value: one.holds.join(),
              label: `${one.name}: ${one.limit_text}`,
            })),
          ]}
          onChange={(event) =>
            onChange({ ...unit, holds: event.currentTarget.value.split(',').filter((key) => key !== '') })
          }
        />
      )}
    </div>
  )
}
