import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage } from '#kit/i18n.ts'
import { loadPiece } from '#kit/refresh.ts'
import { questionnairesOf } from './questionnaires.api.ts'

const QuestionnaireModal = lazy(() =>
  loadPiece(() => import('./questionnaire-modal.tsx')).then(({ QuestionnaireModal: modal }) => ({
    default: modal,
  })),
)

/** Asks the owners of the selected company what they have not been asked yet. */
export function Questionnaires() {
  const { company, can } = useAccess()
  return company !== null && can('questionnaires.answer') ? (
    <OpenQuestionnaire companyId={company.id} />
  ) : null
}

function OpenQuestionnaire({ companyId }: { readonly companyId: number }) {
  const { data } = useQuery(questionnairesOf(companyId, useLanguage()))
  const asked = data?.[0]
  if (asked === undefined) return null
  return (
    <Suspense fallback={null}>
      <QuestionnaireModal key={asked.id} companyId={companyId} asked={asked} />
    </Suspense>
  )
}
