import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsChemical: KnowledgeTexts['hazards'] = {
  H30: {
    name: 'Histamīns zivīs',
    hazard:
      'Histamīns tunčos, makrelēs, sardīnēs, siļķēs un līdzīgās zivīs. Tas iztur termisko apstrādi, saldēšanu un konservēšanu.',
    cause: 'Zivis pārāk siltas pēc nozvejas, ceļā vai krājumā.',
    do: 'Šīs zivis pieņemiet un glabājiet temperatūrā {limit:L-chill-fish}, uz ledus. Histamīna saturs ne vairāk kā {limit:L-histamine}.',
    check:
      'Preču pieņēmējs katrā piegādē izmēra temperatūru, apskata un pasmaržo; šaubīgas partijas paraugu sūta uz laboratoriju.',
    act: 'Ja silta, blāva vai asas garšas: partiju nepieņemiet. Negatavojiet to: karsēšana nepalīdz. Pārskatiet sadarbību ar piegādātāju.',
    at: {
      P08: {
        do: 'Galvas noņemiet, ķidājiet un filējiet mazās partijās, starplaikā uz ledus. Ārpus aukstuma ne ilgāk par {limit:L-histamine-hours}, visi laiki kopā.',
        check: 'Meistars pieraksta, kad katru partiju noņem no ledus un noliek atpakaļ.',
        act: 'Ilgāk: pirms izlaišanas analizējiet histamīnu, citādi iznīciniet; konservēšana nepalīdz.',
      },
      P04: {
        do: 'Zivis glabājiet temperatūrā {limit:L-chill-fish}, zem svaiga ledus, no kura ūdens notek; pārdodiet vai izlietojiet termiņā.',
        check: 'Atbildīgais no rīta un pēcpusdienā izmēra zivju temperatūru un papildina ledu.',
        act: 'Ja nezināmu laiku bijušas siltas: izmetiet; karsēšana nepalīdz. Vairāk ledus, aukstāka telpa; izsauciet tehniķi.',
      },
      P06: {
        do: 'Tunčus un līdzīgas zivis atlaidiniet ledusskapī, izņemtas no vakuuma, ne ilgāk kā {limit:L-thaw-hours}; uzreiz izlietojiet.',
        check: 'Pavārs katru rītu pārbauda, vai zivis, kas atlaidinās, ir aukstas, datētas un uz režģa.',
        act: 'Ja atlaidinājušās siltumā: izmetiet; karsēšana nepalīdz. Atlaidiniet mazāk un agrāk.',
      },
    },
  },
  H31: {
    name: 'Mikotoksīni',
    hazard:
      'Aflatoksīns, ohratoksīns, DON un patulīns riekstos, graudaugos, garšvielās un žāvētos vai sasistos augļos.',
    cause: 'Mitra noliktava, veci krājumi, sapelējuši augļi.',
    do: 'Sausās preces glabājiet slēgtas, atstatu no grīdas un sienas; relatīvais gaisa mitrums noliktavā {limit:L-dry-store-humidity}. Sapelējušas preces nevis pārlasa, bet izmet.',
    check: 'Par noliktavu atbildīgais reizi nedēļā nolasa mitrumu un apskata preces.',
    act: 'Izmetiet sapelējušo vai mitro. Izvēdiniet vai izžāvējiet noliktavu.',
    at: {
      P01: {
        do: 'Pērciet no koka novāktus, nevis nokritušus augļus; piegādātājs to apliecina rakstiski.',
        check: 'Preču pieņēmējs katrā piegādē pārbauda apliecinājumu un meklē sapuvušus augļus.',
        act: 'Nokritušus, sapuvušus vai sapelējušus augļus nepieņemiet.',
      },
      P07: {
        do: 'Sapuvušo, sapelējušo un sasisto pirms spiešanas izlasiet vai izgrieziet: karsēšana toksīnu neiznīcina.',
        check: 'Darbinieks, kas šķiro, pārlasa katru augļu partiju.',
        act: 'Izmetiet sapuvušos augļus un no tiem spiesto sulu.',
      },
      P28: {
        do: 'Sapuvušus un sapelējušus augļus pirms vārīšanas izlasiet: karsēšana toksīnu neiznīcina.',
        check: 'Pavārs pārlasa katru augļu partiju.',
        act: 'Izmetiet sapelējušos augļus un partiju, kas no tiem gatavota.',
      },
    },
  },
  H33: {
    name: 'Par daudz vai par maz nitrīta',
    hazard: 'Par daudz nitrīta saindē; ja par maz, vairojas Clostridium botulinum.',
    cause: 'Svēršanas kļūda, sajaukts ar sāli, tīrs nitrīts.',
    do: 'Lietojiet gatavu nitrītsāli, ieslēgtu un marķētu. Gaļu un sāli sveriet pēc lapas; nitrīts: {limit:L-nitrite}.',
    check: 'Miesnieks nosver, otrs darbinieks paraksta partijas lapu.',
    act: 'Ja par daudz vai nezināms: partiju izmetiet. Ja par maz: termiski apstrādājiet un pārdodiet svaigu un aukstu. Pārbaudiet svarus.',
    at: {
      P08: {
        do: 'Lietojiet gatavu nitrīta sāli, aizslēgtu un marķētu. Gaļu un sāli katram maisītājam sveriet pēc lapas: {limit:L-nitrite}.',
        check: 'Gaļas meistars sver, otrs cilvēks paraksta partijas lapu.',
        act: 'Par daudz vai nezināms: partiju izmetiet. Par maz: pievienojiet trūkstošo, pirms maisīšana beidzas. Pārbaudiet svarus.',
      },
    },
  },
  H37: {
    name: 'Mazgāšanas līdzekļu atliekas',
    hazard: 'Hlors vai hlorāts uz mazgātiem augļiem un dārzeņiem.',
    cause: 'Pārdozēšana, nav skalots.',
    do: 'Dozējiet pēc etiķetes, skalojiet dzeramajā ūdenī.',
    check: 'Pavārs katrai partijai apskata devu un skalošanu.',
    act: 'Skalojiet vēlreiz. Salabojiet dozatoru.',
  },
  H38: {
    name: 'Veterināro zāļu atliekas',
    hazard: 'Antibiotikas un citas zāles gaļā, akvakultūras zivīs, pienā un medū.',
    cause: 'Saimniecībā nav ievērots izdalīšanās periods.',
    do: 'Pērciet no apstiprinātiem piegādātājiem ar savu kontroli.',
    check: 'Preču pieņēmējs katrā piegādē apskata piegādātāju un marķējumu.',
    act: 'Pēc brīdinājuma partiju nolieciet atsevišķi; pieprasiet piegādātājam rezultātus vai mainiet viņu.',
    at: {
      P60: {
        do: 'Lasiet pārtikas ķēdes informāciju: zāles un izdalīšanās periodi; pieņemiet tikai dzīvniekus, kuriem periods beidzies.',
        check: 'Novietnes darbinieks lasa katras piegādes dokumentus.',
        act: 'Periods nav beidzies: nekaujiet; ziņojiet veterinārārstam un saimniecībai.',
      },
    },
  },
  H39: {
    name: 'Pesticīdu atliekas',
    hazard: 'Augu aizsardzības līdzekļi uz augļiem, dārzeņiem un graudaugiem.',
    cause: 'Smidzināts par vēlu vai par daudz.',
    do: 'Pērciet no apstiprinātiem piegādātājiem, kas veic izmeklējumus; augļus un dārzeņus mazgājiet.',
    check: 'Preču pieņēmējs katrā piegādē apskata piegādātāju un izcelsmi.',
    act: 'Pēc brīdinājuma partiju nolieciet atsevišķi; pieprasiet rezultātus vai mainiet piegādātāju.',
  },
  H40: {
    name: 'Smagie metāli un vides piesārņotāji',
    hazard: 'Dzīvsudrabs, kadmijs, dioksīni un PFAS lielās zivīs, graudaugos, dārzeņos un ūdenī.',
    cause: 'Piesārņots apvidus, lielas plēsīgas zivis.',
    do: 'Pērciet no apstiprinātiem piegādātājiem; mainiet sugas un izcelsmi; bērniem un grūtniecēm lielas plēsīgas zivis nedodiet.',
    check: 'Preču pieņēmējs apskata sugu un nozvejas rajonu.',
    act: 'Pēc brīdinājuma partiju nolieciet atsevišķi; pieprasiet rezultātus vai mainiet piegādātāju.',
  },
  H41: {
    name: 'Tīrīšanas ķimikālijas pārtikas tuvumā',
    hazard: 'Pārtikā nokļūst mazgāšanas līdzeklis, dezinfekcijas līdzeklis vai krāsa.',
    cause: 'Ķimikālijas blakus pārtikai, pudeles bez etiķetes.',
    do: 'Ķimikālijas glabājiet atsevišķā slēdzamā skapī, oriģinālajā marķētajā pudelē; nekad pārtikas traukos.',
    check: 'Maiņas vadītājs katru dienu apskata noliktavu un darba vietas.',
    act: 'Izmetiet apšļakstītu pārtiku vai tādu, kas varētu būt apšļakstīta. Novāciet ķimikālijas; marķējiet pudeles.',
    at: {
      P39: {
        do: 'Pirms tīrīšanas apsedziet vai novāciet pārtiku. Dozējiet pēc etiķetes; noskalojiet to, kas saskaras ar pārtiku.',
        check: 'Vakara maiņa pirms tīrīšanas pārbauda, vai nav atklātas pārtikas.',
      },
      P41: {
        do: 'Lietota eļļa un iznīcināmas ķimikālijas stāv atsevišķi no pārtikas, slēgtas un marķētas.',
        check: 'Vakara maiņa apskata atkritumu vietu.',
      },
    },
  },
  H42: {
    name: 'Akrilamīds',
    hazard: 'Akrilamīds rodas cieti saturošā pārtikā, kad to apbrūnina lielā karstumā.',
    cause: 'Kartupeļi glabāti pārāk aukstumā, pārāk karsta eļļa, tumša krāsa.',
    do: 'Kartupeļus cepiet zeltainus, nevis brūnus. Sagrieztus pirms tam mērcējiet ūdenī.',
    check: 'Pavārs katras partijas krāsu salīdzina ar krāsu karti.',
    act: 'Izmetiet pārāk tumšo. Samaziniet karstumu, saīsiniet laiku.',
    at: {
      P13: {
        do: 'Eļļas temperatūra {limit:L-fry-oil}. Cepamie kartupeļi no noliktavas ar temperatūru {limit:L-potato-store}; sagrieztos mērcējiet vai blanšējiet. Zeltaini, nevis brūni.',
        check: 'Pavārs reizi dienā nolasa eļļas temperatūru un salīdzina katras partijas krāsu.',
        act: 'Izmetiet pārāk tumšo. Samaziniet eļļas temperatūru; pieprasiet citus kartupeļus.',
      },
      P21: {
        do: 'Maizi un cepumus cepiet gaiši zeltainus; raudzējiet ilgi, ja to atļauj recepte.',
        check: 'Maiznieks katras partijas krāsu salīdzina ar krāsu karti.',
        act: 'Piedegušo nepārdodiet. Samaziniet krāsns karstumu vai saīsiniet laiku.',
      },
    },
  },
  H43: {
    name: 'Nolietota cepamā eļļa',
    hazard: 'Kaitīgi sadalīšanās produkti vecā, pārkarsētā eļļā.',
    cause: 'Eļļu lieto pārāk ilgi, pārāk karstu, nefiltrē.',
    do: 'Katru dienu filtrējiet, nosmeliet drupatas, naktī apsedziet. Nomainiet eļļu, pirms pārsniegta polāro savienojumu robeža {limit:L-oil-polar}.',
    check:
      'Pavārs katram lietotajam fritierim reizi dienā pārbauda eļļu ar teststrēmeli vai mērierīci un skatās, vai nav dūmu, putu un smakas.',
    act: 'Uzreiz nomainiet eļļu; ēdienu, kas pēc tās garšo, izmetiet. Pārbaudiet termostatu un filtrēšanu.',
  },
  H44: {
    name: 'Dabiski augu toksīni',
    hazard: 'Solanīns zaļos kartupeļos, lektīni jēlās pupiņās, indes savvaļas sēnēs.',
    cause: 'Zaļi vai sadīguši kartupeļi, nenovārītas pupiņas, nepazīstamas sēnes.',
    do: 'Zaļus vai dīgstošus kartupeļus nepieņemiet. Tikai audzētas sēnes vai savvaļas sēnes no apstiprināta tirgotāja.',
    check: 'Preču pieņēmējs apskata katru piegādi.',
    act: 'Nepieņemiet preci; paziņojiet piegādātājam.',
    at: {
      P09: {
        do: 'Sausas pupiņas izmērcējiet, ūdeni nolejiet, vāriet {limit:L-bean-boil}; negatavojiet tās tikai lēnvāres katlā.',
        check: 'Pavārs pieraksta katras partijas vārīšanas laiku.',
        act: 'Vāriet tālāk. Ja jau pasniegts pusjēls: paziņojiet vadītājam.',
      },
      P13: {
        do: 'Kartupeļus nomizojiet un izgrieziet zaļās un sadīgušās vietas.',
        check: 'Pavārs apskata mizojot.',
        act: 'Zaļos kartupeļus izmetiet; glabājiet tumsā.',
      },
    },
  },
  H45: {
    name: 'Dūmu atliekas (PAO)',
    hazard: 'Vēzi izraisošas darvas vielas uz kūpinātas pārtikas.',
    cause: 'Sveķaina vai mitra malka, atklāta liesma, tauki pil ugunī.',
    do: 'Sausa lapkoku malka vai dižskābarža skaidas, netieši dūmi, tīra kamera.',
    check: 'Kūpinātājs katrai partijai apskata malku, liesmu un krāsu.',
    act: 'Nokvēpušu izstrādājumu nepārdodiet. Iztīriet kameru, nomainiet malku.',
    at: {
      P09: {
        name: 'Darvas vielas no grila (PAO)',
        hazard: 'Vēzi izraisošas darvas vielas uz pārtikas, ko cep virs liesmas vai kvēlojošām oglēm.',
        cause: 'Tauki pil ugunī, ēdiens liesmā, kurina ar sveķainu malku vai atgriezumiem.',
        do: 'Cepiet blakus kvēlošajām oglēm vai virs taukūdens paplātes, nogrieziet taukus, nogaidiet, līdz liesmu nav. Tikai kokogles, gāze vai sausa lapkoku malka.',
        check: 'Pavārs katrā reizē apskata liesmu un krāsu.',
        act: 'Apogļoto nogrieziet vai izmetiet. Iztīriet resti, paceliet to, nomainiet kurināmo.',
      },
    },
  },
  H46: {
    name: 'Nenorādīts sulfīts vai cita suga',
    hazard:
      'Sulfīts garnelēs, žāvētos augļos, mizotos kartupeļos vai vīnā; cita suga, nekā norādīts marķējumā.',
    cause: 'Nenorādīta apstrāde, krāpšana.',
    do: 'Izlasiet marķējumu un specifikāciju; par sulfītu virs {limit:L-sulphite} informējiet viesus.',
    check: 'Preču pieņēmējs katrā piegādē salīdzina marķējumu un pasūtījumu.',
    act: 'Turiet atsevišķi, līdz piegādātājs atbildējis rakstiski; izlabojiet alergēnu sarakstu.',
    at: {
      P32: {
        do: 'Sulfītu un sugu no piegādātāja marķējuma pārnesiet uz savu; virs {limit:L-sulphite} sulfīts ir norādīts etiķetē.',
        check: 'Iepakotājs katras partijas pirmo un pēdējo etiķeti salīdzina ar recepti.',
        act: 'Aizturiet partiju un marķējiet no jauna. Ja jau pārdots: paziņojiet vadītājam, kurš lemj par atsaukšanu.',
      },
    },
  },
  H52: {
    name: 'Dezinfekcijas līdzekļa atliekas',
    hazard: 'Uz virsmām un traukiem palicis dezinfekcijas vai mazgāšanas līdzeklis.',
    cause: 'Pārdozēšana, nav skalots.',
    do: 'Dozējiet pēc etiķetes; hlors {limit:L-chlorine}. Virsmas, kas saskaras ar pārtiku, noskalojiet ar dzeramo ūdeni, ja vien etiķetē nav teikts, ka skalot nevajag.',
    check: 'Šķīduma gatavotājs reizi dienā pārbauda to ar teststrēmeli.',
    act: 'Pagatavojiet šķīdumu no jauna, noskalojiet vēlreiz. Ēdienu, kas pēc tā garšo, izmetiet. Salabojiet dozatoru.',
    at: {
      P54: {
        do: 'Atgrieztās pudeles skalojiet ar dzeramo ūdeni, līdz nav palicis sārma.',
        check: 'Operators pārbauda pēdējo skalojumu ar papīru sākumā un katru stundu.',
        act: 'Atrasts sārms: apturiet, skalojiet vēlreiz visas pudeles kopš pēdējās labās pārbaudes. Pārbaudiet sprauslas.',
      },
      P40: {
        do: 'Dozē mašīna; pēc skalošanas nav ne putu, ne smakas.',
        check: 'Darbinieks pie trauku mazgājamās mašīnas traukus apskata un pasmaržo.',
        act: 'Skalojiet vēlreiz; lieciet noregulēt dozēšanu.',
      },
    },
  },
  H56: {
    name: 'Inde no kaitēkļu kontroles',
    hazard: 'Uz pārtikas nokļūst ēsma vai izsmidzināts līdzeklis.',
    cause: 'Atklāta ēsma, smidzināšana pārtikas tuvumā.',
    do: 'Tikai slēgtas, numurētas ēsmas kastes ārpus pārtikas telpām, ko pēc plāna izliek kaitēkļu kontroles uzņēmums.',
    check: 'Vadītājs katrā apmeklējumā visu apstaigā kopā ar kaitēkļu kontroles speciālistu.',
    act: 'Izmetiet skarto pārtiku, iztīriet. Runājiet ar kaitēkļu kontroles uzņēmumu.',
  },
  H72: {
    name: 'Smērvielas un kondensāts',
    hazard: 'Pārtikā nokļūst eļļa, aukstumaģents vai pilošs ūdens.',
    cause: 'Tekoši reduktori, apledojuši iztvaicētāji.',
    do: 'Iekārtām pārtikas nozarei atļauta smērviela; pilienu paplātes; apkope pēc plāna.',
    check: 'Lietotājs pirms sākuma apskata iekārtas; tehniķis reizi gadā.',
    act: 'Izmetiet skarto pārtiku. Apturiet iekārtu, līdz salabota.',
  },
  H73: {
    name: 'Svins, nitrāti un atpakaļplūsma ūdenī',
    hazard: 'Svins no vecām caurulēm, nitrāti no laukiem, atpakaļ iesūkts netīrs ūdens.',
    cause: 'Vecas caurules, šļūtene izlietnē.',
    do: 'No rīta nolaidiet ūdeni; pretvārsti; savu aku vai urbumu izmeklējiet pēc plāna.',
    check: 'Vadītājs izlasa katru ūdens testēšanas pārskatu.',
    act: 'Ja pārsniegta dzeramā ūdens norma: vairs nelietojiet, ņemiet fasētu ūdeni. Izsauciet santehniķi; ņemiet paraugu vēlreiz.',
  },
  H76: {
    name: 'Aļģu toksīni gliemenēs',
    hazard:
      'PSP, ASP un DSP toksīni no aļģēm mīdijās, austerēs un citās gliemenēs. Termiskā apstrāde tos neiznīcina.',
    cause: 'Aļģu ziedēšana, slēgts ieguves rajons, nav birkas.',
    do: 'Tikai gliemenes ar birku no atvērta, uzraudzīta rajona un atzīta nosūtīšanas centra.',
    check: 'Preču pieņēmējs izlasa katras partijas birkā rajonu, datumu un nosūtītāju un birku saglabā.',
    act: 'Partijas bez birkas vai no slēgta rajona nepieņemiet. Pēc brīdinājuma: pārtrauciet pārdošanu, nolieciet atsevišķi, paziņojiet uzraudzības iestādei.',
  },
  H77: {
    name: 'Indīgas vai eļļainas zivju sugas',
    hazard: 'Eskolāra un eļļas zivs vaska esteri; ciguatera; indīgās fugu zivis.',
    cause: 'Nepareiza vai pārdēvēta suga.',
    do: 'Pērciet pēc sugas nosaukuma. Fugu nepērciet. Eskolāru un eļļas zivi tikai fasētu, ar norādi.',
    check: 'Preču pieņēmējs katrā piegādē salīdzina zinātnisko nosaukumu ar sarakstu.',
    act: 'Nepazīstamas sugas nepieņemiet.',
    at: {
      P09: {
        do: 'Eskolāru un eļļas zivi gatavojiet bez taukiem, kas izdalās, un brīdiniet viesus, ka tā var izraisīt kuņģa darbības traucējumus.',
        check: 'Šefpavārs pārbauda ēdienkartes tekstu, kad šī zivs ir piedāvājumā.',
        act: 'Izņemiet ēdienu no ēdienkartes.',
      },
    },
  },
  H78: {
    name: 'Vielas no iepakojuma',
    hazard: 'Taukainā vai karstā pārtikā pāriet plastifikatori, bisfenoli un amīni.',
    cause: 'Plēve vai kaste nav paredzēta taukiem, karstumam vai pārtikai.',
    do: 'Tikai saskarei ar pārtiku paredzēti materiāli ar deklarāciju, lietoti pēc ražotāja norādēm: karstums, tauki, laiks.',
    check: 'Vadītājs deklarācijas glabā un reizi gadā pārskata.',
    act: 'Materiālu vairs nelietojiet; izmetiet pārtiku, kas tajā iepakota karsta vai taukaina.',
  },
  H79: {
    name: 'Par daudz piedevas',
    hazard: 'Sulfīta, krāsvielu, saldinātāju vai konservantu pārdozēšana.',
    cause: 'Svēršanas kļūda, nav receptes.',
    do: 'Gatavi maisījumi; sveriet pēc receptes lapas, cik šai pārtikai atļauj tiesību akti.',
    check: 'Otrs darbinieks paraksta katras partijas svēršanu.',
    act: 'Aizturiet partiju; atšķaidiet pēc receptes vai izmetiet. Pārbaudiet svarus un recepti.',
    at: {
      P32: {
        do: 'Katrai partijai salīdziniet recepti, daudzumu porcijā un etiķeti: vitamīni, saldinātāji, sulfīts un krāsvielas, cik atļauj tiesību akti; nekas, kas nav atļauts pārtikā.',
        check: 'Otrs darbinieks paraksta katras partijas pirmā iepakojuma daudzumu un etiķeti.',
      },
    },
  },
  H85: {
    name: 'Radioaktivitāte',
    hazard: 'Cēzijs mežacūku gaļā, savvaļas sēnēs un ogās no dažiem apvidiem.',
    cause: 'Izcelsme no piesārņota apvidus.',
    do: 'Mežacūku gaļai un savvaļas sēnēm pieprasiet izcelsmes un izmeklējumu dokumentus.',
    check: 'Preču pieņēmējs katrā piegādē apskata izcelsmi.',
    act: 'Bez dokumentiem no piesārņotiem apvidiem preci nepieņemiet.',
  },
  H111: {
    name: 'Aflatoksīns pienā',
    hazard: 'Govis, kas ēd pelējušu barību, dod pienu ar aflatoksīnu M1; karstums to neiznīcina.',
    cause: 'Pelējusi kukurūza vai riekstu rauši barībā.',
    do: 'Pērciet pienu un piena pulveri no piegādātājiem, kas pārbauda aflatoksīnu M1.',
    check: 'Pieņēmējs apskata katras piegādes piegādātāju un sertifikātu.',
    act: 'Pēc brīdinājuma nolieciet partiju atsevišķi; prasiet rezultātus vai mainiet piegādātāju.',
  },
  H112: {
    name: 'Antibiotikas pienā',
    hazard: 'Atliekas var izraisīt alerģiju, veicināt rezistentas baktērijas un apturēt ieraugu.',
    cause: 'Ārstētu govju piens tvertnē, nav ievērots izdalīšanās periods.',
    do: 'Pārbaudiet katru cisternu pirms iztukšošanas: {limit:L-antibiotic}. Pienu un pulveri pērciet tikai no pienotavām, kas pārbauda.',
    check: 'Piena pieņēmējs katrai cisternai veic ātro testu un glabā paraugu.',
    act: 'Pozitīvs: cisternu neiztukšojiet, ziņojiet saimniecībai un iestādei; jau sajaukto pienu iznīcina.',
  },
}
