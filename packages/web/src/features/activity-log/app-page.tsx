import { Suspense } from 'react'
import { InstallSteps } from '#features/app-offer/public.tsx'
import { useSay } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'

/** How the application gets onto a phone: it is installed from the browser, there is no shop to go to. */
export function AppPage() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.download_app')} hint={say('app.hint')} />
      <Suspense fallback={<RowsSkeleton rows={3} />}>
        <InstallSteps />
      </Suspense>
    </>
  )
}
