import type { RecallDetails } from '@larder/contract/recalls'
import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core'
import { useIsMutating } from '@tanstack/react-query'
import { useAccess } from '#kit/access.ts'
import { useCallForm } from '#kit/form.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { required } from '#kit/rules.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { useCloseRecall } from './recalls.api.ts'

type Props = { readonly placeId: number; readonly recall: RecallDetails }

/** The end of a recall: who signs the report. */
export function CloseCard({ placeId, recall }: Props) {
  const say = useSay()
  const { profile } = useAccess()
  const close = useCloseRecall()
  // An answer that is being saved belongs into the report.
  const isSaving = useIsMutating() > 0
  const informed = recall.recipients.filter(({ informed_at }) => informed_at !== null).length
  const missing = recall.recipient_count - informed
  const { field, submit, saving } = useCallForm({
    initialValues: { name: [profile?.firstname, profile?.lastname].filter(Boolean).join(' '), role: '' },
    validate: { name: required, role: required },
    save: async ({ name, role }) => {
      await close.mutateAsync({
        params: { placeId, id: recall.id },
        body: { base_version: recall.version, name: name.trim(), role: role.trim() },
      })
      toast('success', texts.t('recalls.closed_done'))
    },
    onInvalid: () => toast('error', texts.t('rule.required_fields')),
  })
  return (
    <Card title={say('recalls.close')}>
      <Stack gap="md">
        <Text>{say('recalls.close_text')}</Text>
        {missing > 0 && <Text role="status">{say('recalls.not_informed_yet', { count: missing })}</Text>}
        <form onSubmit={submit} noValidate>
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              {...field('name')}
              size="md"
              label={say('audits.your_name')}
              maxLength={255}
              required
            />
            <TextInput
              {...field('role')}
              size="md"
              label={say('audits.your_role')}
              maxLength={255}
              required
            />
          </SimpleGrid>
          <Button type="submit" size="md" mt="md" loading={saving} disabled={isSaving}>
            {say('recalls.close')}
          </Button>
        </form>
      </Stack>
    </Card>
  )
}
