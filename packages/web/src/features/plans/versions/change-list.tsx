import { Button, Text } from '@mantine/core'
import { diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { narrowLines, placeOfLine, type LineChange } from './line-change.ts'
import styles from './versions.module.css'
import sideBySide from '#ui/side-by-side.module.css'

/** Changes that are rendered at once; a plan that was made again may have hundreds. */
const drawnAtOnce = 30

/** Changed lines, each before and after: removed text is struck through, added text underlined. */
export function ChangeList({ changes }: { readonly changes: readonly LineChange[] }) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const visibleChanges = all ? changes : changes.slice(0, drawnAtOnce)
  return (
    <>
      <ul className={styles.changes}>
        {visibleChanges.map((change, at) => (
          <li key={at}>
            {placeOfLine(change) !== '' && <p className={styles.where}>{placeOfLine(change)}</p>}
            <Sides change={change} />
          </li>
        ))}
      </ul>
      {visibleChanges.length < changes.length && (
        <Button mt="md" size="sm" variant="default" onClick={() => setAll(true)}>
          {say('plan.diff_all', { number: changes.length })}
        </Button>
      )}
    </>
  )
}

function Sides({ change: { before, after } }: { readonly change: LineChange }) {
  const say = useSay()
  if (before === null || after === null) {
    return (
      <div className={sideBySide.side}>
        <Text size="sm" c="dimmed">
          {say(before === null ? 'plan.diff_added' : 'plan.diff_removed')}
        </Text>
        <p className={styles.words}>{before === null ? <ins>{after}</ins> : <del>{before}</del>}</p>
      </div>
    )
  }
  const narrowed = narrowLines(before, after)
  const parts = diffWordsWithSpace(narrowed.before, narrowed.after)
  return (
    <div className={sideBySide.sides}>
      <div className={sideBySide.side}>
        <Text size="sm" c="dimmed">
          {say('plan.diff_before')}
        </Text>
        <p className={styles.words}>
          {parts
            .filter(({ added }) => !added)
            .map(({ value, removed }, at) =>
              removed ? <del key={at}>{value}</del> : <span key={at}>{value}</span>,
            )}
        </p>
      </div>
      <div className={sideBySide.side}>
        <Text size="sm" c="dimmed">
          {say('plan.diff_after')}
        </Text>
        <p className={styles.words}>
          {parts
            .filter(({ removed }) => !removed)
            .map(({ value, added }, at) =>
              added ? <ins key={at}>{value}</ins> : <span key={at}>{value}</span>,
            )}
        </p>
      </div>
    </div>
  )
}
