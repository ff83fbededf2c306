import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createQueryClient } from '#kit/query.ts'
import { onSessionEnd } from '#kit/session.ts'
import { tabletToken } from '#kit/tablet.ts'
import { moveWhenPlaceIsLost } from './lost-place.ts'
import { paths } from './paths.ts'
import { createAppRouter } from './router.tsx'
import { cssVariables, theme } from './theme.ts'

const queryClient = createQueryClient()
const router = createAppRouter(queryClient)

/** The providers that every page needs. */
export function App() {
  useEffect(leaveWhenSessionEnds, [])
  useEffect(() => moveWhenPlaceIsLost(queryClient, router), [])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  )
}

/**
 * Nothing of one account stays in memory for the next. Leaving reloads (general 4.3); an expired session may
 * come back.
 */
function leaveWhenSessionEnds(): () => void {
  return onSessionEnd((why) => {
    queryClient.clear()
    if (why === 'share_expired') void router.navigate({ to: paths.login })
    if (tabletToken() !== null && why !== 'share_expired') return location.assign(paths.tablet)
    if (why === 'left') location.assign(paths.login)
    if (why === 'expired')
      void router.navigate({
        to: paths.login,
        search: { from: router.state.location.href, reason: 'expired' },
      })
  })
}
