import type { KnowledgeTexts } from '@larder/core/haccp'
import { dutiesOverseas } from './duties-overseas.ts'

export const duties: KnowledgeTexts['duties'] = {
  ...dutiesOverseas,
  'D-EU-haccp':
    'Uzturiet uz HACCP principiem balstītas procedūras ar dokumentiem, kas atbilst uzņēmuma lielumam, un uzrādiet tās uzraudzības iestādei.',
  'D-EU-training':
    'Ikvienu, kas strādā ar pārtiku, uzrauga un apmāca higiēnā; tas, kurš uztur šo plānu, ir apmācīts HACCP.',
  'D-EU-culture':
    'Veidojiet un apliecinājiet pārtikas nekaitīguma kultūru: vadība, saziņa, pietiekami daudz laika un cilvēku.',
  'D-EU-traceability':
    'Ziniet un pēc pieprasījuma parādiet, no kā saņemta katra pārtika un kuram uzņēmumam tā nodota.',
  'D-EU-listeria':
    'Lietošanai gatava pārtika, kurā var vairoties Listeria monocytogenes: kopš 2026. gada 1. jūlija visu derīguma termiņu tā 25 g nav pieļaujama, ja vien neesat pierādījis, ka līdz beigām nav vairāk par 100 KVV/g.',
  'D-EU-withdrawal':
    'Nedrošu pārtiku nekavējoties izņemiet no tirgus, paziņojiet uzraudzības iestādei un, ja tā nonākusi pie pircējiem, arī viņiem.',
  'D-EU-allergens':
    'Informējiet viesus un pircējus, kurus no četrpadsmit alergēniem satur katra pārtika, arī nefasēta.',
  'D-EU-srm':
    'Sadalot liellopu, aitu un kazu liemeņus, izņemiet īpaša riska materiālu (galvaskausu, muguras smadzenes un citu atkarībā no vecuma un izcelsmes), iekrāsojiet to un nododiet kā 1. kategorijas materiālu.',
  'D-EU-parasites':
    'Par katru zivju partiju, ko ēd jēlu vai gandrīz jēlu, glabājiet dokumentu: kā tā saldēta vai kāpēc saldēšana nav vajadzīga (jau pietiekami ilgi saldēta, audzēta ar barību bez parazītiem vai no ūdeņiem, kuros to pierādīti nav).',
  'D-EU-registration':
    'Pirms darbības sākuma reģistrējiet uzņēmumu uzraudzības iestādē un paziņojiet par izmaiņām.',
  'D-EU-retention':
    'Tiesību aktos nav viena termiņa: uzraudzības ierakstus glabājiet divus gadus, plāna versijas piecus gadus.',
  'D-EU-retention-frozen':
    'Saldētavu temperatūras ierakstus glabājiet vismaz vienu gadu; tirdzniecības vitrīnās pietiek ar redzamu termometru.',
  'D-EU-eggs': 'Olas čaumalā nonāk pie pircēja 28 dienu laikā pēc izdēšanas; ieteicamais termiņš nav vēlāks.',
  'D-EU-shellfish':
    'Katras dzīvu gliemeņu partijas etiķeti pēc partijas sadalīšanas glabājiet vismaz sešdesmit dienas.',
  'D-EU-redistribution':
    'Pārtiku, ko nodod tālāk trūcīgajiem, vispirms pārbauda: termiņš, iepakojums, glabāšanas temperatūra, sasaldēšanas datums, smarža un izskats, izcelsme.',
  'D-EE-registration':
    'Pirms darbības sākuma paziņojiet Lauksaimniecības un pārtikas pārvaldei (PTA) vai lūdziet tās atļauju: tā vajadzīga dzīvnieku izcelsmes pārtikai mazumtirdzniecībā, ražošanai un skolu, bērnudārzu un aprūpes virtuvēm.',
  'D-EE-health':
    'Ikvienam, kas strādā ar pārtiku vai tīra pārtikas telpas, arī īpašniekam, pirms darba sākšanas ir veselības apliecinājums par infekcijas slimībām.',
  'D-EE-health-retention':
    'Veselības apliecinājumus glabājiet, kamēr cilvēks šeit strādā, un vēl vismaz vienu gadu.',
  'D-DE-certificate':
    'Pirmajā darba dienā ikvienam, kas strādā ar likumā nosauktajiem produktiem vai virtuvē, ir ne vecāka par trim mēnešiem veselības iestādes izziņa.',
  'D-DE-instruction':
    'Instruējiet šos cilvēkus sākumā un pēc tam ik pēc diviem gadiem; pierakstiet to un glabājiet uz vietas.',
  'D-DE-work-ban':
    'Cilvēki ar likumā nosauktajām infekcijām vai inficētām brūcēm, kā arī šo mikroorganismu izdalītāji ar šiem produktiem nestrādā.',
  'D-DE-trained':
    'Ar ātri bojājošos pārtiku strādā tikai apmācīti cilvēki; pārtikas nozares kvalifikācija ir derīga.',
  'D-DE-mince-notice': 'Uz fasētas maltas mājputnu un zirgu gaļas ir norāde to pilnībā izcept vai izvārīt.',
  'D-DE-thawed': 'Nefasētu atlaidinātu gaļu pārdod ar norādi, ka tā ir atkausēta.',
  'D-DE-oilfish':
    'Eskolāru un eļļas zivi pārdod tikai fasētu, ar norādi par pagatavošanu un kuņģa un zarnu traucējumiem.',
  'D-DE-eggs': 'Olas čaumalā pēc divdesmit astotās dienas no izdēšanas nepārdod.',
  'D-DE-raw-milk':
    'Patērētājiem svaigpienu nepārdod, izņemot sertificētu Vorzugsmilch; ēdinātājiem to nepārdod vispār.',
  'D-DE-raw-egg':
    'Ēdienus ar jēlām olām izlieto regulējumā noteiktajā laikā; jutīgām grupām tos pilnībā izkarsē.',
  'D-DE-allergens':
    'Nefasētas pārtikas alergēni rakstiski vai mutiski, ja ir rakstisks saraksts un paziņojums.',
  'D-DE-retention': 'Dzīvnieku izcelsmes pārtikas paškontroles ierakstus glabājiet divus gadus.',
  'D-DE-legionella':
    'Karsto ūdeni, kura sildītājs vai tvertne pārsniedz 400 litrus vai caurulē ir vairāk par 3 litriem un ko izsmidzina dušas vai kas cits, izmeklē uz Legionella: sabiedrībai pieejamu katru gadu, tikai komerciāli lietotu reizi trijos gados; pirmo reizi 3 līdz 12 mēnešus pēc darbības sākuma.',
  'D-ES-samples':
    'Skolas, aprūpes iestādes, slimnīcas, ēdnīcas, pasākumi un pasūtījumi vairāk nekā četrdesmit cilvēkiem: katra ēdiena paraugu dekrētā noteikto laiku glabā aukstumā vai sasaldētu.',
  'D-ES-freezing-label': 'Uz pārtikas, ko sasaldē šeit, ir sasaldēšanas datums.',
  'D-ES-parasites':
    'Informējiet viesus, ka zivis, ko ēd jēlas vai gandrīz jēlas, ir saldētas pret anizakīdu kāpuriem.',
  'D-ES-shellfish': 'Dzīvu gliemeņu etiķetes glabājiet vismaz sešdesmit dienas.',
  'D-ES-mince': 'Malto gaļu gatavo no svaigas gaļas gabaliem un pārdod tajā pašā dienā.',
  'D-ES-eggs':
    'Ēdieni ar līdz galam nekarsētām olām: pasterizēta olu masa vai dekrētā noteiktais karstums un laiks; pieraksta dienu un stundu.',
  'D-ES-home':
    'Pārtika no privātas virtuves: tikai sarakstā minētie produkti, līdz nedēļas daudzumam, ar norādi, ka gatavots mājās, bez saldēšanas un bez mājdzīvniekiem telpā.',
  'D-ES-vending':
    'Atdzesētas pārtikas automāti dod trauksmi, ja pazūd aukstums, lai nepārdotu neko, kas kļuvis pārāk silts.',
  'D-ES-haccp':
    'Par HACCP procedūrām atbild norīkots darbinieks; mazi veikali drīkst uzturēt vienkāršotu sistēmu.',
  'D-ES-allergens':
    'Nefasētas pārtikas alergēni norādīti rakstiski pārdošanas vai pasniegšanas vietā; mutiski tikai tad, ja uzraksts norāda, kam jautāt, un rakstiskā informācija ir uz vietas.',
  'D-GB-sfbb':
    'Mazas virtuves un veikali par savu sistēmu drīkst izmantot dienasgrāmatu „Safer food, better business”.',
  'D-GB-haccp':
    'Uzturiet uz HACCP principiem balstītas procedūras ar dokumentiem, kas atbilst uzņēmuma lielumam, un uzrādiet tās uzraudzības iestādei.',
  'D-GB-registration':
    'Pirms darbības sākuma reģistrējiet uzņēmumu vietējā pašvaldībā un paziņojiet par izmaiņām.',
  'D-GB-training':
    'Ikvienu, kas strādā ar pārtiku, uzrauga un apmāca higiēnā; tas, kurš uztur šo plānu, ir apmācīts HACCP.',
  'D-GB-withdrawal':
    'Nedrošu pārtiku nekavējoties izņemiet no tirgus, paziņojiet vietējai pašvaldībai un Food Standards Agency vai Food Standards Scotland un, ja tā nonākusi pie pircējiem, arī viņiem.',
  'D-GB-allergens':
    'Informējiet viesus un pircējus, kurus no četrpadsmit alergēniem satur katra pārtika; par nefasētu pārtiku uzraksts drīkst norādīt, kam jautāt.',
  'D-GB-srm':
    'Sadalot liellopu, aitu un kazu liemeņus, izņemiet īpaša riska materiālu (galvaskausu, muguras smadzenes un citu atkarībā no vecuma un izcelsmes), iekrāsojiet to un nododiet kā 1. kategorijas materiālu.',
  'D-GB-parasites':
    'Par katru zivju partiju, ko ēd jēlu vai gandrīz jēlu, glabājiet dokumentu: kā tā saldēta vai kāpēc saldēšana nav vajadzīga (jau pietiekami ilgi saldēta, audzēta ar barību bez parazītiem vai no ūdeņiem, kuros to pierādīti nav).',
  'D-GB-shellfish':
    'Katras dzīvu gliemeņu partijas etiķeti pēc partijas sadalīšanas glabājiet vismaz sešdesmit dienas.',
  'D-GB-eggs': 'Olas čaumalā nonāk pie pircēja 21 dienas laikā pēc izdēšanas.',
  'D-GB-ppds':
    'Uz pārtikas, ko šeit iepako pirms pircēja pasūtījuma, ir nosaukums un pilns sastāvdaļu saraksts ar izceltiem alergēniem.',
  'D-GB-traceability':
    'Ziniet un pēc pieprasījuma parādiet, no kā saņemta katra pārtika un kuram uzņēmumam tā nodota.',
  'D-GB-retention':
    'Tiesību akts termiņu nenosaka: uzraudzības ierakstus glabājiet divus gadus, plāna versijas piecus gadus.',
  'D-SCT-guides':
    'Mazas virtuves kā savu sistēmu drīkst izmantot CookSafe, veikali RetailSafe un gaļas veikali ButcherSafe.',
  'D-SCT-reheat':
    'Skotijā atkārtoti uzsildīta pārtika sasniedz temperatūru {limit:L-reheat}, ja no tā necieš kvalitāte.',
  'D-SCT-chill':
    'Skotijas tiesību aktos atdzesētai pārtikai skaitļa nav: glabājiet to ledusskapī vai vēsā, vēdinātā vietā; vadlīnijās minēts {limit:L-chill-rte}.',
  'D-EU-approval':
    'Uzņēmumiem, kas citiem uzņēmumiem apstrādā dzīvnieku izcelsmes pārtiku, pirms darbības sākuma vajag atzīšanu, un precēm ir identifikācijas marķējums.',
  'D-EU-sprouts':
    'Glabājiet sēklu un asnu nosaukumu, daudzumu, izcelsmi, datumu un partiju un nododiet šīs ziņas ar katru piegādi.',
  'D-GB-approval':
    'Uzņēmumiem, kas citiem uzņēmumiem apstrādā dzīvnieku izcelsmes pārtiku, pirms darbības sākuma vajag atzīšanu, un precēm ir identifikācijas marķējums.',
  'D-LV-reheat':
    'Atkārtoti uzsildītus ēdienus pasniedz temperatūrā {limit:L-hot-hold} un otrreiz vairs nesilda.',
  'D-LV-training':
    'Kas sāk strādāt ar pārtiku bez pārtikas nozares kvalifikācijas vai pēc vairāk nekā trīs gadu pārtraukuma, noklausās minimālo higiēnas prasību kursu un glabā apliecību.',
  'D-LV-allergens':
    'Nefasētas pārtikas alergēnus norāda pēc noteikumiem par nefasētas pārtikas marķēšanu; to saturu jautājiet Pārtikas un veterinārajam dienestam.',
  'D-IE-allergens':
    'Nefasētas pārtikas alergēni norādīti rakstiski un angliski tur, kur to rāda, pārdod vai pasniedz, tā ka nevienam nav jājautā.',
  'D-IE-cook-chill':
    'Gatavotu un atdzesētu pārtiku atdzesē pēc {limit:L-cool-cook-chill}, glabā tikpat aukstu un izlieto piecu dienu laikā.',
  'D-LV-retention':
    'Pārtikas un veterinārais dienests prasa uzrādīt pēdējo mēnešu ierakstus: turiet tos pieejamus.',
  'D-IE-retention': 'Īrijas prakse: temperatūras un tīrīšanas ierakstus glabājiet vismaz vienu gadu.',
  'D-UA-haccp':
    'Uzturiet pastāvīgas, rakstiskas, uz HACCP principiem balstītas procedūras un uzrādiet tās valsts dienesta inspektoram.',
  'D-UA-traceability':
    'Ziniet, no kā saņemta katra pārtika un kuram uzņēmumam tā nodota; šos dokumentus glabājiet līdz sešiem mēnešiem pēc derīguma termiņa beigām, paškontroles ierakstus tik ilgi, cik noteikts jūsu procedūrā.',
  'D-UA-allergens':
    'Informējiet viesus un pircējus, kurus no valsts saraksta alergēniem satur katra pārtika.',
  'D-UA-school-rules':
    'Skolu virtuves ievēro skolu sanitāros noteikumus un noteikumus par ēdināšanu izglītības iestādēs; turiet abus pa rokai.',
  'D-UA-school-seasons':
    'Skolās no 1. marta iepriekšējās ražas dārzeņus salātos liek tikai termiski apstrādātus; vinegretu nepasniedz no 15. aprīļa līdz 15. oktobrim.',
  'D-EU-defrosted':
    'Pārtikai, kas bijusi sasaldēta un ko pārdod atkausētu, ir norāde “atkausēts”; uz fasētas saldētas gaļas, gaļas izstrādājumiem un neapstrādātām zivīm ir sasaldēšanas datums.',
  'D-GB-defrosted':
    'Pārtikai, kas bijusi sasaldēta un ko pārdod atkausētu, ir norāde “atkausēts”; uz fasētas saldētas gaļas, gaļas izstrādājumiem un neapstrādātām zivīm ir sasaldēšanas datums.',
  'D-EU-mince-age':
    'Malto gaļu gatavo no mājputniem ne vēlāk kā trīs dienas un no citiem dzīvniekiem ne vēlāk kā sešas dienas pēc nokaušanas (atkaulota liellopu gaļa vakuumā: piecpadsmit); atkausētu nesasaldē atkārtoti.',
  'D-GB-mince-age':
    'Malto gaļu gatavo no mājputniem ne vēlāk kā trīs dienas un no citiem dzīvniekiem ne vēlāk kā sešas dienas pēc nokaušanas (atkaulota liellopu gaļa vakuumā: piecpadsmit); atkausētu nesasaldē atkārtoti.',
  'D-EU-liquid-egg':
    'Šķidrā olu masa karsēšanu gaida ne ilgāk kā četrdesmit astoņas stundas, pie {limit:L-chill-liquid-egg}.',
  'D-GB-liquid-egg':
    'Šķidrā olu masa karsēšanu gaida ne ilgāk kā četrdesmit astoņas stundas, pie {limit:L-chill-liquid-egg}.',
  'D-EU-shellfish-papers':
    'Dzīvu gliemeņu reģistrācijas dokumentus glabājiet vismaz divpadsmit mēnešus pēc partijas nosūtīšanas vai saņemšanas.',
  'D-GB-shellfish-papers':
    'Dzīvu gliemeņu reģistrācijas dokumentus glabājiet vismaz divpadsmit mēnešus pēc partijas nosūtīšanas vai saņemšanas.',
  'D-ES-thawed': 'Atkausētu gaļu nepārdod atkausētu; veikals pārtiku sasaldē atkārtoti tikai pēc pārstrādes.',
}
