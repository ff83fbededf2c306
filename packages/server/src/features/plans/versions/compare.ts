import { compareDocuments, type PlanDocument, type SectionChange } from '@larder/core/haccp'
import { textsIn } from '#features/plan-data/public.ts'

/** Status and date differ between any two readings. */
const alwaysDiffering = (language: string): ReadonlySet<string> => {
  const { words } = textsIn(language)
  return new Set(['label.status', 'label.date'].flatMap((key) => words[key] ?? []))
}

/** The differences between two documents in the same language. */
export const compare = (before: PlanDocument, after: PlanDocument): SectionChange[] => [
  ...compareDocuments(before, after, { labels: alwaysDiffering(before.language) }),
]
