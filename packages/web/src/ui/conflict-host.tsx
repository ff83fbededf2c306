import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { openConflict } from '#kit/conflict.ts'
import { loadPiece } from '#kit/refresh.ts'
import { useStore } from '#kit/store.ts'

const ConflictQuestion = lazy(() =>
  loadPiece(() => import('./conflict-question.tsx')).then(({ ConflictQuestion: question }) => ({
    default: question,
  })),
)

/** Shows the question that a form asks (kit/conflict.ts). */
export function ConflictHost() {
  const client = useQueryClient()
  const open = useStore(openConflict, (value) => value)
  if (open === null) return null
  return (
    <Suspense fallback={null}>
      <ConflictQuestion
        open={open}
        onClose={() => openConflict.set(null)}
        onRefresh={() => void client.invalidateQueries()}
      />
    </Suspense>
  )
}
