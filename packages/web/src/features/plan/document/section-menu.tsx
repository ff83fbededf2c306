import { IconArrowLeft, IconArrowRight, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ResponseOf } from '@larder/contract/kit'
import type { plans } from '@larder/contract/plans'
import { paths } from '#app/paths.ts'
import { useSay } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import { titlesOf } from '../plan.api.ts'
import styles from './section-menu.module.css'
import { pageOfSection } from './section-pages.ts'

type Title = ResponseOf<typeof plans.titles>[number]

/** A link to a section: to its own page where it has one, else to the page that shows any section. */
export function SectionLink({ name, className, children }: { readonly name: string; readonly className?: string | undefined; readonly children: ReactNode }) {
  const own = pageOfSection(name)
  if (own !== undefined) return <Link to={own} className={className}>{children}</Link>
  return <Link to={paths.planCustom} params={{ custom: name }} className={className}>{children}</Link>
}

const groups = ['general', 'haccp', 'annexes'] as const
const groupTitles = { general: 'nav.general', haccp: 'nav.haccp_analysis', annexes: 'nav.annexes' } as const

/** Every section that the server tells, under its heading of the side menu. */
export function SectionMenu({ titles }: { readonly titles: readonly Title[] }) {
  const say = useSay()
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <section key={group} aria-labelledby={`sections-${group}`}>
          <h3 id={`sections-${group}`} className={styles.group}>
            {say(groupTitles[group])}
          </h3>
          <ul className={styles.list}>
            {titles
              .filter(({ section_group }) => section_group === group)
              .map(({ static_name, title }) => (
                <li key={static_name}>
                  <SectionLink name={static_name} className={styles.link}>
                    <span>{title}</span>
                    <IconChevronRight size={16} stroke={1.8} aria-hidden />
                  </SectionLink>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The sections before and after this one, to read the plan through. */
export function SectionFooter({ name }: { readonly name: string }) {
  const say = useSay()
  const { placeId, lang } = usePlan()
  const { data: titles = [] } = useQuery(titlesOf(placeId, lang))
  const at = titles.findIndex(({ static_name }) => static_name === name)
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
