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
  /** Gives `YYYY-MM-DD`, or empty while the text is no date. */
  readonly onChange?: (date: string) => void
  /** The company's date format. */
  readonly pattern?: string | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
}

/**
 * The pattern as it is written in the reader's language: `TT.MM.JJJJ`; `letters` are those of day, month and
 * year.
 */
const wordsOf = (pattern: string, letters: string): string =>
  pattern.toUpperCase().replace(/[DMY]/g, (one) => [...letters]['DMY'.indexOf(one)] ?? one)

/**
 * A date typed in the company's format; it turns red while its text is none (general 5.7). The button opens
 * the
 * browser's own calendar, which every phone has and which costs nothing to load.
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
  const given = value ?? defaultValue ?? ''
  const [text, setText] = useState(given === '' ? '' : formatDate(given, pattern))
  const [from, setFrom] = useState(value)
  const letters = wordsOf(pattern, say('ui.date_letters'))
  const picker = useRef<HTMLInputElement>(null)
  if (value !== undefined && value !== from && value !== (parseDate(text, pattern) ?? '')) {
    setFrom(value)
    setText(value === '' ? '' : formatDate(value, pattern))
  }
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    setText(event.currentTarget.value)
    onChange?.(parseDate(event.currentTarget.value, pattern) ?? '')
  }
  const pick = (event: ChangeEvent<HTMLInputElement>): void => {
    setText(event.currentTarget.value === '' ? '' : formatDate(event.currentTarget.value, pattern))
    onChange?.(event.currentTarget.value)
  }
  const unreadable = text !== '' && parseDate(text, pattern) === null
  return (
    <TextInput
      {...rest}
      value={text}
      onChange={type}
      placeholder={letters}
      classNames={{ input: styles.input ?? '' }}
      inputMode="numeric"
      autoComplete="off"
      error={error ?? (unreadable ? say('rule.date', { pattern: letters }) : undefined)}
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="ink"
            aria-label={say('ui.open_calendar')}
            disabled={rest.disabled === true}
            onClick={() => picker.current?.showPicker()}
          >
            <IconCalendar size={18} stroke={1.7} />
          </ActionIcon>
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            min={min}
            max={max}
            value={parseDate(text, pattern) ?? ''}
            onChange={pick}
            style={{
              position: 'absolute',
              inset: 'auto 0 0 auto',
              width: 0,
              height: 0,
              border: 0,
              padding: 0,
              opacity: 0,
            }}
          />
        </>
      }
    />
  )
}
