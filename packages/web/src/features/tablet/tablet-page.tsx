import { languageOrEnglish } from '@larder/core/languages'
import { Alert, Badge, Button, Group, PinInput, Stack, Text, TextInput, UnstyledButton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { paths } from '#app/paths.ts'
import { describeFieldError, useCallForm } from '#kit/form.ts'
import { showAccountLanguage, textFiles, type Say, useSay } from '#kit/i18n.ts'
import { nobody } from '#kit/outbox/item.ts'
import { startOutbox } from '#kit/outbox/deliverer.ts'
import { useOutbox } from '#kit/outbox/queue.ts'
import { asProblem } from '#kit/problem.ts'
import { required } from '#kit/rules.ts'
import { selectCompany, selectPlace, startTabletSession } from '#kit/session.ts'
import { keepAnswers, readForVisit, writeForVisit } from '#kit/storage.ts'
import { keepTabletToken, markTabletSession, tabletToken } from '#kit/tablet.ts'
import { toastProblem } from '#kit/toasts.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { RowsSkeleton } from '#ui/skeletons.tsx'
import { StorageNotice } from '#ui/storage-notice.tsx'
import { IconUsers } from '@tabler/icons-react'
import { sealPin } from './seal-pin.ts'
import { peopleOf, useEnter, usePair, useSetPin } from './tablet.api.ts'
import styles from './tablet.module.css'
import { startWithoutNetwork, type People, type Person } from './without-network.ts'

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
    // From the QR code that the owner's page shows.
    initialValues: { code: readForVisit('pairing_code') ?? '' },
    validate: { code: required },
    save: async (body) => {
      const { token } = await pair.mutateAsync({ body })
      writeForVisit('pairing_code', null)
      onPaired(token)
    },
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

/** While nobody is signed in, what waits is sent, and the page opens without network. */
function useDelivery(): void {
  const client = useQueryClient()
  useEffect(() => {
    void startOutbox(nobody, client).catch((reason: unknown) => console.warn('outbox', reason))
    void import('#kit/service-worker.ts')
      .then(({ startServiceWorker }) => startServiceWorker())
      .catch((reason: unknown) => console.info('no service worker', reason))
  }, [client])
}

/** The language of the person, else of the place; those of all people are stored for days without network. */
function useLanguageOf(people: People | undefined, chosen: Person | null): void {
  const lang = chosen?.lang ?? people?.lang
  const id = chosen?.user_id ?? 0
  useEffect(() => {
    if (lang !== undefined) void showAccountLanguage({ id, lang })
  }, [id, lang])
  useEffect(() => {
    if (people === undefined) return
    const files = new Set(people.people.flatMap(({ lang }) => textFiles(languageOrEnglish(lang))))
    void keepAnswers('texts', [...files])
  }, [people])
}

function Tablet({ token, onLost }: { readonly token: string; readonly onLost: () => void }) {
  const say = useSay()
  const people = useQuery({ ...peopleOf(token), retry: false })
  const [chosen, setChosen] = useState<Person | null>(null)
  useDelivery()
  useLanguageOf(people.data, chosen)
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
  if (chosen !== null && people.data !== undefined)
    return <SignIn token={token} people={people.data} person={chosen} onBack={() => setChosen(null)} />
  return (
    <>
      <PageHeader title={say('tablet.who')} hint={people.data?.place} />
      <StorageNotice />
      <QueryView query={people} skeleton={<RowsSkeleton rows={4} />}>
        {({ people: list }) =>
          list.length === 0 ? (
            <EmptyState icon={IconUsers} title={say('team.empty_title')}>
              {say('team.empty_text')}
            </EmptyState>
          ) : (
            <Names people={list} onChoose={setChosen} />
          )
        }
      </QueryView>
    </>
  )
}

type NamesProps = { readonly people: readonly Person[]; readonly onChoose: (person: Person) => void }

/** With the number of each person's entries that wait on this tablet. */
function Names({ people, onChoose }: NamesProps) {
  const say = useSay()
  const items = useOutbox()
  const wrong = people.find(({ id }) => String(id) === readForVisit('tablet_wrong_pin'))
  const waiting = (person: Person): number =>
    items.filter(({ user_id, state }) => user_id === person.user_id && state !== 'sent').length
  return (
    <>
      {wrong !== undefined && (
        <Alert color="amber" mb="md" role="alert">
          {say('tablet.pin_was_wrong', { name: wrong.name })}
        </Alert>
      )}
      <ul className={styles.people} aria-label={say('nav.people')}>
        {people.map((person) => (
          <li key={person.id}>
            <UnstyledButton className={styles.person} onClick={() => onChoose(person)}>
              {person.name}
              {waiting(person) > 0 && (
                <Badge color="amber" mt={4}>
                  {say('outbox.waiting', { count: waiting(person) })}
                </Badge>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </>
  )
}

type SignInProps = {
  readonly token: string
  readonly people: People
  readonly person: Person
  readonly onBack: () => void
}

/** Four digits sign in; a person without a PIN, or who has forgotten it, chooses one by the owner's code. */
function SignIn({ token, people, person, onBack }: SignInProps) {
  const say = useSay()
  const [choosing, setChoosing] = useState(!person.has_pin)
  return (
    <>
      <PageHeader title={person.name} hint={hintOf(say, person, choosing)} />
      {!person.has_pin && person.has_account ? (
        <Alert>{say('tablet.own_account_hint')}</Alert>
      ) : choosing ? (
        <NewPin token={token} person={person} onChosen={() => setChoosing(false)} />
      ) : (
        <TypePin token={token} people={people} person={person} />
      )}
      <Group justify="space-between" mt="lg">
        <Button variant="default" size="md" onClick={onBack}>
          {say('tablet.other_person')}
        </Button>
        {!choosing && !person.has_account && (
          <Button variant="subtle" size="md" onClick={() => setChoosing(true)}>
            {say('tablet.forgot')}
          </Button>
        )}
      </Group>
    </>
  )
}

/** A person with an account chooses the PIN there. */
function hintOf(say: Say, { has_pin, has_account }: Person, choosing: boolean): string | undefined {
  if (has_account && !has_pin) return undefined
  return say(choosing ? 'tablet.new_pin_hint' : 'tablet.pin_hint')
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

function TypePin({ token, people, person }: Omit<SignInProps, 'onBack'>) {
  const say = useSay()
  const navigate = useNavigate()
  const client = useQueryClient()
  const enter = useEnter()
  const [pin, setPin] = useState('')
  const { problem, setProblem, show } = usePinProblem()
  const signIn = async (typed: string): Promise<void> => {
    try {
      const session = await enter.mutateAsync({ body: { token, worker_id: person.id, pin: typed } })
      startTabletSession(session)
      markTabletSession(await sealPin(session.key, person.id, typed))
      // Stored with the key and this person's account, for the next one without network.
      void client.prefetchQuery({ ...peopleOf(token), staleTime: 0 })
      selectCompany(session.company_id)
      selectPlace(session.place_id)
    } catch (thrown) {
      const isOffline = asProblem(thrown).code === 'network'
      const sealed = isOffline ? await sealPin(people.key, person.id, typed) : null
      if (!(await startWithoutNetwork(people, person, sealed))) {
        setPin('')
        return isOffline ? setProblem(say('tablet.not_without_network')) : show(thrown)
      }
    }
    writeForVisit('tablet_wrong_pin', null)
    await navigate({ to: paths.activityLogTimeline })
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
}: Pick<SignInProps, 'token' | 'person'> & { readonly onChosen: () => void }) {
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
