import type { Partner } from '@larder/contract/partners'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { focusNow, useFocusBack } from '#kit/focus.ts'
import { useCallForm } from '#kit/form.ts'
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
    initialValues: { name: partner?.name ?? '' },
    validate: { name: required },
    save: async (body) => {
      await (partner === null
        ? create.mutateAsync({ params: { placeId }, body })
        : change.mutateAsync({ params: { placeId, id: partner.id }, body }))
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
