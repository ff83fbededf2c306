import { useState } from 'react'
import type { OpenConflict } from '#kit/conflict.ts'
import { conflictFields } from '#kit/conflict-fields.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

type Props = { readonly open: OpenConflict; readonly onClose: () => void; readonly onRefresh: () => void }

/** The question that a form asks. */
export function ConflictQuestion({ open, onClose, onRefresh }: Props) {
  const [fields] = useState(() => conflictFields(open.versions))
  return (
    <ConflictDialog
      fields={fields}
      changed={open.changed}
      saving={false}
      onMine={() => {
        onClose()
        open.onMine()
      }}
      onTheirs={() => {
        onClose()
        onRefresh()
        open.onTheirs()
      }}
      onClose={onClose}
    />
  )
}
