import type { Hazard } from '@larder/core/haccp'
import { byProgramme, scored, watched } from './hazard-fact.ts'
import { alikeAbroad, also, confirmed, expert, memory } from './provenance.ts'

/** Allergens, and labels and meals that go to the wrong person. */
export const hazardsAllergen: readonly Hazard[] = [
  {
    ...scored('H06', 'allergen', 'cross_contact', [4, 2]),
    at_least_oprp: true,
    ...alikeAbroad(
      confirmed('EU-1169', 'Annex II', 'law'),
      ['UK-1169', 'Annex II'],
      ['US-USC-343', '343(w)'],
    ),
    at: [
      watched(['P01', 'PRP06', 'C-allergen'], { tasks: ['T-delivery-check'] }),
      watched(['P02', 'PRP06', 'C-allergen'], { tasks: ['T-suppliers', 'T-allergen-matrix'] }),
    ],
  },
  {
    ...scored('H47', 'allergen', 'cross_contact', [3, 2]),
    ...alikeAbroad(memory('CODEX-CXC80', 'storage', 'guide'), ['UK-FSA', 'allergens'], ['US-FC', '3-302.11']),
    at: [
      byProgramme(['P03', 'PRP06', 'C-allergen']),
      byProgramme(['P04', 'PRP06', 'C-allergen'], { tasks: ['T-separation'] }),
    ],
  },
  {
    ...scored('H48', 'allergen', 'cross_contact', [4, 3]),
    at_least_oprp: true,
    ...alikeAbroad(
      also(confirmed('EU-2021-382', 'Annex II Ch. IX(9)', 'law'), 'EU-NOTICE-355', 'allergen example'),
      ['UK-1169', 'art. 21'],
      ['US-FC', '3-302.11(A)'],
    ),
    at: [
      watched(['P08', 'PRP06', 'C-allergen'], { tasks: ['T-allergen-run'] }),
      watched(['P11', 'PRP06', 'C-allergen'], { tasks: ['T-allergen-service'] }),
      watched(['P13', 'PRP06', 'C-allergen'], { tasks: ['T-allergen-service'] }),
      watched(['P20', 'PRP06', 'C-allergen'], { tasks: ['T-allergen-service', 'T-allergen-matrix'] }),
      watched(['P32', 'PRP06', 'C-allergen'], { tasks: ['T-label'] }),
      watched(['P34', 'PRP06', 'C-allergen'], { tasks: ['T-price-tags'] }),
      watched(['P46', 'PRP06', 'C-allergen'], { tasks: ['T-allergen-run'] }),
    ],
  },
  {
    ...scored('H67', 'allergen', 'cross_contact', [4, 2]),
    ...alikeAbroad(
      also(confirmed('EU-1169', 'art. 21, 24 and 44', 'law'), 'EU-178', 'art. 18'),
      ['UK-1169', 'art. 21, 24 and 44'],
      ['US-FC', '3-602.11'],
    ),
    at: [
      watched(['P32', 'PRP13', 'C-label'], { tasks: ['T-label'] }),
      watched(['P34', 'PRP13', 'C-label'], { tasks: ['T-price-tags'] }),
    ],
  },
  {
    ...scored('H92', 'allergen', 'cross_contact', [4, 2]),
    ...expert('special-diet meals'),
    when: { any_product_group: ['PG13'] },
    at: [watched(['P20', 'PRP13', 'C-diet'], { tasks: ['T-diet'] })],
  },
]
