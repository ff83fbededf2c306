import { Link } from '@tanstack/react-router'
import { useSay } from '#kit/i18n.ts'
import { Logo } from '#ui/logo.tsx'
import { paths } from '../paths.ts'
import styles from './shell.module.css'

export function LogoLink({ className = '' }: { readonly className?: string | undefined }) {
  const say = useSay()
  return (
    <Link to={paths.overview} aria-label={say('shell.home')} className={`${styles.logo} ${className}`}>
      <Logo size={34} />
    </Link>
  )
}
