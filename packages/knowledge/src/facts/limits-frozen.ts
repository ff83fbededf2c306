import type { Limit } from '@larder/core/haccp'
import { wildFish } from './group-ranges.ts'
import { value } from './limit-value.ts'
import { also, confirmed, expert, fahrenheit, read, secondhand } from './provenance.ts'

/**
 * The Australian standard asks that frozen food stays frozen and names no figure; Western Australia once did.
 */
const australianFrozen = value(
  'AU',
  { max: -15, note_key: 'or_colder_by_label' },
  confirmed('AU-WA', 'reg. 33 (repealed in 2009)', 'practice'),
)
/** The Code asks that frozen food stays frozen: the figure is practice. */
const frozenFood = confirmed('US-FC', '3-501.11 (names no figure)', 'practice')

/** Frozen storage and freezing that kills parasites. */
export const limitsFrozen: readonly Limit[] = [
  {
    id: 'L-frozen',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { max: -18 }, confirmed('EU-89-108', 'art. 1 and art. 5(1)', 'law')),
      value('DE', { max: -18 }, read('DE-TLMV', '§ 2(4)', 'law')),
      value('ES', { max: -18 }, read('ES-1021', 'art. 4.1', 'law')),
      value('GB', { max: -18 }, confirmed('UK-QFF', 'reg. 3, Sch. 2', 'law')),
      value('US', { max: fahrenheit(0) }, frozenFood),
      value('UA', { max: -18 }, secondhand('UA-682', 'quick-frozen food', 'law')),
      value('CA', { max: -18 }, read('CA-ON', 'frozen food', 'guide')),
      australianFrozen,
    ],
  },
  {
    id: 'L-frozen-swing',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { max: -15, note_key: 'short_swing' }, confirmed('EU-89-108', 'art. 5(2)', 'law')),
      value('DE', { max: -15, note_key: 'short_swing' }, read('DE-TLMV', '§ 2(4)', 'law')),
      value('GB', { max: -15, note_key: 'short_swing' }, confirmed('UK-QFF', 'reg. 3, Sch. 2', 'law')),
      value('US', { max: fahrenheit(0) }, frozenFood),
      value('UA', { max: -15, note_key: 'short_swing' }, expert('short rises of frozen food')),
      value('CA', { max: -18 }, confirmed('CA-ON', 'frozen food', 'guide')),
      australianFrozen,
    ],
  },
  {
    id: 'L-frozen-cabinet',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value(
        'EU',
        { max: -15, note_key: 'short_swing_more_by_state' },
        confirmed('EU-89-108', 'art. 5(2)', 'law'),
      ),
      value('DE', { max: -15, note_key: 'short_swing' }, read('DE-TLMV', '§ 2(4)', 'law')),
      value('GB', { max: -12, note_key: 'short_swing' }, confirmed('UK-QFF', 'Sch. 2', 'law')),
      value('US', { max: fahrenheit(0) }, frozenFood),
      value('UA', { max: -15, note_key: 'short_swing' }, expert('short rises of frozen food')),
      value('CA', { max: -18 }, confirmed('CA-ON', 'frozen food', 'guide')),
      australianFrozen,
    ],
  },
  {
    id: 'L-parasite-freeze',
    quantity: 'celsius',
    food_groups: [...wildFish, 'FG08'],
    values: [
      value(
        'EU',
        { max: -20, hold_minutes: 1440 },
        confirmed('EU-853', 'Annex III Sec. VIII Ch. III.D(1)', 'law'),
      ),
      value(
        'EU',
        { max: -35, hold_minutes: 900, note_key: 'equivalent' },
        confirmed('EU-853', 'Annex III Sec. VIII Ch. III.D(1)', 'law'),
      ),
      value('ES', { max: -20, hold_minutes: 1440 }, read('ES-1021', 'art. 8.1', 'law')),
      value(
        'ES',
        { max: -35, hold_minutes: 900, note_key: 'equivalent' },
        read('ES-1021', 'art. 8.1', 'law'),
      ),
      value(
        'GB',
        { max: -20, hold_minutes: 1440 },
        confirmed('UK-853', 'Annex III Sec. VIII Ch. III.D(1)', 'law'),
      ),
      value(
        'GB',
        { max: -35, hold_minutes: 900, note_key: 'equivalent' },
        confirmed('UK-853', 'Annex III Sec. VIII Ch. III.D(1)', 'law'),
      ),
      value('US', { max: fahrenheit(-4), hold_minutes: 10080 }, confirmed('US-FC', '3-402.11(A)(1)', 'law')),
      value(
        'US',
        { max: fahrenheit(-31), hold_minutes: 900, note_key: 'once_frozen_solid' },
        confirmed('US-FC', '3-402.11(A)(2)', 'law'),
      ),
      value(
        'US',
        { max: fahrenheit(-4), hold_minutes: 1440, note_key: 'after_freezing_solid' },
        confirmed('US-FC', '3-402.11(A)(3)', 'law'),
      ),
      value('UA', { max: -20, hold_minutes: 1440 }, expert('freezing against fish parasites')),
      value('CA', { max: -20, hold_minutes: 10080 }, secondhand('CA-PRACTICE', 'fish eaten raw', 'practice')),
      value(
        'CA',
        { max: -35, hold_minutes: 900, note_key: 'equivalent' },
        secondhand('CA-PRACTICE', 'fish eaten raw', 'practice'),
      ),
      value(
        'AU',
        { max: -20, hold_minutes: 10080 },
        also(expert('fish eaten raw: the temperature'), 'AU-FSANZ-FISH', 'seven days'),
      ),
      value(
        'AU',
        { max: -35, hold_minutes: 900, note_key: 'equivalent' },
        expert('fish eaten raw, after the American rule'),
      ),
    ],
  },
]
