import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { AuditResultDetails } from '@larder/contract/digital-audits'
import { useOutbox } from '#kit/outbox/queue.ts'
import type { OutboxItem } from '#kit/outbox/item.ts'
import type { Problem } from '#kit/problem.ts'
import { shownAudit, startedHere, type ShownAudit } from './audit-state.ts'
import { auditOf, auditsOf } from './digital-audits.api.ts'

export type OpenAudit = {
  /** Undefined while it is not known: see `query`. */
  readonly audit: ShownAudit | undefined
  /** As the server knows it; undefined before it was sent. */
  readonly details: AuditResultDetails | undefined
  readonly query: UseQueryResult<unknown, Problem>
  readonly refetch: () => Promise<AuditResultDetails | undefined>
  readonly items: readonly OutboxItem[]
}

/** `auditId`: the id of an audit, or the uuid that this device gave it. */
export function useAudit(placeId: number, auditId: string): OpenAudit {
  const items = useOutbox()
  const audits = useQuery(auditsOf(placeId))
  const result = audits.data?.results.find(({ id, uuid }) => String(id) === auditId || uuid === auditId)
  const id = result?.id ?? (/^\d+$/.test(auditId) ? Number(auditId) : null)
  const auditQuery = useQuery({ ...auditOf(id ?? 0), enabled: id !== null })
  const details = auditQuery.data
  const started = startedHere(items, placeId).find(({ uuid }) => uuid === (result?.uuid ?? auditId))
  const template = audits.data?.templates.find((one) => one.id === started?.digital_audit_id)
  const base =
    details ??
    (started === undefined || template === undefined
      ? undefined
      : { ...template, uuid: started.uuid, responses: [] })
  return {
    audit: base && shownAudit(base, items, details === undefined ? 0 : auditQuery.dataUpdatedAt),
    details,
    query: id === null ? audits : auditQuery,
    refetch: async () => (await auditQuery.refetch()).data,
    items,
  }
}
