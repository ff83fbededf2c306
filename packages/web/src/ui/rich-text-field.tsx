import { Input } from '@mantine/core'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import type { RichText } from '@larder/core/rich-text'
import { loadPiece } from '#kit/refresh.ts'
import styles from './rich-text-editor.module.css'
import { RichTextView } from './rich-text-view.tsx'

const loadEditor = () =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor }) => ({ default: RichTextEditor }))
const RichTextEditor = lazy(() => loadPiece(loadEditor))

type Props = {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: ReactNode
  /** The initial value; later ones go to `onChange`. A new `key` resets the field. */
  readonly initial: RichText
  readonly onChange: (text: RichText) => void
}

/**
 * A text with form. It reads as a text until it gets the focus; then the editor, which is large, is loaded in
 * its place.
 */
export function RichTextField({ label, description, error, initial, onChange }: Props) {
  const [opened, setOpened] = useState(false)
  const [start] = useState(initial)
  const id = useId()
  const [labelId, hintId] = [`${id}-label`, `${id}-hint`]
  const closed = (
    <div
      className={styles.closed}
      role="textbox"
      aria-multiline
      aria-labelledby={labelId}
      tabIndex={0}
      {...(error && { 'data-invalid': true, 'aria-invalid': true })}
      onFocus={() => setOpened(true)}
      onPointerEnter={() => void loadEditor().catch(() => undefined)}
    >
      <RichTextView text={start} below={6} />
    </div>
  )
  const described = description !== undefined || Boolean(error)
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      {...(description !== undefined && { description })}
      {...(error !== undefined && error !== null && { error })}
      descriptionProps={{ id: hintId }}
      errorProps={{ id: hintId }}
    >
      {opened ? (
        <Suspense fallback={closed}>
          <RichTextEditor
            initial={start}
            onChange={onChange}
            labelId={labelId}
            {...(described && { describedBy: hintId })}
            invalid={Boolean(error)}
          />
        </Suspense>
      ) : (
        closed
      )}
    </Input.Wrapper>
  )
}
