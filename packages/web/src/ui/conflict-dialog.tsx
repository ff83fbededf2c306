import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { diffWordsWithSpace } from 'diff'
import type { ReactNode } from 'react'
import { useEntryInstant } from '#kit/access.ts'
import type { ConflictField } from '#kit/conflict.ts'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import type { LastChange } from '#kit/problem.ts'
import styles from './conflict-dialog.module.css'
import sideBySide from '#ui/side-by-side.module.css'

export type ConflictChoices = {
  readonly saving: boolean
  /** Saves the user's version over the other. */
  readonly onMine: () => void
  /** Discards the user's version and shows the other. */
  readonly onTheirs: () => void
  /** Back to the form; nothing is lost. */
  readonly onClose: () => void
}

type ModalProps = ConflictChoices & {
  readonly size: string
  readonly title: string
  readonly text: string
  readonly labels: { readonly later: string; readonly theirs: string; readonly mine: string }
  readonly children: ReactNode
}

/** Somebody else saved the same thing meanwhile (409): nothing is replaced before the user chooses. */
export function ConflictModal({ size, title, text, labels, children, ...choices }: ModalProps) {
  const say = useSay()
  const { saving, onMine, onTheirs, onClose } = choices
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size={size}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <Text mb="md">{text}</Text>
      {children}
      <Group justify="flex-end" mt="lg" gap="sm" className={styles.choices ?? ''}>
        <Button variant="default" onClick={onClose}>
          {labels.later}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {labels.theirs}
        </Button>
        <Button loading={saving} onClick={onMine}>
          {labels.mine}
        </Button>
      </Group>
    </Modal>
  )
}

type Props = ConflictChoices & {
  readonly fields: readonly ConflictField[]
  readonly changed?: LastChange | undefined
}

/** Both versions with their differences, field by field. */
export function ConflictDialog({ fields, changed, ...choices }: Props) {
  const say = useSay()
  const moment = useEntryInstant()
  const differing = fields.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <ConflictModal
      {...choices}
      size="70rem"
      title={say('ui.conflict_title')}
      text={[
        ...(changed?.by == null
          ? []
          : [say('ui.conflict_by', { name: changed.by, when: moment(changed.at) })]),
        say(differing.length === 0 ? 'ui.conflict_same' : 'ui.conflict_text'),
      ].join(' ')}
      labels={{
        later: say('ui.conflict_later'),
        theirs: say('ui.conflict_theirs'),
        mine: say('ui.conflict_mine'),
      }}
    >
      <Stack gap="lg">
        {differing.map((field) => (
          <Difference key={field.label} field={field} />
        ))}
      </Stack>
    </ConflictModal>
  )
}

/** Both texts side by side; words that only one of them has are marked. */
function Difference({ field: { label, mine, theirs } }: { readonly field: ConflictField }) {
  const say = useSay()
  const parts = diffWordsWithSpace(theirs, mine)
  const side = (
    title: string,
    words: string,
    isOwn: (part: (typeof parts)[number]) => boolean,
    isOther: (part: (typeof parts)[number]) => boolean,
  ) => (
    <div className={sideBySide.side}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <p className={styles.words}>
        {words === '' ? (
          <Text component="span" c="dimmed">
            {say('ui.conflict_nothing')}
          </Text>
        ) : (
          parts
            .filter((part) => !isOther(part))
            .map((part, at) =>
              isOwn(part) ? <mark key={at}>{part.value}</mark> : <span key={at}>{part.value}</span>,
            )
        )}
      </p>
    </div>
  )
  return (
    <section aria-label={label}>
      <Title order={3} size="h4" mb={6}>
        {label}
      </Title>
      <div className={sideBySide.sides}>
        {side(
          say('ui.conflict_mine_title'),
          mine,
          ({ added }) => added,
          ({ removed }) => removed,
        )}
        {side(
          say('ui.conflict_theirs_title'),
          theirs,
          ({ removed }) => removed,
          ({ added }) => added,
        )}
      </div>
    </section>
  )
}
