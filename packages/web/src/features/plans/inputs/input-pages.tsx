import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanPage } from '@larder/core/plan-progress'
import type { ReactNode } from 'react'
import { useAccess } from '#kit/access.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { DocumentBlocks } from '../document/document-blocks.tsx'
import { splitIntroduction } from '../document/document-parts.ts'
import { OwnTexts } from '../document/own-texts.tsx'
import { SectionView } from '../document/section-view.tsx'
import { titled, usePlan } from '../plan-context.ts'
import { sectionOf } from '../plans.api.ts'
import { stepHints } from '../setup/setup-steps.ts'
import { WhatChanged } from '../versions/what-changed.tsx'
import {
  AnalysesStep,
  DrawingsStep,
  FoodGroupsStep,
  GeneralInfoStep,
  LocationStep,
  ProcessesStep,
  ReadyToEatStep,
  WorkGroupsStep,
} from './steps.tsx'

type Props = {
  readonly title: TextKey
  readonly step: PlanPage
  /** The section of the plan that says the same. */
  readonly section: string
  readonly children: ReactNode
}

/**
 * A page of the general information outside the wizard: the same step, saved alone. Visitors with a shared
 * link read the plan's section instead: the wizard's proposals are not loaded for them (plan specification,
 * section 4).
 */
function InputPage({ title, step, section, children }: Props) {
  const say = useSay()
  const { visit } = useAccess()
  const { group } = usePlan()
  if (visit !== null) return <SectionView key={section} name={section} />
  return (
    <>
      <PageHeader title={titled(group, say(title))} hint={say(stepHints[step])} />
      <Stack gap="lg">
        <WhatChanged section={section} />
        <OwnTexts name={section} position="before" />
        <div>{children}</div>
        <OwnTexts name={section} position="after" />
      </Stack>
    </>
  )
}

function GeneralInfo() {
  const { placeId, planId, lang } = usePlan()
  const section = useQuery(sectionOf({ placeId, planId }, 'general-info', lang))
  return (
    <Stack gap="lg">
      {section.data !== undefined && (
        <DocumentBlocks
          blocks={splitIntroduction(section.data.blocks)
            .rest.filter(({ kind }) => kind !== 'rich')
            .slice(0, 1)}
        />
      )}
      <GeneralInfoStep />
    </Stack>
  )
}

export function GeneralInfoPage() {
  return (
    <InputPage title="nav.plan_general_info" step="generalInfo" section="general-info">
      <GeneralInfo />
    </InputPage>
  )
}

export function WorkGroupsPage() {
  return (
    <InputPage title="nav.plan_work_groups" step="workGroups" section="work-groups">
      <WorkGroupsStep />
    </InputPage>
  )
}

export function ProductionProcessesPage() {
  return (
    <InputPage
      title="nav.plan_production_processes"
      step="productionProcesses"
      section="production-processes"
    >
      <ProcessesStep />
    </InputPage>
  )
}

export function ReadyToEatFoodPage() {
  return (
    <InputPage title="nav.plan_ready_to_eat_food" step="productGroup" section="ready-to-eat-food">
      <ReadyToEatStep />
    </InputPage>
  )
}

export function RawMaterialsPage() {
  return (
    <InputPage title="nav.plan_raw_materials" step="foodGroups" section="raw-materials">
      <FoodGroupsStep />
    </InputPage>
  )
}

export function AnalysesPage() {
  return (
    <InputPage title="nav.plan_analyses" step="analyses" section="analyses">
      <AnalysesStep />
    </InputPage>
  )
}

export function LocationPage() {
  return (
    <InputPage title="nav.plan_location" step="locationPlan" section="location">
      <LocationStep />
    </InputPage>
  )
}

export function DrawingsPage() {
  return (
    <InputPage title="nav.plan_plans" step="drawings" section="drawings">
      <DrawingsStep />
    </InputPage>
  )
}
