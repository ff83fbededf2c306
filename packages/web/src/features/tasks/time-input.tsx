import { TextInput, type TextInputProps } from '@mantine/core'
import { useId } from 'react'

/**
 * Every full hour and the day's last minute are offered (document 3 section 9); any other minute can be
 * typed.
 */
const HOURS = [...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`), '23:59']

/** A time of the day. */
export function TimeInput(props: TextInputProps) {
  const hours = useId()
  return (
    <>
      <TextInput {...props} type="time" list={hours} />
      <datalist id={hours}>
        {HOURS.map((hour) => (
          <option key={hour} value={hour} />
        ))}
      </datalist>
    </>
  )
}
