import { ActionIcon, Stack, Text } from '@mantine/core'
import { IconInfoCircle, IconX } from '@tabler/icons-react'
import { withoutNote } from '@larder/core/entries'
import type { TaskStep } from '@larder/core/tasks'
import type { TaskOfDay } from '@larder/contract/entries'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSay } from '#kit/i18n.ts'
import { cleanNumber } from '#ui/number-input.tsx'
import { LastEntry } from './card-parts.tsx'
import { ConfirmValue } from './confirm-value.tsx'
import { actionCount, isUntouched, noActions, stepsOf } from './entry-draft.ts'
import { Breach } from './entry-form.tsx'
import { FoodField } from './food-field.tsx'
import { Keypad, MAX_TYPED } from './keypad.tsx'
import { lineName } from './line-name.ts'
import { Instruction } from './task-facts.tsx'
import { useReading, type Reading } from './use-reading.ts'
import styles from './keypad.module.css'

type Props = {
  readonly task: TaskOfDay
  readonly titleId: string
  readonly onSaved: () => void
  readonly onClose: () => void
}

/**
 * The reading of a line on a touch screen: a sheet with large keys over the lower part of the page. It is
 * part of its line, and the list above it stays in reach. A reading outside its limit asks what was done
 * about it before it can be saved.
 */
export function KeypadForm(props: Props) {
  const [step] = stepsOf(props.task)
  return step === undefined ? null : <Sheet {...props} step={step} />
}

function Sheet({ task, titleId, onSaved, onClose, step }: Props & { readonly step: TaskStep }) {
  const say = useSay()
  const reading = useReading(task, step, onSaved)
  const { form, breach } = reading
  const [isActing, setActing] = useState(false)
  const acts = breach && (isActing || actionCount(form.draft.actions) > 0)
  const sheet = useSight()
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (form.saving) return
    if (form.ready) reading.save()
    else if (breach) setActing(true)
  }
  const change = (): void => {
    setActing(false)
    form.change({ ...form.draft, actions: noActions })
  }
  return (
    <div className={styles.sheet} ref={sheet} data-keypad>
      <form onSubmit={onSubmit} noValidate className={styles.content}>
        <Head task={task} onClose={onClose} />
        {isUntouched(form.draft) && (
          <ConfirmValue task={task} saving={form.saving} onConfirm={(body) => void form.send(body, [])} />
        )}
        {step.foods !== undefined && !acts && (
          <div className={styles.foods}>
            <FoodField foods={step.foods} value={reading.food} onChange={reading.choose} />
          </div>
        )}
        <Figures reading={reading} titleId={titleId} isLocked={acts} onClose={onClose} />
        {acts ? (
          <Stack gap="sm">
            <Breach
              {...form}
              title={say('entries.outside_title', { limit: reading.limit })}
              cancel={change}
              cancelLabel={say('keypad.change_value')}
            />
          </Stack>
        ) : (
          <Keypad reading={reading} />
        )}
      </form>
    </div>
  )
}

/** Its line is in sight above it, and the field takes what a keyboard types. */
function useSight() {
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    sheet.current?.querySelector<HTMLElement>('input[inputmode]')?.focus({ preventScroll: true })
    sheet.current?.closest('li')?.scrollIntoView({ block: 'nearest' })
  }, [])
  return sheet
}

function Head({ task, onClose }: Pick<Props, 'task' | 'onClose'>) {
  const say = useSay()
  const [isTold, setIsTold] = useState(false)
  const name = lineName(task)
  return (
    <>
      <div className={styles.head}>
        <div className={styles.name}>{name}</div>
        <ActionIcon
          variant="subtle"
          color="ink"
          size={44}
          aria-label={say('keypad.about')}
          aria-expanded={isTold}
          onClick={() => setIsTold(!isTold)}
        >
          <IconInfoCircle size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="subtle" color="ink" size={44} aria-label={say('ui.close')} onClick={onClose}>
          <IconX size={22} aria-hidden />
        </ActionIcon>
      </div>
      {isTold && (
        <Stack gap={4} pb="xs">
          {name !== task.name && <Text size="sm">{task.name}</Text>}
          <Instruction task={task} whole />
          {task.last_entry !== null && <LastEntry entry={task.last_entry} />}
        </Stack>
      )}
    </>
  )
}

/** A longer limit is a sentence. */
const SHORT_LIMIT = 16

type FiguresProps = Pick<Props, 'titleId' | 'onClose'> & {
  readonly reading: Reading
  readonly isLocked: boolean
}

/** The limit with the last value, and the reading, both large. */
function Figures({ reading, titleId, isLocked, onClose }: FiguresProps) {
  const say = useSay()
  const { limit, last, typed, comma, breach, negatives } = reading
  const short = withoutNote(limit)
  return (
    <div className={styles.figures}>
      <div className={styles.words}>
        <div
          className={styles.limit}
          data-long={short.length > SHORT_LIMIT || undefined}
          data-breach={breach || undefined}
        >
          {short}
        </div>
        {short !== limit && <div className={styles.note}>{limit.slice(short.length + 2, -1)}</div>}
        {last !== '' && <div className={styles.last}>{say('rounds.last', { value: last })}</div>}
      </div>
      <div className={styles.display} data-breach={breach || undefined}>
        <input
          inputMode="none"
          autoComplete="off"
          aria-labelledby={titleId}
          aria-invalid={breach}
          readOnly={isLocked}
          maxLength={MAX_TYPED}
          value={typed.replace('.', comma)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose()
          }}
          onChange={(event) => reading.type(cleanNumber(event.currentTarget.value, { negatives }))}
        />
        <span className={styles.unit} aria-hidden>
          {reading.symbol}
        </span>
      </div>
    </div>
  )
}
