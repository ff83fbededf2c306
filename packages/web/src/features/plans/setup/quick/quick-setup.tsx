import { Button, Group, Progress, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { PlaceSetup } from '@larder/contract/place-setup'
import { useState } from 'react'
import { paths } from '#app/paths.ts'
import { askBetween } from '#kit/conflict-call.ts'
import { useDraft } from '#kit/draft.ts'
import { useSay } from '#kit/i18n.ts'
import { asProblem, type Problem } from '#kit/problem.ts'
import { toast, toastProblem } from '#kit/toasts.ts'
import { usePhone } from '#kit/use-phone.ts'
import { Card } from '#ui/card.tsx'
import { ErrorNotice } from '#ui/error-notice.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../../plan-context.ts'
import { setupOf, setupPreviewOf, useCopySetup, useGeneratePlan, useSaveSetup } from '../../plans.api.ts'
import { useWaitForPlan } from '../use-wait-for-plan.ts'
import type { Copied } from './copy-from.tsx'
import { FlowStrip } from './flow-strip.tsx'
import { QuestionsScreen } from './questions-screen.tsx'
import { inputOf, startAnswers, withTheirs, yesOf, type QuickAnswers, type Unit } from './quick-answers.ts'
import styles from './quick.module.css'
import { ReviewScreen } from './review-screen.tsx'
import { UnitsScreen } from './units-screen.tsx'

const screens = ['questions', 'units', 'review'] as const
type Screen = (typeof screens)[number]
/** The first of four is the page that creates the place. */
const FIRST = 2

const titles = {
  questions: 'setup.questions_title',
  units: 'setup.units_title',
  review: 'setup.review_title',
} as const
const hints = {
  questions: 'setup.questions_hint',
  units: 'setup.units_hint',
  review: 'setup.review_hint',
} as const

/** The set-up in minutes: what the place does, its units, and what follows. */
export function QuickSetup() {
  const { placeId, lang } = usePlan()
  const setup = useQuery(setupOf(placeId, lang))
  return (
    <QueryView query={setup} skeleton={<FormSkeleton />}>
      {(details) => <Screens setup={details} />}
    </QueryView>
  )
}

function Screens({ setup }: { readonly setup: PlaceSetup }) {
  const { placeId, lang, canEdit } = usePlan()
  const { step } = useSearch({ strict: false })
  const screen = screens.find((one) => one === step) ?? 'questions'
  const { draft, change, forget } = useDraft<QuickAnswers>('quick-setup', () => startAnswers(setup))
  const quickAnswers = draft ?? startAnswers(setup)
  const [previewAnswers] = useDebouncedValue(quickAnswers, 150)
  const { data: preview = setup.preview } = useQuery({
    ...setupPreviewOf(placeId, { lang, yes: yesOf(previewAnswers) }),
    placeholderData: keepPreviousData,
  })
  const copy = useCopySetup()
  const say = useSay()
  const takeOver = (copied: Copied): void =>
    copy.mutate(
      { params: { placeId }, query: { lang }, body: copied },
      {
        onSuccess: () => {
          if (copied.answers) forget()
          toast('success', say('setup.copied'))
        },
        onError: toastProblem,
      },
    )
  return (
    <Frame screen={screen} preview={preview}>
      {screen === 'questions' && (
        <QuestionsScreen
          setup={setup}
          given={quickAnswers}
          conflicts={preview.conflicts}
          onAnswer={(key, answer) =>
            change((now) => ({ ...now, answers: { ...now.answers, [key]: answer } }))
          }
          copying={copy.isPending}
          onCopy={takeOver}
        />
      )}
      {screen === 'units' && (
        <UnitsScreen
          setup={setup}
          given={quickAnswers}
          kinds={preview.unit_kinds}
          foods={preview.unit_foods}
          onUnits={(kind, units) => change((now) => ({ ...now, units: { ...now.units, [kind]: units } }))}
        />
      )}
      {screen === 'review' && <ReviewScreen preview={preview} />}
      <Footer
        screen={screen}
        mayMake={canEdit}
        setup={setup}
        given={quickAnswers}
        change={change}
        forget={forget}
      />
    </Frame>
  )
}

type FrameProps = {
  readonly screen: Screen
  readonly preview: PlaceSetup['preview']
  readonly children: React.ReactNode
}

/** The title of the screen, its content, and the flow beside it; on a phone above it. */
function Frame({ screen, preview, children }: FrameProps) {
  const say = useSay()
  const phone = usePhone()
  const number = FIRST + screens.indexOf(screen)
  const flow = screen !== 'review' && (
    <Card title={say('setup.flow')}>
      <FlowStrip flow={preview.flow} control_points={preview.control_points} />
      <Text size="sm" c="dimmed" mt="sm" role="status">
        {say('setup.checks_a_day', { checks: preview.checks_a_day, minutes: preview.minutes_a_day })}
      </Text>
    </Card>
  )
  return (
    <div className={styles.layout} data-review={screen === 'review' || undefined}>
      <Stack gap="lg" miw={0}>
        <div>
          <Text size="sm" fw={600} c="dimmed">
            {say('plan.step_of', { number, count: FIRST + screens.length - 1 })}
          </Text>
          <Progress
            value={(100 * number) / (FIRST + screens.length - 1)}
            color="leaf"
            my="xs"
            aria-label={say('plan.steps')}
          />
          <h2 className={styles.title}>{say(titles[screen])}</h2>
          <p className={styles.hint}>{say(hints[screen])}</p>
        </div>
        {phone && flow}
        {children}
      </Stack>
      {!phone && <aside className={styles.aside}>{flow}</aside>}
    </div>
  )
}

type FooterProps = {
  readonly screen: Screen
  readonly mayMake: boolean
  readonly setup: PlaceSetup
  readonly given: QuickAnswers
  readonly change: (next: (now: QuickAnswers) => QuickAnswers) => void
  readonly forget: () => void
}

/** Back and on; on the last screen the answers are saved and the plan is made. */
function Footer({ screen, mayMake, ...answers }: FooterProps) {
  const say = useSay()
  const at = screens.indexOf(screen)
  const [before, after] = [screens[at - 1], screens[at + 1]]
  const { make, making, problem } = useMakePlan(answers)
  return (
    <>
      {problem !== null && <ErrorNotice problem={problem} onRetry={() => void make()} />}
      <div className={styles.footer}>
        <Group justify="space-between" gap="sm" wrap="nowrap">
          {before === undefined ? (
            <Link to={paths.planSetup} search={{ step: 'generalInfo' }} className={styles.detail}>
              {say('setup.every_detail')}
            </Link>
          ) : (
            <Button
              variant="default"
              renderRoot={(props) => <Link to={paths.planSetup} search={{ step: before }} {...props} />}
            >
              {say('ui.back')}
            </Button>
          )}
          {after === undefined ? (
            mayMake && (
              <Button loading={making} onClick={() => void make()}>
                {say('setup.make')}
              </Button>
            )
          ) : (
            <Button renderRoot={(props) => <Link to={paths.planSetup} search={{ step: after }} {...props} />}>
              {say('setup.next')}
            </Button>
          )}
        </Group>
      </div>
    </>
  )
}

function useMakePlan({
  setup,
  given: quickAnswers,
  change,
  forget,
}: Omit<FooterProps, 'screen' | 'mayMake'>) {
  const navigate = useNavigate()
  const { placeId, lang } = usePlan()
  const save = useSaveSetup()
  const generate = useGeneratePlan()
  const waitForPlan = useWaitForPlan()
  const [making, setMaking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  /** Two people changed one unit: both are shown. */
  const askUnit = (now: QuickAnswers, thrown: unknown): boolean => {
    const foods = (holds: readonly string[]): string =>
      setup.preview.unit_foods.find((one) => one.holds.join() === holds.join())?.name ?? ''
    const words = ({ name, holds }: Unit): string => [name, foods(holds)].filter(Boolean).join(', ')
    const own = Object.values(now.units).flat()
    return askBetween<Unit>(asProblem(thrown), {
      fields: (theirs) => {
        const mine = own.find(({ id }) => id === theirs.id)
        return [{ label: theirs.name, mine: mine === undefined ? '' : words(mine), theirs: words(theirs) }]
      },
      onMine: (theirs) => {
        change((draft) => withTheirs(draft, theirs, 'mine'))
        void make(withTheirs(now, theirs, 'mine'))
      },
      onTheirs: (theirs) => change((draft) => withTheirs(draft, theirs, 'theirs')),
    })
  }
  const make = async (now: QuickAnswers = quickAnswers): Promise<void> => {
    setMaking(true)
    setProblem(null)
    try {
      await save.mutateAsync({ params: { placeId }, query: { lang }, body: inputOf(now, setup) })
      await generate.mutateAsync({ params: { placeId } })
      forget()
      await waitForPlan()
      await navigate({ to: paths.plan })
    } catch (thrown) {
      if (askUnit(now, thrown)) return
      setProblem(asProblem(thrown))
      toastProblem(asProblem(thrown))
    } finally {
      setMaking(false)
    }
  }
  return { make, making, problem }
}
