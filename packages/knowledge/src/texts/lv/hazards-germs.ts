import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGerms: KnowledgeTexts['hazards'] = {
  H02: {
    name: 'Bojāts vai uzpūties iepakojums',
    hazard:
      'Mikroorganismi un netīrumi, kas iekļūst caur saplēstu, tekošu vai uzpūtušos iepakojumu un iespiestām kārbām.',
    cause: 'Neuzmanīga apiešanās, mitras kartona kastes, vājas šuves.',
    do: 'Pieņemiet tikai veselu, tīru, sausu iepakojumu. Kārbas bez asiem iespiedumiem, rūsas un uzpūšanās.',
    check: 'Preču pieņēmējs apskata katras piegādes iepakojumu.',
    act: 'Bojātu preci nepieņemiet; uzpūtušos kārbu neatveriet. Atzīmējiet to pavadzīmē un paziņojiet piegādātājam.',
  },
  H05: {
    name: 'Pārtika no neapstiprināta avota',
    hazard:
      'Nepārbaudīta gaļa, medījums, gliemenes, olas vai savvaļas sēnes var saturēt parazītus, mikroorganismus vai toksīnus.',
    cause: 'Pirkts pie durvīm, bez dokumentiem vai veselības marķējuma.',
    do: 'Pērciet tikai no apstiprinātajā sarakstā esošiem piegādātājiem. Dzīvnieku izcelsmes produktiem ir veselības vai identifikācijas marķējums; dokumentus saglabā.',
    check: 'Preču pieņēmējs katrā piegādē meklē marķējumu un salīdzina piegādātāju ar sarakstu.',
    act: 'Preci bez marķējuma vai dokumentiem nepieņemiet. Paziņojiet vadītājam; izmantojiet citu piegādātāju.',
    at: {
      P02: {
        check:
          'Vadītājs reizi gadā un pirms sadarbības ar jaunu piegādātāju pārskata piegādātāju sarakstu un to atzīšanu.',
        act: 'Piegādātājus bez atzīšanas svītrojiet no saraksta, un viņu preces krājumā turiet atsevišķi, līdz viss noskaidrots.',
      },
    },
  },
  H07: {
    name: 'Kaitēkļi piesārņo pārtiku',
    hazard: 'Grauzēji, kukaiņi un putni uz pārtikas un iepakojuma atnes Salmonella un netīrumus.',
    cause: 'Spraugas zem durvīm, atvērti logi, atklāti atkritumi, preces uz grīdas.',
    do: 'Preces turiet slēgtas un virs grīdas, durvis ciet, spraugas aizblīvētas.',
    check: 'Norīkotais darbinieks reizi nedēļā meklē izkārnījumus, grauzumus un kukaiņus un apskata slazdus.',
    act: 'Izmetiet pārtiku, kurai kaitēkļi pieskārušies. Notīriet un dezinficējiet, tajā pašā dienā izsauciet kaitēkļu kontroles uzņēmumu, aiztaisiet spraugu.',
    at: {
      P41: {
        do: 'Tvertnes turiet slēgtas, katru dienu iztukšojiet un izmazgājiet. Pagalmu turiet tīru.',
        check: 'Vakara maiņa katru vakaru apskata tvertnes un pagalmu.',
        act: 'Uzreiz iztukšojiet un iztīriet tvertnes; ja tās ir pārpildītas, pasūtiet vairāk vai lielākas.',
      },
      P43: {
        check:
          'Paši slazdus apskata reizi nedēļā; kaitēkļu kontroles uzņēmums ierodas pēc līguma un atstāj pārskatu, ko vadītājs izlasa un paraksta.',
        act: 'Izmetiet pārtiku, kurai kaitēkļi pieskārušies, notīriet un dezinficējiet. Kaitēkļu kontroles uzņēmums tajā pašā dienā; pēc nedēļas pārbaudiet vēlreiz.',
      },
    },
  },
  H09: {
    name: 'Savstarpējā piesārņošana no jēlas uz lietošanai gatavu pārtiku',
    hazard:
      'Salmonella, Campylobacter, STEC un Listeria no jēlas gaļas, zivīm, olām vai augsnes pāriet uz pārtiku, ko vairs nekarsēs.',
    cause:
      'Tas pats dēlītis, nazis, lupatiņa vai rokas; notecējis šķidrums; jēla pārtika virs lietošanai gatavas.',
    do: 'Jēlu pārtiku lieciet zem lietošanai gatavas pārtikas vai atsevišķi, apsegtu, paplātēs, kas uztver notecējušo šķidrumu.',
    check: 'Maiņas vadītājs reizi dienā pirms apkalpošanas apskata ledusskapjus un darba vietas.',
    act: 'Izmetiet lietošanai gatavu pārtiku, kam pieskārusies jēla pārtika vai tās šķidrums. Notīriet un dezinficējiet, sakārtojiet plauktus, atgādiniet noteikumu.',
    at: {
      P06: {
        do: 'Jēlu gaļu un zivis atlaidiniet paplātē apakšējā plauktā, atstatu no lietošanai gatavas pārtikas.',
        check: 'Pavārs katru rītu apskata pārtiku, kas atlaidinās.',
        act: 'Izmetiet lietošanai gatavu pārtiku, uz kuras nokļuvis šķidrums. Notīriet un dezinficējiet plauktu un paplāti.',
      },
      P08: {
        do: 'Jēlai un lietošanai gatavai pārtikai atsevišķi dēlīši, naži un iekārtas, nošķirti pēc krāsas. Vispirms lietošanai gatavu, tad jēlu; pa vidu nomazgājiet un dezinficējiet. Pēc jēlas pārtikas un olām nomazgājiet rokas. Jēlus mājputnus neskalojiet.',
        check: 'Maiņas vadītājs reizi dienā novēro darba vietas un darbarīkus.',
        act: 'Izmetiet vai termiski apstrādājiet lietošanai gatavu pārtiku, kas griezta ar jēlas pārtikas darbarīkiem. Notīriet un dezinficējiet vietu; pārkārtojiet darbarīkus.',
      },
      P11: {
        do: 'Aukstos ēdienus gatavojiet uz atsevišķa, tīra galda ar saviem darbarīkiem, atstatu no jēlas gaļas, zivīm un nemazgātiem dārzeņiem.',
        check: 'Maiņas vadītājs pirms apkalpošanas apskata auksto ēdienu galdu.',
        act: 'Izmetiet ēdienus, kam pieskārusies jēla pārtika. Notīriet un dezinficējiet; jēlo apstrādi pārceliet citur.',
      },
      P31: {
        do: 'Kaujiet, nonāvējiet un ķidājiet atstatu no sadalītas gaļas, filejām un lietošanai gatavas pārtikas. Atveriet vēdera dobumu, nepārgriežot zarnas, lietojiet dzeramo ūdeni, atkritumus uzreiz aizvāciet.',
        check: 'Ķidātājs apskata katru dzīvnieku vai zivi un pēc katras partijas notīra vietu.',
        act: 'Nogrieziet netīro. Izmetiet apšļakstītu lietošanai gatavu pārtiku; notīriet un dezinficējiet.',
      },
      P39: {
        do: 'Dēlīšus, nažus, iekārtas un rokturus notīriet un dezinficējiet pēc jēlas un pirms lietošanai gatavas pārtikas. Lietojiet papīru vai svaigas lupatiņas.',
        check: 'Vakara maiņa katru dienu atzīmē tīrīšanas plānu; vadītājs to apskata reizi nedēļā.',
        act: 'Pirms lietošanas notīriet vēlreiz. Uz netīras virsmas gatavotu pārtiku termiski apstrādājiet vai izmetiet.',
      },
    },
  },
  H10: {
    name: 'Listērijas no iekārtām un virsmām',
    hazard:
      'Listeria monocytogenes mīt griezējmašīnās, notekās un mitros stūros un nokļūst uz lietošanai gatavas pārtikas.',
    cause: 'Griezējmašīna netiek izjaukta, stāvošs ūdens, nodiluši dēlīši.',
    do: 'Griezējmašīnu katru dienu, kā arī starp jēlu un lietošanai gatavu pārtiku izjauciet, notīriet un dezinficējiet. Nožāvējiet.',
    check:
      'Vakara maiņa atzīmē tīrīšanu; vadītājs apskata asmeni un aizsargu; nomazgājumi pēc izmeklējumu plāna.',
    act: 'Ja nav tīra: pirms lietošanas notīriet vēlreiz. Ja nomazgājums pozitīvs: rūpīgi iztīriet, aizturiet kopš tā laika ražoto lietošanai gatavo pārtiku, ņemiet nomazgājumu vēlreiz.',
    at: {
      P11: {
        do: 'Auksto ēdienu galdu, dēlīšus un rokturus notīriet un dezinficējiet pirms darba un ik pēc dažām stundām. Grīdu un notekas turiet sausas.',
        check: 'Maiņa divreiz dienā atzīmē virsmas.',
      },
      P22: {
        do: 'Iepakošanas iekārtu, tās žokļus un galdu notīriet un dezinficējiet, pirms iepakojat lietošanai gatavu pārtiku. Kamēr pārtika ir atklāta, neko nemazgājiet ar šļūteni.',
        check: 'Iepakotājs pirms sākuma apskata iekārtu; nomazgājumi pēc izmeklējumu plāna.',
      },
      P25: {
        do: 'Restes, āķus, ratiņus un sālījuma adatas notīriet un dezinficējiet pirms katras lietošanas. Auksti dūmi listērijas neiznīcina: kūpināto turiet atsevišķi no jēlā, uz tīriem galdiem, un tūlīt lieciet aukstumā.',
        check:
          'Kūpinātājs pirms iekraušanas un izkraušanas apskata restes un galdus; nomazgājumi pēc izmeklējumu plāna.',
      },
      P30: {
        do: 'Sieru apgrieziet un apslaukiet ar tīrām rokām uz tīriem dēļiem, jaunu sieru pirms veca. Sālījumu atjaunojiet pēc plāna, turiet sāļu, skābu un aukstu; garozas mazgāšanas ūdeni nekad nenesiet no veca siera uz jaunu. Mitrumu un gaisu uzturiet pēc siera programmas.',
        check:
          'Siera meistars katru dienu apskata garozas, dēļus, telpu un sālījumu; nomazgājumi un sālījums pēc izmeklējumu plāna.',
        act: 'Gļotainas vai neparastas garozas: nolieciet atsevišķi, izmeklējiet, izmetiet. Pozitīvu sālījumu izlejiet, iztīriet vannu, izmeklējiet sieru, kas tajā gulējis.',
      },
      P32: {
        do: 'Pildiet un iepakojiet ar tīrām, dezinficētām un sausām iekārtām, atsevišķi no jēlā. Notekas un kondensātu turiet tālāk no atklātas pārtikas.',
        check: 'Iepakotājs pirms sākuma apskata iekārtu un galdu; nomazgājumi pēc izmeklējumu plāna.',
      },
      P39: {
        do: 'Notekas, riteņus, blīves un apakšas tīriet pēc plāna, nešļakstot uz pārtikas. Iekārtas izjauktas, pēc tam nožāvētas.',
        check:
          'Notekas reizi nedēļā, iekārtas katru dienu pēc tīrīšanas plāna; nomazgājumi pēc izmeklējumu plāna.',
      },
    },
  },
  H14: {
    name: 'Mikroorganismi uz svaigiem dārzeņiem, augļiem un zaļumiem',
    hazard:
      'STEC, Salmonella, Shigella, norovīruss, A hepatīta vīruss un parazīti uz augļiem un dārzeņiem, ko ēd svaigus.',
    cause: 'Augsne, kūtsmēsli, netīrs ūdens, rokas ražas novākšanā.',
    do: 'Izlasiet sapuvušās daļas, mazgājiet lapu pa lapai lielā daudzumā dzeramā ūdens, skalojiet, noteciniet. Lielus daudzumus: tvertnē ar kustīgu ūdeni, ko atjauno un, ja uzraudzības iestāde atļauj, uztur tam noteikto dezinfekcijas līdzekļa devu. Gatavi mazgātu fasējumu vēlreiz nemazgājiet, izlietojiet termiņā.',
    check: 'Pavārs apskata katru partiju: tīrs ūdens, nav augsnes, nav sapuvušu lapu.',
    act: 'Nomazgājiet vēlreiz vai izmetiet. Par netīru preci paziņojiet piegādātājam.',
    at: {
      P11: {
        do: 'Lietojiet tikai mazgātus augļus un dārzeņus, ar tīriem darbarīkiem vai cimdiem. Asnus bērniem, senioriem un slimiem cilvēkiem termiski apstrādājiet.',
        check: 'Pavārs pie auksto ēdienu galda skatās, lai tur nav nemazgātu augļu un dārzeņu.',
        act: 'Nemazgāto nesiet atpakaļ mazgāt; ar to gatavotus ēdienus izmetiet vai termiski apstrādājiet.',
      },
    },
  },
  H15: {
    name: 'Mikroorganismi nokļūst maltā vai injicētā gaļā',
    hazard:
      'STEC un Salmonella no virsmas nokļūst maltās gaļas, kotlešu, injicētas un mīkstinātas gaļas vidū.',
    cause: 'Maļ atgriezumus vai vecu gaļu, netīra gaļas mašīna, silta gaļa.',
    do: 'Maliet svaigus, aukstus, veselus gabalus mazos daudzumos un malto gaļu glabājiet temperatūrā {limit:L-chill-minced}. Gaļas mašīnu katru dienu tīriet izjauktu. Pārdodot norādiet „Pilnībā izcept”.',
    check: 'Malējs divreiz dienā nolasa temperatūru un atzīmē gaļas mašīnas tīrīšanu.',
    act: 'Malto gaļu virs robežas vai vakardienas: uzreiz pilnībā izkarsējiet vai izmetiet. Notīriet un atdzesējiet gaļas mašīnu.',
    at: {
      P15: {
        do: 'Tatāru un karpačo gatavojiet tikai no svaigiem, veseliem, aukstiem gabaliem ar veselības marķējumu. Virsmu nogrieziet, grieziet ar tīriem, aukstiem darbarīkiem, pasniedziet uzreiz. Nekad maziem bērniem, grūtniecēm, senioriem un slimiem cilvēkiem.',
        check: 'Pavārs katrai partijai atzīmē izcelsmi, apgriešanu un laiku.',
        act: 'Vecāku, siltu vai citu maltu gaļu pilnībā izkarsējiet. Ja jau pasniegts: paziņojiet vadītājam.',
      },
      P27: {
        do: 'Injicējiet tikai svaigā, aukstā gaļā ar svaigu, aukstu sālījumu un tīrām adatām. Injicētu gaļu pilnībā izkarsē.',
        check: 'Injicētājs pirms katras partijas apskata adatas un sālījumu.',
        act: 'Vecu vai siltu sālījumu izlejiet. Gaļu, kurā tas injicēts, pilnībā izkarsējiet, nepārdodiet jēlu.',
      },
    },
  },
  H16: {
    name: 'Mikroorganismi iztur termisko apstrādi',
    hazard: 'Salmonella, STEC, Campylobacter un Listeria izdzīvo, ja produkta vidus nav pietiekami karsts.',
    cause: 'Biezi vai sasaluši gabali, pārpildīta panna vai krāsns, aukstas vietas, gatavošana pēc acumēra.',
    do: 'Izmēriet temperatūru biezākā gabala vidū: {limit:L-cook-core}; mājputnu gaļai, maltai gaļai un citiem pēc šeit norādītā. Katrai partijai pierakstiet laiku un temperatūru.',
    check:
      'Pavārs katrai partijai izmēra temperatūru lielākajā gabalā un pieraksta. Šefpavārs ierakstus apskata katru nedēļu.',
    act: 'Ja zem robežas: karsējiet tālāk un izmēriet vēlreiz. Ja kaut kas pasniegts, uzreiz paziņojiet vadītājam. Mainiet laiku, daudzumu vai gabalu lielumu; pārbaudiet termometru.',
    at: {
      P13: {
        do: 'Cepiet mazos daudzumos, bez pussasalušiem bieziem gabaliem. Biezākā gabala vidū temperatūra {limit:L-cook-core}; mājputnu gaļai pēc šeit norādītā.',
        check:
          'Pavārs pārgriež vai izmēra temperatūru biezākajā gabalā no pirmā groza un katram jaunam produktam.',
        act: 'Cepiet tālāk un izmēriet vēlreiz; no ārpuses sadegušo izmetiet. Cepiet mazāk vienā reizē, pirms cepšanas atlaidiniet, ļaujiet eļļai atkal sakarst.',
      },
      P08: {
        name: 'Mikroorganismi iztur grauzdēšanu vai tvaicēšanu',
        hazard:
          'Salmonella un STEC izdzīvo riekstos, sēklās, kakao un garšvielās, kas nav pilnībā izkarsētas.',
        cause: 'Pārāk bieza kārta, pārtraukta programma, sajauktas apstrādātas un neapstrādātas preces.',
        do: 'Riekstus, sēklas, kakao un garšvielas grauzdējiet, tvaicējiet vai pērciet termiski apstrādātas; izpildiet validētu programmu un apstrādāto pusi nošķiriet no neapstrādātās: savi darbarīki, apģērbs, gaiss. Tīriet sausi.',
        check: 'Operators katrai partijai atzīmē programmu vai sertifikātu.',
        act: 'Ja nav pilnībā apstrādāts: pirms iepakošanas apstrādājiet vēlreiz vai pārdodiet tikai termiskai apstrādei ar skaidru norādi. Ja jau iepakots: aizturiet partiju.',
      },
      P14: {
        name: 'Mikroorganismi iztur sulas karsēšanu',
        hazard:
          'STEC, Salmonella un Cryptosporidium no augļiem izdzīvo sulā, kas nav bijusi pietiekami karsta pietiekami ilgi.',
        cause: 'Birumi, pārāk ātra plūsma, auksts sākums, vārsts neatgriež aukstu plūsmu.',
        do: 'Sulu un negāzētos dzērienus karsējiet līdz temperatūrai {limit:L-juice}, ar pašrakstītāju un vārstu, kas aukstu plūsmu atgriež. Pildiet tīri un slēgti.',
        check: 'Operators sākumā un katrai partijai nolasa temperatūru pēc izturēšanas laika.',
        act: 'Ja par aukstu: atgrieziet un karsējiet vēlreiz; savāciet atpakaļ visu kopš pēdējā labā mērījuma.',
      },
      P21: {
        do: 'Pildītus izstrādājumus cepiet, līdz pildījuma vidus sasniedz temperatūru {limit:L-cook-core}. Vienāds lielums, vienāds daudzums, karsta krāsns.',
        check: 'Maiznieks katrai pildīto izstrādājumu partijai izmēra temperatūru vidējā gabalā.',
        act: 'Cepiet tālāk un izmēriet vēlreiz. Mainiet laiku vai lielumu; pārbaudiet krāsni.',
      },
      P23: {
        do: 'Lietojiet šim biezumam validētu laiku. Temperatūra vidū un laiks: {limit:L-sous-vide-core}, skaitot no brīža, kad vidus sasniedzis temperatūru. Maisiņi zem ūdens, nesaskaras.',
        check:
          'Pavārs katrai partijai caur putu lenti izmēra temperatūru vienā maisiņā un pieraksta ūdens peldes temperatūru un laiku.',
        act: 'Ja zem robežas: atstājiet ūdens peldē vēlreiz visu laiku vai pagatavojiet citādi. Pārbaudiet peldi un sūkni.',
      },
      P25: {
        name: 'Mikroorganismi iztur karsto kūpināšanu',
        do: 'Karstā kūpināšana: biezākā gabala vidū temperatūra {limit:L-smoke-core}. Viena lieluma gabali, pakārti atstatu.',
        check: 'Kūpinātājs katrai partijai izmēra temperatūru biezākajā gabalā un pieraksta.',
        act: 'Kūpiniet tālāk un izmēriet vēlreiz; citādi termiski apstrādājiet vai izmetiet. Kariet mazāk; pārbaudiet degli.',
      },
    },
  },
  H17: {
    name: 'Salmonella olās',
    hazard: 'Salmonella Enteritidis olās un uz čaumalas.',
    cause: 'Inficētas vistas, ieplīsušas čaumalas, daudz olu sasistas kopā un atstātas.',
    do: 'Olas un olu ēdienus karsējiet līdz temperatūrai {limit:L-cook-eggs}. Ņemiet veselas, tīras olas; kopā sitiet mazos daudzumos un uzreiz izlietojiet. Mīksti vārītas olas nekad maziem bērniem, senioriem un slimiem cilvēkiem.',
    check: 'Pavārs katrai olu ēdienu partijai izmēra temperatūru un pieraksta.',
    act: 'Karsējiet tālāk un izmēriet vēlreiz. Jēlu olu masu, kas stāvējusi ārā, izmetiet. Lieliem daudzumiem lietojiet pasterizētu olu masu.',
    at: {
      P59: {
        do: 'Atlasiet ieplaisājušas, tekošas un netīras olas. Mazgājiet tikai, kur likums atļauj, ūdenī {limit:L-egg-wash}, siltākā par olu; tūlīt nožāvējiet.',
        check: 'Iepakotājs caurskata katru partiju un nolasa mazgāšanas ūdeni.',
        act: 'Ūdens par aukstu: apturiet, olas nolieciet pasterizēšanai. Ieplaisājušas: pasterizēt; tekošas: iznīcināt.',
      },
      P14: {
        do: 'Izsijājiet, tad karsējiet olu masu: {limit:L-egg-pasteurise}, ar vārstu, kas auksto plūsmu novirza atpakaļ. Tūlīt dzesējiet.',
        check: 'Operators nolasa katras partijas temperatūru un plūsmu.',
        act: 'Par aukstu: novirziet atpakaļ un karsējiet vēlreiz; nolieciet atsevišķi visu kopš pēdējā labā mērījuma.',
      },
      P32: {
        do: 'Vāciet katru dienu, šķirojiet caurskatot: ieplīsušas un netīras olas nekad neliek veikalam paredzētās kastēs. Glabājiet vienmērīgā temperatūrā, sausumā, nemazgātas, ja noteikumi mazgāšanu aizliedz. Uzdrukājiet saimniecības kodu un datumu.',
        check: 'Iepakotājs caurskata katru partiju un pieraksta izšķirotās olas.',
        act: 'Ieplīsušas: uzreiz pasterizēšanai. Tekošas vai netīras: iznīciniet. Ja no vienas saimniecības daudz: paziņojiet tai un tās partijas nolieciet atsevišķi.',
      },
      P50: {
        do: 'Sitiet tikai veselas, tīras, sausas olas, atsevišķā telpā, nekad tās nespiežot. Masu izkāsiet, uzreiz atdzesējiet līdz temperatūrai {limit:L-chill-liquid-egg} un pasterizējiet.',
        check: 'Operators apskata čaumalas un paplāti un izmēra katras masas partijas temperatūru.',
        act: 'Ja paplātē slikta ola: paplātes saturu izmetiet, paplāti izmazgājiet. Masu, kas nezināmu laiku bijusi silta, izmetiet.',
      },
      P15: {
        do: 'Lietojiet pasterizētu olu masu. Ja ar svaigām olām: uzreiz atdzesējiet līdz temperatūrai {limit:L-chill-raw-egg-dish}, izlietojiet ne vēlāk kā pēc {limit:L-raw-egg-hours}; mērce: {limit:L-dressing-ph}. Nekad maziem bērniem, senioriem un slimiem cilvēkiem.',
        check:
          'Pavārs uz katras partijas uzraksta pagatavošanas datumu un laiku un pēc atdzesēšanas izmēra temperatūru; mērcei izmēra pH.',
        act: 'Ja pārsniegts laiks vai pārāk silts: izmetiet. Ja pH par augstu: vairāk etiķa vai citrona, izmēriet vēlreiz. Pārejiet uz pasterizētu olu masu.',
      },
    },
  },
  H18: {
    name: 'Mikroorganismi no slimiem darbiniekiem',
    hazard:
      'Norovīruss, A hepatīta vīruss, Shigella, Salmonella un Staphylococcus aureus no cilvēkiem, kas strādā ar pārtiku.',
    cause: 'Strādā slims, nemazgātas rokas, nepārsietas brūces.',
    do: 'Kam ir vemšana, caureja, dzelte vai inficētas brūces, pārtikai nepieskaras. Rokas mazgājiet pirms darba, pēc tualetes, pēc jēlas pārtikas un atkritumiem. Brūces pārklājiet ar zilu plāksteri un cimdu.',
    check: 'Maiņas vadītājs katras maiņas sākumā pajautā un paskatās.',
    act: 'Sūtiet darbinieku mājās. Izmetiet nekarsētu pārtiku, kurai viņš pieskāries; dezinficējiet, ko viņš lietojis.',
    at: {
      P42: {
        do: 'Par vemšanu, caureju, dzelti un inficētām brūcēm ikviens ziņo pirms darba. Darbā atpakaļ tikai tad, kad bez simptomiem pagājušas {limit:L-symptom-free-hours} un kā norāda ārsts.',
        act: 'Sūtiet darbinieku mājās; izmetiet nekarsētu pārtiku, kurai viņš pieskāries. Dezinficējiet tualetes un rokturus. Atpakaļ tikai tad, kad bez simptomiem pagājušas {limit:L-symptom-free-hours}.',
      },
    },
  },
  H20: {
    name: 'Pircēju un viesu radīts piesārņojums',
    hazard: 'Mikroorganismi no rokām, klepus un sajauktām karotēm pašapkalpošanās zonā.',
    cause: 'Atklāta pārtika rokas stiepiena attālumā, nav aizsargstikla, viena karote vairākiem ēdieniem.',
    do: 'Aizsargstikls, katram ēdienam viens piederums ar garu rokturi, darbinieki redz bufeti.',
    check: 'Bufetes darbinieks ik pēc divām stundām apskata un nomaina piederumus.',
    act: 'Izmetiet pārtiku, kurai kāds pieskāries. Nomainiet piederumus; uzlieciet aizsargstiklu.',
    at: {
      P34: {
        do: 'Nefasēta maize un uzkodas vitrīnās ar vākiem un knaiblēm; ar rokām nepieskaras.',
        check: 'Veikala darbinieki katras maiņas sākumā apskata pašapkalpošanās vietu.',
        act: 'Izmetiet to, kam kāds pieskāries; iztīriet vitrīnu un nomainiet knaibles.',
      },
    },
  },
  H21: {
    name: 'Vāja pasterizācija vai piesārņojums pēc tās',
    hazard: 'Listeria, Salmonella un citi mikroorganismi izdzīvo vai pēc karsēšanas nokļūst atpakaļ.',
    cause: 'Nav sasniegta temperatūra vai laiks, auksti stūri, netīrs trauks pildīšanai.',
    do: 'Katru partiju karsējiet līdz šeit norādītajai produkta robežai un turiet visu laiku, maisot, ar aizvērtu vāku. Uzreiz atdzesējiet, pildiet tīros, slēgtos traukos.',
    check: 'Operators pieraksta katras partijas temperatūru un laiku.',
    act: 'Ja nav sasniegta: karsējiet vēlreiz, visu laiku. Ja jau iepildīts: savāciet atpakaļ visu kopš pēdējā labā ieraksta. Salabojiet vai kalibrējiet no jauna.',
  },
  H22: {
    name: 'Vīrusi un Vibrio gliemenēs',
    hazard:
      'Norovīruss, A hepatīta vīruss, Vibrio un Salmonella jēlās vai viegli apstrādātās austerēs, mīdijās un citās gliemenēs.',
    cause: 'Audzēšanas ūdens ar notekūdeņiem, silta glabāšana, nav birkas.',
    do: 'Dzīvas gliemenes pieņemiet tikai ar atzīta nosūtīšanas centra birku vai etiķeti, aizvērtas, aukstas un dzīvas. Turiet mitras un aukstas, ne saldūdenī, ne hermētiski slēgtas.',
    check:
      'Preču pieņēmējs katrā piegādē izlasa birku, piesit atvērtajām gliemenēm un izmēra temperatūru. Birkas saglabā.',
    act: 'Partijas bez birkas, nedzīvas vai siltas nepieņemiet. Nedzīvās no krājuma izmetiet. Paziņojiet piegādātājam.',
    at: {
      P57: {
        do: 'Tikai dzīvas, mazgātas B klases gliemenes; kastes ne par pilnu, ūdens dezinficēts un kustībā. Vismaz {limit:L-purify-hours}.',
        check: 'Baseinu darbinieks pieraksta katra baseina sākumu, lampu, plūsmu un beigas.',
        act: 'Lampas vai sūkņa kļūme vai kaut kas pievienots: sāciet laiku no jauna. Beigtās ārā. Paraugs pirms izlaišanas.',
      },
      P15: {
        do: 'Atveriet tikai dzīvas gliemenes ar birku, tieši pirms pasniegšanas. Ne maziem bērniem, senioriem, grūtniecēm un slimniekiem. Pasakiet viesiem, ka ēdiens ir jēls.',
        check: 'Pavārs katru gabalu pasmaržo un apskata; partijas birku glabā kopā ar izlietošanas datumu.',
        act: 'Nedzīvas vai izkaltušas izmetiet. Ja viesi saslimst, saglabājiet partijas atlikumu un birku un paziņojiet uzraudzības iestādei.',
      },
    },
  },
  H23: {
    name: 'Parazīti zivīs',
    hazard: 'Anizakīdu un lenteņu kāpuri zivīs, ko ēd jēlas, marinētas, sālītas vai auksti kūpinātas.',
    cause: 'Savvaļas zivis pasniedz nesaldētas; etiķis, sāls un auksti dūmi kāpurus neiznīcina.',
    do: 'Zivis, ko ēd jēlas, sasaldējiet visā biezumā: {limit:L-parasite-freeze}. Laiku skaita no brīža, kad vidus ir tik auksts. Akvakultūras zivis bez saldēšanas tikai ar piegādātāja deklarāciju.',
    check:
      'Pavārs katrai partijai pieraksta sugu, partiju, temperatūru, saldēšanas sākumu un beigas; termometra zonde paliek biezākajā gabalā.',
    act: 'Ja nav ievērots laiks vai temperatūra: saldējiet no jauna visu laiku vai karsējiet līdz temperatūrai {limit:L-cook-parasite}. Ja jau pasniegts: paziņojiet vadītājam, kurš informē viesus.',
    at: {
      P15: {
        do: 'Lietojiet tikai zivis ar dokumentu, ka tās saldētas temperatūrā {limit:L-parasite-freeze}, vai ar saimniecības deklarāciju, kuras dēļ saldēšana nav vajadzīga.',
        check:
          'Pavārs pirms pirmā griezuma izlasa un saglabā katras partijas dokumentu un pieraksta temperatūru.',
        act: 'Ja dokumenta nav: zivis karsējiet līdz temperatūrai {limit:L-cook-parasite} vai nosūtiet atpakaļ. Ja jau pasniegts: paziņojiet vadītājam, kurš informē viesus.',
      },
      P25: {
        do: 'Karstā kūpināšana kāpurus iznīcina temperatūrā {limit:L-cook-parasite}. Aukstajai kūpināšanai lietojiet tikai zivis, kas saldētas temperatūrā {limit:L-parasite-freeze}, vai deklarētas akvakultūras zivis.',
        check: 'Kūpinātājs pirms kūpināšanas saglabā katras partijas dokumentu vai saldēšanas ierakstu.',
        act: 'Ja ieraksta nav: kūpiniet karsti līdz robežai vai pirms pārdošanas visu laiku saldējiet partiju.',
      },
      P27: {
        do: 'Sālīšana kāpurus laikus neiznīcina. Lietojiet tikai zivis, kas saldētas temperatūrā {limit:L-parasite-freeze}, vai deklarētas akvakultūras zivis.',
        check: 'Sālītājs saglabā katras partijas dokumentu vai saldēšanas ierakstu.',
        act: 'Ja ieraksta nav: pirms pārdošanas visu laiku saldējiet partiju vai termiski apstrādājiet.',
      },
    },
  },
  H25: {
    name: 'Pagatavots ēdiens atkal tiek piesārņots',
    hazard: 'Mikroorganismi no rokām, jēlas pārtikas vai netīriem darbarīkiem uz jau pagatavota ēdiena.',
    cause: 'Neapsegtas paplātes, atdzesēšana blakus jēlai pārtikai, pirksti paplātē.',
    do: 'Atdzesējiet tīrās paplātēs, apsegtās, tiklīdz tvaiks to ļauj, atstatu no jēlas pārtikas.',
    check: 'Pavārs apskata katru partiju, kad pieraksta atdzesēšanas laiku.',
    act: 'Ja pieskārusies jēla pārtika vai netīrumi: ja vēl karsts, vienu reizi pilnībā izkarsējiet, citādi izmetiet. Atbrīvojiet vietu atdzesēšanai.',
    at: {
      P11: {
        do: 'Pagatavotam ēdienam tīri darbarīki un mazgātas rokas vai cimdi; uz tā paša galda nekā jēla.',
        check: 'Maiņas vadītājs pirms apkalpošanas apskata auksto ēdienu galdu.',
        act: 'Izmetiet piesārņoto pārtiku. Notīriet un dezinficējiet galdu; nomainiet darbarīkus.',
      },
      P20: {
        do: 'Tīri šķīvji un karotes; ar pirkstiem pie ēdiena nepieskaras; lupatiņas tikai šķīvju malām, katrā apkalpošanas reizē svaigas.',
        check: 'Ēdiena izsniedzējs apskata katru šķīvi.',
        act: 'Ēdienu, kam pieskārušies, nepasniedziet. Nomainiet lupatiņu un karoti, nomazgājiet rokas.',
      },
    },
  },
  H26: {
    name: 'Mikroorganismi iztur vāju uzsildīšanu',
    hazard: 'Mikroorganismi, kas savairojušies pēc pagatavošanas, izdzīvo, ja ēdienu tikai pasilda.',
    cause: 'Sildīts marmītā, mikroviļņu krāsnī bez maisīšanas, biezi gabali.',
    do: 'Sildiet ātri uz plīts vai krāsnī, produkta vidū temperatūra {limit:L-reheat}. Tikai vienu reizi; pārpalikumus izmetiet.',
    check: 'Pavārs izmēra temperatūru katras partijas vidū un pieraksta.',
    act: 'Sildiet tālāk un izmēriet vēlreiz. Ja laikus nav sasniegts: izmetiet. Mazākas porcijas, maisiet, uzkarsējiet iepriekš.',
    at: {
      P36: {
        do: 'Ēdienus, kas atvesti atdzesēti, uzsildiet ātri, produkta vidū temperatūra {limit:L-reheat}, tikai vienu reizi; pārpalikumus izmetiet.',
        check:
          'Pasniedzējs pirms apkalpošanas no katra ēdiena vienā paplātē izmēra temperatūru un pieraksta.',
        act: 'Sildiet tālāk un izmēriet vēlreiz. Ja laikus nav sasniegts: izmetiet un pieprasiet virtuvei citu.',
      },
    },
  },
  H36: {
    name: 'Kūtsmēsli un zarnu saturs uz liemeņiem',
    hazard: 'STEC, Salmonella, Campylobacter un Yersinia no ādas, spalvām un zarnām nokļūst uz gaļas.',
    cause:
      'Netīri dzīvnieki, pārgriezta zarna, āda saskaras ar gaļu, netīrs plaucēšanas ūdens, lēna atdzesēšana.',
    do: 'Kaujiet tīrus dzīvniekus, kuriem pirms kaušanas nav dota barība. Nosieniet barības vadu un taisno zarnu, atveriet vēdera dobumu, nepārgriežot zarnas, nazi pēc katra dzīvnieka lieciet sterilizatorā. Dzesētavā nenonāk redzami netīrumi. Sarkano gaļu atdzesējiet līdz temperatūrai {limit:L-chill-red-meat}, mājputnu un sīko medījumu gaļu līdz temperatūrai {limit:L-chill-poultry}.',
    check:
      'Darbinieks līnijas galā apskata katru liemeni; katrai partijai nolasa dzesētavas temperatūru un izmēra temperatūru gaļas dziļākajā vietā.',
    act: 'Netīrumus nogrieziet ar tīru nazi, nemazgājiet tiem pāri. Ja laikus nav atdzisis: aizturiet, izmēriet vēlreiz, izlemiet kopā ar veterinārārstu. Palēniniet līniju un noskaidrojiet cēloni.',
    at: {
      P60: {
        do: 'Pieņemiet tikai dzīvniekus ar dokumentiem, veselus, tīrus un sausus; netīros kauj pēdējos vai notīra.',
        check:
          'Novietnes darbinieks salīdzina katras piegādes dzīvniekus un dokumentus; veterinārārsts pārbauda.',
        act: 'Bez dokumentiem, slims vai netīrs: nošķiriet, jautājiet veterinārārstam. Ziņojiet saimniecībai.',
      },
    },
  },
  H49: {
    name: 'Vēlas piedevas pēc termiskās apstrādes',
    hazard:
      'Mikroorganismi no svaigiem zaļumiem, jēlas olas, krējuma vai nogaršošanas karotēm, ko pieliek, kad ēdiens jau bijis pietiekami karsts.',
    cause: 'Garšo beigās, nogaršo ar to pašu karoti.',
    do: 'Sastāvdaļas pielieciet, pirms mēra temperatūru. Beigās tikai mazgātus zaļumus. Katrai nogaršošanai tīra karote.',
    check: 'Pavārs uzmana savu katlu; šefpavārs pārbauda katrā maiņā.',
    act: 'Ēdienu atkal karsējiet līdz temperatūrai {limit:L-cook-core} vai, ja tas auksts, izmetiet.',
    at: {
      P18: {
        do: 'Krējumu, olas un mērci pielieciet pirms mērīšanas. Pēc tam tikai mazgātus zaļumus.',
        act: 'Ēdienu atkal karsējiet līdz temperatūrai {limit:L-reheat} vai, ja tas auksts, izmetiet.',
      },
      P20: {
        do: 'Uz karstiem šķīvjiem tikai mazgāti, auksti rotājumi. Tīras knaibles, ne kailas rokas.',
        check: 'Ēdiena izsniedzējs pirms apkalpošanas apskata rotājumus.',
        act: 'Noņemiet rotājumu un aizstājiet ēdienu; rotājumus nomazgājiet vai nomainiet.',
      },
    },
  },
  H50: {
    name: 'Nedrošs ūdens vai ledus',
    hazard: 'E. coli, enterokoki un Pseudomonas ūdenī un ledū.',
    cause: 'Sava aka vai urbums, netīra tvertne, atpakaļplūsma no šļūtenēm.',
    do: 'Pārtikai, ledum un mazgāšanai tikai dzeramais ūdens. Šļūtenēm pretvārsti; aku, urbumu un tvertni izmeklējiet pēc plāna.',
    check: 'Vadītājs izlasa katru ūdens testēšanas pārskatu; paši katru dienu vērtē krāsu, smaržu un garšu.',
    act: 'Ja nederīgs: ūdeni un ledu nelietojiet, ūdeni vāriet vai ņemiet fasētu. Iztīriet tvertni, ņemiet paraugu vēlreiz; sāciet pēc laba rezultāta.',
    at: {
      P17: {
        do: 'Ledus pelde: dzeramā ūdens kvalitātes ledus un ūdens, ēdiens slēgtā maisiņā vai katlā, kura mala ir virs ūdens, baļļa, ko katrreiz iztīra.',
        check: 'Pavārs, pildot peldi, apskata maisiņu, katlu un baļļu.',
        act: 'Ja peldes ūdens iekļuvis ēdienā: izmetiet. Ja maisiņi vai katli tek: ņemiet citus.',
      },
      P37: {
        do: 'Ledu gatavojiet tikai no dzeramā ūdens. Liekšķere ārpus ledus; ne ar glāzi, ne ar rokām.',
        check: 'Norīkotais darbinieks reizi nedēļā tīrot apskata iekārtu un liekšķeri.',
        act: 'Izmetiet ledu, iztīriet un dezinficējiet iekārtu, pirmo jauno ledu izmetiet.',
      },
    },
  },
  H51: {
    name: 'Gļotas un pelējums iekārtās',
    hazard: 'Bioplēve un pelējums ledus ģeneratoros, dzērienu līnijās un automātos.',
    cause: 'Nav izjaukts, siltas līnijas, veci filtri.',
    do: 'Iekārtu un līnijas pēc plāna iztukšojiet, iztīriet un dezinficējiet; filtrus mainiet pēc ražotāja plāna.',
    check: 'Norīkotais darbinieks reizi nedēļā iztīra un atzīmē.',
    act: 'Ja ir gļotas vai smaka: apturiet, izmetiet ledu vai dzērienu, iztīriet izjauktu, izskalojiet, pirmo pildījumu izlejiet.',
  },
  H53: {
    name: 'Pēc tīrīšanas palikuši mikroorganismi',
    hazard: 'Listeria, Salmonella un gļotas, kas paliek uz virsmām.',
    cause: 'Izlaisti soļi, pārāk vāja vai pārāk īsa dezinfekcija, nodilušas virsmas.',
    do: 'Nokasīt, nomazgāt, noskalot, dezinficēt, nogaidīt, noskalot, nožāvēt. Dozējiet pēc etiķetes; hlors {limit:L-chlorine}.',
    check: 'Vakara maiņa atzīmē tīrīšanas plānu; teststrēmele reizi dienā parāda koncentrāciju.',
    act: 'Pirms lietošanas notīriet vēlreiz. Nomainiet nodilušus dēlīšus; parādiet, kā tas jādara.',
    at: {
      P40: {
        do: 'Nokasiet un noskalojiet, mazgājiet, ļaujiet nožūt gaisā. Neslaukiet ar lietotām lupatiņām; tīrā un netīrā puse nošķirta.',
        check: 'Darbinieks pie trauku mazgājamās mašīnas apskata katra groza traukus.',
        act: 'Mazgājiet vēlreiz. Iztīriet mašīnas filtrus un smidzinātājus.',
      },
    },
  },
  H54: {
    name: 'Trauku mazgājamā mašīna pārāk auksta vai vāja',
    hazard: 'Uz traukiem paliek mikroorganismi, ja skalošanas ūdens ir par aukstu vai līdzeklis par vāju.',
    cause: 'Kaļķakmens, nepareiza programma, beidzies līdzeklis.',
    do: 'Beigu skalošanas temperatūra {limit:L-dish-rinse}. Uzpildiet līdzekli, atkaļķojiet pēc plāna.',
    check: 'Darbinieks pie trauku mazgājamās mašīnas reizi dienā nolasa skalošanas temperatūru.',
    act: 'Mazgājiet vēlreiz, kad mašīna ir karsta, vai dezinficējiet ar rokām. Atkaļķojiet; izsauciet tehniķi.',
  },
  H57: {
    name: 'Termometrs rāda nepareizi',
    hazard: 'Nepareizs termometrs slēpj pārtiku, kas ir pārāk silta vai līdz galam nepagatavota.',
    cause: 'Novirze, kritiens, vāja baterija.',
    do: 'Kūstošā ledū termometrs rāda {limit:L-probe-ice}, verdošā ūdenī {limit:L-probe-boiling}. Zondi pirms katras lietošanas noslaukiet un dezinficējiet.',
    check: 'Vadītājs katru termometru pārbauda reizi mēnesī un vienu reizi gadā nodod ārējai pārbaudei.',
    act: 'Noregulējiet vai nomainiet termometru. Pārbaudiet pārtiku, kas mērīta kopš pēdējās labās pārbaudes.',
  },
  H66: {
    name: 'Neblīvas šuves un vāki',
    hazard: 'Mikroorganismi iekļūst caur vājām šuvēm, valcējumiem vai vākiem.',
    cause: 'Nepareizs iestatījums, pārtika šuvē, bojāta mala.',
    do: 'Tīras malas, pareizs iestatījums, veseli maisiņi. Iepakojumus pārbaudiet, saspiežot.',
    check: 'Iepakotājs pārbauda katras maiņas un katras nomaiņas pirmos iepakojumus.',
    act: 'Neblīvus iepakojumus, ja pārtika auksta un svaiga, uzreiz atveriet un pārpakojiet; citādi izmetiet. Pārbaudiet visus iepakojumus kopš pēdējās labās pārbaudes; noregulējiet iekārtu.',
    at: {
      P24: {
        do: 'Tīras malas un jauni vāki; pareiza brīvā telpa. Katrai partijai apskatiet šuvi un vakuumu.',
        check: 'Operators pārbauda katras partijas aizvākojumu un glabā piezīmes.',
        act: 'Tekošus traukus izmetiet, partiju nolieciet atsevišķi un pārbaudiet. Noregulējiet aizvākošanu.',
      },
      P28: {
        do: 'Ievārījumu un sīrupu pildiet temperatūrā {limit:L-hot-fill} karstās, tīrās burkās ar jauniem vākiem; uzreiz aizveriet.',
        check: 'Pavārs pildot izmēra katras partijas temperatūru un pēc atdzišanas pārbauda vāku vakuumu.',
        act: 'Ja nav pietiekami karsts: pirms pildīšanas uzvāriet vēlreiz. Ja vāks netur: ledusskapī ātrai izlietošanai vai izmetiet.',
      },
    },
  },
  H69: {
    name: 'Netīrs transports vai jaukta krava',
    hazard:
      'Mikroorganismi un ķimikālijas no netīriem transportlīdzekļiem vai no jēlas pārtikas blakus lietošanai gatavai.',
    cause: 'Jēla un lietošanai gatava pārtika vienā kastē, automobilī dzīvnieki, instrumenti vai degviela.',
    do: 'Tīrs, sauss transportlīdzeklis un kastes. Jēlu nošķiriet no lietošanai gatavas pārtikas, viss slēgts; kravas telpā nekā cita.',
    check: 'Šoferis pirms katra brauciena apskata transportlīdzekli un kastes.',
    act: 'Pirms iekraušanas iztīriet. Piesārņotu atklātu pārtiku izmetiet.',
  },
  H70: {
    name: 'Pasniegšana bez ūdens vai roku mazgāšanas',
    hazard: 'Mikroorganismi no netīrām rokām un darbarīkiem vietā, kur nav īstas virtuves.',
    cause: 'Nav tekoša ūdens, notekas, atkritumu tvertņu; uz pārtikas līst vai spīd saule.',
    do: 'Ņemiet līdzi dzeramo ūdeni, ziepes, papīru, rezerves darbarīkus, slēgtas tvertnes un jumtu. Roku mazgāšanas vietu iekārtojiet vispirms.',
    check: 'Atbildīgais pirms apkalpošanas sākuma izskata sarakstu.',
    act: 'Nesāciet, kamēr nevar nomazgāt rokas. Pirms tam apstrādāto pārtiku izmetiet vai pilnībā izkarsējiet.',
  },
  H71: {
    name: 'Izlieto atgrieztu vai atsauktu pārtiku',
    hazard: 'Nedroša pārtika nonāk atpakaļ ražošanā vai plauktā.',
    cause: 'Nav atsevišķas vietas, nav norādes.',
    do: 'Atgrieztu, atsauktu un izbrāķētu pārtiku lieciet apzīmētā vietā ar norādi „Nelietot” un nododiet savākšanai.',
    check: 'Vakara maiņa katru dienu apskata apzīmēto vietu; vadītājs reizi gadā izmēģina atsaukšanu.',
    act: 'Atkal nolieciet atsevišķi; atrodiet un savāciet atpakaļ visu, kas no tās gatavots. Pierakstiet, kā tā iznīcināta.',
  },
  H74: {
    name: 'Cronobacter zīdaiņu maisījumā',
    hazard:
      'Cronobacter un Salmonella pulverī savairojas remdenā maisījumā un izraisa smagu saslimšanu zīdaiņiem.',
    cause: 'Pulveri maisa ar vēsu ūdeni, maisījumu tur siltu.',
    do: 'Pulveri maisiet ar ūdeni, kura temperatūra ir {limit:L-infant-water}, atdzesējiet līdz dzeršanas siltumam, izbarojiet ne vēlāk kā pēc {limit:L-infant-hours}.',
    check: 'Gatavotājs izmēra ūdens temperatūru un uz katras pudelītes uzraksta laiku.',
    act: 'Ja ūdens par vēsu vai laiks pagājis: maisījumu izlejiet un pagatavojiet jaunu.',
    at: {
      P32: {
        do: 'Pulveri pildiet atsevišķā, sausā telpā: bez ūdens, filtrēts gaiss, nomainīti apavi un apģērbs, izbirušo savāc ar putekļsūcēju. Tikai pulveris ar tīru partijas rezultātu. Uzreiz noslēdziet.',
        check: 'Līnijas vadītājs katru dienu atzīmē sauso telpu; pulveris un telpa pēc izmeklējumu plāna.',
        act: 'Ja ir ūdens, kondensāts vai pozitīvs rezultāts: apturiet, aizturiet visu kopš pēdējā tīrā rezultāta, iztīriet sausi, izmeklējiet vēlreiz.',
      },
    },
  },
  H75: {
    name: 'Mikroorganismi asnos',
    hazard: 'Salmonella un STEC no sēklām siltā, mitrā cilindrā savairojas miljonkārt.',
    cause: 'Netīras sēklas, vāja dezinfekcija, nav izmeklējumu, netīri cilindri.',
    do: 'Pērciet sēklas ar sertifikātu diedzēšanai. Katru partiju dezinficējiet pēc rakstiskas programmas, skalojiet, audzējiet tīros cilindros ar dzeramo ūdeni. Izmeklējiet notecējušo ūdeni: {limit:L-sprout-water}. Pārdodiet tikai pēc rezultāta, aukstus; maziem bērniem, senioriem un slimiem cilvēkiem termiski apstrādājiet.',
    check:
      'Audzētājs atzīmē sēklu partiju un dezinfekciju un ņem paraugu no katras partijas izlietotā ūdens.',
    act: 'Ja pozitīvs vai nav izmeklēts: iznīciniet partiju un bloķējiet sēklu partiju. Iztīriet un dezinficējiet telpu un cilindrus. Ja jau pārdots: atsauciet.',
  },
  H80: {
    name: 'Campylobacter mājputnu gaļā',
    hazard: 'Campylobacter un Salmonella vistās, pīlēs, tītaros un to aknās.',
    cause: 'Sārts vidus, aknas pasniegtas rozā, šļakatas izlietnē.',
    do: 'Mājputnu gaļu un aknas pilnībā izkarsējiet: {limit:L-cook-poultry}. Jēlus mājputnus neskalojiet.',
    check: 'Pavārs katrai partijai izmēra temperatūru biezākajā gabalā pie kaula un pieraksta.',
    act: 'Karsējiet tālāk un izmēriet vēlreiz. Ja kaut kas pasniegts, uzreiz paziņojiet vadītājam. Mainiet laiku, daudzumu vai lielumu.',
    at: {
      P13: {
        do: 'Mājputnu gaļu cepiet eļļā, līdz vidū temperatūra ir {limit:L-cook-poultry}; biezus gabalus vispirms atlaidiniet.',
        check: 'Pavārs izmēra temperatūru biezākajā gabalā no pirmā groza un katram jaunam produktam.',
        act: 'Cepiet tālāk un izmēriet vēlreiz. Mazāks daudzums, ilgāks laiks, karstāks sākums.',
      },
    },
  },
  H83: {
    name: 'Vīrusi ogās',
    hazard: 'Norovīruss un A hepatīta vīruss uz ogām, īpaši saldētām.',
    cause: 'Rokas un ūdens ražas novākšanā; saldēšana vīrusus neiznīcina.',
    do: 'Saldētas ogas pirms aukstiem desertiem vāriet {limit:L-berry-boil} vai pērciet termiski apstrādātas. Svaigas ogas mazgājiet.',
    check: 'Pavārs pieraksta katras partijas vārīšanu.',
    act: 'Ja nav vārītas: pirms lietošanas uzvāriet vai desertu izmetiet. Pērciet termiski apstrādātas ogas.',
  },
  H86: {
    name: 'Trihinellas gaļā',
    hazard: 'Trichinella cūkgaļā, mežacūku un zirgu gaļā.',
    cause: 'Neizmeklēta gaļa.',
    do: 'Pērciet tikai gaļu ar veselības marķējumu; mežacūku gaļu tikai ar trihinelozes izmeklējuma rezultātu.',
    check: 'Preču pieņēmējs katrā piegādē meklē marķējumu un izmeklējuma dokumentu.',
    act: 'Gaļu bez marķējuma vai izmeklējuma nepieņemiet. Krājumā esošo nolieciet atsevišķi.',
    at: {
      P09: {
        do: 'Medījumu un mežacūku gaļu pilnībā izkarsējiet: {limit:L-cook-pork-liver}.',
        check: 'Pavārs katrai partijai izmēra temperatūru biezākajā gabalā un pieraksta.',
        act: 'Karsējiet tālāk un izmēriet vēlreiz. Mazāki gabali, ilgāks laiks.',
      },
      P15: {
        do: 'Jēlas gaļas ēdieni tikai no izmeklētas gaļas ar veselības marķējumu; jēlu mežacūkas gaļu nedodiet.',
        check: 'Pavārs pirms griešanas apskata katras partijas etiķeti un marķējumu.',
        act: 'Ja marķējuma nav: gaļu pilnībā izkarsējiet vai izmetiet.',
      },
      P29: {
        do: 'Jēldesas un jēlu šķiņķi gatavojiet tikai no cūkgaļas ar veselības marķējumu; mežacūku gaļa tikai ar izmeklējuma dokumentu.',
        check: 'Miesnieks saglabā katras partijas marķējumu un izmeklējuma dokumentu.',
        act: 'Ja izmeklējuma nav: izstrādājumu pilnībā izkarsējiet vai izmetiet.',
      },
    },
  },
  H88: {
    name: 'E hepatīts cūku aknās un mežacūku gaļā',
    hazard: 'E hepatīta vīruss aknās un medījumā, kas nav pilnībā izkarsēti.',
    cause: 'Sārtas aknas, pastēte vidū nav karsta.',
    do: 'Aknas, pastētes un mežacūku gaļu pilnībā izkarsējiet: {limit:L-cook-pork-liver}.',
    check: 'Pavārs katrai partijai izmēra temperatūru biezākajā gabalā un pieraksta.',
    act: 'Karsējiet tālāk un izmēriet vēlreiz. Plānāki gabali, ilgāks laiks.',
  },
  H89: {
    name: 'Mikroorganismi svaigpienā',
    hazard: 'STEC, Campylobacter, Listeria, Brucella un tuberkulozes ierosinātāji nekarsētā pienā.',
    cause: 'Ikvienas govs pienā var būt slimību izraisītāji.',
    do: 'Svaigpienu pirms jebkādas lietošanas karsējiet līdz temperatūrai {limit:L-pasteurise}. Nekarsētu nekad maziem bērniem, grūtniecēm, senioriem un slimiem cilvēkiem.',
    check: 'Operators pieraksta katras partijas temperatūru un laiku.',
    act: 'Ja nav sasniegts: karsējiet vēlreiz, visu laiku. Aukstiem ēdieniem svaigpienu nelietojiet.',
    at: {
      P01: {
        do: 'Svaigpienu pieņemiet tikai temperatūrā {limit:L-raw-milk-arrival}, no atzītas saimniecības, ar dokumentiem. Karsējiet tajā pašā dienā.',
        check: 'Preču pieņēmējs izmēra katras piegādes temperatūru.',
        act: 'Ja par siltu vai skābu: nepieņemiet. Paziņojiet saimniecībai.',
      },
      P14: {
        do: 'Svaigpienu pirms jebkādas citas lietošanas karsējiet līdz šeit norādītajai produkta robežai; nekarsēto un karsēto pusi nošķiriet, karsētajā pusē uzturot augstāku spiedienu.',
      },
      P26: {
        do: 'Svaigpiena siers un svaigpiens tikai no izmeklētiem ganāmpulkiem, pēc valsts noteikumiem, piens temperatūrā {limit:L-chill-raw-milk} un izlietots tajā pašā dienā. Ātra ieskābšana, pilna nogatavināšana, etiķetē norāde „Gatavots no svaigpiena”. Nekad maziem bērniem, grūtniecēm, senioriem un slimiem cilvēkiem.',
        check:
          'Siera meistars izmēra katras piena partijas temperatūru un salīdzina ganāmpulka dokumentus un rezultātus.',
        act: 'Ja piens silts vai rezultāts pozitīvs: pasterizējiet vai izmetiet; no tā gatavoto sieru aizturiet.',
      },
    },
  },
  H90: {
    name: 'Vibrio vēžveidīgajos un gliemenēs',
    hazard: 'Vibrio parahaemolyticus un V. vulnificus no silta jūras ūdens.',
    cause: 'Silta glabāšana, par īsu vārīts, vārīts un jēls kopā.',
    do: 'Vēžveidīgos un gliemenes pilnībā izkarsējiet: {limit:L-cook-core}. Gliemenes, kas neatveras, izmetiet.',
    check: 'Pavārs katrai partijai izmēra temperatūru lielākajā gabalā vai to atver.',
    act: 'Karsējiet tālāk un izmēriet vēlreiz. Gatavojiet mazāk vienā reizē.',
    at: {
      P15: {
        do: 'Jēlas austeres tikai dzīvas, ar birku un aukstas; nekad slimiem cilvēkiem, senioriem vai grūtniecēm. Atveriet īsi pirms pasniegšanas.',
        check: 'Pavārs apskata katru gabalu un saglabā birku.',
        act: 'Nedzīvas vai siltas izmetiet. Ja ir šaubas, pārējās termiski apstrādājiet.',
      },
      P49: {
        do: 'Pieņemiet tikai dzīvas, aukstas gliemenes ar nesenu ieguves datumu. Uzreiz aukstumā, mitras un apsegtas.',
        check: 'Preču pieņēmējs katrā piegādē izmēra temperatūru un izlasa ieguves datumu.',
        act: 'Siltas vai nedzīvas partijas nepieņemiet. Paziņojiet piegādātājam.',
      },
    },
  },
  H98: {
    name: 'Lenteņi un toksoplazma gaļā',
    hazard: 'Liellopu lenteņa cisticerki liellopu gaļā; toksoplazma aitas, kazas, cūkas un medījumu gaļā.',
    cause: 'Cistas muskuļos, kuras gaļas pārbaudē nav atrastas.',
    do: 'Pērciet tikai gaļu ar veselības marķējumu.',
    check: 'Preču pieņēmējs katrā piegādē meklē marķējumu.',
    act: 'Gaļu bez marķējuma nepieņemiet. Ja griežot atrod cistas: nolieciet partiju atsevišķi un informējiet piegādātāju.',
    at: {
      P15: {
        do: 'Grūtniecēm jēlu gaļu nedodiet. Jēliem ēdieniem ņemiet iepriekš sasaldētu gaļu vai liellopu gaļu.',
        check: 'Pavārs pirms griešanas apskata katras partijas etiķeti un marķējumu.',
        act: 'Ja gaļā ir cistas: izmetiet to, nolieciet partiju atsevišķi un informējiet piegādātāju.',
      },
    },
  },
  H113: {
    name: 'Baktērijas sausās izejvielās',
    hazard:
      'Salmonellas, STEC, Bacillus sporas un stafilokoku toksīns miltos, garšvielās, riekstos, kakao un piena pulverī: tie dzīvo mēnešiem un ūdenī atmostas.',
    cause: 'Ražotājs nav karsējis, putni un putekļi, mitra tvertne.',
    do: 'Pērciet ar specifikāciju un salmonellu analīzi; karsētas garšvielas ēdienam, ko negatavo. Glabājiet sausu.',
    check: 'Pieņēmējs salīdzina katras partijas piegādātāju un sertifikātu ar sarakstu.',
    act: 'Partija bez sertifikāta: nolieciet atsevišķi, lietojiet tikai caurkarsētā pārtikā vai atdodiet.',
    at: {
      P56: {
        name: 'Salmonellas izdzīvo sausos produktos',
        do: 'Lietojiet katra produkta pārbaudīto programmu: {limit:L-dry-heat}. Jēlā un apstrādātā puse šķirtas, savi rīki un gaiss.',
        check: 'Operators nolasa katras partijas temperatūru un laiku.',
        act: 'Zem robežas: pirms iepakošanas apstrādājiet vēlreiz. Jau iepakots: aizturiet partiju.',
      },
      P32: {
        do: 'To, ko ēd negatavotu, iepako tikai ar salmonellu analīzi vai pēc karsēšanas. Apstrādāto un neapstrādāto turiet šķirti; tīriet sausi.',
        check: 'Atbildīgais pirms iepakošanas apskata katras partijas sertifikātu.',
        act: 'Nav sertifikāta vai pozitīvs rezultāts: aizturiet partiju; karsējiet vai pārdodiet uzņēmumam, kas karsē.',
      },
      P08: {
        do: 'Neapstrādātus miltus un mīklu turiet atstatu no tā, ko necep; neviens negaršo jēlu mīklu. Tīriet sausi, tad slapji.',
        check: 'Maiznieks apskata galdus un rīkus starp mīklu un gatavo preci.',
        act: 'Milti uz gatavas preces: izmetiet vai cepiet. Nošķiriet darbus.',
      },
    },
  },
  H114: {
    name: 'Clostridium botulinum medū',
    hazard: 'Sporas medū pieaugušajiem nekaitē, bet zīdaini var nogalināt.',
    cause: 'Sporas no augsnes un putekļiem; neviena apstrāde tās neatdala.',
    do: 'Etiķete: nedot bērniem līdz 12 mēnešu vecumam. Nekad zīdaiņu pārtikā.',
    check: 'Iepakotājs apskata katras partijas etiķeti.',
    act: 'Trūkst norādes: aizturiet partiju un marķējiet no jauna. Jau pārdots: ziņojiet vadītājam, kurš lemj par atsaukšanu.',
  },
  H116: {
    name: 'Liellopu, aitu un kazu īpašais riska materiāls',
    hazard: 'GSE prioni smadzenēs, muguras smadzenēs un citās daļās; karstums tos neiznīcina.',
    cause: 'Liemenis vai ceturtdaļa ar muguras smadzeņu atliekām, vecu dzīvnieku skriemeļi.',
    do: 'Pērciet tikai no atzītām kautuvēm; liellopu gaļas etiķete ar zilu vai sarkanu svītru, kur likums to prasa.',
    check: 'Pieņēmējs apskata marķējumu, etiķeti un muguras smadzeņu atliekas.',
    act: 'Atliekas: nolieciet gabalu atsevišķi, iekrāsojiet un atdodiet utilizētājam; ziņojiet piegādātājam.',
    at: {
      P31: {
        do: 'Īpašo riska materiālu izņemiet, iekrāsojiet un sveriet pēc likuma; savi naži un tvertnes.',
        check: 'Norīkots darbinieks apskata katru liemeni; veterinārārsts pārbauda.',
        act: 'Atliekas: apgrieziet, iekrāsojiet, iznīciniet. Ja atkārtojas, apturiet līniju.',
      },
    },
  },
  H118: {
    name: 'Baktērijas iekļūst pēc karsēšanas, pirms aizvēršanas',
    hazard: 'Baktērijas no gaisa, pilieniem, sprauslām un rokām nonāk pārtikā, ko vairs nekarsē.',
    cause: 'Kondensāts, atvērtas tvertnes, netīra pildīšanas iekārta, aukstas vietas.',
    do: 'Slēgti cauruļvadi, apsegtas tvertnes, tīra iekārta; pie atvērtas pārtikas tīras rokas un cepures.',
    check: 'Operators pirms sākuma apskata iekārtu un telpu.',
    act: 'Apšļakstītu vai atvērtu pārtiku izmetiet vai karsējiet no jauna. Tīriet un dezinficējiet; salabojiet pārsegu.',
    at: {
      P55: {
        do: 'Karstā pildīšana: {limit:L-hot-fill}, pilns, tūlīt aizvērts un apgriezts. Aseptiskā: iekārta un iepakojums pirms sākuma sterilizēti.',
        check: 'Operators katrā partijā mēra produktu pie pildīšanas iekārtas un pārbauda aizdari.',
        act: 'Par aukstu: iztukšojiet un karsējiet vēlreiz. Sterilitāte zudusi: apturiet, aizturiet visu kopš pēdējā labā mērījuma, sterilizējiet no jauna.',
      },
    },
  },
  H119: {
    name: 'Baktērijas izdzīvo karsēšanā iepakojumā',
    hazard: 'Listērijas no šķēlēšanas un iepakošanas izdzīvo uz virsmas.',
    cause: 'Pakas cita uz citas, vēss sākums, īss laiks.',
    do: 'Lieciet pakas pa vienai, ūdens kustībā. Centrs vai virsma: {limit:L-pack-pasteurise}. Pēc tam ledus ūdenī.',
    check: 'Operators katrā partijā nolasa pārbaudes paku aukstākajā vietā.',
    act: 'Zem robežas: tūlīt karsējiet visu partiju vēlreiz vai gatavojiet. Pārbaudiet ūdeni un daudzumu.',
  },
}
