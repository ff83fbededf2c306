import { useNavigate } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { toast } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { NewPlace } from './new-place.tsx'

/** One more place, from the set-up area. */
export function NewPlacePage() {
  const say = useSay()
  const navigate = useNavigate()
  const { company, can } = useAccess()
  if (company === null) return null
  if (!can('places.create')) return <NoPermission title={say('places.create_title')} />
  return (
    <>
      <PageHeader title={say('places.create_title')} hint={company.name} />
      <Card>
        <NewPlace
          company={company}
          submit={say('places.create')}
          onCancel={() => void navigate({ to: paths.setUpPlaces })}
          onCreated={({ id, name }) => {
            toast('success', say('places.created', { name }))
            return navigate({ to: paths.setUpPlaces, search: { place: id } })
          }}
        />
      </Card>
    </>
  )
}
