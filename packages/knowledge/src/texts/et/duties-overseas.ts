import type { KnowledgeTexts } from '@larder/core/haccp'

/** Duties in the United States, Canada and Australia. */
export const dutiesOverseas: KnowledgeTexts['duties'] = {
  'D-US-variance':
    'Säilitamiseks suitsutamine, soolamine nitritiga, hapestamine, karbibasseinid, loomade tellimustöö ja idandamine vajavad järelevalveasutuse eriluba ja HACCP-plaani. Vähendatud hapnikuga pakendamine Food Code’i reeglite järgi vajab ainult HACCP-plaani; kuupäeva ja kellaajaga pakendid, mis avatakse 48 tunni jooksul, ei vaja kumbagi.',
  'D-US-manager':
    'Vastutaja on tunnistusega toiduohutuse juht, välja arvatud väga väikese riskiga kohas, ja näitab kontrolli ajal oma teadmisi.',
  'D-US-advisory': 'Menüüs on teave ja hoiatus toore või läbi kuumutamata loomse toidu kohta.',
  'D-US-allergens':
    'Märkige pakendatud toidule üheksa peamist allergeeni, sealhulgas seesam. Pakendamata toidu kohta teatage klientidele kirjalikult, millised neist on koostisosad.',
  'D-US-shellfish':
    'Karpide saatelipik jääb anumale, kuni see on tühi. Hoidke lipikuid üheksakümmend päeva partii viimase müügi või serveerimise päevast, selle kuupäeva järjekorras.',
  'D-US-parasites':
    'Toorelt serveeritav kala: hoidke külmutamise sissekannet või tarnija kirja üheksakümmend päeva. Karpe, puhast kammkarbi lihast, Food Code’is loetletud tuuni, parasiidivaba söödaga kasvatatud kala ja kestast välja võetud loputatud kalamarja ei pea külmutama.',
  'D-US-raw-egg':
    'Caesari kaste, hollandi kaste, majonees, besee, tiramisu ja sarnased road tehakse toore muna asemel pastöriseeritud munast, kui neid ei kuumutata ja menüüs ei ole hoiatust.',
  'D-US-time-control':
    'Toit, mida hoitakse ainult aja järgi: töötage kirjaliku juhendi järgi. Toit tuleb temperatuuri alt ära {limit:L-chill-rte} või {limit:L-hot-hold} juures, sellele märgitakse aja lõpp ning selleks ajaks on see kuumutatud, serveeritud või ära visatud.',
  'D-US-hands': 'Valmistoitu ei puudutata paljaste kätega.',
  'D-US-ill':
    'Haige olnud inimene naaseb toidu juurde alles pärast {limit:L-symptom-free-hours}; noroviiruse ja pikemate tähtaegade järel asutuse loal, A-hepatiidi või kõhutüüfuse järel mitte kunagi ilma selleta. Kus sööb väga tundlikke inimesi, ei tule ta seni töökohale.',
  'D-US-surfaces':
    'Kiiresti riknevat toitu puudutavaid pindu ja vahendeid puhastatakse toatemperatuuril vähemalt iga nelja tunni järel.',
  'D-US-sanitizer':
    'Mõõtke desinfektsioonivahendi kangust testikomplektiga. Jood: 12,5–25 mg/l; kvaternaarne ammoonium märgistuse järgi.',
  'D-US-well': 'Laske oma kaevu vett uurida vähemalt kord aastas ja hoidke aruanne alles.',
  'D-US-vulnerable':
    'Väga tundlikele inimestele: ei toorest ega läbi kuumutamata loomset toitu, tooreid idandeid ega pastöriseerimata mahla; toore muna asemel pastöriseeritud muna, ka siis, kui toitu hoitakse ainult aja järgi; valmistoitu ei puudutata paljaste kätega.',
  'D-US-grinding-log':
    'Märkige iga veisehakkliha partii kohta üles tarnijate ettevõttenumbrid, nende partiinumbrid ja tootmiskuupäevad, toorainete nimed koos eelmisest partiist üle võetuga, hakkimise kuupäev ja kellaaeg ning hakkmasina iga puhastamise kuupäev ja kellaaeg. Hoidke neid sissekandeid üks aasta seal, kus liha hakitakse.',
  'D-US-safe-handling':
    'Pakendatud toorel lihal ja linnulihal ning muul lihal, mis ei ole valmistoit, on märgisel juhised „Safe Handling Instructions“.',
  'D-US-bacon':
    'Peekonil on oma nitriti piirid: süstitult 120 ppm koos 550 ppm askorbaadi või erütorbaadiga (või 100 ppm, või 40–80 ppm suhkru ja juuretisega), soolvees kuni 120 ppm, kuivsoolatult kuni 200 ppm, kõik lisatud kogusena.',
  'D-US-sanitation':
    'Föderaalse järelevalve all: kirjalikud hügieenijuhendid (Sanitation SOPs), allkirja ja kuupäevaga, tööeelse ja tööaegse puhastamise kohta. Kirjutage iga päev üles, mis tehti ja parandati; hoidke need andmed alles kuus kuud, viimase 48 tunni omad ettevõttes.',
  'D-US-haccp-plan':
    'Föderaalse järelevalve all: kirjalik ohtude analüüs ja iga protsessi HACCP-plaan, milles on kriitilised kontrollpunktid, kriitilised piirid, seire, korrigeerivad tegevused ja tõendamine. Vastutav isik kirjutab plaanile alla ja lisab kuupäeva.',
  'D-US-food-safety-plan':
    'Kus kehtib 21 CFR 117: kirjalik toiduohutuse kava, mille on koostanud või mille koostamist on juhtinud PCQI kvalifikatsiooniga isik; selles on ohtude analüüs, ennetavad meetmed, tarnijate programm ja tagasikutsumise kava.',
  'D-US-listeria':
    'Pärast kuumtöötlust avatult olev valmistoiduna söödav liha: ohjake Listeria monocytogenes’t ühega määruse kolmest võimalusest ja hoidke tõend alles.',
  'D-US-meat-retention':
    'Föderaalse järelevalve korral: jahutatud liha sissekandeid üks aasta, külmutatud ja toatemperatuuril säiliva liha omi kaks aastat.',
  'D-US-retention': 'Hoidke toiduohutusplaani sissekandeid kaks aastat, kui kehtib 21 CFR 117.',
  'D-US-receipts':
    'Hoidke sissekandeid selle kohta, kellelt toit tuli ja kellele läks: kuus kuud toidu puhul, mis rikneb 60 päevaga, üks aasta kuni kuus kuud säiliva ja kaks aastat kauem säiliva toidu puhul.',
  'D-US-supplements':
    'Hoidke toidulisandite sissekandeid üks aasta pärast säilimisaja lõppu või kaks aastat viimase partii väljasaatmisest.',
  'D-US-seafood':
    'Kala ja mereandide HACCP-plaan on allkirjastatud ja kuupäevaga. Hoidke selle sissekandeid jahutatud toodete puhul üks aasta, külmutatud ja konserveeritud toodete puhul kaks aastat.',
  'D-US-traceability':
    'Jälgitavusloetelus oleva toidu kohta on jälgitavusplaan ja iga sündmuse põhiandmed, mida hoitakse kaks aastat. FDA ei nõua seda enne 20. juulit 2028.',
  'D-US-juice':
    'Edasi müüdavat mahla töödeldakse viisil, mis tõendatult hävitab 99,999% kõnealusest haigustekitajast, kirjaliku plaani järgi (21 CFR 120). Müügikohas pakendatud mahl saab sama töötluse või kannab märgisel hoiatust. Sissekandeid hoitakse jahutatud mahla puhul üks aasta, külmutatud ja säiliva mahla puhul kaks aastat.',
  'D-US-sprouts':
    'Uurige kirjaliku plaani järgi iga idandipartii äravooluvett STEC O157:H7 ja Salmonella suhtes ning kasvuruumi listeeria suhtes; hoidke partiid kinni kuni tulemuseni.',
  'D-US-canning':
    'Registreerige end FDA juures hiljemalt kümme päeva pärast esimest pakendamist. Esitage iga toote kuumutamis- või hapestamisrežiim kuuekümne päeva jooksul pärast registreerimist ja enne uue toote pakendamist. Kohal on tunnustatud kursuse läbinud juhendaja. Tagasikutsumise kord on olemas; sissekandeid hoitakse kolm aastat, esimese aasta kohapeal.',
  'D-CA-ontario':
    'Selle plaani temperatuurid on pärit Ontarios kasutatavast tabelist. Mujal Kanadas küsige oma provintsi või territooriumi terviseametilt selle nõudeid.',
  'D-CA-licence':
    'Teise provintsi saadetava, imporditava või eksporditava toidu jaoks on vaja föderaalset tegevusluba ja kirjalikku ennetava ohje plaani. Kuni 100 000 dollari suuruse aastamüügi korral plaani vaja ei ole, välja arvatud liha, kala, piimatoodete, munade, töödeldud puu- ja köögivilja ning toiduloomade puhul.',
  'D-CA-allergens':
    'Märkige pakendatud toidule prioriteetsed allergeenid, sealhulgas sinep ja seesam, gluteeni allikad ja lisatud sulfitid.',
  'D-CA-raw-milk': 'Toorpiima ei müüda. Toorpiimajuustu hoitakse enne müüki vähemalt kuuskümmend päeva.',
  'D-CA-tenderised': 'Mehaaniliselt pehmendatud veiseliha on nii märgistatud, koos valmistamisjuhisega.',
  'D-CA-sealed-packs':
    'Vähese happesusega toit suletud pakendis on tööstuslikult steriilne või seda hoitakse jahutatult või külmutatult ja see on nii märgistatud. Suitsukala suletud pakendis on piisavalt kuumutatud või soolatud või seda hoitakse külmutatult.',
  'D-CA-handler': 'Ontarios on igal töötunnil kohal koolitatud toidukäitleja.',
  'D-CA-retention':
    'Föderaalsete määruste kohaseid dokumente hoitakse kaks aastat, vähese happesusega konservide sissekandeid kolm aastat. Harjutage tagasikutsumist iga kaheteistkümne kuu järel. Toidu päritolu ja saajate dokumendid antakse üle 24 tunni jooksul.',
  'D-CA-log-retention':
    'Temperatuuripäevikutele ei nimeta ükski määrus tähtaega: hoidke neid üks aasta. Ontarios hoitakse ostude ja kahjuritõrje sissekandeid üks aasta.',
  'D-AU-supervisor':
    'Määrake toiduohutuse juhendaja, kelle tunnistus ei ole vanem kui viis aastat ja kes on toidu käitlemise ajal kättesaadav.',
  'D-AU-training':
    'Kõik, kes käitlevad pakendamata ohtlikult riknevat toitu, on enne alustamist saanud toiduohutuse ja hügieeni koolituse.',
  'D-AU-evidence':
    'Kes teeb pakendamata toidust valmistoitu, hoiab alles tõendid vastuvõtu, hoidmise, kuumtöötlemise, jahutamise, taaskuumutamise, väljapaneku ja puhastamise kohta või näitab inspektorile muul viisil, et toit on ohutu.',
  'D-AU-retention': 'Hoidke neid tõendeid vähemalt kolm kuud.',
  'D-AU-shown-safe':
    'Standard 3.2.2 lubab teist temperatuuri või aega, kui ettevõte suudab näidata, et toit jääb ohutuks.',
  'D-AU-allergens':
    'Märkige pakendatud toidule piim, muna, kala, koorikloomad, limused, iga puupähkel nimeliselt, maapähkel, nisu, gluteeni sisaldav teravili, soja, seesam, lupiin ja sulfitid. Pakendamata toidu kohta näidake need toidu juures või öelge küsimise peale.',
  'D-AU-bees': 'Õietolmul ja taruvaigul on nõuandev märge, mesilaspiimal hoiatus, ka pakendamata müügil.',
  'D-AU-two-four':
    'Väljaspool ettenähtud temperatuuri olnud toit: kuni kaks tundi kokku tohib tagasi külma panna, kahest nelja tunnini süüakse kohe, pärast nelja tundi visatakse ära.',
  'D-US-two-stages':
    'Kahes osas küpsetatav toores loomne toit järgib kirjalikku korda: esimene kuumutus kuni kuuskümmend minutit, kohe jahutada, hoida eraldi ja märgistatult, lõpuks kuumutada selle toidu küpsetustemperatuurini.',
  'D-US-vending':
    'Müügiautomaat lõpetab müügi, kui külm toit on olnud oma temperatuurist väljas kolmkümmend minutit või kuum toit kaks tundi.',
  'D-US-bag-records':
    'Hoidke vaakumkottides keedetud ja jahutatud toidu jahutamise ja külmhoidmise kirjed alles kuus kuud.',
  'D-US-sulfites': 'Sulfiteid ei kasutata puu- ja köögiviljal, mida pakutakse toorelt või värske pähe.',
  'D-AU-thermometer': 'Käepärast on torketermomeeter, mis mõõdab toitu ühe kraadi (Celsius) täpsusega.',
}
