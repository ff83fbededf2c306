import { Text } from '@mantine/core'
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useOnDemand } from '#kit/on-demand.ts'
import { useSession } from '#kit/session.ts'
import styles from './shell.module.css'

/** Where one is, and the way elsewhere: chooses company and place (general 2.7). */
export function PlacePicker() {
  const { company, place, visit } = useAccess()
  const shared = useSession().shared_access_token !== null
  const here = [company?.name ?? visit?.company_name, place?.name]
    .filter((name) => name !== undefined)
    .join(' · ')
  const { Part, ask, prepare } = useOnDemand(() =>
    import('./place-list.tsx').then(({ PlaceList }) => PlaceList),
  )
  if (shared)
    return (
      <Text fw={500} truncate>
        {here}
      </Text>
    )
  return Part === null ? (
    <PickerButton here={here} aria-haspopup="listbox" onClick={ask} onPointerEnter={prepare} />
  ) : (
    <Part here={here} />
  )
}

export function PickerButton({
  here,
  className = '',
  ...rest
}: ComponentPropsWithRef<'button'> & { readonly here: string }) {
  const say = useSay()
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.picker} ${className}`}
      aria-label={say('shell.choose_place', { here })}
    >
      <IconBuildingStore size={20} stroke={1.7} aria-hidden />
      <span className={styles.label} style={{ whiteSpace: 'nowrap' }}>
        {here === '' ? say('shell.no_place') : here}
      </span>
      <IconChevronDown size={16} stroke={1.8} aria-hidden />
    </button>
  )
}
