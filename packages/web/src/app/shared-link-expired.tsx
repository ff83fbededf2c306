import { Button, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useSay } from '#kit/i18n.ts'
import { closeShareExpired } from '#kit/session.ts'
import { paths } from './paths.ts'
import styles from './refresh-modal.module.css'

/** General 4.6: a shared link that answers 401 or 429 has run out; closing goes to login. */
export function SharedLinkExpired() {
  const say = useSay()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  const close = (): void => {
    closeShareExpired()
    dialog.current?.close()
    void navigate({ to: paths.login })
  }
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-expired" onCancel={close}>
      <Text id="share-expired" fw={600} mb="lg">
        {say('shell.link_expired')}
      </Text>
      <Button fullWidth onClick={close}>
        {say('ui.close')}
      </Button>
    </dialog>
  )
}
