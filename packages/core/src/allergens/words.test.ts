/**
 * Words that a reader of parts of words missed or took wrongly, in seven languages. Each was printed on labels
 * without its allergen, or took the declaration of another food away.
 */
import { describe, expect, it } from 'vitest'
import { readAllergens, type Naming } from './index.ts'

const ids = {
  milk: 1,
  eggs: 2,
  fish: 3,
  crustaceans: 4,
  nuts: 5,
  peanuts: 6,
  wheat: 7,
  soy: 8,
  sulfites: 9,
  sesame: 10,
  gluten: 11,
  molluscs: 12,
  mustard: 13,
  bee: 14,
  celery: 16,
  lupin: 17,
} as const
type Key = keyof typeof ids
type Rows = Readonly<Partial<Record<Key, string>>>

const named: Readonly<Record<string, Rows>> = {
  en: {
    crustaceans: 'crustaceans; crustacean shellfish; prawns (crustaceans); crab',
    molluscs: 'molluscs; molluscan shellfish; oysters; squid',
    soy: 'soy sauce; soya lecithin; soy protein; soy milk; soybean milk; soya; tofu',
    gluten: 'gluten; barley (gluten); cereals containing gluten; rye; oats; oat milk; spelt',
    nuts: 'nuts; almonds; hazelnut; almond milk; tree nuts; macadamia milk',
    sulfites: 'sulphur dioxide; sulfites; sulphites; E220; E 223; INS 220; sodium metabisulphite',
    peanuts: 'groundnuts; peanut butter; peanut milk',
    bee: 'propolis; bee pollen',
    eggs: 'egg; egg yolk; E 1105; free-range eggs',
    milk: 'butter; mi-\nlk; ｍｉｌｋ; mi\u00ADlk; coconut milk, milk powder; MILK; buttermilk; cow’s milk',
    fish: 'salmon; tuna; monkfish; fish sauce',
    wheat: 'wheatflour; wheat; durum wheat; butter biscuit; almond biscuit; milk bread; flour',
    sesame: 'tahini; sesame seeds',
    celery: 'celeriac; celery salt',
    mustard: 'mustard seeds',
    lupin: 'lupin flour',
  },
  de: {
    eggs: 'Ei; Vollei; Eigelb; Eipulver; Hühnereiweiß; Hühnereiweißpulver; Eiklar; Eier; Eiernudeln; Huehnerei',
    peanuts: 'Erdnuss; Erdnussmus; Erdnüsse; Erdnussmilch',
    gluten: 'Gluten; glutenhaltigem Getreide; Roggenmehl; Dinkelvollkornmehl; Haferflocken; Gerstenmalz',
    lupin: 'Lupinmehl; Lupinenmehl; Lupinen',
    soy: 'Sojamilch; Sojaeiweiß; Sojalecithine',
    nuts: 'Haselnussmilch; Mandeln; Walnüsse; Schalenfrüchte; Haselnußmus',
    sulfites: 'Schwefeldioxid; Sulfite; E 220; Natriummetabisulfit',
    milk: 'Vollmilchpulver; Magermilch; laktosefreie Milch; Käsesauce; Butter; Süßmolkenpulver; Sahne; Kaese',
    wheat: 'Weizenmehl; Weizeneiweiß; Hartweizengrieß',
    sesame: 'Sesam; Sesamöl',
    mustard: 'Senf; Senfsaat; Senfkörner',
    celery: 'Sellerie; Selleriesalz; Knollensellerie',
    fish: 'Thunfisch; Fischsauce; Lachs',
    crustaceans: 'Krebstiere; Garnelen',
    molluscs: 'Weichtiere; Tintenfisch; Muscheln',
  },
  es: {
    nuts: 'nuez; nueces; fruto de cáscara; frutos de cáscara; leche de almendras; avellanas',
    gluten: 'gluten; cebada; centeno; avena',
    lupin: 'altramuz; altramuces',
    soy: 'soya; soja; leche de soja; salsa de soja',
    milk: 'lácteos; proteínas lácteas; leche entera; mantequilla; queso; nata',
    sesame: 'sesamo; sésamo; ajonjolí',
    crustaceans: 'crustaceos; crustáceos; gambas',
    sulfites: 'dióxido de azufre; sulfitos; E-220',
    eggs: 'huevo; yema de huevo; huevos',
    wheat: 'harina de trigo; trigo',
    fish: 'pescado; atún; merluza',
    celery: 'apio; apionabo',
    mustard: 'mostaza',
  },
  et: {
    nuts: 'pähkel; sarapuupähkel; pähkleid; pähklid; Sarapuupähklid; india pähkli piim',
    peanuts: 'maapähkel; maapähklivõi',
    gluten: 'gluteen; gluteeni; rukkijahu; kaerahelbed; kaerahelbepiim',
    sulfites: 'vääveldioksiid; sulfit; sulfitid',
    eggs: 'mune; muna; munakollane; munapulber',
    fish: 'kalu; kala; lõhe; kalakaste',
    soy: 'sojapiim; sojakaste',
    milk: 'piim; piimapulber; juust; rõõsk koor; soolane või',
    wheat: 'nisujahu; nisu',
    molluscs: 'molluskid; molluskeid',
    celery: 'seller; selleri; juurseller',
    mustard: 'sinep; sinepiseemned',
  },
  lv: {
    eggs: 'olu pulveris; olām; olas; olu dzeltenums',
    fish: 'zivju; zivs; zivīm; zivis; lasis',
    mustard: 'sinepju sēklas; sinepes',
    crustaceans: 'vēžveidīgo; vēžveidīgie; garneles',
    gluten: 'glutēns; lipekli; rudzu milti; auzu pārslas',
    sulfites: 'sēra dioksīds; sulfīti',
    soy: 'sojas piens; soja',
    milk: 'piens; piena pulveris; siers; sviests; krējums',
    wheat: 'kviešu milti; kvieši',
    nuts: 'lazdu rieksti; mandeļu piens; rieksti',
    peanuts: 'zemesrieksti; zemesriekstu piens',
    molluscs: 'gliemji; gliemju',
    celery: 'selerija; seleriju sāls',
  },
  ru: {
    wheat: 'мука пшеничная; пшеничный крахмал; пшеница; пшеничной муки',
    eggs: 'яйцо; яиц; яичный порошок; белок яичный; меланж',
    milk: 'молочная сыворотка; сыворотка молочная; сливочное масло; сыр; сухое молоко',
    fish: 'рыбы; рыбный; бульон рыбный; молоки лосося',
    soy: 'соевый лецитин; лецитин соевый; соевое молоко; соя; сои',
    gluten: 'глютен; рожь; ржаная мука; овсяные хлопья; солод ячменный',
    sulfites: 'диоксид серы; сульфиты; Е220; Е 223',
    nuts: 'молоко миндальное; грецкий орех; орехи; фундук',
    mustard: 'горчица; горчичный порошок',
    sesame: 'кунжут; кунжутное масло',
    crustaceans: 'ракообразные; креветки',
    celery: 'сельдерей; корень сельдерея',
  },
  uk: {
    wheat: 'борошно пшеничне; пшениця; пшеничного борошна',
    eggs: 'яйце; яєць; яєчний порошок; меланж',
    milk: 'молочний білок; масло вершкове; сир; сироватка молочна; сухе молоко',
    fish: 'риби; рибний; молоки лососеві; рибʼячий жир',
    soy: 'соєвий соус; сої; соя; соєве молоко',
    gluten: 'глютен; жито; житнє борошно; вівсяні пластівці',
    nuts: 'молоко мигдальне; волоський горіх; горіхи',
    sulfites: 'діоксид сірки; сульфіти; E220',
    mustard: 'гірчиця; гірчичний порошок',
    crustaceans: 'ракоподібні; креветки',
    celery: 'селера; корінь селери',
  },
}

const silent: Readonly<Record<string, Rows>> = {
  en: {
    milk:
      'saffron milk cap; milkfish; milk thistle; tigernut milk; plant milk; macadamia milk; milk substitute;' +
      'coconut milk; almond milk; oat milk; dairy-free spread; free from milk; without milk and butter;' +
      'milk-free; may contain milk; cocoa butter; peanut butter; cream of tartar; Salami (may contain milk)',
    eggs: 'eggless; eggplant; egg-free; egg free pasta',
    fish: 'fishless fillet; shellfish; crayfish; jellyfish',
    wheat: 'wheatgrass; buckwheat; wheat-free; rye flour; soy flour; almond flour',
    nuts: 'nutmeg; coconut; doughnut; water chestnut; butternut squash; tigernut milk',
    gluten: 'gluten-free flour',
    sulfites: 'sulphite ammonia caramel',
  },
  de: {
    sesame: 'Speisesalz; Gemüsesaft; Käsesauce',
    mustard: 'Erbsenfaser; Hülsenfrucht; Hülsenfrüchte; Ochsenfleisch',
    eggs: 'glutenfreier; laktosefreier; Molkereierzeugnis; Reis; Eisbergsalat; Eissalat; Fleisch; Sojaeiweiß; Eiersatz',
    wheat: 'Schweizer Käse; Buchweizenmehl',
    fish: 'pazifische; spezifische; Tintenfisch',
    milk: 'ohne Milch; Kokosmilch; Mandelmilch; Hafermilch; Milchsäure; Kakaobutter; Leberkäse; milchfrei; vegane Butter',
    nuts: 'Muskatnuss; Kokosnuss; Genuss; Erdnuss',
    gluten: 'glutenfrei; glutenfreie Zutaten',
  },
  es: {
    celery: 'tapioca; almidón de tapioca',
    milk:
      'cordero lechal; lechón; leche vegetal; leche de chufa; leche de cáñamo; leche de coco; sin leche;' +
      'lechuga; manteca de cacao; leche de almendras',
    wheat: 'espárragos trigueros; trigo sarraceno; sin trigo',
    soy: 'soja verde',
    nuts: 'nuez moscada',
    gluten: 'sin gluten',
  },
  et: {
    celery: 'selle; kissellega; peterselle',
    mustard: 'apelsine; apelsin',
    milk:
      'kaerahelbepiim; hernepiim; kanepipiim; taimne piim; india pähkli piim; piimavaba; kookospiim; piimhape;' +
      'kakaovõi; rapsi- või päevalilleõli; apelsini koor',
    fish: 'skala; Kalamata oliivid',
    nuts: 'kookospähkel; muskaatpähkel; maapähkel',
    gluten: 'gluteenivaba',
  },
  lv: {
    milk:
      'cūkpiene; pienene; bišu peru pieniņš; kaņepju piens; zirņu piens; griķu piens; augu piens;' +
      'zemesriekstu piens; bez piena; pienskābe; kokosriekstu piens; kakao sviests',
    eggs: 'Granola; olbaltumvielas',
    nuts: 'zemesrieksti; muskatrieksts; kokosrieksts',
    gluten: 'bez glutēna',
  },
  ru: {
    milk:
      'молоки лосося; молоко кокосовое; молоко миндальное; растительное молоко; молокосвертывающий фермент;' +
      'заменители молока; без молока; кокосовое молоко; масло подсолнечное; подсолнечное масло; сырой картофель',
    nuts: 'мускатный орех; кокосовый орех; орех мускатный',
    gluten: 'без глютена; безглютеновая мука',
    wheat: 'гречневая мука',
  },
  uk: {
    milk:
      'молоки лососеві; молоко кокосове; молоко мигдальне; рослинне молоко; замінник молока; без молока;' +
      'кокосове молоко; олія соняшникова; сирий',
    nuts: 'мускатний горіх; кокосовий горіх',
    gluten: 'без глютену',
  },
}

const rowsOf = (table: Readonly<Record<string, Rows>>) =>
  Object.entries(table).flatMap(([lang, rows]) =>
    (Object.entries(rows) as [Key, string][]).flatMap(([key, texts]) =>
      texts.split(';').map((text) => [lang, key, text.trim()] as const),
    ),
  )

const says = (text: string, lang: string, key: Key, level: (one: Naming) => boolean): boolean =>
  readAllergens(text, lang).some((one) => one.allergen === ids[key] && level(one))

describe('a list of ingredients', () => {
  it.each(rowsOf(named))('in %s names %s: %s', (lang, key, text) =>
    expect(says(text, lang, key, () => true)).toBe(true),
  )
  it.each(rowsOf(silent))('in %s does not name %s: %s', (lang, key, text) =>
    expect(says(text, lang, key, () => true)).toBe(false),
  )
})

describe('a word that certainly names an allergen', () => {
  /** What takes a declaration off a label, as the law's own word. */
  const isNamed = ({ level }: Naming): boolean => level === 'named' || level === 'clear'
  it.each([
    [
      'en',
      'milk',
      'cheese flavour; imitation milk; vegan cheese; butter lettuce; cream of wheat; milk thistle tea',
    ],
    ['en', 'eggs', 'egg fruit; vegan egg; egg replacer; free from milk, eggs; without milk, eggs or nuts'],
    ['en', 'nuts', 'butternut squash; ginger nuts; nut-free; milk and nut free bar; almond flavouring'],
    [
      'de',
      'milk',
      'Milchschwein; Buttersalat; Rahmapfel; Käsearoma; Käse-Ersatz; Sojasahne; veganer Käse; Milchxyz',
    ],
    ['de', 'eggs', 'Eiertomaten; Brot ohne Milch, Eier und Nüsse; Eiweiß; frei von Milch, Eiern'],
    ['de', 'fish', 'Fischgewürz; Fischaroma; Lachs'],
    ['es', 'milk', 'aroma de queso; sabor a leche; queso vegano; queso de cerdo'],
    ['et', 'milk', 'juustumaitse; piimaohakas; võilill; taimne juust'],
    ['lv', 'milk', 'piena dadzis; siera garša; vegānais siers; sviesta ķirbis'],
    ['ru', 'milk', 'молочный поросенок; ароматизатор сыра; со вкусом сыра; сыр тофу; веганский сыр'],
    ['uk', 'milk', 'молочне порося; ароматизатор сиру; зі смаком сиру; веганський сир'],
  ] as const)('in %s is not there for %s: %s', (lang, key, texts) => {
    for (const text of texts.split(';'))
      expect([text, says(text.trim(), lang, key, isNamed)]).toEqual([text, false])
  })
  it.each([
    ['en', 'wheat', 'wheat flour type 00; sugar, WHEAT; gluten (wheat); wholemeal wheat flour'],
    ['de', 'wheat', 'Weizenmehl Typ 405; WEIZENMEHL; Weizen-Mehl; Weizen\u00ADmehl'],
    [
      'de',
      'milk',
      'ohne Zucker, Milch; glutenfrei, Vollmilch; Süßrahmbutter; H-Milch; Milchpulver (fettarm)',
    ],
    ['es', 'milk', 'harina sin gluten, leche, sal y azúcar; leche entera; queso de cabra'],
    ['et', 'milk', 'täispiim; piimapulbrit; lehmapiim'],
    ['ru', 'milk', 'молоко цельное; сыр твёрдый; сливки 20 %'],
    ['uk', 'milk', 'молоко незбиране; сир твердий; вершки'],
  ] as const)('in %s is there for %s: %s', (lang, key, texts) => {
    for (const text of texts.split(';'))
      expect([text, says(text.trim(), lang, key, isNamed)]).toEqual([text, true])
  })
})
