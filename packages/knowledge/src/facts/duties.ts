import type { Duty, DutyId, Jurisdiction, Provenance } from '@larder/core/haccp'
import { also, expert, memory, read, secondhand } from './provenance.ts'

type Place = readonly [id: DutyId, jurisdiction: Jurisdiction]

const duty = ([id, jurisdiction]: Place, kind: Duty['kind'], provenance: Provenance, when: Duty['when'] = {}): Duty => ({
  id, jurisdiction, kind, when, ...provenance,
})

const raw = { any_extra: ['raw_animal_rte'], any_food_group: ['FG05', 'FG06'] } as const

/** Steps by which Standard 3.2.2A tells food service and retail from wholesale. */
const madeReady = { any_process: ['P09', 'P10', 'P13', 'P15', 'P18', 'P19', 'P21'] } as const
const madeOrSold = { any_process: [...madeReady.any_process, 'P11', 'P12', 'P20', 'P34'] } as const

/** Duties of one country, and how long records are kept (haccp-facts 6b and 9). */
export const duties: readonly Duty[] = [
  duty(['D-EU-haccp', 'EU'], 'document', memory('EU-852', 'art. 5', 'law')),
  duty(['D-EU-training', 'EU'], 'training', memory('EU-852', 'Annex II Ch. XII', 'law')),
  duty(['D-EU-culture', 'EU'], 'training', memory('EU-2021-382', 'Annex II Ch. XIa', 'law')),
  duty(['D-EU-traceability', 'EU'], 'document', memory('EU-178', 'art. 18', 'law')),
  duty(['D-EU-withdrawal', 'EU'], 'task', memory('EU-178', 'art. 19', 'law')),
  duty(['D-EU-allergens', 'EU'], 'information', memory('EU-1169', 'art. 44 and Annex II', 'law')),
  duty(['D-EU-parasites', 'EU'], 'document', memory('EU-853', 'Annex III Sec. VIII Ch. III.D', 'law'), raw),
  duty(['D-EU-registration', 'EU'], 'document', memory('EU-852', 'art. 6', 'law')),
  duty(['D-EU-retention', 'EU'], 'retention', expert('retention of records')),
  duty(['D-EU-retention-frozen', 'EU'], 'retention', memory('EU-37', 'art. 2', 'law'), { activities: ['A22'], any_process: ['P05'] }),
  duty(['D-EE-health', 'EE'], 'document', read('EE-NETS', '§ 13', 'law')),
  duty(['D-EE-health-retention', 'EE'], 'retention', read('EE-NETS', '§ 13(2)', 'law')),
  duty(['D-DE-certificate', 'DE'], 'document', read('DE-IFSG', '§ 43(1)', 'law')),
  duty(['D-DE-instruction', 'DE'], 'training', read('DE-IFSG', '§ 43(4)', 'law')),
  duty(['D-DE-work-ban', 'DE'], 'prohibition', read('DE-IFSG', '§ 42', 'law')),
  duty(['D-DE-trained', 'DE'], 'training', read('DE-LMHV', '§ 4, Anlage 1', 'law')),
  duty(['D-DE-mince-notice', 'DE'], 'information', read('DE-TLMHV', '§ 16', 'law'), { any_product_group: ['PG19'] }),
  duty(['D-DE-thawed', 'DE'], 'information', read('DE-TLMHV', '§ 16a', 'law'), { activities: ['A08', 'A10', 'A11'], any_process: ['P06'] }),
  duty(['D-DE-oilfish', 'DE'], 'information', read('DE-TLMHV', '§ 15(4)', 'law'), { any_food_group: ['FG05'] }),
  duty(['D-DE-eggs', 'DE'], 'prohibition', read('DE-TLMHV', '§ 22(3)', 'law'), { any_food_group: ['FG09'], activities: ['A08', 'A12', 'A22'] }),
  duty(['D-DE-raw-milk', 'DE'], 'prohibition', read('DE-TLMHV', '§ 17', 'law'), { any_food_group: ['FG11'] }),
  duty(['D-DE-raw-egg', 'DE'], 'prohibition', read('DE-TLMHV', '§ 20a', 'law'), { any_extra: ['raw_egg_dishes', 'vulnerable_consumers'], any_food_group: ['FG09'] }),
  duty(['D-DE-allergens', 'DE'], 'information', read('DE-LMIDV', '§ 4', 'law')),
  duty(['D-DE-retention', 'DE'], 'retention', read('DE-TLMHV', '§ 21(4)', 'law'), { any_food_group: ['FG01', 'FG02', 'FG03', 'FG04', 'FG05', 'FG06', 'FG07', 'FG08', 'FG09', 'FG11'] }),
  duty(['D-DE-legionella', 'DE'], 'task', read('DE-TWV', '§ 14b', 'law'), { any_location_type: ['hotel'] }),
  duty(['D-ES-samples', 'ES'], 'task', read('ES-1086', 'art. 30.10', 'law'), { activities: ['A01', 'A05'] }),
  duty(['D-ES-freezing-label', 'ES'], 'document', read('ES-1021', 'art. 5', 'law'), { any_extra: ['freezing_on_site'] }),
  duty(['D-ES-parasites', 'ES'], 'information', read('ES-1021', 'art. 8.3', 'law'), { any_food_group: ['FG05', 'FG06'] }),
  duty(['D-ES-shellfish', 'ES'], 'retention', read('ES-1021', 'art. 8.8', 'law'), { any_food_group: ['FG08'] }),
  duty(['D-ES-mince', 'ES'], 'prohibition', read('ES-1021', 'art. 7', 'law'), { any_extra: ['grinding_mince'] }),
  duty(['D-ES-eggs', 'ES'], 'document', read('ES-1021', 'art. 9', 'law'), { any_extra: ['raw_egg_dishes'] }),
  duty(['D-ES-home', 'ES'], 'prohibition', read('ES-1021', 'art. 13', 'law'), { any_location_type: ['home_bakery'] }),
  duty(['D-ES-haccp', 'ES'], 'document', read('ES-1021', 'art. 20', 'law')),
  duty(['D-GB-sfbb', 'GB'], 'document', memory('UK-FSA', 'Safer food, better business', 'guide')),
  duty(['D-GB-ppds', 'GB'], 'information', memory('UK-FIR', 'prepacked for direct sale', 'law'), { any_product_group: ['PG04', 'PG08', 'PG09', 'PG03'] }),
  duty(['D-GB-traceability', 'GB'], 'document', memory('UK-852', 'art. 5; assimilated Regulation (EC) No 178/2002 art. 18', 'law')),
  duty(['D-GB-retention', 'GB'], 'retention', memory('UK-FSA', 'Safer food, better business', 'guide')),
  duty(['D-SCT-reheat', 'GB-SCT'], 'task', read('UK-SSI-2006-3', 'Sch. 4', 'law'), { any_process: ['P18', 'P36'] }),
  duty(['D-SCT-chill', 'GB-SCT'], 'information', read('UK-SSI-2006-3', 'Sch. 4', 'law'), { any_process: ['P04'] }),
  duty(['D-US-variance', 'US'], 'document', memory('US-FC', '3-502.11', 'law'), { any_process: ['P22', 'P23', 'P25', 'P26', 'P27', 'P29'] }),
  duty(['D-US-manager', 'US'], 'training', memory('US-FC', '2-102.12', 'law')),
  duty(['D-US-advisory', 'US'], 'information', memory('US-FC', '3-603.11', 'law'), { any_extra: ['raw_animal_rte', 'raw_egg_dishes'] }),
  duty(['D-US-allergens', 'US'], 'information', memory('US-21CFR-101', 'section 403(w)', 'law')),
  duty(['D-US-shellfish', 'US'], 'retention', memory('US-FC', '3-203.12', 'law'), { any_food_group: ['FG08'] }),
  duty(['D-US-retention', 'US'], 'retention', memory('US-21CFR-117', '117.315', 'law'), { activities: ['A22', 'A12'] }),
  duty(['D-US-meat-retention', 'US'], 'retention', secondhand('US-9CFR-417', '417.5(e)', 'law'), { activities: ['A10'] }),
  duty(['D-US-traceability', 'US'], 'document', secondhand('US-FSMA-204', '1.1315', 'law')),
  duty(['D-US-vulnerable', 'US'], 'prohibition', memory('US-FC', '3-801.11', 'law'), { any_extra: ['vulnerable_consumers'] }),
  duty(['D-LV-reheat', 'LV'], 'task', secondhand('LV-HT', 'reheated dishes', 'practice'), { any_process: ['P18', 'P36'] }),
  duty(['D-LV-retention', 'LV'], 'retention', memory('LV-PVD', 'records of own checks', 'guide')),
  duty(['D-IE-retention', 'IE'], 'retention', memory('IE-PRACTICE', 'records of own checks', 'practice')),
  duty(['D-UA-haccp', 'UA'], 'document', also(memory('UA-771', 'HACCP', 'law'), 'UA-590', 'HACCP')),
  duty(['D-UA-traceability', 'UA'], 'retention', memory('UA-771', 'traceability', 'law')),
  duty(['D-UA-allergens', 'UA'], 'information', memory('UA-2639', 'allergens', 'law')),
  duty(['D-UA-school-rules', 'UA'], 'document', also(secondhand('UA-305', 'title', 'law'), 'UA-2205', 'title'), { activities: ['A05'] }),
  duty(['D-UA-school-seasons', 'UA'], 'prohibition', secondhand('UA-DPSS', 'seasonal bans', 'guide'), { activities: ['A05'] }),
  duty(['D-CA-ontario', 'CA'], 'information', read('CA-ON', 'food temperature chart', 'guide')),
  duty(['D-CA-licence', 'CA'], 'document', memory('CA-SFCR', 'licence and preventive control plan', 'law')),
  duty(['D-CA-allergens', 'CA'], 'information', memory('CA-FDR', 'priority allergens', 'law')),
  duty(['D-CA-retention', 'CA'], 'retention', memory('CA-SFCR', 'documents', 'law')),
  duty(['D-CA-log-retention', 'CA'], 'retention', memory('CA-PRACTICE', 'temperature logs', 'practice')),
  duty(['D-AU-supervisor', 'AU'], 'training', read('AU-322A', 'food safety supervisor', 'law'), madeOrSold),
  duty(['D-AU-training', 'AU'], 'training', read('AU-322A', 'food handler training', 'law'), madeOrSold),
  duty(['D-AU-evidence', 'AU'], 'document', read('AU-322A', 'category one, evidence', 'law'), madeReady),
  duty(['D-AU-retention', 'AU'], 'retention', memory('AU-322A', 'category one, evidence', 'law'), madeReady),
  duty(['D-AU-allergens', 'AU'], 'information', memory('AU-123', 'declarations', 'law')),
  duty(['D-AU-bees', 'AU'], 'information', secondhand('AU-123', 'bee pollen, propolis, royal jelly', 'law'), { any_food_group: ['FG33'] }),
  duty(['D-AU-two-four', 'AU'], 'information', memory('AU-SFA', '2-hour/4-hour guide', 'guide'), { any_process: ['P11', 'P12', 'P19', 'P20'] }),
]
