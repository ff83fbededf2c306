import type { RenewalOffer } from '@larder/core/billing'
import { Alert, Button, Progress, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { plans } from '@larder/contract/plans'
import { useState } from 'react'
import { Offer } from '#features/billing/public.tsx'
import { useAccess } from '#kit/access.ts'
import { callFile, type FileAnswer } from '#kit/call.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem, isSilent, type Problem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { describeProblem, toastProblem } from '#kit/toasts.ts'
import { usePlan } from './plan-context.ts'
import styles from './plan.module.css'

/** Milliseconds after which a download says that it takes its time. */
const slowAfter = 1_000

/**
 * The offer: to subscribe where the download was refused for lack of payment, or the renewal after a single
 * plan.
 */
type Offered = Problem | RenewalOffer | null

type State = {
  readonly running: boolean
  readonly slow: boolean
  readonly problem: Problem | null
  readonly offered: Offered
}
type Download = State & { readonly start: () => Promise<void>; readonly closeOffer: () => void }

const idle: State = { running: false, slow: false, problem: null, offered: null }

/**
 * A file of the plan, saved where downloads go. A failure stays on the page with its retry; one for want of
 * payment has its modal.
 */
export function useFileDownload(ask: () => Promise<FileAnswer>): Download {
  const { company } = useAccess()
  const [state, setState] = useState(idle)
  const start = async (): Promise<void> => {
    setState({ ...idle, running: true })
    const timer = setTimeout(() => setState((now) => ({ ...now, slow: now.running })), slowAfter)
    try {
      saveFile(await ask())
      setState({ ...idle, offered: company?.renewal_offer ?? null })
    } catch (thrown) {
      const problem = asProblem(thrown)
      toastProblem(problem)
      setState({
        ...idle,
        problem: isSilent(problem) ? null : problem,
        offered: problem.status === 402 ? problem : null,
      })
    } finally {
      clearTimeout(timer)
    }
  }
  return { ...state, start, closeOffer: () => setState(idle) }
}

/** The plan as a ZIP of PDF files, in the language of the interface. */
export function useDownload(): Download {
  const { place, placeId, planId, lang } = usePlan()
  return useFileDownload(() =>
    callFile(plans.download, { params: { placeId, planId }, query: { lang } }, `${place.name}.zip`),
  )
}

export function DownloadButton({ download }: { readonly download: Download }) {
  const say = useSay()
  return (
    <Button
      size="sm"
      variant="default"
      className={styles.iconAction ?? ''}
      leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
      loading={download.running}
      onClick={() => void download.start()}
    >
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

/** The two modals of a download (plan 2, 4): “Time to join us”, and the renewable HACCP plan. */
export function DownloadOffer({ download: { offered, closeOffer } }: { readonly download: Download }) {
  const say = useSay()
  if (offered === null) return null
  if (offered === 'renewable' || offered === 'renewal')
    return (
      <Offer
        title={say('billing.renewal_title')}
        text={say(offered === 'renewable' ? 'billing.renewal_text' : 'billing.renewal_soon')}
        onClose={closeOffer}
      />
    )
  return <Offer title={say('billing.join_title')} text={describeProblem(offered)} onClose={closeOffer} />
}
