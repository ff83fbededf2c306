import { Text } from '@mantine/core'
import { useSession } from '#kit/session.ts'
import { LateMenu } from '#ui/late-menu.tsx'
import { PickerButton, useHere } from './picker-button.tsx'

const load = () => import('./place-list.tsx').then(({ PlaceList }) => PlaceList)

/**
 * The current company and place; chooses others (general 2.7). Readers of a shared link see the name only.
 */
export function PlacePicker() {
  const here = useHere()
  const shared = useSession().shared_access_token !== null
  if (!shared) return <LateMenu button={PickerButton} kind="listbox" load={load} />
  return (
    <Text fw={500} truncate>
      {here}
    </Text>
  )
}
