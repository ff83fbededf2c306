import type { devices } from '@larder/contract/devices'
import type { ResponseOf } from '@larder/contract/kit'
import { Badge, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { pinsOf, useSetPin } from './account.api.ts'

type OwnPin = ResponseOf<typeof devices.ownPins>[number]

/** The PIN for the tablets of each place where the person works; nothing where no place has one. */
export function PinForms() {
  const say = useSay()
  const { data: pins = [] } = useQuery(pinsOf())
  if (pins.length === 0) return null
  return (
    <Card title={say('account.pins')}>
      <Text c="dimmed" mb="md">
        {say('account.pins_hint')}
      </Text>
      <Stack gap="lg">
        {pins.map((pin) => (
          <PinForm key={pin.worker_id} pin={pin} />
        ))}
      </Stack>
    </Card>
  )
}

function PinForm({ pin: { worker_id, company, place, has_pin } }: { readonly pin: OwnPin }) {
  const say = useSay()
  const set = useSetPin()
  const { form, field, submit, saving } = useCallForm({
    initialValues: { pin: '' },
    validate: { pin: (pin) => (/^\d{4}$/.test(pin) ? null : say('field_error.pin')) },
    save: async (body) => {
      await set.mutateAsync({ params: { id: worker_id }, body })
      form.reset()
      toast('success', say('account.pin_saved'))
    },
  })
  return (
    <form onSubmit={submit} noValidate aria-label={`${company} · ${place}`}>
      <Group gap="sm" mb="xs">
        <Text fw={600}>{`${company} · ${place}`}</Text>
        <Badge color={has_pin ? 'leaf' : 'amber'}>
          {say(has_pin ? 'account.pin_set' : 'account.pin_missing')}
        </Badge>
      </Group>
      <Group align="flex-end" gap="sm">
        <TextInput
          {...field('pin')}
          label={say('tablet.new_pin')}
          inputMode="numeric"
          type="password"
          autoComplete="off"
          maxLength={4}
          style={{ flex: 1 }}
        />
        <Button type="submit" loading={saving}>
          {say('ui.save')}
        </Button>
      </Group>
    </form>
  )
}
