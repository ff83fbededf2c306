import type { Limit } from '@larder/core/haccp'
import { allBut } from './activity-lists.ts'
import { value } from './limit-value.ts'
import { also, compared, confirmed, expert, fahrenheit, memory, read, secondhand } from './provenance.ts'

const ontario = also(confirmed('CA-ON', 'cooling', 'guide'), 'CA-ON-REF', 'cooling')
const ontarioCooling = value(
  'CA',
  { from: 60, max: 20, within_minutes: 120, then: { max: 4, within_minutes: 360 } },
  ontario,
)
const foodCodeCooling = value(
  'US',
  {
    from: fahrenheit(135),
    max: fahrenheit(70),
    within_minutes: 120,
    then: { max: fahrenheit(41), within_minutes: 360 },
    when: { activities: allBut('A15', 'A16') },
  },
  confirmed('US-FC', '3-501.14(A)', 'law'),
)
/**
 * Meat plants follow Appendix B; the edition of 2021 was not at hand. A university teaches the same figures
 * for meat without nitrite; for cured meat it has 40 °F at the end, the guideline 45 °F.
 */
const appendixB = secondhand('US-FSIS-B', 'options 1 and 3', 'guide')
const rapidChill = also(compared('US-OSU', 'rapid chill', 'guide'), 'US-FSIS-B', 'option 1')
const plantCooling = [
  value(
    'US',
    {
      from: fahrenheit(130),
      max: fahrenheit(80),
      within_minutes: 90,
      then: { max: fahrenheit(40), within_minutes: 390 },
      note_key: 'uncured_meat',
      judged_apart: true,
      when: { activities: ['A15', 'A16'] },
    },
    rapidChill,
  ),
  value(
    'US',
    {
      from: fahrenheit(130),
      max: fahrenheit(80),
      within_minutes: 300,
      then: { max: fahrenheit(45), within_minutes: 900 },
      note_key: 'cured_meat',
      judged_apart: true,
      when: { activities: ['A15', 'A16'] },
    },
    appendixB,
  ),
]
const australianCooling = value(
  'AU',
  { from: 60, max: 21, within_minutes: 120, then: { max: 5, within_minutes: 360 } },
  read('AU-322', 'cooling', 'law'),
)

/** `from` is where the clock starts; `then` the second stage, counted from the same start. */
export const limitsCooling: readonly Limit[] = [
  {
    id: 'L-cool',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value('EU', { from: 60, max: 10, within_minutes: 120 }, memory('CODEX-CXC39', 'cooling', 'guide')),
      value(
        'DE',
        { from: 65, max: 10, within_minutes: 120 },
        also(confirmed('DE-DGE', 'cooling', 'guide'), 'DE-DIN10508', 'cooling'),
      ),
      value('ES', { from: 60, max: 10, within_minutes: 120 }, read('ES-1086', 'art. 30.6', 'law')),
      value('GB', { from: 63, max: 8, within_minutes: 90 }, expert('cooling')),
      foodCodeCooling,
      ...plantCooling,
      value(
        'US',
        {
          max: fahrenheit(41),
          within_minutes: 240,
          note_key: 'made_at_room_temperature',
          when: { activities: allBut('A15', 'A16') },
        },
        confirmed('US-FC', '3-501.14(B)', 'law'),
      ),
      value('UA', { from: 60, max: 10, within_minutes: 120 }, memory('CODEX-CXC39', 'cooling', 'practice')),
      ontarioCooling,
      australianCooling,
    ],
  },
  {
    id: 'L-cool-second',
    quantity: 'celsius',
    food_groups: [],
    values: [
      value(
        'US',
        { max: fahrenheit(41), within_minutes: 360, when: { activities: allBut('A15', 'A16') } },
        confirmed('US-FC', '3-501.14(A)', 'law'),
      ),
      value(
        'US',
        {
          max: fahrenheit(40),
          within_minutes: 390,
          note_key: 'uncured_meat',
          judged_apart: true,
          when: { activities: ['A15', 'A16'] },
        },
        rapidChill,
      ),
      value(
        'US',
        {
          max: fahrenheit(45),
          within_minutes: 900,
          note_key: 'cured_meat',
          judged_apart: true,
          when: { activities: ['A15', 'A16'] },
        },
        appendixB,
      ),
      value('CA', { max: 4, within_minutes: 360 }, ontario),
      value('AU', { max: 5, within_minutes: 360 }, read('AU-322', 'cooling', 'law')),
    ],
  },
  {
    id: 'L-cool-cook-chill',
    quantity: 'celsius',
    food_groups: [],
    when: { any_extra: ['cook_chill', 'sous_vide'] },
    values: [
      value('EU', { from: 60, max: 3, within_minutes: 90 }, expert('cook-chill and sous-vide')),
      value('IE', { max: 3, within_minutes: 150 }, confirmed('IE-FSAI', 'Guidance Note 15', 'guide')),
      value('GB', { from: 70, max: 3, within_minutes: 90 }, memory('UK-DH-1989', 'cook-chill', 'guide')),
      foodCodeCooling,
      ...plantCooling,
      value('UA', { from: 60, max: 3, within_minutes: 90 }, expert('cook-chill and sous-vide')),
      ontarioCooling,
      australianCooling,
    ],
  },
]
