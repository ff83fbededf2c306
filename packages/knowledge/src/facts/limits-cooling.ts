import type { Limit } from '@larder/core/haccp'
import { value } from './limit-value.ts'
import { also, expert, fahrenheit, memory, read, secondhand } from './provenance.ts'

/** The first stage was seen, the second is general knowledge of the chart. */
const ontarioCooling = value('CA', { from: 60, max: 20, within_minutes: 120, then: { max: 4, within_minutes: 360 } }, memory('CA-ON', 'cooling', 'guide'))
const australianCooling = value('AU', { from: 60, max: 21, within_minutes: 120, then: { max: 5, within_minutes: 360 } }, read('AU-322', 'cooling', 'law'))

/** `from` is where the clock starts; `then` the second stage, counted from the same start. */
export const limitsCooling: readonly Limit[] = [
  {
    id: 'L-cool', quantity: 'celsius', food_groups: [],
    values: [
      value('EU', { from: 60, max: 10, within_minutes: 120 }, also(memory('CODEX-CXC39', 'cooling', 'guide'), 'EU-852', 'Annex II Ch. IX(6)')),
      value('EE', { from: 60, max: 10, within_minutes: 120 }, secondhand('EE-ROASTO', 'cooling', 'guide')),
      value('DE', { from: 65, max: 10, within_minutes: 120 }, secondhand('DE-DIN10508', 'table 5', 'guide')),
      value('ES', { from: 60, max: 10, within_minutes: 120 }, read('ES-1086', 'art. 30.6', 'law')),
      value('GB', { from: 63, max: 8, within_minutes: 90 }, memory('UK-PRACTICE', 'cooling', 'practice')),
      value('US', { from: fahrenheit(135), max: fahrenheit(70), within_minutes: 120, then: { max: fahrenheit(41), within_minutes: 360 } }, secondhand('US-FC', '3-501.14', 'law')),
      value('UA', { from: 60, max: 10, within_minutes: 120 }, memory('CODEX-CXC39', 'cooling', 'practice')),
      ontarioCooling, australianCooling,
    ],
  },
  {
    id: 'L-cool-second', quantity: 'celsius', food_groups: [],
    values: [
      value('US', { max: fahrenheit(41), within_minutes: 360 }, secondhand('US-FC', '3-501.14', 'law')),
      value('CA', { max: 4, within_minutes: 360 }, memory('CA-ON', 'cooling', 'guide')),
      value('AU', { max: 5, within_minutes: 360 }, read('AU-322', 'cooling', 'law')),
    ],
  },
  {
    id: 'L-cool-cook-chill', quantity: 'celsius', food_groups: [], when: { any_extra: ['cook_chill', 'sous_vide'] },
    values: [
      value('EU', { from: 60, max: 3, within_minutes: 90 }, memory('EU-PRACTICE', 'cook-chill and sous-vide', 'practice')),
      value('GB', { from: 70, max: 3, within_minutes: 90 }, memory('UK-DH-1989', 'cook-chill', 'guide')),
      value('US', { from: fahrenheit(135), max: fahrenheit(70), within_minutes: 120, then: { max: fahrenheit(41), within_minutes: 360 } }, secondhand('US-FC', '3-501.14', 'law')),
      value('UA', { from: 60, max: 3, within_minutes: 90 }, expert('cook-chill and sous-vide')),
      ontarioCooling, australianCooling,
    ],
  },
]
