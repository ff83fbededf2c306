import { Anchor, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { contactOf } from './billing.api.ts'

/** Whom to ask, by the company's country; and that packages are ordered there where nothing is sold here. */
export function ContactCard({ companyId }: { readonly companyId: number }) {
  const say = useSay()
  const contact = useQuery(contactOf(companyId))
  return (
    <Card title={say('billing.contact')}>
      <QueryView query={contact} skeleton={<RowsSkeleton rows={1} />}>
        {({ email, phone, takes_payments }) => (
          <Stack gap="xs">
            <Text>{say(takes_payments ? 'billing.contact_questions' : 'billing.contact_text')}</Text>
            {email === null && phone === null && <Text c="dimmed">{say('billing.contact_none')}</Text>}
            {email !== null && (
              <Anchor href={`mailto:${email}`} underline="always" w="fit-content">
                {email}
              </Anchor>
            )}
            {phone !== null && (
              <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`} underline="always" w="fit-content">
                {phone}
              </Anchor>
            )}
          </Stack>
        )}
      </QueryView>
    </Card>
  )
}
