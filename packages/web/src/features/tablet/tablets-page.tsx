import type { Device } from '@larder/contract/devices'
import { Alert, Badge, Button, Group, Text, TextInput } from '@mantine/core'
import { IconDeviceTablet } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { paths } from '#app/paths.ts'
import { AddressCode } from '#features/app-offer/public.tsx'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import rows from '#ui/rows.module.css'
import { devicesOf, useCreateDevice, useRemoveDevice } from './tablet.api.ts'

/** Tablets that the people of the place share. */
export function TabletsPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('devices.manage')) return <NoPermission title={say('nav.tablets')} />
  return <Tablets key={place.id} placeId={place.id} />
}

type Pairing = { readonly name: string; readonly code: string }

function Tablets({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const tablets = useQuery(devicesOf(placeId))
  const [pairing, setPairing] = useState<Pairing | null>(null)
  const [removed, setRemoved] = useState<Device | null>(null)
  return (
    <>
      <PageHeader title={say('nav.tablets')} hint={say('tablet.tablets_hint')} />
      <Card title={say('tablet.add')}>
        <NewTablet placeId={placeId} onGiven={setPairing} />
        {pairing !== null && <PairingCode given={pairing} />}
      </Card>
      <div style={{ marginTop: 'var(--mantine-spacing-md)' }}>
        <Card>
          <QueryView query={tablets} skeleton={<RowsSkeleton rows={2} />}>
            {(list) =>
              list.length === 0 ? (
                <Text c="dimmed">{say('tablet.none')}</Text>
              ) : (
                <ul className={rows.rows} aria-label={say('nav.tablets')}>
                  {list.map((device) => (
                    <TabletRow key={device.id} device={device} onRemove={() => setRemoved(device)} />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Card>
      </div>
      {removed !== null && (
        <RemoveTablet placeId={placeId} device={removed} onClose={() => setRemoved(null)} />
      )}
    </>
  )
}

/** For the tablet's camera, and to be typed. The code is in the fragment, which no server logs. */
function PairingCode({ given: pairing }: { readonly given: Pairing }) {
  const say = useSay()
  return (
    <Alert mt="md" title={pairing.name} role="status">
      <Group gap="lg" align="center">
        <Suspense fallback={null}>
          <AddressCode address={`${location.origin}${paths.tablet}#code=${pairing.code}`} />
        </Suspense>
        <div style={{ flex: '1 1 220px' }}>
          <Text>{say('tablet.scan')}</Text>
          <Text mt="sm">{say('tablet.code_hint', { address: `${location.host}${paths.tablet}` })}</Text>
          <Text ff="monospace" fz={32} fw={700} my="xs">
            {pairing.code}
          </Text>
        </div>
      </Group>
    </Alert>
  )
}

type NewProps = { readonly placeId: number; readonly onGiven: (given: Pairing) => void }

function NewTablet({ placeId, onGiven }: NewProps) {
  const say = useSay()
  const create = useCreateDevice()
  const { field, submit, saving, form } = useCallForm({
    initialValues: { name: '' },
    validate: { name: required },
    save: async (body) => {
      onGiven(await create.mutateAsync({ params: { placeId }, body }))
      form.reset()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Group align="flex-end" gap="sm">
        <TextInput {...field('name')} label={say('tablet.name')} maxLength={100} style={{ flex: 1 }} />
        <Button type="submit" loading={saving} leftSection={<IconDeviceTablet size={18} aria-hidden />}>
          {say('tablet.get_code')}
        </Button>
      </Group>
    </form>
  )
}

function TabletRow({ device, onRemove }: { readonly device: Device; readonly onRemove: () => void }) {
  const say = useSay()
  const { place } = useAccess()
  const { datePattern } = useCompanyFormat()
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Text fw={600}>{device.name}</Text>
        {device.last_seen_at !== null && (
          <Text size="sm" c="dimmed">
            {say('tablet.last_seen', {
              time: formatInstant(device.last_seen_at, place?.timezone ?? 'UTC', datePattern),
            })}
          </Text>
        )}
      </div>
      <Group gap="sm">
        {!device.is_paired && <Badge color="amber">{say('tablet.waits')}</Badge>}
        <Button variant="subtle" color="red" onClick={onRemove}>
          {say('tablet.revoke')}
        </Button>
      </Group>
    </li>
  )
}

type RemoveProps = { readonly placeId: number; readonly device: Device; readonly onClose: () => void }

function RemoveTablet({ placeId, device, onClose }: RemoveProps) {
  const say = useSay()
  const remove = useRemoveDevice()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({ params: { placeId, id: device.id } })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('tablet.revoke_title', { name: device.name })}
      confirm={say('tablet.revoke')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('tablet.revoke_text')}
    </ConfirmModal>
  )
}
