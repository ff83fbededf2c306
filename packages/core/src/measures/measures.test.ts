import { expect, it } from 'vitest'
import {
  findVolumeSystem,
  findWeightSystem,
  isPiece,
  temperatureScales,
  units,
  volumeSystems,
  weightSystems,
} from './index.ts'

it('has one base unit in every measurement system', () => {
  for (const system of [...volumeSystems, ...weightSystems])
    expect(system.units.filter((unit) => unit.is_measurement_system_base_unit)).toHaveLength(1)
  expect(findVolumeSystem(1)?.units.find((unit) => unit.is_measurement_system_base_unit)?.key).toBe('l')
  expect(findWeightSystem(2)?.units.find((unit) => unit.is_measurement_system_base_unit)?.key).toBe('lb')
})

it('counts units 3, 12, 17 and the portion as pieces', () =>
  expect(units.filter(isPiece).map(({ id }) => id)).toEqual([3, 12, 17, 18]))

it('knows what a unit is in litres and kilograms', () => {
  expect(units.filter(({ kind, in_base }) => (kind === 'count') !== (in_base === null))).toEqual([])
  expect(8 * (units.find(({ key }) => key === 'us_pt')?.in_base ?? 0)).toBeCloseTo(3.785_411_784, 12)
  expect(160 * (units.find(({ key }) => key === 'imp_fl_oz')?.in_base ?? 0)).toBeCloseTo(4.546_09, 12)
  expect(16 * (units.find(({ key }) => key === 'oz')?.in_base ?? 0)).toBeCloseTo(0.453_592_37, 12)
})

it('shows °C and °F', () => expect(temperatureScales.map(({ unit }) => unit)).toEqual(['°C', '°F']))
