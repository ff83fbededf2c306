import type { Analysis } from '@larder/core/haccp'
import { also, confirmed, expert, memory } from './provenance.ts'

/** Laboratory analyses (haccp-facts section 7). Frequencies are proposals unless a text names one. */
export const analyses: readonly Analysis[] = [
  { id: 'AN-water-mains', subtype: 16, frequency: 'once_in_year', when: { no_extra: ['uses_own_well_water'] }, ...expert('water from the mains') },
  { id: 'AN-water-well', subtype: 16, frequency: 'once_in_year', when: { any_extra: ['uses_own_well_water'] }, ...also(confirmed('EU-DWD', 'Annex II.B', 'law'), 'DE-TWV', '§ 29(1)') },
  { id: 'AN-water-ice', subtype: 16, frequency: 'once_in_year', when: { any_extra: ['ice_machine'] }, ...expert('ice and tanks') },
  { id: 'AN-water-tank', subtype: 16, frequency: 'once_in_year', when: { any_location_type: ['mobile_unit', 'market_stall', 'event_site'] }, ...expert('ice and tanks') },
  { id: 'AN-legionella', subtype: 16, frequency: 'once_in_year', when: { any_location_type: ['hotel'] }, ...confirmed('DE-TWV', '§ 31', 'law') },
  { id: 'AN-listeria-product', subtype: 18, frequency: 'once_in_quartal', when: { any_extra: ['vacuum_or_MAP', 'smoking', 'cook_chill', 'fermentation_drying'] }, own_frequency: true, ...also(also(confirmed('EU-2073', 'Annex I Ch. 1 1.2-1.3', 'law'), 'EU-2024-2895', 'Annex'), 'UK-2073', 'Annex I Ch. 1 1.2-1.3') },
  { id: 'AN-listeria-surfaces', subtype: 18, frequency: 'once_in_quartal', when: { any_extra: ['slicing_RTE', 'vacuum_or_MAP', 'smoking', 'cook_chill'] }, own_frequency: true, ...also(confirmed('EU-2073', 'art. 5(2)', 'law'), 'UK-2073', 'art. 5(2)') },
  { id: 'AN-shelf-life', subtype: 19, frequency: 'once_in_year', when: { any_extra: ['vacuum_or_MAP', 'cook_chill', 'smoking', 'fermentation_drying'] }, own_frequency: true, ...also(also(confirmed('EU-2073', 'art. 3(2) and Annex II', 'law'), 'UK-2073', 'art. 3(2) and Annex II'), 'CODEX-CXG61', 'shelf life') },
  { id: 'AN-minced', subtype: 20, frequency: 'once_a_week', when: { activities: ['A09', 'A10', 'A15'], any_extra: ['grinding_mince'], any_jurisdiction: ['EU', 'GB'] }, ...also(confirmed('EU-2073', 'Annex I 1.4-1.6, 2.1.6-2.1.8, Ch. 3', 'law'), 'UK-2073', 'Annex I 1.4-1.6, 2.1.6-2.1.8, Ch. 3') },
  { id: 'AN-meals', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A01', 'A02', 'A04', 'A05', 'A06', 'A07'] }, ...memory('EU-PRACTICE', 'ready-to-eat meals', 'practice') },
  { id: 'AN-crustaceans', subtype: 20, frequency: 'once_in_quartal', when: { activities: ['A09', 'A11', 'A17'], any_food_group: ['FG07'], any_process: ['P09'], any_jurisdiction: ['EU', 'GB'] }, own_frequency: true, ...also(confirmed('EU-2073', 'Annex I 1.16, 2.4.1', 'law'), 'UK-2073', 'Annex I 1.16, 2.4.1') },
  { id: 'AN-histamine', subtype: 20, frequency: 'other', when: { any_food_group: ['FG05'], any_jurisdiction: ['EU', 'GB'] }, ...also(confirmed('EU-2073', 'Annex I 1.26', 'law'), 'UK-2073', 'Annex I 1.26') },
  { id: 'AN-oil', subtype: 20, frequency: 'not_specified', when: { any_process: ['P13'] }, ...expert('frying oil') },
  { id: 'AN-allergen', subtype: 20, frequency: 'twice_in_a_year', when: { any_extra: ['allergen_free_claim'] }, ...expert('allergen swabs') },
  { id: 'AN-salmonella-pastry', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A12'], any_product_group: ['PG08'] }, ...expert('filled pastry') },
  { id: 'AN-listeria-plant', subtype: 18, frequency: 'once_in_month', when: { activities: ['A07', 'A14', 'A15', 'A17', 'A18'] }, own_frequency: true, ...also(confirmed('EU-2073', 'art. 5(2)', 'law'), 'UK-2073', 'art. 5(2)') },
  { id: 'AN-ice-cream', subtype: 20, frequency: 'once_in_quartal', when: { activities: ['A13'] }, own_frequency: true, ...also(confirmed('EU-2073', 'Annex I 1.13, 2.2.8', 'law'), 'UK-2073', 'Annex I 1.13, 2.2.8') },
  { id: 'AN-cheese', subtype: 20, frequency: 'once_in_quartal', when: { activities: ['A14'] }, own_frequency: true, ...also(confirmed('EU-2073', 'Annex I 1.2-1.3, 1.11, 1.21, 2.2.2-2.2.6', 'law'), 'UK-2073', 'Annex I 1.2-1.3, 1.11, 1.21, 2.2.2-2.2.6') },
  { id: 'AN-sprouts', subtype: 20, frequency: 'other', when: { any_process: ['P48'], no_jurisdiction: ['US'] }, ...also(confirmed('EU-2073', 'Annex I 1.18, 1.29, Ch. 3', 'law'), 'UK-2073', 'Annex I 1.18, 1.29, Ch. 3') },
  { id: 'AN-sprouts-us', subtype: 20, frequency: 'other', when: { any_process: ['P48'], any_jurisdiction: ['US'] }, ...confirmed('US-21CFR-112', '112.144', 'law') },
  { id: 'AN-carcass', subtype: 20, frequency: 'once_a_week', when: { activities: ['A16'], any_jurisdiction: ['EU', 'GB'] }, ...also(confirmed('EU-2073', 'Annex I 2.1, Ch. 3', 'law'), 'UK-2073', 'Annex I 2.1, Ch. 3') },
  { id: 'AN-juice', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A18'], any_product_group: ['PG15', 'PG30'] }, own_frequency: true, ...also(confirmed('EU-2073', 'Annex I 1.19-1.20, 2.5.1-2.5.2', 'law'), 'UK-2073', 'Annex I 1.19-1.20, 2.5.1-2.5.2') },
  { id: 'AN-cronobacter', subtype: 20, frequency: 'once_in_month', when: { activities: ['A28'], any_product_group: ['PG12'] }, own_frequency: true, ...also(confirmed('EU-2073', 'Annex I 1.22, 1.24, 2.2.9', 'law'), 'UK-2073', 'Annex I 1.22, 1.24, 2.2.9') },
  { id: 'AN-incubation', subtype: 20, frequency: 'other', when: { activities: ['A17', 'A19'], any_process: ['P24'] }, ...expert('incubation of closed containers') },
  { id: 'AN-water-bottled', subtype: 16, frequency: 'once_in_month', when: { activities: ['A21'] }, own_frequency: true, ...also(confirmed('EU-DWD', 'Annex I.A', 'law'), 'DE-TWV', 'Anlage 1') },
  { id: 'AN-mycotoxins', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A20'], any_food_group: ['FG19', 'FG22', 'FG23'] }, own_frequency: true, ...confirmed('EU-2023-915', 'Annex I Sec. 1', 'law') },
  { id: 'AN-patulin', subtype: 20, frequency: 'once_in_year', when: { activities: ['A18', 'A21'], any_food_group: ['FG15'], any_product_group: ['PG15'] }, own_frequency: true, ...confirmed('EU-2023-915', 'Annex I 1.3', 'law') },
]
