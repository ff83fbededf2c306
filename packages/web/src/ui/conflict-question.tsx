import { useState, type ComponentProps } from 'react'
import type { OpenConflict, TwoVersions } from '#kit/conflict.ts'
import { conflictFields } from '#kit/conflict-fields.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { RemovalQuestion } from './removal-question.tsx'

type Props = { readonly open: OpenConflict; readonly onClose: () => void; readonly onRefresh: () => void }

/** The question that a form asks, or a removal. */
export function ConflictQuestion({ open, onClose, onRefresh }: Props) {
  const { versions, changed } = open
  const takeMine = (): void => {
    onClose()
    open.onMine()
  }
  const takeTheirs = (): void => {
    onClose()
    onRefresh()
    open.onTheirs()
  }
  if (versions === null) return <RemovalQuestion changed={changed} onRemove={takeMine} onClose={takeTheirs} />
  return (
    <Compared
      versions={versions}
      changed={changed}
      saving={false}
      onMine={takeMine}
      onTheirs={takeTheirs}
      onClose={onClose}
    />
  )
}

type ComparedProps = Omit<ComponentProps<typeof ConflictDialog>, 'fields'> & {
  readonly versions: TwoVersions
}

function Compared({ versions, ...choices }: ComparedProps) {
  const [fields] = useState(() => conflictFields(versions))
  return <ConflictDialog fields={fields} {...choices} />
}
