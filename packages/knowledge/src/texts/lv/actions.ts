import type { KnowledgeTexts } from '@larder/core/haccp'

export const actions: KnowledgeTexts['actions'] = {
  'C-refuse': {
    product: 'Nepieņemiet preci vai nolieciet to atsevišķi ar norādi „Nelietot”.',
    process: 'Paziņojiet piegādātājam; ja tas atkārtojas, pārskatiet sadarbību ar viņu.',
    record: 'Piegādes ieraksts: produkts, mērījums, lēmums.',
    options: [
      'Prece nav pieņemta',
      'Nolikta atsevišķi, jautāts piegādātājam',
      'Izmērīts produkta vidū: robežās, pieņemts',
      'Izmests',
    ],
  },
  'C-supplier': {
    product: 'Turiet preci atsevišķi, līdz piegādātājs ir atbildējis.',
    process: 'Pieprasiet dokumentus vai rezultātus; ja tos neatsūta, svītrojiet piegādātāju no saraksta.',
    record: 'Piezīme piegādātāju sarakstā.',
    options: [
      'Dokumenti pieprasīti',
      'Prece nolikta atsevišķi',
      'Piegādātājs svītrots',
      'Dokumenti saņemti, prece atļauta lietošanai',
    ],
  },
  'C-shellfish': {
    product: 'Partijas bez birkas, siltas vai ar nedzīvām gliemenēm nepieņemiet vai izmetiet.',
    process: 'Paziņojiet piegādātājam; birkas glabājiet datumu secībā.',
    record: 'Piegādes ieraksts ar birkas numuru.',
    options: ['Partija nav pieņemta', 'Nedzīvās izšķirotas', 'Izmests', 'Birka pieprasīta piegādātājam'],
  },
  'C-too-warm': {
    product:
      'Izmēriet pārtikas temperatūru un pārlieciet to aukstākā vietā. Lietošanai gatavu pārtiku, kas bijusi pārāk silta ilgāk nekā {limit:L-out-cold-hours} vai nezināmu laiku, izmetiet. Jēlu pārtiku, kas paredzēta termiskai apstrādei un vēl ir auksta, uzreiz termiski apstrādājiet.',
    process:
      'Pārbaudiet durvis, blīvi, piepildījumu un apledojumu; pēc stundas izmēriet vēlreiz; izsauciet tehniķi.',
    record: 'Temperatūras ieraksts: mērījums, pārtika, lēmums.',
    options: [
      'Pārtika pārlikta citā ledusskapī',
      'Durvis vai piepildījums sakārtots, izmērīts vēlreiz',
      'Izmests',
      'Uzreiz termiski apstrādāts',
      'Izsaukts tehniķis',
    ],
  },
  'C-freezer': {
    product:
      'Cietu pārtiku pārlieciet citā saldētavā. Mīkstu gaļu vai zivis uzreiz termiski apstrādājiet. Mīkstu saldējumu vai lietošanai gatavu pārtiku izmetiet. Nesasaldējiet atkārtoti.',
    process:
      'Pārbaudiet durvis, apledojumu un piepildījumu; pēc stundas izmēriet vēlreiz; izsauciet tehniķi.',
    record: 'Temperatūras ieraksts: mērījums, pārtika, lēmums.',
    options: [
      'Pārtika pārlikta citā saldētavā',
      'Uzreiz termiski apstrādāts',
      'Izmests',
      'Saldētava atkausēta',
      'Izsaukts tehniķis',
    ],
  },
  'C-dry-store': {
    product: 'Mitras, sapelējušas vai kaitēkļu bojātas preces izmetiet aizsietos maisos.',
    process: 'Izvēdiniet vai izžāvējiet noliktavu, novērsiet sūces, notīriet plauktus.',
    record: 'Noliktavas ieraksts: prece un daudzums.',
    options: ['Izmests', 'Noliktava izvēdināta vai izžāvēta', 'Plaukti notīrīti', 'Pasūtīts remonts'],
  },
  'C-discard': {
    product: 'Izmetiet pārtiku tā, lai neviens to vairs nevar izlietot.',
    process: 'Noskaidrojiet, kāpēc tā noticis, un atgādiniet maiņai noteikumu.',
    record: 'Norakstīšanas ieraksts: pārtika, daudzums, iemesls.',
    options: ['Izmests', 'Marķējums izlabots', 'Izlietots uzreiz', 'Noteikums atgādināts maiņai'],
  },
  'C-cook-on': {
    product:
      'Turpiniet karsēt līdz robežai un izmēriet vēlreiz. Ja jau pasniegts: uzreiz paziņojiet vadītājam.',
    process: 'Mainiet laiku, daudzumu vai gabalu lielumu; pārbaudiet termometru un krāsni.',
    record: 'Termiskās apstrādes ieraksts: pirmais un otrais mērījums.',
    options: ['Karsēts tālāk, robeža sasniegta', 'Pagatavots citādi', 'Izmests', 'Iekārta pārbaudīta'],
  },
  'C-cool': {
    product:
      'Ja robeža tikko nokavēta un ēdiens vēl karsts: uzkarsējiet līdz temperatūrai {limit:L-reheat} un sāciet no jauna, vienu reizi. Citādi izmetiet.',
    process: 'Mazākas paplātes, ledus pelde, mazāk ātrās dzesēšanas iekārtā.',
    record: 'Atdzesēšanas ieraksts: laiki un mērījumi.',
    options: [
      'Uzkarsēts un atdzesēts no jauna',
      'Izmests',
      'Sadalīts mazākās porcijās',
      'Ātrās dzesēšanas iekārta pārbaudīta',
    ],
  },
  'C-reheat': {
    product: 'Sildiet tālāk un izmēriet vēlreiz. Ja robeža laikus nav sasniegta: izmetiet.',
    process: 'Mazākas porcijas, maisiet, uzkarsējiet iekārtu iepriekš; pārbaudiet to.',
    record: 'Uzsildīšanas ieraksts: pirmais un otrais mērījums.',
    options: ['Sildīts tālāk, robeža sasniegta', 'Izmests', 'Mazākas porcijas', 'Iekārta pārbaudīta'],
  },
  'C-hot-hold': {
    product:
      'Zem robežas īsāku laiku nekā {limit:L-out-hot-hours}: vienu reizi uzkarsējiet līdz temperatūrai {limit:L-reheat}. Ilgāk vai nezināmu laiku: izmetiet.',
    process: 'Iekārtu uzkarsējiet iepriekš, turiet vāku uzliktu, iestatiet karstāku; nododiet to pārbaudei.',
    record: 'Karstās uzglabāšanas ieraksts: mērījums, lēmums.',
    options: [
      'Uzkarsēts un ielikts atpakaļ',
      'Pasniegts uzreiz',
      'Izmests',
      'Iekārta iestatīta karstāka',
      'Izsaukts tehniķis',
    ],
  },
  'C-time-out': {
    product: 'Izmetiet pārtiku, kas izlikta stāvējusi ilgāk, nekā atļauts.',
    process: 'Izlieciet mazāku daudzumu; pierakstiet laiku.',
    record: 'Izlikšanas ieraksts: laiki, izmestais daudzums.',
    options: [
      'Izmests',
      'Pasniegts atļautajā laikā',
      'Izlikts mazāks daudzums',
      'Noteikums atgādināts maiņai',
    ],
  },
  'C-thaw': {
    product: 'Ja vēl auksts: uzreiz termiski apstrādājiet. Ja ārpuse silta: izmetiet.',
    process: 'Atlaidināšanu ieplānojiet dienu iepriekš; sagatavojiet paplātes un režģus.',
    record: 'Atlaidināšanas ieraksts: pārtika, lēmums.',
    options: [
      'Uzreiz termiski apstrādāts',
      'Paplātē pārlikts ledusskapī',
      'Izmests',
      'Notecējušais šķidrums uzslaucīts, virsma dezinficēta',
    ],
  },
  'C-produce': {
    product: 'Nomazgājiet vēlreiz, novāriet vai izmetiet.',
    process: 'Svaigs ūdens, mazāki daudzumi; paziņojiet piegādātājam.',
    record: 'Piezīme ar produktu un piegādātāju.',
    options: ['Nomazgāts vēlreiz', 'Novārīts pirms lietošanas', 'Izmests', 'Paziņots piegādātājam'],
  },
  'C-separation': {
    product: 'Izmetiet lietošanai gatavu pārtiku, kam pieskārusies jēla, vai izkarsējiet to pilnībā.',
    process: 'Notīriet un dezinficējiet; sakārtojiet plauktus, dēlīšus un darbu secību.',
    record: 'Piezīme: pārtika, vieta, cēlonis.',
    options: [
      'Pārtika pārlikta atsevišķi',
      'Izmests',
      'Izkarsēts pilnībā',
      'Notīrīts un dezinficēts',
      'Noteikums atgādināts maiņai',
    ],
  },
  'C-raw-dish': {
    product:
      'Izmetiet to, kam pārsniegts laiks, kas ir pārāk silts vai nezināmas izcelsmes; vai izkarsējiet to pilnībā.',
    process: 'Pasterizēta olu masa, mazāki daudzumi, aukstāka vieta.',
    record: 'Partijas ieraksts: pagatavošanas laiks, lēmums.',
    options: ['Izkarsēts pilnībā', 'Izmests', 'Lieto pasterizētu olu masu', 'Mazāki daudzumi'],
  },
  'C-parasite': {
    product:
      'Saldējiet no jauna visu noteikto laiku vai karsējiet līdz temperatūrai {limit:L-cook-parasite}. Ja jau pasniegts: vadītājs informē viesus.',
    process: 'Aukstāka saldētava, plānāki gabali; pieprasiet piegādātājam dokumentus.',
    record: 'Partijas saldēšanas ieraksts.',
    options: [
      'Saldēts no jauna, viss laiks',
      'Termiski apstrādāts',
      'Nosūtīts atpakaļ',
      'Dokumenti pieprasīti',
      'Izmests',
    ],
  },
  'C-acid': {
    product: 'Pievienojiet skābi un izmēriet vēlreiz; vai glabājiet aukstumā ar īsu termiņu; vai izmetiet.',
    process: 'Pārbaudiet recepti, svēršanu un pH metru.',
    record: 'pH ieraksts: pirmais un otrais mērījums.',
    options: [
      'Pievienota skābe, robeža sasniegta',
      'Glabāts aukstumā, izlietots šodien',
      'Izmests',
      'pH metrs kalibrēts',
    ],
  },
  'C-dry': {
    product: 'Aizturiet partiju; žāvējiet tālāk, izkarsējiet pilnībā vai izmetiet.',
    process: 'Pārbaudiet starterkultūru, telpu un recepti.',
    record: 'Partijas ieraksts: mērījumi, lēmums.',
    options: ['Žāvēts tālāk, izmērīts vēlreiz', 'Izkarsēts pilnībā', 'Izmests', 'Telpa noregulēta'],
  },
  'C-cure': {
    product:
      'Aizturiet partiju. Par daudz: izmetiet. Par maz: izlabojiet pēc receptes vai termiski apstrādājiet un pārdodiet svaigu.',
    process: 'Pārbaudiet svarus, receptes lapu un nitrītsāls glabāšanu.',
    record: 'Partijas lapa ar abiem parakstiem.',
    options: [
      'Izlabots pēc receptes',
      'Termiski apstrādāts un pārdots svaigs',
      'Izmests',
      'Svari pārbaudīti',
    ],
  },
  'C-vacuum': {
    product:
      'Izmetiet iepakojumus, kuru dienas ir beigušās vai kuri nezināmu laiku bijuši silti; negaršojiet.',
    process: 'Aukstāka vieta, īsāks termiņš, skaidrs marķējums.',
    record: 'Iepakojumu ieraksts: partija, mērījums, lēmums.',
    options: ['Izmests', 'Pārlikts aukstākā vietā', 'Izlietots šodien, termiņā', 'Marķējums izlabots'],
  },
  'C-seal': {
    product:
      'Svaigu, aukstu pārtiku uzreiz pārpakojiet; pārējo izmetiet. Pārbaudiet visus iepakojumus kopš pēdējās labās pārbaudes.',
    process: 'Notīriet un noregulējiet iekārtu; nomainiet plēvi vai vākus.',
    record: 'Šuvju ieraksts: pārbaudītie un izmestie iepakojumi.',
    options: ['Pārpakots', 'Izmests', 'Iekārta noregulēta', 'Nomainīta plēve vai vāki'],
  },
  'C-pasteurise': {
    product: 'Karsējiet no jauna visu noteikto laiku; savāciet atpakaļ visu kopš pēdējā labā ieraksta.',
    process: 'Pārbaudiet termometru, maisīšanu un vārstus.',
    record: 'Partijas karsēšanas ieraksts.',
    options: ['Karsēts no jauna', 'Izmests', 'Iekārta salabota', 'Partija aizturēta'],
  },
  'C-retort': {
    product: 'Aizturiet ielādi; uzreiz sterilizējiet vēlreiz vai izmetiet.',
    process: 'Pirms nākamās ielādes lieciet autoklāvu pārbaudīt.',
    record: 'Autoklāva ieraksts ar diagrammu.',
    options: ['Sterilizēts vēlreiz', 'Izmests', 'Ielāde aizturēta', 'Izsaukts tehniķis'],
  },
  'C-hot-fill': {
    product: 'Uzvāriet vēlreiz un pildiet karstu; ja vāks netur: ledusskapī un ātri izlietot vai izmest.',
    process: 'Karstas burkas, jauni vāki, mazāks katls.',
    record: 'Partijas ieraksts: mērījums, vāki.',
    options: ['Uzvārīts un pildīts no jauna', 'Ielikts ledusskapī, drīz izlietots', 'Izmests', 'Jauni vāki'],
  },
  'C-oil': {
    product: 'Izmetiet ēdienu, kas garšo pēc vecas eļļas.',
    process: 'Nomainiet eļļu, iztīriet fritieri, pārbaudiet termostatu.',
    record: 'Eļļas ieraksts: mērījums, maiņa.',
    options: [
      'Eļļa nomainīta',
      'Eļļa filtrēta, pārbaudīta vēlreiz',
      'Fritieris izņemts no lietošanas',
      'Termostats pārbaudīts',
    ],
  },
  'C-acrylamide': {
    product: 'Izmetiet to, kas ir pārāk tumšs.',
    process: 'Samaziniet karstumu, saīsiniet laiku, ņemiet citus kartupeļus.',
    record: 'Piezīme: produkts, cēlonis.',
    options: ['Karstums samazināts', 'Laiks saīsināts', 'Izmests', 'Pasūtīti citi kartupeļi'],
  },
  'C-foreign-body': {
    product: 'Nolieciet pārtiku atsevišķi, pārmeklējiet vai izmetiet to. Atrasto gabalu saglabājiet.',
    process: 'Salabojiet vai nomainiet; notīriet vietu; paziņojiet piegādātājam.',
    record: 'Atgadījums: gabals, pārtika, cēlonis.',
    options: [
      'Izmests',
      'Pārmeklēts un atļauts lietošanai',
      'Detaļa nomainīta',
      'Paziņots piegādātājam',
      'Vieta notīrīta',
    ],
  },
  'C-detector': {
    product:
      'Apturiet līniju; nolieciet atsevišķi visu kopš pēdējās labās pārbaudes un laidiet cauri vēlreiz.',
    process: 'Salabojiet un noregulējiet; pirms turpināt, pārbaudiet ar visiem testa paraugiem.',
    record: 'Detektora ieraksts ar laikiem.',
    options: [
      'Līnija apturēta, preces atsevišķi',
      'Laists cauri vēlreiz, viss tīrs',
      'Izmests',
      'Izsaukts tehniķis',
    ],
  },
  'C-allergen': {
    product:
      'Nepasniedziet un nepārdodiet; pagatavojiet no jauna vai norādiet alergēnu. Ja jau pārdots: atsauciet. Ja kādam ir reakcija: izsauciet neatliekamo palīdzību.',
    process: 'Izlabojiet sarakstu, marķējumu un darbu secību; parādiet kolektīvam.',
    record: 'Atgadījums: produkts, alergēns, informētās personas.',
    options: [
      'Pagatavots no jauna',
      'Saraksts vai marķējums izlabots',
      'Izņemts no pārdošanas',
      'Viesis informēts',
      'Sākta atsaukšana',
    ],
  },
  'C-label': {
    product: 'Aizturiet partiju un marķējiet no jauna. Ja jau pārdots: par atsaukšanu lemj vadītājs.',
    process: 'Novāciet vecās etiķetes; pārbaudiet sākumā un beigās.',
    record: 'Partijas ieraksts ar etiķetes paraugu.',
    options: ['Marķēts no jauna', 'Izņemts no pārdošanas', 'Cenu zīme izlabota', 'Sākta atsaukšana'],
  },
  'C-diet': {
    product:
      'Paņemiet ēdienu atpakaļ un aizstājiet. Ja jau apēsts: paziņojiet vecākiem vai medmāsām un sauciet palīgā.',
    process: 'Vārda kartīte un krāsa uz katras paplātes; otrs darbinieks pārbauda.',
    record: 'Atgadījums: persona, ēdiens, kas darīts.',
    options: [
      'Ēdiens aizstāts',
      'Paziņots vecākiem vai medmāsai',
      'Izsaukta palīdzība',
      'Kartītes sakārtotas',
    ],
  },
  'C-transport': {
    product:
      'Nenododiet; vediet atpakaļ, izmēriet un izlemiet. Karstu ēdienu zem robežas uzkarsējiet pilnībā vai izmetiet.',
    process:
      'Transportlīdzekli vai kasti pirms iekraušanas atdzesējiet vai uzsildiet; nododiet to pārbaudei; iztīriet.',
    record: 'Brauciena ieraksts: mērījumi, lēmums.',
    options: [
      'Atvests atpakaļ',
      'Pēc mērījuma nodots robežās',
      'Uzkarsēts pilnībā',
      'Izmests',
      'Transportlīdzeklis vai kaste pārbaudīta',
    ],
  },
  'C-site': {
    product: 'Pārtiku, kam pieskārušās netīras rokas, izmetiet vai izkarsējiet pilnībā.',
    process: 'Nesāciet, kamēr nav ūdens, roku mazgāšanas vietas un atkritumu tvertņu.',
    record: 'Pasākuma saraksts.',
    options: ['Sākums atlikts', 'Trūkstošais atvests', 'Izmests', 'Izkarsēts pilnībā'],
  },
  'C-clean': {
    product: 'Pārtiku no netīrām virsmām izkarsējiet pilnībā vai izmetiet.',
    process: 'Pirms lietošanas notīriet vēlreiz; parādiet, kā tas jādara.',
    record: 'Tīrīšanas plāns ar vārdu.',
    options: ['Notīrīts vēlreiz', 'Izmests', 'Parādīts, kā tas jādara', 'Nodilusī detaļa nomainīta'],
  },
  'C-listeria': {
    product:
      'Aizturiet lietošanai gatavu pārtiku, kas ražota kopš pēdējā labā rezultāta; paziņojiet uzraudzības iestādei, ja to prasa tiesību akti.',
    process: 'Rūpīgi iztīriet izjauktas iekārtas, ņemiet nomazgājumus vēlreiz un biežāk.',
    record: 'Laboratorijas pārskats un darītais.',
    options: [
      'Rūpīgi iztīrīts, nomazgājumi atkārtoti',
      'Pārtika aizturēta',
      'Izmests',
      'Paziņots uzraudzības iestādei',
    ],
  },
  'C-chemical': {
    product: 'Izmetiet pārtiku, kas apšļakstīta vai garšo pēc ķimikālijām; noskalojiet virsmas.',
    process: 'Pagatavojiet šķīdumu no jauna pēc etiķetes; ieslēdziet ķimikālijas.',
    record: 'Piezīme: produkts, vieta.',
    options: ['Šķīdums pagatavots no jauna', 'Noskalots', 'Izmests', 'Ķimikālijas ieslēgtas'],
  },
  'C-dish': {
    product: 'Mazgājiet vēlreiz, kad mašīna ir karsta, vai dezinficējiet ar rokām.',
    process: 'Uzpildiet līdzekļus, iztīriet filtrus, atkaļķojiet; izsauciet tehniķi.',
    record: 'Mērījums un darītais.',
    options: [
      'Mazgāts vēlreiz',
      'Atkaļķots vai iztīrīti filtri',
      'Dezinficēts ar rokām',
      'Izsaukts tehniķis',
    ],
  },
  'C-water': {
    product: 'Nelietojiet ūdeni un ledu; ņemiet fasētu vai vārītu ūdeni.',
    process: 'Iztīriet tvertni vai iekārtu, izskalojiet, ņemiet paraugu vēlreiz.',
    record: 'Laboratorijas pārskats un datumi.',
    options: ['Lieto fasētu ūdeni', 'Tvertne vai iekārta iztīrīta', 'Paraugs ņemts vēlreiz', 'Ledus izmests'],
  },
  'C-waste': {
    product: 'Atgrieztu vai izbrāķētu pārtiku nolieciet atsevišķi ar norādi „Nelietot”.',
    process: 'Iztukšojiet un izmazgājiet tvertnes; pasūtiet biežāku izvešanu.',
    record: 'Atgriešanas un iznīcināšanas ieraksts.',
    options: [
      'Tvertnes iztukšotas un izmazgātas',
      'Preces noliktas atsevišķi',
      'Nodots iznīcināšanai',
      'Pasūtīta izvešana',
    ],
  },
  'C-ill': {
    product: 'Izmetiet nekarsētu pārtiku, kurai šis darbinieks pieskāries.',
    process:
      'Sūtiet mājās; dezinficējiet; darbā atpakaļ tikai tad, kad bez simptomiem pagājušas {limit:L-symptom-free-hours} un kā norāda ārsts.',
    record: 'Personāla ieraksts, konfidenciāls.',
    options: [
      'Nosūtīts mājās',
      'Cits darbs bez pārtikas',
      'Pārtika izmesta',
      'Dezinficēts',
      'Brūce pārsieta',
    ],
  },
  'C-pests': {
    product: 'Izmetiet pārtiku, kurai kaitēkļi pieskārušies.',
    process:
      'Notīriet, aiztaisiet spraugu, kaitēkļu kontroles uzņēmumu izsauciet tajā pašā dienā, pēc nedēļas pārbaudiet vēlreiz.',
    record: 'Kaitēkļu ieraksts: vieta, suga, kas darīts.',
    options: [
      'Izsaukts kaitēkļu kontroles uzņēmums',
      'Sprauga aiztaisīta',
      'Notīrīts un dezinficēts',
      'Pārtika izmesta',
    ],
  },
  'C-calibrate': {
    product: 'Pārbaudiet pārtiku, kas mērīta kopš pēdējās labās pārbaudes.',
    process: 'Noregulējiet vai nomainiet; pārbaudiet vēlreiz.',
    record: 'Kalibrēšanas ieraksts: mērījumi.',
    options: ['Noregulēts, pārbaudīts vēlreiz', 'Nomainīts', 'Nosūtīts kalibrēšanai', 'Pārtika pārbaudīta'],
  },
  'C-repair': {
    product: 'Izmetiet pārtiku, uz kuras nokļuvusi eļļa, netīrumi vai pilošs ūdens.',
    process: 'Nelietojiet, līdz salabots.',
    record: 'Apkopes ieraksts.',
    options: ['Izsaukts tehniķis', 'Izņemts no lietošanas', 'Salabots', 'Iztīrīts'],
  },
  'C-train': {
    product: 'Nav preču, ko aizturēt; pārbaudiet pārtiku, kas ražota, kamēr noteikumu neievēroja.',
    process: 'Mēneša laikā noturiet izpalikušo apmācību, pārskatīšanu vai izmēģinājumu.',
    record: 'Saraksts ar vārdiem un datumu.',
    options: ['Noteikts datums', 'Izdarīts', 'Plāns mainīts', 'Norīkots atbildīgais'],
  },
  'C-carcass': {
    product:
      'Redzamus netīrumus pirms mazgāšanas nogrieziet ar nazi; liemeņus, kas laikus nav atdzisuši, aizturiet, un nenotīrāmo atzīstiet par nederīgu.',
    process:
      'Palēniniet līniju, uzasiniet un sterilizējiet nažus, parādiet, kā atver vēdera dobumu; lieciet pārbaudīt dzesētavu.',
    record: 'Kaušanas ieraksts: dzīvnieks, netīrumu vieta, kas nogriezts, mērījumi.',
    options: [
      'Nogriezts un apskatīts vēlreiz',
      'Aizturēts dzesētavā',
      'Atzīts par nederīgu',
      'Līnija palēnināta',
      'Dzesētava salabota',
    ],
  },
  'C-sprouts': {
    product:
      'Ja rezultāts pozitīvs vai nav izmeklēts: iznīciniet partiju un visu no tās pašas sēklu partijas; ja jau pārdots: atsauciet un paziņojiet uzraudzības iestādei.',
    process:
      'Pārtrauciet audzēšanu, iztīriet un dezinficējiet telpu un cilindrus, ņemiet citas sēklas, pirms nākamās pārdošanas izmeklējiet vēlreiz.',
    record: 'Partijas ieraksts: sēklu partija, apstrāde, rezultāti.',
    options: [
      'Partija aizturēta',
      'Partija iznīcināta',
      'Sēklu partija bloķēta',
      'Telpa dezinficēta',
      'Sākta atsaukšana',
    ],
  },
  'C-eggs': {
    product:
      'Ieplīsušas olas uzreiz nododiet pasterizēšanai, tekošas un netīras olas iznīciniet; laikus neatdzesētu masu izmetiet.',
    process:
      'Paziņojiet saimniecībai; pārbaudiet lentes un iepakojumu; atdzesējiet un iztīriet olu sišanas telpu.',
    record: 'Partijas ieraksts: saimniecība, izšķirotās olas, lēmums.',
    options: ['Nodots pasterizēšanai', 'Iznīcināts', 'Šķirots vēlreiz', 'Paziņots saimniecībai'],
  },
  'C-raw-milk': {
    product:
      'Siltu svaigpienu vai pienu ar pozitīvu rezultātu pasterizējiet vai izmetiet; no tā gatavotu sieru aizturiet, līdz rezultāti ir tīri.',
    process: 'Paziņojiet saimniecībai, dzesējiet ātrāk, ņemiet no ganāmpulka paraugus vēlreiz.',
    record: 'Piena un partijas ieraksts: saimniecība, mērījums, rezultāts, lēmums.',
    options: ['Pasterizēts', 'Izmests', 'Siers aizturēts', 'No ganāmpulka ņemti paraugi vēlreiz'],
  },
  'C-sample': {
    product: 'Ņemiet paraugu no tā, kas atlicis; pierakstiet, kāpēc tas nokavēts vai trūkst.',
    process: 'Norīkojiet atbildīgo, nolieciet maisiņus un etiķetes izsniegšanas vietā.',
    record: 'Paraugu saraksts.',
    options: [
      'Paraugs paņemts vēlāk',
      'Nekas nav palicis, pierakstīts',
      'Pārlikts aukstākā vietā',
      'Norīkots atbildīgais',
    ],
  },
}
