/** `npm run questionnaires`: how many companies chose each answer. */
import { asOperator } from '#db/transaction.ts'
import { listAllAnswers, storedQuestionnaires } from '#features/questionnaires/public.ts'
import type { Platform } from '#kit/platform.ts'

export async function runQuestionnairesCommand(
  { pool }: Pick<Platform, 'pool'>,
  print: (line: string) => void,
): Promise<void> {
  const rows = await asOperator(pool, listAllAnswers)
  for (const { id, heading, questions } of storedQuestionnaires) {
    const answerSets = rows
      .filter(({ questionnaire_id }) => questionnaire_id === id)
      .map(({ answers }) => answers)
    const declined = answerSets.filter((answers) => answers.length === 0).length
    print(`${heading.en}: ${answerSets.length - declined} answered, ${declined} declined`)
    for (const question of questions) {
      print(`  ${question.question.en}`)
      for (const option of question.options) {
        const count = answerSets.filter((answers) =>
          answers.some((answer) => answer.id === question.id && answer.option_id === option.id),
        ).length
        print(`    ${count} ${option.option.en}`)
      }
    }
  }
}
