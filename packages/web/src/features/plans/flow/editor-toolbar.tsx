import { ActionIcon, Button, Group } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsRightLeft,
  IconLayoutDistributeVertical,
  IconPlus,
  type Icon,
} from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import type { DialogRequest } from './flow-dialog.tsx'
import styles from './flow-editor.module.css'
import type { Edits } from './use-edits.ts'

type Props = {
  readonly edits: Edits
  readonly narrow: boolean
  readonly tidying: boolean
  readonly saving: boolean
  readonly onOpenDialog: (request: DialogRequest) => void
  readonly onTidy: () => void
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Stays visible while picture and list scroll. */
export function EditorToolbar({
  edits,
  narrow,
  tidying,
  saving,
  onOpenDialog,
  onTidy,
  onSave,
  onCancel,
}: Props) {
  const say = useSay()
  const [first] = edits.graph.nodes
  return (
    <div className={styles.toolbar} role="group" aria-label={say('plan.flow_tools')}>
      <Group gap="xs">
        <Tool
          icon={IconPlus}
          label={say('plan.flow_add_step')}
          bare={narrow}
          onClick={() => onOpenDialog({ kind: 'add' })}
        />
        <Tool
          icon={IconArrowsRightLeft}
          label={say('plan.flow_connect')}
          bare={narrow}
          disabled={edits.graph.nodes.length < 2}
          onClick={() => onOpenDialog({ kind: 'connect', from: edits.selected ?? first?.id ?? '' })}
        />
        <Tool
          icon={IconLayoutDistributeVertical}
          label={say('plan.flow_tidy')}
          bare={narrow}
          busy={tidying}
          onClick={onTidy}
        />
        <UndoTools edits={edits} />
      </Group>
      <Group gap="xs">
        <Button size="sm" variant="default" onClick={onCancel}>
          {say('ui.cancel')}
        </Button>
        <Button size="sm" loading={saving} disabled={!edits.dirty} onClick={onSave}>
          {say('ui.save')}
        </Button>
      </Group>
    </div>
  )
}

function UndoTools({ edits }: Pick<Props, 'edits'>) {
  const say = useSay()
  return (
    <>
      <Tool
        icon={IconArrowBackUp}
        label={say('plan.flow_undo')}
        bare
        disabled={!edits.canUndo}
        onClick={edits.undo}
      />
      <Tool
        icon={IconArrowForwardUp}
        label={say('plan.flow_redo')}
        bare
        disabled={!edits.canRedo}
        onClick={edits.redo}
      />
    </>
  )
}

type ToolProps = {
  readonly icon: Icon
  readonly label: string
  /** Shows the icon only. */
  readonly bare: boolean
  readonly disabled?: boolean
  readonly busy?: boolean
  readonly onClick: () => void
}

function Tool({ icon: Picture, label, bare, disabled = false, busy = false, onClick }: ToolProps) {
  if (bare) {
    return (
      <ActionIcon
        variant="default"
        size={36}
        aria-label={label}
        title={label}
        disabled={disabled}
        loading={busy}
        onClick={onClick}
      >
        <Picture size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
    )
  }
  return (
    <Button
      size="sm"
      variant="default"
      leftSection={<Picture size={18} stroke={1.7} aria-hidden />}
      disabled={disabled}
      loading={busy}
      onClick={onClick}
    >
      {label}
    </Button>
  )
}
