import type { Worker } from '@larder/contract/workers'
import { NO_ACCESS } from '@larder/core/classifiers'
import { Badge, Button, Group, Switch, Text, TextInput } from '@mantine/core'
import { IconFileSpreadsheet, IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { texts, useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { toastProblem } from '#kit/toasts.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NoPermission } from '#ui/no-permission.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Pages } from '#ui/pages.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { toastWithUndo } from '#ui/undo-toast.tsx'
import { useLevelNames } from '#kit/level-names.ts'
import styles from './team.module.css'
import { rolesOf, useChangeWorker, workersOf } from './workers.api.ts'

/** The people of the selected place, with and without an account. */
export function PeoplePage() {
  const say = useSay()
  const { place, can } = useAccess()
  if (place === null || !can('workers.view')) return <NoPermission title={say('nav.people')} />
  return <People key={place.id} placeId={place.id} />
}

function People({ placeId }: { readonly placeId: number }) {
  const say = useSay()
  const { place, can } = useAccess()
  const people = useQuery(workersOf(placeId))
  const add = (
    <Button
      leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}
      renderRoot={(props) => <Link to={paths.teamNewPerson} {...props} />}
    >
      {say('team.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={say('nav.people')} hint={place?.name}>
        {can('workers.private') && (
          <Button
            variant="default"
            leftSection={<IconFileSpreadsheet size={18} stroke={1.8} aria-hidden />}
            renderRoot={(props) => <Link to={paths.teamImport} {...props} />}
          >
            {say('team.import')}
          </Button>
        )}
        {people.data?.length !== 0 && add}
      </PageHeader>
      <Card flush>
        <QueryView query={people} skeleton={<RowsSkeleton rows={6} />}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState icon={IconUsers} title={say('team.empty_title')} action={add}>
                {say('team.empty_text')}
              </EmptyState>
            ) : (
              <FoundPeople placeId={placeId} people={list} />
            )
          }
        </QueryView>
      </Card>
    </>
  )
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** Every word of the search is in the name, the address or the position. */
function matches({ name, email, position }: Worker, search: string): boolean {
  const text = plain(`${name} ${email} ${position}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

type PeopleProps = { readonly placeId: number; readonly people: readonly Worker[] }

function FoundPeople({ placeId, people }: PeopleProps) {
  const say = useSay()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [size, setSize] = useState(50)
  const matchingPeople = people.filter((person) => matches(person, search))
  const visiblePeople = matchingPeople.slice(page * size, (page + 1) * size)
  const searchFor = (text: string): void => {
    setSearch(text)
    setPage(0)
  }
  return (
    <>
      <div className={styles.tools}>
        <TextInput
          type="search"
          leftSection={<IconSearch size={18} stroke={1.8} aria-hidden />}
          placeholder={say('team.search')}
          aria-label={say('team.search')}
          value={search}
          onChange={(event) => searchFor(event.currentTarget.value)}
        />
      </div>
      {matchingPeople.length === 0 && (
        <Text c="dimmed" p="lg">
          {say('team.none_found', { search })}
        </Text>
      )}
      <ul className={styles.rows} aria-label={say('nav.people')}>
        {visiblePeople.map((person) => (
          <PersonRow key={person.id} placeId={placeId} person={person} />
        ))}
      </ul>
      {matchingPeople.length > 50 && (
        <Pages page={page} size={size} total={matchingPeople.length} onPage={setPage} onSize={setSize} />
      )}
    </>
  )
}

function PersonRow({ placeId, person }: { readonly placeId: number; readonly person: Worker }) {
  const say = useSay()
  const { data: roles = [] } = useQuery(rolesOf(placeId))
  const roleNames = person.groups.flatMap((id) => roles.find((role) => role.id === id)?.name ?? [])
  const hint = [person.position, ...roleNames].filter((part) => part !== '').join(' · ')
  return (
    <li className={person.isDisabled ? `${styles.row} ${styles.off}` : styles.row}>
      <Link to={paths.teamPerson} params={{ id: String(person.id) }} className={styles.link}>
        <span className={styles.words}>
          <span className={styles.name}>{person.name === '' ? person.email : person.name}</span>
          {hint !== '' && <span className={styles.hint}>{hint}</span>}
        </span>
        <PersonBadges person={person} />
      </Link>
      <PersonSwitch placeId={placeId} person={person} label={say('team.works_here', { name: person.name })} />
    </li>
  )
}

function PersonBadges({ person }: { readonly person: Worker }) {
  const say = useSay()
  const nameOf = useLevelNames()
  const level = person.accessLevel === NO_ACCESS ? person.company_access_level : person.accessLevel
  if (level === null && person.status !== 'invited') return null
  return (
    <Group component="span" className={styles.badges}>
      {person.status === 'invited' && <Badge color="amber">{say('users.invited')}</Badge>}
      {level !== null && <Badge color="ink">{nameOf(level)}</Badge>}
    </Group>
  )
}

type SwitchProps = { readonly placeId: number; readonly person: Worker; readonly label: string }

/** Off: no sign-in at the place and no e-mails; the person stays in the records. */
export function PersonSwitch({ placeId, person: { id, name, isDisabled }, label }: SwitchProps) {
  const change = useChangeWorker()
  const set = (disabled: boolean, done: () => void = () => undefined): void =>
    change.mutate(
      { params: { placeId, id }, body: { isDisabled: disabled } },
      { onError: (thrown) => toastProblem(asProblem(thrown)), onSuccess: done },
    )
  return (
    <Switch
      size="md"
      aria-label={label}
      checked={!isDisabled}
      disabled={change.isPending}
      onChange={() =>
        set(!isDisabled, () =>
          toastWithUndo(texts.t(isDisabled ? 'team.turned_on' : 'team.turned_off', { name }), () =>
            set(isDisabled),
          ),
        )
      }
    />
  )
}
