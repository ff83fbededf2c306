import type { Provenance } from '@larder/core/haccp'
import type { DefaultRequirement, teamFrequencies } from '@larder/core/team'
import { also, confirmed, read, secondhand } from './provenance.ts'

type Numbers = typeof teamFrequencies
const once: Numbers['once'] = 11
const months: Numbers['months'] = 9
const once_in_manning: Numbers['once_in_manning'] = 13

const requirement = (
  key: string,
  [task_subtype_id, task_frequency_type_id, repeat_months]: readonly [number, number, number | null],
  provenance: Provenance,
  countries?: readonly string[],
): DefaultRequirement => ({
  key,
  task_subtype_id,
  task_frequency_type_id,
  repeat_months,
  ...(countries !== undefined && { countries }),
  ...provenance,
})

/**
 * Papers and trainings of everybody who handles food, by country; where law names a period, with it. Hygiene
 * training has the rhythm of the plan's task T-training, whose record the matrix of people is.
 */
export const teamRequirements: readonly DefaultRequirement[] = [
  requirement('ee_health', [1, once, null], read('EE-NETS', '§ 13', 'law'), ['EE']),
  requirement('de_certificate', [1, once_in_manning, null], read('DE-IFSG', '§ 43(1)', 'law'), ['DE']),
  requirement('de_instruction', [2, months, 24], read('DE-IFSG', '§ 43(4)', 'law'), ['DE']),
  requirement('lv_course', [3, once, null], confirmed('LV-545', '1-3', 'law'), ['LV']),
  requirement('au_supervisor', [4, months, 60], read('AU-322A', 'food safety supervisor', 'law'), ['AU']),
  requirement('ca_handler', [4, once, null], secondhand('CA-ON-493', 's. 32', 'guide'), ['CA']),
  requirement(
    'hygiene',
    [3, months, 12],
    also(
      also(
        also(confirmed('EU-852', 'Annex II Ch. XII', 'law'), 'UK-852', 'Annex II Ch. XII'),
        'AU-322A',
        'food handler training',
      ),
      'US-FC',
      '2-103.11',
    ),
  ),
]
