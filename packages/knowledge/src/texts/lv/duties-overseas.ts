import type { KnowledgeTexts } from '@larder/core/haccp'

/** Duties in the United States, Canada and Australia. */
export const dutiesOverseas: KnowledgeTexts['duties'] = {
  'D-US-variance':
    'Kūpināšanai konservēšanas nolūkā, sālīšanai ar nitrītu, paskābināšanai, gliemeņu baseiniem, dzīvnieku apstrādei pēc pasūtījuma un asnu audzēšanai vajag iestādes atļauju atkāpei un HACCP plānu. Iepakošanai ar samazinātu skābekli pēc Food Code noteikumiem vajag tikai HACCP plānu; iepakojumiem ar datumu un stundu, ko atver 48 stundu laikā, nevajag ne vienu, ne otru.',
  'D-US-manager':
    'Atbildīgais ir sertificēts pārtikas nekaitīguma vadītājs, izņemot vietās ar minimālu risku, un pārbaudes laikā parāda zināšanas.',
  'D-US-advisory':
    'Ēdienkartē ir norāde un atgādinājums par jēliem vai līdz galam neapstrādātiem dzīvnieku izcelsmes produktiem.',
  'D-US-allergens':
    'Uz fasētas pārtikas norādiet deviņus galvenos alergēnus, arī sezamu. Par nefasētu pārtiku rakstiski informējiet pircējus, kuri no tiem ir sastāvdaļas.',
  'D-US-shellfish':
    'Gliemeņu birka paliek pie trauka, kamēr tas ir tukšs. Glabājiet birkas deviņdesmit dienas no dienas, kad pārdota vai pasniegta partijas pēdējā daļa, šo datumu secībā.',
  'D-US-parasites':
    'Jēli pasniegtas zivis: deviņdesmit dienas glabājiet ierakstu par sasaldēšanu vai piegādātāja vēstuli. Nav jāsaldē gliemenes, tīrs ķemmīšgliemeņu muskulis, Food Code minētās tunzivis, ar bezparazītu barību audzētas zivis un no apvalka izņemti, noskaloti ikri.',
  'D-US-raw-egg':
    'Cēzara mērci, holandiešu mērci, majonēzi, bezē, tiramisu un līdzīgus ēdienus gatavo no pasterizētām, nevis jēlām olām, ja tos nekarsē un ēdienkartē nav brīdinājuma.',
  'D-US-time-control':
    'Pārtika, ko sargā tikai laiks: strādājiet pēc rakstiskas kārtības. Tā atstāj temperatūras kontroli pie {limit:L-chill-rte} vai {limit:L-hot-hold}, uz tās norāda laika beigas, un līdz tām tā ir termiski apstrādāta, pasniegta vai izmesta.',
  'D-US-hands': 'Lietošanai gatavai pārtikai nepieskaras ar kailām rokām.',
  'D-US-ill':
    'Slimojušais pie pārtikas atgriežas tikai pēc {limit:L-symptom-free-hours}; pēc norovīrusa un garākajiem termiņiem ar iestādes piekrišanu, pēc A hepatīta vai vēdertīfa nekad bez tās. Kur ēd īpaši uzņēmīgi cilvēki, līdz tam uz darbu nenāk.',
  'D-US-surfaces':
    'Virsmas un rīkus, kas saskaras ar ātri bojājošos pārtiku, istabas temperatūrā tīra vismaz ik pēc četrām stundām.',
  'D-US-sanitizer':
    'Dezinfekcijas līdzekļa stiprumu mēra ar testa komplektu. Jods: 12,5 līdz 25 mg/l; četraizvietotie amonija savienojumi pēc marķējuma.',
  'D-US-well': 'Savas akas ūdeni pārbaudiet vismaz reizi gadā un glabājiet pārskatu.',
  'D-US-vulnerable':
    'Īpaši uzņēmīgiem cilvēkiem: nekādu jēlu vai līdz galam neapstrādātu dzīvnieku izcelsmes produktu, svaigu asnu un nepasterizētas sulas; pasterizētas olas jēlu vietā, arī ja pārtiku sargā tikai laiks; lietošanai gatavai pārtikai nepieskaras ar kailām rokām.',
  'D-US-grinding-log':
    'Par katru maltas liellopu gaļas partiju pierakstiet piegādātāju uzņēmumu numurus, to partiju numurus un ražošanas datumus, izejvielu nosaukumus kopā ar pārnesto no iepriekšējās partijas, malšanas datumu un stundu un katras gaļasmašīnas tīrīšanas datumu un stundu. Glabājiet šos ierakstus vienu gadu malšanas vietā.',
  'D-US-safe-handling':
    'Fasētai jēlai gaļai un putnu gaļai un citai gaļai, kas nav lietošanai gatava, uz etiķetes ir norādījumi “Safe Handling Instructions”.',
  'D-US-bacon':
    'Bekonam ir savas nitrīta robežas: injicējot 120 ppm ar 550 ppm askorbāta vai eritorbāta (vai 100 ppm, vai 40 līdz 80 ppm ar cukuru un ieraugu), sālījumā līdz 120 ppm, sausi sālot līdz 200 ppm, viss kā pievienotais daudzums.',
  'D-US-sanitation':
    'Federālajā uzraudzībā: rakstiskas sanitārijas procedūras (Sanitation SOPs), parakstītas un datētas, tīrīšanai pirms darba un darba laikā. Katru dienu pierakstiet, kas izdarīts un izlabots; glabājiet šos ierakstus sešus mēnešus, pēdējo 48 stundu ierakstus uzņēmumā.',
  'D-US-haccp-plan':
    'Federālajā uzraudzībā: rakstiska apdraudējumu analīze un HACCP plāns katram procesam ar kritiskajiem kontroles punktiem, kritiskajām robežām, uzraudzību, koriģējošām darbībām un verifikāciju. Atbildīgā persona plānu paraksta un datē.',
  'D-US-food-safety-plan':
    'Kur piemēro 21 CFR 117: rakstisks pārtikas nekaitīguma plāns, ko sagatavojusi vai pārraudzījusi persona ar PCQI kvalifikāciju, ar apdraudējumu analīzi, preventīvajām kontrolēm, piegādātāju programmu un atsaukšanas plānu.',
  'D-US-listeria':
    'Lietošanai gatava gaļa, kas pēc karsēšanas ir atklāta: Listeria monocytogenes ierobežo ar vienu no trim noteikumos minētajām iespējām un glabā pierādījumu.',
  'D-US-meat-retention':
    'Ja notiek federālā inspekcija: ierakstus par atdzesētu gaļu vienu gadu, par saldētu un istabas temperatūrā glabājamu gaļu divus gadus.',
  'D-US-retention': 'Pārtikas nekaitīguma plāna ierakstus glabājiet divus gadus, ja piemēro 21 CFR 117.',
  'D-US-receipts':
    'Glabājiet ierakstus par to, no kā pārtika nāca un pie kā devās: sešus mēnešus, ja tā bojājas 60 dienās, vienu gadu, ja glabājas līdz sešiem mēnešiem, divus gadus, ja ilgāk.',
  'D-US-supplements':
    'Uztura bagātinātāju ierakstus glabājiet vienu gadu pēc derīguma termiņa vai divus gadus no pēdējās partijas izsūtīšanas.',
  'D-US-seafood':
    'Zivju un jūras velšu HACCP plāns ir parakstīts un datēts. Tā ierakstus glabājiet vienu gadu atdzesētiem, divus gadus saldētiem un konservētiem produktiem.',
  'D-US-traceability':
    'Izsekojamības sarakstā esošai pārtikai: izsekojamības plāns un katra notikuma galvenie dati, ko glabā divus gadus. FDA to neprasa pirms 2028. gada 20. jūlija.',
  'D-US-juice':
    'Sulu tālākai pārdošanai apstrādā tā, lai pierādīti iznīcinātu 99,999 % attiecīgā patogēna, pēc rakstiska plāna saskaņā ar 21 CFR 120. Pārdošanas vietā fasētu sulu apstrādā tāpat, vai uz etiķetes ir brīdinājums. Ierakstus glabā vienu gadu atdzesētai, divus gadus saldētai un ilgi glabājamai sulai.',
  'D-US-sprouts':
    'Pēc rakstiska plāna katras asnu partijas izlietoto ūdeni izmeklē uz STEC O157:H7 un Salmonella, audzēšanas telpu uz Listeria; partiju aiztur līdz rezultātam.',
  'D-US-canning':
    'Reģistrējieties FDA ne vēlāk kā desmit dienas pēc pirmās fasēšanas. Katra produkta karsēšanas vai paskābināšanas procesu iesniedziet sešdesmit dienu laikā pēc reģistrācijas un pirms jauna produkta fasēšanas. Klāt ir vadītājs ar atzītu kursu. Ir atsaukšanas kārtība; ierakstus glabā trīs gadus, pirmo gadu uz vietas.',
  'D-CA-ontario':
    'Šī plāna temperatūras ir no Ontario lietotās tabulas. Citur Kanādā jautājiet savas provinces vai teritorijas veselības iestādei par tās prasībām.',
  'D-CA-licence':
    'Ja pārtiku sūta uz citu provinci, importē vai eksportē: vajag federālo licenci un rakstisku preventīvās kontroles plānu. Ja apgrozījums ir līdz 100 000 dolāru gadā, plānu nevajag, izņemot gaļu, zivis, piena produktus, olas, pārstrādātus augļus un dārzeņus un pārtikas dzīvniekus.',
  'D-CA-allergens':
    'Uz fasētas pārtikas norādiet prioritāros alergēnus, arī sinepes un sezamu, glutēna avotus un pievienotos sulfītus.',
  'D-CA-raw-milk': 'Svaigpienu nepārdod. Svaigpiena sieru pirms pārdošanas tur vismaz sešdesmit dienas.',
  'D-CA-tenderised': 'Mehāniski mīkstinātu liellopu gaļu tā arī marķē, ar gatavošanas norādījumiem.',
  'D-CA-sealed-packs':
    'Mazskāba pārtika slēgtā iepakojumā ir rūpnieciski sterila, vai to glabā atdzesētu vai saldētu un tā marķē. Kūpinātas zivis slēgtā iepakojumā ir pietiekami karsētas vai sālītas, vai tās glabā saldētas.',
  'D-CA-handler': 'Ontario katrā darba stundā uz vietas ir apmācīts pārtikas darbinieks.',
  'D-CA-retention':
    'Federālajos noteikumos prasītos dokumentus glabā divus gadus, mazskābu konservu ierakstus trīs gadus. Ik pēc divpadsmit mēnešiem izmēģiniet atsaukšanu. Dokumentus par pārtikas izcelsmi un saņēmējiem uzrāda 24 stundu laikā.',
  'D-CA-log-retention':
    'Temperatūras pierakstiem neviens noteikums termiņu nenosaka: glabājiet tos vienu gadu. Ontario pirkumu un kaitēkļu apkarošanas ierakstus glabā vienu gadu.',
  'D-AU-supervisor':
    'Norīkojiet pārtikas nekaitīguma vadītāju, kura apliecība nav vecāka par pieciem gadiem un kurš ir sasniedzams, kamēr strādā ar pārtiku.',
  'D-AU-training':
    'Ikviens, kas strādā ar nefasētu pārtiku, kura var bīstami sabojāties, pirms darba sākšanas ir apmācīts pārtikas nekaitīgumā un higiēnā.',
  'D-AU-evidence':
    'Kas gatavo lietošanai nefasētu pārtiku, glabā pierādījumus par pieņemšanu, glabāšanu, termisko apstrādi, atdzesēšanu, uzsildīšanu, izlikšanu un tīrīšanu vai citādi parāda inspektoram, ka tā ir nekaitīga.',
  'D-AU-retention': 'Šos pierādījumus glabājiet vismaz trīs mēnešus.',
  'D-AU-shown-safe':
    'Standarts 3.2.2 atļauj citu temperatūru vai laiku, ja uzņēmums var parādīt, ka pārtika paliek nekaitīga.',
  'D-AU-allergens':
    'Uz fasētas pārtikas norādiet pienu, olas, zivis, vēžveidīgos, gliemjus, katru riekstu pēc nosaukuma, zemesriekstus, kviešus, glutēnu saturošus graudaugus, soju, sezamu, lupīnu un sulfītus. Nefasētai pārtikai tos norādiet blakus vai informējiet pēc pieprasījuma.',
  'D-AU-bees':
    'Ziedputekšņiem un propolisam ir paredzētais ieteikums, bišu peru pieniņam brīdinājums, arī ja tos pārdod nefasētus.',
  'D-AU-two-four':
    'Pārtika ārpus temperatūras kontroles: līdz divām stundām kopā to drīkst likt atpakaļ aukstumā, no divām līdz četrām stundām to apēd uzreiz, pēc četrām stundām izmet.',
  'D-US-two-stages':
    'Jēlai dzīvnieku izcelsmes pārtikai, ko gatavo divos posmos, ir rakstiska kārtība: vispirms karsē ne ilgāk kā sešdesmit minūtes, tūlīt atdzesē, glabā atsevišķi un marķētu un pabeidz līdz tās gatavošanas temperatūrai.',
  'D-US-vending':
    'Tirdzniecības automāts pārtrauc pārdošanu, ja aukstā pārtika ārpus savas temperatūras bijusi trīsdesmit minūtes vai karstā divas stundas.',
  'D-US-bag-records':
    'Maisiņos gatavotas un atdzesētas pārtikas dzesēšanas un aukstās glabāšanas ierakstus glabājiet sešus mēnešus.',
  'D-US-sulfites': 'Sulfītus nelieto augļiem un dārzeņiem, ko pasniedz svaigus vai piedāvā kā svaigus.',
  'D-AU-thermometer':
    'Pie rokas ir zondes termometrs, kas pārtikas temperatūru mēra ar viena Celsija grāda precizitāti.',
}
