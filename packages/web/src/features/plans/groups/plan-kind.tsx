import { Radio, Text } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { useChangePlanKind } from '../plans.api.ts'
import styles from './groups.module.css'

const kinds = [
  { value: false, title: 'plan.kind_place', hint: 'plan.kind_place_hint' },
  { value: true, title: 'plan.kind_groups', hint: 'plan.kind_groups_hint' },
] as const

/** One analysis for the place, or one for each product group. The inputs of the other kind stay stored. */
export function PlanKind() {
  const say = useSay()
  const { place, canEdit } = usePlan()
  const [byGroups, setByGroups] = useState<boolean | null>(null)
  const now = place.use_product_based_plan
  return (
    <Card title={say('plan.kind')}>
      <Radio.Group
        aria-label={say('plan.kind')}
        value={String(now)}
        onChange={(value) => setByGroups(value === 'true')}
      >
        <div className={styles.kinds}>
          {kinds.map(({ value, title, hint }) => (
            <div key={title} className={styles.kind} data-checked={value === now || undefined}>
              <Radio value={String(value)} label={say(title)} description={say(hint)} disabled={!canEdit} />
            </div>
          ))}
        </div>
      </Radio.Group>
      {byGroups !== null && byGroups !== now && (
        <KindQuestion byGroups={byGroups} onClose={() => setByGroups(null)} />
      )}
    </Card>
  )
}

function KindQuestion({ byGroups, onClose }: { readonly byGroups: boolean; readonly onClose: () => void }) {
  const say = useSay()
  const { placeId } = usePlan()
  const change = useChangePlanKind()
  const confirm = async (): Promise<void> => {
    try {
      await change.mutateAsync({ params: { placeId }, body: { use_product_based_plan: byGroups } })
      toast('success', say('plan.saved'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    onClose()
  }
  return (
    <ConfirmModal
      opened
      title={say(byGroups ? 'plan.kind_groups_title' : 'plan.kind_place_title')}
      confirm={say('plan.kind_change')}
      busy={change.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{say(byGroups ? 'plan.kind_groups_text' : 'plan.kind_place_text')}</Text>
    </ConfirmModal>
  )
}
