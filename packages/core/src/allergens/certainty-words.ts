/**
 * Words that decide whether a list surely says what it holds. `doubt`: the sentence is no plain list. `neutral`: beside
 * a food they change nothing, alone or as a part of a word. `headings`: before the colon of a list.
 */
export type CertaintyWords = {
  readonly doubt: string
  /** Ends of words that take the food away: “milchfrei”. */
  readonly doubt_ends: string
  readonly neutral: string
  readonly headings: string
}

export const certaintyWords: Readonly<Record<string, CertaintyWords>> = {
  en: {
    doubt:
      'free, without, no, not, none, non, never, nil, zero, absent, excluded, excluding, except, minus, lacking, isnt,' +
      'doesnt, dont, cannot, contain, contains, contained, may, might, can, could, possible, possibly, trace*, present,' +
      'facilit*, factory, factories, equipment, kitchen*, line, lines, machine*, environment, premises, site, bakery,' +
      'plant, plants, produced, processed, processes, processing, manufactured, packed, packaged, prepared, handled,' +
      'handles, made, used, uses, also, that, which, where, is, are, be, allerg*, intoleran*, unsuitable, suitable,' +
      'sufferers, avoid*, instead, replac*, substitut*, alternative*, imitation, mock, faux, vegan, vegetarian, based,' +
      'dairyfree, nondairy, analog*, contaminat*, precaution*, warning',
    doubt_ends: 'free, less',
    neutral:
      'flour, powder, powdered, starch, protein, proteins, skimmed, skim, semi, whole, wholemeal, wholegrain, dried,' +
      'dry, organic, fresh, frozen, pasteurised, pasteurized, free range, range, dijon, salted, unsalted, cow, cows, sheep, sheeps, goat, goats,' +
      'white, yolk, yolks, toasted, roasted, ground, chopped, sliced, grated, flaked, flakes, oil, seed, seeds, fat,' +
      'solids, condensed, evaporated, sour, soured, double, single, clotted, whipping, hard, soft, cream, plain, raw,' +
      'cooked, boiled, liquid, smoked, durum, germ, bran, fibre, fiber, type, concentrate, isolate, ripened, mature,' +
      'mild, low, reduced, natural, unsweetened, blanched, salt, malt, extract, grain, gluten, rolled, bean, beans,' +
      'kernels, halves, pieces, medium, large, fortified, milk, lecithin, lecithins, sodium, e, ins',
    headings:
      'ingredient~, emulsifier~, stabiliser~, stabilizer~, raising agent~, preservative~, thickener~, antioxidant~,' +
      'acidity regulator~, flavouring~, colour~, sweetener~',
  },
  de: {
    doubt:
      'frei, ohne, kein*, nicht, nein, nie, null, kann, koennen, koennte, spur, spuren, enthaelt, enthalten, moeglich*,' +
      'betrieb*, hergestellt, herstellung, verarbeite*, produziert, abgefuellt, verpackt, anlage*, fabrik, kueche,' +
      'maschine*, linie, wird, werden, wurde, auch, welche*, allerg*, unvertraeg*, statt, anstelle, anstatt, ersatz*, ersetz*,' +
      'alternativ*, vegan*, vegetarisch*, pflanzlich*, imitat*, nachbildung, ausser, ausgenommen, vermeid*,' +
      'basis, geeignet, ungeeignet, vorhanden, vorkommen, warnhinweis, hinweis',
    doubt_ends:
      'frei, freie, freier, freies, freien, freiem, los, lose, loser, loses, losen, losem, ersatz, alternative, imitat',
    neutral:
      'mehl, pulver, protein, stärke, kleie, öl, fett, salz, sauce, soße, paste, mus, flocken, grieß,' +
      'schrot, vollkorn, filet, extrakt, erzeugnis, produkt, frisch, frische, frischer, voll, mager,' +
      'halbfett, fettarm, fettarme, trocken, getrocknet, kuh, ziege, ziegen, schaf, büffel, bio, roh, hart, weich,' +
      'schmelz, scheibe, stück, würfel, splitter, blättchen, stifte, konzentrat, knolle, stange, kondens, berg, alpen,' +
      'heu, weide, land, röst, räucher, gemahlen, gemahlene, fein, grob, raspel, hydrolysat, isolat, faser,' +
      'typ, type, schlag, süß, eiweiß, pasteurisiert, pasteurisierte, gehackt, gehackte, geröstet, geröstete, gerieben,' +
      'geriebener, ganz, ganze, teilentrahmt, entrahmt, entrahmte, laktose, haltig, hühner, huhn, freiland, boden,' +
      'stauden, knollen, stangen, h, e, i, d, vollfett, schnitt, bestandteil, halb, natur,' +
      'milch, hütten, creme, lecithin, lecithine, fond',
    headings:
      'zutaten, zutat, emulgator, emulgatoren, stabilisator, stabilisatoren, backtriebmittel, konservierungsstoff~,' +
      'verdickungsmittel, säuerungsmittel, antioxidationsmittel, säureregulator~, aroma, aromen, farbstoff~',
  },
  es: {
    doubt:
      'sin, no, ni, ningun*, cero, nada, libre, libres, exento*, exenta*, traza*, puede, pueden, podria*, posible*,' +
      'contiene, contienen, fabrica*, elabora*, instalacion*, planta, producido, procesa*, envasado, equipo*, linea*,' +
      'cocina, tambien, donde, alerg*, intoleran*, apto, evitar, vez, lugar, sustitu*, sucedaneo*, alternativ*, vegan*,' +
      'vegetal*, imitacion, excepto, salvo, ausen*, base, presencia, aviso',
    doubt_ends: '',
    neutral:
      'harina, polvo, en, de, la, del, integral, entera, entero, desnatada, desnatado, semidesnatada, proteína, proteínas,' +
      'seco, seca, ecológico, ecológica, fresco, fresca, frescos, pasteurizado, pasteurizada, líquido, líquida, vaca,' +
      'oveja, cabra, almidón, aceite, semilla, semillas, molido, molida, rallado, duro, blando, tostado, tostada, crudo,' +
      'cruda, gluten, fermentado, condensada, evaporada, clara, yema, suero, grano, sémola, salvado, fuerza, fibra, sal,' +
      'entero, picado, picada, trozos, curado, tierno, maduro, malta, concentrado, bio, e',
    headings:
      'ingrediente~, emulgente~, emulsionante~, estabilizante~, gasificante~, conservador~, espesante~',
  },
  et: {
    doubt:
      'vaba*, ilma, ei, mitte, null, pole, võib, võivad, jälg*, jälje*, sisalda*, ettevõt*, tehas*, käitle*, toodet*,' +
      'valmista*, pakendat*, köök, köögis, seade*, seadmet*, liin*, kus, mis, samuti, ka, allerg*, talumatus*, asemel,' +
      'asenda*, alternatiiv*, vegan*, taimne, taimse*, taimset, imitats*, välja, sobib, võimalik*, baasil, puudu*,' +
      'hoiatus',
    doubt_ends: 'vaba, vabad, vabade, vabu, vabast, asendaja, asendus',
    neutral:
      'jahu, pulber, pulbri, valk, valgu, õli, terad, helbed, tärklis, tärklise, kliid, rasv, rasva, lõss,' +
      'täis, tais, kuiv, kuivatatud, kondens, lehma, kitse, lamba, filee, kontsentraat, hüdrolüsaat, isolaat, soola,' +
      'soolane, soolatud, tükid, tükk, laastud, viil, viilud, seemned, juur, vars, idud, kiud, puhas,' +
      'mahe, värske, täistera, rasvata, pastöriseeritud, röstitud, jahvatatud, hakitud, riivitud, suitsu, toores, gluteen,' +
      'tüüp, sool, hapu, kana, linnas, kaste, kastme, pasta, pähkli, e, letsitiin, kollane, valge',
    headings: 'koostisosad, koostis, koostisained, emulgaator~, stabilisaator~, kergitusained, säilitusaine~',
  },
  lv: {
    doubt:
      'bez*, nav, ne, nesatur*, nulle, neviens, var, varētu, satur*, pēda*, iespējam*, klātbūtn*, ražo*, uzņēm*, rūpn*,' +
      'apstrādā*, fasēt*, iekārt*, līnij*, virtuv*, kur, kurā, arī, tiek, alerģ*, nepanes*, vietā, aizstā*, alternatīv*,' +
      'vegān*, augu, imitāc*, izņemot, piemērot*, bāzes, brīdinājum*',
    doubt_ends: '',
    neutral:
      'milti, miltu, pulveris, pulvera, pilnpiena, pilngraudu, vājpiena, vājpien~, olbaltumvielas, proteīns, ciete,' +
      'cietes, eļļa, sausais, sausā, sauss, žāvēt~, svaig~, saldēt~, bioloģisk~, pasterizēt~, govs, kazas, aitas, vesel~,' +
      'sēklas, sēklu, pārslas, graudi, graudu, malt~, grauzdēt~, rīvēt~, dzeltenums, baltums, dzeltenumi, ciet~, mīkst~,' +
      'iebiezināt~, skābais, saldais, sāls, sālīt~, koncentrāts, iesals, iesala, tips, glutēns, klijas, sakne, kūpināt~, e',
    headings: 'sastāvdaļas, sastāvs, emulgator~, stabilizētāj~, konservant~, irdinātāj~',
  },
  ru: {
    doubt:
      'без*, не, нет, ни, ноль, отсутств*, исключ*, кроме, след, следы, следов, может, могут, возмож*, содерж*, наличи*,' +
      'произвед*, производ*, изготов*, предприят*, фабрик*, завод*, оборудован*, лини*, кухн*, упаков*, использ*,' +
      'перерабат*, где, котор*, также, аллерг*, неперенос*, вместо, замен*, альтернатив*, веган*, растительн*, имитац*,' +
      'свобод*, аналог*, основе, допуска*, присутств*, вегетариан*, постн*, внимание',
    doubt_ends: '',
    neutral:
      'мука, муки, крахмал, порошок, сухой, сухая, сухое, сухого, цельное, цельная, цельный, обезжиренн~, нормализованн~,' +
      'пастеризованн~, коровье, козье, козий, овечий, свеж~, сушен~, заморожен~, органическ~, белок, белки, желток,' +
      'куриное, куриные, куриный, масло, масла, семена, семя, хлопья, зерно, цельнозернов~, тверд~, мягк~, топлен~,' +
      'сгущенн~, высший, высшего, сорт, сорта, первый, первого, хлебопекарная, молот~, жарен~, обжаренн~, тертый, лецитин,' +
      'сыворотка, сыворотки, соль, концентрат, солод, соус, клейковина, отруби, диоксид, корень, питьев~, е',
    headings: 'состав, ингредиенты, эмульгатор~, стабилизатор~, разрыхлитель, консервант~',
  },
  uk: {
    doubt:
      'без*, не, немає, ні, нуль, відсутн*, виключ*, крім, слід, сліди, слідів, може, можуть, можлив*, міст*, наявн*,' +
      'виготовл*, вироб*, підприємств*, фабри*, завод*, обладнанн*, ліні*, кухн*, упаков*, використ*, перероб*, де, який,' +
      'яке, яка, яких, також, алерг*, неперенос*, замість, замін*, альтернатив*, веган*, рослинн*, імітац*, вільн*,' +
      'аналог*, основі, присутн*, вегетаріан*, пісн*, увага',
    doubt_ends: '',
    neutral:
      'борошно, борошна, крохмаль, порошок, сухий, суха, сухе, сухого, незбиране, незбиран~, цільн~, знежирен~,' +
      'нормалізован~, пастеризован~, коров~, козяче, овечий, свіж~, сушен~, заморожен~, органічн~, білок, жовток, куряче,' +
      'курячі, курячий, масло, масла, олія, насіння, пластівці, зерно, цільнозернов~, тверд~, мʼяк~, топлен~, згущен~,' +
      'вищий, вищого, сорт, сорту, ґатунку, гатунку, мелен~, смажен~, обсмажен~, тертий, лецитин, сироватка, сироватки,' +
      'сіль, концентрат, солод, соус, висівки, діоксид, корінь, питне, е, e',
    headings: 'склад, інгредієнти, емульгатор~, стабілізатор~, розпушувач, консервант~',
  },
}
