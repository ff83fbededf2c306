import { Button, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { diffWordsWithSpace } from 'diff'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import styles from './conflict-dialog.module.css'

/** One thing that both have said something of, as words. */
export type ConflictField = { readonly label: string; readonly mine: string; readonly theirs: string }

type Props = {
  readonly fields: readonly ConflictField[]
  readonly saving: boolean
  /** Saves mine over what was saved meanwhile. */
  readonly onMine: () => void
  /** Gives mine up and shows what was saved meanwhile. */
  readonly onTheirs: () => void
  /** Back to the form; nothing is lost. */
  readonly onClose: () => void
}

/**
 * Somebody else saved the same thing meanwhile (409): both are shown with their differences, and nothing is
 * replaced before one is chosen.
 */
export function ConflictDialog({ fields, saving, onMine, onTheirs, onClose }: Props) {
  const say = useSay()
  useFocusBack()
  const differing = fields.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('ui.conflict_title')}
      size="70rem"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': say('ui.close') }}
    >
      <Text mb="md">{say(differing.length === 0 ? 'ui.conflict_same' : 'ui.conflict_text')}</Text>
      <Stack gap="lg">
        {differing.map((field) => (
          <Difference key={field.label} field={field} />
        ))}
      </Stack>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          {say('ui.conflict_later')}
        </Button>
        <Button variant="default" onClick={onTheirs}>
          {say('ui.conflict_theirs')}
        </Button>
        <Button loading={saving} onClick={onMine}>
          {say('ui.conflict_mine')}
        </Button>
      </Group>
    </Modal>
  )
}

/** The words of both, side by side; what only one of them has is marked. */
function Difference({ field: { label, mine, theirs } }: { readonly field: ConflictField }) {
  const say = useSay()
  const parts = diffWordsWithSpace(theirs, mine)
  const side = (
    title: string,
    words: string,
    isOwn: (part: (typeof parts)[number]) => boolean,
    isOther: (part: (typeof parts)[number]) => boolean,
  ) => (
    <div className={styles.side}>
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
      <div className={styles.sides}>
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
