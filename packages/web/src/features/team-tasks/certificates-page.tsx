import type { TeamCell, TeamMatrix, TeamTask } from '@larder/contract/team-tasks'
import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowLeft, IconCertificate, IconFileTypePdf, IconTable } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess, useCompanyFormat } from '#kit/access.ts'
import { formatDate } from '#kit/format.ts'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { saveFile } from '#kit/save-file.ts'
import { toastProblem } from '#kit/toasts.ts'
import { usePhone } from '#kit/use-phone.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StateBadge } from '#ui/state-badge.tsx'
import { EntryForm } from './entry-form.tsx'
import { Requirements } from './requirements.tsx'
import { downloadMatrix, matrixOf } from './team-tasks.api.ts'
import styles from './team-tasks.module.css'

type Person = TeamMatrix['people'][number]
type Chosen = { readonly person: Person; readonly requirement: TeamTask }

/** Who has which certificate and training, and until when. */
export function CertificatesPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('team_tasks.view')) return <NoPermission title={say('nav.team_certificates')} />
  return <Certificates key={place.id} placeId={place.id} />
}

function Certificates({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const matrix = useQuery(matrixOf(placeId, useLanguage()))
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const { person } = useSearch({ from: '/shell/team/certificates-and-trainings' })
  const name = matrix.data?.people.find(({ id }) => id === person)?.name
  return (
    <>
      <PageHeader title={say('nav.team_certificates')} hint={name ?? say('team_tasks.hint')}>
        {name === undefined ? (
          <Downloads placeId={placeId} />
        ) : (
          <Button
            variant="subtle"
            color="ink"
            leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
            renderRoot={(props) => <Link to={paths.teamCertificates} {...props} />}
          >
            {say('team.all')}
          </Button>
        )}
      </PageHeader>
      {chosen !== null && <EntryForm placeId={placeId} {...chosen} onClose={() => setChosen(null)} />}
      <Stack gap="md">
        <QueryView query={matrix} skeleton={<RowsSkeleton rows={6} />}>
          {(overview) => (
            <Card>
              {overview.percent !== null && name === undefined && (
                <Text size="xl" fw={600} mb="sm">
                  {say('team_tasks.complete', { percent: overview.percent })}
                </Text>
              )}
              {overview.people.length === 0 ? (
                <EmptyState icon={IconCertificate} title={say('team_tasks.no_people_title')}>
                  {say('team_tasks.no_people')}
                </EmptyState>
              ) : (
                <Matrix
                  matrix={name === undefined ? overview : onlyOf(overview, person)}
                  onChoose={setChosen}
                />
              )}
            </Card>
          )}
        </QueryView>
        {name === undefined && <Requirements placeId={placeId} />}
      </Stack>
    </>
  )
}

const onlyOf = (matrix: TeamMatrix, person: number | undefined): TeamMatrix => ({
  ...matrix,
  people: matrix.people.filter(({ id }) => id === person),
})

function Downloads({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const lang = useLanguage()
  const [loading, setLoading] = useState<'xlsx' | 'pdf' | null>(null)
  const load = async (format: 'xlsx' | 'pdf'): Promise<void> => {
    setLoading(format)
    try {
      saveFile(await downloadMatrix(placeId, { lang, format }, `${say('nav.team_certificates')}.${format}`))
    } catch (thrown) {
      toastProblem(asProblem(thrown))
    } finally {
      setLoading(null)
    }
  }
  return (
    <Group gap="xs">
      <Button
        variant="default"
        leftSection={<IconFileTypePdf size={18} stroke={1.8} aria-hidden />}
        loading={loading === 'pdf'}
        onClick={() => void load('pdf')}
      >
        {say('team_tasks.print')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTable size={18} stroke={1.8} aria-hidden />}
        loading={loading === 'xlsx'}
        onClick={() => void load('xlsx')}
      >
        {say('team_tasks.download_table')}
      </Button>
    </Group>
  )
}

type MatrixProps = { readonly matrix: TeamMatrix; readonly onChoose: (chosen: Chosen) => void }

/** People by requirements; on a phone the requirements stand below each person. */
function Matrix({ matrix, onChoose }: MatrixProps) {
  const phone = usePhone()
  return phone ? (
    <ByPerson matrix={matrix} onChoose={onChoose} />
  ) : (
    <AsTable matrix={matrix} onChoose={onChoose} />
  )
}

function AsTable({ matrix: { requirements, people }, onChoose }: MatrixProps) {
  const say = useSay()
  return (
    // Scrolls sideways, also by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroll} role="region" aria-label={say('nav.team_certificates')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('team_tasks.person')}</th>
            {requirements.map((requirement) => (
              <th key={requirement.id ?? requirement.default_key} scope="col">
                {requirement.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row">{person.name}</th>
              {person.cells.map((cell) => (
                <td key={cell.index}>
                  <Cell person={person} cell={cell} requirements={requirements} onChoose={onChoose} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ByPerson({ matrix: { requirements, people }, onChoose }: MatrixProps) {
  return (
    <div>
      {people.map((person) => (
        <section key={person.id} className={styles.person} aria-label={person.name}>
          <Text fw={600}>{person.name}</Text>
          {person.cells
            .filter(({ status }) => status !== 'not_needed')
            .map((cell) => (
              <div key={cell.index} className={styles.line}>
                <Text size="sm">{requirements[cell.index]?.name}</Text>
                <Cell person={person} cell={cell} requirements={requirements} onChoose={onChoose} />
              </div>
            ))}
        </section>
      ))}
    </div>
  )
}

const states = { valid: 'ok', expiring: 'due', missing: 'overdue', not_needed: 'none' } as const

type CellProps = Pick<MatrixProps, 'onChoose'> & {
  readonly person: Person
  readonly cell: TeamCell
  readonly requirements: readonly TeamTask[]
}

function Cell({ person, cell, requirements, onChoose }: CellProps) {
  const say = useSay()
  const { datePattern } = useCompanyFormat()
  const requirement = requirements[cell.index]
  if (requirement === undefined || cell.status === 'not_needed')
    return <span className={styles.until}>{say('team_tasks.status_not_needed')}</span>
  const isExpired = cell.status === 'missing' && cell.valid_until !== null
  const word = say(isExpired ? 'team_tasks.expired' : `team_tasks.status_${cell.status}`)
  const end = cell.valid_until === null ? '' : formatDate(cell.valid_until, datePattern)
  const until = end === '' || isExpired ? end : say('team_tasks.until', { date: end })
  return (
    <button type="button" className={styles.cell} onClick={() => onChoose({ person, requirement })}>
      <VisuallyHidden>
        {say('team_tasks.entry_of', { requirement: requirement.name, person: person.name })}
      </VisuallyHidden>
      <StateBadge state={states[cell.status]}>{word}</StateBadge>
      {until !== '' && <span className={styles.until}>{until}</span>}
    </button>
  )
}
