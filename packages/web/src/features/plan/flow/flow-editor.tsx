import { Stack, VisuallyHidden } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { checkFlow } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { loadPiece } from '#kit/refresh.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmQuestion } from '#ui/confirm-question.tsx'
import { useLeaveGuard } from '#ui/leave-guard.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { usePlan } from '../plan-context.ts'
import { ofGroup, useChangeFlow, useTidyFlow } from '../plan.api.ts'
import type { Asking } from './asking.ts'
import { EditorBody } from './editor-body.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { FlowFindings } from './flow-findings.tsx'
import { useEdits } from './use-edits.ts'

const Asked = lazy(() =>
  loadPiece(() => import('./asked.tsx')).then(({ Asked: dialog }) => ({ default: dialog })),
)
const ConflictDialog = lazy(() =>
  loadPiece(() => import('./conflict-dialog.tsx')).then(({ ConflictDialog: dialog }) => ({
    default: dialog,
  })),
)

type Props = { readonly opened: PlanFlow; readonly onClose: () => void }

/**
 * Edits the diagram: by hand in the picture, or step by step in the list beside it. Nothing is stored before
 * «Save».
 */
export function FlowEditor({ opened, onClose }: Props) {
  const say = useSay()
  const { lang, placeId, planId, groupId } = usePlan()
  // What is edited stays what was opened; others' changes come with the answer to saving.
  const [base, setBase] = useState(opened)
  const edits = useEdits(opened.graph)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [leaving, setLeaving] = useState(false)
  const [met, setMet] = useState<PlanFlow | null>(null)
  const narrow = useMediaQuery('(max-width: 50em)') ?? false
  const change = useChangeFlow()
  const tidy = useTidyFlow()
  const guard = useLeaveGuard(edits.dirty)
  useHotkeys([
    ['mod+Z', edits.undo],
    ['mod+shift+Z', edits.redo],
    ['mod+Y', edits.redo],
  ])
  const findings = useMemo(() => checkFlow(edits.graph, base.facts), [edits.graph, base.facts])

  const save = async (version: number): Promise<void> => {
    try {
      await change.mutateAsync({
        params: { placeId, planId },
        query: { lang, ...ofGroup(groupId) },
        body: { version, graph: edits.graph as never },
      })
      toast('success', say('plan.flow_saved'))
      onClose()
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (problem.status === 409 && problem.current !== undefined) setMet(problem.current as PlanFlow)
      else toastProblem(problem)
    }
  }
  const tidyUp = async (): Promise<void> => {
    try {
      const { graph } = await tidy.mutateAsync({
        params: { placeId, planId },
        body: { graph: edits.graph as never },
      })
      edits.change(graph, say('plan.flow_told_tidy'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  const takeTheirs = (theirs: PlanFlow): void => {
    setBase(theirs)
    edits.change(theirs.graph, say('plan.flow_told_theirs'))
    setMet(null)
  }
  return (
    <>
      <PageHeader title={say('plan.flow_editor')} hint={say('plan.flow_editor_hint')} />
      <Stack gap="md">
        <EditorToolbar
          edits={edits}
          narrow={narrow}
          tidying={tidy.isPending}
          saving={change.isPending}
          onAsk={setAsking}
          onTidy={() => void tidyUp()}
          onSave={() => void save(base.version)}
          onCancel={() => (edits.dirty ? setLeaving(true) : onClose())}
        />
        <EditorBody edits={edits} names={base} narrow={narrow} onAsk={setAsking} />
        <FlowFindings graph={edits.graph} findings={findings} names={base} />
        <VisuallyHidden aria-live="polite">{edits.told}</VisuallyHidden>
      </Stack>
      <Suspense fallback={null}>
        {asking !== null && (
          <Asked asking={asking} edits={edits} flow={base} onClose={() => setAsking(null)} />
        )}
        {met !== null && (
          <ConflictDialog
            mine={edits.graph}
            theirs={met}
            saving={change.isPending}
            onKeep={() => void save(met.version)}
            onTake={() => takeTheirs(met)}
            onClose={() => setMet(null)}
          />
        )}
      </Suspense>
      <ConfirmQuestion
        opened={leaving}
        title={say('ui.leave_title')}
        confirm={say('ui.leave')}
        dangerous
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {say('ui.leave_text')}
      </ConfirmQuestion>
      {guard.question}
    </>
  )
}
