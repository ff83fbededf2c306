import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GroupChoice } from '@larder/contract/plan-inputs'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { Card } from '#ui/card.tsx'
import { QueryView } from '#ui/query-view.tsx'
import { FormSkeleton } from '#ui/skeletons.tsx'
import { usePlan } from '../plan-context.ts'
import {
  foodGroupsOf,
  productGroupsOf,
  useChangeFoodGroups,
  useChangeGroupFoods,
  useChangeProductGroups,
} from '../plans.api.ts'
import { ChoiceCard } from './choice-card.tsx'
import styles from './inputs.module.css'
import { Step, type StepProps } from './step.tsx'
import { useChoices } from './use-choices.ts'

type Choice = GroupChoice

/** Ready-to-eat food that the place makes or sells. */
export function ProductGroupsStep({ wizard }: StepProps) {
  const { placeId, lang } = usePlan()
  const query = useQuery(productGroupsOf(placeId, lang))
  const change = useChangeProductGroups()
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(choices) => (
        <Choices
          title="plan.products"
          choices={choices}
          save={(product_groups, base) =>
            change.mutateAsync({ params: { placeId }, body: { product_groups, base } })
          }
          {...(wizard && { wizard })}
        />
      )}
    </QueryView>
  )
}

/** Raw materials of the place or of a product group. */
export function FoodGroupsStep({ wizard }: StepProps) {
  const { placeId, lang, group } = usePlan()
  const query = useQuery(foodGroupsOf(placeId, lang))
  const change = useChangeFoodGroups()
  const changeOfGroup = useChangeGroupFoods()
  const save = (food_groups: number[], base: number[]): Promise<unknown> =>
    group === null
      ? change.mutateAsync({ params: { placeId }, body: { food_groups, base } })
      : changeOfGroup.mutateAsync({ params: { placeId, id: group.id }, body: { food_groups, base } })
  return (
    <QueryView query={query} skeleton={<FormSkeleton />}>
      {(offered) => {
        const choices =
          group === null
            ? offered
            : offered.map((choice) => ({ ...choice, selected: group.food_groups.includes(choice.id) }))
        return (
          <Choices
            key={group?.id}
            title="plan.raw_materials"
            choices={choices}
            save={save}
            {...(wizard && { wizard })}
          />
        )
      }}
    </QueryView>
  )
}

type Props = StepProps & {
  readonly title: TextKey
  readonly choices: readonly Choice[]
  /** `base`: the list that was chosen from. */
  readonly save: (ids: number[], base: number[]) => Promise<unknown>
}

/** A list with at least this many choices has a search field. */
const searchFrom = 12

/** A list to choose from, saved as a whole. */
export function Choices({ title, choices, save, wizard }: Props) {
  const say = useSay()
  const { canEdit } = usePlan()
  const stored = choices.filter(({ selected }) => selected).map(({ id }) => id)
  const { chosen: ids, base, dirty, toggle, choose } = useChoices(stored)
  const [search, setSearch] = useState('')
  const visibleChoices = choices.filter(({ name }) =>
    name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  return (
    <Step
      dirty={dirty}
      save={() => save([...ids], [...base])}
      missing={ids.length === 0 && choices.length > 0 ? say('plan.choose_something') : null}
      {...(wizard && { wizard })}
    >
      <Card
        title={say(title)}
        aside={
          <Text c="dimmed" size="sm">
            {say('plan.chosen', { chosen: ids.length, count: choices.length })}
          </Text>
        }
      >
        {choices.length === 0 && <Text c="dimmed">{say('plan.nothing_to_choose')}</Text>}
        <ChoiceTools
          choices={choices}
          search={search}
          onSearch={setSearch}
          onChoose={(chosen) => choose(chosen.map(({ id }) => id))}
        />
        <div className={styles.choices}>
          {visibleChoices.map(({ id, name }) => (
            <ChoiceCard
              key={id}
              label={name}
              checked={ids.includes(id)}
              disabled={!canEdit}
              onToggle={() => toggle(id)}
            />
          ))}
        </div>
      </Card>
    </Step>
  )
}

type ToolsProps = {
  readonly choices: readonly Choice[]
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly onChoose: (choices: readonly Choice[]) => void
}

/** Search, and buttons to choose all or none. */
function ChoiceTools({ choices, search, onSearch, onChoose }: ToolsProps) {
  const say = useSay()
  const { canEdit } = usePlan()
  return (
    <Group mb="md" gap="sm">
      {choices.length >= searchFrom && (
        <TextInput
          size="sm"
          style={{ flex: '1 1 200px' }}
          maw={320}
          aria-label={say('plan.search')}
          placeholder={say('plan.search')}
          leftSection={<IconSearch size={16} />}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      )}
      {canEdit && choices.length > 1 && (
        <>
          <Button size="sm" variant="default" onClick={() => onChoose(choices)}>
            {say('plan.choose_all')}
          </Button>
          <Button size="sm" variant="subtle" onClick={() => onChoose([])}>
            {say('plan.choose_none')}
          </Button>
        </>
      )}
    </Group>
  )
}
