import { expect, it } from 'vitest'
import { allergenLawOf } from '../products/index.ts'
import { sayCitation, type CitationKey } from './citation.ts'

const german: Readonly<Record<CitationKey, string>> = {
  'cite.regulation_eu': 'Verordnung (EU) Nr. {{value}}',
  'cite.regulation_ec': 'Verordnung (EG) Nr. {{value}}',
  'cite.regulation': 'Verordnung (EU) {{value}}',
  'cite.directive': 'Richtlinie {{value}}',
  'cite.assimilated': '{{value}}, in britisches Recht übernommen',
  'cite.article': 'Artikel {{value}}',
  'cite.annex': 'Anhang {{value}}',
  'cite.part': 'Teil {{value}}',
}
const inGerman = (source: string): string =>
  sayCitation(source, (key, { value }) => german[key].replace('{{value}}', value))

it.each([
  [allergenLawOf('DE').source, 'Verordnung (EU) Nr. 1169/2011, Anhang II'],
  [allergenLawOf('GB').source, 'Verordnung (EU) Nr. 1169/2011, in britisches Recht übernommen, Anhang II'],
  [allergenLawOf('US').source, '21 USC 343(w)'],
  ['Regulation (EC) No 1333/2008, Annex II, part B', 'Verordnung (EG) Nr. 1333/2008, Anhang II, Teil B'],
  ['Regulation (EU) 2022/1616', 'Verordnung (EU) 2022/1616'],
  ['Directive 84/500/EEC, Article 2a', 'Richtlinie 84/500/EEC, Artikel 2a'],
  ['Directive 2007/42/EC', 'Richtlinie 2007/42/EC'],
  ['Directive 2011/91/EU, Article 2', 'Richtlinie 2011/91/EU, Artikel 2'],
])('%s is in German: %s', (source, text) => expect(inGerman(source)).toBe(text))
