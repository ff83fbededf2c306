import { digitalAuditResponses, digitalAuditResults, digitalAudits } from '@larder/contract/digital-audits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const templatesOf = (companyId: number) => query(digitalAudits.list, { params: { companyId } })
export const readyOf = (lang: string) => query(digitalAudits.ready, { query: { lang } })
export const templateOf = (id: number) => query(digitalAudits.get, { params: { id } })
export const useCreateTemplate = () => useCall(digitalAudits.create)
export const useChangeTemplate = () => useCall(digitalAudits.change)
export const useChangeQuestions = () => useCall(digitalAudits.changeQuestions)
export const useRemoveTemplate = () => useRemoval(digitalAudits.remove)

export const auditsOf = (placeId: number) => query(digitalAuditResults.list, { params: { placeId } })
export const auditOf = (id: number) => query(digitalAuditResults.get, { params: { id } })
export const useChangeAudit = () => useCall(digitalAuditResults.change)
export const useConfirmAudit = () => useCall(digitalAuditResults.confirm)
export const useUnconfirmAudit = () => useCall(digitalAuditResults.unconfirm)
export const useRemoveAudit = () => useRemoval(digitalAuditResults.remove)

/** A photo of an answer, which never changes. */
export const photoOf = (id: number, photoId: number) =>
  queryOptions({
    queryKey: [digitalAuditResponses.getPhoto.name, id, photoId],
    queryFn: async ({ signal }) => {
      const { base64, mime } = await call(
        digitalAuditResponses.getPhoto,
        { params: { id, photoId } },
        { signal },
      )
      return new Blob([Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)], { type: mime })
    },
    staleTime: Infinity,
  })
