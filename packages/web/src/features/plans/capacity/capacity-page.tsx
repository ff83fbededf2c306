import { Button, Stack, Text } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { GroupChoice } from '@larder/contract/plan-inputs'
import type { Capacities } from '@larder/contract/product-groups'
import { asksCapacity } from '@larder/core/plan-progress'
import { paths } from '#app/paths.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { AmountFields } from '../groups/amount-fields.tsx'
import { Step } from '../inputs/step.tsx'
import { usePlan } from '../plan-context.ts'
import { capacitiesOf, productGroupsOf, useChangeCapacities } from '../plans.api.ts'
import { linesOf, filledLines, type Line } from './capacity-values.ts'

type Kind = GroupChoice

/**
 * The amounts that the place makes and sells; for places with one analysis and at most one kind of product.
 */
export function ProductionCapacityPage() {
  const say = useSay()
  const { place, placeId, lang } = usePlan()
  const kinds = useQuery(productGroupsOf(placeId, lang))
  const capacities = useQuery(capacitiesOf(placeId))
  return (
    <>
      <PageHeader title={say('nav.plan_production_capacity')} hint={say('plan.capacity_hint')} />
      <QueryView query={kinds} skeleton={<FormSkeleton />}>
        {(offered) => {
          const selectedKinds = offered.filter(({ selected }) => selected)
          if (!asksCapacity(place.use_product_based_plan, selectedKinds.length)) return <NothingToEnter />
          return (
            <QueryView query={capacities} skeleton={<FormSkeleton />}>
              {(stored) => <CapacityForm kinds={selectedKinds} stored={stored} />}
            </QueryView>
          )
        }}
      </QueryView>
    </>
  )
}

function NothingToEnter() {
  const say = useSay()
  const back = (
    <Button variant="default" renderRoot={(props) => <Link to={paths.planReadyToEatFood} {...props} />}>
      {say('nav.plan_ready_to_eat_food')}
    </Button>
  )
  return (
    <Card>
      <EmptyState icon={IconScale} title={say('plan.capacity_not_asked_title')} action={back}>
        {say('plan.capacity_not_asked_text')}
      </EmptyState>
    </Card>
  )
}

const parts = [
  { field: 'food_production_capacities', title: 'plan.capacity_production' },
  { field: 'resale_capacities', title: 'plan.capacity_resale' },
] as const satisfies readonly { field: keyof Capacities; title: TextKey }[]

function CapacityForm({ kinds, stored }: { readonly kinds: readonly Kind[]; readonly stored: Capacities }) {
  const say = useSay()
  const { placeId, canEdit } = usePlan()
  const change = useChangeCapacities()
  const started = {
    food_production_capacities: linesOf(kinds, stored.food_production_capacities),
    resale_capacities: linesOf(kinds, stored.resale_capacities),
  }
  const [lines, setLines] = useState(started)
  const save = () =>
    change.mutateAsync({
      body: {
        place_id: placeId,
        food_production_capacities: filledLines(lines.food_production_capacities),
        resale_capacities: filledLines(lines.resale_capacities),
      },
    })
  const set = (field: keyof Capacities, id: number, part: Partial<Line>): void =>
    setLines({
      ...lines,
      [field]: lines[field].map((line) => (line.product_group_id === id ? { ...line, ...part } : line)),
    })
  return (
    <Step dirty={JSON.stringify(lines) !== JSON.stringify(started)} save={save}>
      {kinds.length === 0 && <NothingToEnter />}
      {kinds.length > 0 &&
        parts.map(({ field, title }) => (
          <Card key={field} title={say(title)}>
            <Stack gap="lg">
              {lines[field].map((line) => {
                const id = line.product_group_id
                const input = (part: 'range' | 'unit' | 'time') => ({
                  value: line[part],
                  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
                    set(field, id, { [part]: event.currentTarget.value }),
                })
                return (
                  <div
                    key={id}
                    role="group"
                    aria-label={`${say(title)}: ${kinds.find((kind) => kind.id === id)?.name ?? ''}`}
                  >
                    <Text fw={600} mb={6}>
                      {kinds.find((kind) => kind.id === id)?.name}
                    </Text>
                    <AmountFields
                      range={input('range')}
                      unit={input('unit')}
                      time={input('time')}
                      disabled={!canEdit}
                    />
                  </div>
                )
              })}
            </Stack>
          </Card>
        ))}
    </Step>
  )
}
