import type { Recipient, Trace } from '@larder/contract/recalls'
import { Anchor, Button, Group, Text, Textarea } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useEntryInstant } from '#kit/access.ts'
import { askBetween } from '#kit/conflict-call.ts'
import { useSay } from '#kit/i18n.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { MessageModal } from './message-modal.tsx'
import { useNoteRecipient } from './recalls.api.ts'
import { useSumOf } from './use-amounts.ts'
import styles from './recalls.module.css'

/** The open recall whose recipients are noted. */
export type Noting = { readonly placeId: number; readonly id: number; readonly isOpen: boolean }

type Props = { readonly trace: Trace; readonly noting?: Noting }

/** Everybody who got something: how to reach them, what they got, and what they answered. */
export function RecipientsCard({ trace: { recipients, recipient_count }, noting }: Props) {
  const say = useSay()
  const informed = recipients.filter(({ informed_at }) => informed_at !== null).length
  return (
    <Card
      flush
      title={say('recalls.recipients')}
      {...(noting !== undefined &&
        recipient_count > 0 && {
          aside: (
            <Text role="status">
              {say('recalls.informed')}: {informed} / {recipient_count}
            </Text>
          ),
        })}
    >
      {recipients.length === 0 ? (
        <Text p="md">{say('recalls.nobody')}</Text>
      ) : (
        <ul className={styles.recipients}>
          {recipients.map((one) => (
            <li key={one.recipient} className={styles.recipient}>
              <Who recipient={one} />
              {noting === undefined ? <span /> : <Noted recipient={one} noting={noting} />}
              {noting === undefined ? <span /> : <Buttons recipient={one} noting={noting} />}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Who({ recipient }: { readonly recipient: Recipient }) {
  const say = useSay()
  const sumOf = useSumOf()
  const { name, is_own_place, phone, email, address, amounts } = recipient
  return (
    <div className={styles.words}>
      <Text fw={600}>
        {name}
        {is_own_place && ` (${say('recalls.own_place')})`}
      </Text>
      <Text>{sumOf(amounts)}</Text>
      <Text size="sm" component="div">
        {phone + email === '' ? (
          say('recalls.no_contact')
        ) : (
          <Group gap="sm">
            {phone !== '' && <Anchor href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</Anchor>}
            {email !== '' && <Anchor href={`mailto:${email}`}>{email}</Anchor>}
          </Group>
        )}
        {address}
      </Text>
    </div>
  )
}

type NotedProps = { readonly recipient: Recipient; readonly noting: Noting }
type Note = Pick<Recipient, 'informed_at' | 'answer'>
type SaveNote = (note: Note, base: Note, onTheirs?: (theirs: Note) => void) => void

/** Notes a recipient; what others noted meanwhile is shown beside it. What is not noted is said. */
function useSaveNote({ recipient: { recipient, name }, noting: { placeId, id } }: NotedProps) {
  const say = useSay()
  const moment = useEntryInstant()
  const note = useNoteRecipient()
  const when = ({ informed_at: at }: Note): string => (at === null ? '' : moment(at))
  const save: SaveNote = ({ informed_at, answer }, { informed_at: at, answer: before }, onTheirs) =>
    note.mutate(
      {
        params: { placeId, id },
        body: { recipient, informed_at, answer, base: { informed_at: at, answer: before } },
      },
      {
        onError: (problem) => {
          const mine = { informed_at, answer }
          const isAsked = askBetween<Note>(problem, {
            fields: (theirs) => [
              { label: say('recalls.informed'), mine: when(mine), theirs: when(theirs) },
              { label: say('recalls.answer_of', { name }), mine: answer, theirs: theirs.answer },
            ],
            onMine: (theirs) => save(mine, theirs),
            onTheirs: (theirs) => onTheirs?.(theirs),
          })
          if (!isAsked) toastProblem(problem)
        },
      },
    )
  return { save, isPending: note.isPending }
}

function Noted({ recipient, noting }: NotedProps) {
  const say = useSay()
  const moment = useEntryInstant()
  const note = useSaveNote({ recipient, noting })
  const { name, informed_at, informed_by } = recipient
  const [base, setBase] = useState<Note>(recipient)
  const [answer, setAnswer] = useState(recipient.answer)
  // What others note appears, unless the user is typing.
  if (recipient.answer !== base.answer && [base.answer, recipient.answer].includes(answer.trim())) {
    setBase(recipient)
    setAnswer(recipient.answer)
  }
  const save = (): void => {
    if (answer.trim() === base.answer) return
    note.save({ informed_at, answer: answer.trim() }, { informed_at, answer: base.answer }, (theirs) =>
      setAnswer(theirs.answer),
    )
  }
  if (informed_at === null) return <Text c="dimmed">{say('recalls.not_informed')}</Text>
  return (
    <div className={styles.words}>
      <Text size="sm">
        {say('recalls.informed_by', { when: moment(informed_at), name: informed_by ?? '' })}
      </Text>
      {noting.isOpen ? (
        <Textarea
          autosize
          minRows={1}
          aria-label={say('recalls.answer_of', { name })}
          placeholder={say('recalls.answer_hint')}
          maxLength={2_000}
          value={answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
          onBlur={save}
        />
      ) : (
        <Text>{recipient.answer}</Text>
      )}
    </div>
  )
}

function Buttons({ recipient, noting }: NotedProps) {
  const { placeId, id, isOpen } = noting
  const say = useSay()
  const note = useSaveNote({ recipient, noting })
  const [isMessageOpen, setIsMessageOpen] = useState(false)
  const { name, informed_at, answer } = recipient
  if (!isOpen) return <span />
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconMail size={18} stroke={1.8} aria-hidden />}
        aria-label={say('recalls.message_to', { name })}
        onClick={() => setIsMessageOpen(true)}
      >
        {say('recalls.message')}
      </Button>
      {informed_at === null && (
        <Button
          leftSection={<IconCheck size={18} stroke={1.8} aria-hidden />}
          aria-label={say('recalls.note_of', { name })}
          loading={note.isPending}
          onClick={() =>
            note.save({ informed_at: new Date().toISOString(), answer }, { informed_at, answer })
          }
        >
          {say('recalls.note_informed')}
        </Button>
      )}
      {isMessageOpen && (
        <MessageModal
          placeId={placeId}
          id={id}
          recipient={recipient.recipient}
          title={say('recalls.message_to', { name })}
          onClose={() => setIsMessageOpen(false)}
        />
      )}
    </Group>
  )
}
