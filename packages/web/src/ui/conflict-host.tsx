import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { openConflict } from '#kit/conflict.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { useStore } from '#kit/store.ts'

const ConflictQuestion = lazyPiece(() => import('./conflict-question.tsx'), 'ConflictQuestion')

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
