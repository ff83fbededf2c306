import { ActionIcon, Menu } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { useLogout } from '#kit/logout.ts'
import { LanguageSwitcher } from '#ui/language-switcher.tsx'
import { paths } from '../paths.ts'
import { LogoLink } from './logo-link.tsx'
import styles from './shell.module.css'

/** The header for new accounts: language, and a menu with company, locations, and close or log out. */
export function NewAccountHeader() {
  return (
    <header className={styles.header}>
      <LogoLink />
      <div className={styles.spacer} />
      <LanguageSwitcher />
      <NewAccountMenu />
    </header>
  )
}

function NewAccountMenu() {
  const say = useSay()
  const logout = useLogout()
  const { companies } = useAccess()
  const hasPlace = companies.some(({ places }) => places.length > 0)
  return (
    <Menu withinPortal={false} width={200} position="bottom-end" shadow="md" radius="md">
      <Menu.Target>
        <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('shell.menu')}>
          <IconMenu2 size={22} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item renderRoot={(props) => <Link to={paths.createCompany} {...props} />}>
          {say('shell.company')}
        </Menu.Item>
        {companies.length === 0 ? (
          <Menu.Item disabled>{say('shell.locations')}</Menu.Item>
        ) : (
          <Menu.Item renderRoot={(props) => <Link to={paths.createPlace} {...props} />}>
            {say('shell.locations')}
          </Menu.Item>
        )}
        <Menu.Divider />
        {hasPlace ? (
          <Menu.Item renderRoot={(props) => <Link to={paths.overview} {...props} />}>
            {say('ui.close')}
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => void logout()}>{say('shell.log_out')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
