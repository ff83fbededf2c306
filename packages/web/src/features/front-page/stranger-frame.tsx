import { Link, Outlet } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { LegalLinks } from '#features/legal-documents/public.tsx'
import { languages, type LanguageKey, languageTag } from '@larder/core/languages'
import { changeLanguage, useLanguage, useSay } from '#kit/i18n.ts'
import { Logo } from '#ui/logo.tsx'
import styles from './stranger-frame.module.css'

/** The frame of the pages for strangers: the name, the language, the way in, and the operator's documents. */
export function StrangerFrame() {
  const say = useSay()
  return (
    <div className={styles.frame}>
      <header className={styles.top}>
        <Link to={paths.home} className={styles.name}>
          <Logo size={34} />
          Larder
        </Link>
        <LanguageChoice />
        <Link to={paths.login} className={styles.login}>
          {say('auth.log_in')}
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <footer className={styles.foot}>
        <span>Larder</span>
        <span>{say('front.browsers')}</span>
        <LegalLinks />
      </footer>
    </div>
  )
}

/** The browser's own list: the first page of a stranger loads no menu for it. */
function LanguageChoice() {
  const say = useSay()
  return (
    <select
      className={styles.language}
      aria-label={say('front.languages')}
      value={useLanguage()}
      onChange={(event) => void changeLanguage(event.currentTarget.value as LanguageKey)}
    >
      {languages.map(({ key, name }) => (
        <option key={key} value={key} lang={languageTag(key)}>
          {name}
        </option>
      ))}
    </select>
  )
}
