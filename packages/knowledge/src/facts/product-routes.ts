/**
 * The steps that a product may pass on its way through a place, and its ingredients. A later step that kills
 * counts for a product only on its own way: mince is sold raw where hams are boiled.
 */
import type { FoodGroupId, ProcessId, ProductGroup, ProductGroupId } from '@larder/core/haccp'
import { foods, fruit, grains } from './group-ranges.ts'

type Route = Required<Pick<ProductGroup, 'route'>> & Pick<ProductGroup, 'made_from'>

/** Reception, stores, packing, sale and transport: any product may pass them. */
const anyProduct: readonly ProcessId[] = [
  'P01',
  'P03',
  'P04',
  'P05',
  'P16',
  'P20',
  'P32',
  'P33',
  'P34',
  'P35',
  'P36',
  'P51',
  'P55',
]
/** Cutting, mixing, packing under vacuum, cold display, preparation free from an allergen. */
const prepared: readonly ProcessId[] = [...anyProduct, 'P08', 'P12', 'P22', 'P46']
/** The steps of a kitchen for any dish. */
const kitchen: readonly ProcessId[] = [
  ...prepared,
  'P06',
  'P07',
  'P09',
  'P10',
  'P13',
  'P17',
  'P18',
  'P21',
  'P23',
  'P26',
  'P50',
  'P61',
]

const meat = foods(1, 4)
const fish = foods(5, 8)
const egg: readonly FoodGroupId[] = ['FG09', 'FG10']
const rawMilk: FoodGroupId = 'FG11'
const dairy: readonly FoodGroupId[] = ['FG12', 'FG13']
/** Vegetables, fruit, potatoes, sprouts. */
const produce = foods(14, 18)
/** Cereals, flour, sugar, nuts, spices, fats, preserves. */
const dry = foods(19, 25)
/** Spices, fats, additives: they go into nearly everything. */
const seasoning: readonly FoodGroupId[] = ['FG21', 'FG23', 'FG24', 'FG29']
const everywhere: readonly FoodGroupId[] = ['FG30', 'FG32']

const passing = (route: readonly ProcessId[], made_from?: readonly FoodGroupId[]): Route => ({
  route,
  ...(made_from && { made_from: [...new Set([...made_from, ...everywhere])] }),
})

/** Bought in ready to eat, or frozen: shops and plants sell it beside their own products. */
const boughtReady: readonly FoodGroupId[] = ['FG26', 'FG27']

export const productRoutes: Readonly<Record<ProductGroupId, Route>> = {
  PG01: passing([...kitchen, 'P19', 'P28']),
  PG02: passing([...kitchen, 'P19']),
  PG03: passing([...kitchen, 'P11', 'P15', 'P25', 'P27']),
  PG04: passing([...kitchen, 'P11', 'P15', 'P19']),
  PG05: passing(
    [...prepared, 'P06', 'P07', 'P11', 'P15', 'P26', 'P27', 'P31', 'P49', 'P57'],
    [...meat, ...fish, ...egg, ...dairy, ...produce, ...dry, ...boughtReady, 'FG28', 'FG29'],
  ),
  PG06: passing([...kitchen, 'P11', 'P15', 'P27']),
  PG07: passing([...kitchen, 'P11', 'P14', 'P15', 'P28']),
  PG08: passing([...kitchen, 'P11', 'P14', 'P15', 'P28']),
  PG09: passing(
    [...prepared, 'P06', 'P13', 'P21', 'P28', 'P52'],
    [...egg, ...dairy, ...fruit, 'FG16', 'FG17', ...dry, ...boughtReady, 'FG28', 'FG29'],
  ),
  PG10: passing([...kitchen, 'P11', 'P19']),
  PG11: passing([...kitchen, 'P11', 'P15', 'P19']),
  PG12: passing([...kitchen, 'P14', 'P47', 'P52', 'P53', 'P56']),
  PG13: passing([...kitchen, 'P11', 'P19']),
  PG14: passing(
    [...prepared, 'P07', 'P09', 'P10', 'P14', 'P15', 'P17', 'P28', 'P50'],
    [...egg, rawMilk, ...dairy, ...produce, ...dry, 'FG27', 'FG28', 'FG29', 'FG31'],
  ),
  PG15: passing(
    [...prepared, 'P06', 'P07', 'P11', 'P14', 'P28', 'P48', 'P53', 'P54', 'P58'],
    [...dairy, ...produce, ...dry, 'FG27', 'FG28', 'FG29', 'FG31', 'FG33'],
  ),
  PG16: passing([...prepared, 'P14'], [...dairy, ...fruit, ...grains, ...seasoning, 'FG28', 'FG31', 'FG33']),
  PG17: passing(
    [...prepared, 'P07', 'P09', 'P14', 'P26', 'P28', 'P53', 'P54', 'P58', 'P17'],
    [...egg, ...dairy, ...produce, ...dry, 'FG29', 'FG31', 'FG33'],
  ),
  PG18: passing([...prepared, 'P06', 'P07', 'P30', 'P31', 'P60'], [...meat, ...boughtReady]),
  PG19: passing(
    [...prepared, 'P06', 'P07', 'P15', 'P26'],
    [...meat, ...egg, ...produce, ...dry, ...boughtReady, 'FG28', 'FG29'],
  ),
  PG20: passing(
    [...kitchen, 'P19', 'P24', 'P25', 'P27', 'P14'],
    [...meat, ...egg, ...dairy, ...produce, ...dry, ...boughtReady, 'FG28', 'FG29'],
  ),
  PG21: passing(
    [...prepared, 'P06', 'P07', 'P25', 'P27', 'P29', 'P30'],
    [...meat, 'FG13', 'FG22', ...seasoning, ...boughtReady],
  ),
  PG22: passing(
    [...prepared, 'P06', 'P07', 'P17', 'P25', 'P27', 'P29', 'P30'],
    [...meat, ...seasoning, ...boughtReady],
  ),
  PG23: passing([...prepared, 'P06', 'P07', 'P31', 'P49', 'P57'], [...fish, ...boughtReady]),
  PG24: passing(
    [...prepared, 'P06', 'P07', 'P15', 'P17', 'P25', 'P26', 'P27', 'P29', 'P30', 'P31', 'P52', 'P57', 'P14'],
    [...fish, ...egg, 'FG12', ...produce, ...seasoning, 'FG25', ...boughtReady],
  ),
  PG25: passing(
    [...prepared, 'P14', 'P17', 'P52', 'P53', 'P54', 'P55'],
    [rawMilk, ...dairy, ...seasoning, ...grains],
  ),
  PG26: passing(
    [...prepared, 'P14', 'P17', 'P26', 'P25', 'P52', 'P53', 'P54'],
    [rawMilk, ...dairy, ...produce, ...seasoning, 'FG22', 'FG25'],
  ),
  PG27: passing(
    [...prepared, 'P14', 'P17', 'P25', 'P26', 'P27', 'P30'],
    [rawMilk, ...dairy, 'FG14', 'FG22', ...seasoning],
  ),
  PG28: passing([...prepared, 'P17', 'P25', 'P26', 'P27', 'P30', 'P54'], [rawMilk, ...dairy, ...seasoning]),
  PG29: passing([...prepared, 'P10', 'P14', 'P17', 'P50', 'P52', 'P59'], [...egg, ...seasoning]),
  PG30: passing([...prepared, 'P07', 'P11', 'P48'], [...produce, 'FG22', 'FG27', 'FG29']),
  PG31: passing(
    [...prepared, 'P06', 'P07', 'P09', 'P14', 'P17', 'P21', 'P26', 'P28', 'P52', 'P53', 'P54', 'P56'],
    [...egg, ...dairy, ...produce, ...dry, 'FG27', 'FG28', 'FG29', 'FG31', 'FG33'],
  ),
  PG32: passing(
    [...prepared, 'P06', 'P07', 'P09', 'P14', 'P17', 'P26', 'P28', 'P52', 'P53', 'P54', 'P58'],
    [...produce, ...dry, 'FG27', 'FG28', 'FG29'],
  ),
  PG33: passing([...kitchen, 'P14', 'P24', 'P25', 'P27', 'P28', 'P31', 'P53', 'P54']),
  PG34: passing([...kitchen, 'P11', 'P25', 'P27']),
  PG35: passing([...kitchen, 'P11', 'P14', 'P31', 'P49']),
  PG36: passing(
    [...prepared, 'P06', 'P07', 'P09', 'P13', 'P17', 'P21', 'P28', 'P52', 'P56', 'P58', 'P14'],
    [...egg, 'FG12', ...produce, ...dry, 'FG28', 'FG29'],
  ),
  PG37: passing(
    [...prepared, 'P07', 'P09', 'P10', 'P14', 'P15', 'P17', 'P26', 'P28', 'P50', 'P53', 'P54'],
    [...egg, ...dairy, ...produce, ...dry, 'FG28', 'FG29'],
  ),
  PG38: passing(
    [...prepared, 'P09', 'P14', 'P28', 'P52', 'P53', 'P56'],
    [...egg, ...dairy, ...fish, ...produce, ...dry, 'FG28', 'FG29', 'FG33'],
  ),
  PG39: passing([...anyProduct, 'P12', 'P19', 'P21']),
  PG40: passing(['P01', 'P03', 'P32', 'P34', 'P35'], []),
  PG41: passing([...prepared, 'P14', 'P17', 'P52', 'P53'], [rawMilk, ...dairy, ...seasoning]),
}
