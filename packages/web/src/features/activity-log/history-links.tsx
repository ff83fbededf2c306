import { Button, Group } from '@mantine/core'
import { IconArrowLeft, IconBox, IconVersions } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'

type Props = {
  readonly taskId: number | null
  /** The versions are what is shown. */
  readonly versions?: boolean
  /** The units are what is shown. */
  readonly units?: boolean
}

/** Other ways to look at what was entered. */
export function HistoryLinks({ taskId, versions = false, units = false }: Props) {
  const say = useSay()
  const params = { taskId: String(taskId) }
  return (
    <Group gap="sm" mb="md">
      {(taskId !== null || units) && (
        <Button
          size="md"
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to={paths.activityLogEntries} {...props} />}
        >
          {say('history.all_entries')}
        </Button>
      )}
      {taskId === null && !units && (
        <Button
          size="md"
          variant="default"
          leftSection={<IconBox size={18} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link to={paths.activityLogEntryUnits} {...props} />}
        >
          {say('history.by_unit')}
        </Button>
      )}
      {taskId !== null && !versions && (
        <Button
          size="md"
          variant="default"
          leftSection={<IconVersions size={18} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <Link to={paths.activityLogTaskVersions} params={params} {...props} />}
        >
          {say('history.versions')}
        </Button>
      )}
      {taskId !== null && versions && (
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link to={paths.activityLogTaskEntries} params={params} {...props} />}
        >
          {say('history.task_entries')}
        </Button>
      )}
    </Group>
  )
}
