import type { PackageCost } from '@larder/contract/billing'
import { Badge, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { formatMoney } from './money.ts'
import styles from './package-cards.module.css'
import { packageLines, packageNames } from './package-texts.ts'

type Cost = PackageCost['period_costs'][number]

/** Id of the time unit “year” (plan 9). */
const YEAR = 7

type Props = {
  readonly packages: readonly PackageCost[]
  /** The key of the package that the reader came for. */
  readonly chosen?: string | undefined
  readonly currentId?: number | null
  readonly action?: (cost: Cost, isChosen: boolean) => ReactNode
}

/** Packages side by side, by month or by year. One that is not sold by month shows its year. */
export function PackageCards({ packages, chosen, currentId = null, action }: Props) {
  const say = useSay()
  const [isYearly, setYearly] = useState(true)
  return (
    <Stack gap="md">
      <SegmentedControl
        aria-label={say('billing.renewal')}
        value={isYearly ? 'year' : 'month'}
        onChange={(value) => setYearly(value === 'year')}
        data={[
          { value: 'year', label: say('billing.yearly') },
          { value: 'month', label: say('billing.monthly') },
        ]}
        w="fit-content"
      />
      <div className={styles.cards}>
        {packages.map((one) => (
          <PackageCard
            key={one.key}
            one={one}
            isYearly={isYearly}
            isChosen={one.key === chosen}
            isCurrent={one.id === currentId}
            action={action}
          />
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {say('billing.price_note')}
      </Text>
    </Stack>
  )
}

type CardProps = {
  readonly one: PackageCost
  readonly isYearly: boolean
  readonly isChosen: boolean
  readonly isCurrent: boolean
  readonly action: Props['action']
}

function PackageCard({ one, isYearly, isChosen, isCurrent, action }: CardProps) {
  const say = useSay()
  const language = useLanguage()
  const { key, period_costs } = one
  const name = packageNames[key]
  const cost =
    period_costs.find(({ period }) => (period.time_unit_id === YEAR) === isYearly) ?? period_costs[0]
  if (cost === undefined || name === undefined) return null
  return (
    <section className={styles.card} data-chosen={isChosen || undefined} aria-label={say(name)}>
      <Group justify="space-between" gap="xs">
        <Title order={2} size="h3">
          {say(name)}
        </Title>
        {isCurrent && <Badge color="leaf">{say('billing.current')}</Badge>}
      </Group>
      <div>
        <span className={styles.price}>{formatMoney(cost.cost, cost.currency, language)}</span>
        <Text size="sm" c="dimmed">
          {say(cost.period.time_unit_id === YEAR ? 'billing.per_year' : 'billing.per_month')}
        </Text>
      </div>
      <ul className={styles.lines}>
        {(packageLines[key] ?? []).map((line) => (
          <li key={line}>
            <IconCheck size={18} stroke={2} aria-hidden />
            {say(line)}
          </li>
        ))}
      </ul>
      {action?.(cost, isChosen)}
    </section>
  )
}
