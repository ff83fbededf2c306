import type { KnowledgeTexts } from '@larder/core/haccp'

export const actions: KnowledgeTexts['actions'] = {
  'C-refuse': {
    product: 'Ärge võtke kaupa vastu või pange see eraldi märkega „mitte kasutada“.',
    process: 'Teatage tarnijale; kui kordub, hinnake tarnija uuesti üle.',
    record: 'Vastuvõtupäevik: toode, näit, otsus.',
    options: [
      'Kaupa ei võetud vastu',
      'Pandi eraldi, tarnijalt küsiti',
      'Mõõdeti sisetemperatuur: piirides, võeti vastu',
      'Visati ära',
    ],
  },
  'C-supplier': {
    product: 'Hoidke kaup eraldi, kuni tarnija on vastanud.',
    process: 'Küsige dokumente või analüüsitulemusi; kui neid ei tule, kustutage tarnija loetelust.',
    record: 'Märge tarnijate loetelus.',
    options: [
      'Küsiti dokumente',
      'Kaup pandi eraldi',
      'Tarnija kustutati loetelust',
      'Dokumendid saabusid, kaup lubati kasutusse',
    ],
  },
  'C-shellfish': {
    product: 'Ärge võtke vastu või visake ära saatelipikuta, soojad või surnud partiid.',
    process: 'Teatage tarnijale; hoidke saatelipikud kuupäevade järjekorras.',
    record: 'Vastuvõtupäevik koos saatelipiku numbriga.',
    options: [
      'Partiid ei võetud vastu',
      'Surnud karbid sorditi välja',
      'Visati ära',
      'Tarnijalt küsiti saatelipikut',
    ],
  },
  'C-too-warm': {
    product:
      'Mõõtke toidu temperatuur, tõstke toit külmemasse kohta. Kui valmistoit on olnud liiga soe kauem kui {limit:L-out-cold-hours} või keegi ei tea, kui kaua: visake ära. Veel külm toores toit, mida kuumtöödeldakse: küpsetage kohe.',
    process: 'Kontrollige ust, tihendit, täituvust ja jääd; mõõtke tunni pärast uuesti; kutsuge tehnik.',
    record: 'Temperatuuripäevik: näit, toit, otsus.',
    options: [
      'Toit tõsteti teise külmikusse',
      'Uks või täituvus korrastati, mõõdeti uuesti',
      'Visati ära',
      'Küpsetati kohe',
      'Kutsuti tehnik',
    ],
  },
  'C-freezer': {
    product:
      'Kõva toit: tõstke teise sügavkülmikusse. Pehme liha või kala: küpsetage kohe. Pehme jäätis või valmistoit: visake ära. Uuesti ei külmutata.',
    process: 'Kontrollige ust, jääd ja täituvust; mõõtke tunni pärast uuesti; kutsuge tehnik.',
    record: 'Temperatuuripäevik: näit, toit, otsus.',
    options: [
      'Toit tõsteti teise sügavkülmikusse',
      'Küpsetati kohe',
      'Visati ära',
      'Sügavkülmik sulatati üles',
      'Kutsuti tehnik',
    ],
  },
  'C-dry-store': {
    product: 'Visake niiske, hallitanud või kahjuritega kaup suletud kotis ära.',
    process: 'Tuulutage või kuivatage ladu, sulgege lekkekohad, puhastage riiulid.',
    record: 'Laopäevik: kaup ja kogus.',
    options: ['Visati ära', 'Ladu tuulutati või kuivatati', 'Riiulid puhastati', 'Telliti parandus'],
  },
  'C-discard': {
    product: 'Visake toit ära nii, et keegi ei saaks seda kasutada.',
    process: 'Selgitage välja põhjus ja näidake vahetusele, kuidas teha.',
    record: 'Äraviskamise leht: toit, kogus, põhjus.',
    options: ['Visati ära', 'Märgistus parandati', 'Kasutati kohe', 'Vahetusele selgitati, kuidas teha'],
  },
  'C-cook-on': {
    product: 'Küpsetage kuni piirini ja mõõtke uuesti. Kui on juba serveeritud, öelge kohe juhatajale.',
    process: 'Muutke aega, kogust või tükkide suurust; kontrollige termomeetrit ja ahju.',
    record: 'Kuumtöötlemise leht: esimene ja teine näit.',
    options: [
      'Küpsetati edasi, piir saavutati',
      'Küpsetati muul viisil',
      'Visati ära',
      'Seade kontrolliti üle',
    ],
  },
  'C-cool': {
    product:
      'Piir jäi napilt saavutamata ja toit on veel kuum: kuumutage temperatuurini {limit:L-reheat} ja alustage uuesti, üks kord. Muul juhul visake ära.',
    process: 'Väiksemad nõud, jäävann, kiirjahutisse korraga vähem.',
    record: 'Jahutamisleht: ajad ja näidud.',
    options: [
      'Kuumutati läbi ja jahutati uuesti',
      'Visati ära',
      'Jagati väiksemaks',
      'Kiirjahuti kontrolliti üle',
    ],
  },
  'C-reheat': {
    product: 'Kuumutage edasi ja mõõtke uuesti. Kui piiri õigel ajal ei saavutatud: visake ära.',
    process: 'Väiksemad portsjonid, segage, eelkuumutage; kontrollige seadet.',
    record: 'Taaskuumutamise leht: esimene ja teine näit.',
    options: [
      'Kuumutati edasi, piir saavutati',
      'Visati ära',
      'Väiksemad portsjonid',
      'Seade kontrolliti üle',
    ],
  },
  'C-hot-hold': {
    product:
      'Alla piiri lühemalt kui {limit:L-out-hot-hours}: kuumutage üks kord temperatuurini {limit:L-reheat}. Kauem või teadmata aeg: visake ära.',
    process: 'Soojendage seade ette, kaas peale, seadke kuumemaks; laske seade üle kontrollida.',
    record: 'Kuumana hoidmise leht: näit, otsus.',
    options: [
      'Kuumutati läbi, pandi tagasi',
      'Serveeriti kohe',
      'Visati ära',
      'Seade seati kuumemaks',
      'Kutsuti tehnik',
    ],
  },
  'C-time-out': {
    product: 'Visake ära toit, mis on väljas seisnud kauem kui lubatud.',
    process: 'Pange välja väiksemad kogused; kirjutage kellaaeg üles.',
    record: 'Väljapaneku leht: kellaajad, äravisatud kogus.',
    options: [
      'Visati ära',
      'Serveeriti õigel ajal',
      'Pandi välja väiksem kogus',
      'Vahetusele selgitati, kuidas teha',
    ],
  },
  'C-thaw': {
    product: 'Veel külm: küpsetage kohe. Pealt soe: visake ära.',
    process: 'Kavandage sulatamine päev ette; nõud ja restid on valmis.',
    record: 'Sulatamisleht: toit, otsus.',
    options: [
      'Küpsetati kohe',
      'Tõsteti külmikusse, nõusse',
      'Visati ära',
      'Sulamisvesi pühiti ära ja pind desinfitseeriti',
    ],
  },
  'C-produce': {
    product: 'Peske uuesti, keetke või visake ära.',
    process: 'Puhas vesi, väiksemad kogused; teatage tarnijale.',
    record: 'Märge toote ja tarnijaga.',
    options: ['Pesti uuesti', 'Keedeti enne kasutamist', 'Visati ära', 'Teatati tarnijale'],
  },
  'C-separation': {
    product: 'Visake kokkupuutunud valmistoit ära või kuumtöödelge läbi.',
    process: 'Puhastage ja desinfitseerige; seadke korda riiulid, lõikelauad ja tööjärjekord.',
    record: 'Märge: toit, koht, põhjus.',
    options: [
      'Toit pandi eraldi',
      'Visati ära',
      'Kuumtöödeldi läbi',
      'Puhastati ja desinfitseeriti',
      'Vahetusele selgitati, kuidas teha',
    ],
  },
  'C-raw-dish': {
    product: 'Visake ära, mis on üle aja, liiga soe või teadmata päritolu, või kuumtöödelge läbi.',
    process: 'Pastöriseeritud muna, väiksemad kogused, külmem koht.',
    record: 'Partiileht: valmistamise aeg, otsus.',
    options: ['Kuumtöödeldi läbi', 'Visati ära', 'Mindi üle pastöriseeritud munale', 'Väiksemad kogused'],
  },
  'C-parasite': {
    product:
      'Külmutage uuesti kogu ajaks või kuumtöödelge: {limit:L-cook-parasite}. Kui on juba serveeritud, teavitab juhataja kliente.',
    process: 'Külmem sügavkülmik, õhemad tükid; küsige tarnijalt dokumente.',
    record: 'Partii külmutamisleht.',
    options: [
      'Külmutati uuesti, kogu aeg',
      'Kuumtöödeldi',
      'Saadeti tagasi',
      'Küsiti dokumente',
      'Visati ära',
    ],
  },
  'C-acid': {
    product: 'Lisage hapet ja mõõtke uuesti, hoidke külmas lühikese säilimisajaga või visake ära.',
    process: 'Kontrollige retsepti, kaalumist ja mõõturit.',
    record: 'pH-leht: esimene ja teine näit.',
    options: [
      'Lisati hapet, piir saavutati',
      'Hoiti külmas, kasutati samal päeval',
      'Visati ära',
      'Mõõtur kalibreeriti',
    ],
  },
  'C-dry': {
    product: 'Peatage partii; kuivatage edasi, kuumtöödelge läbi või visake ära.',
    process: 'Kontrollige starterkultuuri, ruumi ja retsepti.',
    record: 'Partiileht: näidud, otsus.',
    options: ['Kuivatati edasi, mõõdeti uuesti', 'Kuumtöödeldi läbi', 'Visati ära', 'Ruum seadistati'],
  },
  'C-cure': {
    product:
      'Peatage partii. Liiga palju: visake ära. Liiga vähe: parandage retsepti järgi või kuumtöödelge ja müüge värskelt.',
    process: 'Kontrollige kaalu, retseptilehte ja nitritsoola hoidmist.',
    record: 'Partiileht mõlema allkirjaga.',
    options: [
      'Parandati retsepti järgi',
      'Kuumtöödeldi ja müüdi värskelt',
      'Visati ära',
      'Kaal kontrolliti üle',
    ],
  },
  'C-vacuum': {
    product: 'Visake ära pakendid, mille päevad on läbi või mis on teadmata aja soojas olnud; ärge maitske.',
    process: 'Külmem koht, lühem aeg, selged märgised.',
    record: 'Pakendite leht: partii, näit, otsus.',
    options: [
      'Visati ära',
      'Tõsteti külmemasse kohta',
      'Kasutati täna, päevade piires',
      'Märgistus parandati',
    ],
  },
  'C-seal': {
    product:
      'Pakendage värske külm toit kohe ümber; ülejäänu visake ära. Kontrollige kõiki pakendeid, mis on suletud pärast viimast korras pakendit.',
    process: 'Puhastage ja seadistage masin; vahetage kile või kaaned.',
    record: 'Sulgemise leht: kontrollitud pakendid, praak.',
    options: ['Pakendati ümber', 'Visati ära', 'Masin seadistati', 'Kile või kaaned vahetati'],
  },
  'C-pasteurise': {
    product:
      'Kuumutage uuesti, kogu aeg algusest; võtke tagasi kõik, mis on tehtud pärast viimast nõuetekohast sissekannet.',
    process: 'Kontrollige andurit, segamist ja klappe.',
    record: 'Partii kuumutamisleht.',
    options: ['Kuumutati uuesti', 'Visati ära', 'Seade parandati', 'Partii peatati'],
  },
  'C-retort': {
    product: 'Peatage laadung; steriliseerige kohe uuesti või visake ära.',
    process: 'Laske autoklaav enne järgmist laadungit üle kontrollida.',
    record: 'Autoklaavi leht koos graafikuga.',
    options: ['Steriliseeriti uuesti', 'Visati ära', 'Laadung peatati', 'Kutsuti tehnik'],
  },
  'C-hot-fill': {
    product:
      'Keetke uuesti ja villige kuumalt; lahtiste kaantega purgid: külmikusse ja kiiresti ära tarvitada või visake ära.',
    process: 'Kuumad purgid, uued kaaned, väiksem pott.',
    record: 'Partiileht: näit, kaaned.',
    options: ['Keedeti ja villiti uuesti', 'Külmikusse, kasutatakse kiiresti', 'Visati ära', 'Uued kaaned'],
  },
  'C-oil': {
    product: 'Visake ära toit, millel on vana õli maitse.',
    process: 'Vahetage õli, puhastage fritüür, kontrollige termostaati.',
    record: 'Õlileht: näit, vahetus.',
    options: [
      'Õli vahetati',
      'Õli filtreeriti ja kontrolliti uuesti',
      'Fritüür võeti kasutusest',
      'Termostaat kontrolliti üle',
    ],
  },
  'C-acrylamide': {
    product: 'Visake liiga tume ära.',
    process: 'Vähendage kuumust, lühendage aega, võtke teised kartulid.',
    record: 'Märge: toode, põhjus.',
    options: ['Kuumust vähendati', 'Aega lühendati', 'Visati ära', 'Telliti teised kartulid'],
  },
  'C-foreign-body': {
    product: 'Pange toit eraldi, otsige läbi või visake ära. Hoidke leitud tükk alles.',
    process: 'Parandage või vahetage välja; puhastage koht; teatage tarnijale.',
    record: 'Juhtum: tükk, toit, põhjus.',
    options: [
      'Visati ära',
      'Otsiti läbi ja lubati kasutusse',
      'Osa vahetati',
      'Teatati tarnijale',
      'Koht puhastati',
    ],
  },
  'C-detector': {
    product:
      'Peatage liin; pange eraldi kõik, mis on läbinud detektori pärast viimast õnnestunud testi, ja laske uuesti läbi.',
    process: 'Parandage ja seadistage; enne jätkamist testige kõigi testkehadega.',
    record: 'Detektori leht kellaaegadega.',
    options: [
      'Liin peatati, kaup pandi eraldi',
      'Lasti uuesti läbi, kõik puhas',
      'Visati ära',
      'Kutsuti tehnik',
    ],
  },
  'C-allergen': {
    product:
      'Ärge serveerige ega müüge; tehke uus või märkige allergeen. Kui on juba müüdud: tagasikutsumine. Kui kellelgi tekib reaktsioon: kutsuge kiirabi.',
    process: 'Parandage loetelu, märgistus ja tööjärjekord; näidake meeskonnale.',
    record: 'Juhtum: toode, allergeen, keda teavitati.',
    options: [
      'Tehti uus',
      'Loetelu või märgistus parandati',
      'Võeti müügilt',
      'Klienti teavitati',
      'Alustati tagasikutsumist',
    ],
  },
  'C-label': {
    product: 'Peatage partii ja märgistage uuesti. Kui on juba müüdud, otsustab juhataja tagasikutsumise.',
    process: 'Koristage vanad etiketid ära; kontrollige alustades ja lõpetades.',
    record: 'Partiileht koos näidisetiketiga.',
    options: ['Märgistati uuesti', 'Võeti müügilt', 'Silt parandati', 'Alustati tagasikutsumist'],
  },
  'C-diet': {
    product: 'Võtke toit tagasi; andke õige. Kui on juba söödud, öelge hooldajale või õele ja kutsuge abi.',
    process: 'Nimekaart ja värv igal kandikul; teine pilk.',
    record: 'Juhtum: inimene, toit, mida tehti.',
    options: ['Toit vahetati', 'Öeldi hooldajale või õele', 'Kutsuti abi', 'Kaardid seati korda'],
  },
  'C-transport': {
    product:
      'Ärge andke üle; tooge tagasi, mõõtke ja otsustage. Alla piiri jahtunud kuum toit: kuumutage läbi või visake ära.',
    process: 'Jahutage või soojendage sõiduk või kast enne laadimist; laske üle kontrollida; puhastage.',
    record: 'Sõiduleht: näidud, otsus.',
    options: [
      'Toodi tagasi',
      'Mõõdeti, oli piirides, anti üle',
      'Kuumutati läbi',
      'Visati ära',
      'Sõiduk või kast kontrolliti üle',
    ],
  },
  'C-site': {
    product: 'Pesemata kätega käideldud toit visake ära või kuumutage läbi.',
    process: 'Ärge alustage enne, kui vesi, kätepesukoht ja prügikastid on olemas.',
    record: 'Ürituse kontroll-leht.',
    options: ['Algus lükati edasi', 'Puuduvad asjad toodi', 'Visati ära', 'Kuumutati läbi'],
  },
  'C-clean': {
    product: 'Mustal pinnal olnud toit: kuumtöödelge läbi või visake ära.',
    process: 'Puhastage enne kasutamist uuesti; näidake, kuidas teha.',
    record: 'Puhastusplaan nimega.',
    options: ['Puhastati uuesti', 'Visati ära', 'Näidati, kuidas teha', 'Kulunud osa vahetati'],
  },
  'C-listeria': {
    product:
      'Hoidke kinni valmistoit, mis on valmistatud pärast viimast puhast tulemust; teatage järelevalveasutusele, kui õigusakt seda nõuab.',
    process: 'Tehke suurpuhastus lahtivõetult, võtke uued pinnaproovid ja edaspidi sagedamini.',
    record: 'Labori katseprotokoll ja tehtu.',
    options: [
      'Tehti suurpuhastus, võeti uued pinnaproovid',
      'Toit peatati',
      'Visati ära',
      'Teatati järelevalveasutusele',
    ],
  },
  'C-chemical': {
    product: 'Visake ära toit, millele on pritsinud või millel on kemikaali maitse; loputage pinnad.',
    process: 'Segage uus lahus märgistuse järgi; lukustage kemikaalid.',
    record: 'Märge: toode, koht.',
    options: ['Segati uus lahus', 'Loputati', 'Visati ära', 'Kemikaalid lukustati'],
  },
  'C-dish': {
    product: 'Peske uuesti, kui masin on kuum, või desinfitseerige käsitsi.',
    process: 'Lisage pesuainet, puhastage filtrid, eemaldage katlakivi; kutsuge tehnik.',
    record: 'Näit ja tehtu.',
    options: [
      'Pesti uuesti',
      'Eemaldati katlakivi või puhastati filtrid',
      'Desinfitseeriti käsitsi',
      'Kutsuti tehnik',
    ],
  },
  'C-water': {
    product: 'Lõpetage vee ja jää kasutamine; võtke pudelivesi või keedetud vesi.',
    process: 'Puhastage paak või masin, loputage, võtke uus proov.',
    record: 'Labori katseprotokoll ja kuupäevad.',
    options: ['Võeti pudelivesi', 'Paak või masin puhastati', 'Võeti uus proov', 'Jää visati ära'],
  },
  'C-waste': {
    product: 'Pange tagastatud või tagasi lükatud toit eraldi märkega „mitte kasutada“.',
    process: 'Tühjendage ja peske prügikastid; laske neid sagedamini tühjendada.',
    record: 'Tagastuste ja äraviskamise leht.',
    options: [
      'Prügikastid tühjendati ja pesti',
      'Kaup pandi eraldi',
      'Kaup viidi hävitamisele',
      'Telliti äravedu',
    ],
  },
  'C-ill': {
    product: 'Visake ära kuumutamata toit, mida see inimene on puudutanud.',
    process:
      'Saatke koju; desinfitseerige; tagasi tööle alles siis, kui sümptomiteta on oldud {limit:L-symptom-free-hours}, ja nii, nagu arst ütleb.',
    record: 'Personali sissekanne, hoitakse konfidentsiaalsena.',
    options: ['Saadeti koju', 'Muu töö ilma toiduta', 'Toit visati ära', 'Desinfitseeriti', 'Haav kaeti'],
  },
  'C-pests': {
    product: 'Visake kahjurite puudutatud toit ära.',
    process: 'Puhastage, sulgege auk, kutsuge samal päeval tõrjefirma, vaadake nädala pärast uuesti.',
    record: 'Kahjuritõrje leht: koht, liik, mida tehti.',
    options: ['Kutsuti tõrjefirma', 'Auk suleti', 'Puhastati ja desinfitseeriti', 'Toit visati ära'],
  },
  'C-calibrate': {
    product: 'Vaadake uuesti üle toit, mida on mõõdetud pärast viimast õnnestunud kontrolli.',
    process: 'Seadistage või vahetage välja; kontrollige uuesti.',
    record: 'Kalibreerimisleht: näidud.',
    options: [
      'Seadistati, kontrolliti uuesti',
      'Vahetati välja',
      'Saadeti kalibreerimisele',
      'Toit vaadati uuesti üle',
    ],
  },
  'C-repair': {
    product: 'Visake ära toit, mis on õli, mustuse või tilkuva veega kokku puutunud.',
    process: 'Kasutusest väljas, kuni on parandatud.',
    record: 'Hooldusleht.',
    options: ['Kutsuti tehnik', 'Võeti kasutusest', 'Parandati', 'Puhastati'],
  },
  'C-train': {
    product:
      'Toiduga midagi teha ei ole vaja; vaadake üle toit, mis on valmistatud ajal, kui reeglit ei järgitud.',
    process: 'Tehke puuduv koolitus, ülevaatus või harjutus ära kuu aja jooksul.',
    record: 'Nimekiri nimede ja kuupäevaga.',
    options: ['Aeg määrati', 'Tehti ära', 'Plaani muudeti', 'Määrati vastutaja'],
  },
  'C-carcass': {
    product:
      'Lõigake nähtav mustus enne pesemist noaga maha; peatage rümbad, mis ei ole õigel ajal külmad, ja praakige välja, mida ei saa puhtaks.',
    process:
      'Aeglustage liini, teritage ja steriliseerige noad, näidake, kuidas kõhuõõnt avada; laske jahutusruum üle kontrollida.',
    record: 'Tapaleht: loom, mustuse koht, mida maha lõigati, näidud.',
    options: [
      'Lõigati maha ja vaadati uuesti üle',
      'Peatati jahutusruumis',
      'Praagiti välja',
      'Liini aeglustati',
      'Jahutusruum parandati',
    ],
  },
  'C-sprouts': {
    product:
      'Positiivne või uurimata: hävitage partii ja kõik sama seemnepartii idandid; kui on juba müüdud: tagasikutsumine ja teade järelevalveasutusele.',
    process:
      'Peatage kasvatamine, puhastage ja desinfitseerige ruum ja trumlid, võtke teised seemned, laske enne järgmist müüki uuesti uurida.',
    record: 'Partiileht: seemnepartii, töötlus, tulemused.',
    options: [
      'Partii peatati',
      'Partii hävitati',
      'Seemnepartii peatati',
      'Ruum desinfitseeriti',
      'Alustati tagasikutsumist',
    ],
  },
  'C-eggs': {
    product:
      'Pragunenud munad lähevad kohe pastöriseerimisele, lekkivad ja määrdunud munad hävitatakse; õigel ajal jahutamata munamass visatakse ära.',
    process: 'Teatage farmi; kontrollige linte ja pakendamist; jahutage ja puhastage lõhkumisruum.',
    record: 'Partiileht: farm, välja sorditud munad, otsus.',
    options: ['Saadeti pastöriseerimisele', 'Hävitati', 'Sorditi uuesti', 'Teatati farmi'],
  },
  'C-raw-milk': {
    product:
      'Soe või positiivse tulemusega toorpiim pastöriseeritakse või visatakse ära; sellest tehtud juust hoitakse kinni, kuni tulemused on puhtad.',
    process: 'Teatage farmi, jahutage kiiremini, võtke karjast uued proovid.',
    record: 'Piima- ja partiileht: farm, näit, tulemus, otsus.',
    options: ['Pastöriseeriti', 'Visati ära', 'Juust peatati', 'Karjast võeti uued proovid'],
  },
  'C-sample': {
    product: 'Võtke proov sellest, mis on alles; märkige, miks see hilines või puudub.',
    process: 'Määrake vastutaja, pange kotid ja sildid väljastuse juurde.',
    record: 'Proovide loetelu.',
    options: [
      'Proov võeti hiljem',
      'Toitu ei jäänud, märgiti üles',
      'Tõsteti külmemasse kohta',
      'Määrati vastutaja',
    ],
  },
}
