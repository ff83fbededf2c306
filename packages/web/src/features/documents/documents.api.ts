import { documents, folders, requiredDocuments } from '@larder/contract/documents'
import { equipment, rooms } from '@larder/contract/equipment'
import { files } from '@larder/contract/files'
import { partners } from '@larder/contract/partners'
import { workers } from '@larder/contract/workers'
import { query, useCall } from '#kit/query.ts'
import { useRemoval } from '#kit/removal.ts'

export const foldersOf = (placeId: number, lang: string) =>
  query(folders.list, { params: { placeId }, query: { lang } })
export type Paging = { readonly page: number; readonly perPage: number; readonly lang: string }
export const folderOf = (placeId: number, id: number, paging: Paging) =>
  query(folders.get, { params: { placeId, id }, query: paging })
export const documentsOf = (
  placeId: number,
  paging: Paging & {
    readonly search?: string
    readonly state?: 'all' | 'ending'
    readonly folderId?: number
  },
) => query(documents.list, { params: { placeId }, query: paging })
export const requiredOf = (placeId: number, lang: string) =>
  query(requiredDocuments.list, { params: { placeId }, query: { lang } })
export const versionsOf = (placeId: number, id: number) => query(files.versions, { params: { placeId, id } })
export const partnersOf = (placeId: number) => query(partners.list, { params: { placeId } })
export const equipmentOf = (placeId: number) => query(equipment.list, { params: { placeId } })
export const roomsOf = (placeId: number) => query(rooms.list, { params: { placeId } })
export const workersOf = (placeId: number) => query(workers.list, { params: { placeId } })
export const useCreateFolder = () => useCall(folders.create)
export const useChangeFolder = () => useCall(folders.change)
export const useRemoveFolder = () => useRemoval(folders.remove)
export const useCreateFile = () => useCall(files.create)
export const useChangeFile = () => useCall(files.change)
export const useMoveFile = () => useCall(files.attach)
export const useRemoveFile = () => useRemoval(files.remove)
export const useExceptDocument = () => useCall(requiredDocuments.except)
export const useRequireDocument = () => useCall(requiredDocuments.require)
