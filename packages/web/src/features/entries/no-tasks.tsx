import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** A place without tasks: from the plan they come. */
export function NoTasks({ mayPlan }: { readonly mayPlan: boolean }) {
  const say = useSay()
  return (
    <Card>
      <EmptyState
        icon={IconClipboardCheck}
        title={say('entries.empty_title')}
        action={
          mayPlan ? (
            <Button renderRoot={(props) => <Link {...props} to={paths.planSetup} />}>
              {say('entries.empty_action')}
            </Button>
          ) : undefined
        }
      >
        {say('entries.empty_text')}
      </EmptyState>
    </Card>
  )
}
