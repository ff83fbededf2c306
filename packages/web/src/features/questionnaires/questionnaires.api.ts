import { questionnaires } from '@larder/contract/questionnaires'
import { query, useCall } from '#kit/query.ts'

export const questionnairesOf = (companyId: number, lang: string) => ({
  ...query(questionnaires.list, { params: { companyId }, query: { lang } }),
  staleTime: Infinity,
})
export const useAnswerQuestionnaires = () => useCall(questionnaires.answer)
