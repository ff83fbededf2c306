import { Alert } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { NewPlace } from './new-place.tsx'

/**
 * The first place of a company, or one more; then the overview. `?company=` names another company than the
 * selected one.
 */
export function CreatePlacePage() {
  const say = useSay()
  const navigate = useNavigate()
  const { company: wanted } = useSearch({ strict: false })
  const { companies, company: selected, can } = useAccess()
  const company = companies.find(({ id }) => id === wanted) ?? selected
  if (company === null) return null
  return (
    <div style={{ maxWidth: 860, marginInline: 'auto' }}>
      <PageHeader title={say('places.create_title')} hint={say('places.create_hint')} />
      {can('places.create', { company_id: company.id }) ? (
        <Card>
          <NewPlace
            company={company}
            submit={say('places.create')}
            onCancel={company.places.length === 0 ? undefined : () => void navigate({ to: paths.overview })}
            onCreated={({ name }) => {
              toast('success', say('places.created', { name }))
              return navigate({ to: paths.planSetup })
            }}
          />
        </Card>
      ) : (
        <Alert color="amber">{say('places.owner_creates')}</Alert>
      )}
    </div>
  )
}
