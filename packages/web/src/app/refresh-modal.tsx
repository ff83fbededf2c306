import { Button, Text, Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import { refresh, useRefreshNeeded } from '#kit/refresh.ts'
import styles from './refresh-modal.module.css'

/** General 8.2: the product was updated behind an open page. Only the user reloads. */
export function RefreshModal() {
  const say = useSay()
  const needed = useRefreshNeeded()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (needed && dialog.current?.open === false) dialog.current.showModal()
  }, [needed])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="refresh-title"
      aria-describedby="refresh-text"
    >
      <Title order={2} id="refresh-title">
        {say('refresh.title')}
      </Title>
      <Text id="refresh-text" mt="xs" mb="lg">
        {say('refresh.text')}
      </Text>
      <Button fullWidth onClick={refresh}>
        {say('refresh.now')}
      </Button>
    </dialog>
  )
}
