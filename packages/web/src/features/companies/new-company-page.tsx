import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { NewCompany } from './new-company.tsx'

/** One more company, from the set-up area. */
export function NewCompanyPage() {
  const say = useSay()
  const navigate = useNavigate()
  const { can } = useAccess()
  if (!can('companies.edit')) return <NoPermission title={say('companies.new_title')} />
  return (
    <>
      <PageHeader title={say('companies.new_title')} hint={say('companies.register_hint')} />
      <Card>
        <NewCompany
          submit={say('companies.create')}
          onCancel={() => void navigate({ to: paths.setUpCompanies })}
          onCreated={({ id }) => {
            toast('success', say('companies.created'))
            return navigate({ to: paths.setUpCompanies, search: { company: id } })
          }}
        />
      </Card>
    </>
  )
}
