import type { Partner } from '@larder/contract/partners'
import { Button } from '@mantine/core'
import { IconTruckDelivery } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { toastProblem } from '#kit/toasts.ts'
import { EditableList } from '#ui/editable-list.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PartnerForm } from './partner-form.tsx'
import { partnersOf, useChangePartner, useDisablePartner } from './partners.api.ts'

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
  return (
    <EditableList
      title={say('nav.partners')}
      hint={say('partners.hint')}
      query={useQuery(partnersOf(placeId))}
      newTitle={say('partners.new')}
      empty={{
        icon: IconTruckDelivery,
        title: say('partners.empty_title'),
        text: say('partners.empty_text'),
      }}
      form={(partner, onClose) => <PartnerForm placeId={placeId} partner={partner} onClose={onClose} />}
      isDimmed={({ is_disabled }) => is_disabled}
      facts={({ phone, email, is_disabled }) => (
        <>
          <div>{[phone, email].filter((part) => part !== '').join(' · ')}</div>
          {is_disabled && <div>{say('partners.disabled')}</div>}
        </>
      )}
      actions={(partner) => <Toggle placeId={placeId} partner={partner} />}
    />
  )
}

function Toggle({ placeId, partner }: { readonly placeId: number; readonly partner: Partner }) {
  const say = useSay()
  const { id, name, is_disabled, version } = partner
  const change = useChangePartner()
  const disable = useDisablePartner()
  const toggle = (): void => {
    const params = { placeId, id }
    if (is_disabled) change.mutate({ params, body: { is_disabled: false } }, { onError: toastProblem })
    else
      disable.mutate(
        { params, body: { is_disabled: true, base_version: version } },
        { onError: toastProblem },
      )
  }
  return (
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
  )
}
