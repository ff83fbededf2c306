import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '#kit/focus.ts'
import { useSay } from '#kit/i18n.ts'
import { usePhone } from '#kit/use-phone.ts'
import styles from './side-panel.module.css'

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode }

/** Beside the page at a desk, a sheet over all of it on a phone. */
export function SidePanel({ title, onClose, children }: Props) {
  const say = useSay()
  useFocusBack()
  const classNames = { content: styles.content ?? '', body: styles.body ?? '' }
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={usePhone() ? '100%' : 'lg'}
      title={title}
      classNames={classNames}
      closeButtonProps={{ 'aria-label': say('ui.close'), size: 44 }}
    >
      {children}
    </Drawer>
  )
}

/** A form that fills the panel: its fields scroll, its buttons stay in sight. */
export function PanelActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
