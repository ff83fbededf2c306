import { Box } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { writeForVisit } from '#kit/storage.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { NewCompany } from './new-company.tsx'
import { RemovedCompanies } from './removed-companies.tsx'

/**
 * For accounts without a company, and for one more. The first is followed by the setting-up page, any other
 * by its place.
 */
export function CreateCompanyPage() {
  const say = useSay()
  const navigate = useNavigate()
  const isFirst = useAccess().companies.length === 0
  return (
    <div style={{ maxWidth: 760, marginInline: 'auto' }}>
      <PageHeader
        title={say(isFirst ? 'companies.register_title' : 'companies.new_title')}
        hint={say('companies.register_hint')}
      />
      <Card>
        <NewCompany
          submit={say('companies.continue')}
          onCancel={isFirst ? undefined : () => void navigate({ to: paths.overview })}
          onCreated={() => {
            if (!isFirst) return navigate({ to: paths.createPlace })
            writeForVisit('setting_up', 'true')
            return navigate({ to: paths.settingUp })
          }}
        />
      </Card>
      <Box mt="lg">
        <RemovedCompanies />
      </Box>
    </div>
  )
}
