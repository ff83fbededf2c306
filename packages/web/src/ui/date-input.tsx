import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { defaultDatePattern, formatDate, parseDate } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'
import styles from './date-input.module.css'

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max'> & {
  /** `YYYY-MM-DD`, or empty. */
  readonly value?: string | undefined
  readonly defaultValue?: string | undefined
  /** Receives `YYYY-MM-DD`, or an empty text while the input is not a date. */
  readonly onChange?: (date: string) => void
  /** The company's date format. */
  readonly pattern?: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/** The pattern with the letters of the user's language for day, month and year: `TT.MM.JJJJ`. */
const localPattern = (pattern: string, letters: string): string =>
  pattern.toUpperCase().replace(/[DMY]/g, (one) => [...letters]['DMY'.indexOf(one)] ?? one)

/**
 * A date in the company's format; other text shows an error (general 5.7). The button opens the browser's
 * calendar, which every phone has and which adds nothing to the bundle.
 */
export function DateInput({
  value,
  defaultValue,
  onChange,
  pattern = defaultDatePattern,
  min,
  max,
  error,
  ...rest
}: Props) {
  const say = useSay()
  const initial = value ?? defaultValue ?? ''
  const [text, setText] = useState(initial === '' ? '' : formatDate(initial, pattern))
  const [shownValue, setShownValue] = useState(value)
  const hint = localPattern(pattern, say('ui.date_letters'))
  if (value !== undefined && value !== shownValue && value !== (parseDate(text, pattern) ?? '')) {
    setShownValue(value)
    setText(value === '' ? '' : formatDate(value, pattern))
  }
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    setText(event.currentTarget.value)
    onChange?.(parseDate(event.currentTarget.value, pattern) ?? '')
  }
  const pick = (date: string): void => {
    setText(date === '' ? '' : formatDate(date, pattern))
    onChange?.(date)
  }
  const unreadable = text !== '' && parseDate(text, pattern) === null
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={type}
      placeholder={hint}
      classNames={{ input: styles.input ?? '' }}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? (unreadable ? say('rule.date', { pattern: hint }) : undefined)}
      rightSection={
        <CalendarButton
          date={parseDate(text, pattern) ?? ''}
          min={min}
          max={max}
          disabled={rest.disabled === true}
          onPick={pick}
        />
      }
    />
  )
}

type ButtonProps = Pick<Props, 'min' | 'max'> & {
  readonly date: string
  readonly disabled: boolean
  readonly onPick: (date: string) => void
}

/** Opens the calendar of an invisible date input. */
function CalendarButton({ date, min, max, disabled, onPick }: ButtonProps) {
  const say = useSay()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="ink"
        aria-label={say('ui.open_calendar')}
        disabled={disabled}
        onClick={() => input.current?.showPicker()}
      >
        <IconCalendar size={18} stroke={1.7} />
      </ActionIcon>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden
        min={min}
        max={max}
        value={date}
        onChange={(event) => onPick(event.currentTarget.value)}
        className={styles.calendar}
      />
    </>
  )
}
