import { files } from '@larder/contract/files'
import { productGroups } from '@larder/contract/product-groups'
import { judgeUpload, type FileType } from '@larder/core/files'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/call.ts'
import { describeFileFault, describeFileProblem } from '#kit/file-problem.ts'
import { asProblem, isSilent } from '#kit/problem.ts'
import { refetch } from '#kit/query.ts'
import { sendFile } from '#kit/send-file.ts'
import { trackUpload } from '#kit/uploads.ts'
import { usePlan } from '../plan-context.ts'

/** A file that was not taken, and why. */
export type Refusal = { readonly name: string; readonly text: string }

type Uploading = {
  readonly busy: boolean
  readonly refusals: readonly Refusal[]
  readonly take: (chosen: readonly File[], type: FileType) => Promise<void>
}

/**
 * Announces each file and sends its content, one after the other. One that is refused stops no other, and
 * leaves no row.
 */
export function useUpload(): Uploading {
  const { placeId, planId, groupId } = usePlan()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const send = async (file: File, type: FileType): Promise<void> => {
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
  const takeOne = async (file: File, type: FileType): Promise<Refusal | null> => {
    const fault = judgeUpload({ size: file.size, mime: file.type })
    if (fault !== undefined) return { name: file.name, text: describeFileFault(fault) ?? fault }
    try {
      await send(file, type)
      return null
    } catch (thrown) {
      const problem = asProblem(thrown)
      return isSilent(problem) ? null : { name: file.name, text: describeFileProblem(problem) }
    }
  }
  const take = async (chosen: readonly File[], type: FileType): Promise<void> => {
    setBusy(true)
    setRefusals([])
    for (const file of chosen) {
      const refusal = await takeOne(file, type)
      if (refusal !== null) setRefusals((known) => [...known, refusal])
    }
    setBusy(false)
    await refetch(client, files.change.writes)
  }
  return { busy, refusals, take }
}
