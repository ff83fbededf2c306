import { Button, FileButton } from '@mantine/core'
import { useState } from 'react'
import { describeFieldError } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'

/** Work on a file that is imported: what goes wrong is said in words. */
export function useImportWork() {
  const [busy, setBusy] = useState(false)
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await work()
    } catch (thrown) {
      const problem = asProblem(thrown)
      const [first] = problem.errors
      if (first === undefined) toastProblem(problem)
      else toast('error', describeFieldError(first))
    } finally {
      setBusy(false)
    }
  }
  return { busy, doing }
}

type Props = {
  /** Types and endings of names, separated by commas. */
  readonly accept: string
  /** A file is shown already. */
  readonly isAnother: boolean
  readonly busy: boolean
  readonly onChoose: (file: File) => void
}

/** Asks for the file to import. */
export function ChooseImportFile({ accept, isAnother, busy, onChoose }: Props) {
  const say = useSay()
  return (
    <FileButton accept={accept} onChange={(file) => (file === null ? undefined : onChoose(file))}>
      {(button) => (
        <Button variant={isAnother ? 'default' : 'filled'} loading={busy && !isAnother} {...button}>
          {say(isAnother ? 'import.another' : 'import.choose')}
        </Button>
      )}
    </FileButton>
  )
}
