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
  /** Of a task that asks for readings of batches. */
  readonly ofBatches?: boolean
}

const daily = {
  all: paths.activityLogEntries,
  versions: paths.activityLogTaskVersions,
  entries: paths.activityLogTaskEntries,
} as const
const batches = {
  all: paths.traceabilityMonitoringTasks,
  versions: paths.traceabilityMonitoringVersions,
  entries: paths.traceabilityMonitoringRecords,
} as const

/** Other ways to look at what was entered. */
export function HistoryLinks({ taskId, versions = false, units = false, ofBatches = false }: Props) {
  const say = useSay()
  const to = ofBatches ? batches : daily
  const params = { taskId: String(taskId) }
  return (
    <Group gap="sm" mb="md">
      {(taskId !== null || units) && (
        <Button
          size="md"
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to={to.all} {...props} />}
        >
          {say(ofBatches ? 'nav.traceability_monitoring' : 'history.all_entries')}
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
          renderRoot={(props) => <Link to={to.versions} params={params} {...props} />}
        >
          {say('history.versions')}
        </Button>
      )}
      {taskId !== null && versions && (
        <Button
          size="md"
          variant="default"
          renderRoot={(props) => <Link to={to.entries} params={params} {...props} />}
        >
          {say('history.task_entries')}
        </Button>
      )}
    </Group>
  )
}
