import { LanguageSwitcher } from '#ui/language-switcher.tsx'
import { LogoLink } from './logo-link.tsx'
import { NewAccountMenu } from './new-account-menu.tsx'
import styles from './shell.module.css'

/** The header for new accounts: language, and a menu with company, locations, and close or log out. */
export const NewAccountHeader = () => (
  <header className={styles.header}>
    <LogoLink />
    <div className={styles.spacer} />
    <LanguageSwitcher />
    <NewAccountMenu />
  </header>
)
