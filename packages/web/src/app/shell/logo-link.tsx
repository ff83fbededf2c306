import { Link } from '@tanstack/react-router'
import { useSay } from '#kit/i18n.ts'
import { paths } from '../paths.ts'
import styles from './shell.module.css'

export function LogoLink({ className = '' }: { readonly className?: string | undefined }) {
  const say = useSay()
  return (
    <Link to={paths.overview} aria-label={say('shell.home')} className={`${styles.logo} ${className}`}>
      <img src="/logo.svg" alt="" width={34} height={34} />
    </Link>
  )
}
