import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import type { MenuButtonProps } from '#ui/late-menu.tsx'
import styles from './shell.module.css'

/** The company and the place that are chosen, in words. */
export function useHere(): string {
  const { company, place, visit } = useAccess()
  return [company?.name ?? visit?.company_name, place?.name].filter((name) => name !== undefined).join(' · ')
}

export function PickerButton({ className = '', ...rest }: MenuButtonProps) {
  const say = useSay()
  const here = useHere()
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
