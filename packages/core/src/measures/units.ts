/**
 * Units and the systems they belong to. `in_base` says how many of the SI base (litre, kilogram) one unit is,
 * exact by definition: 1 lb = 0.45359237 kg, 1 US gal = 3.785411784 l, 1 imperial gal = 4.54609 l. Pieces are
 * units 3, 12 and 17 (general 9: “without pieces” leaves those and the portion out).
 */
export type UnitKind = 'weight' | 'volume' | 'count'

export type Unit = {
  readonly id: number
  readonly key: string
  /** The sign shown after a number. */
  readonly name: string
  readonly kind: UnitKind
  readonly in_base: number | null
}

const unit = (id: number, key: string, name: string, measure: readonly [UnitKind, number | null]): Unit => ({
  id,
  key,
  name,
  kind: measure[0],
  in_base: measure[1],
})

export const units: readonly Unit[] = [
  unit(1, 'kg', 'kg', ['weight', 1]),
  unit(2, 'l', 'l', ['volume', 1]),
  unit(3, 'piece', 'pcs', ['count', null]),
  unit(4, 'g', 'g', ['weight', 0.001]),
  unit(5, 'ml', 'ml', ['volume', 0.001]),
  unit(6, 't', 't', ['weight', 1000]),
  unit(7, 'cl', 'cl', ['volume', 0.01]),
  unit(8, 'dl', 'dl', ['volume', 0.1]),
  unit(9, 'mg', 'mg', ['weight', 0.000_001]),
  unit(10, 'lb', 'lb', ['weight', 0.453_592_37]),
  unit(11, 'oz', 'oz', ['weight', 0.028_349_523_125]),
  unit(12, 'pack', 'pack', ['count', null]),
  unit(13, 'us_fl_oz', 'fl oz', ['volume', 0.029_573_529_562_5]),
  unit(14, 'us_pt', 'pt', ['volume', 0.473_176_473]),
  unit(15, 'us_qt', 'qt', ['volume', 0.946_352_946]),
  unit(16, 'us_gal', 'gal', ['volume', 3.785_411_784]),
  unit(17, 'box', 'box', ['count', null]),
  unit(18, 'portion', 'portion', ['count', null]),
  unit(19, 'imp_fl_oz', 'fl oz', ['volume', 0.028_413_062_5]),
  unit(20, 'imp_pt', 'pt', ['volume', 0.568_261_25]),
  unit(21, 'imp_qt', 'qt', ['volume', 1.136_522_5]),
  unit(22, 'imp_gal', 'gal', ['volume', 4.546_09]),
]

export const isPiece = ({ id, key }: Unit): boolean => [3, 12, 17].includes(id) || key === 'portion'

export type MeasurementSystem = {
  readonly id: number
  readonly key: string
  readonly units: readonly (Unit & { readonly is_measurement_system_base_unit: boolean })[]
}

const system = (
  id: number,
  key: string,
  keys: readonly [base: string, ...others: string[]],
): MeasurementSystem => ({
  id,
  key,
  units: units
    .filter((one) => keys.includes(one.key))
    .map((one) => ({ ...one, is_measurement_system_base_unit: one.key === keys[0] })),
})

export const volumeSystems: readonly MeasurementSystem[] = [
  system(1, 'metric', ['l', 'ml', 'cl', 'dl']),
  system(2, 'us_customary', ['us_gal', 'us_qt', 'us_pt', 'us_fl_oz']),
  system(3, 'imperial', ['imp_gal', 'imp_qt', 'imp_pt', 'imp_fl_oz']),
]

export const weightSystems: readonly MeasurementSystem[] = [
  system(1, 'metric', ['kg', 'g', 't', 'mg']),
  system(2, 'us_customary', ['lb', 'oz']),
  system(3, 'imperial', ['lb', 'oz']),
]

export const findVolumeSystem = (id: number): MeasurementSystem | undefined =>
  volumeSystems.find((one) => one.id === id)
export const findWeightSystem = (id: number): MeasurementSystem | undefined =>
  weightSystems.find((one) => one.id === id)

export type TemperatureScale = {
  readonly id: number
  readonly key: 'celsius' | 'fahrenheit'
  readonly unit: string
}

export const temperatureScales: readonly TemperatureScale[] = [
  { id: 1, key: 'celsius', unit: '°C' },
  { id: 2, key: 'fahrenheit', unit: '°F' },
]

export const findTemperatureScale = (id: number): TemperatureScale | undefined =>
  temperatureScales.find((one) => one.id === id)
