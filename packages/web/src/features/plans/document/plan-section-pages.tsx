import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { isOwnSection } from '@larder/core/haccp'
import { paths } from '#app/paths.ts'
import { usePageName } from '#kit/page-name.ts'
import { QueryView } from '#ui/query-view.tsx'
import { usePlan } from '../plan-context.ts'
import { titlesOf } from '../plans.api.ts'
import { OwnSectionPage } from './own-section-page.tsx'
import { pageOfSection } from './section-pages.ts'
import { SectionView } from './section-view.tsx'

export function TitlePage() {
  return <SectionView name="title-page" />
}

export function PrerequisiteProgrammesPage() {
  return <SectionView name="prerequisite-programmes" />
}

export function MonitoringTasksPage() {
  return <SectionView name="monitoring-tasks" />
}

export function CountryDutiesPage() {
  return <SectionView name="country-duties" />
}

export function SourcesPage() {
  return <SectionView name="sources" />
}

/**
 * Any other section of the plan. One that the plan does not have leads to its title page (plan specification,
 * section 2).
 */
export function CustomSectionPage() {
  const { custom = '' } = useParams({ strict: false })
  const { placeId, lang } = usePlan()
  const titles = useQuery(titlesOf(placeId, lang))
  const title = usePageName()
  const own = pageOfSection(custom)
  if (own !== undefined) return <Navigate to={own} replace />
  const page = isOwnSection(custom) ? (
    <OwnSectionPage key={custom} name={custom} />
  ) : (
    <SectionView key={custom} name={custom} />
  )
  return (
    <QueryView query={titles} title={title}>
      {(list) =>
        list.some(({ static_name }) => static_name === custom) ? (
          page
        ) : (
          <Navigate to={paths.planTitlePage} replace />
        )
      }
    </QueryView>
  )
}
