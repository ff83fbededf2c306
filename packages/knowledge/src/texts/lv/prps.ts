import type { KnowledgeTexts } from '@larder/core/haccp'

export const prps: KnowledgeTexts['prps'] = {
  PRP01: {
    name: 'Telpas un iekārtas',
    rules: [
      'Grīdas, sienas un griesti ir veseli un mazgājami.',
      'Roku mazgāšanas vietas ar siltu ūdeni, ziepēm un papīra dvieļiem ir tur, kur tās vajadzīgas.',
      'Tīrie un netīrie ceļi nekrustojas; gaismas un gaisa pietiek.',
      'Iekārtas var izjaukt un iztīrīt; nodilušas detaļas nomaina.',
    ],
  },
  PRP02: {
    name: 'Tīrīšana un dezinfekcija',
    rules: [
      'Tīrīšanas plānā ir teikts, ko, kā, ar ko, cik bieži un kas tīra.',
      'Nokasīt, nomazgāt, noskalot, dezinficēt, nogaidīt, noskalot, nožāvēt.',
      'Griezējmašīnu un gaļas mašīnu izjauc katru dienu, kad tās lieto.',
      'Hlora koncentrācija: {limit:L-chlorine}; trauku mazgājamās mašīnas skalošana: {limit:L-dish-rinse}.',
      'Lupatiņas ir katru dienu svaigas vai no papīra.',
    ],
  },
  PRP03: {
    name: 'Kaitēkļu kontrole',
    rules: [
      'Durvis, logi un spraugas ir aizvērti vai ar sietiem.',
      'Pārtika un atkritumi ir apsegti un nestāv uz grīdas.',
      'Pašu apskate katru nedēļu; kaitēkļu kontroles uzņēmums ar līgumu un slazdu plānu.',
      'Pārtikas telpās nav atklātas ēsmas.',
    ],
  },
  PRP04: {
    name: 'Tehniskā apkope un kalibrēšana',
    rules: [
      'Iekārtām apkopi veic pēc plāna; remontam izmanto atbilstošas detaļas.',
      'Termometrus pārbauda kūstošā ledū: {limit:L-probe-ice}, un verdošā ūdenī: {limit:L-probe-boiling}.',
      'Tikai pārtikas iekārtām atļauta smērviela.',
    ],
  },
  PRP05: {
    name: 'Netīrumi, ķimikālijas un svešķermeņi',
    rules: [
      'Ķimikālijas stāv ieslēgtas marķētās pudelēs.',
      'Stikls un cietā plastmasa atklātas pārtikas tuvumā ir sarakstā, un tos apskata katru nedēļu.',
      'Iekārtas pirms lietošanas apskata.',
      'Ja kaut kas saplīst, tuvumā esošu atklātu pārtiku izmet.',
    ],
  },
  PRP06: {
    name: 'Alergēni',
    rules: [
      'Visu ēdienu un produktu alergēnu saraksts ir aktuāls.',
      'Nevienu sastāvdaļu neaizstāj, neizlasot marķējumu.',
      'Darbarīki, fritieri un darbu secība nošķir alergēnus.',
      'Neviens neminē; par sarakstu atbild viens darbinieks.',
    ],
  },
  PRP07: {
    name: 'Atkritumi',
    rules: [
      'Tvertnes ir slēgtas, tās katru dienu iztukšo un izmazgā.',
      'Lietotu eļļu un dzīvnieku izcelsmes blakusproduktus nodod savācējam ar dokumentiem.',
      'Atgrieztas preces stāv atsevišķi ar norādi „Nelietot”.',
    ],
  },
  PRP08: {
    name: 'Ūdens un gaiss',
    rules: [
      'Ar pārtiku saskaras tikai dzeramais ūdens; no tā gatavo arī ledu.',
      'Savas akas, urbumus un tvertnes izmeklē un tīra pēc plāna.',
      'Šļūtenēm ir pretvārsti.',
      'Gaiss neplūst no netīrām telpām uz tīrām.',
    ],
  },
  PRP09: {
    name: 'Cilvēki: higiēna un veselība',
    rules: [
      'Par saslimšanu, caureju un inficētām brūcēm ziņo pirms darba; atpakaļ tikai tad, kad bez simptomiem pagājušas {limit:L-symptom-free-hours}.',
      'Rokas mazgā pirms darba, pēc tualetes, jēlas pārtikas, atkritumiem un klepošanas.',
      'Tīrs darba apģērbs, apsegti mati, uz rokām nav rotaslietu.',
      'Ikvienu apmāca pirms pirmās darba dienas un reizi gadā.',
    ],
  },
  PRP10: {
    name: 'Izejvielas un piegādātāji',
    rules: [
      'Piegādā tikai apstiprinātajā sarakstā esoši piegādātāji.',
      'Katrā piegādē pārbauda temperatūru, iepakojumu, datumus un marķējumu.',
      'Dzīvnieku izcelsmes produktu, zivju un gliemeņu dokumentus glabā.',
    ],
  },
  PRP11: {
    name: 'Darba paņēmieni',
    rules: [
      'Jēlu un lietošanai gatavu pārtiku nošķir ar vietu, darbarīkiem vai laiku.',
      'Atlaidina ledusskapī, paplātēs.',
      'Augļus un dārzeņus, ko ēd svaigus, nomazgā.',
      'Strādā ar maziem daudzumiem; nekas nestāv ārā ilgāk, nekā vajag.',
      'Mēra, nevis min.',
    ],
  },
  PRP12: {
    name: 'Temperatūras kontrole',
    rules: [
      'Atdzesēta lietošanai gatava pārtika: {limit:L-chill-rte}.',
      'Saldēta pārtika: {limit:L-frozen}.',
      'Karsti ēdieni: {limit:L-hot-hold}.',
      'Katram ledusskapim un saldētavai ir redzams termometrs.',
      'Mērījums ārpus robežas vienmēr beidzas ar lēmumu, ko pieraksta.',
    ],
  },
  PRP13: {
    name: 'Informācija viesiem un pircējiem',
    rules: [
      'Katra ēdiena vai produkta alergēnus var uzzināt pirms pasūtīšanas.',
      'Uz fasētām precēm ir nosaukums, sastāvdaļas, datums, glabāšanas nosacījumi un ražotājs.',
      'Norādes, piemēram, „Pilnībā izcept” vai „Glabāt aukstumā”, ir tur, kur tās vajadzīgas.',
    ],
  },
  PRP14: {
    name: 'Derīguma termiņš',
    rules: [
      'Pašu produktiem ir pamatots derīguma termiņš un marķējums.',
      'Atvērta vai pagatavota lietošanai gatava pārtika: {limit:L-rte-days}.',
      'Vispirms izlieto to, kam termiņš beidzas agrāk.',
    ],
  },
  PRP15: {
    name: 'Atgriezta pārtika',
    rules: [
      'Atgrieztu atdzesētu vai atvērtu pārtiku vairs nepārdod.',
      'Slēgtas preces, kurām dzesēšanu nevajag, pirms likšanas atpakaļ plauktā apskata.',
      'Atgrieztais stāv atsevišķi, līdz kāds ir izlēmis.',
    ],
  },
  PRP16: {
    name: 'Pārtikas ziedošana',
    rules: [
      'Atdod tikai nekaitīgu pārtiku ar pietiekamu atlikušo termiņu.',
      'Iepriekš vienojas, cik ilgs atlikušais termiņš vajadzīgs ņēmējam.',
      'Pēc „Ieteicams līdz” drīkst atdot, pēc „Izlietot līdz” nekad.',
      'Devējs un ņēmējs vienojas, kurš nodrošina aukstumu; daudzumus pieraksta.',
    ],
  },
  PRP17: {
    name: 'Saldēšana ziedošanai',
    rules: [
      'Gaļu sasaldē bez kavēšanās pirms „Izlietot līdz” datuma un uzraksta sasaldēšanas dienu.',
      'Saldē temperatūrā {limit:L-frozen}; partiju un datumu saglabā.',
    ],
  },
  PRP18: {
    name: 'Pārtikas nekaitīguma kultūra',
    rules: [
      'Vadība dod laiku, darbarīkus un piemēru.',
      'Ikviens drīkst apturēt darbu, ja pārtika nav nekaitīga, un par to saņem pateicību.',
      'Par kļūdām runā, lai tās notiktu tikai vienreiz.',
    ],
  },
  PRP19: {
    name: 'Izsekojamība un atsaukšana',
    rules: [
      'Jebkurā brīdī var pateikt, no kā prece saņemta un kuram uzņēmumam nodota.',
      'Pārfasējot partija paliek atpazīstama.',
      'Atsaukšanu izmēģina reizi gadā; tālruņa numuri ir pa rokai.',
    ],
  },
}
