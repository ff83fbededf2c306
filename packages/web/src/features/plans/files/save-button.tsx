import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { files } from '@larder/contract/files'
import { useState } from 'react'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'

/** Saves a file of the place to the device. */
export function SaveButton({ id, name }: { readonly id: number; readonly name: string }) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    try {
      saveFile(await callFile(files.get, { params: { id } }, name))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      loading={busy}
      aria-label={say('files.save', { name })}
      onClick={() => void save()}
    >
      {say('files.save_short')}
    </Button>
  )
}
