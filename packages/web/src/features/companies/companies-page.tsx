import { Badge, Box, Button, Stack } from '@mantine/core'
import { IconArrowLeft, IconPlus } from '@tabler/icons-react'
import { Link, useSearch } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess, type Company } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { LinkRows } from '#ui/link-rows.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { CompanyCard } from './company-card.tsx'
import { ExportCard } from './export-card.tsx'
import { RemovedCompanies } from './removed-companies.tsx'

/**
 * The companies of the account; a single one is shown at once. Users with access to places only do not see
 * their company here.
 */
export function CompaniesPage() {
  const say = useSay()
  const { company: wanted } = useSearch({ from: '/shell/set-up/companies' })
  const access = useAccess()
  const companies = access.companies.filter(({ role }) => role !== null)
  if (!access.can('companies.edit')) return <NoPermission title={say('companies.title')} />
  const company =
    companies.find(({ id }) => id === wanted) ?? (companies.length === 1 ? companies[0] : undefined)
  return (
    <>
      <PageHeader
        title={company?.name ?? say('companies.title')}
        hint={
          company === undefined
            ? say('companies.hint')
            : say('companies.places_count', { count: company.places.length })
        }
      >
        {company !== undefined && companies.length > 1 && (
          <Button
            variant="subtle"
            color="ink"
            leftSection={<IconArrowLeft size={18} stroke={1.8} />}
            renderRoot={(props) => <Link to={paths.setUpCompanies} {...props} />}
          >
            {say('companies.all')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={18} stroke={1.8} />}
          renderRoot={(props) => <Link to={paths.setUpNewCompany} {...props} />}
        >
          {say('companies.add')}
        </Button>
      </PageHeader>
      {company === undefined ? (
        <CompanyRows companies={companies} />
      ) : (
        <Stack gap="lg">
          <CompanyCard key={company.id} company={company} />
          {access.can('company_exports.manage', { company_id: company.id }) && (
            <ExportCard company={company} />
          )}
        </Stack>
      )}
      <Box mt="lg">
        <RemovedCompanies />
      </Box>
    </>
  )
}

function CompanyRows({ companies }: { readonly companies: readonly Company[] }) {
  const say = useSay()
  const selected = useAccess().company?.id
  const rows = companies.map((one) => ({
    id: one.id,
    title: one.name,
    hint: say('companies.places_count', { count: one.places.length }),
    aside: one.id === selected ? <Badge>{say('companies.selected')}</Badge> : undefined,
  }))
  return (
    <Card flush>
      <LinkRows
        label={say('companies.title')}
        rows={rows}
        link={({ id }, props) => (
          <Link to={paths.setUpCompanies} search={{ company: Number(id) }} {...props} />
        )}
      />
    </Card>
  )
}
