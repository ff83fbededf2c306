import { billing } from '@larder/contract/billing'
import { isPaidFor } from '@larder/core/billing'
import { Alert, Loader } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, type Company } from '#kit/access.ts'
import { call } from '#kit/call.ts'
import { todayAt } from '#kit/format.ts'
import { useSay } from '#kit/i18n.ts'

/** General 4.5, 9. */
const TRIES = 10
const PAUSE_MS = 1_500

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, PAUSE_MS))

/** Whether the payment arrived within ten tries: until then the package is none, the trial, or one that ended. */
async function arrives(companyId: number, isGone: () => boolean): Promise<boolean> {
  for (let left = TRIES; left > 0 && !isGone(); left -= 1) {
    const subscription = await call(billing.subscription, { params: { companyId } }).catch(() => null)
    if (subscription !== null && isPaidFor(subscription, todayAt('UTC'))) return true
    await pause()
  }
  return false
}

/** After the way back from the payment provider: waits for the payment, then says so. */
export function PaymentReturn({ company }: { readonly company: Company }) {
  const say = useSay()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [state, setState] = useState<'waiting' | 'paid'>('waiting')
  const companyId = company.id
  useEffect(() => {
    let gone = false
    const wait = async (): Promise<void> => {
      const paid = await arrives(companyId, () => gone)
      if (gone) return
      await reloadAccess(client).catch(() => undefined)
      if (paid) setState('paid')
      else void navigate({ to: paths.choosePayment, replace: true })
    }
    void wait()
    return () => {
      gone = true
    }
  }, [client, companyId, navigate])
  return state === 'paid' ? (
    <Alert color="leaf" radius="lg" icon={<IconCircleCheck aria-hidden />} role="status">
      {say('billing.paid')}
    </Alert>
  ) : (
    <Alert color="ink" radius="lg" icon={<Loader size={18} />} role="status">
      {say('billing.waiting')}
    </Alert>
  )
}
