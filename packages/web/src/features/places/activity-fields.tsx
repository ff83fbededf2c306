import { Button, Group, Radio } from '@mantine/core'
import {
  IconApple,
  IconBeer,
  IconBowlSpoon,
  IconBread,
  IconBuildingHospital,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCarrot,
  IconChefHat,
  IconFish,
  IconHeartHandshake,
  IconHome,
  IconIceCream,
  IconMeat,
  IconMilk,
  IconPackage,
  IconPizza,
  IconSchool,
  IconShoppingCart,
  IconTruckDelivery,
  IconUsers,
  type IconProps,
} from '@tabler/icons-react'
import { useState, type ComponentType } from 'react'
import { useSay } from '#kit/i18n.ts'
import styles from './place-form.module.css'
import type { PlaceLists } from './places.api.ts'
import type { PlaceFormState } from './use-place-form.ts'

/** Pictures by the number of the activity. */
const icons: Readonly<Record<number, ComponentType<IconProps>>> = {
  1: IconBowlSpoon,
  2: IconPizza,
  3: IconBeer,
  4: IconUsers,
  5: IconSchool,
  6: IconBuildingHospital,
  7: IconChefHat,
  8: IconBuildingStore,
  9: IconShoppingCart,
  10: IconMeat,
  11: IconFish,
  12: IconBread,
  13: IconIceCream,
  14: IconMilk,
  15: IconMeat,
  16: IconMeat,
  17: IconFish,
  18: IconCarrot,
  19: IconApple,
  21: IconBeer,
  22: IconBuildingWarehouse,
  23: IconTruckDelivery,
  26: IconHome,
  27: IconHeartHandshake,
}
/** Shown at once, the most frequent first. */
const frequent: readonly number[] = [1, 2, 3, 12, 10, 8, 13, 4, 5, 26]

type Props = { readonly form: PlaceFormState; readonly lists: PlaceLists }

/** What the place does, in pictures: the frequent kinds, the others on request; then its kind of place. */
export function ActivityFields({ form, lists }: Props) {
  const say = useSay()
  const [all, setAll] = useState(false)
  const { field, business_activity_id } = form
  const chosen = lists.activities.find(({ id }) => String(id) === business_activity_id)
  const first = frequent.flatMap((id) => lists.activities.filter((one) => one.id === id))
  const visibleActivities = all
    ? lists.activities
    : [...first, ...(chosen && !first.includes(chosen) ? [chosen] : [])]
  return (
    <>
      <Radio.Group
        {...field('business_activity_id')}
        label={say('places.business_activity')}
        size="md"
        required
      >
        <div className={styles.tiles}>
          {visibleActivities.map(({ id, name }) => {
            const Icon = icons[id] ?? IconPackage
            return (
              <Radio.Card key={id} value={String(id)} className={styles.tile ?? ''}>
                <Icon size={30} stroke={1.5} aria-hidden />
                {name}
              </Radio.Card>
            )
          })}
        </div>
      </Radio.Group>
      {!all && (
        <Button variant="subtle" style={{ alignSelf: 'start' }} onClick={() => setAll(true)}>
          {say('places.more_kinds')}
        </Button>
      )}
      {chosen !== undefined && (
        <Radio.Group {...field('location_type_id')} label={say('places.location_type')} size="md" required>
          <Group gap="sm" mt="xs">
            {chosen.location_types.map(({ id, name }) => (
              <Radio.Card key={id} value={String(id)} className={styles.chip ?? ''}>
                {name}
              </Radio.Card>
            ))}
          </Group>
        </Radio.Group>
      )}
    </>
  )
}
