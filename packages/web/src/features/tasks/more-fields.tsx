import { Stack } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './tasks.module.css'

/** Fields that few users need: folded away unless one of them is set. */
export function MoreFields({ open, children }: { readonly open: boolean; readonly children: ReactNode }) {
  const say = useSay()
  const [openAtFirst] = useState(open)
  return (
    <details open={openAtFirst}>
      <summary className={styles.more}>{say('tasks.more')}</summary>
      <Stack gap="sm" pb="xs">
        {children}
      </Stack>
    </details>
  )
}
