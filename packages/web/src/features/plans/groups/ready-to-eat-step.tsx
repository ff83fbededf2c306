import { Stack } from '@mantine/core'
import { ProductGroupsStep } from '../inputs/groups-step.tsx'
import type { StepProps } from '../inputs/step.tsx'
import { usePlan } from '../plan-context.ts'
import { GroupsStep } from './groups-step.tsx'
import { PlanKind } from './plan-kind.tsx'

/** Ready-to-eat food: whether the place has one analysis or one for each product group, and its products. */
export function ReadyToEatStep({ wizard }: StepProps) {
  const { place } = usePlan()
  const Part = place.use_product_based_plan ? GroupsStep : ProductGroupsStep
  return (
    <Stack gap="lg">
      <PlanKind />
      <Part {...(wizard && { wizard })} />
    </Stack>
  )
}
