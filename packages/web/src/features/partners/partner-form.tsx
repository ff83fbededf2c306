import type { Partner } from '@larder/contract/partners'
import { Button, Group, Stack, Switch, TextInput } from '@mantine/core'
import { focusNow, useFocusBack } from '#kit/focus.ts'
import { useCallForm, type CallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { useChangePartner, useCreatePartner } from './partners.api.ts'

type Props = {
  readonly placeId: number
  /** Null = a new one. */
  readonly partner: Partner | null
  readonly onClose: () => void
}

export function PartnerForm({ placeId, partner, onClose }: Props) {
  const say = useSay()
  useFocusBack()
  const create = useCreatePartner()
  const change = useChangePartner()
  const { field, submit, saving } = useCallForm({
    initialValues: {
      name: partner?.name ?? '',
      is_supplier: partner?.is_supplier ?? true,
      is_customer: partner?.is_customer ?? false,
      email: partner?.email ?? '',
      phone: partner?.phone ?? '',
      address: partner?.address ?? '',
      gln: partner?.gln ?? '',
    },
    validate: { name: required },
    changes: { opened: partner, onTheirs: onClose },
    save: async (body, base) => {
      await (partner === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({ params: { placeId, id: partner.id }, body: { ...body, ...base } }))
      toast('success', texts.t('partners.saved'))
      onClose()
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <TextInput
          ref={focusNow}
          {...field('name')}
          size="md"
          label={say('partners.name')}
          description={partner === null ? undefined : say('partners.rename_hint')}
          maxLength={255}
          required
        />
        <PartnerContacts field={field} />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" size="md" onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          <Button type="submit" size="md" loading={saving}>
            {say('ui.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type ContactName = 'is_supplier' | 'is_customer' | 'email' | 'phone' | 'address' | 'gln'
type ContactField = (
  name: ContactName,
  kind?: 'input' | 'checkbox',
) => ReturnType<CallForm<Record<string, unknown>>['field']>

/** Whom a recall must reach, and how. */
function PartnerContacts({ field }: { readonly field: ContactField }) {
  const say = useSay()
  return (
    <>
      <Switch {...field('is_supplier', 'checkbox')} size="md" label={say('partners.is_supplier')} />
      <Switch {...field('is_customer', 'checkbox')} size="md" label={say('partners.is_customer')} />
      <TextInput {...field('email')} size="md" type="email" label={say('partners.email')} maxLength={254} />
      <TextInput {...field('phone')} size="md" type="tel" label={say('partners.phone')} maxLength={60} />
      <TextInput {...field('address')} size="md" label={say('partners.address')} maxLength={500} />
      <TextInput
        {...field('gln')}
        size="md"
        inputMode="numeric"
        label={say('partners.gln')}
        description={say('partners.gln_hint')}
        maxLength={20}
      />
    </>
  )
}
