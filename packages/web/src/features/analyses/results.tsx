import { Group, Stack, Text } from '@mantine/core'
import type { AnalysisResult } from '@larder/contract/analyses'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '#app/paths.ts'
import { useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { resultsOf } from './analyses.api.ts'
import { Trend, trendsOf } from './trend.tsx'
import rows from '#ui/rows.module.css'

type Props = { readonly placeId: number; readonly taskId: number; readonly title: string }

/** The results of an analysis, newest first, under a plot of each value that is counted. */
export function Results({ placeId, taskId, title }: Props) {
  const say = useSay()
  const results = useQuery(resultsOf(placeId, taskId))
  return (
    <QueryView query={results} skeleton={<RowsSkeleton rows={2} />}>
      {(list) =>
        list.length === 0 ? (
          <Text c="dimmed" mt="sm">
            {say('analyses.no_results')}
          </Text>
        ) : (
          <Stack gap="md" mt="md">
            {trendsOf(list).map((trend) => (
              <Trend key={trend.parameter} trend={trend} />
            ))}
            <ul className={rows.rows} aria-label={say('analyses.results_named', { name: title })}>
              {list.map((result) => (
                <Result key={result.entry_id} result={result} taskId={taskId} title={title} />
              ))}
            </ul>
          </Stack>
        )
      }
    </QueryView>
  )
}

const verdictWords = {
  satisfactory: 'analyses.satisfactory',
  acceptable: 'analyses.acceptable',
  unsatisfactory: 'analyses.unsatisfactory',
} as const satisfies Record<string, TextKey>

/** The worst of its values. */
function verdictOf({ is_good, values }: AnalysisResult): keyof typeof verdictWords {
  if (!is_good) return 'unsatisfactory'
  return values.some(({ verdict }) => verdict === 'acceptable') ? 'acceptable' : 'satisfactory'
}
const stateOf = { satisfactory: 'ok', acceptable: 'due', unsatisfactory: 'overdue' } as const

type ResultProps = Pick<Props, 'taskId' | 'title'> & { readonly result: AnalysisResult }

/** Its date leads to the whole record with the laboratory's report. */
function Result({ result, taskId, title }: ResultProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const { date, laboratory, files, values } = result
  const day = formatDate(date, datePattern)
  const verdict = verdictOf(result)
  const facts = [laboratory, files === 0 ? '' : say('analyses.files', { count: files })].filter(
    (fact) => fact !== '',
  )
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Group gap="xs">
          <Link
            className={rows.link}
            to={paths.activityLogTaskEntries}
            params={{ taskId: String(taskId) }}
            search={{ entry: result.entry_id }}
            aria-label={say('history.open', { task: title, when: day })}
          >
            {day}
          </Link>
          <StateBadge state={stateOf[verdict]}>{say(verdictWords[verdict])}</StateBadge>
        </Group>
        {values.map(({ parameter, value, criterion }) => (
          <Text key={parameter} size="sm">
            {parameter}: {value} {criterion !== null && !criterion.is_absence ? criterion.unit : ''}
          </Text>
        ))}
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(' · ')}
          </Text>
        )}
      </div>
    </li>
  )
}
