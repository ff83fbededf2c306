import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useAccess } from '#kit/access.ts'
import { useLanguage } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { questionnairesOf } from './questionnaires.api.ts'

const QuestionnaireModal = lazyPiece(() => import('./questionnaire-modal.tsx'), 'QuestionnaireModal')

/** Asks the owners of the selected company what they have not been asked yet. */
export function Questionnaires() {
  const { company, can } = useAccess()
  return company !== null && can('questionnaires.answer') ? (
    <OpenQuestionnaire companyId={company.id} />
  ) : null
}

function OpenQuestionnaire({ companyId }: { readonly companyId: number }) {
  const { data } = useQuery(questionnairesOf(companyId, useLanguage()))
  const questionnaire = data?.[0]
  if (questionnaire === undefined) return null
  return (
    <Suspense fallback={null}>
      <QuestionnaireModal key={questionnaire.id} companyId={companyId} asked={questionnaire} />
    </Suspense>
  )
}
