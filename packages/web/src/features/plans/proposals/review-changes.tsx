import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { IconGitCompare } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { usePlan } from '../plan-context.ts'
import { proposalsOf } from '../plans.api.ts'
import { hasChecked } from './decisions.ts'

const ReviewModal = lazyPiece(() => import('./review-modal.tsx'), 'ReviewModal')

/**
 * Shows owners the changes of a newer edition once a session (plan 2 and 6); afterwards they are in the
 * header.
 */
export function ReviewChanges() {
  const { can } = useAccess()
  return can('plans.review') ? <Review /> : null
}

function Review() {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const proposals = useQuery(proposalsOf(placeId, lang))
  const [opened, setOpened] = useState(() => !hasChecked(placeId))
  const list = proposals.data ?? []
  if (list.length === 0) return null
  return (
    <>
      <Button
        size="sm"
        variant="light"
        leftSection={<IconGitCompare size={18} stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {say('plan.review_open', { count: list.length })}
      </Button>
      {opened && (
        <Suspense fallback={null}>
          <ReviewModal proposals={list} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  )
}
