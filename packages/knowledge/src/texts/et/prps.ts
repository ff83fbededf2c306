import type { KnowledgeTexts } from '@larder/core/haccp'

export const prps: KnowledgeTexts['prps'] = {
  PRP01: {
    name: 'Ruumid ja seadmed',
    rules: [
      'Põrandad, seinad ja laed on terved ja pestavad.',
      'Kätepesukohad sooja vee, seebi ja paberiga on seal, kus neid vaja läheb.',
      'Puhta ja musta liikumisteed ei ristu; valgust ja õhku on piisavalt.',
      'Seadmed on lahtivõetavad ja puhastatavad; kulunud osad vahetatakse välja.',
    ],
  },
  PRP02: {
    name: 'Puhastamine ja desinfitseerimine',
    rules: [
      'Puhastusplaan ütleb, mida, kuidas, millega, kui tihti ja kes puhastab.',
      'Kaapige, peske, loputage, desinfitseerige, oodake, loputage, kuivatage.',
      'Viilutaja ja hakklihamasin võetakse igal kasutuspäeval lahti.',
      'Kloori kangus: {limit:L-chlorine}; nõudepesumasina loputus: {limit:L-dish-rinse}.',
      'Lapid on iga päev puhtad või ühekordsed.',
    ],
  },
  PRP03: {
    name: 'Kahjuritõrje',
    rules: [
      'Uksed, aknad ja avad on suletud või võrguga kaetud.',
      'Toit ja jäätmed on kaetud ja põrandast kõrgemal.',
      'Oma kontroll kord nädalas; tõrjefirma käib lepingu järgi ja lõksude plaan on olemas.',
      'Toiduruumides lahtist peibutussööta ei ole.',
    ],
  },
  PRP04: {
    name: 'Hooldus ja kalibreerimine',
    rules: [
      'Masinaid hooldatakse plaani järgi; parandatakse õigete varuosadega.',
      'Termomeetreid kontrollitakse sulavas jääs: {limit:L-probe-ice}, ja keevas vees: {limit:L-probe-boiling}.',
      'Kasutatakse ainult toiduga kokkupuuteks sobivaid määrdeaineid.',
    ],
  },
  PRP05: {
    name: 'Mustus, kemikaalid ja võõrkehad',
    rules: [
      'Kemikaalid on lukustatud kapis, märgistatud pudelites.',
      'Katmata toidu läheduses olev klaas ja kõva plast on loetelus ja vaadatakse üle iga nädal.',
      'Masinad vaadatakse enne kasutamist üle.',
      'Kui midagi puruneb, visatakse läheduses olnud katmata toit ära.',
    ],
  },
  PRP06: {
    name: 'Allergeenid',
    rules: [
      'Kõigi toitude ja toodete allergeenide loetelu on ajakohane.',
      'Koostisosa ei asendata märgistust lugemata.',
      'Töövahendid, fritüürid ja tööjärjekord hoiavad allergeenid lahus.',
      'Keegi ei oleta; loetelu eest vastutab üks inimene.',
    ],
  },
  PRP07: {
    name: 'Jäätmed',
    rules: [
      'Prügikastid on suletud, need tühjendatakse iga päev ja pestakse.',
      'Kasutatud õli ja loomsed kõrvalsaadused antakse käitlejale üle dokumendi alusel.',
      'Tagastatud kaup seisab eraldi märkega „mitte kasutada“.',
    ],
  },
  PRP08: {
    name: 'Vesi ja õhk',
    rules: [
      'Toiduga puutub kokku ainult joogivesi; jää on tehtud joogiveest.',
      'Oma kaevu ja paaki uuritakse ja puhastatakse plaani järgi.',
      'Voolikutel on tagasivooluklapid.',
      'Õhk ei liigu mustadest ruumidest puhastesse.',
    ],
  },
  PRP09: {
    name: 'Inimesed: hügieen ja tervis',
    rules: [
      'Haigestumisest, kõhulahtisusest ja mädanevatest haavadest teatatakse enne tööd; tööle tullakse tagasi alles pärast seda, kui sümptomiteta on oldud {limit:L-symptom-free-hours}.',
      'Käsi pestakse enne tööd ning pärast tualetti, toorest toitu, prügi ja köhimist.',
      'Puhas tööriietus, juuksed kaetud, kätel ei ole ehteid.',
      'Kõik koolitatakse enne esimest tööpäeva ja kord aastas.',
    ],
  },
  PRP10: {
    name: 'Tooraine ja tarnijad',
    rules: [
      'Kaupa toovad ainult heakskiidetud tarnijad.',
      'Iga kaubasaadetise temperatuur, pakendid, kuupäevad ja märgistus kontrollitakse.',
      'Loomsete toodete, kala ja karpide dokumendid hoitakse alles.',
    ],
  },
  PRP11: {
    name: 'Töövõtted',
    rules: [
      'Toores toit ja valmistoit hoitakse lahus koha, töövahendi või ajaga.',
      'Sulatatakse külmikus, toit kausis või plaadil.',
      'Toorelt söödavad köögi- ja puuviljad pestakse.',
      'Valmistatakse väikeste koguste kaupa; midagi ei seisa soojas kauem kui vaja.',
      'Mõõdetakse, mitte ei oletata.',
    ],
  },
  PRP12: {
    name: 'Temperatuuri ohje',
    rules: [
      'Jahutatud valmistoit: {limit:L-chill-rte}.',
      'Külmutatud toit: {limit:L-frozen}.',
      'Kuum toit: {limit:L-hot-hold}.',
      'Igas külmikus ja sügavkülmikus on nähtav termomeeter.',
      'Kui näit on piirist väljas, tehakse alati otsus ja pannakse see kirja.',
    ],
  },
  PRP13: {
    name: 'Teave klientidele',
    rules: [
      'Iga toidu või toote allergeenid saab teada enne tellimist.',
      'Müügipakendis kaubal on nimetus, koostis, kuupäev, säilitamistingimused ja tootja.',
      'Juhised nagu „kuumutada läbi“ või „hoida külmas“ on olemas seal, kus vaja.',
    ],
  },
  PRP14: {
    name: 'Säilimisaeg',
    rules: [
      'Oma toodete säilimisaeg on põhjendatud ja märgitud.',
      'Avatud või kohapeal valmistatud valmistoit: {limit:L-rte-days}.',
      'Mis aegub esimesena, kasutatakse esimesena.',
    ],
  },
  PRP15: {
    name: 'Tagastatud toit',
    rules: [
      'Tagastatud jahutatud või avatud toitu uuesti ei müüda.',
      'Toatemperatuuril säiliv suletud kaup vaadatakse enne riiulisse tagasi panemist üle.',
      'Tagastatud kaup seisab eraldi, kuni keegi on otsustanud, mis sellest saab.',
    ],
  },
  PRP16: {
    name: 'Toidu annetamine',
    rules: [
      'Annetatakse ainult ohutut toitu, millel on piisavalt aega alles.',
      'Eelnevalt lepitakse kokku, kui palju aega saajale alles peab jääma.',
      'Möödunud „parim enne“ kuupäevaga toitu võib anda, möödunud „kõlblik kuni“ kuupäevaga toitu mitte kunagi.',
      'Andja ja saaja lepivad kokku, kes toitu külmas hoiab; kogused pannakse kirja.',
    ],
  },
  PRP17: {
    name: 'Külmutamine annetamiseks',
    rules: [
      'Liha külmutatakse viivitamata enne „kõlblik kuni“ kuupäeva ja sellele märgitakse külmutamise päev.',
      'Külmutatud toitu hoitakse temperatuuril {limit:L-frozen}; partii ja kuupäev jäävad teada.',
    ],
  },
  PRP18: {
    name: 'Toiduohutuskultuur',
    rules: [
      'Juhtkond annab aega ja vahendeid ning on eeskujuks.',
      'Igaüks tohib töö peatada, kui toit ei ole ohutu, ja teda tänatakse selle eest.',
      'Eksimustest räägitakse, et need ei korduks.',
    ],
  },
  PRP19: {
    name: 'Jälgitavus ja tagasikutsumine',
    rules: [
      'Igal ajal saab öelda, kellelt kaup tuli ja millisele ettevõttele see läks.',
      'Partiid jäävad äratuntavaks ka ümberpakendamisel.',
      'Tagasikutsumist harjutatakse kord aastas; vajalikud telefoninumbrid on käepärast.',
    ],
  },
}
