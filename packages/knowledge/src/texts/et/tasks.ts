import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly = 'Köögi, poe või tootmise juht vaatab sissekanded kord nädalas läbi ja annab allkirja.'
const monthly = 'Juhataja vaatab sissekanded kord kuus läbi ja annab allkirja.'
const watches =
  'Juhataja vaatab kord kuus ülesande täitmist pealt, võrdleb näitu teise termomeetriga ja annab allkirja.'
const yearly = 'Juhataja vaatab selle läbi iga-aastasel ülevaatusel.'
const temperatures = 'Temperatuuripäevik: koht, näit, kellaaeg, nimi.'
const deliveries = 'Vastuvõtupäevik: tarnija, toode, näit, nimi; saateleht hoitakse alles.'
const batches = 'Partiileht: toit, näit, kellaaeg, nimi.'
const cleaning = 'Puhastusplaan, märgitud kellaaja ja nimega.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Külmikute ja külmkambrite temperatuur',
    instruction: 'Vaadake termomeetrit või mõõtke toodet kõige soojemal riiulil.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Punase liha temperatuur laos',
    instruction: 'Mõõtke kahe tüki vahelt. Piir: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Linnu- ja ulukiliha temperatuur laos',
    instruction: 'Mõõtke kahe tüki vahelt. Piir: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Hakkliha temperatuur laos',
    instruction: 'Mõõtke kahe pakendi vahelt. Piir: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Kala temperatuur laos',
    instruction:
      'Mõõtke kahe kala vahelt; vaadake, et jää katab kala ja vesi nõrgub ära. Piir: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Vaakumpakendite temperatuur',
    instruction: 'Mõõtke kahe pakendi vahelt. Piir: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Laagerdusruumi temperatuur',
    instruction: 'Vaadake temperatuuri ja niiskust; vaadake tükid üle. Piir: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Sügavkülmikute temperatuur',
    instruction: 'Vaadake termomeetrit; katsuge, kas mõni pakend on pehme. Piir: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Külmleti temperatuur',
    instruction: 'Mõõtke toodet kõige soojemas kohas. Piir: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Täidisega kookide ja saiakeste temperatuur',
    instruction: 'Mõõtke täidisega toodet kõige soojemas kohas. Piir: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Külmlettide ja külmvitriinide temperatuur',
    instruction: 'Vaadake termomeetrit või mõõtke toodet leti esiosas, laadimisjoone juures.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Lihaleti temperatuur',
    instruction: 'Mõõtke tükki kõige soojemas kohas. Piir: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Müügil oleva linnuliha temperatuur',
    instruction: 'Mõõtke kahe tüki vahelt. Piir: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Müügil oleva hakkliha temperatuur',
    instruction: 'Mõõtke nõu keskelt. Piir: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Kalaleti temperatuur',
    instruction: 'Mõõtke pealmist fileed; vaadake, et jää katab kala. Piir: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Kuulijäätise lett',
    instruction:
      'Vaadake iga leti kõige soojemat kohta; laadimisjoonest kõrgemal ei ole härmatist, jäätiselusikad on voolavas vees. Piir: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Laagerdusruum ja soolvesi',
    instruction:
      'Vaadake temperatuuri ja niiskust; vaadake üle lauad, koor ja soolvesi; märkige soolvee soolsus ja vanus.',
    verification: weekly,
    record: 'Laagerdusleht.',
  },
  'T-ripening-humidity': {
    name: 'Kuivlaagerdamise õhuniiskus',
    instruction: 'Vaadake iga kapi hügromeetrit. Piir: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Sügavkülmlettide temperatuur',
    instruction: 'Vaadake termomeetrit; katsuge, kas mõni pakend on pehme. Piir: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Kuumana hoidmise temperatuur',
    instruction: 'Segage, mõõtke iga toitu kõige jahedamast kohast. Piir: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Kuuma rootsi laua temperatuur',
    instruction:
      'Segage ja mõõtke iga toitu serveerimise ajal iga kahe tunni järel. Piir: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Kartuli hoiuruumi temperatuur',
    instruction: 'Vaadake termomeetrit. Friikartuli kartulid: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Kuivladu',
    instruction:
      'Vaadake õhuniiskust; otsige niiskust, hallitust ja mardikaid. Piir: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Laopäevik: näit, nimi.',
  },
  'T-dates': {
    name: 'Kauba kuupäevad',
    instruction: 'Vaadake kuupäevad läbi; võtke aegunud välja, pange esimesena aeguv ette.',
    verification: weekly,
    record: 'Päevaleht; äraviskamise leht.',
  },
  'T-opened-packs': {
    name: 'Avatud ja valmistatud toit',
    instruction: 'Igal pakendil on oma päev. Sisestage vanima vanus päevades. Piir: {limit:L-rte-days}.',
    verification: weekly,
    record: 'Päevaleht; märgised toidul.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Temperatuur vastuvõtul',
    instruction: 'Mõõtke kahe pakendi või tüki vahelt enne allkirja andmist.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Punase liha vastuvõtt',
    instruction: 'Mõõtke kahe tüki vahelt. Piir: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Linnu- ja ulukiliha vastuvõtt',
    instruction: 'Mõõtke kahe tüki vahelt. Piir: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Hakkliha vastuvõtt',
    instruction: 'Mõõtke kahe pakendi vahelt. Piir: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Kala vastuvõtt',
    instruction:
      'Mõõtke kahe kala vahelt; vaadake jääd, silmi ja lõpuseid, nuusutage. Piir: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Külmutatud toidu vastuvõtt',
    instruction:
      'Mõõtke kahe pakendi vahelt; otsige härmatist ja pehmeid nurki. Piir: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Vastuvõtt: pakendid, kuupäevad, märgistus, dokumendid',
    instruction:
      'Pakendid on terved ja puhtad, aega on piisavalt alles, tervise- või identifitseerimismärk on olemas, märgistus ja allergeenid vastavad tellimusele.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Toorpiima temperatuur saabumisel',
    instruction:
      'Segage ja mõõtke iga paakauto või piimanõu enne pumpamist. Piir: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Toorpiima antibiootikumitest',
    instruction: 'Tehke iga paakauto piimaga enne tühjendamist kiirtest; hoidke proov alles.',
    verification: weekly,
    record: 'Piimaleht: farm, tulemus, nimi.',
  },
  'T-shellfish-tags': {
    name: 'Elusate karpide saatelipikud',
    instruction:
      'Lugege saatelipikult piirkonda, kuupäeva ja väljastuskeskust; karbid on kinni ja elusad. Kirjutage saatelipikule kasutamise päev ja hoidke see alles.',
    verification: monthly,
    record: 'Saatelipikud kuupäevade järjekorras.',
  },
  'T-shellfish-air': {
    name: 'Elusate karpide õhutemperatuur',
    instruction: 'Mõõtke vastuvõtul karpide ümber oleva õhu temperatuuri. Piir: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Histamiiniuuring',
    instruction:
      'Saatke kahtlasest tuunikala, makrelli või muu sellise kala partiist proovid laborisse. Piir: {limit:L-histamine}.',
    verification: 'Juhataja loeb iga katseprotokolli.',
    record: 'Labori katseprotokoll partii juures.',
  },
  'T-suppliers': {
    name: 'Tarnijate ülevaatus',
    instruction:
      'Käige loetelu läbi: tunnustused, spetsifikatsioonid, kaebused, pakendite vastavusdeklaratsioonid.',
    verification: yearly,
    record: 'Heakskiidetud tarnijate loetelu kuupäeva ja nimega.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Sisetemperatuur kuumtöötlemisel',
    instruction: 'Mõõtke igast partiist kõige paksemat tükki, linnulihal luu kõrvalt.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Linnuliha sisetemperatuur',
    instruction: 'Mõõtke igast partiist kõige paksemat tükki luu kõrvalt. Piir: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Hakkliha ja burgerite sisetemperatuur',
    instruction: 'Mõõtke igast partiist kõige paksemat tükki küljelt. Piir: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Terve liha- ja kalatüki sisetemperatuur',
    instruction: 'Mõõtke igast partiist kõige paksemat tükki. Piir: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Veise-, lamba- ja sealiha temperatuur kuumtöötlemisel',
    instruction:
      'Mõõtke iga partii kõige paksemat tükki. Kui serveerite seest roosana: mõõtke pinda pärast pruunistamist. Piir: {limit:L-cook-red-meat}. Ainult terved tükid, mitte hakitud, rullitud, pehmendatud ega süstitud liha.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Ulukiliha sisetemperatuur',
    instruction: 'Mõõtke igast partiist kõige paksemat tükki. Piir: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Munatoitude sisetemperatuur',
    instruction: 'Mõõtke iga partii keskelt. Piir: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Küpsetamine madalal temperatuuril: sisetemperatuur ja aeg',
    instruction:
      'Jätke andur kõige paksema tüki sisse. Aega arvestatakse hetkest, mil tüki sisemus on selle temperatuuri saavutanud. Piir: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Mikrolaineahi: segada ja lasta seista',
    instruction:
      'Katke, segage või pöörake poole peal, laske kaks minutit kaetult seista ja mõõtke siis mitmest kohast: loeb kõige jahedam.',
    verification: watches,
    record: 'Märge iga partii kohta.',
  },
  'T-sous-vide': {
    name: 'Sous-vide: sisetemperatuur ja aeg',
    instruction:
      'Mõõtke igast partiist üks kott läbi vahtteibi; märkige vanni temperatuur, algus ja lõpp. Piir: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Pastöriseerimine',
    instruction: 'Mõõtke segades, märkige hoideaja algus ja lõpp. Piir: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Autoklaav',
    instruction:
      'Märkige iga laadungi temperatuur, rõhk ja aeg; arvutage steriliseerimisväärtus. Piir: {limit:L-retort}.',
    verification: 'Juhataja võrdleb enne väljastamist iga graafikut programmiga.',
    record: 'Autoklaavi leht koos graafikuga.',
  },
  'T-uht': {
    name: 'Ülikõrge kuumutus',
    instruction:
      'Vaadake temperatuuri pärast hoidetoru käivitamisel ja iga tund; alla piiri suunatakse vool ise tagasi. Piir: {limit:L-uht}.',
    verification: 'Juhataja võrdleb enne väljastamist iga graafikut programmiga.',
    record: 'Kuumutamisleht koos graafikuga.',
  },
  'T-ice-cream-mix': {
    name: 'Jäätisesegu kuumutamine',
    instruction: 'Sisestage iga segatud ja suletud partii temperatuur ja aeg. Piir: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Mahla ja jookide kuumutamine',
    instruction: 'Vaadake temperatuuri pärast hoideaega käivitamisel ja igal partiil. Piir: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Röstimine, aurutamine või ostetud kuumtöötlus',
    instruction:
      'Märkige valideeritud programmi aeg, temperatuur ja kihi paksus või töödeldud partii tarnija tunnistus.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Sisetemperatuur kuumsuitsutamisel',
    instruction: 'Mõõtke igast partiist kõige paksemat tükki. Piir: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Sisetemperatuur taaskuumutamisel',
    instruction: 'Segage, mõõtke iga partii keskelt. Piir: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Jahutamine pärast kuumtöötlemist',
    instruction:
      'Märkige alguses kellaaeg ja sisetemperatuur; sisestage sisetemperatuur esimese nimetatud aja lõpus. Piir: {limit:L-cool}.',
    verification: watches,
    record: 'Jahutamisleht: toit, algus, lõpp, näidud, nimi.',
  },
  'T-cool-second': {
    name: 'Jahutamise teine etapp',
    instruction:
      'Sisestage sisetemperatuur kogu aja lõpus, arvates jahutamise algusest. Piir: {limit:L-cool-second}.',
    verification: watches,
    record: 'Jahutamisleht: toit, algus, lõpp, näidud, nimi.',
  },
  'T-cool-cook-chill': {
    name: 'Varuks kiirjahutatava ja sous-vide-toidu jahutamine',
    instruction:
      'Märkige alguses kellaaeg ja sisetemperatuur; sisestage sisetemperatuur aja lõpus. Piir: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Jahutamisleht: toit, algus, lõpp, näidud, nimi.',
  },
  'T-hot-fill': {
    name: 'Kuumalt villimine',
    instruction: 'Mõõtke toodet villimisel, esimesest ja viimasest purgist. Piir: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Imiku piimasegu vesi',
    instruction:
      'Mõõtke vett enne pulbri lisamist; kirjutage pudelile kellaaeg. Piir: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-beans': {
    name: 'Kuivade ubade keetmine',
    instruction: 'Arvestage aega täielikust keemisest. Piir: {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Külmutatud marjade keetmine',
    instruction:
      'Arvestage aega täielikust keemisest, enne kasutamist külmas toidus. Piir: {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Kala külmutamine parasiitide vastu',
    instruction:
      'Andur kõige paksemas tükis; märkige liik, partii, algus ja lõpp. Piir: {limit:L-parasite-freeze}.',
    verification: 'Peakokk võrdleb enne kasutusse lubamist sissekannet partiiga.',
    record: 'Külmutamisleht: liik, partii, temperatuur, algus, lõpp, nimi.',
  },
  'T-parasite-record': {
    name: 'Toore kala külmutamise dokument',
    instruction:
      'Lugege iga partii tarnija dokumenti ja sisestage seal nimetatud külmutamistemperatuur. Piir: {limit:L-parasite-freeze}. Kasvanduse kala: pange kinnitus kausta.',
    verification: 'Peakokk võrdleb kord nädalas dokumenti ja partiid.',
    record: 'Tarnija dokument või kinnitus, partiide kaupa.',
  },
  'T-raw-egg-time': {
    name: 'Toore munaga toitude vanus',
    instruction:
      'Kirjutage igale partiile päev ja kellaaeg; sisestage tunnid valmistamisest. Piir: {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Toored lihatoidud',
    instruction:
      'Värske terve tervisemärgiga lihatükk, pind maha lõigatud, tükeldatud puhaste vahenditega vahetult enne serveerimist; märgistus ja kellaaeg kirja pandud.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Toore munaga toitude temperatuur',
    instruction: 'Mõõtke iga partii keskelt. Piir: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'Toore munaga salatikastme pH',
    instruction: 'Mõõtke iga partiid kalibreeritud mõõturiga. Piir: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'Sushiriisi pH',
    instruction: 'Peenestage proov veega, mõõtke iga partiid. Piir: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Pakendatud kala vesifaasi soolasisaldus',
    instruction:
      'Iga õhuta pakendatav partii: sool ÷ (sool + vesi) × 100, proovist või tõendatud retsepti järgi. Piir: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'Marineeritud toidu ja marinaadide pH',
    instruction:
      'Peenestage kõige paksem tükk, mõõtke iga partiid siis, kui hape on läbi imbunud. Piir: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Piima ja kohupiima hapnemine',
    instruction:
      'Sisestage pH programmi aegadel; aeglasel hapnemisel kasvavad stafülokokid, surnud juuretis peatab partii. Toorjuust ja jogurt saavutavad lõpliku pH enne jahutamist.',
    verification: weekly,
    record: 'Partiileht koos pH-kõveraga.',
  },
  'T-home-acid-ph': {
    name: 'Moosi ja marineeritud hoidiste pH',
    instruction:
      'Mõõtke enne purkide märgistamist igast partiist peenestatud ja jahtunud proovi. Piir: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'Moosi pH',
    instruction:
      'Mõõtke kalibreeritud mõõturiga igast partiist peenestatud ja jahtunud proovi. Piir: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Fermenteeritud vorsti kraaditunnid',
    instruction:
      'Liitke graafikult iga tunni kohta, kuni vorst on hapnenud, kraadid, mille võrra on ületatud stafülokokkide kasvu piir. Piir: {limit:L-degree-hours}.',
    verification: 'Juhataja arvutab kord kuus ühe partii uuesti läbi ja annab allkirja.',
    record: 'Partiileht koos ruumi graafikuga.',
  },
  'T-wash-dose': {
    name: 'Desinfitseerimisaine pesuvees',
    instruction:
      'Testriba või mõõtur vannis, järelevalveasutuse lubatud aine jaoks; märkige pH ja vee vahetus. Piir: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Pesuleht: kellaaeg, annus, pH, vee vahetus.',
  },
  'T-sprout-water': {
    name: 'Idandite äravooluvee uurimine',
    instruction:
      'Võtke igast partiist äravooluvee proov laborisse; hoidke partiid kinni kuni tulemuseni. Piir: {limit:L-sprout-water}.',
    verification: 'Juhataja lubab iga partii müüki tulemuse järgi.',
    record: 'Labori katseprotokoll partii juures.',
  },
  'T-sprout-seed': {
    name: 'Seemnete desinfitseerimine',
    instruction:
      'Märkige sertifikaadiga seemnepartii, annus, aeg ja loputus; dokumentideta partiid ei kasutata.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Munade läbivalgustamine ja sorteerimine',
    instruction:
      'Valgustage läbi iga partii; sortige välja pragunenud, määrdunud ja lekkivad munad; ärge peske mune, kui nõuded seda keelavad.',
    verification: weekly,
    record: 'Partiileht: farm, munemise kuupäev, välja sorditud munad.',
  },
  'T-egg-breaking': {
    name: 'Munade lõhkumine',
    instruction:
      'Ainult terved, puhtad ja kuivad munad; mitte muljudes; sõeluge, jahutage kohe, vahetage nõu pärast halba muna.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Juustu ja müügi toorpiim',
    instruction:
      'Mõõtke piima enne kasutamist; märkige karja dokumendid ja tänased tulemused. Piir: {limit:L-chill-raw-milk}.',
    verification: 'Juhataja võrdleb iga nädal näite karja tulemustega.',
    record: 'Piimaleht: farm, näit, nimi.',
  },
  'T-carcass': {
    name: 'Nähtav mustus rümpadel',
    instruction:
      'Vaadake enne pesemist iga rümba sise- ja välispinda: ei ole sõnnikut, piima, maosisu ega karvu.',
    verification: 'Juhataja vaatab iga päev kümme rümpa uuesti üle.',
    record: 'Tapaleht.',
  },
  'T-carcass-chill': {
    name: 'Rümpade jahutamine',
    instruction:
      'Mõõtke jahutamise lõpus igast partiist suurima rümba sügavaimat reielihast. Piir: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Jahutamisleht: partii, algus, lõpp, näit.',
  },
  'T-carcass-chill-poultry': {
    name: 'Linnuliha ja väikeulukite jahutamine',
    instruction:
      'Mõõtke jahutamise lõpus igast partiist suurima linnu sügavaimat rinnalihast. Piir: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Jahutamisleht: partii, algus, lõpp, näit.',
  },
  'T-glass-filling': {
    name: 'Purgid ja pudelid enne ja pärast täitmist',
    instruction:
      'Pöörake iga purk ümber ja puhuge või loputage; vaadake servi; pärast purunemist eemaldage kõrval olevad purgid ja märkige see.',
    verification: weekly,
    record: 'Villimisleht: purunemised, äravisatud purgid.',
  },
  'T-sausage-ph': {
    name: 'Fermenteeritud vorsti pH',
    instruction: 'Mõõtke retsepti päevadel iga partii ühe vorsti sisemust. Piir: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Kuivatatud liha vee aktiivsus',
    instruction: 'Mõõtke enne väljastamist igast partiist ühte tükki. Piir: {limit:L-dry-aw}.',
    verification: 'Juhataja lubab iga partii väljastada sissekande järgi.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'Fermenteeritud või kuivatatud liha säilib',
    instruction:
      'Mõõtke enne väljastamist iga partii ühest tükist pH, vee aktiivsus või mõlemad ja kirjutage näidud üles. Piisab ühest neist või mõlemast leebemast koos: {limit:L-stable-ph}; {limit:L-stable-aw}. Märkige „tehtud“ alles siis, kui see on saavutatud.',
    verification: 'Juhataja lubab iga partii väljastada sissekande järgi.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Nitritsoola kaalumine',
    instruction:
      'Kaaluge liha ja nitritsool, arvutage nitrit, teine inimene allkirjastab. Piir: {limit:L-nitrite}.',
    verification: weekly,
    record: 'Partiileht mõlema allkirjaga.',
  },
  'T-vacuum-days': {
    name: 'Vaakumpakendite vanus',
    instruction: 'Vaadake pakendid läbi; sisestage vanima vanus päevades. Piir: {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Päevaleht; märgised pakenditel.',
  },
  'T-seal': {
    name: 'Õmblused ja kaaned',
    instruction:
      'Tehke surveproov vahetuse esimestele pakenditele ja pärast iga muudatust; vaadake õmblusi ja kaasi.',
    verification: weekly,
    record: 'Sulgemise leht: kontrollitud pakendid, tulemus, nimi.',
  },
  'T-oil-temperature': {
    name: 'Fritüüriõli temperatuur',
    instruction: 'Mõõtke iga kasutusel olevat fritüüri. Piir: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Õlileht.',
  },
  'T-oil': {
    name: 'Fritüüriõli kvaliteet',
    instruction:
      'Kontrollige iga kasutusel olevat fritüüri testriba või mõõturiga; vaadake suitsu, vahtu ja lõhna. Piir: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Õlileht: näit, filtreerimine, vahetus.',
  },
  'T-colour': {
    name: 'Fritüüritud ja küpsetatud toodete värvus',
    instruction: 'Võrrelge värviskaalaga: kuldne, mitte pruun.',
    verification: monthly,
    record: 'Märgitakse partiide kaupa.',
  },
  'T-display-time': {
    name: 'Külma toidu aeg väljapanekus',
    instruction:
      'Kirjutage, millal toit välja pandi; sisestage tunnid juurdepaneku ajal. Piir: {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Väljapaneku leht või silt toidu juures.',
  },
  'T-hot-time': {
    name: 'Kuuma toidu aeg allpool piiri',
    instruction:
      'Kui toit jahtus alla piiri, kirjutage, mis ajast; sisestage tunnid. Piir: {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Kuumana hoidmise leht.',
  },
  'T-fruit-time': {
    name: 'Tükeldatud puuvilja aeg külmast väljas',
    instruction:
      'Kirjutage, millal puuvili tükeldati; sisestage tunnid, kuni see külma läks. Piir: {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Metallidetektori test',
    instruction:
      'Laske iga testkeha läbi alustades, iga tund ja lõpetades; sisestage väikseim, mis leiti. Piir: {limit:L-metal-test}.',
    verification: 'Juhataja võrdleb iga nädal kellaaegu ja tulemusi.',
    record: 'Detektori leht kellaaegadega.',
  },
  'T-sieve': {
    name: 'Sõel',
    instruction: 'Vaadake enne esimest kasutamist võrku ja sõelale jäänut.',
    verification: monthly,
    record: 'Päevaleht.',
  },
  'T-thaw-water': {
    name: 'Sulatamine voolavas vees',
    instruction:
      'Suletud kott, külm voolav joogivesi, ainult selleks kasutatav vann. Küpsetage kohe; külmikusse midagi tagasi ei lähe.',
    verification: weekly,
    record: 'Märge iga partii kohta.',
  },
  'T-thaw': {
    name: 'Sulav toit',
    instruction: 'Külmikus, nõus, kaetult, kuupäevaga, valmistoidust allpool.',
    verification: weekly,
    record: 'Päevaleht.',
  },
  'T-produce': {
    name: 'Köögiviljade ja puuviljade pesemine',
    instruction: 'Puhas vann ja vesi, liiva ei ole järel, loputatud ja nõrutatud.',
    verification: weekly,
    record: 'Märgitakse partiide kaupa.',
  },
  'T-separation': {
    name: 'Toores ja valmistoit lahus',
    instruction: 'Vaadake enne töö algust üle külmikud, lõikelauad, noad ja tööjärjekord.',
    verification: weekly,
    record: 'Päevaleht.',
  },
  'T-machine-parts': {
    name: 'Terad, kruvid ja tihendid',
    instruction:
      'Vaadake viilutaja, hakklihamasin, mikser ja töövahendid enne esimest kasutamist üle: midagi ei ole puudu ega katki.',
    verification: monthly,
    record: 'Päevaleht.',
  },
  'T-bones': {
    name: 'Luud',
    instruction: 'Katsuge läbi iga partii fileed ja konditustatud tükid.',
    verification: monthly,
    record: 'Märgitakse partiide kaupa.',
  },
  'T-sample': {
    name: 'Allesjäetav toiduproov',
    instruction:
      'Võtke teeninduse lõpus igast toidust proov puhtasse märgistatud kotti. Hoidke temperatuuril {limit:L-retained-sample}, aeg: {limit:L-retained-days}.',
    verification: weekly,
    record: 'Proovide loetelu: toit, kuupäev, nimi.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Allergeenid enne teenindamist',
    instruction:
      'Võrrelge loetelu, menüüd ja tänaseid muudatusi; öelge meeskonnale; oma töövahendid on valmis.',
    verification: weekly,
    record: 'Päevaleht nimega.',
  },
  'T-allergen-run': {
    name: 'Allergeenid: puhastus ja partiide järjekord',
    instruction: 'Allkirjastage enne partiid puhastus, koostisosad ja järjekord.',
    verification: weekly,
    record: 'Partiileht allkirjaga.',
  },
  'T-label': {
    name: 'Etiketid: esimene ja viimane pakend',
    instruction:
      'Võrrelge esimesel ja viimasel pakendil retsepti, allergeene, kuupäeva ja partiid; hoidke üks etikett alles.',
    verification: weekly,
    record: 'Partiileht koos näidisetiketiga.',
  },
  'T-price-tags': {
    name: 'Leti sildid ja allergeenid',
    instruction: 'Võrrelge silte, kaaluetikette ja kaupa.',
    verification: weekly,
    record: 'Päevaleht.',
  },
  'T-diet': {
    name: 'Eritoidud',
    instruction: 'Nimi, dieet ja kandik on kooskõlas; teine inimene allkirjastab.',
    verification: weekly,
    record: 'Toitude nimekiri mõlema allkirjaga.',
  },
  'T-self-service': {
    name: 'Iseteenindus',
    instruction: 'Igal toidul üks tõsteriist, kaitse on paigas; vahetage tõsteriistad.',
    verification: monthly,
    record: 'Märgitakse teenindamise ajal.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Jahutatud kauba temperatuur veol',
    instruction: 'Mõõtke laadimisel ja viimases peatuses. Piir: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Sõiduleht: näidud, kellaajad, nimi.',
  },
  'T-transport-frozen': {
    name: 'Külmutatud kauba temperatuur veol',
    instruction: 'Mõõtke laadimisel ja viimases peatuses. Piir: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Sõiduleht: näidud, kellaajad, nimi.',
  },
  'T-transport-hot': {
    name: 'Kuuma toidu temperatuur veol',
    instruction: 'Mõõtke üht nõu laadimisel ja saabumisel. Piir: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Sõiduleht: näidud, kellaajad, nimi.',
  },
  'T-vehicle': {
    name: 'Sõiduk ja kastid',
    instruction: 'Puhtad, kuivad, terved; toores ja valmistoit eraldi; veoruumis ei ole midagi muud.',
    verification: monthly,
    record: 'Sõiduleht.',
  },
  'T-site': {
    name: 'Ettevalmistus väljaspool kööki',
    instruction:
      'Joogivesi, kätepesukoht, prügikastid, katus, termomeeter, varuvahendid: kõik on enne alustamist olemas.',
    verification: monthly,
    record: 'Ürituse kontroll-leht nimega.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Puhastamine sulgemisel',
    instruction: 'Töölauad, lõikelauad, valamud, pliit, põrand: puhastage ja desinfitseerige plaani järgi.',
    verification: 'Juhataja vaatab kord nädalas puhtad ruumid üle ja annab allkirja.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Käepidemed, kraanid ja letid',
    instruction: 'Puhastage ja desinfitseerige kohad, mida puudutavad paljud käed.',
    verification: 'Juhataja vaatab kord nädalas ja annab allkirja.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Viilutaja ja hakklihamasin lahtivõetult',
    instruction: 'Tõmmake pistik välja, võtke lahti, peske, desinfitseerige, loputage, kuivatage.',
    verification: 'Juhataja vaatab kord nädalas tera ja kaitset; pinnaproovid analüüside plaani järgi.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Trapid, seinad ja nurgad',
    instruction: 'Puhastage ja desinfitseerige toidule pritsimata.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Külmikud ja sügavkülmikud seest',
    instruction: 'Tühjendage, peske, desinfitseerige, kuivatage; puhastage tihendid ja sulatage jää.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Pulbriruumi kuivpuhastus',
    instruction:
      'Harjake ja imege kuivalt, ilma veeta; jalatsid ja riided vahetatakse joonel; filtrid ja liited on kuivad ja terved.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Jää- ja joogimasinad',
    instruction: 'Tühjendage, puhastage, desinfitseerige, loputage; visake esimene täitmine ära.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Pinnaproovid pärast puhastamist',
    instruction:
      'Võtke pinnaproov viilutajalt, laualt, trapist ja käepidemelt pärast puhastamist, enne tööd.',
    verification: 'Juhataja loeb iga katseprotokolli ja võrdleb seda eelmisega.',
    record: 'Labori katseprotokoll või testi tulemus.',
  },
  'T-disinfectant': {
    name: 'Desinfitseerimislahuse kangus',
    instruction:
      'Kastke testriba värskesse lahusesse. Kloor: {limit:L-chlorine}; muud ained märgistuse järgi.',
    verification: monthly,
    record: 'Päevaleht: näit, nimi.',
  },
  'T-dish': {
    name: 'Nõudepesumasina loputus',
    instruction: 'Vaadake loputustemperatuuri, kui masin on kuum. Piir: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Noasterilisaator',
    instruction: 'Vaadake enne tööd vee temperatuuri. Piir: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Prügikastid ja tagastused',
    instruction:
      'Tühjendage ja peske prügikastid; tagastatud ja tagasi kutsutud kaup on eraldi ja märgistatud.',
    verification: monthly,
    record: 'Päevaleht.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Kahjurite oma kontroll',
    instruction:
      'Otsige väljaheiteid, närimisjälgi, võrke ja putukaid, vaadake lõkse; uksed ja võrgud sulguvad.',
    verification: 'Juhataja võrdleb tõrjefirma aruandega.',
    record: 'Kahjuritõrje leht koos lõksude plaaniga.',
  },
  'T-pest-contractor': {
    name: 'Tõrjefirma külastus',
    instruction: 'Käige tõrjefirmaga koos ringi, lugege aruanne läbi ja allkirjastage.',
    verification: yearly,
    record: 'Tõrjefirma aruanne.',
  },
  'T-probe-ice': {
    name: 'Termomeetrid sulavas jääs',
    instruction: 'Segage purustatud jääd vähese veega, oodake, kuni näit seisab. Piir: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Kalibreerimisleht: termomeeter, näit, nimi.',
  },
  'T-probe-boiling': {
    name: 'Termomeetrid keevas vees',
    instruction:
      'Hoidke andurit keevas vees, mitte vastu põhja. Piir: {limit:L-probe-boiling}; kõrgemal merepinnast keeb vesi jahedamalt.',
    verification: yearly,
    record: 'Kalibreerimisleht: termomeeter, näit, nimi.',
  },
  'T-probe-certificate': {
    name: 'Termomeetrite väline kontroll',
    instruction: 'Laske üks termomeeter kalibreerimislaboris kontrollida; võrrelge teisi sellega.',
    verification: yearly,
    record: 'Tunnistus.',
  },
  'T-ph-meter': {
    name: 'pH-mõõturi kalibreerimine',
    instruction: 'Kalibreerige enne kasutamist kahe värske puhverlahusega.',
    verification: monthly,
    record: 'Kalibreerimisleht.',
  },
  'T-scales': {
    name: 'Kaalud',
    instruction: 'Kaaluge teadaolevat raskust.',
    verification: yearly,
    record: 'Kalibreerimisleht.',
  },
  'T-ventilation': {
    name: 'Ventilatsioon, õhupuhastid ja filtrid',
    instruction: 'Laske õhupuhastid, filtrid ja gaasiseadmed hooldada.',
    verification: yearly,
    record: 'Hooldusaruanne.',
  },
  'T-fridge-service': {
    name: 'Külmaseadmete hooldus',
    instruction: 'Tehnik kontrollib jahutust, tihendeid ja näidikut.',
    verification: yearly,
    record: 'Hooldusaruanne.',
  },
  'T-tank': {
    name: 'Liikuva müügikoha veepaak',
    instruction: 'Tühjendage, puhastage, desinfitseerige ja loputage paak ja voolik.',
    verification: yearly,
    record: 'Hooldusleht.',
  },
  'T-well': {
    name: 'Oma kaev',
    instruction: 'Vaadake kaant, pumpa ja filtreid; puhastage; võtke proov analüüside plaani järgi.',
    verification: 'Juhataja loeb iga veeanalüüsi.',
    record: 'Hooldusleht.',
  },
  'T-glass': {
    name: 'Klaas ja kõva plast',
    instruction: 'Käige loetelu läbi: lambid, aknad, letid, nõud on terved.',
    verification: monthly,
    record: 'Klaasi loetelu kuupäeva ja nimega.',
  },
  'T-fit': {
    name: 'Töötajate terviseseisund enne tööd',
    instruction:
      'Küsige oksendamise, kõhulahtisuse, palaviku ja haavade kohta; vaadake käsi, riietust ja ehteid.',
    verification: monthly,
    record: 'Vahetuse leht; üksikasjad hoitakse konfidentsiaalsena.',
  },
  'T-training': {
    name: 'Hügieenikoolitus',
    instruction: 'Koolitage kõiki, kes toitu puudutavad: hügieen, allergeenid, see plaan.',
    verification: yearly,
    record: 'Tõendid ja koolitused: iga inimene kuupäeva ja koolitajaga.',
  },
  'T-health': {
    name: 'Töötajate tervisedokumendid',
    instruction: 'Vaadake läbi õigusaktis nõutud dokumendid; uutel töötajatel enne esimest päeva.',
    verification: yearly,
    record: 'Tõendid ja koolitused: iga inimene dokumendi ja lõppkuupäevaga.',
  },
  'T-review': {
    name: 'Plaani ülevaatus',
    instruction: 'Käige plaan läbi, samuti iga toote, tarnija või seadme muudatuse korral.',
    verification: 'Omanik allkirjastab uue versiooni.',
    record: 'Plaan versiooni ja kuupäevaga.',
  },
  'T-audit': {
    name: 'Siseaudit',
    instruction: 'Käige kõik kohad plaaniga läbi: kas tehakse nii, nagu kirjas?',
    verification: 'Omanik loeb aruande ja meetmed läbi.',
    record: 'Auditiaruanne koos meetmetega.',
  },
  'T-recall': {
    name: 'Tagasikutsumise harjutus',
    instruction: 'Valige üks partii: kust see tuli, kuhu läks? Märkige, kui kaua aega kulus.',
    verification: yearly,
    record: 'Harjutuse aruanne.',
  },
  'T-allergen-matrix': {
    name: 'Allergeenide loetelu',
    instruction: 'Võrrelge loetelu retseptide ja märgistusega; uue retsepti või toote korral kohe.',
    verification: 'Juhataja allkirjastab iga uue versiooni.',
    record: 'Allergeenide loetelu versiooni ja kuupäevaga.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Lihalõikusruumi temperatuur',
    instruction:
      'Lugege ruumi termomeetrit. Piir: {limit:L-cutting-room}. Liha läheb kohe pärast lõikamist tagasi külma.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Portsjoniteks jagamise aeg',
    instruction:
      'Märkige, millal partii katlast või külmast välja tuleb ja millal tagasi jõuab. Kõige rohkem {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Koore ja täidiste temperatuur',
    instruction:
      'Mõõtke vahukoor, kreem ja täidetud tooted, kui need külma lähevad. Piir: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Jäätisesegu jahutamine',
    instruction: 'Mõõtke segu jahuti järel ja märkige aeg kuumutamisest. Piir: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Laagerduva segu temperatuur',
    instruction:
      'Lugege iga paaki ja vaadake algusaega: kõige rohkem {limit:L-ageing-hours}. Piir: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Pakitud piima temperatuur',
    instruction: 'Mõõtke pakk kõige soojemal riiulil ja üks laadimisel. Piir: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Suurte sinkide soojenemine',
    instruction: 'Salvestage suurima tüki sisetemperatuur algusest peale. Piir: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Pastöörimine pakendis',
    instruction:
      'Lugege katsepakendi sisetemperatuuri kõige külmemas kohas. Piir: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Karpide topeltvaltsid',
    instruction:
      'Lõigake igast sulgemispeast üks karp lahti ja mõõtke ülekatet. Piir: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Filtrid ja sõelad',
    instruction: 'Võtke filter välja, vaadake võrku ja tihendit, märkige, mis sinna jäi.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'Pesuvee pH',
    instruction: 'Mõõtke pH pesurennis. Piir: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Aeg pesuvees',
    instruction: 'Mõõtke, kui kaua värviline ujuk rennis liigub. Piir: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Kala väljaspool külma',
    instruction:
      'Märkige, millal iga partii jäält ära võetakse ja millal tagasi jõuab. Piir: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH kääritamisel',
    instruction: 'Mõõtke mahl enne pärmi lisamist ja pH lõpus. Piir: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Siidri ja puuviljaveini alkohol',
    instruction: 'Mõõtke iga partii enne villimist. Piir: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Kuivatatud toidu kuivus',
    instruction: 'Mõõtke iga partii paksemate tükkide veeaktiivsus. Piir: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Kuivainete kuumutamine',
    instruction: 'Lugege iga partii temperatuur ja aeg toote kõige külmemas kohas. Piir: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Kuivainete sertifikaadid',
    instruction: 'Vaadake enne pakkimist iga partii kohta tootja salmonellaanalüüsi.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Muna pastöörimine',
    instruction: 'Lugege temperatuur hoidetoru järel ja vooluhulk. Piir: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Munade pesuvesi',
    instruction: 'Lugege vee temperatuur düüside juures; munad väljuvad kuivana. Piir: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Tühjad pudelid ja purgid',
    instruction:
      'Vaadake tühje pudeleid vastu valgust; pöörake, loputage ja nõrutage; kontrollige viimast loputust leelise suhtes paberiga.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Karpide puhastamine',
    instruction:
      'Märkige iga basseini algus, vooluhulk, lamp ja lõpp; vahepeal midagi ei lisata. Piir: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Elusloomad',
    instruction: 'Võrrelge loomi ja dokumente; terved, puhtad ja kuivad; enne tapmist veterinaararsti luba.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Aseptiline villija',
    instruction:
      'Lugege enne alustamist villija ja pakendite steriliseerimist: temperatuur, aeg, aine kangus.',
    verification: watches,
    record: batches,
  },
}

export const tasks: KnowledgeTexts['tasks'] = {
  ...storage,
  ...receiving,
  ...heat,
  ...special,
  ...information,
  ...transport,
  ...cleaningTasks,
  ...site,
  ...plants,
}
