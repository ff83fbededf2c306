import type { Worker } from '@larder/contract/workers'
import { Button, Text } from '@mantine/core'
import { IconArrowLeft, IconCertificate, IconUserMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { describeFieldError } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { ConfirmModal } from '#ui/confirm-modal.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { PinCode } from '#features/tablet/public.tsx'
import { PersonSwitch } from './people-page.tsx'
import { PersonForm } from './person-form.tsx'
import { useRemoveWorker, workersOf } from './workers.api.ts'

export function NewPersonPage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('workers.edit')) return <NoPermission title={say('team.new_title')} />
  return (
    <>
      <PageHeader title={say('team.new_title')} hint={place.name}>
        <AllPeople />
      </PageHeader>
      <Card>
        <PersonForm placeId={place.id} person={null} />
      </Card>
    </>
  )
}

function AllPeople() {
  const say = useSay()
  return (
    <Button
      variant="subtle"
      color="ink"
      leftSection={<IconArrowLeft size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.teamPeople} {...props} />}
    >
      {say('team.all')}
    </Button>
  )
}

/** One person: data, access, roles; turned off or removed. */
export function PersonPage() {
  const say = useSay()
  const { id } = useParams({ from: '/shell/team/people/$id' })
  const { place, can } = useAccess()
  const people = useQuery({ ...workersOf(place?.id ?? 0), enabled: place !== null && can('workers.view') })
  if (place === null || !can('workers.view')) return <NoPermission title={say('nav.people')} />
  return (
    <QueryView query={people} skeleton={<FormSkeleton />}>
      {(list) => {
        const person = list.find((one) => one.id === Number(id))
        return person === undefined ? (
          <Absent />
        ) : (
          <OnePerson key={person.id} placeId={place.id} person={person} />
        )
      }}
    </QueryView>
  )
}

function Absent() {
  const say = useSay()
  return (
    <>
      <PageHeader title={say('nav.people')}>
        <AllPeople />
      </PageHeader>
      <Card>
        <Text c="dimmed">{say('team.person_gone')}</Text>
      </Card>
    </>
  )
}

function OnePerson({ placeId, person }: { readonly placeId: number; readonly person: Worker }) {
  const say = useSay()
  const { can } = useAccess()
  const [removing, setRemoving] = useState(false)
  const title = person.name === '' ? person.email : person.name
  return (
    <>
      <PageHeader title={title} hint={person.position === '' ? undefined : person.position}>
        <AllPeople />
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconUserMinus size={18} stroke={1.8} aria-hidden />}
          onClick={() => setRemoving(true)}
        >
          {say('team.remove')}
        </Button>
      </PageHeader>
      <Card
        title={say(person.isDisabled ? 'team.off' : 'team.on')}
        aside={
          <PersonSwitch
            placeId={placeId}
            person={person}
            label={say('team.works_here', { name: person.name })}
          />
        }
      >
        <PersonForm placeId={placeId} person={person} />
      </Card>
      {can('team_tasks.view') && (
        <Button
          mt="md"
          variant="default"
          leftSection={<IconCertificate size={18} stroke={1.8} aria-hidden />}
          renderRoot={(props) => (
            <Link to={paths.teamCertificates} search={{ person: person.id }} {...props} />
          )}
        >
          {say('nav.team_certificates')}
        </Button>
      )}
      {can('devices.manage') && !person.isDisabled && (
        <div style={{ marginTop: 'var(--mantine-spacing-md)' }}>
          <PinCode placeId={placeId} workerId={person.id} />
        </div>
      )}
      {removing && <RemovePerson placeId={placeId} person={person} onClose={() => setRemoving(false)} />}
    </>
  )
}

type RemoveProps = { readonly placeId: number; readonly person: Worker; readonly onClose: () => void }

function RemovePerson({ placeId, person, onClose }: RemoveProps) {
  const say = useSay()
  const navigate = useNavigate()
  const remove = useRemoveWorker()
  const confirm = async (): Promise<void> => {
    try {
      await remove.mutateAsync({
        params: { placeId, id: person.id },
        query: { base_version: person.version },
      })
      toast('success', say('team.removed', { name: person.name }))
      await navigate({ to: paths.teamPeople })
    } catch (thrown) {
      const problem = asProblem(thrown)
      const [first] = problem.errors
      if (first === undefined) toastProblem(problem)
      else toast('error', describeFieldError(first))
      onClose()
    }
  }
  return (
    <ConfirmModal
      opened
      title={say('team.remove_title', { name: person.name })}
      confirm={say('team.remove')}
      dangerous
      busy={remove.isPending}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {say('team.remove_text')}
    </ConfirmModal>
  )
}
