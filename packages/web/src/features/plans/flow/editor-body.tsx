import { SegmentedControl, Skeleton } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import styles from './flow-editor.module.css'
import type { DialogRequest } from './flow-dialog.tsx'
import type { Names } from './flow-names.ts'
import { FlowSteps } from './flow-steps.tsx'
import type { Edits } from './use-edits.ts'

const FlowCanvas = lazyPiece(() => import('./flow-canvas.tsx'), 'FlowCanvas')

type Props = {
  readonly edits: Edits
  readonly names: Names
  readonly narrow: boolean
  readonly onOpenDialog: (request: DialogRequest) => void
}

/** Picture and list side by side; on phones one of them, the list first: everything can be done in it. */
export function EditorBody({ edits, names, narrow, onOpenDialog }: Props) {
  const say = useSay()
  const [view, setView] = useState<'list' | 'picture'>('list')
  return (
    <>
      {narrow && (
        <SegmentedControl
          fullWidth
          value={view}
          onChange={(value) => setView(value === 'picture' ? 'picture' : 'list')}
          data={[
            { value: 'list', label: say('plan.flow_list') },
            { value: 'picture', label: say('plan.flow_picture') },
          ]}
          aria-label={say('plan.flow_shown')}
        />
      )}
      <div className={styles.body}>
        {(!narrow || view === 'picture') && (
          <Suspense fallback={<Skeleton className={styles.canvas} />}>
            <FlowCanvas edits={edits} names={names} onOpenDialog={onOpenDialog} />
          </Suspense>
        )}
        {(!narrow || view === 'list') && (
          <FlowSteps edits={edits} names={names} onOpenDialog={onOpenDialog} />
        )}
      </div>
    </>
  )
}
