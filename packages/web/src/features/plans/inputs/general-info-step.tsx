import { NativeSelect, SimpleGrid, Stack, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ExtraSwitch } from '@larder/core/haccp'
import { waterSourceOf, WELL_SWITCH, type WaterSource } from '@larder/core/places'
import type { ResponseOf } from '@larder/contract/kit'
import type { onboardingProfiles } from '@larder/contract/plan-inputs'
import { useSay } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { Facts } from '../document/document-blocks.tsx'
import { usePlan } from '../plan-context.ts'
import {
  generalInfoOf,
  useChangeCustomerGroups,
  useChangeExtraData,
  useChangeLocationType,
  useChangeWaterSource,
  useConfirmStep,
} from '../plans.api.ts'
import { CustomersCard } from './customers-card.tsx'
import { groupSwitches } from './extra-switches.ts'
import { Step, type StepProps } from './step.tsx'
import { useChoices } from './use-choices.ts'
import { WaterCard } from './water-card.tsx'

type Info = ResponseOf<typeof onboardingProfiles.generalInfo>

/** Business activity, location and water source, and the switches that change the plan. */
export function GeneralInfoStep({ wizard }: StepProps) {
  const { placeId, lang } = usePlan()
  const info = useQuery(generalInfoOf(placeId, lang))
  return (
    <QueryView query={info} skeleton={<FormSkeleton />}>
      {(current) => <Form info={current} {...(wizard && { wizard })} />}
    </QueryView>
  )
}

const selectedKeys = (info: Info): readonly string[] =>
  info.extra_data.filter(({ selected }) => selected).map(({ key }) => key)

/** The choices of the step, and saving those that changed. */
function useGeneralInfo(info: Info) {
  const { place, placeId, planId } = usePlan()
  const [locationType, setLocationType] = useState(info.location_type_id)
  const switches = useChoices(selectedKeys(info))
  const { chosen: keys, toggle } = switches
  const [otherWater, setOtherWater] = useState(place.water_source === 'own_well' ? null : place.water_source)
  const [comment, setComment] = useState(place.water_source_comment)
  const customers = useChoices(place.customer_groups)
  const water = waterSourceOf(keys, otherWater)
  const changeLocation = useChangeLocationType()
  const changeExtra = useChangeExtraData()
  const changeWater = useChangeWaterSource()
  const changeCustomers = useChangeCustomerGroups()
  const confirm = useConfirmStep()
  return {
    locationType,
    setLocationType,
    keys,
    toggle,
    customers: customers.chosen,
    setCustomers: customers.choose,
    water,
    comment,
    setComment,
    setWater: (source: WaterSource): void => {
      if ((source === 'own_well') !== keys.includes(WELL_SWITCH)) toggle(WELL_SWITCH)
      if (source !== 'own_well') setOtherWater(source)
    },
    dirty:
      locationType !== info.location_type_id ||
      switches.dirty ||
      customers.dirty ||
      water !== place.water_source ||
      comment !== place.water_source_comment,
    save: async (): Promise<void> => {
      if (locationType !== place.location_type_id)
        await changeLocation.mutateAsync({ params: { placeId, locationTypeId: locationType } })
      await changeExtra.mutateAsync({
        params: { placeId },
        body: { extra_data: keys as ExtraSwitch[], base: switches.base as ExtraSwitch[] },
      })
      if (water !== null && (water !== place.water_source || comment !== place.water_source_comment))
        await changeWater.mutateAsync({ params: { placeId }, body: { water_source: water, comment } })
      if (customers.dirty)
        await changeCustomers.mutateAsync({
          params: { placeId },
          body: { customer_groups: [...customers.chosen], base: [...customers.base] },
        })
      await confirm.mutateAsync({ params: { placeId, planId }, body: { key: 'generalInfo' } })
    },
  }
}

function Form({ info, wizard }: StepProps & { readonly info: Info }) {
  const say = useSay()
  const { place, canEdit } = usePlan()
  const form = useGeneralInfo(info)
  const { locationType, setLocationType, keys, toggle, water, setWater, dirty, save } = form
  return (
    <Step dirty={dirty} save={save} {...(wizard && { wizard })}>
      <Card title={say('plan.about_place')}>
        <Stack gap="lg">
          <Facts
            rows={[
              { label: say('plan.business_activity'), value: place.business_activity?.name ?? '–' },
              { label: say('plan.address'), value: place.address },
              { label: say('plan.employees'), value: place.number_of_employees },
            ]}
          />
          <NativeSelect
            maw={420}
            label={say('plan.location_type')}
            disabled={!canEdit}
            value={String(locationType)}
            data={info.location_types.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => setLocationType(Number(event.currentTarget.value))}
          />
        </Stack>
      </Card>
      <WaterCard
        source={water}
        offered={info.extra_data.map(({ key }) => key)}
        canEdit={canEdit}
        onChange={setWater}
        comment={form.comment}
        onComment={form.setComment}
      />
      <CustomersCard groups={form.customers} canEdit={canEdit} onChange={form.setCustomers} />
      {groupSwitches(info.extra_data.filter(({ key }) => key !== WELL_SWITCH)).map(({ title, items }) => (
        <Card key={title} title={say(title)}>
          <SimpleGrid cols={{ base: 1, md: 2 }} verticalSpacing="md" spacing="xl">
            {items.map(({ key, name, hint }) => (
              <Switch
                key={key}
                size="md"
                label={name}
                description={hint}
                checked={keys.includes(key)}
                disabled={!canEdit}
                onChange={() => toggle(key)}
              />
            ))}
          </SimpleGrid>
        </Card>
      ))}
    </Step>
  )
}
