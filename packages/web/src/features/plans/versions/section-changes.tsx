import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useSay, type Say } from '#kit/i18n.ts'
import { SectionLink } from '../document/section-menu.tsx'
import { Changes } from './changes.tsx'
import type { Reason, SectionChange } from './line-change.ts'
import { ReasonList } from './reason-list.tsx'
import styles from './versions.module.css'

const describe = ({ state, changes }: SectionChange, say: Say): string =>
  state === 'added'
    ? say('plan.diff_section_added')
    : state === 'removed'
      ? say('plan.diff_section_removed')
      : say('plan.diff_section_changed', { count: changes.length })

type Props = {
  readonly sections: readonly (SectionChange & { readonly reasons?: readonly Reason[] })[]
  /** With the way to the page of each section. */
  readonly linked?: boolean
}

/** Sections that differ; each opens to its differences. A single one is open. */
export function SectionChanges({ sections, linked = false }: Props) {
  const [opened, setOpened] = useState<string | null>(
    sections.length === 1 ? (sections[0]?.static_name ?? null) : null,
  )
  return (
    <ul className={styles.sections}>
      {sections.map((section) => {
        const { static_name } = section
        const open = opened === static_name
        return (
          <li key={static_name}>
            <SectionHead
              section={section}
              open={open}
              onToggle={() => setOpened(open ? null : static_name)}
            />
            {open && (
              <div className={styles.body}>
                <Changes changes={section.changes} />
                <ReasonList reasons={section.reasons ?? []} />
                {linked && section.state !== 'removed' && <OpenLink section={section} />}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}

function SectionHead({
  section,
  open,
  onToggle,
}: {
  readonly section: SectionChange
  readonly open: boolean
  readonly onToggle: () => void
}) {
  const say = useSay()
  return (
    <button type="button" className={styles.head} aria-expanded={open} onClick={onToggle}>
      <span className={styles.title}>{section.title}</span>
      <span className={styles.quiet}>{describe(section, say)}</span>
      <IconChevronDown size={18} stroke={1.8} className={styles.chevron} aria-hidden />
    </button>
  )
}

function OpenLink({ section: { static_name, title } }: { readonly section: SectionChange }) {
  const say = useSay()
  return (
    <SectionLink name={static_name} className={styles.open}>
      {say('plan.unconfirmed_open', { title })}
    </SectionLink>
  )
}
