import { withoutAccents, type Lexicon } from './lexicon.ts'

export const latvian: Lexicon = {
  endings:
    's, is, us, a, e, i, u, o, am, em, im, um, ai, ei, as, es, os, ies, iem, ais, ie, us, ajiem, ajam, ajos, ina, ins,' +
    'ju, jiem, jam, ji, ja, jas, ijas, iju, ija, oties',
  entries: [
    ['milk', 'named', 'pien~, piena, !piena šokolāde, piena šokolādes, pienpulver~'],
    ['milk', 'clear', 'sier~, sviest~, krējum~, jogurt~, jogurta'],
    [
      'milk',
      'food',
      'sūkal~, biezpien~, kefīr~, kazeīn~, kazeināt~, laktoz~, paniņ~, rūgušpien~, mocarell~, parmezān~, maskarpone,' +
        'rikota, feta, skyr, laktalbumīn~, saldējum~, kausētais siers',
    ],
    ['milk', 'maybe', 'margarīn~, šokolād~, karamel~, piena'],
    ['eggs', 'named', 'ola, olas, olu, olai, olām, olās, olā'],
    ['eggs', 'food', 'majonēz~, bezē, lizocīm~, melanž~'],
    ['eggs', 'maybe', 'albumīn~, !makaron~, !nūdel~, lecitīn~'],
    ['fish', 'named', 'ziv~, zivju, zivis, zivs, zivīm, zivij'],
    [
      'fish',
      'food',
      'las~, laša, lasis, lašu, forel~, tunc~, tunča, tunču, siļķ~, reņģ~, menc~, menca, skumbrij~, sardīn~, šprot~,' +
        'brētliņ~, zandart~, asar~, līdak~, karp~, zuš~, zutis, zuša, butes, bute, plekst~, heks, heka, anšov~,' +
        'ikri, ikru, kaviār~, surimi, paltus~, mintaj~',
    ],
    ['fish', 'maybe', 'želatīn~'],
    ['crustaceans', 'named', 'vēžveidīg~, vēžveidīgie, vēžveidīgo, vēžveidīgajiem'],
    ['crustaceans', 'food', 'garnel~, krab~, omār~, langust~, vēži, vēžu, vēzis, krevet~, krils'],
    ['crustaceans molluscs', 'maybe', 'jūras veltes, jūras velšu, jūras veltēm'],
    ['molluscs', 'named', 'gliemj~, gliemji, gliemju, molusk~, gliemis, gliemjiem'],
    [
      'molluscs',
      'food',
      'gliemene~, gliemenes, gliemeņu, mīdij~, auster~, austeru, kalmār~, astoņkāj~, sēpij~, gliemez~, gliemež~,' +
        'ķemmīšgliemene~, ķemmīšgliemenes',
    ],
    [
      'tree_nuts',
      'named',
      'riekst~, rieksti, lazdu riekst~, mandel~, mandeļu, mandeles, valriekst~, indijas riekst~, pistāc~, pistāciju,' +
        'pekanriekst~, brazīlijas riekst~, makadāmij~, makadamijas riekst~, makadāmijas riekst~, pekan~, kešj~',
    ],
    ['tree_nuts', 'food', 'marcipān~, pralinē, nugat~'],
    ['peanuts', 'named', 'zemesriekst~, arahis~'],
    ['wheat gluten', 'named', 'kvieš~, kvieši, kviešu, cietkvieš~'],
    ['wheat gluten', 'food', 'speltas, spelta, manna, mannas, kuskus~, bulgur~, seitān~, rīvmaiz~, kamut'],
    ['wheat gluten', 'maybe', 'milti, miltu, !makaron~, !nūdel~, !maize, !maizes, cieti, ciete, sojas mērce'],
    [
      'gluten',
      'named',
      'glutēn~, lipekli, lipeklis, lipekļa, rudz~, rudzu, mieži, miežu, auza~, auzas, auzu',
    ],
    ['gluten', 'food', 'iesal~, iesala, alus, grūbas, grūbu, tritikāl~'],
    ['soybeans', 'named', 'soja, sojas, soju, sojai, sojas lecitīn~, sojas mērc~'],
    ['soybeans', 'food', 'tofu, tempe, miso, edamame, tamari'],
    ['soybeans', 'maybe', 'lecitīn~, augu olbaltum~'],
    [
      'sulfites',
      'named',
      'sulfīt~, sēra dioksīd~, metabisulfīt~, nātrija metabisulfīt~, kālija metabisulfīt~, hidrogēnsulfīt~, disulfīt~',
    ],
    ['sulfites', 'maybe', 'vīns, vīna'],
    ['sesame', 'named', 'sezam~, sezama'],
    ['sesame', 'food', 'tahini, halva, halvas, humus~'],
    ['mustard', 'named', 'sinep~, sinepes, sinepju'],
    ['celery', 'named', 'selerij~, selerija, seleriju, selerijas'],
    ['lupin', 'named', 'lupīn~, lupīna, lupīnas, lupīnu'],
    [
      'bee_pollen',
      'named',
      'putekšņ~, bišu putekšņi, ziedputekšņ~, ziedputekšņi, propolis~, propoliss, bišu maize',
    ],
    ['royal_jelly', 'named', 'bišu peru pieniņ~, bišu māšu pieniņ~, peru pieniņ~'],
    // They only look like one.
    [
      '',
      'food',
      'piena dadz~, piena dadža, piena dadzis, sviesta ķirb~, sviesta pup~, kviešu zāl~, kviešu zāle,' +
        'griķi, griķu, griķu milti, cūkpien~, pienen~, pienene, pienskāb~, pienskābe, pienskābes, granola, granolas,' +
        'olbaltum~, olbaltumviel~, kokosriekst~, muskatriekst~, kakao sviests, kakao sviesta,' +
        'zemesriekstu sviest~, riekstu sviests, piena aizstājēj~, olu aizstājēj~, kastaņ~, baklažān~, kukurūzas milti,' +
        'rīsu milti, kartupeļu milti, griķu milti, kukurūzas ciete, kartupeļu ciete, rīsu nūdeles, tapiokas ciete,' +
        'saulespuķu lecitīn~, rapšu lecitīn~, vīna etiķ~, tīģerriekst~, austersēn~, vīnogas,' +
        'kukurūzas cieti, kartupeļu cieti, muskata riekst~, kokosa riekst~, mandarīn~',
    ],
    ['peanuts', 'named', 'zemesriekstu sviest~'],
    ['tree_nuts', 'named', 'riekstu sviest~'],
  ],
  plants:
    'kokos~, kokosa, kokosriekst~, mandeļu, auzu, rīsu, sojas, indijas riekstu, lazdu riekstu, kaņepju, zirņu,' +
    'zemesriekstu, griķu, augu, vegān~, kakao, makadāmijas, valriekstu, riekstu, speltas, lupīnu, kvinojas,' +
    'saulespuķu, sezama, kartupeļu, banānu, linu, prosas, pistāciju, tīģerriekstu, bišu peru',
  do_plants_follow: false,
  links: 'no',
  like: 'aromāt~, aromatizētāj~, garš~, garšu, garšviel~, vegān~, augu, aizstājēj~, imitācij~, garšas',
  without: 'bez, nav, ne',
  claims: 'nesatur',
  free: 'free',
  claimed: 'bezglutēn~, bez glutēna',
  traces: 'var saturēt, var būt, pēdas, pēdām, pēda, iespējams',
  and: 'un, vai, kā arī',
  fold: withoutAccents,
}
