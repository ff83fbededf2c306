import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanPage } from '@larder/core/plan-progress'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { DocumentBlocks } from '../document/document-blocks.tsx'
import { splitIntroduction } from '../document/document-parts.ts'
import { usePlan } from '../plan-context.ts'
import { sectionOf } from '../plan.api.ts'
import { stepHints } from '../setup/setup-steps.ts'
import { AnalysesStep } from './analyses-step.tsx'
import { GeneralInfoStep } from './general-info-step.tsx'
import { FoodGroupsStep, ProductGroupsStep } from './groups-step.tsx'
import { ProcessesStep } from './processes-step.tsx'
import { WorkGroupsStep } from './work-groups-step.tsx'

function Head({ title, step }: { readonly title: TextKey; readonly step: PlanPage }) {
  const say = useSay()
  return <PageHeader title={say(title)} hint={say(stepHints[step])} />
}

/** The pages of the general information outside the wizard: the same steps, saved one by one. */
export function GeneralInfoPage() {
  const { placeId, planId, lang } = usePlan()
  const section = useQuery(sectionOf({ placeId, planId }, 'general-info', lang))
  return (
    <>
      <Head title="nav.plan_general_info" step="generalInfo" />
      <Stack gap="lg">
        {section.data !== undefined && <DocumentBlocks blocks={splitIntroduction(section.data.blocks).rest.slice(0, 1)} />}
        <GeneralInfoStep />
      </Stack>
    </>
  )
}

export function WorkGroupsPage() {
  return (
    <>
      <Head title="nav.plan_work_groups" step="workGroups" />
      <WorkGroupsStep />
    </>
  )
}

export function ProductionProcessesPage() {
  return (
    <>
      <Head title="nav.plan_production_processes" step="productionProcesses" />
      <ProcessesStep />
    </>
  )
}

export function ReadyToEatFoodPage() {
  return (
    <>
      <Head title="nav.plan_ready_to_eat_food" step="productGroup" />
      <ProductGroupsStep />
    </>
  )
}

export function RawMaterialsPage() {
  return (
    <>
      <Head title="nav.plan_raw_materials" step="foodGroups" />
      <FoodGroupsStep />
    </>
  )
}

export function AnalysesPage() {
  return (
    <>
      <Head title="nav.plan_analyses" step="analyses" />
      <AnalysesStep />
    </>
  )
}
