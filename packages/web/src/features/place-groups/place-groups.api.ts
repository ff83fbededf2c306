import { placeGroups } from '@larder/contract/place-groups'
import { callFile, type FileAnswer } from '#kit/call.ts'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const groupsOf = (companyId: number) => query(placeGroups.list, { params: { companyId } })
export const chainOf = (companyId: number, group_id: number | null) =>
  query(placeGroups.overview, { params: { companyId }, query: group_id === null ? {} : { group_id } })
export const useCreateGroup = () => useCall(placeGroups.create)
export const useChangeGroup = () => useCall(placeGroups.change)
export const useRemoveGroup = () => useRemoval(placeGroups.remove)

type Wanted = { readonly companyId: number; readonly group_id: number | null; readonly lang: string }

export const downloadChain = ({ companyId, group_id, lang }: Wanted, name: string): Promise<FileAnswer> =>
  callFile(
    placeGroups.export,
    { params: { companyId }, query: { lang, format: 'xlsx', ...(group_id !== null && { group_id }) } },
    name,
  )
