import { Badge, Button, Group, Switch, Text } from '@mantine/core'
import { IconAccessPoint, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccess, useCompanyFormat, useScale } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { limitWords } from './limit-words.ts'
import rows from '#ui/rows.module.css'
import styles from './equipment.module.css'
import type { Unit, UnitKind } from './unit-values.ts'
import { faces, useToggleUnit, useUnits } from './units.ts'

export const EquipmentListPage = () => <UnitsPage kind="equipment" />
export const RoomsPage = () => <UnitsPage kind="room" />

/** The units of the place: type, sensor, and whether they are in use. */
function UnitsPage({ kind }: { readonly kind: UnitKind }) {
  const say = useSay()
  const { place, can } = useAccess()
  const face = faces[kind]
  if (place === null || !can('equipment.edit')) return <NoPermission title={say(face.title)} />
  return (
    <>
      <PageHeader title={say(face.title)} hint={say(face.hint, { place: place.name })}>
        <AddButton kind={kind} />
      </PageHeader>
      <Units key={place.id} kind={kind} />
    </>
  )
}

function AddButton({ kind }: { readonly kind: UnitKind }) {
  const say = useSay()
  const face = faces[kind]
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.8} />}
      renderRoot={(props) => <Link to={face.item} params={{ id: 'new' }} {...props} />}
    >
      {say(face.add)}
    </Button>
  )
}

function Units({ kind }: { readonly kind: UnitKind }) {
  const say = useSay()
  const face = faces[kind]
  const units = useUnits(kind)
  return (
    <Card flush>
      <QueryView query={units} skeleton={<RowsSkeleton rows={4} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState icon={face.icon} title={say(face.empty_title)} action={<AddButton kind={kind} />}>
              {say(face.empty_text)}
            </EmptyState>
          ) : (
            <ul className={rows.rows} aria-label={say(face.title)}>
              {list.map((unit) => (
                <UnitRow key={unit.id} kind={kind} unit={unit} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Card>
  )
}

function UnitRow({ kind, unit }: { readonly kind: UnitKind; readonly unit: Unit }) {
  const say = useSay()
  const { icon: Icon, item } = faces[kind]
  const facts = [unit.type.name, unit.room?.name ?? '', unit.size === null ? '' : `${unit.size} m²`].filter(
    (fact) => fact !== '',
  )
  return (
    <li className={styles.row}>
      <Icon size={24} stroke={1.6} aria-hidden />
      <div className={`${rows.words} ${styles.words}`}>
        <Link className={styles.link} to={item} params={{ id: String(unit.id) }}>
          {unit.name}
        </Link>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {unit.sensor !== null && <SensorLine sensor={unit.sensor} />}
      </div>
      {!unit.active && <Badge color="ink">{say('equipment.not_in_use')}</Badge>}
      <UnitSwitch kind={kind} unit={unit} />
    </li>
  )
}

function SensorLine({ sensor }: { readonly sensor: NonNullable<Unit['sensor']> }) {
  const say = useSay()
  const { temperatureUnit } = useCompanyFormat()
  const limits = limitWords(sensor, temperatureUnit)
  return (
    <Group gap={6} wrap="nowrap" align="flex-start">
      <IconAccessPoint size={16} stroke={1.7} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {[say('equipment.sensor_named', { name: sensor.name }), limits]
          .filter((words) => words !== '')
          .join(' · ')}
      </Text>
    </Group>
  )
}

function UnitSwitch({ kind, unit }: { readonly kind: UnitKind; readonly unit: Unit }) {
  const say = useSay()
  const scale = useScale()
  const toggle = useToggleUnit(kind, scale)
  const [busy, setBusy] = useState(false)
  const flip = async (): Promise<void> => {
    setBusy(true)
    try {
      await toggle(unit)
      toast(
        'success',
        say(unit.active ? 'equipment.deactivated' : 'equipment.activated', { name: unit.name }),
      )
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Switch
      className={styles.switch ?? ''}
      size="md"
      checked={unit.active}
      disabled={busy}
      onChange={() => void flip()}
      aria-label={say('equipment.in_use_named', { name: unit.name })}
    />
  )
}
