import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { openConflict } from '#kit/conflict.ts'
import { loadPiece } from '#kit/refresh.ts'
import { useStore } from '#kit/store.ts'

const ConflictDialog = lazy(() =>
  loadPiece(() => import('./conflict-dialog.tsx')).then(({ ConflictDialog: dialog }) => ({
    default: dialog,
  })),
)

/** Shows the question that a form asks (kit/conflict.ts). */
export function ConflictHost() {
  const client = useQueryClient()
  const open = useStore(openConflict, (value) => value)
  if (open === null) return null
  const close = (): void => openConflict.set(null)
  return (
    <Suspense fallback={null}>
      <ConflictDialog
        fields={open.fields}
        changed={open.changed}
        saving={false}
        onMine={() => {
          close()
          open.onMine()
        }}
        onTheirs={() => {
          close()
          void client.invalidateQueries()
          open.onTheirs()
        }}
        onClose={close}
      />
    </Suspense>
  )
}
