import { VisuallyHidden } from '@mantine/core'
import { IconArrowLeft, IconCheck, IconMinus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { groupSection, groupSectionNames, type GroupSectionName } from '@larder/core/haccp'
import { paths } from '#app/paths.ts'
import { useAccess } from '#kit/access.ts'
import { useSay } from '#kit/i18n.ts'
import { targetOfSection } from '../document/section-pages.ts'
import { usePlan } from '../plan-context.ts'
import { groupSectionTitles, statusPages, type GroupStatusKey } from './group-pages.ts'
import styles from './groups.module.css'

const statusOfSection = new Map<GroupSectionName, GroupStatusKey>(
  (Object.keys(statusPages) as GroupStatusKey[]).map((key) => [statusPages[key], key]),
)

/**
 * Every page of the product group; before the plan is complete the pages of its answers, each with its
 * status.
 */
export function GroupTabs({ incomplete }: { readonly incomplete: boolean }) {
  const say = useSay()
  const { visit } = useAccess()
  const { group } = usePlan()
  if (group === null) return null
  const visibleSections = groupSectionNames.filter((name) => !incomplete || statusOfSection.has(name))
  return (
    <nav aria-label={say('plan.group_pages', { name: group.name })}>
      <ul className={styles.tabs}>
        {visit === null && (
          <li>
            <Link
              {...(incomplete
                ? { to: paths.planSetup, search: { step: 'productGroup' } }
                : { to: paths.planReadyToEatFood, search: {} })}
              className={styles.tab}
            >
              <IconArrowLeft size={16} stroke={1.8} aria-hidden />
              {say('plan.groups')}
            </Link>
          </li>
        )}
        {visibleSections.map((name) => {
          const status = statusOfSection.get(name)
          return (
            <li key={name}>
              <Link {...targetOfSection(groupSection(group.id, name))} className={styles.tab}>
                {status !== undefined && <StatusMark done={group.statuses.includes(status)} />}
                {say(groupSectionTitles[name])}
                {status !== undefined && (
                  <VisuallyHidden component="span">
                    : {say(group.statuses.includes(status) ? 'plan.step_done' : 'plan.step_open')}
                  </VisuallyHidden>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

const StatusMark = ({ done }: { readonly done: boolean }) =>
  done ? (
    <IconCheck size={16} stroke={2.2} color="var(--mantine-color-leaf-text)" aria-hidden />
  ) : (
    <IconMinus size={16} stroke={2.2} aria-hidden />
  )
