/** A template as it is typed: numbers are texts, questions are grouped by their sections. */
import type { AuditQuestionInput, DigitalAuditDetails } from '@larder/contract/digital-audits'
import { faultOfQuestion, type AuditQuestionKind } from '@larder/core/audits'

export type QuestionDraft = {
  readonly key: string
  readonly id: number | null
  readonly kind: AuditQuestionKind
  readonly text: string
  readonly guidance: string
  readonly corrective_action: string
  readonly weight: string
  readonly is_critical: boolean
  readonly options: readonly { readonly text: string; readonly points: string }[]
  readonly max_score: string
  readonly min: string
  readonly max: string
  readonly unit: string
}
export type SectionDraft = {
  readonly key: string
  readonly title: string
  readonly questions: readonly QuestionDraft[]
}
export type TemplateDraft = {
  readonly name: string
  readonly description: string
  readonly pass_percent: string
  readonly sections: readonly SectionDraft[]
}

const newKey = (): string => crypto.randomUUID()

export const blankQuestion = (): QuestionDraft => ({
  key: newKey(),
  id: null,
  kind: 'yes_no',
  text: '',
  guidance: '',
  corrective_action: '',
  weight: '1',
  is_critical: false,
  options: [
    { text: '', points: '100' },
    { text: '', points: '0' },
  ],
  max_score: '5',
  min: '',
  max: '',
  unit: '',
})
export const blankSection = (): SectionDraft => ({ key: newKey(), title: '', questions: [blankQuestion()] })
export const blankTemplate = (): TemplateDraft => ({
  name: '',
  description: '',
  pass_percent: '80',
  sections: [blankSection()],
})

type Question = DigitalAuditDetails['questions'][number]

const questionDraft = (question: Question): QuestionDraft => {
  const blank = blankQuestion()
  const { options, weight, max_score, min, max } = question
  return {
    ...blank,
    ...question,
    key: `stored ${question.id}`,
    weight: String(weight),
    options:
      options.length === 0
        ? blank.options
        : options.map(({ text, points }) => ({ text, points: `${points}` })),
    max_score: max_score === null ? blank.max_score : String(max_score),
    min: min ?? '',
    max: max ?? '',
  }
}

export const sectionsOf = <T extends { readonly section: string }>(
  questions: readonly T[],
): readonly { readonly title: string; readonly questions: readonly T[] }[] =>
  [...Map.groupBy(questions, ({ section }) => section)].map(([title, members]) => ({
    title,
    questions: members,
  }))

export const draftOf = ({
  name,
  description,
  pass_percent,
  questions,
}: DigitalAuditDetails): TemplateDraft => ({
  name,
  description,
  pass_percent: String(pass_percent),
  sections: sectionsOf(questions).map(({ title, questions: members }) => ({
    key: `stored ${title}`,
    title,
    questions: members.map(questionDraft),
  })),
})

const limit = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim())

const questionInput = (section: string, draft: QuestionDraft): AuditQuestionInput & { id: number | null } => {
  const { id, kind, text, guidance, corrective_action, weight, is_critical, unit } = draft
  return {
    id,
    section: section.trim(),
    kind,
    text: text.trim(),
    guidance: guidance.trim(),
    corrective_action: corrective_action.trim(),
    weight: Number(weight),
    is_critical,
    options:
      kind === 'choice'
        ? draft.options
            .filter((option) => option.text.trim() !== '')
            .map((option) => ({ text: option.text.trim(), points: Number(option.points) }))
        : [],
    max_score: kind === 'score' && draft.max_score !== '' ? Number(draft.max_score) : null,
    min: kind === 'number' ? limit(draft.min) : null,
    max: kind === 'number' ? limit(draft.max) : null,
    unit: kind === 'number' ? unit.trim() : '',
  }
}

export const questionsOf = ({ sections }: TemplateDraft) =>
  sections.flatMap(({ title, questions }) => questions.map((draft) => questionInput(title, draft)))

/** Codes of what is missing, by the key of the question or section and the field: `key.field`. */
export type Faults = ReadonlyMap<string, string>

export function faultsOf(draft: TemplateDraft): Faults {
  const faults = new Map<string, string>()
  if (draft.name.trim() === '') faults.set('name', 'required')
  for (const { key, title, questions } of draft.sections) {
    if (title.trim() === '' && questions.length > 0) faults.set(`${key}.title`, 'required')
    for (const one of questions) {
      if (one.text.trim() === '') faults.set(`${one.key}.text`, 'required')
      const { options = [], max_score = null, min = null, max = null, ...input } = questionInput(title, one)
      const fault = faultOfQuestion({
        ...input,
        options,
        max_score,
        min,
        max,
        guidance: '',
        corrective_action: '',
        weight: 1,
        is_critical: false,
        unit: '',
      })
      if (fault !== null) faults.set(`${one.key}.${fault[0]}`, fault[1])
    }
  }
  return faults
}

/** Faults that the server found, by the same keys: it counts the questions from 0. */
export function serverFaults(
  draft: TemplateDraft,
  errors: readonly { readonly field: string; readonly code: string }[],
): Faults {
  const keys = draft.sections.flatMap(({ questions }) => questions.map(({ key }) => key))
  return new Map(
    errors.map(({ field, code }) => {
      const [, index, part] = /^questions\.(\d+)\.(\w+)/.exec(field) ?? []
      return [index === undefined ? field : `${keys[Number(index)]}.${part}`, code] as const
    }),
  )
}

/** The list with one member moved up or down. */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const other = index + by
  const [one, two] = [list[index], list[other]]
  if (one === undefined || two === undefined) return list
  return list.with(index, two).with(other, one)
}
