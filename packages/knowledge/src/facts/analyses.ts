import type { Analysis } from '@larder/core/haccp'
import { also, expert, memory, read } from './provenance.ts'

/** Laboratory analyses (haccp-facts section 7). Frequencies are proposals unless a text names one. */
export const analyses: readonly Analysis[] = [
  { id: 'AN-water-mains', subtype: 16, frequency: 'once_in_year', when: { no_extra: ['uses_own_well_water'] }, ...also(memory('EU-DWD', 'Annex II', 'law'), 'DE-TWV', 'Anlage 1') },
  { id: 'AN-water-well', subtype: 16, frequency: 'once_in_year', when: { any_extra: ['uses_own_well_water'] }, ...memory('EU-DWD', 'Annex II group A', 'law') },
  { id: 'AN-water-ice', subtype: 16, frequency: 'once_in_year', when: { any_extra: ['ice_machine'] }, ...expert('ice and tanks') },
  { id: 'AN-water-tank', subtype: 16, frequency: 'once_in_year', when: { any_location_type: ['mobile_unit', 'market_stall', 'event_site'] }, ...expert('ice and tanks') },
  { id: 'AN-legionella', subtype: 16, frequency: 'once_in_year', when: { any_location_type: ['hotel'] }, ...read('DE-TWV', '§ 14b', 'law') },
  { id: 'AN-listeria-product', subtype: 18, frequency: 'once_in_quartal', when: { any_extra: ['vacuum_or_MAP', 'smoking', 'cook_chill', 'fermentation_drying'] }, ...read('EU-2073', 'Annex I Ch. 1 1.2-1.3', 'law') },
  { id: 'AN-listeria-surfaces', subtype: 18, frequency: 'once_in_quartal', when: { any_extra: ['slicing_RTE', 'vacuum_or_MAP', 'smoking', 'cook_chill'] }, ...memory('EU-2073', 'art. 5(2)', 'law') },
  { id: 'AN-shelf-life', subtype: 19, frequency: 'once_in_year', when: { any_extra: ['vacuum_or_MAP', 'cook_chill', 'smoking', 'fermentation_drying'] }, ...also(memory('EU-2073', 'Annex II', 'law'), 'CODEX-CXG61', 'shelf life') },
  { id: 'AN-minced', subtype: 20, frequency: 'once_a_week', when: { activities: ['A09', 'A10', 'A15'], any_extra: ['grinding_mince'], any_jurisdiction: ['EU', 'GB'] }, ...memory('EU-2073', 'Annex I 1.4-1.6, 2.1.6', 'law') },
  { id: 'AN-meals', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A01', 'A02', 'A04', 'A05', 'A06', 'A07'] }, ...memory('EU-PRACTICE', 'ready-to-eat meals', 'practice') },
  { id: 'AN-crustaceans', subtype: 20, frequency: 'once_in_quartal', when: { activities: ['A09', 'A11', 'A17'], any_food_group: ['FG07'], any_process: ['P09'], any_jurisdiction: ['EU', 'GB'] }, ...memory('EU-2073', 'Annex I 1.16', 'law') },
  { id: 'AN-histamine', subtype: 20, frequency: 'other', when: { any_food_group: ['FG05'], any_jurisdiction: ['EU', 'GB'] }, ...memory('EU-2073', 'Annex I 1.26', 'law') },
  { id: 'AN-oil', subtype: 20, frequency: 'not_specified', when: { any_process: ['P13'] }, ...expert('frying oil') },
  { id: 'AN-allergen', subtype: 20, frequency: 'twice_in_a_year', when: { any_extra: ['allergen_free_claim'] }, ...expert('allergen swabs') },
  { id: 'AN-salmonella-pastry', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A12'], any_product_group: ['PG08'] }, ...expert('filled pastry') },
  { id: 'AN-listeria-plant', subtype: 18, frequency: 'once_in_month', when: { activities: ['A07', 'A14', 'A15', 'A17', 'A18'] }, ...memory('EU-2073', 'art. 5(2)', 'law') },
  { id: 'AN-ice-cream', subtype: 20, frequency: 'once_in_quartal', when: { activities: ['A13'] }, ...memory('EU-2073', 'Annex I 1.13, 2.2.8', 'law') },
  { id: 'AN-cheese', subtype: 20, frequency: 'once_in_quartal', when: { activities: ['A14'] }, ...memory('EU-2073', 'Annex I 1.11-1.14, 2.2', 'law') },
  { id: 'AN-sprouts', subtype: 20, frequency: 'other', when: { any_process: ['P48'] }, ...also(memory('EU-2073', 'Annex I 1.18, 1.29', 'law'), 'US-21CFR-112', 'Subpart M') },
  { id: 'AN-carcass', subtype: 20, frequency: 'once_a_week', when: { activities: ['A16'], any_jurisdiction: ['EU', 'GB'] }, ...memory('EU-2073', 'Annex I 2.1', 'law') },
  { id: 'AN-juice', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A18'], any_product_group: ['PG15', 'PG30'] }, ...memory('EU-2073', 'Annex I 1.19-1.20', 'law') },
  { id: 'AN-cronobacter', subtype: 20, frequency: 'once_in_month', when: { activities: ['A28'], any_product_group: ['PG12'] }, ...memory('EU-2073', 'Annex I 1.22, 1.24', 'law') },
  { id: 'AN-incubation', subtype: 20, frequency: 'other', when: { activities: ['A17', 'A19'], any_process: ['P24'] }, ...also(expert('incubation of closed containers'), 'DE-TLMHV', 'Anlage 5') },
  { id: 'AN-water-bottled', subtype: 16, frequency: 'once_in_month', when: { activities: ['A21'] }, ...also(memory('EU-DWD', 'Annex I', 'law'), 'DE-TWV', 'Anlage 1') },
  { id: 'AN-mycotoxins', subtype: 20, frequency: 'twice_in_a_year', when: { activities: ['A20'], any_food_group: ['FG19', 'FG22', 'FG23'] }, ...memory('EU-2023-915', 'mycotoxins', 'law') },
  { id: 'AN-patulin', subtype: 20, frequency: 'once_in_year', when: { activities: ['A18', 'A21'], any_food_group: ['FG15'], any_product_group: ['PG15'] }, ...also(memory('EU-2023-915', 'patulin', 'law'), 'US-21CFR-120', 'hazard analysis') },
]
