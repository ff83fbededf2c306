import { TextInput, type TextInputProps } from '@mantine/core'
import type { ChangeEvent } from 'react'

export type TextRule = {
  /** Strips curly, angle, round and square brackets and the ampersand. */
  readonly filter?: boolean | undefined
  readonly uppercase?: boolean | undefined
}

/** The allowed part of a typed text (general 5.7). */
export function cleanText(typed: string, { filter = false, uppercase = false }: TextRule): string {
  const allowedText = filter ? typed.replace(/[{}<>()[\]&]/g, '') : typed
  return uppercase ? allowedText.toUpperCase() : allowedText
}

/** A text input that filters or uppercases while one types; the caret stays where it was. */
export function TextField({ filter, uppercase, onChange, ...rest }: TextInputProps & TextRule) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.currentTarget
    const { selectionStart, value } = input
    const clean = cleanText(value, { filter, uppercase })
    if (clean !== value) {
      input.value = clean
      const caret = Math.max(0, (selectionStart ?? clean.length) - (value.length - clean.length))
      input.setSelectionRange(caret, caret)
    }
    onChange?.(event)
  }
  return <TextInput {...rest} onChange={change} />
}
