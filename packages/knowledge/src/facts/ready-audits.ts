import type { AuditQuestionKind } from '@larder/core/audits'

export type ReadyAuditKey = 'opening' | 'hygiene' | 'haccp' | 'allergens' | 'supplier'

type QuestionTexts = {
  readonly text: string
  readonly action?: string
  readonly options?: readonly string[]
}
type TemplateTexts = {
  readonly name: string
  readonly description: string
  readonly sections: readonly { readonly title: string; readonly questions: readonly QuestionTexts[] }[]
}
export type AuditTexts = Readonly<Record<ReadyAuditKey, TemplateTexts>>

export type ReadyQuestion = {
  readonly kind: AuditQuestionKind
  readonly weight: number
  readonly is_critical: boolean
  /** Of `score`. */
  readonly max_score: number | null
  /** Of `choice`: the points of each answer. */
  readonly points: readonly number[]
}

const ask = (kind: AuditQuestionKind, more: Partial<ReadyQuestion> = {}): ReadyQuestion => ({
  kind,
  weight: 1,
  is_critical: false,
  max_score: null,
  points: [],
  ...more,
})
const yes = ask('yes_no')
const weighty = ask('yes_no', { weight: 2 })
const critical = ask('yes_no', { weight: 3, is_critical: true })
const outOfFive = ask('score', { max_score: 5 })

export type ReadyAudit = {
  readonly key: ReadyAuditKey
  readonly pass_percent: number
  /** Documents whose subjects the questions follow; the questions are our own. */
  readonly sources: readonly string[]
  /** In the order of their texts. */
  readonly sections: readonly (readonly ReadyQuestion[])[]
}

/** Audit templates that a company can use and change. */
export const readyAudits: readonly ReadyAudit[] = [
  {
    key: 'opening',
    pass_percent: 90,
    sources: ['CODEX-CXC1'],
    sections: [
      [yes, critical, yes],
      [critical, yes],
      [critical, weighty, ask('photo')],
    ],
  },
  {
    key: 'hygiene',
    pass_percent: 80,
    sources: ['CODEX-CXC1'],
    sections: [
      [outOfFive, yes, yes],
      [yes, weighty],
      [critical, weighty],
      [yes, yes],
    ],
  },
  {
    key: 'haccp',
    pass_percent: 80,
    sources: ['CODEX-CXC1'],
    sections: [
      [yes, yes, weighty],
      [weighty, critical],
      [weighty, critical, yes],
      [weighty, weighty, ask('text'), ask('signature')],
    ],
  },
  {
    key: 'allergens',
    pass_percent: 90,
    sources: ['CODEX-CXC80'],
    sections: [[critical, weighty, yes], [yes], [weighty, critical], [weighty]],
  },
  {
    key: 'supplier',
    pass_percent: 75,
    sources: ['CODEX-CXC1', 'CODEX-CXC80'],
    sections: [
      [critical, weighty],
      [outOfFive, yes],
      [weighty, critical, yes, yes],
      [ask('choice', { weight: 2, points: [100, 60, 0] }), ask('signature')],
    ],
  },
]
