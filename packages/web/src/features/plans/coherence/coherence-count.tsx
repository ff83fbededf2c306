import { VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useSay } from '#kit/i18n.ts'
import { useSession } from '#kit/session.ts'
import { coherenceOf } from '../plans.api.ts'
import styles from './coherence.module.css'

/** How much differs between plan and tasks, in the side navigation; nothing where nothing does. */
export function CoherenceCount() {
  const say = useSay()
  const lang = useLanguage()
  const { place_id } = useSession()
  const { data } = useQuery({ ...coherenceOf(place_id ?? 0, lang), enabled: place_id !== null })
  const count = data?.findings.length ?? 0
  if (count === 0) return null
  return (
    <span
      className={styles.count}
      data-critical={data?.findings.some(({ is_critical }) => is_critical) || undefined}
    >
      <span aria-hidden>{count}</span>
      <VisuallyHidden>{say('plan.coherence_count', { count })}</VisuallyHidden>
    </span>
  )
}
