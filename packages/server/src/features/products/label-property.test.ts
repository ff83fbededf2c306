/**
 * No stated allergen is ever absent from a label for sale: random recipes, names, lists, languages and countries. The
 * judge knows nothing of the reader: it has its own few words that say an allergen, and all else says none.
 */
import {
  allergens as allergenTable,
  idsOf,
  setOf,
  writeIngredients,
  type Component,
} from '@larder/core/products'
import { declareIngredient } from '@larder/core/allergens'
import { labelForSale, zplOf, findLabelSize, type Label } from '@larder/core/labels'
import { NO_MEASURES } from '@larder/core/measures'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nameIn, sayIn } from '#kit/text/texts.ts'
import { declaredList, declaringIn } from './generated-text.ts'

const countries = ['DE', 'EE', 'ES', 'LV', 'GB', 'UA', 'US', 'CA', 'AU', 'NZ', 'JP', undefined]

/** Words that say an allergen, by language and id, and words that only seem to. */
const sayings: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  en: {
    11: ['gluten'],
    1: ['milk', 'skimmed milk'],
    2: ['egg yolk'],
    3: ['fish sauce'],
    7: ['wheat flour'],
    13: ['mustard'],
  },
  de: {
    11: ['Glutenhaltiges'],
    1: ['Magermilch', 'Milch'],
    2: ['Vollei', 'Eigelb'],
    3: ['Fischsauce'],
    7: ['Weizenmehl'],
    10: ['Sesam'],
  },
  es: { 11: ['gluten'], 1: ['leche'], 2: ['huevo'], 5: ['nueces'], 7: ['harina de trigo'], 16: ['apio'] },
  et: {
    11: ['gluteeni'],
    1: ['piimapulber'],
    2: ['munakollane'],
    3: ['kala'],
    7: ['nisujahu'],
    6: ['maapähkel'],
  },
  lv: {
    11: ['glutēnu'],
    1: ['piens'],
    2: ['olu pulveris'],
    3: ['zivju'],
    7: ['kviešu milti'],
    13: ['sinepju sēklas'],
  },
  ru: {
    11: ['глютеном'],
    1: ['сыворотка молочная'],
    2: ['яичный порошок'],
    3: ['рыбы'],
    7: ['мука пшеничная'],
    8: ['соевый лецитин'],
  },
  uk: {
    11: ['глютеном'],
    1: ['молочний білок'],
    2: ['яєць'],
    3: ['риби'],
    7: ['борошно пшеничне'],
    8: ['сої'],
  },
}
const decoys: Readonly<Record<string, readonly string[]>> = {
  en: [
    'eggplant',
    'coconut milk',
    'milk thistle',
    'buckwheat',
    'sauce',
    'free from milk',
    'wheat-free',
    'cheese flavour',
  ],
  de: [
    'Speisesalz',
    'Fleischkäse',
    'Schweizer Brot',
    'Erbsenfaser',
    'glutenfreier',
    'ohne Milch',
    'Kokosmilch',
    'Soße',
  ],
  es: ['tapioca', 'lechuga', 'leche de coco', 'sin leche', 'trigueros', 'pan', 'soja verde', 'salsa'],
  et: [
    'peterselle',
    'apelsine',
    'piimavaba',
    'kookospiim',
    'Kalamata oliivid',
    'leib',
    'muskaatpähkel',
    'skala',
  ],
  lv: [
    'granola',
    'cūkpiene',
    'bez piena',
    'kokosriekstu piens',
    'muskatrieksts',
    'maize',
    'griķi',
    'pienskābe',
  ],
  ru: [
    'молоки лосося',
    'кокосовое молоко',
    'без молока',
    'мускатный орех',
    'хлеб',
    'сырой',
    'без яиц',
    'соус',
  ],
  uk: [
    'молоки лососеві',
    'кокосове молоко',
    'без молока',
    'мускатний горіх',
    'хліб',
    'сирий',
    'без яєць',
    'соус',
  ],
}
/** Sentences that name an allergen which is not in the food, or may be; `@` is its word. */
const contexts: Readonly<Record<string, readonly string[]>> = {
  en: [
    'may contain @',
    'free from: @',
    'made in a facility with @',
    '@: none',
    'Sauce. Traces of @',
    '(no @)',
  ],
  de: [
    'Frei von: @',
    '@ in Spuren',
    'Betrieb, der @ verarbeitet',
    'ohne @',
    '@: nein',
    'Salz. Kann @ enthalten',
  ],
  es: ['puede contener @', 'sin: @', '@ (trazas)', 'libre de @'],
  et: ['ilma @', 'Vesi. Jälgi: @', '@ ei sisaldu', '(@ võib esineda)'],
  lv: ['bez @', 'Var saturēt: @', 'nesatur: @', '@ (pēdas)'],
  ru: ['без @', 'может содержать @', '@ (следы)', 'не содержит: @'],
  uk: ['без @', 'може містити @', '@ (сліди)', 'не містить: @'],
}

/** Written together with another word, or with signs between, nobody knows what it says. */
const joins = [', ', '; ', ' (', ') ', '. ', '\n', ' - ', ': ', '* ', ' 12 % ']

const WHEAT = 7
const GLUTEN = 11

const langs = Object.keys(sayings)
const allIds = allergenTable.map(({ id }) => id)

const words = (lang: string) =>
  fc.oneof(
    fc.constantFrom(...Object.values(sayings[lang] ?? {}).flat()),
    fc.constantFrom(...(decoys[lang] ?? [])),
    fc.string({ maxLength: 12, unit: 'grapheme' }),
    fc.constantFrom(
      ...allIds.map((id) => nameIn(lang, `allergens.${keyOf(id)}`).replace(/[ ,]/g, '') + 'xq'),
    ),
  )
const keyOf = (id: number): string => allergenTable.find((one) => one.id === id)?.key ?? ''

const contextsIn = (lang: string): string[] =>
  (contexts[lang] ?? []).flatMap((context) =>
    Object.values(sayings[lang] ?? {})
      .flat()
      .map((word) => context.replace('@', word)),
  )

const textIn = (lang: string) =>
  fc
    .array(
      fc.tuple(
        fc.oneof({ weight: 4, arbitrary: words(lang) }, fc.constantFrom(...contextsIn(lang))),
        fc.constantFrom(...joins),
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.flat().join(''))
const scenes = fc.constantFrom(...langs).chain((lang) =>
  fc.record({
    lang: fc.constant(lang),
    country: fc.constantFrom(...countries),
    own: fc.oneof(fc.constant(''), textIn(lang)),
    stated: fc.subarray(allIds),
    ingredients: fc.array(
      fc.record({ name: words(lang), list: textIn(lang), stated: fc.subarray(allIds, { maxLength: 4 }) }),
      { maxLength: 4 },
    ),
  }),
)
type Scene = typeof scenes extends fc.Arbitrary<infer Value> ? Value : never

const inFoodOf = ({ stated, ingredients }: Scene): number =>
  setOf([...stated, ...ingredients.flatMap((one) => one.stated)])

function labelOf(scene: Scene): Label {
  const { lang, country, own, ingredients } = scene
  const inFood = inFoodOf(scene)
  const components = new Map<number, Component>(
    ingredients.map(({ name, list, stated }, at) => [
      at + 2,
      { name, measures: NO_MEASURES, stated: setOf(stated), ingredients: [], own_text: list },
    ]),
  )
  const uses = ingredients.map((_, at) => ({ product_id: at + 2, amount: '1', unit_id: 1 }))
  components.set(1, { name: 'Dish', measures: NO_MEASURES, stated: setOf(scene.stated), ingredients: uses })
  const generated = writeIngredients(1, {
    components,
    own: new Map(),
    declare: (text, set) => declareIngredient(text, set, declaringIn(lang, country)),
    sayPercent: (percent) => percent,
  }).text
  const text = own.trim() === '' ? generated : own.trim()
  return labelForSale({
    country,
    title: 'Dish',
    listed: text === '' ? '' : declaredList(text, inFood, { lang, country }),
    contains: idsOf(inFood)
      .map((id) => nameIn(lang, `allergens.${keyOf(id)}`))
      .join(', '),
    traces: '',
    net: '',
    lot: '',
    expires: '',
    date: '',
    is_use_by: true,
    storage: '',
    business: 'Sinilill',
    ean: '',
    say: sayIn(lang),
  })
}

/** What such a sentence names in capitals declares nothing. */
const withoutContexts = (line: string, lang: string): string =>
  contextsIn(lang)
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, context) => {
      for (;;) {
        const at = rest.toLowerCase().indexOf(context.toLowerCase())
        if (at === -1) return rest
        rest = rest.slice(0, at) + rest.slice(at + context.length)
      }
    }, line)

/** In capitals in the list, by its own name or one of the words that say it; or in the statement beside it. */
function isDeclared(id: number, { lang, country }: Scene, lines: readonly string[]): boolean {
  const upper = (text: string): string => text.toLocaleUpperCase(lang)
  const name = nameIn(lang, `allergens.${keyOf(id)}`)
  const statement = sayIn(lang)('allergens.contains')
  if (lines.some((line) => line.startsWith(`${statement}: `) && line.includes(name))) return true
  if (['US', 'CA'].includes(country ?? '')) return false
  // Wheat is a cereal with gluten.
  const ids = id === GLUTEN ? [GLUTEN, WHEAT] : [id]
  const said = [
    ...name.split(', '),
    ...ids.flatMap((one) => sayings[lang]?.[one] ?? []).flatMap((one) => one.split(' ')),
  ]
  return lines.some((line) => said.some((one) => withoutContexts(line, lang).includes(upper(one))))
}

it('every allergen of the statement is on the label, as text and for label printers', () =>
  fc.assert(
    fc.property(scenes, (scene) => {
      const label = labelOf(scene)
      const lines = label.lines.map(({ label: name, text }) => `${name}: ${text}`)
      const zpl = zplOf(label, findLabelSize('100x50'), { copies: 1, dots: 8 })
      const printed = [...zpl.matchAll(/\^FD(.*?)\^FS/g)].map(([, text = '']) =>
        text
          .replace(/_([0-9A-F]{2})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
          .replaceAll('\\\\', '\\'),
      )
      const set = inFoodOf(scene)
      for (const id of idsOf(set).filter((one) => one !== GLUTEN || !idsOf(set).includes(WHEAT))) {
        expect([id, isDeclared(id, scene, lines)]).toEqual([id, true])
        expect([id, isDeclared(id, scene, printed)]).toEqual([id, true])
      }
    }),
    { numRuns: 500 },
  ))
