import { Loader, Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { startSession } from '#kit/session.ts'
import { readForVisit, writeForVisit } from '#kit/storage.ts'
import { toastProblem } from '#kit/toasts.ts'
import { AuthHead } from './auth-head.tsx'
import { useFinishSmartId } from './auth.api.ts'

/**
 * The return address for the identity provider (general 4.2). A person without an account is sent to
 * registration; any failure leads to login.
 */
export function OauthReturnPage() {
  const say = useSay()
  const navigate = useNavigate()
  const { code, state } = useSearch({ from: '/auth/auth/oauth-return' })
  const { mutateAsync: finish } = useFinishSmartId()
  const requested = useRef(false)
  useEffect(() => {
    // A code is good for one exchange.
    if (requested.current) return
    requested.current = true
    const exchange = async (): Promise<void> => {
      // The state must be the one this browser was given when it left, or somebody else began this.
      const expected = readForVisit('smart_id_state')
      writeForVisit('smart_id_state', null)
      if (code === undefined || state === undefined || state !== expected)
        return navigate({ to: paths.login, replace: true })
      const answer = await finish({
        query: { response_type: 'token', client_id: '1' },
        body: { oauth_code: code, redirect_uri: `${location.origin}${paths.oauthReturn}`, state },
      })
      if ('idcode' in answer && answer.idcode) {
        writeForVisit('registration_token', answer.registration_token ?? null)
        writeForVisit('id_card', JSON.stringify({ firstname: answer.firstname, lastname: answer.lastname }))
        return navigate({ to: paths.messageRegisterIdCard, replace: true })
      }
      if (answer.access_token && answer.expires_in)
        startSession({
          access_token: answer.access_token,
          expires_in: answer.expires_in,
          device_token: answer.device_token,
        })
      return navigate({ href: paths.home, replace: true })
    }
    exchange().catch((thrown: unknown) => {
      toastProblem(asProblem(thrown))
      void navigate({ to: paths.login, replace: true })
    })
  }, [code, state, finish, navigate])
  return (
    <Stack>
      <AuthHead title={say('auth.smart_id')}>{say('auth.smart_id_wait')}</AuthHead>
      <Loader type="dots" aria-label={say('ui.loading')} />
    </Stack>
  )
}
