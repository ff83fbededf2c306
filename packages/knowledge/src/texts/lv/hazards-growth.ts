import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGrowth: KnowledgeTexts['hazards'] = {
  H01: {
    name: 'Mikroorganismi savairojušies pirms piegādes',
    hazard:
      'Salmonella, STEC, Listeria un citi mikroorganismi, kas savairojušies, jo atdzesēta pārtika atvesta par siltu.',
    cause: 'Pārtraukta aukstuma ķēde: silts busiņš, garš maršruts, preces gaida uz rampas.',
    do: 'Atdzesētu lietošanai gatavu pārtiku pieņemiet temperatūrā {limit:L-chill-rte}, katru citu pārtiku tās šeit norādītajā robežā. Uzreiz novietojiet glabāšanā, atdzesēto vispirms.',
    check:
      'Preču pieņēmējs mēra temperatūru starp diviem iepakojumiem, vismaz vienu produktu no piegādātāja katrā piegādē, un mērījumu pieraksta.',
    act: 'Pārtiku virs robežas sūtiet atpakaļ vai nolieciet atsevišķi ar norādi „Nelietot”. Paziņojiet piegādātājam; ja atkārtojas, pārskatiet sadarbību ar viņu.',
  },
  H03: {
    name: 'Pagājis termiņš „Izlietot līdz”',
    hazard: 'Mikroorganismi, kas savairojušies pārtikā, ko glabā pēc termiņa.',
    cause: 'Jaunas preces liek priekšā vecajām, atvērti iepakojumi bez datuma.',
    do: 'Vispirms izlietojiet to, kam termiņš beidzas agrāk. Uz katra atvērta vai pārfasēta iepakojuma uzrakstiet atvēršanas dienu un pēdējo izlietošanas dienu: {limit:L-rte-days}.',
    check: 'Darbinieks, kas no rīta atver uzņēmumu, katru dienu apskata datumus un atvērtos iepakojumus.',
    act: 'Izmetiet to, kam pagājis „Izlietot līdz” datums. Pārējo sakārtojiet pēc datuma; noskaidrojiet, kāpēc tas palicis.',
    at: {
      P01: {
        do: 'Pieņemiet tikai preces, kuru atlikušais termiņš jums ir pietiekami garš. Nepieņemiet to, kam pagājis „Izlietot līdz” datums.',
        check: 'Preču pieņēmējs izlasa katras piegādes datumus.',
        act: 'Preces, kam termiņš pagājis vai ir par tuvu, nepieņemiet un atzīmējiet pavadzīmē. Vienojieties ar piegādātāju par īsāko atlikušo termiņu.',
      },
      P03: {
        do: 'Jaunas preces lieciet aiz vecajām un vispirms izlietojiet to, kam termiņš beidzas agrāk. Uz precēm, kas pārbērtas citās kastēs, uzrakstiet datumu.',
      },
      P34: {
        do: 'Jaunas preces lieciet aiz vecajām. Pārtiku tās pēdējā dienā slēdzot izņemiet no plaukta.',
        check: 'Darbinieks, kas atver veikalu, katru rītu pārbauda plauktus.',
        act: 'Preces ar beigušos termiņu izņemiet no pārdošanas, saskaitiet un izmetiet. Ja kaut kas pārdots, paziņojiet vadītājam, kurš lemj par atsaukšanu.',
      },
    },
  },
  H08: {
    name: 'Mikroorganismi vairojas atdzesētā pārtikā',
    hazard:
      'Salmonella, STEC, Staphylococcus aureus un Clostridium perfringens vairojas, kad atdzesēta pārtika ir pārāk silta. S. aureus toksīns karsējot neiet bojā.',
    cause: 'Atstātas vaļā durvis, pārpildīti plaukti, ielikti karsti katli, sabojājies ledusskapis.',
    do: 'Lietošanai gatavu pārtiku glabājiet temperatūrā {limit:L-chill-rte}, katru citu pārtiku tās šeit norādītajā robežā. Atstājiet vietu gaisam, aizveriet durvis, nelieciet iekšā karstu.',
    check:
      'Par maiņu atbildīgais katrā ledusskapī un aukstumkamerā no rīta un pēcpusdienā nolasa termometru vai izmēra produkta temperatūru.',
    act: 'Pārlieciet pārtiku aukstākā vietā un izmēriet. Ja lietošanai gatava pārtika bijusi pārāk silta ilgāk nekā {limit:L-out-cold-hours} vai neviens nezina, cik ilgi: izmetiet. Pārbaudiet durvis, piepildījumu un ledu uz iztvaicētāja; izsauciet tehniķi.',
    at: {
      P12: {
        do: 'Aukstu pārtiku izlieciet temperatūrā {limit:L-chill-rte}, mazās porcijās. Vitrīnu ieslēdziet laikus; pildiet tikai līdz iekraušanas līnijai.',
        check:
          'Darbinieks pie letes vai bufetes pirms apkalpošanas un tās vidū izmēra viena produkta temperatūru.',
        act: 'Pārtiku virs robežas no izlikšanas noņemiet. Ja tā bijusi pārāk silta ilgāk nekā {limit:L-out-cold-hours} vai neviens nezina, cik ilgi, izmetiet. Pārbaudiet vitrīnu un papildiniet mazākos daudzumos.',
      },
      P34: {
        do: 'Vitrīnā uzturiet tajā esošās pārtikas robežu: lietošanai gatavai pārtikai {limit:L-chill-rte}, katrai citai pārtikai pēc šeit norādītā. Nekad nepildiet virs iekraušanas līnijas; gaisa spraugas turiet brīvas.',
        check:
          'Darbinieks, kas atver veikalu, un pēcpusdienas maiņa katrā vitrīnā nolasa termometru vai siltākajā vietā izmēra iepakojuma temperatūru.',
        act: 'Pārlieciet preces citā vitrīnā vai aukstumkamerā un izmēriet. Ja lietošanai gatava pārtika bijusi pārāk silta ilgāk nekā {limit:L-out-cold-hours} vai neviens nezina, cik ilgi: izmetiet. No šīs vitrīnas nepārdodiet, līdz tā salabota.',
      },
      P35: {
        do: 'Transportlīdzekli vai kasti pirms iekraušanas atdzesējiet un kraujiet tikai pārtiku temperatūrā {limit:L-transport-cold}. Starp pieturām durvis ir ciet.',
        check: 'Šoferis katrā braucienā nolasa temperatūru iekraujot un pēdējā pieturā.',
        act: 'Pārtiku, kas atvesta par siltu, nenododiet. Vediet atpakaļ, izmēriet un izlemiet kopā ar vadītāju. Pirms nākamā brauciena nododiet transportlīdzekli vai kasti pārbaudei.',
      },
      P61: {
        do: 'Glabājiet pagatavotu un atdzesētu ēdienu {limit:L-chill-rte} temperatūrā, nosegtu, virs jēlas pārtikas vai atsevišķi no tās. Lieciet iekšā tikai jau aukstu ēdienu.',
      },
    },
  },
  H11: {
    name: 'Listērijas vairojas derīguma termiņa laikā',
    hazard:
      'Listeria monocytogenes vairojas pat aukstumā: sagrieztā šķiņķī, mīkstajā sierā, kūpinātās zivīs, krējuma desertos, sagrieztos augļos un dārzeņos un salātos, ko glabā vairākas dienas.',
    cause: 'Garš termiņš ledusskapī, kas ir par dažiem grādiem par siltu; atvērti iepakojumi bez datuma.',
    do: 'Glabājiet temperatūrā {limit:L-chill-rte}. Atvērtu iepakojumu un šeit gatavotu pārtiku, kuras derīguma termiņš nav pierādīts pētījumā, glabājiet ne ilgāk kā {limit:L-rte-days}, nekad ilgāk par ražotāja norādīto termiņu.',
    check: 'Maiņas vadītājs divreiz dienā pārbauda temperatūru un slēdzot atvērto iepakojumu datumus.',
    act: 'Izmetiet to, kam pārsniegts dienu skaits vai kas bijis pārāk silts ilgāk nekā {limit:L-out-cold-hours}. Samaziniet dienu skaitu vai iestatiet ledusskapi aukstāku.',
    at: {
      P01: {
        do: 'Sieru, gaļas izstrādājumus, kūpinātas zivis un citu pārtiku, ko ēd bez karsēšanas, pieņemiet tikai {limit:L-chill-rte}, ar pietiekamu atlikušo termiņu. Novietojiet pirmo.',
        check: 'Pieņēmējs katrā piegādē mēra starp divām pakām un nolasa datumu.',
        act: 'Par siltu vai beidzies termiņš: atsakieties vai nolieciet atsevišķi. Vēlāk to neviens nekarsē. Ja atkārtojas, pārvērtējiet piegādātāju.',
      },
      P12: {
        do: 'Izlieciet tikai mazus daudzumus temperatūrā {limit:L-chill-rte}; no izlikšanas krājumā nekas neatgriežas.',
        check: 'Par izlikšanu atbildīgais pirms apkalpošanas un tās vidū izmēra viena produkta temperatūru.',
        act: 'Izmetiet to, kas bijis pārāk silts ilgāk nekā {limit:L-out-cold-hours}. Izlieciet mazāk vienā reizē.',
      },
      P22: {
        do: 'Iepakojiet tikai svaigu, aukstu pārtiku ar tīru iekārtu. Iepakojumus glabājiet temperatūrā {limit:L-chill-vacuum} ne ilgāk kā {limit:L-vacuum-days} vai ilgāku termiņu pamatojiet ar pētījumu.',
        check:
          'Iepakotājs uz katra iepakojuma norāda pēdējo dienu; maiņas vadītājs divreiz dienā pārbauda temperatūru un katru rītu datumus.',
        act: 'Izmetiet iepakojumus, kuriem pārsniegts dienu skaits. Ja Listeria rezultāts pozitīvs, aizturiet partiju, izjauciet un iztīriet iekārtu un ņemiet nomazgājumus vēlreiz.',
      },
      P34: {
        do: 'Vitrīnā uzturiet temperatūru {limit:L-chill-rte}. Pie letes sagriezto pārdodiet tajā pašā dienā vai norādiet pēdējo izlietošanas dienu.',
        check: 'Pārdevēji divreiz dienā pārbauda temperatūru un katru rītu datumus.',
        act: 'Izņemiet no pārdošanas pārtiku, kam diena pagājusi vai kas bijusi pārāk silta ilgāk nekā {limit:L-out-cold-hours}. Grieziet mazākos daudzumos.',
      },
    },
  },
  H12: {
    name: 'Saldēta pārtika atlaidinās un sasalst atkārtoti',
    hazard: 'Saldētas pārtikas atlaidušajā malā mikroorganismi vairojas un paliek, kad tā atkal sasalst.',
    cause: 'Sabojājas saldētava, apledojušas durvis, preces atstātas uz rampas, siltu pārtiku saldē lēni.',
    do: 'Saldētu pārtiku glabājiet temperatūrā {limit:L-frozen}. Atlaidinātu vairs nesasaldējiet, ja vien starplaikā tā nav termiski apstrādāta.',
    check:
      'Darbinieks, kas atver uzņēmumu, reizi dienā nolasa katras saldētavas temperatūru un meklē mīkstus iepakojumus, sarmu un notecējušu šķidrumu.',
    act: 'Pārlieciet pārtiku citā saldētavā. Mīkstu gaļu vai zivis uzreiz termiski apstrādājiet; saldējumu un lietošanai gatavu pārtiku izmetiet. Izsauciet tehniķi.',
    at: {
      P01: {
        do: 'Saldētu pārtiku pieņemiet tikai cietu un temperatūrā {limit:L-frozen-swing}, bez šķidruma un ledus sniega iepakojumā. Novietojiet to vispirms.',
        check: 'Preču pieņēmējs katrā piegādē mēra temperatūru starp diviem iepakojumiem.',
        act: 'Mīkstus vai atkārtoti sasalušus iepakojumus nepieņemiet un atzīmējiet pavadzīmē. Paziņojiet piegādātājam.',
      },
      P16: {
        do: 'Saldējiet tikai svaigu, aukstu pārtiku mazos iepakojumos, ātrās saldēšanas iekārtā vai aukstākajā nodalījumā. Uzrakstiet, kas tas ir, un dienu. Pēc tam glabājiet temperatūrā {limit:L-frozen}.',
        check:
          'Saldētājs nākamajā dienā pārbauda, vai iepakojumi ir cieti viscaur, un nolasa saldētavas temperatūru.',
        act: 'Pārtiku, kas nav pilnībā sasalusi, uzreiz termiski apstrādājiet vai izmetiet. Saldējiet mazāk vienā reizē; nododiet saldētavu pārbaudei.',
      },
      P34: {
        do: 'Saldēšanas vai saldējuma vitrīnā uzturiet šeit norādīto robežu; pildiet zem iekraušanas līnijas un naktī apsedziet.',
        check:
          'Darbinieks, kas atver veikalu, reizi dienā nolasa katras saldēšanas vitrīnas temperatūru un pārbauda, vai nav mīkstu iepakojumu.',
        act: 'Mīkstus iepakojumus izņemiet no pārdošanas; atkārtoti tos nesasaldē. Cietos pārlieciet citā saldētavā un izsauciet tehniķi.',
      },
      P35: {
        do: 'Saldētas preces kraujiet pēdējās, jau aukstā transportlīdzeklī; uzturiet temperatūru {limit:L-frozen-swing}.',
        check: 'Šoferis nolasa temperatūru iekraujot un pēdējā pieturā.',
        act: 'Mīkstas preces nenododiet. Vediet atpakaļ, apzīmējiet un izlemiet kopā ar vadītāju; lieciet pārbaudīt dzesēšanas iekārtu.',
      },
    },
  },
  H13: {
    name: 'Mikroorganismu vairošanās un notecējušais šķidrums, atlaidinot',
    hazard:
      'Mikroorganismi vairojas siltajā ārpusē, kamēr iekšpuse vēl sasalusi; notecējis šķidrums tos aiznes uz citu pārtiku.',
    cause: 'Atlaidināšana uz galda, zem pārtikas nav paplātes, aizmirsta atlaidināta pārtika.',
    do: 'Atlaidiniet ledusskapī uz režģa virs paplātes, zem lietošanai gatavas pārtikas, ne ilgāk kā {limit:L-thaw-hours}. Aukstā tekošā ūdenī vai mikroviļņu krāsnī tikai tad, ja uzreiz gatavo.',
    check: 'Pavārs katru rītu pārbauda, vai pārtika, kas atlaidinās, ir paplātē, apsegta un datēta.',
    act: 'Istabas temperatūrā atlaidinātu pārtiku: ja ārpuse silta, izmetiet; ja vēl auksta, uzreiz termiski apstrādājiet. Uzslaukiet notecējušo šķidrumu un dezinficējiet. Atlaidināšanu ieplānojiet dienu iepriekš.',
  },
  H19: {
    name: 'Mikroorganismi vairojas, kamēr pārtika stāv ārā',
    hazard: 'Pārtikā, kas stāv bez dzesēšanas vai sildīšanas, mikroorganismi vairojas un veido toksīnus.',
    cause: 'Pārtiku izliek par agru, bļodas papildina, pārpalikumus liek atpakaļ.',
    do: 'Auksta pārtika drīkst stāvēt ārā ne ilgāk kā {limit:L-out-cold-hours}. Uz kartītes uzrakstiet laiku, papildiniet ar svaigām bļodām, neberiet klāt vecajam.',
    check:
      'Par izlikšanu atbildīgais pieraksta, kad katrs ēdiens izlikts, un katrā papildināšanas reizē paskatās pulkstenī.',
    act: 'Izmetiet to, kas stāvējis ilgāk. Izlieciet mazāk un biežāk.',
    at: {
      P08: {
        do: 'No aukstuma izņemiet tikai to, ko uzreiz sagriež; telpa {limit:L-cutting-room}. Izmērcētos apvalkus un atgriezumus lieciet atpakaļ aukstumā.',
        check: 'Meistars divreiz dienā nolasa telpu un apskata gaļu uz galdiem.',
        act: 'Sasilusi gaļa: tūlīt aukstumā un tajā pašā dienā gatavojiet vai izmetiet. Mazāki daudzumi, vēsāka telpa.',
      },
      P20: {
        do: 'Uz šķīvjiem lieciet īsi pirms pasniegšanas; auksti šķīvji gaida ledusskapī, karsti zem sildlampas.',
        check: 'Ēdiena izsniedzējs uzmana, lai tur nekas negaida.',
        act: 'Kas gaidījis ilgāk nekā {limit:L-out-cold-hours}, to nepasniedz. Mainiet secību.',
      },
      P34: {
        do: 'Atdzesējama pārtika ārpus vitrīnas stāv tikai apkalpošanas laikā, kopā ne ilgāk kā {limit:L-out-cold-hours}.',
        check: 'Pārdevēji, mainoties maiņai, apskata leti.',
        act: 'Izmetiet to, kas ārā stāvējis ilgāk, un atgādiniet maiņai noteikumu.',
      },
    },
  },
  H24: {
    name: 'Sporas attīstās lēnā atdzesēšanā',
    hazard:
      'Clostridium perfringens un Bacillus cereus sporas iztur termisko apstrādi un attīstās, kamēr ēdiens lēni atdziest. B. cereus toksīnu uzsildīšana neiznīcina.',
    cause:
      'Dziļi katli, uzlikti vāki, atdzesēšana istabas temperatūrā pa nakti, pārpildīta ātrās dzesēšanas iekārta.',
    do: 'Pagatavotu ēdienu atdzesējiet {limit:L-cool}. Lietojiet seklas paplātes, ledus peldi vai ātrās dzesēšanas iekārtu; lielus gabalus sadaliet; pēc tam uzreiz ledusskapī.',
    check:
      'Pavārs katrai partijai atdzesēšanas sākumā un beigās pieraksta laiku un temperatūru produkta vidū, biezākajā gabalā.',
    act: 'Ja robeža pārsniegta tikai nedaudz un vidus vēl karsts: vienu reizi karsējiet līdz temperatūrai {limit:L-reheat} un sāciet no jauna. Citādi izmetiet. Mazākas porcijas, vairāk ledus, mazāk paplāšu.',
    at: {
      P23: {
        do: 'Maisiņus uzreiz lieciet ledus ūdenī: {limit:L-cool-cook-chill}. Vienā kārtā, maisiņi apklāti ar ledu.',
        check:
          'Pavārs atdzesēšanas beigās katrai partijai caur putu lenti izmēra temperatūru vienā maisiņā un pieraksta laiku un temperatūru.',
        act: 'Izmetiet maisiņus, kas robežu nav sasnieguši. Vairāk ledus, mazāki maisiņi.',
      },
    },
  },
  H27: {
    name: 'Mikroorganismu vairošanās un toksīni, uzglabājot karstā veidā',
    hazard: 'Clostridium perfringens un Bacillus cereus vairojas ēdienā, kas ir silts, bet ne karsts.',
    cause:
      'Marmīts ieslēgts par vēlu, auksts ēdiens sildīts tajā, ēdiens turēts vairākas stundas, noņemti vāki.',
    do: 'Iepriekš uzkarsētā iekārtā lieciet tikai karstu ēdienu un uzturiet temperatūru {limit:L-hot-hold}, ne ilgāk kā {limit:L-hot-hold-hours}. Maisiet, vāku turiet uzliktu, neberiet klāt.',
    check: 'Pavārs apkalpošanas sākumā un vidū izmēra katra ēdiena temperatūru aukstākajā vietā.',
    act: 'Zem robežas īsāku laiku nekā {limit:L-out-hot-hours}: vienu reizi karsējiet līdz temperatūrai {limit:L-reheat} un lieciet atpakaļ. Ja ilgāk vai neviens nezina: izmetiet. Pārbaudiet iekārtas iestatījumu.',
    at: {
      P34: {
        do: 'Karstajā letē uzturiet temperatūru {limit:L-hot-hold}; pildiet tikai jau karstu ēdienu.',
        check: 'Pārdevēji divreiz dienā izmēra katra veida viena produkta temperatūru.',
        act: 'Zem robežas ilgāk nekā {limit:L-out-hot-hours} vai neviens nezina: izmetiet. Citādi vienu reizi pilnībā uzkarsējiet. Lieciet leti pārbaudīt.',
      },
      P35: {
        do: 'Termokastes iepriekš uzsildiet, piepildiet pilnas un uzreiz aizveriet; ēdiens nonāk galā temperatūrā {limit:L-hot-hold}.',
        check: 'Šoferis vai saņēmējs katrā braucienā izmēra temperatūru vienā traukā.',
        act: 'Ja atvests zem robežas: uzreiz karsējiet līdz temperatūrai {limit:L-reheat} vai, ja bijis silts ilgāk nekā {limit:L-out-hot-hours}, izmetiet. Kraujiet vēlāk, lietojiet labākas kastes.',
      },
    },
  },
  H28: {
    name: 'Botulīna toksīns iepakojumā bez gaisa',
    hazard:
      'Neproteolītiskais Clostridium botulinum vairojas bez gaisa pat ledusskapī un veido nāvējošu toksīnu, ko nevar ne redzēt, ne saost.',
    cause:
      'Vakuuma vai gāzes iepakojumu glabā par ilgu vai par dažiem grādiem par siltu, par maz sāls vai skābes.',
    do: 'Vakuuma un gāzes iepakojumu glabājiet temperatūrā {limit:L-chill-vacuum} ne ilgāk kā {limit:L-vacuum-days}. Ilgāk tikai ar pierādītu papildu barjeru: sāli, skābi vai žāvēšanu.',
    check:
      'Maiņas vadītājs divreiz dienā nolasa iepakojumu ledusskapja temperatūru un katru rītu pārbauda pēdējo izlietošanas dienu uz iepakojumiem.',
    act: 'Izmetiet iepakojumus, kuriem pārsniegts dienu skaits vai kas nezināmu laiku bijuši pārāk silti; negaršojiet. Iestatiet ledusskapi aukstāku, saīsiniet termiņu.',
    at: {
      P23: {
        do: 'Sous-vide maisiņus pasniedziet uzreiz vai atdzesējiet un glabājiet temperatūrā {limit:L-chill-vacuum} ne ilgāk kā {limit:L-vacuum-days}. Uz katra maisiņa norādiet pēdējo dienu.',
      },
      P25: {
        do: 'Pirms kūpināšanas sāliet vienmērīgi. Auksti kūpinātas zivis iepakojumā glabājiet temperatūrā {limit:L-chill-vacuum} ne ilgāk kā {limit:L-vacuum-days} vai ietiniet tā, lai piekļūst gaiss.',
      },
      P27: {
        do: 'Nosveriet sāli un zivis vai gaļu, uzturiet receptē noteikto sālījuma stiprumu un sālīšanas laiku. Precēm, ko iepako bez gaisa, vajag visu sāli.',
        check: 'Sālītājs katrai partijai pieraksta svaru, sāli un laiku.',
        act: 'Ja sāls par maz: pirms kūpināšanas vai iepakošanas sāliet vēlreiz vai pārdodiet bez vakuuma un ar īsu termiņu. Pārbaudiet svarus un recepti.',
      },
    },
  },
  H29: {
    name: 'Botulīna toksīns konservos',
    hazard:
      'Proteolītiskais Clostridium botulinum iztur vāju sterilizāciju un istabas temperatūrā slēgtās burkās un kārbās veido nāvējošu toksīnu.',
    cause: 'Autoklāvs par aukstu vai par īsu, burkas par pilnu, neblīvas šuves vai vāki.',
    do: 'Sterilizējiet pēc validētas programmas: {limit:L-retort}. Tā pati burka, tas pats pildījums, tā pati sākuma temperatūra kā programmā. Dzesējiet tīrā, hlorētā ūdenī.',
    check:
      'Operators pieraksta katras ielādes temperatūru, spiedienu un laiku un pārbauda katras partijas aizvākojumu.',
    act: 'Ielādi zem programmas uzreiz sterilizējiet vēlreiz vai izmetiet; uzpūtušās vai tekošas burkas nekad neatveriet. Autoklāvu salabojiet pirms nākamās ielādes.',
  },
  H32: {
    name: 'Mikroorganismu vairošanās nepietiekami skābā pārtikā',
    hazard:
      'Clostridium botulinum, Listeria un citi mikroorganismi vairojas, ja etiķis vai raudzēšana nav pazeminājuši pH.',
    cause: 'Par maz etiķa, biezi gabali, lēna raudzēšana, nekalibrēts pH metrs.',
    do: 'Sveriet pēc receptes un ievērojiet programmas stundas. Marinējumi un marinādes līdz pašam vidum sasniedz {limit:L-acid-ph}; paskābināti rīsi savu robežu sasniedz viscaur; piens un biezpiens ieskābst pēc savas līknes, ar dzīvu kultūru.',
    check:
      'Gatavotājs ar kalibrētu pH metru mēra katras partijas pH: sablendētu paraugu, kad skābe izsūkusies cauri, pienu un biezpienu programmas stundās.',
    act: 'Ja virs robežas: pievienojiet skābi un izmēriet vēlreiz, vai glabājiet ledusskapī ar īsu termiņu, vai izmetiet. Pārbaudiet recepti un pH metru.',
    at: {
      P28: {
        do: 'Augļus, cukuru un citronu sulu vai citronskābi sveriet pēc receptes; mazskābiem augļiem un dārzeņiem pievienojiet vairāk skābes, līdz sasniegta partijas pH robeža. Pildiet karstu, uzreiz aizveriet.',
        check: 'Pavārs pirms marķēšanas izmēra pH sablendētā, atdzesētā katras partijas paraugā.',
        act: 'Ja virs robežas: pievienojiet skābi, uzvāriet un pildiet vēlreiz, vai pārdodiet no ledusskapja ar īsu termiņu, vai izmetiet.',
      },
    },
  },
  H34: {
    name: 'Mikroorganismu vairošanās jēldesās un vītinātā gaļā',
    hazard:
      'STEC, Salmonella un Staphylococcus aureus vairojas, ja desa ieskābst vai žūst par lēnu. S. aureus toksīns paliek.',
    cause:
      'Nav starterkultūras vai tā vāja, telpa pirms ieskābšanas par siltu, biezs apvalks, par maz žāvēts.',
    do: 'Ļaujiet desai ar starterkultūru ieskābt līdz {limit:L-sausage-ph}, pirms telpā sakrājušās {limit:L-degree-hours}. To, kā arī jēlu šķiņķi un gaļas strēmeles vītiniet, līdz tās ir noturīgas: {limit:L-stable-ph} vai {limit:L-stable-aw}; tikai vītinātu gaļu līdz {limit:L-dry-aw}.',
    check:
      'Miesnieks receptē noteiktajās dienās mēra katras partijas pH un pirms izlaišanas ūdens aktivitāti.',
    act: 'Ja pH laikus nav sasniegts: partiju pilnībā izkarsējiet vai izmetiet. Ja nav pietiekami sausa: žāvējiet tālāk un pirms izlaišanas izmēriet vēlreiz.',
  },
  H35: {
    name: 'Mikroorganismi un pelējums nogatavināšanā',
    hazard:
      'Listeria, mikotoksīni un bojāšanās uz sausi nogatavinātas gaļas un nogatavinātiem izstrādājumiem.',
    cause: 'Skapis par siltu vai par mitru, netīri dēļi, par ilga nogatavināšana.',
    do: 'Nogatavināšana: {limit:L-chill-ripening}, ne ilgāk kā {limit:L-ripening-days}, mitrums {limit:L-ripening-humidity}. Gabali atstatu, dēļi tīri; pirms pārdošanas apgrieziet. Liellopu gaļai vajadzīgs arī filtrēts vai ar UV apstrādāts gaiss, kas plūst ar ātrumu 0,2 līdz 0,5 m/s.',
    check: 'Miesnieks divreiz dienā nolasa temperatūru un mitrumu un reizi dienā apskata katru gabalu.',
    act: 'Gļotains, lipīgs vai ar krāsainu pelējumu: gabalu izmetiet. Izžāvējiet skapi, iztīriet, noskaidrojiet cēloni.',
  },
  H81: {
    name: 'Bacillus cereus toksīns rīsos, makaronos un pākšaugos',
    hazard:
      'Bacillus cereus sporas iztur vārīšanu; toksīns, ko tās veido siltos rīsos, iztur cepšanu un uzsildīšanu.',
    cause: 'Rīsi stundām siltumā vai istabas temperatūrā, lieli katli atdzesēti lēni.',
    do: 'Vāriet mazos daudzumos. Glabājamos rīsus un makaronus atdzesējiet {limit:L-cool}, plakanās paplātēs vai zem auksta dzeramā ūdens.',
    check: 'Pavārs katrai partijai atdzesēšanas sākumā un beigās pieraksta laiku un temperatūru.',
    act: 'Izmetiet rīsus, kas atdzisuši par lēnu: uzsildīšana nepalīdz. Vāriet mazāk, lietojiet plakanas paplātes.',
    at: {
      P19: {
        do: 'Vārītus rīsus, makaronus un pākšaugus turiet temperatūrā {limit:L-hot-hold}; neatstājiet rīsu katlu izslēgtu.',
        check: 'Pavārs apkalpošanas sākumā un vidū izmēra rīsu un makaronu temperatūru.',
        act: 'Izmetiet rīsus, kas zem robežas stāvējuši ilgāk nekā {limit:L-out-hot-hours}: uzsildīšana nepalīdz. Pārbaudiet iekārtu.',
      },
      P26: {
        do: 'Etiķi karstajos suši rīsos iemaisiet uzreiz, nosvērtu pēc receptes, līdz {limit:L-acid-rice-ph}.',
        check: 'Suši pavārs mēra katras rīsu partijas pH.',
        act: 'Ja virs robežas: pievienojiet etiķi un izmēriet vēlreiz, vai rīsus uzreiz izlietojiet, vai izmetiet.',
      },
    },
  },
  H82: {
    name: 'Stafilokoku toksīns krēmā un pildītos izstrādājumos',
    hazard:
      'Staphylococcus aureus no rokām un deguna vairojas putukrējumā, krēmā un pildījumos; tā toksīns iztur cepšanu.',
    cause: 'Kailas rokas, brūces, pildījumi istabas temperatūrā, konditorejas maisi lietoti vairākas dienas.',
    do: 'Strādājiet mazos daudzumos, ar tīrām rokām un svaigiem konditorejas maisiem. Pildītos izstrādājumus uzreiz lieciet aukstumā: {limit:L-chill-rte}.',
    check:
      'Konditors pārbauda, vai neviens pildījums nestāv ārā, un divreiz dienā izmēra temperatūru konditorejas vitrīnā.',
    act: 'Izmetiet pildījumus, kas ārā stāvējuši ilgāk nekā {limit:L-out-cold-hours}. Gatavojiet mazākos daudzumos; darbiniekus ar inficētām brūcēm sūtiet citā darbā.',
  },
  H87: {
    name: 'Yersinia cūkgaļā',
    hazard: 'Yersinia enterocolitica lēni vairojas pat ledusskapī.',
    cause: 'Jēlu cūkgaļu glabā daudzas dienas, šķidrums pil uz citas pārtikas.',
    do: 'Jēlu cūkgaļu glabājiet temperatūrā {limit:L-chill-red-meat} un izlietojiet dažās dienās. Termiskā apstrāde to iznīcina: {limit:L-cook-core}.',
    check: 'Maiņas vadītājs divreiz dienā pārbauda temperatūru un katru rītu jēlas gaļas datumus.',
    act: 'Kam termiņš tuvs, to uzreiz termiski apstrādājiet; gļotainu vai ar pagājušu termiņu izmetiet.',
  },
  H121: {
    name: 'Sporas lēni attīstās glabātā pagatavotā ēdienā',
    hazard:
      'Bacillus cereus un Clostridium botulinum sporas pārdzīvo termisko apstrādi. Daži celmi lēni aug arī aukstumā, visvairāk cieši slēgtos traukos. B. cereus toksīns pārdzīvo uzsildīšanu.',
    cause:
      'Pagatavotu ēdienu glabā pārāk daudz dienu, ledusskapis ir par dažiem grādiem par siltu, traukiem nav datuma.',
    do: 'Glabājiet pagatavotu ēdienu {limit:L-chill-rte} temperatūrā un izlietojiet {limit:L-rte-days} laikā. Liekot ledusskapī, uzrakstiet uz katra trauka pēdējo lietošanas dienu.',
    check:
      'Maiņas vadītājs nolasa ledusskapja temperatūru no rīta un pēcpusdienā, bet trauku datumus – slēdzot.',
    act: 'Izmetiet to, kam pagājusi pēdējā diena vai nav datuma. Ja bija par siltu ilgāk par {limit:L-out-cold-hours} vai tas nav zināms, arī izmetiet. Uzsildīšana nepalīdz.',
  },
  H91: {
    name: 'Botulīna toksīns jēlās zivīs vakuumā',
    hazard: 'E tipa Clostridium botulinum mīt zivīs un ūdenī un siltā ledusskapī vairojas bez gaisa.',
    cause: 'Jēlas zivis vakuumā glabātas par siltu vai atlaidinātas iepakojumā.',
    do: 'Jēlas zivis vakuumā glabājiet saldētas vai temperatūrā {limit:L-chill-vacuum}. Pirms atlaidināšanas iepakojumu atveriet. Marķējumā: „Glabāt aukstumā”, pēdējā izlietošanas diena.',
    check:
      'Iepakotājs divreiz dienā nolasa temperatūru iepakojumu glabātavā un pārbauda pirmā un pēdējā iepakojuma marķējumu.',
    act: 'Izmetiet iepakojumus, kas nezināmu laiku bijuši pārāk silti vai atlaidinājušies slēgti. Ja aukstumu nevar uzturēt, pārpakojiet bez vakuuma.',
  },
  H110: {
    name: 'Vairošanās, kamēr sasilst lieli šķiņķi',
    hazard:
      'Stafilokoki un Clostridium perfringens vairojas, kamēr centrs stundām ir remdens; stafilokoku toksīns vārot saglabājas.',
    cause: 'Pārāk biezi gabali, pilna kamera, sasalis centrs, vēss sākums.',
    do: 'Pirms vārīšanas pilnīgi atkausējiet; vienāda lieluma gabali. Centrs: {limit:L-come-up}.',
    check: 'Kameras operators reģistrē lielākā gabala centru no sākuma līdz beigām.',
    act: 'Ilgāk par robežu: aizturiet partiju; lemj speciālists, citādi iznīciniet. Kariniet mazāk, sāciet karstāk.',
  },
  H115: {
    name: 'Rūgšana par lēnu vai par maz skāba',
    hazard:
      'STEC, salmonellas, Bacillus un stafilokoki vairojas vai izdzīvo, pirms skābe un spirts tos aptur.',
    cause: 'Saldi, gatavi augļi, maz sāls, vecs ieraugs, auksta telpa, apstājusies rūgšana.',
    do: 'Sāciet dažu stundu laikā, ar ieraugu vai raugu un receptes sāli. pH {limit:L-ferment-ph}; sulu pirms rauga paskābiniet.',
    check: 'Ražotājs katru partiju mēra sākumā un beigās ar kalibrētu mērītāju.',
    act: 'Laikus nav skābs: pasterizējiet vai iznīciniet. Nākamajai partijai mainiet skābi, sāli, ieraugu vai siltumu.',
  },
  H117: {
    name: 'Vairošanās žāvēšanas laikā',
    hazard: 'Stafilokoki un salmonellas vairojas, kamēr pārtika ir mitra; vēlāk pelējums, ja tā neizžūst.',
    cause: 'Biezas kārtas, mitrs gaiss, vēss sākums, ventilatora apstāšanās, mitra noliktava.',
    do: 'Plānas kārtas, no sākuma silts un sauss gaiss. Žāvējiet līdz {limit:L-dried-aw}; iepakojiet cieši.',
    check: 'Operators mēra katras partijas biezākos gabalus.',
    act: 'Par mitru: tūlīt žāvējiet tālāk. Nezināmi ilgi mitrs vai pelējis: iznīciniet. Pārbaudiet ventilatoru un gaisu.',
  },
  H120: {
    name: 'Vairošanās, kamēr dziest saldējuma maisījums',
    hazard:
      'Bacillus, stafilokoki un listērijas vairojas remdenā maisījumā; neviens vēlāks posms tos neiznīcina.',
    cause: 'Mazs dzesētājs, pilna tvertne, gaidīšana pirms dzesētāja.',
    do: 'Tūlīt aiz karsētāja dzesējiet: {limit:L-cool-mix}.',
    check: 'Saldējuma meistars nolasa katras partijas temperatūru un laiku.',
    act: 'Par lēnu: tūlīt karsējiet vēlreiz un dzesējiet, tikai vienu reizi; citādi iznīciniet. Tīriet dzesētāju, mazākas partijas.',
  },
}
