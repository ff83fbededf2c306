import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useSay } from '#kit/i18n.ts'
import type { Problem } from '#kit/problem.ts'
import { describeProblem } from '#kit/toasts.ts'

type Props = {
  readonly problem: Problem
  readonly onRetry?: (() => void) | undefined
}

/** Shows the error, which data is still stored, and what to do. */
export function ErrorNotice({ problem, onRetry }: Props) {
  const say = useSay()
  return (
    <Alert color="red" icon={<IconAlertTriangle />} title={say('error.title')} radius="lg" role="alert">
      <Text size="sm">{describeProblem(problem)}</Text>
      {problem.correlation_id !== undefined && (
        <Text size="xs" mt={4}>
          {say('error.number', { number: problem.correlation_id })}
        </Text>
      )}
      {onRetry !== undefined && (
        <Button mt="sm" size="sm" variant="default" onClick={onRetry}>
          {say('error.retry')}
        </Button>
      )}
    </Alert>
  )
}
