import { Alert } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSay } from '#kit/i18n.ts'
import { NotProven } from '#kit/outbox/deliver.ts'
import { deliverNow } from '#kit/outbox/deliverer.ts'
import { enterBySealedPin } from '#kit/outbox/prove-by-pin.ts'
import { endSession, startTabletSession } from '#kit/session.ts'
import { writeForVisit } from '#kit/storage.ts'
import { proofForLater } from '#kit/tablet.ts'

/** Milliseconds between tries: browsers do not always say when the network is back. */
const EVERY_MS = 15_000

/** The person has signed in without network: proves them as soon as the server answers, or signs them out. */
export function UnprovenNotice() {
  const say = useSay()
  const client = useQueryClient()
  useEffect(() => {
    const prove = async (): Promise<void> => {
      const { pin, is_unproven } = proofForLater()
      if (pin === null || !is_unproven) return
      try {
        startTabletSession(await enterBySealedPin(pin))
        await Promise.all([client.invalidateQueries(), deliverNow()])
      } catch (thrown) {
        if (!(thrown instanceof NotProven)) return
        endSession('expired')
        writeForVisit('tablet_wrong_pin', String(pin.worker_id))
      }
    }
    const timer = setInterval(() => void prove(), EVERY_MS)
    const online = (): void => void prove()
    addEventListener('online', online)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
    }
  }, [client])
  return (
    <Alert color="amber" icon={<IconCloudOff size={18} aria-hidden />} mb="md">
      {say('tablet.unproven')}
    </Alert>
  )
}
