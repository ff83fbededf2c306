import type { Lexicon } from './lexicon.ts'

export const estonian: Lexicon = {
  endings:
    'd, t, s, st, ga, le, l, lt, ks, na, ni, de, te, dest, tes, test, dega, tega, id, sid, isid, a, e, i, u, es, est,' +
    'ega, iga, aga, ast, as, ad, ed, ud, is, ist, eid, ade, ede, ide, ite, at, et, it, uid, mest, mega, dele, tele',
  entries: [
    ['milk', 'named', 'piim~, piima~, piime~, !piimašokolaad~, piimavalk~, piimapulber, piimapulbr~'],
    ['milk', 'clear', 'juust~, juustu~, jogurt~, jogurti~, hapukoor~, hapukoore~, vahukoor~, vahukoore~'],
    [
      'milk',
      'clear',
      'rõõsk koor, rõõsa koore, rõõska koort, kohvikoor~, kohvikoore~, soolane või, soolata või, lauavõi',
    ],
    [
      'milk',
      'food',
      'vadak~, vadaku~, kohupiim~, kohupiima~, kodujuust~, kodujuustu~, kaseiin~, kaseinaat~, kaseinaadi~, laktoos~,' +
        'keefir~, keefiri~, petipiim~, petipiima~, pett, mozzarella, parmesan, mascarpone, ricotta, feta,' +
        'kondenspiim~, kondenspiima~, võipulber, võirasv~, võiõli~, laktalbumiin~, toorjuust~, toorjuustu~,' +
        'jäätis~, jäätise~, koorejäätis~',
    ],
    [
      'milk',
      'maybe',
      'või, võid, võiga, või~, koor, koore, koort, koorega, koore~, margariin~, šokolaad~, karamell~',
    ],
    [
      'eggs',
      'named',
      'muna~, mune, munad, munade~, munakollane, munakollas~, munavalge~, munapulber, munapulbr~',
    ],
    ['eggs', 'food', 'majonees~, majoneesi~, beseed, besee, lüsosüüm~, kanamuna~'],
    ['eggs', 'maybe', '!pasta, !nuudlid, !nuudel, letsitiin~, albumiin~'],
    ['fish', 'named', 'kala~, kalu, kalad, kalade~, kalakaste~'],
    [
      'fish',
      'food',
      'lõhe~, forell~, forelli~, tuunikala~, heeringas, heeringa~, räim, räime~, räimed, kilu~, tursk, tursa~, makrell~,' +
        'makrelli~, anšoovis~, sardiin~, sardiini~, koha, kohafilee, ahven~, ahvena~, haug, haugi~, angerjas, angerja~,' +
        'lest, lesta~, siig, siia~, merluus~, mintai~, pangasius~, kalamari~, kaaviar~, surimi~, hiidlest~, hiidlesta~',
    ],
    ['fish', 'maybe', 'želatiin~, kalamaks~'],
    ['crustaceans', 'named', 'koorikloom~, koorikloomad, koorikloomi, vähilaad~, vähilaadsed'],
    [
      'crustaceans',
      'food',
      'krevett~, krevet~, krevetid, kreveti~, krabi~, homaar~, homaari~, langust~, vähk, vähi, vähid, vähki, vähiliha,' +
        'jõevähk, jõevähi~, vähisaba~, krill',
    ],
    ['crustaceans molluscs', 'maybe', 'mereann~, mereannid, mereande, mereandide'],
    ['molluscs', 'named', 'mollusk~, molluskid, molluski~, molluskeid, limune, limused, limuseid'],
    [
      'molluscs',
      'food',
      'karp, karbid, rannakarp, rannakarbi~, rannakarbid, rannakarpe, auster, austri~, austrid, kalmaar~, kalmaari~,' +
        'kaheksajalg, kaheksajala~, seepia~, tigu, teo, teod, kammkarp, kammkarbi~, austrikaste, merekarp, merekarbi~',
    ],
    [
      'tree_nuts',
      'named',
      'pähkel, pähkl~, pähkli~, pähkleid, pähklid, sarapuupähkel, sarapuupähkl~, sarapuupähkli~, kreeka pähkel,' +
        'kreeka pähkl~, india pähkel, india pähkl~, mandel, mandl~, mandli~, pistaatsia~, pistaatsiapähk~, pekanipähkel,' +
        'pekanipähkl~, brasiilia pähkel, brasiilia pähkl~, para pähkel, parapähkel, parapähkl~, makadaamia~,' +
        'makadaamiapähkel, makadaamiapähkl~, metspähkel, metspähkl~, kašupähkel, kašupähkl~, metsapähkel, metsapähkl~',
    ],
    ['tree_nuts', 'food', 'martsipan~, pralinee~, nugat~'],
    ['peanuts', 'named', 'maapähkel, maapähkl~, maapähkli~, maapähklivõi~, arahhis~'],
    ['wheat gluten', 'named', 'nisu~, nisujahu~, täisteranisu~, kõvanisu~, nisuidu~'],
    [
      'wheat gluten',
      'food',
      'speltanisu~, spelta~, manna~, kuskuss~, bulgur~, seitan~, riivsai~, dinkel~, kamut~, emmer',
    ],
    ['wheat gluten', 'maybe', 'jahu, !pasta, !nuudlid, !sai, !leib, tärklis, püülijahu, tangud, sojakaste~'],
    [
      'gluten',
      'named',
      'gluteen~, gluteeni~, rukis, rukki~, rukkijahu~, oder, odra~, otra, kaer, kaera~, kaerad',
    ],
    ['gluten', 'food', 'linnas~, linnase~, linnased, õlu, õlle~, kruup~, kliid'],
    ['soybeans', 'named', 'soja~, sojauba, sojaoa~, sojakaste~, sojaletsitiin~'],
    ['soybeans', 'food', 'tofu~, tempeh, miso, edamame, tamari'],
    ['soybeans', 'maybe', 'letsitiin~, letsitiinid, taimne valk'],
    [
      'sulfites',
      'named',
      'sulfit~, sulfiti~, sulfitid, vääveldioksiid~, vääveldioksiidi~, metabisulfit~, naatriummetabisulfit~,' +
        'kaaliummetabisulfit~, disulfit~, vesiniksulfit~',
    ],
    ['sulfites', 'maybe', 'vein, veini, kuivatatud aprikoos~'],
    ['sesame', 'named', 'seesam~, seesami~, seesamiseem~, seesamiõli~'],
    ['sesame', 'food', 'tahiini~, halvaa~, hummus~, tahini'],
    ['mustard', 'named', 'sinep~, sinepi~, sinepiseem~, sinepipulber'],
    ['celery', 'named', 'seller, selleri~, sellerit, juurseller, juurselleri~, varsseller, varsselleri~'],
    ['lupin', 'named', 'lupiin~, lupiini~, lupiinijahu~'],
    ['bee_pollen', 'named', 'õietolm~, õietolmu~, taruvaik, taruvaigu~, propolis~, mesilaste õietolm'],
    ['royal_jelly', 'named', 'mesilaspiim~, mesilaspiima~, mesilasema piim, toitepiim~'],
    // They only look like one.
    [
      '',
      'food',
      'piimaohaka~, piimaohakas, nisuoras~, nisuorase~, võikõrvits~, võilill~, võilille~,' +
        'tatar, tatra~, tatrajahu, kookospähkel, kookospähkl~, muskaatpähkel, muskaatpähkl~, piimhap~, piimhape,' +
        'piimhappe~, kalamata, peterselle, petersell~, selle, sellele, sellega, skala~, baklažaan~, kastan~,' +
        'maamandel, tiigripähkel, tiigripähkl~, piimaasendaja~, piimaasendus~, munaasendaja~,' +
        'apelsini koor, apelsinikoor, apelsinikoore, sidruni koor, sidrunikoor, sidrunikoore, laimikoor, sidruni koore,' +
        'apelsini koore, riivitud koor, maisijahu, riisijahu, kartulijahu, maisitärklis~, kartulitärklis~,' +
        'riisitärklis~, tapiokitärklis~, riisinuudlid, kakaovõi~, sheavõi~, päevalilleletsitiin~, rapsiletsitiin~,' +
        'veiniäädikas, austerservik~, veiniäädika~, kohal',
    ],
  ],
  plants:
    'kookos~, kookose~, kookospähkli~, mandli~, kaera~, riisi~, soja~, india pähkl~, kašupähkli~, kašu~,' +
    'sarapuupähkli~, kanepi~, herne~, maapähkli~, makadaamia~, kreeka pähkl~, pistaatsia~, spelta~, lupiini~, kinoa~,' +
    'taimne, taimse~, taimsed, taimset, taimne~, taime~, vegan~, kakao~, shea~, päevalille~, seesami~, kartuli~,' +
    'banaani~, lina~, tatra~, hirsi~, oa~, läätse~, maamandli~, seemne~, mesilas~, pähkli~',
  do_plants_follow: false,
  links: '',
  like: 'maitse~, maitsega, maitseaine~, lõhna~, aroom~, aroomi~, vegan~, taimne, taimse~, asendaja~, imitatsioon~, maitseline',
  without: 'ilma, ei, mitte, ei sisalda',
  claims: 'ei sisalda',
  free: 'vaba~, vabad, vaba',
  claimed: 'vaba',
  traces: 'võib sisaldada, võivad sisaldada, jälgi, jälg, jäljed, võib esineda',
  and: 'ja, ning, või, ega',
  parts:
    'jahu, pulber, pulbri, valk, valgu, õli, kaste, kastme, salat, salati, supp, supi, kook, koogi, leib, leiva, sai,' +
    'saia, terad, tera, helbed, helbe, tärklis, tärklise, kliid, rasv, rasva, tooted, toode, toote, puhas, lõss, täis,' +
    'kuiv, kondens, lehma, kitse, lamba, filee, puljong, puljongi, pulga, pulgad, ekstrakt, ekstrakti, jook, joogi,' +
    'kreem, kreemi, pasta, segu, tükid, tükk, laastud, viil, viilud, seemned, seeme, seemne, sool, soola, juur, vars,' +
    'lehed, täidis, glasuur, küpsis, küpsise, kana, vuti, pardi, hane, suitsu, soolatud, idu, idud, kiud, kontsentraat,' +
    'hüdrolüsaat, isolaat, roog, roa, vorst, vorsti, pirukas, vaht, vahu, kohvi, pähkli',
  joints: '',
  or: 'või',
  fold: (word) => word,
}
