import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { leaveVisit } from '#kit/session.ts'
import { paths } from '../paths.ts'
import { visitPages } from '../visit-pages.ts'
import { PathLink } from './path-link.tsx'
import styles from './visit-bar.module.css'

/**
 * Above every page of a shared visit: the pages that may be read, and the end date. Replaces the side
 * navigation, which visitors do not have.
 */
export function VisitBar() {
  const say = useSay()
  const { visit } = useAccess()
  const { datePattern } = useCompanyFormat()
  const { routesByPath } = useRouter()
  if (visit === null) return null
  return (
    <div className={styles.bar}>
      <p className={styles.note}>
        <IconEye size={18} stroke={1.7} aria-hidden />
        <span>
          {visit.is_demo
            ? say('shell.demo')
            : say('shell.visit', { date: formatDate(visit.valid_date, datePattern) })}
        </span>
        {visit.is_demo && <WaysOut />}
      </p>
      <nav aria-label={say('shell.navigation')} className={styles.links}>
        {visitPages(visit.modules)
          .filter(({ to }) => to in routesByPath)
          .map(({ label, to }) => (
            <PathLink key={to} to={to} className={styles.link}>
              {say(label)}
            </PathLink>
          ))}
      </nav>
    </div>
  )
}

/**
 * From the demo to an own account, or back to the front page; the page loads anew without the demo's data.
 */
function WaysOut() {
  const say = useSay()
  const go = (path: string) => () => {
    leaveVisit()
    location.assign(path)
  }
  return (
    <span className={styles.ways}>
      <Button size="xs" onClick={go(paths.register)}>
        {say('front.start')}
      </Button>
      <Button size="xs" variant="default" onClick={go(paths.home)}>
        {say('shell.demo_leave')}
      </Button>
    </span>
  )
}
