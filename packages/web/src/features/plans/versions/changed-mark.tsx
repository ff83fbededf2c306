import { VisuallyHidden } from '@mantine/core'
import { useSay } from '#kit/i18n.ts'
import { sectionOfPage } from '../document/section-pages.ts'
import { useUnconfirmedHere } from './use-unconfirmed.ts'
import styles from './versions.module.css'

/** The mark of a section that says something else than what was confirmed; nothing at any other. */
export function ChangedMark({ section }: { readonly section: string | undefined }) {
  const say = useSay()
  const unconfirmed = useUnconfirmedHere()
  if (
    section === undefined ||
    unconfirmed?.sections.some(({ static_name }) => static_name === section) !== true
  )
    return null
  return (
    <span className={styles.mark} title={say('plan.unconfirmed_mark')}>
      <VisuallyHidden>, {say('plan.unconfirmed_mark')}</VisuallyHidden>
    </span>
  )
}

/** The mark beside an address of the navigation. */
export function PageMark({ to }: { readonly to: string }) {
  return <ChangedMark section={sectionOfPage(to)} />
}
