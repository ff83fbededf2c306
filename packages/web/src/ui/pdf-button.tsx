import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import type { FileAnswer } from '#kit/call.ts'
import { describeFieldError } from '#kit/form.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toast, toastProblem } from '#kit/toasts.ts'

type Props = { readonly ask: () => Promise<FileAnswer>; readonly children: ReactNode }

/** Downloads a PDF. */
export function PdfButton({ ask, children }: Props) {
  const [loading, setLoading] = useState(false)
  const load = async (): Promise<void> => {
    setLoading(true)
    try {
      saveFile(await ask())
    } catch (thrown) {
      const problem = asProblem(thrown)
      const [first] = problem.errors
      if (first === undefined) toastProblem(problem)
      else toast('error', describeFieldError(first))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={18} stroke={1.8} aria-hidden />}
      loading={loading}
      onClick={() => void load()}
    >
      {children}
    </Button>
  )
}
