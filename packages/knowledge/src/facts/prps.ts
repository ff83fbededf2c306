import type { Condition, Prp, PrpId, ProcessId } from '@larder/core/haccp'
import { also, confirmed, secondhand } from './provenance.ts'

const prp = (id: PrpId, processes: readonly ProcessId[], when: Condition = {}): Prp => ({
  id,
  processes,
  when,
  ...secondhand('EFSA-2017', 'prerequisite programmes', 'guide'),
})

const laterPrp = (id: PrpId, processes: readonly ProcessId[], when: Condition = {}): Prp => ({
  id,
  processes,
  when,
  ...confirmed('EFSA-2018', 'abstract', 'guide'),
})

/**
 * The thirteen programmes of EFSA 2017, the five points that 2018 added in four programmes, food-safety
 * culture, traceability.
 */
export const prps: readonly Prp[] = [
  prp('PRP01', ['P44', 'P45']),
  prp('PRP02', ['P39', 'P40']),
  prp('PRP03', ['P43']),
  prp('PRP04', ['P44']),
  prp('PRP05', ['P08', 'P33', 'P39', 'P44']),
  prp('PRP06', ['P08', 'P11', 'P20', 'P32', 'P46']),
  prp('PRP07', ['P41']),
  prp('PRP08', ['P37', 'P45']),
  prp('PRP09', ['P42']),
  prp('PRP10', ['P01', 'P02']),
  prp('PRP11', ['P06', 'P07', 'P08', 'P11', 'P20']),
  prp('PRP12', ['P04', 'P05', 'P12', 'P19', 'P34', 'P35', 'P61']),
  prp('PRP13', ['P20', 'P32', 'P34']),
  laterPrp('PRP14', ['P03', 'P04', 'P22', 'P32', 'P61'], { any_process: ['P04', 'P22', 'P32', 'P61'] }),
  laterPrp('PRP15', ['P41'], { any_process: ['P34', 'P35'] }),
  laterPrp('PRP16', ['P34'], { any_process: ['P34', 'P32'], any_jurisdiction: ['EU', 'EE', 'DE', 'ES'] }),
  laterPrp('PRP17', ['P16'], {
    any_process: ['P16'],
    any_jurisdiction: ['EU', 'EE', 'DE', 'ES'],
    activities: ['A08', 'A09', 'A22', 'A27'],
  }),
  {
    id: 'PRP18',
    processes: ['P42'],
    when: {},
    ...secondhand('EU-NOTICE-355', 'food safety culture', 'guide'),
  },
  {
    id: 'PRP19',
    processes: ['P01', 'P32', 'P41'],
    when: {},
    ...also(confirmed('EU-178', 'art. 18-19', 'law'), 'UK-178', 'art. 18-19'),
  },
]
