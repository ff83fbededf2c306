import { questionnaires } from '@larder/contract/questionnaires'
import { serve } from '#kit/http/serve.ts'
import { answerQuestionnaires, listOpenQuestionnaires } from './answer-questionnaires.ts'

export const questionnaireRoutes = [
  serve(questionnaires.list, listOpenQuestionnaires),
  serve(questionnaires.answer, answerQuestionnaires),
]
