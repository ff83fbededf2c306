import { z } from 'zod'
import type { SchemaTable, Wire } from './kit/route.ts'
import { CompanyParams, Done, InLanguage, RowId } from './kit/fields.schemas.ts'

const Option = z.object({ id: z.number().int(), option: z.string() })
const Question = z.object({
  id: z.number().int(),
  question: z.string(),
  /** A picture below `/questionnaires/`; null where it has none. */
  image: z.string().nullable(),
  options: z.array(Option),
})
export const Questionnaire = z.object({
  id: z.number().int(),
  heading: z.string(),
  questions: z.array(Question),
})
export type Questionnaire = Wire<typeof Questionnaire>

export const QuestionnaireAnswer = z.object({ id: RowId, option_id: RowId })
export type QuestionnaireAnswer = Wire<typeof QuestionnaireAnswer>

export const questionnairesSchemas = {
  list: {
    params: CompanyParams,
    query: InLanguage,
    response: z.array(Questionnaire),
    summary: 'Questionnaires that the company has not been asked yet, from two weeks after it was created',
  },
  answer: {
    params: CompanyParams,
    body: z.object({
      questionnaires: z
        .array(
          z.object({
            id: RowId,
            /** An answer to each question; empty = the company does not want to answer. */
            questions: z.array(QuestionnaireAnswer).max(50),
          }),
        )
        .min(1)
        .max(10),
    }),
    response: Done,
    summary: 'Stores the answers of the company, once',
  },
} satisfies SchemaTable
