import type { Lexicon } from './lexicon.ts'

/** “Käse”, “Kaese”; “Soße”, “Sosse” as in Switzerland. */
const foldGerman = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ß', 'ss')

export const german: Lexicon = {
  endings: 'e, n, en, er, es, em, s, ern, ns, ens, erzeugnis, erzeugnisse',
  entries: [
    [
      'milk',
      'named',
      'milch~, buttermilch~, !milchschokolade~, !vollmilchschokolade~, milcheiweiß~, milchpulver~',
    ],
    [
      'milk',
      'clear',
      'butter~, käse~, sahne~, rahm~, sauerrahm~, schlagrahm~, joghurt~, jogurt~, yoghurt~, frischkäse~, schlagobers',
    ],
    [
      'milk',
      'food',
      'molke~, quark~, topfen, laktose~, lactose~, kasein~, casein~, caseinat~, kaseinat~, butterschmalz~,' +
        'schmand~, kefir~, skyr~, mozzarella~, parmesan~, mascarpone~, feta~, ricotta~, emmentaler~, gouda~,' +
        'camembert~, obers, crème fraîche, creme fraiche, quarkpulver~, lactalbumin~, ghee, molkerei~, eiscreme~',
    ],
    ['milk', 'maybe', 'margarine~, karamell~, nougat~, schokolade~, eis, speiseeis'],
    [
      'eggs',
      'named',
      'ei, eier~, eies, eigelb~, eiklar~, eidotter~, eipulver~, eimasse~, eiprodukt~, vollei~, volleipulver~,' +
        'flüssigei~, trockenei~, trockeneipulver~, hühnerei, hühnereiern, hühnereier~, hühnereiweiß~, hühnervollei~,' +
        'hühnereigelb~, hühnereipulver~, bioei, freilandei, rührei, spiegelei, wachtelei, wachteleier~, gänseei,' +
        'trockeneiweiß~, trockeneigelb~, eischnee, hühnereieiweiß~, gefrierei~, einudel~, eierteigwaren,' +
        'flüssigeigelb~, entenei, enteneier~, eiererzeugnis~, eierzeugnis~, volleierzeugnis~',
    ],
    ['eggs', 'food', 'mayonnaise~, majonäse~, baiser~, lysozym~, ovalbumin~, aioli'],
    [
      'eggs',
      'maybe',
      'eiweiß, eiweißpulver, !nudeln, !teigwaren, !spätzle, lecithin, lecithine, remoulade~, dotter',
    ],
    ['fish', 'named', 'fisch~, thunfisch~, fischsauce~, fischsoße~'],
    [
      'fish',
      'food',
      'lachs~, kabeljau~, dorsch~, hering~, makrele~, sardine~, sardelle~, anchovis~, forelle~, karpfen~, scholle~,' +
        'heilbutt~, zander~, aal~, seelachs~, seehecht~, rotbarsch~, barsch~, hecht~, sprotte~, matjes~, kaviar~,' +
        'pangasius~, tilapia~, wolfsbarsch~, dorade~, steinbutt~, seezunge~, anchovi~, surimi~, rollmops',
    ],
    ['fish', 'maybe', 'gelatine, worcestersauce~, worcestershiresauce~'],
    ['crustaceans', 'named', 'krebstier~, krustentier~, krebs~, schalentier~'],
    [
      'crustaceans',
      'food',
      'garnele~, krabbe~, shrimp~, hummer~, languste~, scampi~, flusskrebs~, krill~, nordseekrabben, gambas, prawn~',
    ],
    ['molluscs', 'named', 'weichtier~, molluske~'],
    [
      'molluscs',
      'food',
      'muschel~, miesmuschel~, auster~, tintenfisch~, kalmar~, calamari, calamares, sepia~, oktopus~, schnecke~,' +
        'jakobsmuschel~, krake~, austernsauce~, venusmuschel~',
    ],
    ['crustaceans molluscs', 'maybe', 'meeresfrüchte~'],
    [
      'tree_nuts',
      'named',
      'schalenfrucht~, schalenfrücht~, nuss~, nüss~, mandel~, haselnuss~, haselnüss~, walnuss~, walnüss~, cashew~,' +
        'kaschu~, cashewnuss~, cashewnüss~, cashewkern~, kaschunuss~, kaschunüss~, pekannuss~, pekannüss~, pecannuss~,' +
        'pecannüss~, paranuss~, paranüss~, pistazie~, pistazien~, macadamia~, macadamianuss~, macadamianüss~,' +
        'queenslandnuss~, queenslandnüss~, baumnuss~, baumnüss~, haselnusskern~',
    ],
    ['tree_nuts', 'food', 'marzipan~, nougat~, persipan~, krokant~, pesto'],
    ['peanuts', 'named', 'erdnuss~, erdnüss~, erdnussbutter~, erdnusskern~'],
    ['wheat gluten', 'named', 'weizen~, weizenmehl~, hartweizen~, weichweizen~, weizenkeim~, weizenkleie'],
    [
      'wheat gluten',
      'food',
      'dinkel~, grünkern~, emmer~, einkorn~, kamut~, khorasan~, seitan~, bulgur~, couscous~, paniermehl~,' +
        'semmelbrösel~, hartgrieß~, triticale~, brösel~, semmel~, weckmehl~, spelz~',
    ],
    [
      'wheat gluten',
      'maybe',
      'mehl, grieß, !nudeln, !teigwaren, !brot, !brötchen, stärke, sojasauce~, sojasoße~',
    ],
    ['gluten', 'named', 'gluten~, glutenhaltig~, roggen~, gerste~, gersten~, hafer~, kleber'],
    ['gluten', 'food', 'graupen~, malz~, malzextrakt~, bier~'],
    ['soybeans', 'named', 'soja~, sojabohne~, sojalecithin~, soya~, sojasauce~, sojasoße~'],
    ['soybeans', 'food', 'tofu~, tempeh~, miso~, edamame~, tamari, shoyu, natto'],
    ['soybeans', 'maybe', 'lecithin~, pflanzeneiweiß~, pflanzenprotein~'],
    [
      'sulfites',
      'named',
      'sulfit~, sulphit~, schwefeldioxid~, metabisulfit~, natriummetabisulfit~, kaliummetabisulfit~, disulfit~,' +
        'natriumdisulfit~, kaliumdisulfit~, natriumsulfit~, hydrogensulfit~, natriumhydrogensulfit~, calciumsulfit~,' +
        'geschwefelt~',
    ],
    ['sulfites', 'maybe', 'wein, weißwein, rotwein, trockenfrüchte'],
    ['sesame', 'named', 'sesam~, sesamöl~, sesamsaat~, sesamsamen~'],
    ['sesame', 'food', 'tahin~, tahini~, halva~, helva, hummus~, gomasio'],
    ['mustard', 'named', 'senf~, senfsaat~, senfkorn~, senfkörner~, senfmehl~, mostrich~'],
    ['celery', 'named', 'sellerie~, knollensellerie~, staudensellerie~, stangensellerie~, selleriesalz~'],
    ['lupin', 'named', 'lupine~, lupin~, lupinen~, süßlupine~'],
    ['bee_pollen', 'named', 'bienenpollen~, propolis~, blütenpollen~'],
    ['royal_jelly', 'named', 'gelée royale, gelee royale, weiselfuttersaft'],
    // They only look like one.
    [
      '',
      'food',
      'butternuss~, butternüss~, milchschwein~, milchlamm~, milchlämm~, milchkalb~, milchkälb~, milchferkel~,' +
        'rahmapfel~, rahmäpfel~, buttersalat~, butterkopfsalat~, buttererbse~, butterrübe~, eiertomate~,' +
        'mandelkartoffel~, austernseitling~, milchoolong~, käsekohl~, nussschinken~,' +
        'buchweizen~, eisberg~, eisbergsalat~, eissalat~, eiersatz~, eierschwamm~, eierschwammerl~, eierpflaume~,' +
        'eierfrucht~, eierfrücht~, muskatnuss~, muskatnüss~, kokosnuss~, kokosnüss~, erdmandel~, genuss~, genüss~,' +
        'milchsäure~, milchner~, milchling~, milchersatz~, milchalternative~, milchreis, milchstern~, leberkäse~,' +
        'fleischkäse~, butterpilz~, butterbohne~, buttersäure~, butterkohl~, butternut~, butternusskürbis~, butterbirne~,' +
        'sahnesteif~, pazifisch~, spezifisch~, eintopf~, speisesalz~, hülsenfrucht~, hülsenfrücht~, ' +
        'tigernuss~, tigernüss~, esskastanie~, weizengras~, gerstengras~, käsepappel~,' +
        'sulfitammoniak zuckerkulör, kolanuss~, kolanüss~, senfgurke, sonnenblumenlecithin~, rapslecithin~,' +
        'reisnudeln, glasnudeln, maismehl~, reismehl~, kartoffelmehl~, buchweizenmehl~, maisstärke~, kartoffelstärke~,' +
        'reisstärke~, tapiokastärke~, austernpilz~, austernsaitling~, schneckenklee,' +
        'schweizer~, schweinefleisch~, fleisch~, muschelnudeln, weinessig~,' +
        'weinstein~, weintraube~, weinblatt~, weinblätter~, mandarine~',
    ],
  ],
  plants:
    'kokos~, kokosnuss~, mandel~, hafer~, reis~, soja~, cashew~, haselnuss~, hanf~, erbsen~, erbse~, erdnuss~,' +
    'macadamia~, walnuss~, pistazien~, dinkel~, lupinen~, lupine~, quinoa~, hirse~, erdmandel~, tigernuss~, kakao~,' +
    'shea~, pflanzen~, pflanzlich~, vegan~, gemüse~, sonnenblumen~, kartoffel~, leinsamen~, sesam~, bananen~, lein~,' +
    'karité~, mohn~, kürbiskern~, buchweizen~, roggen~, gersten~, ersatz~, getreide~, apfel~, erdnüss~',
  do_plants_follow: false,
  links: 'aus, von',
  like: 'aroma~, aromen, gewürz~, gewürzmischung~, geschmack~, ersatz~, alternative~, vegan~, pflanzlich~, imitat~, nachbildung, kraut~, artig~, ersetzer~',
  without: 'ohne, kein~, nicht, keinerlei',
  claims: 'frei von, enthält kein~, enthält keine, enthalten kein~',
  free: 'frei~, freie~, los~',
  claimed: 'frei~',
  traces: 'kann, können, spur~, spuren, möglicherweise',
  and: 'und, oder, bzw, sowie',
  parts:
    'mehl, pulver, eiweiß, protein, stärke, kleie, keim, keime, öl, fett, saft, salz, sauce, soße, creme, paste, mus,' +
    'salat, suppe, brot, brötchen, teig, kuchen, keks, gebäck, flocken, grieß, schrot, vollkorn, korn, körner, saat,' +
    'samen, kern, kerne, wurst, filet, fond, brühe, extrakt, drink, getränk, erzeugnis, produkt, zucker, sirup,' +
    'frisch, voll, mager, halbfett, fettarm, trocken, kuh, ziege, ziegen, schaf, büffel, stuten, bio, roh, hart, weich,' +
    'schmelz, scheibe, stück, würfel, splitter, blättchen, stifte, konzentrat, marinade, knolle,' +
    'stange, mischung, nudel, likör, pudding, speise, schlag, süß, sauer, berg, kräuter, tafel, kondens,' +
    'alpen, heu, hütten, weide, land, vollfett, röst, back, brat, koch, räucher, stäbchen, finger, frikadelle,' +
    'leber, gelatine, rogen, block, gemahlen, fein, grob, zubereitung, bestandteil, raspel, füllung,' +
    'belag, glasur, sprossen, spross, bohne, bohnen, granulat, schnitzel, isolat, hydrolysat, faser, fleisch, ochsen,' +
    'rind, schwein, geflügel, huhn, hühner, lecithin, tomaten, gurken, zwiebel, knoblauch, paprika, bier, wein, essig,' +
    'dampf, mühle, quell, weiß, schwarz, braun, gelb, rot, gold, stauden, knollen, stangen, schoko',
  joints: 's, n, en, e, er',
  fold: foldGerman,
}
