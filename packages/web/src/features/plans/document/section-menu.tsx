import { IconArrowLeft, IconArrowRight, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ResponseOf } from '@larder/contract/kit'
import type { plans } from '@larder/contract/plans'
import { readGroupSection } from '@larder/core/haccp'
import { useSay } from '#kit/i18n.ts'
import { groupSectionTitles } from '../groups/group-pages.ts'
import { usePlan } from '../plan-context.ts'
import { groupsOf, titlesOf } from '../plans.api.ts'
import { ChangedMark } from '../versions/changed-mark.tsx'
import { groupTitles } from './menu-groups.ts'
import styles from './section-menu.module.css'
import { fullName, targetOfSection } from './section-pages.ts'

type Title = ResponseOf<typeof plans.titles>[number]

/** A link to a section of the plan. */
export function SectionLink({
  name,
  className,
  children,
}: {
  readonly name: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <Link {...targetOfSection(name)} className={className}>
      {children}
    </Link>
  )
}

const groups = ['general', 'haccp', 'annexes'] as const

/**
 * Every section of the server's list, under its heading of the side menu; those of each product group behind
 * its name.
 */
export function SectionMenu({ titles }: { readonly titles: readonly Title[] }) {
  const say = useSay()
  const ofGroups = [
    ...Map.groupBy(
      titles.filter(({ fsp_product_group_id }) => fsp_product_group_id !== null),
      ({ fsp_product_group_id }) => fsp_product_group_id ?? 0,
    ),
  ]
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`sections-${group}`}>
          <h3 id={`sections-${group}`} className={styles.group}>
            {say(groupTitles[group])}
          </h3>
          {group === 'haccp' &&
            ofGroups.map(([id, sections]) => <GroupSections key={id} id={id} titles={sections} />)}
          <ul className={styles.list}>
            {titles
              .filter(
                ({ section_group, fsp_product_group_id }) =>
                  section_group === group && fsp_product_group_id === null,
              )
              .map(({ static_name, title }) => (
                <SectionItem key={static_name} name={static_name} title={title} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function SectionItem({ name, title }: { readonly name: string; readonly title: string }) {
  return (
    <li>
      <SectionLink name={name} className={styles.link}>
        <span className={styles.name}>
          {title}
          <ChangedMark section={name} />
        </span>
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
      </SectionLink>
    </li>
  )
}

function GroupSections({ id, titles }: { readonly id: number; readonly titles: readonly Title[] }) {
  const say = useSay()
  const { placeId, planId } = usePlan()
  const { data: planGroups = [] } = useQuery(groupsOf(placeId, planId))
  return (
    <details className={styles.details}>
      <summary className={styles.link}>
        {planGroups.find((group) => group.id === id)?.name ?? say('plan.groups')}
      </summary>
      <ul className={styles.list}>
        {titles.map(({ static_name, title }) => {
          const section = readGroupSection(static_name)?.name
          return (
            <SectionItem
              key={static_name}
              name={static_name}
              title={section === undefined ? title : say(groupSectionTitles[section])}
            />
          )
        })}
      </ul>
    </details>
  )
}

/** The sections before and after this one, to read the plan through. */
export function SectionFooter({ name }: { readonly name: string }) {
  const say = useSay()
  const { placeId, lang, groupId } = usePlan()
  const { data: titles = [] } = useQuery(titlesOf(placeId, lang))
  const at = titles.findIndex(({ static_name }) => static_name === fullName(name, groupId))
  const [before, after] = at < 0 ? [] : [titles[at - 1], titles[at + 1]]
  return (
    <nav aria-label={say('plan.sections')} className={styles.footer}>
      {before !== undefined && (
        <SectionLink name={before.static_name} className={styles.turn}>
          <IconArrowLeft size={18} stroke={1.8} aria-hidden />
          <span>{before.title}</span>
        </SectionLink>
      )}
      {after !== undefined && (
        <SectionLink name={after.static_name} className={`${styles.turn} ${styles.forward}`}>
          <span>{after.title}</span>
          <IconArrowRight size={18} stroke={1.8} aria-hidden />
        </SectionLink>
      )}
    </nav>
  )
}
