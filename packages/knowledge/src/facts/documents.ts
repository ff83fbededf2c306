import type { Document } from '@larder/core/haccp'
import { documentsOverseas } from './documents-overseas.ts'

/**
 * Regulation (EC) No 853/2004 art. 1(5)(a): it does not apply to retail, catering included, unless a chapter
 * says so. Dairies, meat, fish and egg plants and slaughterhouses are bound, warehouses by its temperatures
 * (art. 1(5)(b)(i)). The chapters on parasites, on toxins and labels of live shellfish bind everyone, and so
 * does the duty of approval.
 */
const foodOfAnimalOrigin: NonNullable<Document['scope']> = {
  activities: ['A14', 'A15', 'A16', 'A17', 'A22', 'A25'],
  everyone: ['art. 4', 'Annex III Sec. VII Ch. V', 'Annex III Sec. VIII Ch. III.D'],
}

/** Every document that a fact names as its source. */
export const documents: readonly Document[] = [
  {
    code: 'LARDER',
    title: 'Expert proposal of the Larder knowledge base; no text prescribes it',
    jurisdiction: 'international',
    force: 'practice',
  },
  {
    code: 'CODEX-CXC1',
    name: 'Codex CXC 1-1969',
    title: 'Codex Alimentarius, General Principles of Food Hygiene, CXC 1-1969 (2022 revision)',
    jurisdiction: 'international',
    force: 'guide',
  },
  {
    code: 'CODEX-CXC80',
    name: 'Codex CXC 80-2020',
    title: 'Codex Alimentarius, Code of Practice on Food Allergen Management, CXC 80-2020',
    jurisdiction: 'international',
    force: 'guide',
  },
  {
    code: 'CODEX-CXC39',
    name: 'Codex CXC 39-1993',
    title:
      'Codex Alimentarius, Code of Hygienic Practice for Precooked and Cooked Foods in Mass Catering, CXC 39-1993',
    jurisdiction: 'international',
    force: 'guide',
  },
  {
    code: 'CODEX-CXC23',
    name: 'Codex CXC 23-1979',
    title:
      'Codex Alimentarius, Code of Hygienic Practice for Low and Acidified Low Acid Canned Foods, CXC 23-1979',
    jurisdiction: 'international',
    force: 'guide',
    address: 'http://files.foodmate.com/2013/files_1855.html',
  },
  {
    code: 'CODEX-CXG61',
    name: 'Codex CXG 61-2007',
    title: 'Codex Alimentarius, Guidelines on the Control of Listeria monocytogenes in Foods, CXG 61-2007',
    jurisdiction: 'international',
    force: 'guide',
  },
  {
    code: 'WHO-PIF',
    name: 'WHO/FAO 2007',
    title: 'WHO/FAO, Safe preparation, storage and handling of powdered infant formula, 2007',
    jurisdiction: 'international',
    force: 'guide',
  },
  {
    code: 'WHO-5KEYS',
    name: 'WHO 2006',
    title: 'WHO, Five keys to safer food, 2006, as printed by UNRWA in 2015',
    jurisdiction: 'international',
    force: 'guide',
    address: 'https://issuu.com/unrwa/docs/food_safety_brochure',
  },
  {
    code: 'WHO-BOTTLE',
    name: 'FAO/WHO, bottle feeding at home',
    title: 'FAO/WHO, Bottle feeding at home, leaflet after the guidelines of 2007',
    jurisdiction: 'international',
    force: 'guide',
    address: 'https://user-92gfdnj.cld.bz/Bottle-Feeding-at-Home/8',
  },
  {
    code: 'EU-178',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 178/2002 laying down the general principles of food law',
    address: 'https://data.europa.eu/eli/reg/2002/178/oj',
  },
  {
    code: 'EU-852',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 852/2004 on the hygiene of foodstuffs',
    address: 'https://data.europa.eu/eli/reg/2004/852/oj',
  },
  {
    code: 'EU-853',
    jurisdiction: 'EU',
    scope: foodOfAnimalOrigin,
    title: 'Regulation (EC) No 853/2004 laying down specific hygiene rules for food of animal origin',
    address: 'https://data.europa.eu/eli/reg/2004/853/oj',
  },
  {
    code: 'EU-2024-1141',
    jurisdiction: 'EU',
    scope: foodOfAnimalOrigin,
    title: 'Delegated Regulation (EU) 2024/1141 amending Annexes II and III to Regulation (EC) No 853/2004',
    address: 'https://data.europa.eu/eli/reg_del/2024/1141/oj',
  },
  {
    code: 'EU-2022-2258',
    jurisdiction: 'EU',
    scope: foodOfAnimalOrigin,
    title:
      'Delegated Regulation (EU) 2022/2258 amending Annex III to Regulation (EC) No 853/2004: eggs, fishery products and others',
    address: 'https://data.europa.eu/eli/reg_del/2022/2258/oj',
  },
  {
    code: 'EU-1069',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 1069/2009 on animal by-products not intended for human consumption',
    address: 'https://data.europa.eu/eli/reg/2009/1069/oj',
  },
  {
    code: 'EU-1169',
    jurisdiction: 'EU',
    title: 'Regulation (EU) No 1169/2011 on the provision of food information to consumers',
    address: 'https://data.europa.eu/eli/reg/2011/1169/oj',
  },
  {
    code: 'EU-1333',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 1333/2008 on food additives',
    address: 'https://data.europa.eu/eli/reg/2008/1333/oj',
  },
  {
    code: 'EU-2023-2108',
    jurisdiction: 'EU',
    title: 'Regulation (EU) 2023/2108 amending Regulation (EC) No 1333/2008 as regards nitrites and nitrates',
    address: 'https://data.europa.eu/eli/reg/2023/2108/oj',
  },
  {
    code: 'EU-1935',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 1935/2004 on materials and articles intended to come into contact with food',
    address: 'https://data.europa.eu/eli/reg/2004/1935/oj',
  },
  {
    code: 'EU-2073',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 2073/2005 on microbiological criteria for foodstuffs',
    address: 'https://data.europa.eu/eli/reg/2005/2073/oj',
  },
  {
    code: 'EU-2024-2895',
    jurisdiction: 'EU',
    title:
      'Regulation (EU) 2024/2895 amending Regulation (EC) No 2073/2005 as regards Listeria monocytogenes',
    address: 'https://data.europa.eu/eli/reg/2024/2895/oj',
  },
  {
    code: 'EU-208',
    jurisdiction: 'EU',
    title: 'Implementing Regulation (EU) No 208/2013 on traceability of sprouts and seeds for sprouting',
    address: 'https://data.europa.eu/eli/reg_impl/2013/208/oj',
  },
  {
    code: 'EU-396',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 396/2005 on maximum residue levels of pesticides',
    address: 'https://data.europa.eu/eli/reg/2005/396/oj',
  },
  {
    code: 'EU-2015-1375',
    jurisdiction: 'EU',
    title: 'Implementing Regulation (EU) 2015/1375 on official controls for Trichinella in meat',
    address: 'https://data.europa.eu/eli/reg_impl/2015/1375/oj',
  },
  {
    code: 'EU-2020-1158',
    jurisdiction: 'EU',
    title:
      'Implementing Regulation (EU) 2020/1158 on the conditions governing imports of food and feed following the accident at the Chernobyl nuclear power station',
    address: 'https://data.europa.eu/eli/reg_impl/2020/1158/oj',
  },
  {
    code: 'EU-2017-2158',
    jurisdiction: 'EU',
    title: 'Regulation (EU) 2017/2158 on mitigation measures for the reduction of acrylamide in food',
    address: 'https://data.europa.eu/eli/reg/2017/2158/oj',
  },
  {
    code: 'EU-2021-382',
    jurisdiction: 'EU',
    title:
      'Regulation (EU) 2021/382 amending Regulation (EC) No 852/2004: allergens, redistribution, food safety culture',
    address: 'https://data.europa.eu/eli/reg/2021/382/oj',
  },
  {
    code: 'EU-2023-915',
    jurisdiction: 'EU',
    title: 'Regulation (EU) 2023/915 on maximum levels for certain contaminants in food',
    address: 'https://data.europa.eu/eli/reg/2023/915/oj',
  },
  {
    code: 'EU-37',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 37/2005 on the monitoring of temperatures of quick-frozen foodstuffs',
    address: 'https://data.europa.eu/eli/reg/2005/37/oj',
  },
  {
    code: 'EU-89-108',
    jurisdiction: 'EU',
    title: 'Directive 89/108/EEC on quick-frozen foodstuffs',
    address: 'https://data.europa.eu/eli/dir/1989/108/oj',
  },
  {
    code: 'EU-DWD',
    jurisdiction: 'EU',
    title: 'Directive (EU) 2020/2184 on the quality of water intended for human consumption',
    address: 'https://data.europa.eu/eli/dir/2020/2184/oj',
  },
  {
    code: 'EU-NOTICE-355',
    jurisdiction: 'EU',
    force: 'guide',
    title: 'Commission Notice 2022/C 355/01 on food safety management systems',
    address: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:52022XC0916(01)',
  },
  {
    code: 'EU-PRACTICE',
    title: 'Common practice of European guides to good hygiene in catering and retail',
    jurisdiction: 'EU',
    force: 'practice',
  },
  {
    code: 'EFSA-2017',
    name: 'EFSA Journal 15(3):4697',
    jurisdiction: 'EU',
    force: 'guide',
    title:
      'EFSA BIOHAZ Panel 2017, Hazard analysis approaches for certain small retail establishments, EFSA Journal 15(3):4697',
    address: 'https://doi.org/10.2903/j.efsa.2017.4697',
  },
  {
    code: 'EFSA-2018',
    name: 'EFSA Journal 16(11):5432',
    jurisdiction: 'EU',
    force: 'guide',
    title:
      'EFSA BIOHAZ Panel 2018, Hazard analysis approaches for certain small retail establishments and food donations: second scientific opinion, EFSA Journal 16(11):5432',
    address: 'https://www.efsa.europa.eu/en/efsajournal/pub/5432',
  },
  {
    code: 'EFSA-PLANT',
    name: 'EFSA Journal 11(1):3025',
    title:
      'EFSA opinions on pathogens in food of non-animal origin, EFSA Journal 2013;11(1):3025 and 2014;12(3):3600',
    jurisdiction: 'EU',
    force: 'guide',
  },
  {
    code: 'EFSA-CHLORATE',
    name: 'EFSA Journal 13(6):4135',
    title:
      'EFSA, Risks for public health related to the presence of chlorate in food, EFSA Journal 2015;13(6):4135',
    jurisdiction: 'EU',
    force: 'guide',
  },
  {
    code: 'EFSA-CAMPY',
    name: 'EFSA Journal 8(1):1437',
    title: 'EFSA opinions on Campylobacter in broiler meat, EFSA Journal 2010;8(1):1437 and 2011;9(4):2105',
    jurisdiction: 'EU',
    force: 'guide',
  },
  {
    code: 'EFSA-BERRY',
    name: 'EFSA Journal 12(6):3706',
    title: 'EFSA, Salmonella and Norovirus in berries, EFSA Journal 2014;12(6):3706',
    jurisdiction: 'EU',
    force: 'guide',
  },
  {
    code: 'EFSA-YERSINIA',
    name: 'EFSA Journal 7(11):1374',
    title: 'EFSA, Yersinia enterocolitica in pigs, EFSA Journal 2009;7(11):1374',
    jurisdiction: 'EU',
    force: 'guide',
  },
  {
    code: 'EFSA-HEV',
    name: 'EFSA Journal 15(7)',
    title: 'EFSA, Hepatitis E virus as a food-borne pathogen, EFSA Journal 2017;15(7)',
    jurisdiction: 'EU',
    force: 'guide',
  },
  {
    code: 'EU-999',
    jurisdiction: 'EU',
    title: 'Regulation (EC) No 999/2001 on transmissible spongiform encephalopathies',
    address: 'https://data.europa.eu/eli/reg/2001/999/oj',
  },
  {
    code: 'EFSA-PARASITES',
    name: 'EFSA Journal 16(12):5495',
    title: 'EFSA, Public health risks associated with food-borne parasites, EFSA Journal 2018;16(12):5495',
    jurisdiction: 'EU',
    force: 'guide',
    address: 'https://doi.org/10.2903/j.efsa.2018.5495',
  },
  {
    code: 'EE-NETS',
    name: 'NETS',
    jurisdiction: 'EE',
    title: 'Nakkushaiguste ennetamise ja tõrje seadus (Communicable Diseases Prevention and Control Act)',
    address: 'https://www.riigiteataja.ee/akt/NETS',
  },
  {
    code: 'EE-PTA',
    name: 'PTA',
    jurisdiction: 'EE',
    force: 'guide',
    title: 'Agriculture and Food Board, licences and notifications of food businesses',
    address:
      'https://pta.agri.ee/ettevotjale-tootjale-ja-turustajale/toidu-tootmine/tegevusload-ja-teavitamine',
  },
  {
    code: 'EE-ROASTO',
    name: 'Roasto 2024',
    jurisdiction: 'EE',
    force: 'guide',
    title: 'Food hygiene advice of Mati Roasto and others, Delfi, July, September and October 2024',
    address: 'https://tervispluss.delfi.ee/artikkel/120328462',
  },
  {
    code: 'EE-HKHK',
    name: 'Haapsalu Kutsehariduskeskus',
    title: 'Haapsalu Vocational Education Centre, storage of food, teaching text',
    jurisdiction: 'EE',
    force: 'practice',
    address: 'https://web.hkhk.ee/eope/toiduainetemargistamine/toiduainete_silitamisest.html',
  },
  {
    code: 'DE-TLMHV',
    name: 'Tier-LMHV',
    jurisdiction: 'DE',
    title: 'Tierische Lebensmittel-Hygieneverordnung (Tier-LMHV)',
    address: 'https://www.gesetze-im-internet.de/tier-lmhv/',
  },
  {
    code: 'DE-LMHV',
    name: 'LMHV',
    jurisdiction: 'DE',
    title: 'Lebensmittelhygiene-Verordnung (LMHV)',
    address: 'https://www.gesetze-im-internet.de/lmhv_2007/',
  },
  {
    code: 'DE-LMIDV',
    name: 'LMIDV',
    jurisdiction: 'DE',
    title: 'Lebensmittelinformations-Durchführungsverordnung (LMIDV)',
    address: 'https://www.gesetze-im-internet.de/lmidv/',
  },
  {
    code: 'DE-IFSG',
    name: 'IfSG',
    jurisdiction: 'DE',
    title: 'Infektionsschutzgesetz (IfSG)',
    address: 'https://www.gesetze-im-internet.de/ifsg/',
  },
  {
    code: 'DE-TLMV',
    name: 'TLMV',
    jurisdiction: 'DE',
    title: 'Verordnung über tiefgefrorene Lebensmittel (TLMV)',
    address: 'https://www.gesetze-im-internet.de/tlmv/',
  },
  {
    code: 'DE-TWV',
    name: 'TrinkwV 2023',
    jurisdiction: 'DE',
    title: 'Trinkwasserverordnung (TrinkwV 2023), BGBl. 2023 I Nr. 159',
    address: 'https://www.gesetze-im-internet.de/trinkwv_2023/',
  },
  {
    code: 'DE-DIN10508',
    name: 'DIN 10508',
    title: 'DIN 10508 Food hygiene: temperatures for foodstuffs',
    jurisdiction: 'DE',
    force: 'guide',
  },
  {
    code: 'DE-BFR',
    name: 'BfR, Sicher verpflegt',
    title:
      'Bundesinstitut für Risikobewertung, Sicher verpflegt: besonders empfindliche Personengruppen in Gemeinschaftseinrichtungen; its press release 05/2021',
    jurisdiction: 'DE',
    force: 'guide',
    address:
      'https://mobil.bfr.bund.de/en/communication_and_public_relations/press_releases/2021/05/safe_food__protecting_against_foodborne_infections_in_communal_facilities-268675.html',
  },
  {
    code: 'DE-DGE',
    name: 'DGE',
    title:
      'Deutsche Gesellschaft für Ernährung, Schule + Essen = Note 1 and FIT KID, pages on good hygiene practice (www.fitkid-aktion.de for chilled food)',
    jurisdiction: 'DE',
    force: 'guide',
    address:
      'http://www.schuleplusessen.de/wissenswertes/rund-um-die-gesetze/gute-hygienepraxis/erhitzen.html',
  },
  {
    code: 'DE-OAL',
    name: 'Landkreis Ostallgäu',
    title: 'Landkreis Ostallgäu, information for organisers of events, temperatures of food',
    jurisdiction: 'DE',
    force: 'guide',
    address: 'https://veranstalterinfo.ostallgaeu.de/index.php?id=122',
  },
  {
    code: 'DE-LAVES',
    name: 'LAVES 2021',
    title:
      'Niedersächsisches Landesamt für Verbraucherschutz und Lebensmittelsicherheit, used frying fats of 2021, as reported by Behr’s',
    jurisdiction: 'DE',
    force: 'guide',
  },
  {
    code: 'DE-BFR-HOT',
    name: 'BfR 2020; DIN 10506',
    title:
      'Bundesinstitut für Risikobewertung, opinions 029/2020, 037/2020 and 048/2020 on hot holding; DIN 10506 of March 2023',
    jurisdiction: 'DE',
    force: 'guide',
  },
  {
    code: 'DE-MIL',
    name: 'Landratsamt Miltenberg 2011',
    title: 'Landratsamt Miltenberg, leaflet on temperatures of perishable food, July 2011',
    jurisdiction: 'DE',
    force: 'guide',
    address: 'https://studylibde.com/doc/1842929/',
  },
  {
    code: 'DE-DGF',
    name: 'DGF',
    title: 'Deutsche Gesellschaft für Fettwissenschaft, recommendations on used frying fats',
    jurisdiction: 'DE',
    force: 'guide',
  },
  {
    code: 'ES-1021',
    name: 'RD 1021/2022',
    jurisdiction: 'ES',
    title: 'Real Decreto 1021/2022, requisitos de higiene en establecimientos de comercio al por menor',
    address: 'https://www.boe.es/buscar/act.php?id=BOE-A-2022-21681',
  },
  {
    code: 'ES-1086',
    name: 'RD 1086/2020',
    jurisdiction: 'ES',
    title: 'Real Decreto 1086/2020, art. 30 as worded by Real Decreto 1021/2022 (comidas preparadas)',
    address: 'https://www.boe.es/buscar/act.php?id=BOE-A-2020-15872',
  },
  {
    code: 'ES-ORDEN-1989',
    name: 'Orden 26-1-1989',
    jurisdiction: 'ES',
    title: 'Orden de 26 de enero de 1989, norma de calidad para los aceites y grasas calentados',
    address: 'https://www.boe.es/buscar/act.php?id=BOE-A-1989-2265',
  },
  {
    code: 'ES-ELIKA',
    name: 'ELIKA; AESAN 2021',
    title:
      'ELIKA, combinaciones tiempo-temperatura para el cocinado seguro, informe del Comité Científico de la AESAN de 2021',
    jurisdiction: 'ES',
    force: 'guide',
    address:
      'https://seguridadalimentaria.elika.eus/combinaciones-tiempo-temperatura-para-el-cocinado-seguro-de-los-alimentos/',
  },
  {
    code: 'ES-126',
    name: 'RD 126/2015',
    jurisdiction: 'ES',
    title: 'Real Decreto 126/2015, información alimentaria de los alimentos que se presenten sin envasar',
    address: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-2293',
  },
  {
    code: 'UK-WSI-2006-31',
    name: 'SI 2013/2996 and WSI 2006/31',
    jurisdiction: 'GB',
    title:
      'Food Safety and Hygiene (England) Regulations 2013, SI 2013/2996, and Food Hygiene (Wales) Regulations 2006, WSI 2006/31, Schedule 4; alike in Northern Ireland',
    address: 'https://www.legislation.gov.uk/uksi/2013/2996/schedule/4',
  },
  {
    code: 'UK-SSI-2006-3',
    name: 'SSI 2006/3',
    jurisdiction: 'GB-SCT',
    title: 'Food Hygiene (Scotland) Regulations 2006, Schedule 4',
    address: 'https://www.legislation.gov.uk/ssi/2006/3/schedule/4',
  },
  {
    code: 'UK-FSS',
    name: 'FSS',
    title: 'Food Standards Scotland, CookSafe and RetailSafe food safety assurance systems',
    address:
      'https://www.foodstandards.gov.scot/business-guidance/running-a-food-business/publications/retailsafe',
    jurisdiction: 'GB-SCT',
    force: 'guide',
  },
  {
    code: 'UK-853',
    name: 'Assimilated Regulation 853/2004',
    jurisdiction: 'GB',
    scope: foodOfAnimalOrigin,
    title: 'Assimilated Regulation (EC) No 853/2004, as amended by SI 2019/640',
    address: 'https://www.legislation.gov.uk/eur/2004/853',
  },
  {
    code: 'UK-852',
    name: 'Assimilated Regulation 852/2004',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EC) No 852/2004, as amended by SI 2019/642',
    address: 'https://www.legislation.gov.uk/eur/2004/852',
  },
  {
    code: 'UK-178',
    name: 'Assimilated Regulation 178/2002',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EC) No 178/2002, general principles of food law',
    address: 'https://www.legislation.gov.uk/eur/2002/178',
  },
  {
    code: 'UK-1169',
    name: 'Assimilated Regulation 1169/2011',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EU) No 1169/2011, food information to consumers',
    address: 'https://www.legislation.gov.uk/eur/2011/1169',
  },
  {
    code: 'UK-2073',
    name: 'Assimilated Regulation 2073/2005',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EC) No 2073/2005, as amended by SI 2019/642',
    address: 'https://www.legislation.gov.uk/eur/2005/2073',
  },
  {
    code: 'UK-1333',
    name: 'Assimilated Regulation 1333/2008',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EC) No 1333/2008',
    address: 'https://www.legislation.gov.uk/eur/2008/1333',
  },
  {
    code: 'UK-2017-2158',
    name: 'Assimilated Regulation 2017/2158',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EU) 2017/2158, as amended by SI 2019/642',
    address: 'https://www.legislation.gov.uk/eur/2017/2158',
  },
  {
    code: 'UK-FSA',
    name: 'FSA',
    jurisdiction: 'GB',
    force: 'guide',
    title:
      'Food Standards Agency, guidance on temperatures, on beef burgers and on vacuum packing (December 2020); Safer food, better business',
    address: 'https://www.food.gov.uk/business-guidance',
  },
  {
    code: 'UK-999',
    name: 'Assimilated Regulation 999/2001',
    jurisdiction: 'GB',
    title: 'Assimilated Regulation (EC) No 999/2001',
    address: 'https://www.legislation.gov.uk/eur/2001/999/annex/V',
  },
  {
    code: 'UK-FSA-LION',
    name: 'FSA, British Lion eggs',
    jurisdiction: 'GB',
    force: 'guide',
    title: 'Food Standards Agency, advice on eggs of the British Lion scheme, 11 October 2017',
    address: 'https://www.food.gov.uk/safety-hygiene/eggs',
  },
  {
    code: 'UK-NHS',
    name: 'NHS',
    jurisdiction: 'GB',
    force: 'guide',
    title: 'NHS, Start for Life: how to make up a feed, how to use formula',
    address: 'https://www.nhs.uk/start-for-life/baby/feeding-your-baby/bottle-feeding/how-to-make-up-a-feed/',
  },
  {
    code: 'UK-PHLS',
    name: 'PHLS',
    jurisdiction: 'GB',
    force: 'guide',
    title: 'Public Health Laboratory Service, boiling of kidney beans, as quoted',
  },
  {
    code: 'UK-DH-1989',
    name: 'Department of Health 1989',
    title:
      'Department of Health, Guidelines on chilled and frozen (cook-chill and cook-freeze) catering systems, 1989',
    jurisdiction: 'GB',
    force: 'guide',
  },
  {
    code: 'UK-QFF',
    name: 'SI 2007/191',
    jurisdiction: 'GB',
    title: 'Quick-frozen Foodstuffs (England) Regulations 2007, SI 2007/191, and alike',
    address: 'https://www.legislation.gov.uk/uksi/2007/191',
  },
  {
    code: 'UK-WSI-2007-3165',
    name: 'WSI 2007/3165',
    title:
      'The Natural Mineral Water, Spring Water and Bottled Drinking Water (Wales) Regulations 2007 (England: SI 2007/2785)',
    jurisdiction: 'GB',
    address: 'https://www.legislation.gov.uk/wsi/2007/3165/schedule/4/paragraph/8/made',
  },
  {
    code: 'UK-SSI-2007-435',
    name: 'SSI 2007/435',
    title:
      'The Natural Mineral Water, Spring Water and Bottled Drinking Water (Scotland) (No. 2) Regulations 2007',
    jurisdiction: 'GB-SCT',
    address: 'https://www.legislation.gov.uk/ssi/2007/435/regulation/9/made',
  },
  {
    code: 'UK-EGG-1993',
    name: 'SI 1993/1520',
    title: 'The Egg Products Regulations 1993 (no longer in force)',
    jurisdiction: 'GB',
    force: 'practice',
    address: 'https://www.legislation.gov.uk/uksi/1993/1520/schedule/2/made',
  },
  {
    code: 'UK-CEFAS',
    name: 'Cefas',
    title: 'Centre for Environment, Fisheries and Aquaculture Science: shellfish depuration advice',
    jurisdiction: 'GB',
    force: 'guide',
    address: 'https://www.cefas.co.uk/services/laboratory-services-and-analysis/shellfish-depuration-advice/',
  },
  {
    code: 'UK-ICE',
    name: 'SI 1995/1372',
    jurisdiction: 'GB',
    force: 'practice',
    title:
      'Dairy Products (Hygiene) (Scotland) Regulations 1995, SI 1995/1372, Schedule 6 Part V, and Ice-cream (Heat Treatment, etc.) Regulations 1959 (no longer in force)',
    address: 'https://www.legislation.gov.uk/uksi/1995/1372/schedule/6',
  },
  {
    code: 'UK-FIR',
    name: 'SI 2014/1855',
    jurisdiction: 'GB',
    title:
      'Food Information Regulations 2014, SI 2014/1855, as amended by SI 2019/1218 (England); alike in Wales and Scotland',
    address: 'https://www.legislation.gov.uk/uksi/2014/1855',
  },
  {
    code: 'UK-IOW',
    name: 'Isle of Wight Council 2007',
    title: 'Isle of Wight Council, Storage and handling of eggs (retail), September 2007',
    jurisdiction: 'GB',
    force: 'guide',
    address:
      'http://old-iwight.onthewight.com/living_here/ENVIRONMENT/ENVIRONMENTAL_HEALTH/Food_Safety/Guidance_Notes_and_Information/storagea-5.html',
  },
  {
    code: 'UK-PRACTICE',
    title: 'Common practice in British catering and retail',
    jurisdiction: 'GB',
    force: 'practice',
  },
  ...documentsOverseas,
  {
    code: 'LV-PVD',
    name: 'PVD',
    title:
      'Pārtikas un veterinārais dienests, advice to consumers on storing and cooking food, as quoted in the press',
    jurisdiction: 'LV',
    force: 'guide',
  },
  {
    code: 'LV-PVD-TIPS',
    name: 'PVD, Līgo',
    title:
      'Pārtikas un veterinārais dienests, advice before Līgo on keeping and cooking food, as printed by travelnews.lv and Delfi',
    jurisdiction: 'LV',
    force: 'guide',
    address: 'https://travelnews.lv/index.php?m_id=18532&i_id=5&pub_id=111406',
  },
  {
    code: 'LV-HT',
    name: 'horecatech.eu 2012',
    jurisdiction: 'LV',
    force: 'practice',
    title: 'horecatech.eu, temperatures of cold and hot dishes in catering, 2012',
    address: 'https://horecatech.eu/2012/03/edienu-uzglabasana-pirms-pasniegsanas.html',
  },
  {
    code: 'LV-545',
    name: 'MK noteikumi Nr. 545',
    title:
      'Ministru kabineta 2015. gada 29. septembra noteikumi Nr. 545, pārtikas apritē nodarbināto personu apmācība pārtikas higiēnas jomā',
    jurisdiction: 'LV',
    address: 'https://m.likumi.lv/doc.php?id=276821',
  },
  {
    code: 'LV-115',
    name: 'MK noteikumi Nr. 115',
    title: 'Ministru kabineta 2015. gada 3. marta noteikumi Nr. 115, prasības nefasētas pārtikas marķējumam',
    jurisdiction: 'LV',
  },
  {
    code: 'IE-FSAI',
    name: 'FSAI',
    jurisdiction: 'IE',
    force: 'guide',
    title:
      'Food Safety Authority of Ireland, advice on temperature control, 30 November 2022; cooking and reheating; Guidance Note 15 on cook-chill systems',
    address: 'https://www.fsai.ie/consumer-advice/food-safety-and-hygiene/cooking-and-reheating',
  },
  {
    code: 'IE-FSAI-BOTTLE',
    name: 'FSAI, bottle feeding',
    jurisdiction: 'IE',
    force: 'guide',
    title: 'Food Safety Authority of Ireland, Bottle Feeding Safely, questions and answers',
    address: 'http://www.fsai.ie/faqs/bottle_feeding_safely.html',
  },
  {
    code: 'IE-FSAI-BERRIES',
    name: 'FSAI, frozen berries',
    jurisdiction: 'IE',
    force: 'guide',
    title: 'Food Safety Authority of Ireland, Berries: advice to boil imported frozen berries, 2022',
    address:
      'https://www.fsai.ie/consumer-advice/food-safety-and-hygiene/berries-advice-to-boil-imported-frozen-berries',
  },
  {
    code: 'IE-489',
    name: 'S.I. No. 489/2014',
    jurisdiction: 'IE',
    title:
      'S.I. No. 489/2014, Health (Provision of Food Allergen Information to Consumers in respect of Non-Prepacked Food) Regulations 2014',
    address: 'https://www.irishstatutebook.ie/eli/2014/si/489/',
  },
  {
    code: 'IE-PRACTICE',
    title: 'Common practice in Irish catering and retail',
    jurisdiction: 'IE',
    force: 'practice',
  },
  {
    code: 'UA-771',
    name: 'Закон № 771/97-ВР',
    jurisdiction: 'UA',
    title: 'Law of Ukraine No 771/97 on basic principles and requirements for the safety and quality of food',
    address: 'https://zakon.rada.gov.ua/laws/show/771/97-вр',
  },
  {
    code: 'UA-590',
    name: 'Наказ № 590',
    title: 'Ministry of Agrarian Policy of Ukraine, Order No 590 of 1 October 2012 on HACCP procedures',
    jurisdiction: 'UA',
  },
  {
    code: 'UA-2639',
    name: 'Закон № 2639-VIII',
    jurisdiction: 'UA',
    title: 'Law of Ukraine No 2639 on information for consumers about food',
    address: 'https://zakon.rada.gov.ua/laws/show/2639-19',
  },
  {
    code: 'UA-2205',
    name: 'Наказ МОЗ № 2205',
    title:
      'Ministry of Health of Ukraine, Order No 2205 of 2020, sanitary regulation for institutions of general secondary education',
    jurisdiction: 'UA',
  },
  {
    code: 'UA-305',
    name: 'Постанова КМУ № 305',
    jurisdiction: 'UA',
    title:
      'Cabinet of Ministers of Ukraine, Resolution No 305 of 2021 on food in educational and recreational institutions, as amended 8 October 2025',
    address: 'https://gymnasia.osvita-konotop.gov.ua/?p=2334',
  },
  {
    code: 'UA-DPSS',
    name: 'Держпродспоживслужба',
    title: 'State Service of Ukraine on Food Safety and Consumer Protection, note on school catering, 2026',
    jurisdiction: 'UA',
    force: 'guide',
  },
  {
    code: 'UA-682',
    name: 'Наказ № 682',
    title:
      'Ministry of Agrarian Policy of Ukraine, Order No 682 of 14 September 2022, hygiene requirements for quick-frozen food',
    jurisdiction: 'UA',
  },
  {
    code: 'UA-813',
    name: 'Наказ № 813',
    title:
      'Ministry of Agrarian Policy of Ukraine, Order No 813 of 20 October 2022, hygiene requirements for food of animal origin',
    jurisdiction: 'UA',
  },
  {
    code: 'UA-CDC',
    name: 'Львівський ЦКПХ',
    title:
      'Lviv Regional Centre for Disease Control and Prevention of the Ministry of Health of Ukraine, advice against intestinal infections',
    jurisdiction: 'UA',
    force: 'guide',
    address: 'https://cdc.lviv.ua/post/кишкові-розлади-малоприємна-річ-отже-нагадуємо',
  },
  {
    code: 'UA-CDC-COOK',
    name: 'Львівський ЦКПХ, приготування',
    title:
      'Lviv Regional Centre for Disease Control and Prevention of the Ministry of Health of Ukraine, advice on cooking',
    jurisdiction: 'UA',
    force: 'guide',
    address:
      'https://cdc.lviv.ua/post/якщо-пронос-і-розлади-роботи-шлунку-та-кишківника-не-ваша-мрія-варто-прочитати',
  },
]
