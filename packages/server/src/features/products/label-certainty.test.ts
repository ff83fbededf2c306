/** A word in a list takes the place of a declaration only where it leaves no doubt: all else is declared behind it. */
import { describe, expect, it } from 'vitest'
import { declareIngredient } from '@larder/core/allergens'
import { allergens, setOf } from '@larder/core/products'
import { nameIn } from '#kit/text/texts.ts'
import { declaredList, declaringIn } from './generated-text.ts'

const keyOf = (id: number): string => allergens.find((one) => one.id === id)?.key ?? ''
const upper = (lang: string, id: number): string =>
  nameIn(lang, `allergens.${keyOf(id)}`).toLocaleUpperCase(lang)

const [MILK, EGGS, FISH, NUTS, PEANUTS, WHEAT, SOY, SESAME] = [1, 2, 3, 5, 6, 7, 8, 10]
const country = 'DE'

/** What is declared behind the text. */
function appendedTo(text: string, lang: string, stated: readonly number[]): number[] {
  const printed = declaredList(text, setOf(stated), { lang, country })
  const at = printed.lastIndexOf(`${nameIn(lang, 'allergens.contains')}: `)
  const statement = at === -1 ? '' : printed.slice(at)
  return stated.filter((id) => statement.includes(upper(lang, id)))
}

const doubtful: readonly (readonly [lang: string, stated: readonly number[], texts: readonly string[]])[] = [
  [
    'en',
    [MILK, EGGS, SESAME],
    [
      'Whey, mayo, tahini. May contain nuts (almonds, hazelnuts), milk, egg and sesame.',
      'Whey, mayo, tahini. May contain: nuts; milk; sesame; egg',
      'Whey, mayo, tahini\nTraces: milk, egg, sesame',
      'Whey, mayo, tahini, processed in a facility with milk, egg, sesame',
      'Whey, mayo, tahini; made on equipment that also processes milk, eggs, sesame',
      'Whey, mayo, tahini.May contain milk, egg, sesame',
      'Avoid: milk, egg, sesame',
      'Egg, milk, sesame: none',
      'Sesame, egg, milk and nut free',
    ],
  ],
  [
    'en',
    [MILK],
    [
      'Whey (traces of) milk',
      'Milk (small amounts) may be present',
      'Pasta (free from: milk)',
      'doesn’t contain milk',
      'Milk: none',
      'milk 0%',
      'milk 0.0 %',
      'Milk: absent',
      'Milk ✗, whey',
      'Peanut BUTTER Cup',
      'CHEESE and onion flavour',
      'sour CREAM and onion flavouring',
      'butter (plant based)',
      'coconut condensed milk',
      'oat barista milk',
      'dairy-free butter',
      'whey, instead of milk',
      'salad cream',
      'bread and butter pickles',
      'cookie butter',
      'coconut (milk)',
      'milk (oats)',
      'Free from colourings, milk and eggs',
      'No preservatives, milk or eggs',
    ],
  ],
  [
    'en',
    [MILK, EGGS, SOY],
    ['Free from milk (including lactose), egg and soya', 'Free from milk (including lactose), egg, soya'],
  ],
  [
    'en',
    [NUTS],
    ['PINE NUTS, marzipan', 'pine nuts, marzipan', 'marzipan, unsuitable for nut allergy sufferers'],
  ],
  [
    'de',
    [MILK, EGGS],
    [
      'Molke, Mayo, Tahin. Hergestellt in einem Betrieb, der MILCH, EIER, SESAM und NÜSSE verarbeitet.',
      'Molke, Mayo. Hergestellt in einem Betrieb, der Milch, Eier, Sesam verarbeitet',
      'Milch und Eier in Spuren',
      'Ohne Gluten, Milch, Ei',
      'Milch, Eier: nein',
      'ZUCKER, WEIZENMEHL, VOLLMILCHPULVER, EIPULVER, SALZ',
      'ZUCKER, Vollmilchpulver, Eipulver, SALZ',
      'Frei von\nMilch, Ei',
      'Eier, Milch, Nüsse nicht enthalten',
    ],
  ],
  [
    'de',
    [EGGS],
    [
      'Eiersatz (ei- und milchfrei), Mayonnaise',
      'Mayonnaise, gluten- und eifrei',
      'Mayonnaise (Ei-/milchfrei)',
      'Frei von: Ei',
      'Eier: nein',
      'Eier, frei davon',
    ],
  ],
  [
    'de',
    [MILK],
    [
      'Salzgurken (MILCHSAUER vergoren) in Molke',
      'MACADAMIANUSSMILCH mit Molkenprotein',
      'Macadamianussmilch',
      'Nussmilch, Molke',
      'Cashewkernmilch, Molke',
      'Körnermilch, Molke',
      'Bohnenmilch, Molke',
      'Bohnenkäse, Molke',
      'Butterfisch, Molke',
      'Milchfisch, Molke',
      'Sahne (vegan)',
      'Käse, vegan',
      'Milch (Hafer)',
      'Hafer (Milch)',
      'milchfreier Käse',
      'Butter ohne Milch',
      'Käse auf Kokosbasis',
    ],
  ],
  ['de', [FISH], ['Butterfisch, Lachs', 'Milchfisch']],
  [
    'es',
    [EGGS],
    [
      'mayonesa, huevo (trazas)',
      'sin: huevo',
      'puede contener leche, huevo',
      'sin conservantes, leche, huevo',
    ],
  ],
  ['es', [FISH, MILK], ['pez mantequilla']],
  [
    'et',
    [MILK, EGGS],
    ['vadak, majonees, muna- ja piimavaba', 'või sisaldada piim, muna', 'ilma: piim, muna'],
  ],
  ['et', [MILK], ['sojaoapiim', 'nisupiim', 'vadak. Võib sisaldada piima']],
  [
    'lv',
    [MILK, EGGS],
    ['bez konservantiem, olas, piens', 'Var saturēt: piens, olas', 'nesatur: olas, piens'],
  ],
  [
    'ru',
    [MILK, EGGS],
    [
      'Не содержит: яиц, молока',
      'Без консервантов, яиц и молока',
      'яйца, молоко (следы)',
      'Майонез. Произведено на предприятии, где используются молоко, ЯЙЦА',
    ],
  ],
  ['ru', [NUTS], ['Пралине. Произведено на предприятии, где используются ОРЕХИ', 'печенье «ОРЕШКИ»']],
  ['ru', [MILK], ['томат в СЫРОМ виде']],
  [
    'uk',
    [MILK, EGGS],
    ['Не містить: яєць, молока', 'яйця, молоко (сліди)', 'без консервантів, яєць, молока'],
  ],
]

describe('a text with doubt', () => {
  it.each(doubtful.flatMap(([lang, stated, texts]) => texts.map((text) => [lang, text, stated] as const)))(
    'in %s is followed by what is stated: %s',
    (lang, text, stated) => expect([text, appendedTo(text, lang, stated)]).toEqual([text, stated]),
  )
  it('is followed in brackets where it is the list of a supplier', () => {
    const text = 'Tahinsauce (Tahin, Wasser. Kann Schalenfrüchte (Mandeln), SESAM und MILCH enthalten)'
    const printed = declareIngredient(text, setOf([MILK, SESAME]), declaringIn('de', 'DE'))
    expect(printed.endsWith('(MILCH, SESAM)')).toBe(true)
  })
})

const plain: readonly (readonly [lang: string, stated: readonly number[], texts: readonly string[]])[] = [
  [
    'de',
    [WHEAT, MILK],
    ['Weizenmehl, Zucker, Vollmilchpulver, Salz', 'Zutaten: Weizenmehl, Magermilchpulver (12 %)'],
  ],
  [
    'de',
    [MILK, EGGS],
    ['Süßrahmbutter, Eier; Salz', 'Schokolade (Zucker, Milch), Eigelb. Kann Nüsse enthalten.'],
  ],
  [
    'en',
    [WHEAT, MILK],
    ['wheat flour, sugar, skimmed milk powder, salt', 'Ingredients: sugar, organic whole milk, wheat flour.'],
  ],
  ['en', [EGGS, PEANUTS], ['free-range eggs, peanut butter', 'dried egg, sugar, roasted peanuts']],
  ['es', [WHEAT, MILK], ['harina de trigo, azúcar, leche en polvo, sal']],
  ['et', [WHEAT, MILK], ['nisujahu, suhkur, täispiimapulber, sool', 'nisujahu, piimapulber']],
  ['lv', [WHEAT, MILK], ['kviešu milti, cukurs, piena pulveris, sāls']],
  ['ru', [WHEAT, MILK], ['мука пшеничная, сахар, сухое молоко, соль']],
  ['uk', [WHEAT, MILK], ['борошно пшеничне, цукор, сухе молоко, сіль']],
]

describe('an everyday list', () => {
  it.each(plain.flatMap(([lang, stated, texts]) => texts.map((text) => [lang, text, stated] as const)))(
    'in %s needs nothing behind it: %s',
    (lang, text, stated) => expect([text, appendedTo(text, lang, stated)]).toEqual([text, []]),
  )
  it('has each cereal emphasised, beside wheat too', () =>
    expect(
      declaredList('Weizenmehl, Roggenmehl, Gerstenmalz, Hafer, Malz', setOf([WHEAT]), {
        lang: 'de',
        country,
      }),
    ).toBe('WEIZENMEHL, ROGGENMEHL, GERSTENMALZ, HAFER, MALZ'))
})
