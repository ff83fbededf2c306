import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay } from '#kit/i18n.ts'
import { latePiece } from '#kit/lazy-piece.ts'
import styles from './shell.module.css'

const MobileMenu = latePiece(() => import('./mobile-menu.tsx'), 'MobileMenu')

export function MobileMenuButton() {
  const say = useSay()
  const [opened, setOpened] = useState(false)
  const [used, setUsed] = useState(false)
  const open = (): void => {
    setUsed(true)
    setOpened(true)
  }
  return (
    <>
      <ActionIcon
        className={styles.onlyMobile ?? ''}
        variant="subtle"
        color="ink"
        size={44}
        aria-label={say('shell.menu')}
        aria-expanded={opened}
        onClick={open}
      >
        <IconMenu2 size={22} stroke={1.7} />
      </ActionIcon>
      {used && <MobileMenu opened={opened} onClose={() => setOpened(false)} />}
    </>
  )
}
