import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import { coherenceOf } from '../plans.api.ts'

/** For users with access to fix it: control points of the plan are monitored less than it requires. */
export function CoherenceAlert() {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const isThere = useRouterState({ select: (state) => state.location.pathname === paths.planCoherence })
  const { data } = useQuery(coherenceOf(placeId, lang))
  const critical = data?.findings.filter(({ is_critical }) => is_critical) ?? []
  if (isThere || critical.length === 0) return null
  return (
    <Alert color="red" radius="md" icon={<IconAlertTriangle />} title={say('plan.coherence_alert_title')}>
      <Text size="sm">
        {say('plan.coherence_alert_text', {
          tasks: [...new Set(critical.map(({ task_name }) => task_name))].slice(0, 3).join(', '),
        })}
      </Text>
      <Button
        mt="sm"
        size="sm"
        variant="default"
        renderRoot={(props) => <Link to={paths.planCoherence} {...props} />}
      >
        {say('plan.coherence_alert_action')}
      </Button>
    </Alert>
  )
}
