import type { Changes } from '#kit/form.ts'
import type { CompanyInput } from '@larder/contract/companies'
import { Button, Divider, Group, Stack } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import type { CompanyLists } from './companies.api.ts'
import { CompanyFields } from './company-fields.tsx'
import { CompanyPreferences, PreferencesSummary } from './company-preferences.tsx'
import type { CompanyValues } from './company-values.ts'
import { useCompanyForm } from './use-company-form.ts'

type Props = {
  readonly lists: CompanyLists
  readonly start: CompanyValues
  readonly isNew: boolean
  /** One column, one wide button: inside the card of registration. */
  readonly narrow?: boolean
  readonly submit: string
  readonly save: (input: CompanyInput) => Promise<unknown>
  /** Of a company that is there. */
  readonly changes?: Changes<CompanyValues>
  readonly onCancel?: (() => void) | undefined
}

/** The company form in edit mode. A refused save keeps all values. */
export function CompanyForm({ lists, start, isNew, narrow = false, submit, onCancel, ...sending }: Props) {
  const say = useSay()
  const form = useCompanyForm({ start, isNew, ...sending })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack gap="lg">
        <CompanyFields form={form} lists={lists} narrow={narrow} />
        <Divider />
        {form.preferencesShown ? (
          <CompanyPreferences form={form} lists={lists} narrow={narrow} />
        ) : (
          <PreferencesSummary form={form} lists={lists} />
        )}
        <Group justify="flex-end" gap="sm">
          {onCancel !== undefined && (
            <Button variant="default" onClick={onCancel}>
              {say('ui.cancel')}
            </Button>
          )}
          <Button type="submit" loading={form.saving} fullWidth={narrow}>
            {submit}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
