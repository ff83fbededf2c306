import { isForGuests } from '@larder/core/shared-accesses'
import type { SharedAccess } from '@larder/contract/shared-accesses'
import { Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { Suspense, useEffect, useRef } from 'react'
import { AddressCode } from '#features/app-offer/public.tsx'
import { GuestMatrix } from '#features/products/public.tsx'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'

type Props = { readonly access: SharedAccess; readonly onAnother: () => void }

function LinkCode({ link }: { readonly link: string }) {
  const say = useSay()
  return (
    <Group mt="lg" gap="lg" align="center">
      <AddressCode address={link} />
      <Text flex={1} miw={200}>
        {say('share.scan_records')}
      </Text>
    </Group>
  )
}

/** The new link, shown this once. */
export function AccessLink({ access, onAnother }: Props) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { place } = useAccess()
  const { name, link, valid_date, modules } = access
  const address = useRef<HTMLInputElement>(null)
  // The form is gone, so the focus moves to the link to be copied.
  useEffect(() => address.current?.focus(), [])
  return (
    <Card title={say('share.made_title', { name })}>
      <div role="status">
        <Text>{say('share.made_text', { date: formatDate(valid_date, datePattern) })}</Text>
      </div>
      <Group mt="md" gap="sm" align="center">
        <TextInput
          ref={address}
          aria-label={say('share.link')}
          value={link ?? ''}
          readOnly
          flex={1}
          miw={200}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={link ?? ''}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={
                copied ? <IconCheck size={18} stroke={1.8} /> : <IconCopy size={18} stroke={1.8} />
              }
              onClick={copy}
            >
              {say(copied ? 'share.copied' : 'share.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      {place !== null && link !== null && (
        <Suspense fallback={null}>
          {isForGuests(modules) ? <GuestMatrix placeId={place.id} link={link} /> : <LinkCode link={link} />}
        </Suspense>
      )}
      <Button mt="lg" variant="subtle" onClick={onAnother}>
        {say('share.another')}
      </Button>
    </Card>
  )
}
