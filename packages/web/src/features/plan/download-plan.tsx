import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { plans } from '@larder/contract/plans'
import { useState } from 'react'
import { callFile } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem, isSilent, type Problem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { usePlan } from './plan-context.ts'

/** Milliseconds after which a download says that it takes its time. */
const slowAfter = 1_000

type Download = { readonly running: boolean; readonly slow: boolean; readonly problem: Problem | null; readonly start: () => Promise<void> }

/** The plan as a ZIP of PDF files, in the language of the interface. A failure stays on the page with its retry. */
export function useDownload(): Download {
  const { place, placeId, planId, lang } = usePlan()
  const [state, setState] = useState<Omit<Download, 'start'>>({ running: false, slow: false, problem: null })
  const start = async (): Promise<void> => {
    setState({ running: true, slow: false, problem: null })
    const timer = setTimeout(() => setState((now) => ({ ...now, slow: now.running })), slowAfter)
    try {
      saveFile(await callFile(plans.download, { params: { placeId, planId }, query: { lang } }, `${place.name}.zip`))
      setState({ running: false, slow: false, problem: null })
    } catch (thrown) {
      const problem = asProblem(thrown)
      toastProblem(problem)
      setState({ running: false, slow: false, problem: isSilent(problem) ? null : problem })
    } finally {
      clearTimeout(timer)
    }
  }
  return { ...state, start }
}

export function DownloadButton({ download }: { readonly download: Download }) {
  const say = useSay()
  return (
    <Button size="sm" variant="default" leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />} loading={download.running} onClick={() => void download.start()}>
      {say('plan.download')}
    </Button>
  )
}

/** Only for a download that lasts: most are there within a second. */
export function DownloadNotice({ download }: { readonly download: Download }) {
  const say = useSay()
  if (!download.slow) return null
  return (
    <Alert color="leaf" radius="md" role="status">
      <Text size="sm" mb="xs">
        {say('plan.download_slow')}
      </Text>
      <Progress value={100} animated aria-label={say('plan.download_running')} />
    </Alert>
  )
}
