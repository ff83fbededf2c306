import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import { useOnDemand } from '#kit/on-demand.ts'
import { LanguageSwitcher } from '#ui/language-switcher.tsx'
import { LogoLink } from './logo-link.tsx'
import styles from './shell.module.css'

/** The header for new accounts: language, and a menu with company, locations, and close or log out. */
export function NewAccountHeader() {
  const { Part, ask, prepare } = useOnDemand(() =>
    import('./new-account-menu.tsx').then(({ NewAccountMenu }) => NewAccountMenu),
  )
  return (
    <header className={styles.header}>
      <LogoLink />
      <div className={styles.spacer} />
      <LanguageSwitcher />
      {Part === null ? <MenuButton aria-haspopup="menu" onClick={ask} onPointerEnter={prepare} /> : <Part />}
    </header>
  )
}

export function MenuButton(props: ActionIconProps & ComponentPropsWithRef<'button'>) {
  const say = useSay()
  return (
    <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('shell.menu')} {...props}>
      <IconMenu2 size={22} stroke={1.7} />
    </ActionIcon>
  )
}
