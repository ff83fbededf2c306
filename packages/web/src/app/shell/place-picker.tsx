import { Text } from '@mantine/core'
import { useAccess } from '#kit/access.ts'
import { useSession } from '#kit/session.ts'
import { PlaceList } from './place-list.tsx'

/** Where one is, and the way elsewhere: chooses company and place (general 2.7). */
export function PlacePicker() {
  const { company, place, visit } = useAccess()
  const shared = useSession().shared_access_token !== null
  const here = [company?.name ?? visit?.company_name, place?.name]
    .filter((name) => name !== undefined)
    .join(' · ')
  if (shared)
    return (
      <Text fw={500} truncate>
        {here}
      </Text>
    )
  return <PlaceList here={here} />
}
