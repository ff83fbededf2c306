/** Of which areas a file is: what names it says who may read it with a link or a token. */
import { isOfPlan } from './file-rules.ts'

/** Areas of records that name files, in the order of the navigation. */
export const recordAreas = ['activity_log', 'traceability', 'audits'] as const
export type FileArea = 'plan' | 'documents' | (typeof recordAreas)[number]

type FileFacts = {
  readonly type: string
  readonly folder_id: number | null
  /** Areas of the records that name it. */
  readonly named_by: readonly string[]
}

const ofDocuments: readonly string[] = ['documentation', 'other_documents']

function areaOfType(type: string): readonly FileArea[] {
  if (isOfPlan(type)) return ['plan']
  if (type === 'audit') return ['audits']
  return ofDocuments.includes(type) ? ['documents'] : []
}

/** None: nothing names it yet, or nothing that this list knows. */
export function areasOfFile({ type, folder_id, named_by }: FileFacts): readonly FileArea[] {
  const own = folder_id === null ? areaOfType(type) : (['documents'] as const)
  const referringAreas = recordAreas.filter((area) => named_by.includes(area))
  return [...new Set([...own, ...referringAreas])]
}
