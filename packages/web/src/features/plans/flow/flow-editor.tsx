import { Stack, VisuallyHidden } from '@mantine/core'
import { useHotkeys, useMediaQuery } from '@mantine/hooks'
import { Suspense, useMemo, useState } from 'react'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { checkFlow } from '@larder/core/flow'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { LeaveQuestion, useLeaveGuard } from '#ui/leave-guard.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { usePlan } from '../plan-context.ts'
import { ofGroup, useChangeFlow, useTidyFlow } from '../plans.api.ts'
import type { DialogRequest } from './flow-dialog.tsx'
import { EditorBody } from './editor-body.tsx'
import { EditorToolbar } from './editor-toolbar.tsx'
import { FlowFindings } from './flow-findings.tsx'
import { useEdits, type Edits } from './use-edits.ts'

const FlowDialog = lazyPiece(() => import('./flow-dialog.tsx'), 'FlowDialog')
const FlowConflict = lazyPiece(() => import('./flow-conflict.tsx'), 'FlowConflict')

type Props = { readonly opened: PlanFlow; readonly onClose: () => void }

/** Edits the diagram in the picture, or step by step in the list beside it. Only “Save” stores anything. */
export function FlowEditor({ opened, onClose }: Props) {
  const say = useSay()
  // Changes of other users arrive only with the answer to saving.
  const [base, setBase] = useState(opened)
  const edits = useEdits(opened.graph)
  const [dialog, setDialog] = useState<DialogRequest | null>(null)
  const [leaving, setLeaving] = useState(false)
  const narrow = useMediaQuery('(max-width: 50em)') ?? false
  const { save, saving, theirs, closeConflict } = useSaveFlow(edits, onClose)
  const tidy = useTidy(edits)
  const guard = useLeaveGuard(edits.dirty)
  useHotkeys([
    ['mod+Z', edits.undo],
    ['mod+shift+Z', edits.redo],
    ['mod+Y', edits.redo],
  ])
  const findings = useMemo(() => checkFlow(edits.graph, base.facts), [edits.graph, base.facts])
  const showTheirs = (flow: PlanFlow): void => {
    setBase(flow)
    edits.change(flow.graph, say('plan.flow_told_theirs'))
    closeConflict()
  }
  return (
    <>
      <PageHeader title={say('plan.flow_editor')} hint={say('plan.flow_editor_hint')} />
      <Stack gap="md">
        <EditorToolbar
          edits={edits}
          narrow={narrow}
          tidying={tidy.running}
          saving={saving}
          onOpenDialog={setDialog}
          onTidy={tidy.run}
          onSave={() => save(base.version)}
          onCancel={() => (edits.dirty ? setLeaving(true) : onClose())}
        />
        <EditorBody edits={edits} names={base} narrow={narrow} onOpenDialog={setDialog} />
        <FlowFindings graph={edits.graph} findings={findings} names={base} />
        <VisuallyHidden aria-live="polite">{edits.announcement}</VisuallyHidden>
      </Stack>
      <Suspense fallback={null}>
        {dialog !== null && (
          <FlowDialog request={dialog} edits={edits} flow={base} onClose={() => setDialog(null)} />
        )}
        {theirs !== null && (
          <FlowConflict
            mine={edits.graph}
            theirs={theirs}
            saving={saving}
            onMine={() => save(theirs.version)}
            onTheirs={() => showTheirs(theirs)}
            onClose={closeConflict}
          />
        )}
      </Suspense>
      <LeaveQuestion opened={leaving} onLeave={onClose} onClose={() => setLeaving(false)} />
      {guard.question}
    </>
  )
}

/** Saves the diagram over a version of it; `theirs` is the version that another user saved meanwhile. */
function useSaveFlow({ graph }: Edits, onSaved: () => void) {
  const say = useSay()
  const { lang, placeId, planId, groupId } = usePlan()
  const change = useChangeFlow()
  const [theirs, setTheirs] = useState<PlanFlow | null>(null)
  const save = async (version: number): Promise<void> => {
    try {
      await change.mutateAsync({
        params: { placeId, planId },
        query: { lang, ...ofGroup(groupId) },
        body: { version, graph },
      })
      toast('success', say('plan.flow_saved'))
      onSaved()
    } catch (thrown) {
      const problem = asProblem(thrown)
      if (problem.status === 409 && problem.current !== undefined) setTheirs(problem.current as PlanFlow)
      else toastProblem(problem)
    }
  }
  return {
    save: (version: number) => void save(version),
    saving: change.isPending,
    theirs,
    closeConflict: () => setTheirs(null),
  }
}

/** Asks the server to lay out the diagram. */
function useTidy({ graph, change }: Edits) {
  const say = useSay()
  const { placeId, planId } = usePlan()
  const tidy = useTidyFlow()
  const run = async (): Promise<void> => {
    try {
      const answer = await tidy.mutateAsync({ params: { placeId, planId }, body: { graph } })
      change(answer.graph, say('plan.flow_told_tidy'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
  }
  return { run: () => void run(), running: tidy.isPending }
}
