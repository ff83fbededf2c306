import { judgeUpload } from '@larder/core/files'
import { useState } from 'react'
import { describeFileFault, describeFileProblem } from './file-problem.ts'
import { asProblem, isSilent } from './problem.ts'

/** A file that was not taken, and why. */
export type Refusal = { readonly name: string; readonly text: string }

export type Uploads = {
  readonly busy: boolean
  readonly refusals: readonly Refusal[]
  readonly take: (chosen: readonly File[]) => Promise<void>
}

type Options = {
  /** Media types that are taken. */
  readonly mimes: readonly string[]
  /** Sends one file; throws `Problem`. */
  readonly send: (file: File) => Promise<unknown>
  /** After the last file. */
  readonly finish: () => Promise<unknown>
}

/** Sends chosen files one after the other. One that is refused stops no other. */
export function useUploads({ mimes, send, finish }: Options): Uploads {
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<readonly Refusal[]>([])
  const takeOne = async (file: File): Promise<Refusal | null> => {
    const fault = judgeUpload({ size: file.size, mime: file.type }, mimes)
    if (fault !== undefined) return { name: file.name, text: describeFileFault(fault) ?? fault }
    try {
      await send(file)
      return null
    } catch (thrown) {
      const problem = asProblem(thrown)
      return isSilent(problem) ? null : { name: file.name, text: describeFileProblem(problem) }
    }
  }
  const take = async (chosen: readonly File[]): Promise<void> => {
    setBusy(true)
    setRefusals([])
    for (const file of chosen) {
      const refusal = await takeOne(file)
      if (refusal !== null) setRefusals((previousRefusals) => [...previousRefusals, refusal])
    }
    setBusy(false)
    await finish()
  }
  return { busy, refusals, take }
}
