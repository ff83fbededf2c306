/**
 * A hazard as its form holds it, and as it is sent: only what the place says otherwise than the knowledge
 * base.
 */
import type { HazardDetail } from '@larder/contract/plan-hazards.schemas'
import type { plans } from '@larder/contract/plans'
import type { CallInput } from '@larder/contract/kit'
import { hazardParts, type HazardPart } from '@larder/core/haccp'
import { plainText, richText, type RichText } from '@larder/core/rich-text'
import type { Say } from '#kit/i18n.ts'
import { Problem } from '#kit/problem.ts'
import type { ConflictField } from '#kit/conflict.ts'

export type Texts = Readonly<Record<HazardPart, RichText>>
export type ChangeBody = NonNullable<CallInput<typeof plans.changeHazard>['body']>
export type Control = HazardDetail['editing']['control']
type SentWords = NonNullable<ChangeBody['words']>
export type Score = 1 | 2 | 3 | 4

export const partTitles = {
  hazard: 'plan.text_hazard',
  cause: 'plan.text_cause',
  do: 'plan.text_do',
  check: 'plan.text_check',
  act: 'plan.text_act',
} as const satisfies Record<HazardPart, string>

/** The place's own texts in the current language. */
const ownWords = ({ editing, language }: HazardDetail): HazardDetail['editing']['words'][string] =>
  editing.words[language] ?? {}

export const nameOf = (hazard: HazardDetail): string => ownWords(hazard).name ?? hazard.name

/** The initial texts of the form: the place's own as it wrote them, else the shown ones. */
export const textsOf = (hazard: HazardDetail): Texts =>
  Object.fromEntries(
    hazardParts.map((part) => [
      part,
      ownWords(hazard)[part] ?? hazard.rich[part] ?? richText(hazard.texts[part]),
    ]),
  ) as Texts

export const sameText = (a: RichText, b: RichText): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * The words to send: of a hazard of the knowledge base only those that differ from it; an emptied text
 * becomes the knowledge base's again.
 */
export function wordsOf(hazard: HazardDetail, name: string, texts: Texts): SentWords {
  const own = ownWords(hazard)
  const currentTexts = textsOf(hazard)
  const isChanged = (part: HazardPart): boolean =>
    texts[part].length > 0 &&
    (hazard.is_own || own[part] !== undefined || !sameText(texts[part], currentTexts[part]))
  const isNamed =
    name.trim() !== '' && (hazard.is_own || own.name !== undefined || name.trim() !== hazard.name)
  return {
    ...(isNamed && { name: name.trim() }),
    ...Object.fromEntries(hazardParts.filter(isChanged).map((part) => [part, texts[part]])),
  } as SentWords
}

/** The change that sends back what the place has stored, to switch the hazard on or off alone. */
export function storedChange({ editing, language }: HazardDetail): ChangeBody {
  const written =
    editing.words[language] === undefined ? (Object.keys(editing.words)[0] ?? language) : language
  return {
    language: written,
    words: (editing.words[written] ?? {}) as SentWords,
    severity: editing.severity as Score | null,
    probability: editing.probability as Score | null,
    members: editing.member_ids,
    version: editing.version,
  }
}

export const scoreOf = (typed: string): Score | null =>
  ['1', '2', '3', '4'].includes(typed) ? (Number(typed) as Score) : null

/**
 * The problem with its fields by their names in the form: `words.do.0.spans` → `do`, `control.max` → `max`.
 */
export function byFormField(problem: Problem): Problem {
  const errors = problem.errors.map((error) => ({
    ...error,
    field: error.field.replace(/^(words|control)\./, '').replace(/\..*$/, ''),
  }))
  return new Problem({
    code: problem.code,
    message: problem.message,
    status: problem.status,
    correlation_id: problem.correlation_id,
    current: problem.current,
    errors,
  })
}

export type Mine = {
  readonly name: string
  readonly texts: Texts
  readonly severity: number
  readonly probability: number
  readonly members: readonly number[]
}

/**
 * The user's version beside the one saved meanwhile, as words; `members` are the names in the user's version.
 */
export function conflictFields(
  mine: Mine,
  members: readonly string[],
  theirs: HazardDetail,
  say: Say,
): readonly ConflictField[] {
  const theirTexts = textsOf(theirs)
  return [
    { label: say('plan.hazard_name'), mine: mine.name, theirs: nameOf(theirs) },
    ...hazardParts.map((part) => ({
      label: say(partTitles[part]),
      mine: plainText(mine.texts[part]),
      theirs: plainText(theirTexts[part]),
    })),
    { label: say('plan.severity'), mine: String(mine.severity), theirs: String(theirs.severity) },
    { label: say('plan.probability'), mine: String(mine.probability), theirs: String(theirs.probability) },
    { label: say('plan.members'), mine: members.join(', '), theirs: theirs.members.join(', ') },
    {
      label: say('plan.state'),
      mine: say('plan.hazard_on'),
      theirs: say(theirs.disabled_for_place ? 'plan.hazard_off' : 'plan.hazard_on'),
    },
  ]
}
