import { Badge, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ProductGroup } from '@larder/contract/product-groups'
import { groupStatuses } from '@larder/core/plan-progress'
import { useSay } from '#kit/i18n.ts'
import { statusTitles } from './group-pages.ts'
import styles from './groups.module.css'

/** The four statuses of a product group, each with a tick or the missing inputs. */
export function GroupStatuses({ group: { name, statuses } }: { readonly group: ProductGroup }) {
  const say = useSay()
  return (
    <ul className={styles.statuses} aria-label={say('plan.group_statuses', { name })}>
      {groupStatuses.map((key) => {
        const done = statuses.includes(key)
        const Icon = done ? IconCheck : IconMinus
        return (
          <li key={key}>
            <Badge color={done ? 'leaf' : 'ink'} leftSection={<Icon size={12} stroke={2.4} aria-hidden />}>
              {say(statusTitles[key])}
              <VisuallyHidden component="span">
                : {say(done ? 'plan.step_done' : 'plan.step_open')}
              </VisuallyHidden>
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}
