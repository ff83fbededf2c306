import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './number-input.module.css'

export type NumberText = {
  /** Clamps what is larger. */
  readonly max?: number | undefined
  /** Whether a minus sign is allowed; yes by default. */
  readonly negatives?: boolean | undefined
  /** Only digits, for counts. */
  readonly digits?: boolean | undefined
}

/**
 * Cleans a typed number (general 5.7): a comma becomes a dot; only digits, one dot and a leading minus are
 * kept, or digits alone; a maximum clamps the value.
 */
export function cleanNumber(
  typed: string,
  { max, negatives = true, digits = false }: NumberText = {},
): string {
  const allowed = digits ? typed.replace(/\D/g, '') : typed.replaceAll(',', '.').replace(/[^\d.-]/g, '')
  const sign = negatives && allowed.startsWith('-') ? '-' : ''
  const [whole = '', ...fraction] = allowed.replaceAll('-', '').split('.')
  const text = sign + whole + (fraction.length > 0 ? `.${fraction.join('')}` : '')
  return max !== undefined && Number(text) > max ? String(max) : text
}

type Props = Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'max' | 'type'> &
  NumberText & {
    readonly value?: string | undefined
    readonly defaultValue?: string | undefined
    /** Gives the cleaned text; empty while nothing is entered, so that zero and nothing stay apart. */
    readonly onChange?: (value: string) => void
    /** Shown behind the digits: °C, kg. */
    readonly unit?: string | undefined
  }

/** A number as people type it in a kitchen: comma or dot, no arrows, the phone's numeric keyboard. */
export function NumberInput({
  value,
  defaultValue,
  onChange,
  max,
  digits = false,
  negatives = !digits,
  unit,
  ...rest
}: Props) {
  const say = useSay()
  const [own, setOwn] = useState(defaultValue ?? '')
  const text = value ?? own
  const change = (typed: string): void => {
    const next = cleanNumber(typed, { max, negatives, digits })
    setOwn(next)
    onChange?.(next)
  }
  return (
    <TextInput
      {...rest}
      inputMode={digits ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      {...(negatives && {
        classNames: { input: styles.signed ?? '' },
        leftSection: (
          <ActionIcon
            className={styles.sign ?? ''}
            variant="subtle"
            color="ink"
            tabIndex={-1}
            aria-label={say('ui.change_sign')}
            disabled={rest.disabled === true}
            onClick={() => change(text.startsWith('-') ? text.slice(1) : `-${text}`)}
          >
            ±
          </ActionIcon>
        ),
      })}
      rightSection={unit === undefined ? undefined : <span aria-hidden>{unit}</span>}
      rightSectionPointerEvents="none"
    />
  )
}
