import type { Limit } from '@larder/core/haccp'
import { value } from './limit-value.ts'
import { compared, confirmed, fahrenheit, read } from './provenance.ts'

const international = compared('WHO-5KEYS', 'key 3, the figure of cooking taken for reheating', 'practice')

/** Core temperature when cooked and cooled food is heated again. */
export const limitsReheating: readonly Limit[] = [
  {
    id: 'L-reheat',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { min: 70 }, international),
      value('EE', { min: 75 }, confirmed('EE-ROASTO', 'reheating', 'guide')),
      value(
        'DE',
        { min: 72, hold_minutes: 2 },
        confirmed('DE-BFR', 'cooking, the figure taken for reheating', 'practice'),
      ),
      value('ES', { min: 74, hold_minutes: 0.25, within_minutes: 60 }, read('ES-1086', 'art. 30.7', 'law')),
      value(
        'GB',
        { min: 70, hold_minutes: 2 },
        confirmed('UK-FSA', 'cooking temperatures and times', 'guide'),
      ),
      value(
        'GB',
        { min: 75, hold_minutes: 0.5, note_key: 'equivalent' },
        confirmed('UK-FSA', 'cooking temperatures and times', 'guide'),
      ),
      value('GB-SCT', { min: 82, note_key: 'unless_quality_lost' }, read('UK-SSI-2006-3', 'Sch. 4', 'law')),
      value(
        'US',
        { min: fahrenheit(165), hold_minutes: 0.25, within_minutes: 120 },
        confirmed('US-FC', '3-403.11(A)', 'law'),
      ),
      value(
        'US',
        { min: fahrenheit(165), note_key: 'in_the_microwave' },
        confirmed('US-FC', '3-403.11(B)', 'law'),
      ),
      value(
        'US',
        { min: fahrenheit(135), within_minutes: 120, note_key: 'factory_packed' },
        confirmed('US-FC', '3-403.11(C)', 'law'),
      ),
      value(
        'LV',
        { min: 74 },
        confirmed('LV-PVD-TIPS', 'core temperature, the figure taken for reheating', 'practice'),
      ),
      value('IE', { min: 70 }, confirmed('IE-FSAI', 'Guidance Note 15', 'guide')),
      value('UA', { min: 70 }, international),
      value(
        'CA',
        { min: 74, within_minutes: 120 },
        read('CA-ON', 'reheating, the figure of poultry taken for every dish', 'practice'),
      ),
      value('AU', { min: 60, note_key: 'for_hot_holding' }, confirmed('AU-322', 'reheating', 'law')),
    ],
  },
]
