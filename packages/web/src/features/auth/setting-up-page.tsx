import { resources } from '@larder/contract/kit'
import { Loader, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { paths } from '#app/paths.ts'
import { reloadAccess, settleSelection } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { refetch } from '#kit/query.ts'
import { writeForVisit } from '#kit/storage.ts'
import { AuthHead } from './auth-head.tsx'
import { RegisterSteps } from './register-steps.tsx'

/** Milliseconds the thanks stay readable. */
const readFor = 1800

/** The end of registration (general 2.2). Pages that lead here set `setting_up` for the visit. */
export function SettingUpPage() {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    const timer = setTimeout(() => {
      const go = async (): Promise<void> => {
        await refetch(client, resources)
        const companies = await reloadAccess(client)
        settleSelection(companies)
        writeForVisit('setting_up', null)
        writeForVisit('registering', null)
        const hasPlace = companies.some(({ places }) => places.length > 0)
        await navigate({ href: hasPlace ? paths.overview : paths.createPlace, replace: true })
      }
      // The overview shows the failure; users must not be stuck on this page.
      go().catch(() => void navigate({ href: paths.overview, replace: true }))
    }, readFor)
    return () => clearTimeout(timer)
  }, [client, navigate])
  return (
    <Stack gap="lg">
      <RegisterSteps active="final" />
      <div>
        <AuthHead title={say('auth.thank_you')}>{say('auth.setting_up')}</AuthHead>
      </div>
      <div role="status" aria-label={say('ui.loading')}>
        <Loader type="dots" />
      </div>
    </Stack>
  )
}
