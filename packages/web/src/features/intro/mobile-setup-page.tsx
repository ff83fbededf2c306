import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { InstallSteps } from '#features/app-offer/public.tsx'
import { usePlaceId } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { hasMobileEntriesOf } from './intro.api.ts'
import { IntroFrame } from './intro-frame.tsx'

/** How often the page looks whether something came from a phone, milliseconds. */
const LOOKS_EVERY = 5_000

/** How to open the activity log on phones; reports the first entry from one. */
export function TasksMobileSetupPage() {
  const say = useSay()
  const seen = useQuery({
    ...hasMobileEntriesOf(usePlaceId()),
    refetchInterval: ({ state }) => (state.data === true ? false : LOOKS_EVERY),
  })
  return (
    <IntroFrame title="intro.step_activity_log_phone" hint="intro.hint_activity_log_phone">
      {(intro) => (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <InstallSteps />
          <Card>
            <Group gap="md" justify="space-between" role="status">
              <StateBadge state={seen.data === true ? 'ok' : 'due'}>
                {say(seen.data === true ? 'intro.phone_seen' : 'intro.phone_waiting')}
              </StateBadge>
              <Button
                size="md"
                loading={intro.busy}
                onClick={() =>
                  void intro.finish(
                    'activity_log_phone',
                    seen.data === true ? 'used' : 'later',
                    paths.activityLogIntroProgress,
                  )
                }
              >
                {say('intro.continue')}
              </Button>
            </Group>
          </Card>
        </Suspense>
      )}
    </IntroFrame>
  )
}
