import { Checkbox, Group, NativeSelect, SimpleGrid, Stack, Switch, Text } from '@mantine/core'
import { equipment, rooms } from '@larder/contract/equipment'
import type { UnitKind } from '@larder/core/tasks'
import { useQuery } from '@tanstack/react-query'
import { useCompanyFormat, usePlaceId } from '#kit/access.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { query } from '#kit/query.ts'
import { NumberInput } from '#ui/number-input.tsx'
import type { TaskDraft } from './editor-values.ts'
import { GroupField, useGroups } from './group-field.tsx'
import { PartScheduleFields } from './schedule-fields.tsx'
import { isMeasured, newUnit, noRange, type PlacesDraft, type UnitDraft } from './unit-drafts.ts'
import styles from './tasks.module.css'

type Props = { readonly draft: TaskDraft; readonly onChange: (part: Partial<PlacesDraft>) => void }
type Unit = { readonly id: number; readonly name: string; readonly active: boolean }

/** The equipment or rooms of the place; undefined while they load. */
function useUnits(kind: UnitKind | 'none'): readonly Unit[] | undefined {
  const params = { placeId: usePlaceId() }
  const lang = useLanguage()
  const equipped = useQuery({
    ...query(equipment.list, { params, query: { lang } }),
    enabled: kind === 'equipment',
  })
  const inRooms = useQuery({ ...query(rooms.list, { params, query: { lang } }), enabled: kind === 'room' })
  return kind === 'room'
    ? inRooms.data?.map(({ id, name, is_disabled }) => ({ id, name, active: !is_disabled }))
    : equipped.data?.map(({ id, name, is_active }) => ({ id, name, active: is_active }))
}

/** Where the task is done: once for the place, or at each of the chosen units. */
export function UnitsFields({ draft, onChange }: Props) {
  const say = useSay()
  const { related_to, units } = draft
  const placeUnits = useUnits(related_to)
  const choices = placeUnits?.filter(({ id, active }) => active || units.some((unit) => unit.id === id))
  const kinds = (['none', 'equipment', 'room'] as const).map((kind) => ({
    value: kind,
    label: say(`tasks.related_${kind}`),
  }))
  const page = say(related_to === 'room' ? 'nav.rooms' : 'nav.equipment')
  const choose = (ids: string[]): void =>
    onChange({ units: ids.map((id) => units.find((unit) => unit.id === Number(id)) ?? newUnit(Number(id))) })
  return (
    <Stack gap="sm">
      <NativeSelect
        label={say('tasks.related_to')}
        data={kinds}
        value={related_to}
        onChange={(event) =>
          onChange({ related_to: event.currentTarget.value as PlacesDraft['related_to'], units: [] })
        }
      />
      {related_to !== 'none' && choices?.length === 0 && (
        <Text c="dimmed">{say('tasks.no_units', { page })}</Text>
      )}
      {related_to !== 'none' && choices !== undefined && choices.length > 0 && (
        <Checkbox.Group size="md" label={page} value={units.map(({ id }) => String(id))} onChange={choose}>
          <Group gap="md" mt="xs">
            {choices.map(({ id, name }) => (
              <Checkbox key={id} py={10} value={String(id)} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {units.length > 0 && <UnitSettings draft={draft} placeUnits={placeUnits ?? []} onChange={onChange} />}
    </Stack>
  )
}

type SettingsProps = Props & { readonly placeUnits: readonly Unit[] }

/** Which settings all units share, and the settings of each unit where they do not. */
function UnitSettings({ draft, placeUnits, onChange }: SettingsProps) {
  const groups = useGroups()
  const hasLimits = !draft.is_checklist && draft.steps.some(isMeasured)
  const differ =
    !draft.same_frequency || (hasLimits && !draft.same_limits) || (groups.length > 0 && !draft.same_group)
  const set = (id: number, part: Partial<UnitDraft>): void =>
    onChange({ units: draft.units.map((unit) => (unit.id === id ? { ...unit, ...part } : unit)) })
  return (
    <>
      <SharedSettings draft={draft} hasLimits={hasLimits} hasGroups={groups.length > 0} onChange={onChange} />
      {differ && (
        <SimpleGrid cols={1} spacing="md">
          {draft.units.map((unit) => (
            <OwnSettings
              key={unit.id}
              name={placeUnits.find(({ id }) => id === unit.id)?.name ?? ''}
              draft={draft}
              unit={unit}
              onChange={(part) => set(unit.id, part)}
            />
          ))}
        </SimpleGrid>
      )}
    </>
  )
}

type SharedProps = Props & { readonly hasLimits: boolean; readonly hasGroups: boolean }

function SharedSettings({ draft, hasLimits, hasGroups, onChange }: SharedProps) {
  const say = useSay()
  return (
    <div>
      {hasLimits && (
        <Switch
          py={8}
          label={say('tasks.same_limits')}
          checked={draft.same_limits}
          onChange={(event) => onChange({ same_limits: event.currentTarget.checked })}
        />
      )}
      <Switch
        py={8}
        label={say('tasks.same_frequency')}
        checked={draft.same_frequency}
        onChange={(event) => onChange({ same_frequency: event.currentTarget.checked })}
      />
      {hasGroups && (
        <Switch
          py={8}
          label={say('tasks.same_group')}
          checked={draft.same_group}
          onChange={(event) => onChange({ same_group: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

type OwnProps = {
  readonly name: string
  readonly draft: TaskDraft
  readonly unit: UnitDraft
  readonly onChange: (part: Partial<UnitDraft>) => void
}

/** One unit's own limits, frequency and group, where they are not the same for all units. */
function OwnSettings({ name, draft, unit, onChange }: OwnProps) {
  const say = useSay()
  const groups = useGroups()
  return (
    <Stack gap="xs" role="group" aria-label={name} className={styles.unit}>
      <Text fw={600}>{name}</Text>
      {!draft.same_limits && <Ranges draft={draft} unit={unit} onChange={(ranges) => onChange({ ranges })} />}
      {!draft.same_frequency && (
        <PartScheduleFields
          kind={draft.kind}
          label={say('tasks.as_task')}
          schedule={unit.schedule}
          onChange={(schedule) => onChange({ schedule })}
        />
      )}
      {!draft.same_group && (
        <GroupField groups={groups} value={unit.group} onChange={(group) => onChange({ group })} />
      )}
    </Stack>
  )
}

type RangesProps = {
  readonly draft: TaskDraft
  readonly unit: UnitDraft
  readonly onChange: (ranges: UnitDraft['ranges']) => void
}

function Ranges({ draft, unit: { ranges }, onChange }: RangesProps) {
  const say = useSay()
  const scale = useCompanyFormat().temperatureUnit
  const measured = draft.steps.filter(isMeasured)
  return measured.map((step) => {
    const range = ranges[step.key] ?? noRange
    const unit = step.type === 'enter_temperature' ? scale : step.unit
    const label = (key: 'tasks.at_least' | 'tasks.at_most'): string =>
      measured.length === 1 ? say(key) : `${step.name}: ${say(key)}`
    const set = (part: Partial<typeof range>): void =>
      onChange({ ...ranges, [step.key]: { ...range, ...part } })
    return (
      <div key={step.key} className={styles.two}>
        <NumberInput
          label={label('tasks.at_least')}
          value={range.min}
          unit={unit}
          placeholder={step.min}
          onChange={(min) => set({ min })}
        />
        <NumberInput
          label={label('tasks.at_most')}
          value={range.max}
          unit={unit}
          placeholder={step.max}
          onChange={(max) => set({ max })}
        />
      </div>
    )
  })
}
