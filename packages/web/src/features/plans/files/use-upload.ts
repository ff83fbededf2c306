import { files } from '@larder/contract/files'
import { productGroups } from '@larder/contract/product-groups'
import { chosenMimes, type FileType } from '@larder/core/files'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/call.ts'
import { refetch } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { trackUpload } from '#kit/uploads.ts'
import { useUploads, type Uploads } from '#kit/use-uploads.ts'
import { usePlan } from '../plan-context.ts'

/** Announces each file of the plan and sends its content. One that is refused leaves no row. */
export function useUpload(type: FileType): Uploads {
  const { placeId, planId, groupId } = usePlan()
  const client = useQueryClient()
  const send = async (file: File): Promise<void> => {
    const { id } = await call(files.create, {
      body: { place_id: placeId, type, filename: file.name.slice(0, 200) },
    })
    try {
      await trackUpload(file.name, (progress) =>
        sendFile({ route: files.change, params: { id }, file, ...progress }),
      )
      if (type === 'flow_diagram' && groupId !== null)
        await call(productGroups.attachFile, {
          params: { placeId, planId, id: groupId, fileId: id },
          query: { type },
        })
    } catch (thrown) {
      await call(files.remove, { params: { id } }).catch(() => undefined)
      throw thrown
    }
  }
  return useUploads({ mimes: chosenMimes, send, finish: () => refetch(client, files.change.writes) })
}
