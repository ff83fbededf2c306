import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { usePlan } from './plan-context.ts'
import { useConfirmPlan } from './plans.api.ts'
import { SectionsToConfirm } from './versions/unconfirmed-note.tsx'

/**
 * “Confirm changes”: shown while the plan is filled and not confirmed; lists the data to be recorded first.
 */
export function ConfirmPlan() {
  const say = useSay()
  const { status } = usePlan()
  const [opened, setOpened] = useState(false)
  if (status.status !== 'filled' || status.is_outdated) return null
  return (
    <>
      <Button
        size="sm"
        leftSection={<IconCircleCheck size={18} stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {say('plan.confirm')}
      </Button>
      <Question opened={opened} onClose={() => setOpened(false)} />
    </>
  )
}

function Question({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const say = useSay()
  const { profile } = useAccess()
  const { place, placeId, status } = usePlan()
  const { datePattern } = useCompanyFormat()
  const confirm = useConfirmPlan()
  const save = async (): Promise<void> => {
    try {
      await confirm.mutateAsync({
        params: { placeId },
        body: { last_change: status.last_change, ...(status.sha256 !== null && { sha256: status.sha256 }) },
      })
      toast('success', say('plan.confirm_done'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    onClose()
  }
  const name = profile === undefined ? '' : `${profile.firstname} ${profile.lastname}`.trim()
  return (
    <ConfirmModal
      opened={opened}
      title={say('plan.confirm_title')}
      confirm={say('plan.confirm')}
      busy={confirm.isPending}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Text>
        {say(status.uses_custom_plan ? 'plan.custom_confirm_text' : 'plan.confirm_text', {
          place: place.name,
        })}
      </Text>
      {!status.uses_custom_plan && (
        <>
          <SectionsToConfirm />
          <Text mt="sm">
            {say('plan.confirm_review')}{' '}
            <Link to={paths.planStatements} onClick={onClose}>
              {say('plan.statements_title')}
            </Link>
          </Text>
        </>
      )}
      <Text mt="sm" fw={600}>
        {say('plan.confirm_record', {
          name,
          when: formatInstant(new Date().toISOString(), place.timezone, datePattern),
        })}
      </Text>
    </ConfirmModal>
  )
}
