import { IconCheck } from '@tabler/icons-react'
import { Link, Outlet } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { LanguageSwitcher } from '#ui/language-switcher.tsx'
import { Logo } from '#ui/logo.tsx'
import styles from './auth-frame.module.css'

const points = ['auth.point_plan', 'auth.point_daily', 'auth.point_proof'] as const

/** The frame of the pages before login: a description of the product, the language, and one card. */
export function AuthFrame() {
  const say = useSay()
  return (
    <div className={styles.frame}>
      <aside className={styles.brand} aria-label="Larder">
        <Brand />
        <div>
          <p className={styles.promise}>{say('auth.promise')}</p>
          <p className={styles.pitch}>{say('auth.pitch')}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <IconCheck size={18} stroke={2.2} aria-hidden />
                {say(point)}
              </li>
            ))}
          </ul>
        </div>
      </aside>
      <div className={styles.side}>
        <header className={styles.top}>
          <Brand />
          <LanguageSwitcher />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.card}>
            <Outlet />
          </div>
        </main>
      </div>
    </div>
  )
}

function Brand() {
  return (
    <Link to={paths.home} className={styles.name}>
      <Logo size={38} />
      Larder
    </Link>
  )
}
