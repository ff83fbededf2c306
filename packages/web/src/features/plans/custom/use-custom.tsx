import { Button, Text } from '@mantine/core'
import { IconFiles } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { usePlan } from '../plan-context.ts'
import { useChangePlanSource } from '../plans.api.ts'

/** For a place that has a plan already, written elsewhere: its files take the generated plan's place. */
export function UseCustom() {
  const say = useSay()
  const navigate = useNavigate()
  const { placeId } = usePlan()
  const change = useChangePlanSource()
  const [opened, setOpened] = useState(false)
  const use = async (): Promise<void> => {
    try {
      await change.mutateAsync({ params: { placeId }, body: { uses_custom_plan: true } })
      await navigate({ to: paths.plan })
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    }
    setOpened(false)
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconFiles size={18} stroke={1.7} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {say('plan.custom_use')}
      </Button>
      <ConfirmModal
        opened={opened}
        title={say('plan.custom_use_title')}
        confirm={say('plan.custom_use')}
        busy={change.isPending}
        onConfirm={() => void use()}
        onClose={() => setOpened(false)}
      >
        <Text>{say('plan.custom_use_text')}</Text>
      </ConfirmModal>
    </>
  )
}
