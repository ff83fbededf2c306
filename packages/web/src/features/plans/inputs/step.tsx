import { Button, Group, Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { useLeaveGuard } from '#ui/leave-guard.tsx'
import { usePlan } from '../plan-context.ts'

/** Where a step goes on to in the wizard; a page of its own has none. */
export type Wizard = { readonly onBack: (() => void) | undefined; readonly onNext: () => void }
export type StepProps = { readonly wizard?: Wizard }

type Props = StepProps & {
  /** Something was changed and not saved. */
  readonly dirty: boolean
  /** Sends what is chosen. Throws `Problem`; everything chosen stays. */
  readonly save: () => Promise<unknown>
  /** The missing items before it can be saved, in words. */
  readonly missing?: string | null
  /** Goes on in the wizard without what is missing, where that may come later. */
  readonly later?: () => Promise<unknown>
  /** May be shown in place of the save button's usual label. */
  readonly children: ReactNode
}

/**
 * A step of the general information: its fields, its save, and the way on. Asks before unsaved changes are
 * left.
 */
export function Step({ wizard, dirty, save, missing = null, later, children }: Props) {
  const { canEdit } = usePlan()
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [showsMissing, setShowsMissing] = useState(false)
  const guard = useLeaveGuard(dirty && canEdit)
  const say = useSay()
  const goOn = async (keep: () => Promise<unknown>): Promise<void> => {
    setSaving(true)
    setProblem(null)
    try {
      await keep()
      if (wizard === undefined) toast('success', say('plan.saved'))
      else {
        guard.release()
        wizard.onNext()
      }
    } catch (thrown) {
      setProblem(asProblem(thrown))
      toastProblem(asProblem(thrown))
    } finally {
      setSaving(false)
    }
  }
  const submit = async (): Promise<void> => {
    setShowsMissing(true)
    if (missing === null) await goOn(save)
  }
  return (
    <Stack gap="lg">
      {children}
      {showsMissing && missing !== null && (
        <p role="alert" style={{ margin: 0, color: 'var(--mantine-color-error)' }}>
          {missing}
        </p>
      )}
      {problem !== null && <ErrorNotice problem={problem} onRetry={() => void submit()} />}
      <StepActions
        wizard={wizard}
        dirty={dirty}
        saving={saving}
        canEdit={canEdit}
        onSave={() => void submit()}
        onLater={later === undefined || missing === null ? undefined : () => void goOn(later)}
      />
      {guard.question}
    </Stack>
  )
}

type ActionProps = {
  readonly wizard: Wizard | undefined
  readonly dirty: boolean
  readonly saving: boolean
  readonly canEdit: boolean
  readonly onSave: () => void
  readonly onLater: (() => void) | undefined
}

function StepActions({ wizard, dirty, saving, canEdit, onSave, onLater }: ActionProps) {
  const say = useSay()
  if (wizard === undefined) {
    return canEdit && dirty ? (
      <Group justify="flex-end">
        <Button loading={saving} onClick={onSave}>
          {say('ui.save')}
        </Button>
      </Group>
    ) : null
  }
  return (
    <Group justify="space-between">
      {wizard.onBack === undefined ? (
        <span />
      ) : (
        <Button variant="default" onClick={wizard.onBack}>
          {say('ui.back')}
        </Button>
      )}
      <Group gap="sm">
        {canEdit && onLater !== undefined && (
          <Button variant="default" disabled={saving} onClick={onLater}>
            {say('plan.add_later')}
          </Button>
        )}
        <Button loading={saving} onClick={canEdit ? onSave : wizard.onNext}>
          {say(canEdit ? 'plan.save_and_continue' : 'plan.next')}
        </Button>
      </Group>
    </Group>
  )
}
