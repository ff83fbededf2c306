/** How binding a statement is for a business: never more than the documents that it rests on. */
import { documentOf } from './documents.ts'
import type { ActivityId, Document, Force, Source } from './facts.ts'

const order: readonly Force[] = ['practice', 'guide', 'law']
const weaker = (one: Force, other: Force): Force => (order.indexOf(one) < order.indexOf(other) ? one : other)

type Business = { readonly activity: ActivityId; readonly documents: readonly Document[] }

/** The force of a document for this activity. A law that does not bind it is a benchmark: good practice. */
function documentForce({ document, clause = '' }: Source, { activity, documents }: Business): Force {
  const sourceDocument = documentOf(document, documents)
  if (sourceDocument?.scope === undefined) return sourceDocument?.force ?? 'law'
  const { activities, everyone } = sourceDocument.scope
  return activities.includes(activity) || everyone.some((start) => clause.startsWith(start))
    ? 'law'
    : 'practice'
}

/** The force of a statement for this activity: its own force, at most that of its strongest document. */
export function bindingForce(
  { force, sources }: { readonly force: Force; readonly sources: readonly Source[] },
  business: Business,
): Force {
  const forces = sources.map((source) => weaker(force, documentForce(source, business)))
  return order.findLast((one) => forces.includes(one)) ?? force
}
