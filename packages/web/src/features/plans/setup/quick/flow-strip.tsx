import { Badge } from '@mantine/core'
import type { SetupPreview } from '@larder/contract/place-setup'
import { useSay } from '#kit/i18n.ts'
import styles from './quick.module.css'

type Props = Pick<SetupPreview, 'flow' | 'control_points'>

/** The way of the food as it is answered: steps below each other, on a phone in a row that scrolls. */
export function FlowStrip({ flow, control_points }: Props) {
  const say = useSay()
  const critical = Map.groupBy(control_points, ({ name }) => name)
  return (
    <div
      className={styles.flow}
      role="region"
      // A part that scrolls must be reachable by keyboard (WCAG 2.1.1).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={say('plan.flow_region', { name: say('setup.flow') })}
    >
      <ol>
        {flow.map(({ key, name }) => (
          <li key={key} data-critical={critical.has(name) || undefined}>
            <span>{name}</span>
            {critical.get(name)?.map(({ label }) => (
              <Badge key={label} color="ink" size="sm">
                {label}
              </Badge>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
