import { Text } from '@mantine/core'
import { useCompanyFormat } from '#kit/access.ts'
import { formatInstant } from '#kit/format.ts'
import { useSay, type TextKey } from '#kit/i18n.ts'
import { usePlan } from '../plan-context.ts'
import type { Reason } from './line-change.ts'
import styles from './versions.module.css'

/** The name of a change, by its code. */
const words: Readonly<Record<string, TextKey>> = {
  hazard_changed: 'plan.change_hazard_changed',
  hazard_added: 'plan.change_hazard_added',
  hazard_removed: 'plan.change_hazard_removed',
  hazard_restored: 'plan.change_hazard_restored',
  limit_changed: 'plan.change_limit_changed',
  limit_restored: 'plan.change_limit_restored',
  flow_changed: 'plan.change_flow_changed',
  flow_reset: 'plan.change_flow_reset',
  flow_verified: 'plan.change_flow_verified',
  generated: 'plan.change_generated',
  confirmed: 'plan.change_confirmed',
  proposals_decided: 'plan.change_proposals_decided',
  section_added: 'plan.change_section_added',
  section_changed: 'plan.change_section_changed',
  section_removed: 'plan.change_section_removed',
  text_added: 'plan.change_text_added',
  text_changed: 'plan.change_text_changed',
  text_disabled: 'plan.change_text_disabled',
  text_enabled: 'plan.change_text_enabled',
  general_info_changed: 'plan.change_general_info',
  work_groups_changed: 'plan.change_work_groups',
  production_processes_changed: 'plan.change_processes',
  product_group_changed: 'plan.change_product_groups',
  capacities_changed: 'plan.change_capacities',
  food_groups_changed: 'plan.change_food_groups',
  analyses_changed: 'plan.change_analyses',
}

/** Changes with user, time and, if given, the reason; newest first. */
export function ReasonList({ reasons }: { readonly reasons: readonly Reason[] }) {
  const say = useSay()
  const { place } = usePlan()
  const { datePattern } = useCompanyFormat()
  if (reasons.length === 0) return null
  return (
    <div className={styles.reasons}>
      <Text size="sm" fw={600}>
        {say('plan.change_reasons')}
      </Text>
      <ul>
        {reasons.toReversed().map(({ code, reason, changed_at, changed_by }, at) => (
          <li key={at}>
            {say(words[code] ?? 'plan.change_unknown')}
            <span className={styles.quiet}>
              {' · '}
              {[
                changed_by === null ? '' : `${changed_by.firstname} ${changed_by.lastname}`.trim(),
                formatInstant(changed_at, place.timezone, datePattern),
              ]
                .filter((one) => one !== '')
                .join(', ')}
            </span>
            {reason !== '' && <q className={styles.why}>{reason}</q>}
          </li>
        ))}
      </ul>
    </div>
  )
}
