import { Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './tasks.module.css'

/** What few need, folded away unless something is set there. */
export function More({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const say = useSay()
  const [first] = useState(open)
  return (
    <details open={first}>
      <summary className={styles.more}>{say('tasks.more')}</summary>
      <Stack gap="sm" pb="xs">
        {children}
      </Stack>
    </details>
  )
}
