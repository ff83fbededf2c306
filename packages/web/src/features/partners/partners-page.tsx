import type { Partner } from '@larder/contract/partners'
import { Button, Group, Text } from '@mantine/core'
import { IconPlus, IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { PartnerForm } from './partner-form.tsx'
import { partnersOf, useChangePartner, useDisablePartner } from './partners.api.ts'
import styles from '#ui/rows.module.css'

/**
 * Whom entries name as supplier or service provider: the list of the place, which new names join from the
 * day's work.
 */
export function PartnersPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('partners.edit')) return <NoPermission title={say('nav.partners')} />
  return <Partners key={place.id} placeId={place.id} />
}

function Partners({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const partners = useQuery(partnersOf(placeId))
  const [editing, setEditing] = useState<Partner | 'new' | null>(null)
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setEditing('new')}>
      {say('partners.new')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('nav.partners')} hint={say('partners.hint')}>
        {partners.data?.length !== 0 && add}
      </PageHeader>
      {editing !== null && (
        <Card title={editing === 'new' ? say('partners.new') : editing.name}>
          <PartnerForm
            key={editing === 'new' ? 'new' : editing.id}
            placeId={placeId}
            partner={editing === 'new' ? null : editing}
            onClose={() => setEditing(null)}
          />
        </Card>
      )}
      <div style={{ marginTop: editing === null ? 0 : 'var(--mantine-spacing-md)' }}>
        <Card>
          <QueryView query={partners} skeleton={<RowsSkeleton rows={2} />}>
            {(list) =>
              list.length === 0 ? (
                <EmptyState icon={IconTruckDelivery} title={say('partners.empty_title')} action={add}>
                  {say('partners.empty_text')}
                </EmptyState>
              ) : (
                <ul className={styles.rows} aria-label={say('nav.partners')}>
                  {list.map((partner) => (
                    <PartnerRow
                      key={partner.id}
                      placeId={placeId}
                      partner={partner}
                      onEdit={() => setEditing(partner)}
                    />
                  ))}
                </ul>
              )
            }
          </QueryView>
        </Card>
      </div>
    </>
  )
}

function PartnerRow({
  placeId,
  partner,
  onEdit,
}: {
  readonly placeId: number
  readonly partner: Partner
  readonly onEdit: () => void
}) {
  const say = useSay()
  const { id, name, is_disabled, phone, email } = partner
  const contacts = [phone, email].filter((part) => part !== '').join(' · ')
  const change = useChangePartner()
  const disable = useDisablePartner()
  const refused = { onError: (thrown: unknown) => toastProblem(asProblem(thrown)) }
  const toggle = (): void => {
    const params = { placeId, id }
    if (is_disabled) change.mutate({ params, body: { is_disabled: false } }, refused)
    else disable.mutate({ params, body: { is_disabled: true, base_version: partner.version } }, refused)
  }
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Text fw={600} {...(is_disabled && { c: 'dimmed' })} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {contacts !== '' && (
          <Text size="sm" c="dimmed">
            {contacts}
          </Text>
        )}
        {is_disabled && (
          <Text size="sm" c="dimmed">
            {say('partners.disabled')}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button variant="default" size="md" aria-label={`${say('ui.edit')}: ${name}`} onClick={onEdit}>
          {say('ui.edit')}
        </Button>
        <Button
          variant="subtle"
          size="md"
          px="sm"
          loading={change.isPending || disable.isPending}
          aria-label={say(is_disabled ? 'partners.enable_named' : 'partners.disable_named', { name })}
          onClick={toggle}
        >
          {say(is_disabled ? 'partners.enable' : 'partners.disable')}
        </Button>
      </Group>
    </li>
  )
}
