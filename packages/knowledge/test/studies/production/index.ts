import type { Study } from '../study.ts'
import { appleJuiceUs } from './apple-juice-us.ts'
import { breadGb } from './bread-gb.ts'
import { cannedBeefStewUs } from './canned-beef-stew-us.ts'
import { cannedTunaTh } from './canned-tuna-th.ts'
import { cookedHamPt } from './cooked-ham-pt.ts'
import { craftCiderGb } from './craft-cider-gb.ts'
import { curedHamUs } from './cured-ham-us.ts'
import { fermentedSausageDe } from './fermented-sausage-de.ts'
import { frankfurterDe } from './frankfurter-de.ts'
import { freshCutLettuceUs } from './fresh-cut-lettuce-us.ts'
import { freshSausagePt } from './fresh-sausage-pt.ts'
import { honeyGb } from './honey-gb.ts'
import { pasteurisedMilkUz } from './pasteurised-milk-uz.ts'
import { rawGroundUs } from './raw-ground-us.ts'
import { rawMilkCheeseRo } from './raw-milk-cheese-ro.ts'
import { smokedWhitefishUs } from './smoked-whitefish-us.ts'
import { mozzarellaRo } from './mozzarella-ro.ts'
import { sourMilkEg } from './sour-milk-eg.ts'
import { halvaEg } from './halva-eg.ts'
import { wineGr } from './wine-gr.ts'
import { milkPowderLk } from './milk-powder-lk.ts'
import { frozenVegetablesBd } from './frozen-vegetables-bd.ts'
import { orangeJuiceSy } from './orange-juice-sy.ts'
import { tomatoPasteGh } from './tomato-paste-gh.ts'
import { biscuitsBd } from './biscuits-bd.ts'
import { bottledWaterCn } from './bottled-water-cn.ts'
import { chocolateCh } from './chocolate-ch.ts'
import { summerSausageUs } from './summer-sausage-us.ts'

/** Published plans of food production. Each file says what was read of it. */
export const productionStudies: readonly Study[] = [
  appleJuiceUs,
  breadGb,
  cannedBeefStewUs,
  cannedTunaTh,
  cookedHamPt,
  craftCiderGb,
  curedHamUs,
  fermentedSausageDe,
  frankfurterDe,
  freshCutLettuceUs,
  freshSausagePt,
  honeyGb,
  pasteurisedMilkUz,
  rawGroundUs,
  rawMilkCheeseRo,
  smokedWhitefishUs,
  mozzarellaRo,
  sourMilkEg,
  halvaEg,
  wineGr,
  milkPowderLk,
  frozenVegetablesBd,
  orangeJuiceSy,
  tomatoPasteGh,
  biscuitsBd,
  bottledWaterCn,
  chocolateCh,
  summerSausageUs,
]
