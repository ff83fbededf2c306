import type { Document } from '@larder/core/haccp'
import { foodEstablishments } from './activity-lists.ts'

/**
 * Documents of the United States, Canada and Australia. A year in brackets is the edition that was read,
 * where no newer one was.
 */
export const documentsOverseas: readonly Document[] = [
  {
    code: 'US-FC',
    jurisdiction: 'US',
    scope: { activities: foodEstablishments, everyone: [] },
    title: 'FDA Food Code 2022, version of 18 January 2023 (a model; law where a state has adopted it)',
    address: 'https://www.fda.gov/food/fda-food-code/food-code-2022',
  },
  {
    code: 'US-FSIS-A',
    jurisdiction: 'US',
    force: 'guide',
    title: 'USDA FSIS Cooking Guideline for Meat and Poultry Products (Appendix A), FSIS-GD-2021-14',
    address: 'https://www.fsis.usda.gov/guidelines/2021-0014',
  },
  {
    code: 'US-FSIS-B',
    jurisdiction: 'US',
    force: 'guide',
    title:
      'USDA FSIS Appendix B, compliance guidelines for cooling heat-treated meat and poultry products, 1999, as restated',
  },
  {
    code: 'US-FSIS-RTE',
    jurisdiction: 'US',
    force: 'guide',
    title: 'USDA FSIS Ready-to-Eat Fermented, Salt-Cured, and Dried Products Guideline, FSIS-GD-2023-0002',
    address: 'https://www.fsis.usda.gov/guidelines/2023-0002',
  },
  {
    code: 'US-FDA-LISTERIA',
    jurisdiction: 'US',
    force: 'guide',
    title: 'FDA Draft Guidance for Industry: Control of Listeria monocytogenes in Ready-To-Eat Foods, 2017',
  },
  {
    code: 'US-AMI',
    jurisdiction: 'US',
    force: 'guide',
    title:
      'American Meat Institute Foundation, Good Manufacturing Practices for Fermented Dry and Semi-dry Sausage Products, 1997, as quoted by the University of Wisconsin',
  },
  {
    code: 'US-FDA-FHG',
    jurisdiction: 'US',
    force: 'guide',
    title: 'FDA Fish and Fishery Products Hazards and Controls Guidance, 4th edition, March 2020',
    address:
      'https://www.fda.gov/food/seafood-guidance-documents-regulatory-information/fish-and-fishery-products-hazards-and-controls',
  },
  {
    code: 'US-FDA-PCHF',
    jurisdiction: 'US',
    force: 'guide',
    title:
      'FDA Hazard Analysis and Risk-Based Preventive Controls for Human Food, draft guidance, Appendix 1 (draft as revised in 2024)',
  },
  {
    code: 'US-FDA-ACRYL',
    jurisdiction: 'US',
    force: 'guide',
    title: 'FDA Guidance for Industry: Acrylamide in Foods, 2016',
  },
  {
    code: 'US-FDA-CPG',
    jurisdiction: 'US',
    force: 'guide',
    title:
      'FDA Compliance Policy Guides 540.525 (histamine, final of November 2024) and 555.425 (hard or sharp foreign objects)',
    address:
      'https://www.fda.gov/regulatory-information/search-fda-guidance-documents/cpg-sec-555425-foods-adulteration-involving-hard-or-sharp-foreign-objects',
  },
  {
    code: 'US-FDA-JUICE',
    jurisdiction: 'US',
    force: 'guide',
    title: 'FDA Juice HACCP Hazards and Controls Guidance, 1st edition, March 2004',
  },
  {
    code: 'US-FDA-BBB',
    jurisdiction: 'US',
    force: 'guide',
    title: 'FDA Bad Bug Book, kidney bean lectin, as restated in the press',
  },
  {
    code: 'US-NSSP',
    jurisdiction: 'US',
    title:
      'National Shellfish Sanitation Program, Model Ordinance, edition of 2003 (law where a state has adopted it)',
    address:
      'https://webarchive.library.unt.edu/eot2008/20090115213940/http:/www.cfsan.fda.gov/~ear/nss2or09.html',
  },
  {
    code: 'US-USDA-WASH',
    jurisdiction: 'US',
    force: 'guide',
    title: 'USDA audit programme for fresh-cut produce, chlorine in wash water, as restated',
  },
  {
    code: 'US-21CFR-108',
    jurisdiction: 'US',
    title:
      '21 CFR Part 108, emergency permit control: registration and filing of canned and acidified foods (2015)',
    address: 'https://www.ecfr.gov/current/title-21/part-108',
  },
  {
    code: 'US-21CFR-115',
    jurisdiction: 'US',
    title: '21 CFR Part 115, shell eggs',
    address: 'https://www.ecfr.gov/current/title-21/part-115',
  },
  {
    code: 'US-21CFR-131',
    jurisdiction: 'US',
    title: '21 CFR Part 131, milk and cream',
    address: 'https://www.ecfr.gov/current/title-21/part-131',
  },
  {
    code: 'US-21CFR-133',
    jurisdiction: 'US',
    title: '21 CFR Part 133, cheeses and related cheese products',
    address: 'https://www.ecfr.gov/current/title-21/part-133',
  },
  {
    code: 'US-21CFR-173',
    jurisdiction: 'US',
    title: '21 CFR Part 173, secondary direct food additives',
    address: 'https://www.ecfr.gov/current/title-21/part-173',
  },
  {
    code: 'US-21CFR-1240',
    jurisdiction: 'US',
    title: '21 CFR Part 1240, control of communicable diseases: mandatory pasteurization of milk',
    address: 'https://www.ecfr.gov/current/title-21/part-1240',
  },
  {
    code: 'US-7CFR-58',
    jurisdiction: 'US',
    title: '7 CFR Part 58, dairy plants approved for USDA inspection and grading service',
    address: 'https://www.ecfr.gov/current/title-7/section-58.635',
  },
  {
    code: 'US-21CFR-113',
    jurisdiction: 'US',
    title: '21 CFR Part 113, thermally processed low-acid foods in hermetically sealed containers (2015)',
    address: 'https://www.ecfr.gov/current/title-21/part-113',
  },
  {
    code: 'US-21CFR-114',
    jurisdiction: 'US',
    title: '21 CFR Part 114, acidified foods',
    address: 'https://www.ecfr.gov/current/title-21/part-114',
  },
  {
    code: 'US-21CFR-112',
    jurisdiction: 'US',
    title: '21 CFR Part 112, produce safety, Subpart M (sprouts)',
    address: 'https://www.ecfr.gov/current/title-21/part-112',
  },
  {
    code: 'US-21CFR-120',
    jurisdiction: 'US',
    title: '21 CFR Part 120, hazard analysis and critical control point systems for juice (2015)',
    address: 'https://www.ecfr.gov/current/title-21/part-120',
  },
  {
    code: 'US-21CFR-117',
    jurisdiction: 'US',
    title: '21 CFR Part 117, current good manufacturing practice and preventive controls for human food',
    address: 'https://www.ecfr.gov/current/title-21/part-117',
  },
  {
    code: 'US-21CFR-101',
    jurisdiction: 'US',
    title: '21 CFR Part 101, food labeling (2015)',
    address: 'https://www.ecfr.gov/current/title-21/part-101',
  },
  {
    code: 'US-USC-343',
    jurisdiction: 'US',
    title: '21 USC 343(w), Federal Food, Drug, and Cosmetic Act section 403(w), major food allergens',
    address:
      'https://www.govinfo.gov/app/details/USCODE-2023-title21/USCODE-2023-title21-chap9-subchapIV-sec343',
  },
  {
    code: 'US-9CFR-310',
    jurisdiction: 'US',
    title: '9 CFR 310.18 and 381.65, visible contamination of carcasses (2015)',
    address: 'https://www.ecfr.gov/current/title-9/section-310.18',
  },
  {
    code: 'US-9CFR-311',
    jurisdiction: 'US',
    title: '9 CFR Part 311, disposal of diseased or otherwise adulterated carcasses (2015)',
    address: 'https://www.ecfr.gov/current/title-9/section-311.16',
  },
  {
    code: 'US-9CFR-317',
    jurisdiction: 'US',
    title: '9 CFR 317.2 and 381.125, labels of meat and poultry products',
    address: 'https://www.govinfo.gov/content/pkg/FR-1994-03-28/html/94-7217.htm',
  },
  {
    code: 'US-9CFR-318',
    jurisdiction: 'US',
    title: '9 CFR 318.17, 318.23 and 381.150, cooked beef, meat patties and cooked poultry (2015)',
    address: 'https://www.ecfr.gov/current/title-9/section-318.23',
  },
  {
    code: 'US-9CFR-320',
    jurisdiction: 'US',
    title: '9 CFR Part 320, records of raw ground beef; FSIS Directive 5000.10',
    address: 'https://www.fsis.usda.gov/policy/fsis-directives/5000.10',
  },
  {
    code: 'US-9CFR-417',
    jurisdiction: 'US',
    title: '9 CFR Part 417, hazard analysis and critical control point systems (2015)',
    address: 'https://www.ecfr.gov/current/title-9/section-417.5',
  },
  {
    code: 'US-9CFR-424',
    jurisdiction: 'US',
    title: '9 CFR 424.21-424.22, approved ingredients in meat and poultry products',
    address: 'https://www.ecfr.gov/current/title-9/section-424.21',
  },
  {
    code: 'US-FSMA-204',
    jurisdiction: 'US',
    title: '21 CFR Part 1 Subpart S, additional traceability records for certain foods',
    address: 'https://www.ecfr.gov/current/title-21/part-1/subpart-S',
  },
  {
    code: 'US-PMO',
    jurisdiction: 'US',
    title: 'Grade "A" Pasteurized Milk Ordinance',
  },
  {
    code: 'US-IL-785',
    jurisdiction: 'US',
    title: '77 Ill. Adm. Code 785.330, cooling of raw milk (law in Illinois)',
    address: 'https://beta.ilga.gov/commission/jcar/admincode/077/077007850C03300R.html',
  },
  {
    code: 'US-CDC',
    jurisdiction: 'US',
    force: 'guide',
    title: 'Centers for Disease Control and Prevention, How to Prepare and Store Powdered Infant Formula',
    address:
      'https://www.cdc.gov/nutrition/InfantandToddlerNutrition/formula-feeding/infant-formula-preparation-and-storage.html',
  },
  {
    code: 'US-21CFR-1',
    jurisdiction: 'US',
    title: '21 CFR Part 1 Subpart J, establishment and maintenance of records (2015)',
    address: 'https://www.ecfr.gov/current/title-21/part-1/subpart-J',
  },
  {
    code: 'US-21CFR-111',
    jurisdiction: 'US',
    title: '21 CFR Part 111, dietary supplements',
    address: 'https://www.ecfr.gov/current/title-21/part-111',
  },
  {
    code: 'US-21CFR-123',
    jurisdiction: 'US',
    title: '21 CFR Part 123, fish and fishery products (2015)',
    address: 'https://www.ecfr.gov/current/title-21/part-123',
  },
  {
    code: 'US-9CFR-430',
    jurisdiction: 'US',
    title: '9 CFR Part 430, requirements for specific classes of product (2015)',
    address: 'https://www.ecfr.gov/current/title-9/section-430.4',
  },
  {
    code: 'US-PRACTICE',
    jurisdiction: 'US',
    force: 'practice',
    title: 'Common practice in United States food service and retail',
  },
  {
    code: 'CA-ON',
    jurisdiction: 'CA',
    force: 'guide',
    title:
      'Ontario public health units, food temperature chart (Eastern Ontario Health Unit; Durham Region DUHEV 284)',
    address: 'https://eohu.ca',
  },
  {
    code: 'CA-ON-493',
    jurisdiction: 'CA',
    title: 'Ontario Regulation 493/17, Food Premises, consolidation of 1 January 2025 (law in Ontario)',
    address: 'https://www.ontario.ca/laws/regulation/170493',
  },
  {
    code: 'CA-ON-REF',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Ontario Ministry of Health, Food Premises Reference Document, 2019',
  },
  {
    code: 'CA-HC',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Health Canada, safe internal cooking temperatures',
  },
  {
    code: 'CA-HC-FORMULA',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Health Canada, infant formula: preparing and storing powdered infant formula',
    address: 'https://www.canada.ca/en/health-canada/services/infant-care/infant-formula.html',
  },
  {
    code: 'CA-HC-ACRYL',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Health Canada, Acrylamide: what you can do to reduce exposure, March 2005 (archived)',
    address:
      'https://bac-lac.wayback.archive-it.org/web/20061211104834/http://www.hc-sc.gc.ca/ahc-asc/media/nr-cp/2005/2005_stmt-dec_acrylamide2_e.html',
  },
  {
    code: 'CA-CFIA-FISH',
    jurisdiction: 'CA',
    force: 'guide',
    title:
      'Canadian Food Inspection Agency, Fish Products Standards and Methods Manual, Appendix 3, chemical contaminants and toxins (2009, archived)',
    address:
      'https://bac-lac.wayback.archive-it.org/web/20061228220247/http://www.inspection.gc.ca/english/anima/fispoi/manman/samnem/app3e.shtml',
  },
  {
    code: 'CA-CFIA-SPROUTS',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Canadian Food Inspection Agency, Food Safety Practices Guidance for Sprout Manufacturers',
    address:
      'http://www.inspection.gc.ca/food/safe-food-production-systems/haccp-generic-models-and-guidance-documents/guidance-sprouts/eng/1367121536967/1367122439564?chap=15',
  },
  {
    code: 'CA-ON-761',
    jurisdiction: 'CA',
    title:
      'Ontario Regulation 761, R.R.O. 1990, Milk and Milk Products, as amended by O. Reg. 139/08 and O. Reg. 35/12 (law in Ontario)',
    address: 'https://www.ontario.ca/laws/regulation/900761',
  },
  {
    code: 'CA-AB-DISH',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Alberta, Dishwashing Requirements, supplement to the Food Regulation, Alta. Reg. 31/2006',
  },
  {
    code: 'CA-NB',
    jurisdiction: 'CA',
    title: 'New Brunswick Regulation 2009-138, Food Premises (law in New Brunswick)',
    address: 'https://laws.gnb.ca/en/showdoc/cr/2009-138',
  },
  {
    code: 'CA-CFIA-MEAT',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Canadian Food Inspection Agency, fermented and dried meat products; nitrites in meat',
    address: 'https://inspection.canada.ca',
  },
  {
    code: 'CA-CFIA-WASH',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Canadian Food Inspection Agency, chlorinated wash water',
    address:
      'https://inspection.canada.ca/en/preventive-controls/fresh-fruits-vegetables/chlorinated-wash-water',
  },
  {
    code: 'CA-TPH',
    jurisdiction: 'CA',
    force: 'guide',
    title: 'Toronto Public Health, sous-vide cooking and central kitchens',
  },
  {
    code: 'CA-SFCR',
    jurisdiction: 'CA',
    title: 'Safe Food for Canadians Regulations, SOR/2018-108',
    address: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2018-108/',
  },
  {
    code: 'CA-FDR',
    jurisdiction: 'CA',
    title: 'Food and Drug Regulations of Canada, C.R.C., c. 870',
    address: 'https://laws-lois.justice.gc.ca/eng/regulations/C.R.C.,_c._870/',
  },
  {
    code: 'CA-PRACTICE',
    jurisdiction: 'CA',
    force: 'practice',
    title: 'Common practice in Canadian food service and retail',
  },
  {
    code: 'AU-322',
    jurisdiction: 'AU',
    title:
      'Standard 3.2.2, Food Safety Practices and General Requirements, as printed in Safe Food Australia and in the FSANZ fact sheet on temperature control',
    address: 'https://www.logan.qld.gov.au/cooling-re-heating-food',
  },
  {
    code: 'AU-322A',
    jurisdiction: 'AU',
    title: 'Standard 3.2.2A, Food Safety Management Tools, as explained by Queensland Health and SA Health',
    address: 'https://www.legislation.gov.au/F2022L01589/asmade/2022-12-08',
  },
  {
    code: 'AU-123',
    jurisdiction: 'AU',
    title:
      'Australia New Zealand Food Standards Code, Standard 1.2.3 and Schedule 9, mandatory warning and advisory statements and declarations',
    address: 'https://www.legislation.gov.au/Details/F2021C00195',
  },
  {
    code: 'AU-24',
    jurisdiction: 'AU',
    force: 'guide',
    title: 'FSANZ, 2-hour/4-hour rule, 7 December 2023',
    address: 'https://www.foodstandards.gov.au',
  },
  {
    code: 'AU-STATES',
    jurisdiction: 'AU',
    force: 'guide',
    title: 'Advice of Victoria (14 June 2013) and of Healthy WA on dishes with raw egg',
    address: 'https://www2.health.vic.gov.au/about/news-and-events/healthalerts/advisory-2013-06-egg-safety',
  },
  {
    code: 'AU-SFA',
    jurisdiction: 'AU',
    force: 'guide',
    title: 'FSANZ, Safe Food Australia, 4th edition, February 2023 (revised October 2024)',
    address: 'https://www.foodstandards.gov.au/publications/safefoodaustralia',
  },
  {
    code: 'AU-VIC',
    jurisdiction: 'AU',
    force: 'guide',
    title: 'Victorian Department of Health, DoFoodSafely, cooking temperatures',
    address: 'https://dofoodsafely.health.vic.gov.au/index.php/en/component/topics/?view=section&id=34',
  },
  {
    code: 'AU-WA',
    jurisdiction: 'AU',
    force: 'practice',
    title: 'Western Australia, Health (Food Hygiene) Regulations 1993 (repealed in 2009)',
    address:
      'https://www.slp.wa.gov.au/statutes/regs.nsf/c9033bd13526449ec82573ed001e0a89/ee0835e12d6f044f48256bbc00170e64?OpenDocument',
  },
  {
    code: 'AU-FSC',
    jurisdiction: 'AU',
    title:
      'Australia New Zealand Food Standards Code, level of histamine in fish, as summed up by the Department of Fisheries of Western Australia',
    address: 'http://www.fish.wa.gov.au/docs/pub/SQMIInfo/Sheet04/index.php?0005',
  },
  {
    code: 'AU-FSANZ-ACRYL',
    jurisdiction: 'AU',
    force: 'guide',
    title: 'FSANZ, Acrylamide in foods, October 2016',
    address: 'https://www.foodstandards.gov.au/acrylamide',
  },
  {
    code: 'AU-FSANZ-FISH',
    jurisdiction: 'AU',
    force: 'guide',
    title: 'FSANZ, Raw fish dishes',
    address: 'https://www.foodstandards.gov.au/consumer/prevention-of-foodborne-illness/raw-fish-dishes',
  },
  {
    code: 'AU-PRACTICE',
    jurisdiction: 'AU',
    force: 'practice',
    title: 'Common practice in Australian food service and retail',
  },
]
