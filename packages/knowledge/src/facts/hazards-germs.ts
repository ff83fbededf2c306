import type { Hazard } from '@larder/core/haccp'
import { allBut, longLifeMakers } from './activity-lists.ts'
import { finFish, food, foods, fruit, redMeat, wildFish } from './group-ranges.ts'
import { byProgramme, limited, scored, watched } from './hazard-fact.ts'
import { alikeAbroad, also, confirmed, expert, memory, read, secondhand } from './provenance.ts'
import {
  cansOnly,
  chilledReadyToEat,
  frozenElsewhere,
  growsWhileCooling,
  notBeerOnly,
  parasitePaper,
  ways,
} from './ways.ts'

/** Bacteria, parasites and viruses that enter or survive. */
export const hazardsGerms: readonly Hazard[] = [
  {
    ...scored('H02', 'biological', 'contamination', [2, 2]),
    ...alikeAbroad(
      memory('CODEX-CXC1', 'incoming materials', 'guide'),
      ['UK-PRACTICE', 'incoming goods'],
      ['US-FC', '3-202.15'],
    ),
    at: [byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] })],
  },
  {
    ...scored('H05', 'biological', 'contamination', [3, 1]),
    ...alikeAbroad(confirmed('EU-853', 'art. 3-5', 'law'), ['UK-853', 'art. 3-5'], ['US-FC', '3-201.11']),
    food_groups: [...redMeat, 'FG02', 'FG03', 'FG04', ...finFish, 'FG07', 'FG08', 'FG09', 'FG11', 'FG14'],
    at: [
      byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
      byProgramme(['P02', 'PRP10', 'C-supplier'], { tasks: ['T-suppliers'] }),
    ],
  },
  {
    ...scored('H07', 'biological', 'contamination', [2, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. IX(4)', 'law'),
      ['UK-852', 'Annex II Ch. IX(4)'],
      ['US-FC', '6-501.111'],
    ),
    at: [
      byProgramme(['P03', 'PRP03', 'C-pests'], { tasks: ['T-pest-own'] }),
      byProgramme(['P41', 'PRP07', 'C-waste'], { tasks: ['T-waste'] }),
      byProgramme(['P43', 'PRP03', 'C-pests'], { tasks: ['T-pest-own', 'T-pest-contractor'] }),
    ],
  },
  {
    ...scored('H09', 'biological', 'contamination', [4, 2]),
    at_least_oprp: true,
    ...also(
      also(read('ES-1021', 'art. 8.5 and 10', 'law'), 'EU-852', 'Annex II Ch. IX(3)'),
      'US-FC',
      '3-302.11(A)',
    ),
    food_groups: [...redMeat, 'FG02', 'FG03', 'FG04', ...finFish, 'FG07', 'FG08', 'FG09', 'FG14', 'FG17'],
    at: [
      { ...byProgramme(['P04', 'PRP11', 'C-separation'], { tasks: ['T-separation'] }), eaten_as_is: true },
      {
        ...byProgramme(['P06', 'PRP11', 'C-separation'], { tasks: ['T-thaw', 'T-thaw-water'] }),
        eaten_as_is: true,
        when: { any_sub_process: ['P06.1', 'P06.2', 'P06.5'] },
      },
      { ...byProgramme(['P08', 'PRP11', 'C-separation'], { tasks: ['T-separation'] }), eaten_as_is: true },
      { ...byProgramme(['P11', 'PRP11', 'C-separation'], { tasks: ['T-separation'] }), eaten_as_is: true },
      { ...byProgramme(['P31', 'PRP11', 'C-separation'], { tasks: ['T-clean-day'] }), eaten_as_is: true },
      { ...byProgramme(['P61', 'PRP11', 'C-separation'], { tasks: ['T-separation'] }), eaten_as_is: true },
      byProgramme(['P39', 'PRP02', 'C-clean'], {
        tasks: ['T-clean-day', 'T-clean-contact', 'T-clean-machines', 'T-knife'],
      }),
    ],
  },
  {
    ...scored('H10', 'biological', 'contamination', [4, 2]),
    worse_for_vulnerable: true,
    when: chilledReadyToEat,
    ...also(confirmed('EU-2073', 'art. 5(2)', 'law'), 'UK-2073', 'art. 5(2)'),
    at: [
      {
        ...byProgramme(['P08', 'PRP02', 'C-listeria'], { tasks: ['T-clean-machines', 'T-clean-swab'] }),
        eaten_as_is: true,
        when: {
          any_of: [
            { any_extra: ['slicing_RTE'] },
            { named_sub_process: ['P08.4'] },
            { any_product_group: ['PG30'] },
          ],
        },
      },
      { ...byProgramme(['P11', 'PRP02', 'C-listeria'], { tasks: ['T-clean-contact'] }), eaten_as_is: true },
      { ...byProgramme(['P22', 'PRP02', 'C-listeria'], { tasks: ['T-clean-swab'] }), eaten_as_is: true },
      {
        ...byProgramme(['P25', 'PRP02', 'C-listeria'], { tasks: ['T-clean-day', 'T-clean-swab'] }),
        eaten_as_is: true,
      },
      {
        ...limited(['P30', 'PRP02', 'C-listeria'], {
          limits: ['L-raw-cheese-days'],
          tasks: ['T-cheese-ripening'],
        }),
        eaten_as_is: true,
        when: { activities: ['A14'], any_product_group: ['PG28'] },
      },
      {
        ...watched(['P30', 'PRP02', 'C-listeria'], { tasks: ['T-cheese-ripening'] }),
        eaten_as_is: true,
        when: { activities: ['A14'] },
      },
      {
        ...byProgramme(['P32', 'PRP02', 'C-listeria'], { tasks: ['T-clean-day', 'T-clean-swab'] }),
        eaten_as_is: true,
        when: { activities: ['A07', 'A13', ...longLifeMakers] },
      },
      {
        ...byProgramme(['P16', 'PRP02', 'C-listeria'], { tasks: ['T-clean-day', 'T-clean-swab'] }),
        eaten_as_is: true,
        when: { activities: ['A13'] },
      },
      {
        ...byProgramme(['P39', 'PRP02', 'C-listeria'], {
          tasks: ['T-clean-machines', 'T-clean-drains', 'T-clean-swab'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H14', 'biological', 'contamination', [4, 2]),
    food_groups: ['FG14', ...fruit, 'FG18'],
    ...alikeAbroad(
      secondhand('EFSA-PLANT', 'abstracts', 'guide'),
      ['UK-852', 'Annex II Ch. IX'],
      ['US-FC', '3-302.15'],
    ),
    at: [
      {
        ...limited(['P07', 'PRP11', 'C-produce'], {
          limits: ['L-produce-wash', 'L-wash-ph', 'L-wash-minutes'],
          tasks: ['T-wash-dose', 'T-wash-ph', 'T-wash-time', 'T-produce'],
        }),
        eaten_as_is: true,
        when: { activities: ['A18'], any_product_group: ['PG30'], any_sub_process: ['P07.2'] },
      },
      { ...watched(['P07', 'PRP11', 'C-produce'], { tasks: ['T-produce'] }), eaten_as_is: true },
      { ...byProgramme(['P11', 'PRP11', 'C-produce'], { tasks: ['T-produce'] }), eaten_as_is: true },
    ],
  },
  {
    ...scored('H15', 'biological', 'contamination', [4, 2]),
    food_groups: [...redMeat, 'FG02', 'FG03'],
    ...also(read('ES-1021', 'art. 7', 'law'), 'DE-TLMHV', '§ 16'),
    at: [
      {
        ...watched(['P08', 'PRP11', 'C-too-warm'], {
          limits: ['L-chill-minced'],
          tasks: ['T-cold-minced', 'T-clean-machines'],
        }),
        when: { any_of: [{ any_extra: ['grinding_mince'] }, { named_sub_process: ['P08.2', 'P08.3'] }] },
      },
      {
        ...watched(['P15', 'PRP11', 'C-raw-dish'], {
          limits: ['L-chill-minced', 'L-chill-red-meat'],
          tasks: ['T-raw-meat'],
        }),
        eaten_as_is: true,
        when: { ...ways.rawMeat, any_food_group: [...redMeat, 'FG03'] },
      },
      { ...byProgramme(['P27', 'PRP11', 'C-cure']), probability: 1, when: { any_sub_process: ['P27.2'] } },
    ],
  },
  {
    ...scored('H16', 'biological', 'survival', [4, 3]),
    worse_for_vulnerable: true,
    ...alikeAbroad(
      also(memory('EU-PRACTICE', 'core temperature', 'practice'), 'US-FSIS-A', 'tables'),
      ['UK-FSA', 'cooking temperatures and times'],
      ['US-FC', '3-401.11'],
    ),
    at: [
      { ...watched(['P09', 'PRP11', 'C-cook-on'], { tasks: ['T-cook'] }), when: cansOnly },
      {
        ...limited(['P09', 'PRP11', 'C-cook-on'], {
          limits: ['L-cook-core', 'L-cook-poultry', 'L-cook-minced', 'L-cook-whole', 'L-cook-red-meat'],
          tasks: [
            'T-cook',
            'T-cook-poultry',
            'T-cook-minced',
            'T-cook-whole',
            'T-cook-red-meat',
            'T-cook-low',
            'T-microwave',
          ],
        }),
        when: ways.quickCooking,
      },
      {
        ...limited(['P09', 'PRP11', 'C-cook-on'], { limits: ['L-sous-vide-core'], tasks: ['T-cook-low'] }),
        when: ways.lowTemperatureOnly,
      },
      {
        ...limited(['P13', 'PRP11', 'C-cook-on'], {
          limits: ['L-cook-core', 'L-cook-poultry'],
          tasks: ['T-cook', 'T-cook-poultry'],
        }),
        when: ways.friedThrough,
      },
      {
        ...limited(['P21', 'PRP11', 'C-cook-on'], { limits: ['L-cook-core'], tasks: ['T-cook'] }),
        when: { any_product_group: ['PG08', 'PG10'], any_sub_process: ['P21.3', 'P21.4'] },
      },
      {
        ...watched(['P08', 'PRP11', 'C-cook-on'], { tasks: ['T-roast'] }),
        eaten_as_is: true,
        when: { activities: ['A20'], any_product_group: ['PG36'], no_process: ['P56'] },
      },
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], { limits: ['L-juice'], tasks: ['T-juice'] }),
        eaten_as_is: true,
        when: { activities: ['A18', 'A21'], ...notBeerOnly },
      },
      limited(['P23', 'PRP11', 'C-cook-on'], { limits: ['L-sous-vide-core'], tasks: ['T-sous-vide'] }),
      {
        ...limited(['P25', 'PRP11', 'C-cook-on'], { limits: ['L-smoke-core'], tasks: ['T-smoke'] }),
        when: { ...ways.hotSmoking, any_food_group: foods(1, 8) },
      },
    ],
  },
  {
    ...scored('H17', 'biological', 'survival', [4, 2]),
    worse_for_vulnerable: true,
    food_groups: ['FG09'],
    ...also(also(read('ES-1021', 'art. 9', 'law'), 'DE-TLMHV', '§ 20a'), 'US-FC', '3-401.11'),
    at: [
      limited(['P10', 'PRP11', 'C-cook-on'], { limits: ['L-cook-eggs'], tasks: ['T-cook-eggs'] }),
      {
        ...limited(['P15', 'PRP11', 'C-raw-dish'], {
          limits: ['L-chill-raw-egg-dish', 'L-raw-egg-hours', 'L-dressing-ph'],
          tasks: ['T-raw-egg-cold', 'T-raw-egg-time', 'T-dressing-ph'],
        }),
        eaten_as_is: true,
        when: { any_extra: ['raw_egg_dishes'] },
      },
      {
        ...watched(['P32', 'PRP11', 'C-eggs'], { tasks: ['T-candling'] }),
        eaten_as_is: true,
        when: { activities: ['A25'] },
      },
      watched(['P50', 'PRP11', 'C-eggs'], { tasks: ['T-egg-breaking'] }),
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], {
          limits: ['L-egg-pasteurise'],
          tasks: ['T-egg-pasteurise'],
        }),
        eaten_as_is: true,
        when: { activities: ['A25'] },
      },
      {
        ...limited(['P59', 'PRP11', 'C-eggs'], {
          limits: ['L-egg-wash'],
          tasks: ['T-egg-wash', 'T-candling'],
        }),
        eaten_as_is: true,
        when: { named_sub_process: ['P59.2'] },
      },
      { ...watched(['P59', 'PRP11', 'C-eggs'], { tasks: ['T-candling'] }), eaten_as_is: true },
    ],
  },
  {
    ...scored('H18', 'biological', 'contamination', [3, 2]),
    worse_for_vulnerable: true,
    ...also(also(read('DE-IFSG', '§ 42-43', 'law'), 'EE-NETS', '§ 13'), 'US-FC', '2-201.13'),
    at: [
      { ...byProgramme(['P11', 'PRP09', 'C-ill'], { tasks: ['T-fit'] }), eaten_as_is: true },
      { ...byProgramme(['P20', 'PRP09', 'C-ill'], { tasks: ['T-fit'] }), eaten_as_is: true },
      byProgramme(['P42', 'PRP09', 'C-ill'], {
        limits: ['L-symptom-free-hours'],
        tasks: ['T-fit', 'T-training', 'T-health'],
      }),
    ],
  },
  {
    ...scored('H20', 'biological', 'contamination', [2, 2]),
    ...read('ES-1021', 'art. 10', 'law'),
    at: [
      {
        ...byProgramme(['P12', 'PRP11', 'C-discard'], { tasks: ['T-self-service'] }),
        when: { ...ways.customersServeThemselves, any_product_group: ['PG11'] },
      },
      {
        ...byProgramme(['P34', 'PRP11', 'C-discard']),
        when: { any_product_group: ['PG04', 'PG09'], any_sub_process: ['P34.4'] },
      },
    ],
  },
  {
    ...scored('H21', 'biological', 'survival', [4, 2]),
    food_groups: ['FG10', 'FG11', 'FG12'],
    ...also(read('DE-TLMHV', 'Anlage 5 Kap. V', 'law'), 'US-21CFR-1240', '1240.61'),
    at: [
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], {
          limits: ['L-ice-cream-mix'],
          tasks: ['T-ice-cream-mix'],
        }),
        eaten_as_is: true,
        when: { activities: ['A13'] },
      },
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], {
          limits: ['L-pasteurise', 'L-uht'],
          tasks: ['T-pasteurise', 'T-uht'],
        }),
        eaten_as_is: true,
        when: { activities: allBut('A13') },
      },
    ],
  },
  {
    ...scored('H22', 'biological', 'contamination', [3, 3]),
    worse_for_vulnerable: true,
    food_groups: ['FG08'],
    ...also(read('ES-1021', 'art. 8.8', 'law'), 'US-FC', '3-203.12'),
    at: [
      {
        ...limited(['P01', 'PRP10', 'C-shellfish'], {
          limits: ['L-shellfish-tags'],
          tasks: ['T-shellfish-tags'],
        }),
        eaten_as_is: true,
        when: { no_process: ['P49'], any_product_group: ['PG05', 'PG23'] },
      },
      {
        ...limited(['P49', 'PRP10', 'C-shellfish'], {
          limits: ['L-chill-shellstock', 'L-shellfish-tags'],
          tasks: ['T-shellfish-tags', 'T-shellfish-air'],
        }),
        eaten_as_is: true,
      },
      {
        ...limited(['P57', 'PRP11', 'C-shellfish'], {
          limits: ['L-purify-hours'],
          tasks: ['T-purify-hours'],
        }),
        eaten_as_is: true,
      },
      {
        ...watched(['P15', 'PRP11', 'C-raw-dish'], { tasks: ['T-shellfish-tags'] }),
        eaten_as_is: true,
        when: { ...ways.rawFish, any_product_group: ['PG05'] },
      },
    ],
  },
  {
    ...scored('H23', 'biological', 'survival', [3, 3]),
    food_groups: [...wildFish, 'FG08'],
    ...also(
      also(
        also(read('ES-1021', 'art. 8.1-8.3', 'law'), 'EU-853', 'Annex III Sec. VIII Ch. III.D'),
        'UK-853',
        'Annex III Sec. VIII Ch. III.D',
      ),
      'US-FC',
      '3-402.11',
    ),
    when: { any_product_group: ['PG05', 'PG06', 'PG24'] },
    at: [
      {
        ...limited(['P16', 'PRP11', 'C-parasite'], {
          limits: ['L-parasite-freeze'],
          tasks: ['T-parasite-freeze'],
        }),
        eaten_as_is: true,
        when: { any_sub_process: ['P16.5'] },
      },
      {
        ...limited(['P15', 'PRP10', 'C-parasite'], {
          limits: ['L-parasite-freeze'],
          tasks: ['T-parasite-record'],
        }),
        eaten_as_is: true,
        when: { ...frozenElsewhere, ...ways.rawFish },
      },
      {
        ...limited(['P25', 'PRP10', 'C-parasite'], {
          limits: ['L-parasite-freeze'],
          tasks: ['T-parasite-record'],
        }),
        eaten_as_is: true,
        when: { ...parasitePaper.inSmoke, ...ways.notHeatedBySmoke },
      },
      {
        ...watched(['P25', 'PRP10', 'C-parasite'], {
          limits: ['L-parasite-freeze'],
          tasks: ['T-parasite-record'],
        }),
        eaten_as_is: true,
        when: ways.notHeatedBySmoke,
      },
      {
        ...limited(['P27', 'PRP10', 'C-parasite'], {
          limits: ['L-parasite-freeze'],
          tasks: ['T-parasite-record'],
        }),
        eaten_as_is: true,
        when: parasitePaper.inSalt,
      },
      {
        ...watched(['P27', 'PRP10', 'C-parasite'], {
          limits: ['L-parasite-freeze'],
          tasks: ['T-parasite-record'],
        }),
        eaten_as_is: true,
        when: ways.saltedNotCooked,
      },
    ],
  },
  {
    ...scored('H25', 'biological', 'contamination', [3, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. IX(3)', 'law'),
      ['UK-852', 'Annex II Ch. IX(3)'],
      ['US-FC', '3-302.11'],
    ),
    at: [
      {
        ...watched(['P17', 'PRP11', 'C-discard'], { tasks: ['T-cool', 'T-cool-mix'] }),
        eaten_as_is: true,
        when: { ...ways.openCooling, ...growsWhileCooling },
      },
      {
        ...byProgramme(['P17', 'PRP11', 'C-discard'], { tasks: ['T-cool'] }),
        eaten_as_is: true,
        when: { ...ways.blastChillerOnly, ...growsWhileCooling },
      },
      {
        ...byProgramme(['P17', 'PRP02', 'C-discard'], { tasks: ['T-clean-contact'] }),
        eaten_as_is: true,
      },
      { ...byProgramme(['P11', 'PRP11', 'C-discard'], { tasks: ['T-clean-contact'] }), eaten_as_is: true },
      { ...byProgramme(['P20', 'PRP11', 'C-discard'], { tasks: ['T-clean-contact'] }), eaten_as_is: true },
    ],
  },
  {
    ...scored('H26', 'biological', 'survival', [3, 3]),
    ...also(also(read('ES-1086', 'art. 30.7', 'law'), 'UK-SSI-2006-3', 'Sch. 4'), 'US-FC', '3-403.11'),
    at: [
      limited(['P18', 'PRP11', 'C-reheat'], { limits: ['L-reheat'], tasks: ['T-reheat', 'T-microwave'] }),
      {
        ...limited(['P36', 'PRP11', 'C-reheat'], { limits: ['L-reheat'], tasks: ['T-reheat'] }),
        when: { any_sub_process: ['P36.2'] },
      },
    ],
  },
  {
    ...scored('H36', 'biological', 'contamination', [4, 3]),
    food_groups: [...redMeat, 'FG02', 'FG04'],
    when: { activities: ['A16'] },
    ...alikeAbroad(
      also(confirmed('EU-853', 'Annex III Sec. I-IV', 'law'), 'EU-2073', 'Annex I Ch. 2'),
      ['UK-853', 'Annex III Sec. I-IV'],
      ['US-9CFR-310', '310.18(a), 381.65(f)'],
    ),
    at: [
      { ...watched(['P60', 'PRP10', 'C-carcass'], { tasks: ['T-live-animals'] }), eaten_as_is: true },
      {
        ...limited(['P31', 'PRP11', 'C-carcass'], {
          limits: ['L-chill-red-meat', 'L-chill-poultry'],
          tasks: ['T-carcass', 'T-carcass-chill', 'T-carcass-chill-poultry'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H49', 'biological', 'contamination', [3, 2]),
    ...also(expert('late additions'), 'US-FC', '3-301.12'),
    at: [
      { ...byProgramme(['P09', 'PRP11', 'C-discard']), eaten_as_is: true },
      { ...byProgramme(['P18', 'PRP11', 'C-discard']), eaten_as_is: true },
      { ...byProgramme(['P20', 'PRP11', 'C-discard']), eaten_as_is: true },
    ],
  },
  {
    ...scored('H50', 'biological', 'contamination', [3, 1]),
    ...alikeAbroad(
      also(confirmed('EU-DWD', 'Annex I.A', 'law'), 'DE-TWV', 'Anlage 1'),
      ['UK-852', 'Annex II Ch. VII'],
      ['US-FC', '5-101.11'],
    ),
    at: [
      {
        ...byProgramme(['P17', 'PRP08', 'C-water']),
        eaten_as_is: true,
        when: { named_sub_process: ['P17.2'] },
      },
      byProgramme(['P37', 'PRP08', 'C-water'], { tasks: ['T-clean-ice'] }),
      byProgramme(['P45', 'PRP08', 'C-water'], { tasks: ['T-tank', 'T-well'] }),
    ],
  },
  {
    ...scored('H51', 'biological', 'contamination', [2, 2]),
    ...also(expert('ice and drink machines'), 'US-FC', '4-602.11(E)(4)'),
    at: [byProgramme(['P37', 'PRP02', 'C-clean'], { tasks: ['T-clean-ice'] })],
  },
  {
    ...scored('H53', 'biological', 'contamination', [3, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. V', 'law'),
      ['UK-852', 'Annex II Ch. V'],
      ['US-FC', '4-601.11'],
    ),
    at: [
      byProgramme(['P39', 'PRP02', 'C-clean'], {
        limits: ['L-chlorine'],
        tasks: ['T-clean-day', 'T-disinfectant'],
      }),
      byProgramme(['P40', 'PRP02', 'C-dish'], { tasks: ['T-clean-day'] }),
      { ...byProgramme(['P54', 'PRP02', 'C-clean'], { tasks: ['T-bottles'] }), eaten_as_is: true },
    ],
  },
  {
    ...scored('H54', 'biological', 'contamination', [2, 2]),
    ...also(memory('EU-PRACTICE', 'dishwashers', 'practice'), 'US-FC', '4-501.112'),
    at: [
      {
        ...byProgramme(['P40', 'PRP02', 'C-dish'], { limits: ['L-dish-rinse'], tasks: ['T-dish'] }),
        when: { any_sub_process: ['P40.1'] },
      },
    ],
  },
  {
    ...scored('H57', 'biological', 'survival', [3, 2]),
    ...memory('CODEX-CXC1', 'monitoring equipment', 'guide'),
    at: [
      byProgramme(['P44', 'PRP04', 'C-calibrate'], {
        limits: ['L-probe-ice', 'L-probe-boiling'],
        tasks: ['T-probe-ice', 'T-probe-boiling', 'T-probe-certificate'],
      }),
    ],
  },
  {
    ...scored('H66', 'biological', 'contamination', [3, 2]),
    ...memory('CODEX-CXC1', 'packaging', 'guide'),
    at: [
      watched(['P22', 'PRP11', 'C-seal'], { tasks: ['T-seal'] }),
      {
        ...limited(['P24', 'PRP11', 'C-seal'], { limits: ['L-seam-overlap'], tasks: ['T-seam', 'T-seal'] }),
        eaten_as_is: true,
        severity: 4,
      },
      {
        ...watched(['P28', 'PRP11', 'C-hot-fill'], {
          limits: ['L-hot-fill'],
          tasks: ['T-hot-fill', 'T-seal'],
        }),
        when: {
          any_product_group: ['PG31'],
          activities: allBut('A20', 'A25'),
          any_sub_process: ['P28.2', 'P28.3'],
        },
      },
      {
        ...watched(['P32', 'PRP11', 'C-seal'], { tasks: ['T-seal'] }),
        when: { any_extra: ['glass_packaging', 'vacuum_or_MAP'] },
      },
    ],
  },
  {
    ...scored('H69', 'biological', 'contamination', [2, 2]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. IV', 'law'),
      ['UK-852', 'Annex II Ch. IV'],
      ['US-21CFR-117', '117.93'],
    ),
    at: [byProgramme(['P35', 'PRP05', 'C-transport'], { tasks: ['T-vehicle'] })],
  },
  {
    ...scored('H70', 'biological', 'contamination', [3, 3]),
    ...alikeAbroad(
      confirmed('EU-852', 'Annex II Ch. III', 'law'),
      ['UK-852', 'Annex II Ch. III'],
      ['US-FC', '1-201.10(B), 5-104.12, 5-203.11'],
    ),
    at: [byProgramme(['P36', 'PRP01', 'C-site'], { tasks: ['T-site'] })],
  },
  {
    ...scored('H71', 'biological', 'contamination', [3, 1]),
    ...also(
      also(confirmed('EU-852', 'Annex II Ch. VI', 'law'), 'EU-1069', 'art. 21(1)'),
      'UK-852',
      'Annex II Ch. VI',
    ),
    at: [byProgramme(['P41', 'PRP15', 'C-waste'], { tasks: ['T-waste', 'T-recall'] })],
  },
  {
    ...scored('H74', 'biological', 'survival', [4, 2]),
    worse_for_vulnerable: true,
    ...also(secondhand('WHO-PIF', 'reconstitution', 'guide'), 'EU-2073', 'Annex I 1.24'),
    at: [
      {
        ...watched(['P32', 'PRP02', 'C-listeria'], { tasks: ['T-dry-zone'] }),
        eaten_as_is: true,
        when: { activities: ['A28'], any_product_group: ['PG12'] },
      },
      {
        ...limited(['P47', 'PRP11', 'C-discard'], {
          limits: ['L-infant-water', 'L-infant-hours'],
          tasks: ['T-infant-water'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H75', 'biological', 'growth', [4, 2]),
    worse_for_vulnerable: true,
    food_groups: ['FG18'],
    ...alikeAbroad(
      also(confirmed('EU-2073', 'Annex I 1.18 and 1.29', 'law'), 'EU-208', 'art. 3'),
      ['UK-2073', 'Annex I 1.18 and 1.29'],
      ['US-21CFR-112', '112.144'],
    ),
    at: [
      {
        ...limited(['P48', 'PRP11', 'C-sprouts'], {
          limits: ['L-sprout-water'],
          tasks: ['T-sprout-water', 'T-sprout-seed'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H80', 'biological', 'survival', [3, 3]),
    food_groups: ['FG02'],
    ...confirmed('EFSA-CAMPY', null, 'guide'),
    at: [
      limited(['P09', 'PRP11', 'C-cook-on'], { limits: ['L-cook-poultry'], tasks: ['T-cook-poultry'] }),
      {
        ...limited(['P13', 'PRP11', 'C-cook-on'], { limits: ['L-cook-poultry'], tasks: ['T-cook-poultry'] }),
        when: ways.friedThrough,
      },
    ],
  },
  {
    ...scored('H83', 'biological', 'contamination', [3, 2]),
    worse_for_vulnerable: true,
    food_groups: [...fruit, 'FG16'],
    ...confirmed('EFSA-BERRY', null, 'guide'),
    at: [
      {
        ...watched(['P11', 'PRP10', 'C-produce'], {
          limits: ['L-berry-boil'],
          tasks: ['T-berries', 'T-produce'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H86', 'biological', 'survival', [3, 2]),
    food_groups: [food.pork, food.horse, 'FG04'],
    ...confirmed('EU-2015-1375', 'art. 2-3', 'law'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
      {
        ...limited(['P09', 'PRP11', 'C-cook-on'], { limits: ['L-cook-pork-liver'], tasks: ['T-cook-game'] }),
        when: { any_food_group: ['FG04'] },
      },
      {
        ...byProgramme(['P15', 'PRP10', 'C-raw-dish'], { tasks: ['T-delivery-check'] }),
        eaten_as_is: true,
        when: ways.rawMeat,
      },
      { ...byProgramme(['P29', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }), eaten_as_is: true },
    ],
  },
  {
    ...scored('H88', 'biological', 'survival', [3, 2]),
    food_groups: ['FG03', 'FG04'],
    ...secondhand('EFSA-HEV', null, 'guide'),
    at: [
      limited(['P09', 'PRP11', 'C-cook-on'], {
        limits: ['L-cook-pork-liver'],
        tasks: ['T-cook-minced', 'T-cook-game'],
      }),
    ],
  },
  {
    ...scored('H89', 'biological', 'survival', [4, 3]),
    food_groups: ['FG11'],
    ...also(also(read('DE-TLMHV', '§ 17', 'law'), 'ES-1021', 'art. 4.1'), 'US-21CFR-1240', '1240.61'),
    at: [
      watched(['P01', 'PRP10', 'C-refuse'], {
        limits: ['L-raw-milk-arrival'],
        tasks: ['T-delivery-check', 'T-delivery-raw-milk'],
      }),
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], {
          limits: ['L-ice-cream-mix'],
          tasks: ['T-ice-cream-mix'],
        }),
        eaten_as_is: true,
        when: { activities: ['A13'] },
      },
      {
        ...limited(['P14', 'PRP11', 'C-pasteurise'], {
          limits: ['L-pasteurise', 'L-uht'],
          tasks: ['T-pasteurise', 'T-uht'],
        }),
        eaten_as_is: true,
        when: { activities: allBut('A13') },
      },
      {
        ...watched(['P26', 'PRP10', 'C-raw-milk'], { limits: ['L-chill-raw-milk'], tasks: ['T-raw-milk'] }),
        eaten_as_is: true,
        when: { activities: ['A14'], any_product_group: ['PG28'] },
      },
    ],
  },
  {
    ...scored('H90', 'biological', 'survival', [4, 2]),
    food_groups: ['FG07', 'FG08'],
    ...read('ES-1021', 'art. 4.1', 'law'),
    at: [
      limited(['P09', 'PRP11', 'C-cook-on'], {
        limits: ['L-cook-core', 'L-cook-shellfish'],
        tasks: ['T-cook', 'T-cook-whole'],
      }),
      {
        ...watched(['P15', 'PRP10', 'C-raw-dish'], { tasks: ['T-shellfish-tags'] }),
        eaten_as_is: true,
        when: { ...ways.rawFish, any_product_group: ['PG05'] },
      },
      {
        ...limited(['P49', 'PRP10', 'C-shellfish'], {
          limits: ['L-chill-shellstock'],
          tasks: ['T-shellfish-tags', 'T-shellfish-air'],
        }),
        eaten_as_is: true,
      },
    ],
  },
  {
    ...scored('H98', 'biological', 'survival', [3, 2]),
    food_groups: [...redMeat, 'FG04'],
    ...secondhand('EFSA-PARASITES', null, 'guide'),
    at: [
      byProgramme(['P01', 'PRP10', 'C-refuse'], { tasks: ['T-delivery-check'] }),
      {
        ...byProgramme(['P15', 'PRP10', 'C-raw-dish'], { tasks: ['T-delivery-check'] }),
        eaten_as_is: true,
        when: ways.rawMeat,
      },
    ],
  },
]
