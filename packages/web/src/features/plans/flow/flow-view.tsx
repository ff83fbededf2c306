import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil, IconRotate } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlanSection } from '@larder/contract/plan-document.schemas'
import type { PlanFlow } from '@larder/contract/plan-flows'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { DocumentBlocks } from '../document/document-blocks.tsx'
import { splitIntroduction } from '../document/document-parts.ts'
import { GroupFlowFiles } from '../files/file-steps.tsx'
import { usePlan } from '../plan-context.ts'
import { flowOf, ofGroup, useResetFlow } from '../plans.api.ts'
import { FlowFindings } from './flow-findings.tsx'
import { FlowVerification } from './flow-verification.tsx'

type Props = { readonly blocks: PlanSection['blocks']; readonly onEdit: () => void }

/** The diagram as it is printed, its verification on site, and its differences from the plan. */
export function FlowView({ blocks, onEdit }: Props) {
  const { placeId, planId, groupId, lang } = usePlan()
  const { data: flow } = useQuery(flowOf({ placeId, planId, groupId }, lang))
  // The card above shows the verification, and the list below shows the files, both with their buttons.
  const { rest } = splitIntroduction(blocks)
  const isFile = (at: number): boolean => rest[at]?.kind === 'picture' || rest[at]?.kind === 'attachment'
  const visibleBlocks = rest.filter(
    ({ kind }, at) => kind !== 'note' && !isFile(at) && !(kind === 'heading' && isFile(at + 1)),
  )
  return (
    <Stack gap="lg">
      {flow !== undefined && <FlowState flow={flow} onEdit={onEdit} />}
      <DocumentBlocks blocks={visibleBlocks} />
      {groupId !== null && <GroupFlowFiles groupId={groupId} />}
    </Stack>
  )
}

function FlowState({ flow, onEdit }: { readonly flow: PlanFlow; readonly onEdit: () => void }) {
  const say = useSay()
  const { canEdit } = usePlan()
  const [resetting, setResetting] = useState(false)
  return (
    <Card>
      <Stack gap="md">
        <Group justify="space-between" gap="md">
          <FlowVerification flow={flow} />
          {canEdit && (
            <Group gap="sm">
              {flow.is_edited && (
                <Button
                  size="sm"
                  variant="default"
                  leftSection={<IconRotate size={18} stroke={1.7} aria-hidden />}
                  onClick={() => setResetting(true)}
                >
                  {say('plan.flow_reset')}
                </Button>
              )}
              <Button
                size="sm"
                variant="default"
                leftSection={<IconPencil size={18} stroke={1.7} aria-hidden />}
                onClick={onEdit}
              >
                {say('plan.flow_edit')}
              </Button>
            </Group>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {say(flow.is_edited ? 'plan.flow_is_edited' : 'plan.flow_is_generated')}
        </Text>
        <FlowFindings graph={flow.graph} findings={flow.findings} names={flow} behind={flow.is_behind} />
      </Stack>
      {resetting && <ResetQuestion flow={flow} onClose={() => setResetting(false)} />}
    </Card>
  )
}

function ResetQuestion({ flow, onClose }: { readonly flow: PlanFlow; readonly onClose: () => void }) {
  const say = useSay()
  const { placeId, planId, groupId, lang } = usePlan()
  const reset = useResetFlow()
  const { refetch } = useQuery(flowOf({ placeId, planId, groupId }, lang))
  const confirm = async (): Promise<void> => {
    try {
      await reset.mutateAsync({
        params: { placeId, planId },
        query: { lang, version: flow.version, ...ofGroup(groupId) },
      })
      toast('success', say('plan.flow_reset_done'))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
      void refetch()
    }
    onClose()
  }
  return (
    <ConfirmModal
      opened
      title={say('plan.flow_reset_title')}
      confirm={say('plan.flow_reset')}
      dangerous
      busy={reset.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{say('plan.flow_reset_text')}</Text>
    </ConfirmModal>
  )
}
