import type { Provenance } from '@larder/core/haccp'
import type { StandingDuty } from '@larder/core/team'
import { also, confirmed, memory } from './provenance.ts'

const duty = (
  [key, task_subtype_id]: readonly [string, number],
  flags: Pick<StandingDuty, 'is_mandatory' | 'is_outsourceable'>,
  groups: StandingDuty['groups'],
  provenance: Provenance,
): StandingDuty => ({ key, task_subtype_id, ...flags, groups, ...provenance })

/** The same rule in the hygiene law of the Union and of Great Britain, and as Codex words it. */
const hygiene = (clause: string, codex: string): Provenance =>
  also(also(memory('EU-852', clause, 'law'), 'UK-852', clause), 'CODEX-CXC1', codex)

const required = { is_mandatory: true, is_outsourceable: true }
const inside = { is_mandatory: true, is_outsourceable: false }
const optional = { is_mandatory: false, is_outsourceable: true }

/**
 * Who answers for what all the time, one duty a kind of task (document 3, section 9). Law asks for pest
 * control, cleaning, repair, own checks and supervision of every food business; analyses and calibration
 * follow from its plan.
 */
export const standingDuties: readonly StandingDuty[] = [
  duty(
    ['pest_control', 8],
    required,
    ['management'],
    also(hygiene('Annex II Ch. IX(4)', 'pest control systems'), 'US-FC', '6-501.111'),
  ),
  duty(
    ['cleaning', 9],
    required,
    ['cleaning', 'kitchen', 'production'],
    also(hygiene('Annex II Ch. I(1), V(1)(a)', 'cleaning and disinfecting'), 'US-FC', '6-501.12'),
  ),
  duty(['analyses', 10], optional, ['management'], memory('EU-2073', 'art. 4', 'law')),
  duty(['calibration', 11], optional, ['management'], memory('CODEX-CXC1', 'monitoring equipment', 'guide')),
  duty(
    ['maintenance', 12],
    required,
    ['management'],
    also(hygiene('Annex II Ch. I(1), V(1)(b)', 'maintenance'), 'US-FC', '6-501.11'),
  ),
  duty(
    ['checks', 13],
    inside,
    ['kitchen', 'production', 'sales', 'store'],
    also(
      also(confirmed('EU-852', 'art. 5', 'law'), 'UK-852', 'art. 5'),
      'CODEX-CXC1',
      'documentation and records',
    ),
  ),
  duty(
    ['supervision', 14],
    inside,
    ['management'],
    also(
      also(confirmed('EU-852', 'Annex II Ch. XII', 'law'), 'UK-852', 'Annex II Ch. XII'),
      'US-FC',
      '2-103.11',
    ),
  ),
]
