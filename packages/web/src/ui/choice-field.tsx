import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'

type Props = Omit<NativeSelectProps, 'data'> & {
  readonly data: readonly { readonly value: string; readonly label: string }[]
  /** Shown while nothing is chosen. */
  readonly placeholder?: string | undefined
  /** A choice that must not be empty cannot be taken back (general 5.7). */
  readonly notEmpty?: boolean
}

/**
 * A choice from a list by the device's own picker: a wheel on phones, typing the first letters on a keyboard.
 * The empty text means that nothing is chosen. Pass the list at the first render: an uncontrolled field
 * cannot find its value later.
 */
export function ChoiceField({ data, placeholder, notEmpty = false, ...rest }: Props) {
  const say = useSay()
  const words = placeholder ?? say('ui.choose')
  return <NativeSelect {...rest} data={[{ value: '', label: words, disabled: notEmpty }, ...data]} />
}
