import type { Condition, SubProcessId } from '@larder/core/haccp'

/** Ways of doing a step that several facts ask for. Aspects that say nothing of the way (loading, logs) are named with each. */
export const ways = {
  coldDisplay: { any_sub_process: ['P12.1', 'P12.2', 'P12.3', 'P12.4'] },
  customersServeThemselves: { any_sub_process: ['P12.2', 'P12.4'] },
  chilledCabinet: { any_sub_process: ['P34.1', 'P34.4', 'P34.5'] },
  frozenCabinet: { any_sub_process: ['P34.2', 'P34.4', 'P34.5'] },
  hotCounter: { any_sub_process: ['P34.3', 'P34.4', 'P34.5'] },
  chilledVehicle: { any_sub_process: ['P35.1', 'P35.4', 'P35.5'] },
  frozenVehicle: { any_sub_process: ['P35.2', 'P35.4', 'P35.5'] },
  hotBoxes: { any_sub_process: ['P35.3', 'P35.4', 'P35.5'] },
  slowThawing: { any_sub_process: ['P06.1', 'P06.5'] },
  thawingInWaterOnly: { named_sub_process: ['P06.2'], no_sub_process: ['P06.1', 'P06.5'] },
  quickCooking: { any_sub_process: ['P09.1', 'P09.2', 'P09.3', 'P09.4', 'P09.5', 'P09.6', 'P09.7', 'P09.8'] },
  browning: { any_sub_process: ['P09.2', 'P09.3', 'P09.4', 'P09.6', 'P09.7'] },
  lowTemperatureOnly: {
    named_sub_process: ['P09.9'], no_sub_process: ['P09.1', 'P09.2', 'P09.3', 'P09.4', 'P09.5', 'P09.6', 'P09.7', 'P09.8'],
  },
  /** Raw egg alone brings no parasites: what is eaten raw is told by the switch, fish or meat by the way. */
  rawFish: { any_extra: ['raw_animal_rte'], any_sub_process: ['P15.2'] },
  rawMeat: { any_extra: ['raw_animal_rte'], any_sub_process: ['P15.3'] },
  friedThrough: { any_sub_process: ['P13.1', 'P13.2', 'P13.3'] },
  hotSmoking: { any_sub_process: ['P25.1'] },
  inSmoke: { any_sub_process: ['P25.1', 'P25.2'] },
  notHeatedBySmoke: { any_sub_process: ['P25.2', 'P25.3'] },
  openCooling: { any_sub_process: ['P17.2', 'P17.3', 'P17.4'] },
  blastChillerOnly: { no_sub_process: ['P17.2', 'P17.3', 'P17.4'] },
} as const satisfies Readonly<Record<string, Condition>>

const parasiteFreezing: readonly SubProcessId[] = ['P16.5']

/** Fish is frozen against parasites in this place. */
export const frozenHere: Condition = { any_extra: ['freezing_on_site'], any_process: ['P16'], any_sub_process: parasiteFreezing }
/** It comes frozen, with a paper. */
export const frozenElsewhere: Condition = { any_of: [{ no_extra: ['freezing_on_site'] }, { no_process: ['P16'] }, { no_sub_process: parasiteFreezing }] }

/** Ultra-high temperature: where it is chosen, or a factory has not said how. */
export const ultraHigh: Condition = { any_of: [{ any_location_type: ['factory'], any_sub_process: ['P14.4'] }, { named_sub_process: ['P14.4'] }] }
