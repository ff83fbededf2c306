import { Anchor, Stack } from '@mantine/core'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { NewToken } from './new-token.tsx'
import { Examples } from './examples.tsx'
import { TokenList } from './token-list.tsx'
import { Webhooks } from './webhooks.tsx'

/** Tokens for other software of the selected company. */
export function IntegrationsPage() {
  const say = useSay()
  const { company, can } = useAccess()
  if (company === null || !can('company_tokens.manage'))
    return <NoPermission title={say('integrations.title')} />
  return (
    <>
      <PageHeader
        title={say('integrations.title')}
        hint={
          <>
            {say('integrations.hint')}{' '}
            <Anchor href="/api/docs" target="_blank" rel="noopener" underline="always" inherit>
              {say('integrations.docs')}
            </Anchor>
          </>
        }
      />
      <Stack gap="lg">
        <NewToken key={company.id} companyId={company.id} />
        <TokenList companyId={company.id} />
        <Webhooks key={`webhooks ${company.id}`} companyId={company.id} />
        <Examples />
      </Stack>
    </>
  )
}
