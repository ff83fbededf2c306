import { equipment, rooms, type Equipment, type Room } from '@larder/contract/equipment'
import { NativeSelect, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, usePlaceId, useScale } from '#kit/access.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { texts, useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem, Problem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ChoiceField } from '#ui/choice-field.tsx'
import { FormButtons } from '#ui/form-buttons.tsx'
import { InputConflict, useConflict, type Conflict } from '#ui/input-conflict.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { NumberInput } from '#ui/number-input.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { roomsOf } from './equipment.api.ts'
import { GroupsField } from './groups-field.tsx'
import { SensorFields } from './sensor-fields.tsx'
import {
  formField,
  unitOfEquipment,
  unitOfRoom,
  valuesOf,
  type Group as TaskGroup,
  type Unit,
  type UnitKind,
  type UnitValues,
} from './unit-values.ts'
import { faces, useSaveUnit, useUnits, useUnitTypes, type UnitType } from './units.ts'

export const EquipmentPage = () => <UnitPage kind="equipment" />
export const RoomPage = () => <UnitPage kind="room" />

/** One unit, or a new one: its data, its sensor, the tasks done there. */
function UnitPage({ kind }: { readonly kind: UnitKind }) {
  const say = useSay()
  const { place, can } = useAccess()
  const { id = 'new' } = useParams({ strict: false })
  const units = useUnits(kind)
  const types = useUnitTypes(kind)
  const face = faces[kind]
  if (place === null || !can('equipment.edit')) return <NoPermission title={say(face.title)} />
  const isNew = id === 'new'
  const unit = isNew ? undefined : units.data?.find((one) => String(one.id) === id)
  return (
    <>
      <PageHeader title={isNew ? say(face.new_title) : (unit?.name ?? say(face.title))} hint={place.name} />
      <QueryView query={units}>
        {() => (
          <QueryView query={types}>
            {(list) =>
              !isNew && unit === undefined ? (
                <NoPermission title={say('equipment.not_there')} />
              ) : (
                <UnitForm key={`${place.id}/${id}`} kind={kind} unit={unit} types={list} />
              )
            }
          </QueryView>
        )}
      </QueryView>
    </>
  )
}

type FormProps = {
  readonly kind: UnitKind
  readonly unit: Unit | undefined
  readonly types: readonly UnitType[]
}

/**
 * The groups of a new unit: those of its kind first. They have no rows yet, so the kind of task is used as
 * the id.
 */
const groupsOf = (type: UnitType | undefined): readonly TaskGroup[] =>
  (type?.task_subtypes ?? []).map((id, index) => ({
    id,
    task_subtype: { id, name: '' },
    is_active: true,
    order_number: index + 1,
  }))

function useUnitForm({ kind, unit, types }: FormProps) {
  const navigate = useNavigate()
  const scale = useScale()
  const save = useSaveUnit(kind, scale)
  const conflict = useConflict(unit ?? null, kind === 'equipment' ? equipment.list : rooms.list)
  const [active, setActive] = useState(unit?.active ?? true)
  const [groups, setGroups] = useState<readonly TaskGroup[]>(unit?.groups ?? [])
  const [hasSensor, setHasSensor] = useState(unit?.sensor != null)
  const form = useCallForm<UnitValues>({
    initialValues: valuesOf(unit, scale),
    validate: { name: required, type: required },
    save: async (values) => {
      const savedGroups =
        unit === undefined ? groupsOf(types.find(({ id }) => String(id) === values.type)) : groups
      await save({
        values,
        unit: unit && { ...unit, version: conflict.latest()?.version ?? unit.version },
        groups: savedGroups,
        active,
      }).catch((thrown: unknown) => {
        throw inFormsWords(kind, asProblem(thrown))
      })
      toast('success', texts.t('equipment.saved', { name: values.name.trim() }))
      await navigate({ to: faces[kind].list })
    },
    onProblem: conflict.onProblem,
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  form.form.watch('sensor_name', ({ value }) => setHasSensor(value.trim() !== ''))
  return { form, active, setActive, groups, setGroups, hasSensor, conflict, scale }
}

function UnitForm(props: FormProps) {
  const { kind, unit, types } = props
  const say = useSay()
  const navigate = useNavigate()
  const { form, active, setActive, groups, setGroups, hasSensor, conflict, scale } = useUnitForm(props)
  const { field } = form
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="md">
        <Card>
          <Stack gap="lg">
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput {...field('name')} label={say('equipment.name')} maxLength={255} required />
              <ChoiceField
                {...field('type')}
                label={say('equipment.type')}
                data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
                notEmpty
                required
              />
              {kind === 'equipment' ? (
                <RoomField field={field('room')} />
              ) : (
                <NumberInput {...field('size')} label={say('equipment.size')} negatives={false} unit="m²" />
              )}
            </SimpleGrid>
            <Switch
              checked={active}
              onChange={(event) => setActive(event.currentTarget.checked)}
              label={say('equipment.in_use')}
              description={say('equipment.in_use_hint')}
            />
          </Stack>
        </Card>
        <Card title={say('equipment.sensor')}>
          <SensorFields form={form} hasName={hasSensor} isStored={unit?.sensor != null} />
        </Card>
        {unit !== undefined && (
          <Card title={say('equipment.groups')}>
            <GroupsField groups={groups} onChange={setGroups} />
          </Card>
        )}
        <FormButtons saving={form.saving} onCancel={() => void navigate({ to: faces[kind].list })} />
      </Stack>
      {conflict.theirs !== null && (
        <BothVersions
          mine={{ values: form.form.getValues(), active }}
          theirs={{ values: valuesOf(conflict.theirs, scale), active: conflict.theirs.active }}
          types={types}
          conflict={conflict}
          form={form}
          onClose={() => void navigate({ to: faces[kind].list })}
        />
      )}
    </form>
  )
}

type Version = { readonly values: UnitValues; readonly active: boolean }
type BothProps = {
  readonly mine: Version
  readonly theirs: Version
  readonly types: readonly UnitType[]
  readonly conflict: Conflict<Unit>
  readonly form: CallForm<UnitValues>
  readonly onClose: () => void
}

function BothVersions({ mine, theirs, types, ...dialog }: BothProps) {
  const say = useSay()
  const places = useQuery(roomsOf(usePlaceId(), useLanguage())).data ?? []
  const both = (label: string, words: (version: Version) => string) => ({
    label,
    mine: words(mine),
    theirs: words(theirs),
  })
  const nameIn = (list: readonly { readonly id: number; readonly name: string }[], id: string): string =>
    list.find((one) => String(one.id) === id)?.name ?? ''
  const fields = [
    both(say('equipment.name'), ({ values }) => values.name),
    both(say('equipment.type'), ({ values }) => nameIn(types, values.type)),
    both(say('equipment.room'), ({ values }) => nameIn(places, values.room)),
    both(say('equipment.size'), ({ values }) => values.size),
    both(say('equipment.in_use'), ({ active }) => say(active ? 'equipment.in_use' : 'equipment.not_in_use')),
    both(
      say('equipment.sensor'),
      ({ values: { sensor_name, lower_error_margin, upper_error_margin, device_id } }) =>
        [
          sensor_name,
          lower_error_margin === '' ? '' : `≥ ${lower_error_margin}`,
          upper_error_margin === '' ? '' : `≤ ${upper_error_margin}`,
          device_id,
        ]
          .filter((part) => part !== '')
          .join(', '),
    ),
  ]
  return <InputConflict fields={fields} {...dialog} />
}

function RoomField({ field }: { readonly field: object }) {
  const say = useSay()
  const roomsQuery = useQuery(roomsOf(usePlaceId(), useLanguage()))
  if (roomsQuery.data === undefined) return null
  return (
    <NativeSelect
      {...field}
      label={say('equipment.room')}
      data={[
        { value: '', label: say('equipment.no_room') },
        ...roomsQuery.data.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** The unit as the server has it. */
const asUnit = (kind: UnitKind, current: unknown): Unit =>
  kind === 'equipment' ? unitOfEquipment(current as Equipment) : unitOfRoom(current as Room)

function inFormsWords(kind: UnitKind, problem: Problem): Problem {
  const { code, message, status, correlation_id, current } = problem
  return new Problem({
    code,
    message,
    status,
    correlation_id,
    current: current === undefined ? undefined : asUnit(kind, current),
    errors: problem.errors.map((error) => ({ ...error, field: formField(error.field) })),
  })
}
