import { Button } from '@mantine/core'
import { IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { titled, usePlan } from '../plan-context.ts'

/** A product group that has come since the plan was made has no analysis yet. */
export function NotGenerated() {
  const say = useSay()
  const { group, canEdit } = usePlan()
  const action = canEdit ? (
    <Button
      variant="default"
      renderRoot={(props) => <Link to={paths.planSetup} search={{ step: 'flowDiagram' }} {...props} />}
    >
      {say('plan.outdated_action')}
    </Button>
  ) : undefined
  return (
    <>
      <PageHeader title={titled(group, say('nav.plan'))} />
      <Card>
        <EmptyState
          icon={IconFileText}
          title={say('plan.group_not_made_title')}
          {...(action !== undefined && { action })}
        >
          {say('plan.group_not_made_text')}
        </EmptyState>
      </Card>
    </>
  )
}
