import { Stack, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { InvitationNotice } from '#features/account/public.tsx'
import { RegisterSteps } from '#features/auth/public.tsx'
import { useSay } from '#kit/i18n.ts'
import { writeForVisit } from '#kit/storage.ts'
import { NewCompany } from './new-company.tsx'

/** The second step of registration. */
export function RegisterCompanyPage() {
  const say = useSay()
  const navigate = useNavigate()
  return (
    <Stack gap="md">
      <title>{`${say('companies.register_title')} · Larder`}</title>
      <RegisterSteps active="company" />
      <InvitationNotice />
      <div>
        <Title order={1}>{say('companies.register_title')}</Title>
        <Text size="sm" c="dimmed" mt={4}>
          {say('companies.register_hint')}
        </Text>
      </div>
      <NewCompany
        narrow
        submit={say('companies.continue')}
        onCreated={() => {
          writeForVisit('setting_up', 'true')
          return navigate({ to: paths.registerFinal })
        }}
      />
    </Stack>
  )
}
