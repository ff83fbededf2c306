import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'

type Props = SelectProps & {
  /** A select that must not be empty cannot be cleared. */
  readonly notEmpty?: boolean
  /** Told once the user has chosen or left the field. */
  readonly onTouched?: () => void
}

/**
 * A select that marks itself touched on selection (general 5.7) and shows its error only from then on, or
 * when the form
 * set one. Long lists are searched, on phones too.
 */
export function SelectField({ notEmpty = false, onTouched, onChange, onBlur, data, ...rest }: Props) {
  const [touched, setTouched] = useState(false)
  const touch = (): void => {
    if (!touched) onTouched?.()
    setTouched(true)
  }
  return (
    <Select
      {...rest}
      // A list in a portal stands outside every landmark.
      comboboxProps={{ withinPortal: false, ...rest.comboboxProps }}
      {...(data !== undefined && { data })}
      data-touched={touched || undefined}
      searchable={(data?.length ?? 0) > 8}
      allowDeselect={!notEmpty}
      clearable={!notEmpty && rest.clearable === true}
      onChange={(value, option) => {
        touch()
        onChange?.(value, option)
      }}
      onBlur={(event) => {
        touch()
        onBlur?.(event)
      }}
    />
  )
}
