import type { Study } from '../study.ts'
import { barbecue } from './barbecue-attygalle.ts'
import { beefStew } from './beef-stew-interior-health.ts'
import { bread } from './bread-fletchers.ts'
import { cookSafe } from './catering-cooksafe.ts'
import { nevadaCookChill } from './cook-chill-nevada.ts'
import { fillingCream } from './filling-cream-giza.ts'
import { ham } from './ham-wisconsin.ts'
import { hospital } from './hospital-food-protection.ts'
import { ceylonIceCream } from './ice-cream-ceylon.ts'
import { taiwanIceCream } from './ice-cream-taiwan.ts'
import { islandHealthKitchen } from './kitchen-island-health.ts'
import { mince } from './mince-wisconsin.ts'
import { oysters } from './oysters-seafood-alliance.ts'
import { rawCuts } from './raw-cuts-wisconsin.ts'
import { restaurants } from './restaurants-bryan.ts'
import { riceDishes } from './rice-dishes-putra.ts'
import { schoolRecipes } from './school-process-recipes.ts'
import { sushiRice } from './sushi-rice-washoe.ts'

/** Kitchens, shops, bakeries, butchers, fishmongers and makers of ice cream. */
export const kitchens: readonly Study[] = [
  barbecue,
  beefStew,
  bread,
  cookSafe,
  nevadaCookChill,
  fillingCream,
  ham,
  hospital,
  ceylonIceCream,
  taiwanIceCream,
  islandHealthKitchen,
  mince,
  oysters,
  rawCuts,
  restaurants,
  riceDishes,
  schoolRecipes,
  sushiRice,
]
