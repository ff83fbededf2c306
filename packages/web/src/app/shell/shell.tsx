import { Outlet, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmailNotice, InvitationNotice } from '#features/account/public.tsx'
import { MobileBanner } from '#features/app-offer/public.tsx'
import { PackageGate, SubscriptionNotice } from '#features/billing/public.tsx'
import { Questionnaires } from '#features/questionnaires/public.tsx'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { PageName } from '#kit/page-name.ts'
import { latePiece } from '#kit/lazy-piece.ts'
import { useSession, useUnproven } from '#kit/session.ts'
import { useTabletSession, useTabletSignOut } from '#kit/tablet.ts'
import { StorageNotice } from '#ui/storage-notice.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Header } from './header.tsx'
import { Help } from './help.tsx'
import { useLastVisit } from './last-visit.ts'
import { News } from './news.tsx'
import { labelOfPage } from '../nav.ts'
import styles from './shell.module.css'
import { Notifications } from './notifications.tsx'
import { SideNav } from './side-nav.tsx'
import { Uploads } from './uploads.tsx'

const UnprovenNotice = latePiece(() => import('#features/tablet/unproven-notice.tsx'), 'UnprovenNotice')
const NewAccountHeader = latePiece(() => import('./new-account-header.tsx'), 'NewAccountHeader')
const VisitBar = latePiece(() => import('./visit-bar.tsx'), 'VisitBar')

/**
 * The frame of the signed-in application (general 2.7). The side navigation is hidden while a company or a
 * place is created and for visitors with a shared link; an account without a company has the header for new
 * accounts.
 */
export function Shell() {
  const creating = useRouterState({ select: (state) => state.location.pathname.startsWith('/create/') })
  const shared = useSession().shared_access_token !== null
  const { companies, place, profile } = useAccess()
  useLastVisit()
  useTabletSignOut()
  const onTablet = useTabletSession()
  const isUnproven = useUnproven()
  const isNew = companies.length === 0 || (creating && place === null)
  return (
    <div className={styles.frame}>
      {isNew && !shared ? <NewAccountHeader /> : <Header />}
      {!creating && !shared && !isNew && !onTablet && <MobileBanner />}
      {!creating && !shared && !isNew && !onTablet && <SideNav />}
      <main id="main" tabIndex={-1} className={styles.main}>
        {shared ? <VisitBar /> : !onTablet && <InvitationNotice />}
        {isUnproven && <UnprovenNotice />}
        {!shared && <StorageNotice />}
        {!shared && !creating && !onTablet && <EmailNotice />}
        <NamedPage>
          {shared ? (
            <Outlet />
          ) : (
            <PackageGate>
              <Outlet />
            </PackageGate>
          )}
        </NamedPage>
      </main>
      {!creating && !shared && <SubscriptionNotice />}
      {!shared && place !== null && <Notifications key={place.id} placeId={place.id} />}
      {!creating && !shared && !isNew && !onTablet && <BottomBar />}
      {!shared && <Help />}
      {!shared && !isNew && !onTablet && profile !== undefined && <News profile={profile} />}
      {!shared && !creating && !isNew && <Questionnaires />}
      <Uploads />
    </div>
  )
}

/** The page below can show its title before its data. */
function NamedPage({ children }: { readonly children: ReactNode }) {
  const say = useSay()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const label = labelOfPage(pathname)
  return <PageName value={label === undefined ? undefined : say(label)}>{children}</PageName>
}
