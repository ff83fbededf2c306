import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './inputs.module.css'

type Props = {
  readonly label: string
  readonly description?: string
  readonly checked: boolean
  readonly disabled: boolean
  readonly onToggle: () => void
  /** More choices that belong to this one. */
  readonly children?: ReactNode
}

/** A choice as a card that is large enough for a thumb. */
export function ChoiceCard({ label, description, checked, disabled, onToggle, children }: Props) {
  return (
    <div className={styles.choice} data-checked={checked || undefined}>
      <Checkbox
        classNames={{ body: styles.choiceBody ?? '', labelWrapper: styles.choiceLabel ?? '' }}
        label={label}
        {...(description !== undefined && { description })}
        checked={checked}
        disabled={disabled}
        onChange={onToggle}
      />
      {children}
    </div>
  )
}
