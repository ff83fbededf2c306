import { IconBackspace, IconCheck } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import { cleanNumber } from '#ui/number-input.tsx'
import type { Reading } from './use-reading.ts'
import styles from './keypad.module.css'

/** More characters than any reading has. */
export const MAX_TYPED = 9

/** The field keeps the focus: keys of the page and of a keyboard can be mixed. */
const keepFocus = (event: MouseEvent): void => event.preventDefault()

type KeyProps = {
  readonly name?: string
  readonly isOff?: boolean
  readonly onPress: () => void
  readonly children: ReactNode
}

/** Not in the order of the tab key: the field before it takes the same from a keyboard. */
function Key({ name, isOff = false, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={styles.key}
      tabIndex={-1}
      aria-label={name}
      disabled={isOff}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      {children}
    </button>
  )
}

/** The large keys below a reading. The confirming one submits the form that they are in. */
export function Keypad({ reading }: { readonly reading: Reading }) {
  const say = useSay()
  const { typed, negatives, comma, same, breach, form } = reading
  const type = (key: string): void => {
    const start = key === '.' && /^-?$/.test(typed) ? `${typed}0` : typed
    const next = cleanNumber(start + key, { negatives })
    if (next.length <= MAX_TYPED) reading.type(next)
  }
  const digits = (...keys: readonly string[]) =>
    keys.map((key) => (
      <Key key={key} onPress={() => type(key)}>
        {key}
      </Key>
    ))
  return (
    <div role="group" aria-label={say('keypad.title')} className={styles.keys}>
      {digits('1', '2', '3')}
      <Key name={say('keypad.delete')} isOff={typed === ''} onPress={() => reading.type(typed.slice(0, -1))}>
        <IconBackspace size={26} aria-hidden />
      </Key>
      {digits('4', '5', '6')}
      {negatives ? (
        <Key
          name={say('ui.change_sign')}
          onPress={() => reading.type(typed.startsWith('-') ? typed.slice(1) : `-${typed}`)}
        >
          −
        </Key>
      ) : (
        <span />
      )}
      {digits('7', '8', '9')}
      {same === null ? (
        <span />
      ) : (
        <Key name={say('keypad.same', { value: reading.sameWords })} onPress={reading.repeat}>
          <span className={styles.same}>= {same}</span>
        </Key>
      )}
      <Key name={say('keypad.decimal')} isOff={typed.includes('.')} onPress={() => type('.')}>
        {comma}
      </Key>
      {digits('0')}
      <button
        type="submit"
        className={styles.confirm}
        data-breach={breach || undefined}
        disabled={form.saving || (!form.ready && !breach)}
        onMouseDown={keepFocus}
      >
        {!breach && <IconCheck size={22} aria-hidden />}
        {say(breach ? 'keypad.what_was_done' : 'entries.save')}
      </button>
    </div>
  )
}
