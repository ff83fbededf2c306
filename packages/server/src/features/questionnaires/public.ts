/** For the operator's command. */
export { storedQuestionnaires } from './questionnaire-texts.ts'
export { listAllAnswers } from './questionnaires.queries.ts'
