import { teamTasks } from '@larder/contract/team-tasks'
import { workGroups } from '@larder/contract/work-groups'
import { callFile, type FileAnswer } from '#kit/call.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { Photo } from '#kit/outbox/photo.ts'
import { query, refetch, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'
import { sendFile } from '#kit/send-file.ts'
import { trackUpload } from '#kit/uploads.ts'

export const matrixOf = (placeId: number, lang: string) =>
  query(teamTasks.matrix, { params: { placeId }, query: { lang } })
export const requirementsOf = (placeId: number, lang: string) =>
  query(teamTasks.list, { params: { placeId }, query: { lang } })
export const subtypesOf = (lang: string) => query(teamTasks.subtypes, { query: { lang } })
export const entriesOf = (placeId: number, id: number, lang: string) =>
  query(teamTasks.entries, { params: { placeId, id }, query: { lang } })
export const groupsOf = (placeId: number) => query(workGroups.list, { params: { placeId } })
export const useCreateRequirement = () => useCall(teamTasks.create)
export const useChangeRequirement = () => useCall(teamTasks.change)
export const useCreateEntry = () => useCall(teamTasks.createEntry)
export const useChangeEntry = () => useCall(teamTasks.changeEntry)
export const useRemoveScan = () => useRemoval(teamTasks.removeScan)
export const useRemoveEntry = () => useRemoval(teamTasks.removeEntry)
export const downloadMatrix = (
  placeId: number,
  query: { readonly lang: string; readonly format: 'xlsx' | 'pdf' },
  name: string,
): Promise<FileAnswer> => callFile(teamTasks.export, { params: { placeId }, query }, name)

/** Sends the scan of a certificate, with its progress in the box. @throws Problem */
export async function sendScan(
  client: QueryClient,
  { version, ...params }: { readonly placeId: number; readonly id: number; readonly version: number },
  { bytes, filename, type }: Photo,
): Promise<void> {
  const file = new File([bytes], filename, { type })
  await trackUpload(filename, (progress) =>
    sendFile({ route: teamTasks.sendScan, params, query: { base_version: version }, file, ...progress }),
  )
  await refetch(client, teamTasks.sendScan.writes)
}
