import type { ResponseOf } from '@larder/contract/kit'
import type { devices } from '@larder/contract/devices'
import { Alert, Button, Group, PinInput, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { describeFieldError, useCallForm } from '#kit/form.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { selectCompany, selectPlace, startSession } from '#kit/session.ts'
import { keepTabletToken, markTabletSession, tabletToken } from '#kit/tablet.ts'
import { toastProblem } from '#kit/toasts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { IconUsers } from '@tabler/icons-react'
import { peopleOf, useEnter, usePair, useSetPin } from './tablet.api.ts'
import styles from './tablet.module.css'

/** The start of a shared tablet: paired once by a code, then people choose their name and type their PIN. */
export function TabletPage() {
  const [token, setToken] = useState(tabletToken)
  const keep = (next: string | null): void => {
    keepTabletToken(next)
    setToken(next)
  }
  return token === null ? <Pairing onPaired={keep} /> : <Tablet token={token} onLost={() => keep(null)} />
}

function Pairing({ onPaired }: { readonly onPaired: (token: string) => void }) {
  const say = useSay()
  const pair = usePair()
  const { field, submit, saving } = useCallForm({
    initialValues: { code: '' },
    validate: { code: required },
    save: async (body) => onPaired((await pair.mutateAsync({ body })).token),
  })
  return (
    <form onSubmit={submit} noValidate>
      <PageHeader title={say('tablet.pair_title')} hint={say('tablet.pair_hint')} />
      <Stack gap="md">
        <TextInput
          {...field('code')}
          size="lg"
          label={say('tablet.code')}
          autoComplete="off"
          maxLength={20}
        />
        <Button type="submit" size="lg" loading={saving}>
          {say('tablet.pair')}
        </Button>
      </Stack>
    </form>
  )
}

type People = ResponseOf<typeof devices.people>
type Person = People['people'][number]

function Tablet({ token, onLost }: { readonly token: string; readonly onLost: () => void }) {
  const say = useSay()
  const people = useQuery({ ...peopleOf(token), retry: false })
  const [chosen, setChosen] = useState<Person | null>(null)
  const isLost = people.error?.errors.some(({ code }) => code === 'unknown_device') === true
  if (isLost)
    return (
      <Stack>
        <PageHeader title={say('tablet.title')} />
        <Alert color="amber">{say('tablet.lost')}</Alert>
        <Button size="lg" onClick={onLost}>
          {say('tablet.pair_again')}
        </Button>
      </Stack>
    )
  if (chosen !== null) return <SignIn token={token} person={chosen} onBack={() => setChosen(null)} />
  return (
    <>
      <PageHeader title={say('tablet.who')} hint={people.data?.place} />
      <QueryView query={people} skeleton={<RowsSkeleton rows={4} />}>
        {({ people: list }) =>
          list.length === 0 ? (
            <EmptyState icon={IconUsers} title={say('team.empty_title')}>
              {say('team.empty_text')}
            </EmptyState>
          ) : (
            <ul className={styles.people} aria-label={say('nav.people')}>
              {list.map((person) => (
                <li key={person.id}>
                  <UnstyledButton className={styles.person} onClick={() => setChosen(person)}>
                    {person.name}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </>
  )
}

type SignInProps = { readonly token: string; readonly person: Person; readonly onBack: () => void }

/** Four digits sign in; a person without a PIN, or who has forgotten it, chooses one by the owner's code. */
function SignIn({ token, person, onBack }: SignInProps) {
  const say = useSay()
  const [choosing, setChoosing] = useState(!person.has_pin)
  return (
    <>
      <PageHeader title={person.name} hint={say(choosing ? 'tablet.new_pin_hint' : 'tablet.pin_hint')} />
      {choosing ? (
        <NewPin token={token} person={person} onChosen={() => setChoosing(false)} />
      ) : (
        <TypePin token={token} person={person} />
      )}
      <Group justify="space-between" mt="lg">
        <Button variant="default" size="md" onClick={onBack}>
          {say('tablet.other_person')}
        </Button>
        {!choosing && (
          <Button variant="subtle" size="md" onClick={() => setChoosing(true)}>
            {say('tablet.forgot')}
          </Button>
        )}
      </Group>
    </>
  )
}

function usePinProblem() {
  const [problem, setProblem] = useState<string | null>(null)
  const show = (thrown: unknown): void => {
    const refused = asProblem(thrown)
    const [first] = refused.errors
    if (first === undefined) toastProblem(refused)
    else setProblem(describeFieldError(first))
  }
  return { problem, setProblem, show }
}

/** The first digit has the focus when the page opens. */
const focusFirst = (node: HTMLElement | null): void => node?.querySelector('input')?.focus()

function TypePin({ token, person }: Omit<SignInProps, 'onBack'>) {
  const say = useSay()
  const navigate = useNavigate()
  const enter = useEnter()
  const [pin, setPin] = useState('')
  const { problem, setProblem, show } = usePinProblem()
  const signIn = async (typed: string): Promise<void> => {
    try {
      const given = await enter.mutateAsync({ body: { token, worker_id: person.id, pin: typed } })
      startSession(given)
      markTabletSession()
      selectCompany(given.company_id)
      selectPlace(given.place_id)
      await navigate({ to: paths.activityLogTimeline })
    } catch (thrown) {
      setPin('')
      show(thrown)
    }
  }
  return (
    <Stack ref={focusFirst} align="center" gap="sm">
      <PinInput
        value={pin}
        onChange={(typed) => {
          setProblem(null)
          setPin(typed)
        }}
        onComplete={(typed) => void signIn(typed)}
        length={4}
        type="number"
        mask
        size="xl"
        disabled={enter.isPending}
        error={problem !== null}
        aria-label={say('tablet.pin')}
        getInputProps={(index) => ({ 'aria-label': say('tablet.digit', { number: index + 1 }) })}
      />
      <Text c="red" role="alert" mih={24}>
        {problem}
      </Text>
    </Stack>
  )
}

function NewPin({
  token,
  person,
  onChosen,
}: Omit<SignInProps, 'onBack'> & { readonly onChosen: () => void }) {
  const say = useSay()
  const set = useSetPin()
  const { field, submit, saving } = useCallForm({
    initialValues: { code: '', pin: '' },
    validate: { code: required, pin: (pin) => (/^\d{4}$/.test(pin) ? null : say('field_error.pin')) },
    save: async (body) => {
      await set.mutateAsync({ body: { ...body, token, worker_id: person.id } })
      onChosen()
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...field('code')}
          size="lg"
          label={say('tablet.code')}
          autoComplete="off"
          maxLength={20}
        />
        <TextInput
          {...field('pin')}
          size="lg"
          label={say('tablet.new_pin')}
          inputMode="numeric"
          type="password"
          autoComplete="new-password"
          maxLength={4}
        />
        <Button type="submit" size="lg" loading={saving}>
          {say('ui.save')}
        </Button>
      </Stack>
    </form>
  )
}
