import type { Place } from '@larder/contract/places'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { StateBadge } from '#ui/state-badge.tsx'
import { useAskMailAddress } from './places.api.ts'

/**
 * The addresses for e-mails of the place; consent can be requested again from an address that has not agreed
 * yet.
 */
export function MailAddresses({ place }: { readonly place: Place }) {
  const say = useSay()
  const { can } = useAccess()
  const ask = useAskMailAddress()
  const mayAsk = can('places.edit', { company_id: place.company_id, place_id: place.id })
  const send = async (email: string): Promise<void> => {
    try {
      await ask.mutateAsync({ params: { placeId: place.id }, body: { email } })
      toast('success', say('places.address_asked', { email }))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return (
    <Stack gap="xs">
      {place.mail_addresses.map(({ email, is_confirmed }) => (
        <Group key={email} gap="4px 12px">
          <span>{email}</span>
          {!is_confirmed && (
            <>
              <StateBadge state="due">{say('places.address_waits')}</StateBadge>
              {mayAsk && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  loading={ask.isPending}
                  onClick={() => void send(email)}
                >
                  {say('places.address_ask')}
                </Button>
              )}
            </>
          )}
        </Group>
      ))}
      {place.mail_addresses.some(({ is_confirmed }) => !is_confirmed) && (
        <Text size="sm" c="dimmed">
          {say('places.address_waits_hint')}
        </Text>
      )}
    </Stack>
  )
}
