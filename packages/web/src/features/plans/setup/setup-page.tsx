import { Button, Group, Stack } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { PlanPage } from '@larder/core/plan-progress'
import { Suspense } from 'react'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { lazyPiece } from '#kit/lazy-piece.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { UseCustom } from '../custom/use-custom.tsx'
import type { StepProps, Wizard } from '../inputs/step.tsx'
import {
  AnalysesStep,
  DrawingsStep,
  FoodGroupsStep,
  GeneralInfoStep,
  LocationStep,
  ProcessesStep,
  ReadyToEatStep,
  WorkGroupsStep,
} from '../inputs/steps.tsx'
import { usePlan } from '../plan-context.ts'
import { GenerateStep } from './generate-step.tsx'
import {
  needsSetup,
  setupSteps,
  stepAfter,
  stepBefore,
  stepHints,
  stepTitles,
  stepToOpen,
} from './setup-steps.ts'
import styles from './setup.module.css'
import { StepRail } from './step-rail.tsx'

const QuickSetup = lazyPiece(() => import('./quick/quick-setup.tsx'), 'QuickSetup')

const panels: Readonly<Record<PlanPage, (props: StepProps) => React.ReactNode>> = {
  generalInfo: GeneralInfoStep,
  workGroups: WorkGroupsStep,
  productionProcesses: ProcessesStep,
  productGroup: ReadyToEatStep,
  foodGroups: FoodGroupsStep,
  analyses: AnalysesStep,
  flowDiagram: GenerateStep,
  locationPlan: LocationStep,
  drawings: DrawingsStep,
}

/**
 * The set-up in minutes, or page by page where a page is asked for and for plans by product groups; each is
 * filled in advance.
 */
export function PlanSetupPage() {
  const say = useSay()
  const { place, status, canEdit } = usePlan()
  const { step: wanted } = useSearch({ strict: false })
  const isQuick = !place.use_product_based_plan && !setupSteps.some((one) => one === wanted)
  const step = stepToOpen(wanted, status.missing, place.use_product_based_plan)
  return (
    <>
      <PageHeader title={say('plan.setup_title')} hint={say('plan.setup_hint', { place: place.name })}>
        <Group gap="sm">
          {!needsSetup(status) && (
            <Button variant="default" size="sm" renderRoot={(props) => <Link to={paths.plan} {...props} />}>
              {say('plan.to_summary')}
            </Button>
          )}
          {canEdit && <UseCustom />}
        </Group>
      </PageHeader>
      {isQuick ? (
        <Suspense fallback={<FormSkeleton />}>
          <QuickSetup />
        </Suspense>
      ) : (
        <Pages step={step} />
      )}
    </>
  )
}

/** The pages of the general information, one after the other. */
function Pages({ step }: { readonly step: PlanPage }) {
  const say = useSay()
  const { status } = usePlan()
  return (
    <div className={styles.layout}>
      <StepRail current={step} percent={status.completion_percent} missing={status.missing} />
      <div>
        <Stack gap={4} mb="lg">
          <h2 className={styles.title}>{say(stepTitles[step])}</h2>
          <p className={styles.hint}>{say(stepHints[step])}</p>
        </Stack>
        <Panel step={step} />
      </div>
    </div>
  )
}

function Panel({ step }: { readonly step: PlanPage }) {
  const navigate = useNavigate()
  const { use_product_based_plan: productBased } = usePlan().place
  const [before, after] = [stepBefore(step, productBased), stepAfter(step, productBased)]
  const open = (next: PlanPage): void => void navigate({ to: paths.planSetup, search: { step: next } })
  const wizard: Wizard = {
    onBack: before === undefined ? undefined : () => open(before),
    onNext: () => after !== undefined && open(after),
  }
  const Part = panels[step]
  return <Part key={step} wizard={wizard} />
}
