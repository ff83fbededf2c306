import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsChemical: KnowledgeTexts['hazards'] = {
  H30: {
    name: 'Histamiin kalas',
    hazard:
      'Histamiin tuunikalas, makrellis, sardiinis, heeringas ja teistes sellistes kalades. See jääb keetmisel, külmutamisel ja konserveerimisel alles.',
    cause: 'Kala on pärast püüki, teel või laos liiga soe olnud.',
    do: 'Võtke need kalad vastu ja hoidke temperatuuril {limit:L-chill-fish}, jääl. Histamiini kuni {limit:L-histamine}.',
    check:
      'Kauba vastuvõtja mõõdab iga saadetist, vaatab ja nuusutab; kahtlase partii proov läheb laborisse.',
    act: 'Liiga soe, tuhm või kirbe: ärge võtke partiid vastu. Ärge kuumtöödelge seda: kuumus ei aita. Hinnake tarnija uuesti üle.',
    at: {
      P08: {
        do: 'Pea, rooki ja fileeri väikeste kogustena, vahepeal jääl. Väljaspool külma kõige rohkem {limit:L-histamine-hours}, kõik ajad kokku.',
        check: 'Meister märgib, millal iga partii jäält ära võetakse ja tagasi jõuab.',
        act: 'Kauem: analüüsi partii histamiini enne vabastamist, muidu hävita; konservimine ei aita.',
      },
      P04: {
        do: 'Hoidke kala temperatuuril {limit:L-chill-fish}, värske jää all, millest vesi ära nõrgub; müüge või kasutage ettenähtud päevade jooksul.',
        check: 'Vastutaja mõõdab kala hommikul ja pärastlõunal ning uuendab jää.',
        act: 'Teadmata aja soojas olnud: visake ära; kuumtöötlemine ei aita. Rohkem jääd, külmem ruum; kutsuge tehnik.',
      },
      P06: {
        do: 'Sulatage tuunikala ja teisi selliseid kalu külmikus, vaakumpakendist väljas, kuni {limit:L-thaw-hours}; kasutage kohe.',
        check: 'Kokk vaatab igal hommikul sulavat kala: külm, kuupäevaga, restil.',
        act: 'Soojas sulanud: visake ära; kuumtöötlemine ei aita. Sulatage vähem ja varem.',
      },
    },
  },
  H31: {
    name: 'Hallitustoksiinid',
    hazard:
      'Aflatoksiin, ohratoksiin, DON ja patuliin pähklites, teraviljas, maitseainetes ning kuivatatud või muljutud puuviljades.',
    cause: 'Niiske ladu, vana kaup, hallitanud viljad.',
    do: 'Hoidke kuivained suletuna, põrandast ja seinast eemal; lao suhteline õhuniiskus {limit:L-dry-store-humidity}. Hallitanud kaupa ei sorteerita, vaid visatakse ära.',
    check: 'Lao vastutaja vaatab kord nädalas niiskust ja kaupa.',
    act: 'Visake hallitanud või niiske kaup ära. Tuulutage või kuivatage ladu.',
    at: {
      P01: {
        do: 'Ostke puult korjatud, mitte mahakukkunud puuvilju; tarnija kinnitab seda kirjalikult.',
        check: 'Kauba vastuvõtja kontrollib iga saadetise kinnitust ja otsib mädanenud vilju.',
        act: 'Ärge võtke vastu mahakukkunud, mädanenud ega hallitanud puuvilju.',
      },
      P07: {
        do: 'Sorteerige mädanenud, hallitanud ja muljutud viljad enne pressimist välja või lõigake kahjustus ära: kuumus toksiini ei hävita.',
        check: 'Sorteerija vaatab läbi iga partii viljad.',
        act: 'Visake ära mädanenud viljad ja nendega pressitud mahl.',
      },
      P28: {
        do: 'Sorteerige mädanenud ja hallitanud viljad enne keetmist välja: kuumus toksiini ei hävita.',
        check: 'Kokk vaatab läbi iga partii viljad.',
        act: 'Visake ära hallitanud viljad ja nendest tehtud partii.',
      },
    },
  },
  H33: {
    name: 'Liiga palju või liiga vähe nitritit',
    hazard: 'Liigne nitrit on mürgine; liiga vähese nitriti korral saab kasvada Clostridium botulinum.',
    cause: 'Kaalumisviga, segiajamine soolaga, puhas nitrit.',
    do: 'Kasutage valmis nitritsoola, lukustatud ja märgistatud kohast. Kaaluge liha ja sool lehe järgi; nitritit kuni {limit:L-nitrite}.',
    check: 'Lihunik kaalub, teine inimene allkirjastab partiilehe.',
    act: 'Liiga palju või teadmata kogus: visake partii ära. Liiga vähe: kuumtöödelge partii ning müüge värskelt ja külmana. Kontrollige kaalu.',
    at: {
      P08: {
        do: 'Kasutage valmis nitritsoola, lukus ja märgistatult. Kaaluge iga segisti liha ja sool lehe järgi: {limit:L-nitrite}.',
        check: 'Lihunik kaalub, teine inimene kinnitab partiilehe.',
        act: 'Liiga palju või teadmata: visake partii ära. Liiga vähe: lisage puuduv enne segamise lõppu. Kontrollige kaalu.',
      },
    },
  },
  H37: {
    name: 'Pesuvee kemikaalide jäägid',
    hazard: 'Kloor või kloraat pestud köögi- ja puuviljal.',
    cause: 'Üleannustamine, loputamata jätmine.',
    do: 'Doseerige märgistuse järgi, loputage joogiveega.',
    check: 'Kokk vaatab iga partii annust ja loputust.',
    act: 'Loputage uuesti. Laske doseerimisseade korda teha.',
  },
  H38: {
    name: 'Veterinaarravimite jäägid',
    hazard: 'Antibiootikumid ja muud ravimid lihas, kasvandusekalas, piimas ja mees.',
    cause: 'Farmis ei ole peetud kinni keeluajast.',
    do: 'Ostke heakskiidetud tarnijatelt, kellel on oma kontroll.',
    check: 'Kauba vastuvõtja vaatab igal saadetisel tarnijat ja märki.',
    act: 'Hoiatuse korral pange partii eraldi; küsige tarnijalt analüüsitulemusi või vahetage tarnija.',
    at: {
      P60: {
        do: 'Lugege toiduahela teavet: ravimid ja keeluajad; võtke vastu ainult loomad, kelle keeluaeg on läbi.',
        check: 'Ootelauda töötaja loeb iga tarne dokumente.',
        act: 'Keeluaeg pole läbi: ärge tapke; teatage veterinaararstile ja talule.',
      },
    },
  },
  H39: {
    name: 'Taimekaitsevahendite jäägid',
    hazard: 'Pritsimisvahendid puuviljal, köögiviljal ja teraviljal.',
    cause: 'Pritsitud liiga hilja või liiga palju.',
    do: 'Ostke heakskiidetud tarnijatelt, kes lasevad kaupa uurida; peske köögi- ja puuvili.',
    check: 'Kauba vastuvõtja vaatab igal saadetisel tarnijat ja päritolu.',
    act: 'Hoiatuse korral pange partii eraldi; küsige analüüsitulemusi või vahetage tarnija.',
  },
  H40: {
    name: 'Raskmetallid ja keskkonnamürgid',
    hazard: 'Elavhõbe, kaadmium, dioksiinid ja PFAS suurtes kalades, teraviljas, köögiviljas ja vees.',
    cause: 'Saastunud piirkond, suured röövkalad.',
    do: 'Ostke heakskiidetud tarnijatelt; vahetage liike ja päritolu; lastele ja rasedatele suurt röövkala ei pakuta.',
    check: 'Kauba vastuvõtja vaatab liiki ja püügipiirkonda.',
    act: 'Hoiatuse korral pange partii eraldi; küsige analüüsitulemusi või vahetage tarnija.',
  },
  H41: {
    name: 'Puhastuskemikaalid toidu lähedal',
    hazard: 'Pesuaine, desinfitseerimisaine või värv satub toitu.',
    cause: 'Kemikaalid toidu kõrval, märgistuseta pudelid.',
    do: 'Hoidke kemikaale oma lukustatud kapis, märgistatud originaalpudelis; mitte kunagi toidunõus.',
    check: 'Vahetusevanem vaatab iga päev üle lao ja töökohad.',
    act: 'Visake ära toit, millele on pritsinud või millele võis olla pritsinud. Pange kemikaalid ära; märgistage pudelid.',
    at: {
      P39: {
        do: 'Katke toit või viige see enne puhastamist ära. Doseerige märgistuse järgi; loputage toiduga kokku puutuvad pinnad.',
        check: 'Õhtune vahetus vaatab enne puhastamist, et ükski toit ei oleks katmata.',
      },
      P41: {
        do: 'Äraviidav õli ja kemikaalid on toidust eemal, suletud ja märgistatud.',
        check: 'Õhtune vahetus vaatab jäätmekoha üle.',
      },
    },
  },
  H42: {
    name: 'Akrüülamiid',
    hazard: 'Akrüülamiid tekib tärkliserikkas toidus, mida pruunistatakse kõrgel kuumusel.',
    cause: 'Liiga külmas hoitud kartul, liiga kuum õli, tume värvus.',
    do: 'Küpsetage kartul kuldseks, mitte pruuniks. Leotage lõigatud kartulit enne vees.',
    check: 'Kokk võrdleb iga partii värvust värviskaalaga.',
    act: 'Visake liiga tume ära. Vähendage kuumust, lühendage aega.',
    at: {
      P13: {
        do: 'Õli {limit:L-fry-oil}. Friikartuli kartulid võetakse hoiuruumist, mille temperatuur on {limit:L-potato-store}; leotage või blanšeerige tükid. Kuldne, mitte pruun.',
        check: 'Kokk mõõdab õli kord päevas ja võrdleb iga partii värvust.',
        act: 'Visake liiga tume ära. Laske õlil jahtuda; küsige teisi kartuleid.',
      },
      P21: {
        do: 'Küpsetage leib, sai ja küpsised helekuldseks; pikk kergitamine, kui retsept lubab.',
        check: 'Pagar võrdleb iga partii värvust värviskaalaga.',
        act: 'Kõrbenud kaupa ärge müüge. Vähendage ahju kuumust või lühendage aega.',
      },
    },
  },
  H43: {
    name: 'Läbi töötanud fritüüriõli',
    hazard: 'Kahjulikud lagunemissaadused vanas ülekuumenenud õlis.',
    cause: 'Õli on kasutatud liiga kaua, liiga kuumalt, filtreerimata.',
    do: 'Filtreerige iga päev, koorige puru ära, katke ööseks. Polaarsete ühendite piir on {limit:L-oil-polar}; vahetage õli enne selle ületamist.',
    check:
      'Kokk kontrollib iga kasutusel olevat fritüüri kord päevas testriba või mõõturiga ning vaatab suitsu, vahtu ja lõhna.',
    act: 'Vahetage õli kohe; visake ära toit, millel on vana õli maitse. Kontrollige termostaati ja filtreerimist.',
  },
  H44: {
    name: 'Taimede looduslikud mürgid',
    hazard: 'Solaniin rohelistes kartulites, lektiinid toorestes ubades, mürgid metsaseentes.',
    cause: 'Rohelised või idanenud kartulid, keetmata oad, tundmatud seened.',
    do: 'Ärge võtke vastu rohelisi ega idanevaid kartuleid. Ainult kasvatatud seened või metsaseened heakskiidetud tarnijalt.',
    check: 'Kauba vastuvõtja vaatab kauba igal saadetisel üle.',
    act: 'Ärge võtke kaupa vastu; teatage tarnijale.',
    at: {
      P09: {
        do: 'Leotage kuivi ube, valage vesi ära, keetke {limit:L-bean-boil}; üksnes aeglases küpsetajas ei valmistata.',
        check: 'Kokk märgib iga partii keetmise aja.',
        act: 'Keetke edasi. Kui on juba poolkeedetult serveeritud, öelge juhatajale.',
      },
      P13: {
        do: 'Koorige kartulid ja lõigake rohelised ja idanenud kohad välja.',
        check: 'Kokk vaatab kartuleid koorimisel.',
        act: 'Visake rohelised kartulid ära; hoidke kartuleid pimedas.',
      },
    },
  },
  H45: {
    name: 'Suitsujäägid (PAH)',
    hazard: 'Vähki tekitavad tõrvaained suitsutatud toidul.',
    cause: 'Vaigune või märg puit, lahtine leek, tulle tilkuv rasv.',
    do: 'Kuivad lehtpuu- või pöögilaastud, kaudne suits, puhas suitsuahi.',
    check: 'Suitsutaja vaatab igal partiil puitu, leeki ja värvust.',
    act: 'Tahmast kaupa ärge müüge. Puhastage suitsuahi, vahetage puit.',
    at: {
      P09: {
        name: 'Grillimisel tekkivad tõrvaained (PAH)',
        hazard: 'Vähki tekitavad tõrvaained leegi või hõõguvate süte kohal grillitud toidul.',
        cause: 'Tulle tilkuv rasv, leegis olev toit, vaigune puit või jäätmed kütteks.',
        do: 'Grillige süte kõrval või tilgapanni kohal, lõigake rasv ära, oodake, kuni leegid on kadunud. Ainult grillsüsi, gaas või kuiv lehtpuu.',
        check: 'Kokk vaatab igal grillimisel leeki ja värvust.',
        act: 'Lõigake söestunud koht maha või visake tükk ära. Puhastage rest, tõstke see kõrgemale, vahetage kütus.',
      },
    },
  },
  H46: {
    name: 'Märkimata sulfit või vale liik',
    hazard:
      'Sulfit krevettides, kuivatatud puuviljas, kooritud kartulis või veinis; märgistusest erinev kalaliik.',
    cause: 'Töötlemine on märkimata, pettus.',
    do: 'Lugege märgistust ja spetsifikatsiooni; kui sulfitit on üle {limit:L-sulphite}, öeldakse see kliendile.',
    check: 'Kauba vastuvõtja võrdleb igal saadetisel märgistust tellimusega.',
    act: 'Pange eraldi, kuni tarnija on kirjalikult vastanud; parandage allergeenide loetelu.',
    at: {
      P32: {
        do: 'Kandke sulfit ja liik tarnija märgistuselt oma märgistusele; kui sulfitit on üle {limit:L-sulphite}, peab see märgistusel olema.',
        check: 'Pakkija võrdleb iga partii esimest ja viimast etiketti retseptiga.',
        act: 'Peatage partii ja märgistage uuesti. Kui on juba müüdud, öelge juhatajale, kes otsustab tagasikutsumise.',
      },
    },
  },
  H52: {
    name: 'Desinfitseerimisaine jäägid',
    hazard: 'Pindadele ja nõudele jäänud desinfitseerimis- või pesuaine.',
    cause: 'Üleannustamine, loputamata jätmine.',
    do: 'Doseerige märgistuse järgi; kloor {limit:L-chlorine}. Loputage toiduga kokku puutuvad pinnad joogiveega, kui märgistus ei ütle, et loputada ei ole vaja.',
    check: 'Lahuse segaja kontrollib seda kord päevas testribaga.',
    act: 'Segage uus lahus, loputage uuesti. Visake ära toit, millel on kemikaali maitse. Laske doseerimisseade korda teha.',
    at: {
      P54: {
        do: 'Loputa tagastatud pudeleid joogiveega, kuni leelist enam ei ole.',
        check: 'Seadme töötaja kontrollib viimast loputust paberiga alguses ja iga tund.',
        act: 'Leelis leitud: peatage, loputage uuesti kõik pudelid pärast viimast head testi. Kontrollige düüse.',
      },
      P40: {
        do: 'Doseerige masina juhendi järgi; pärast loputust ei ole vahtu ega lõhna.',
        check: 'Nõudepesija vaatab ja nuusutab nõusid.',
        act: 'Loputage uuesti; laske doseerimine seadistada.',
      },
    },
  },
  H56: {
    name: 'Kahjuritõrje mürk',
    hazard: 'Peibutussööt või pihustatud mürk toidul.',
    cause: 'Lahtine sööt, pritsimine toidu lähedal.',
    do: 'Ainult suletud ja nummerdatud söödakastid väljaspool toiduruume; tõrjefirma paigaldab need plaani järgi.',
    check: 'Juhataja käib igal külastusel koos tõrjefirmaga ringi.',
    act: 'Visake mürgiga kokku puutunud toit ära, puhastage. Rääkige tõrjefirmaga.',
  },
  H72: {
    name: 'Määrdeained ja kondensaat',
    hazard: 'Õli, külmaaine või tilkuv vesi toidus.',
    cause: 'Lekkiv ajam, jäätunud aurusti.',
    do: 'Masinatel toiduga kokkupuuteks sobiv määrdeaine; tilgavannid; hooldus plaani järgi.',
    check: 'Kasutaja vaatab masina enne alustamist üle; tehnik kord aastas.',
    act: 'Visake saastunud toit ära. Peatage masin, kuni see on parandatud.',
  },
  H73: {
    name: 'Plii, nitraat ja tagasivool vees',
    hazard: 'Plii vanadest torudest, nitraat põldudelt, tagasi imetud must vesi.',
    cause: 'Vanad torud, voolik valamus.',
    do: 'Laske hommikul kraanist vett joosta; tagasivooluklapid; oma kaevu uuritakse plaani järgi.',
    check: 'Juhataja loeb iga veeanalüüsi.',
    act: 'Üle joogivee piirnormi: lõpetage kasutamine, võtke pudelivesi. Torulukksepp; uus proov.',
  },
  H76: {
    name: 'Vetikatoksiinid karpides',
    hazard:
      'Vetikatest pärit PSP, ASP ja DSP rannakarpides, austrites ja teistes karpides. Kuumtöötlemine neid ei hävita.',
    cause: 'Vetikate õitseng, suletud püügipiirkond, saatelipik puudub.',
    do: 'Ainult saatelipikuga karbid avatud ja seiratavast piirkonnast ning tunnustatud väljastuskeskusest.',
    check:
      'Kauba vastuvõtja loeb iga partii saatelipikult piirkonda, kuupäeva ja väljastuskeskust ning hoiab selle alles.',
    act: 'Ärge võtke vastu saatelipikuta või suletud piirkonnast pärit partiisid. Hoiatuse korral peatage müük, pange eraldi, teatage järelevalveasutusele.',
  },
  H77: {
    name: 'Mürgised või õlised kalaliigid',
    hazard: 'Eskolari ja õlikala (müügil ka „võikala“ nime all) vahaestrid; tsiguatera; kerakala.',
    cause: 'Vale või ümber nimetatud liik.',
    do: 'Ostke liiginime järgi. Kerakala ei osteta. Eskolar ja õlikala ainult pakendatult, juhisega.',
    check: 'Kauba vastuvõtja võrdleb igal saadetisel teaduslikku nimetust loeteluga.',
    act: 'Tundmatuid liike ärge vastu võtke.',
    at: {
      P09: {
        do: 'Eskolar ja õlikala: küpsetage ilma rasvata ja öelge kliendile, et see võib kõhu korrast ära viia.',
        check: 'Peakokk kontrollib menüü teksti, kui kala on pakkumisel.',
        act: 'Võtke toit menüüst ära.',
      },
    },
  },
  H78: {
    name: 'Ained pakendist',
    hazard: 'Plastifikaatorid, bisfenoolid ja amiinid lähevad üle rasvasesse või kuuma toitu.',
    cause: 'Kile või karp ei ole mõeldud rasva, kuumuse või toidu jaoks.',
    do: 'Ainult vastavusdeklaratsiooniga toiduga kokkupuutuvad materjalid, kasutatud tootja juhise järgi: kuumus, rasv, aeg.',
    check: 'Juhataja hoiab deklaratsioonid kaustas ja vaatab need üle kord aastas.',
    act: 'Lõpetage materjali kasutamine; visake ära sellesse kuumalt või rasvasena pakitud toit.',
  },
  H79: {
    name: 'Liiga palju lisaainet',
    hazard: 'Sulfiti, värvaine, magusaine või säilitusaine üleannus.',
    cause: 'Kaalumisviga, retsepti ei ole.',
    do: 'Valmissegud; kaaluge retseptilehe järgi, selle toidu jaoks õigusaktis lubatud piires.',
    check: 'Teine inimene allkirjastab iga partii kaalumise.',
    act: 'Peatage partii; lahjendage retsepti järgi või visake ära. Kontrollige kaalu ja retsepti.',
    at: {
      P32: {
        do: 'Võrrelge iga partii retsepti, portsjoni kogust ja märgistust: vitamiinid, magusained, sulfit ja värvained õigusaktis lubatud piires; toiduna lubamata aineid ei kasutata.',
        check: 'Teine inimene allkirjastab iga partii esimese pakendi koguse ja märgistuse.',
      },
    },
  },
  H85: {
    name: 'Radioaktiivsus',
    hazard: 'Tseesium mõne piirkonna metssealihas, metsaseentes ja -marjades.',
    cause: 'Päritolu saastunud piirkonnast.',
    do: 'Küsige metssealiha ja metsaseente päritolu ja uuringu dokumenti.',
    check: 'Kauba vastuvõtja vaatab igal saadetisel päritolu.',
    act: 'Ärge võtke saastunud piirkonnast vastu dokumendita kaupa.',
  },
  H111: {
    name: 'Aflatoksiin piimas',
    hazard: 'Hallitanud sööta söönud lehmade piimas on aflatoksiin M1; kuumus seda ei hävita.',
    cause: 'Hallitanud mais või pähklikook söödas.',
    do: 'Ostke piim ja piimapulber tarnijatelt, kes kontrollivad aflatoksiini M1.',
    check: 'Vastuvõtja vaatab iga tarne tarnijat ja sertifikaati.',
    act: 'Hoiatuse korral pange partii eraldi; küsige tulemusi või vahetage tarnijat.',
  },
  H112: {
    name: 'Antibiootikumid piimas',
    hazard: 'Jäägid võivad tekitada allergiat, soodustada resistentseid baktereid ja peatada juuretise.',
    cause: 'Ravitud lehmade piim paagis, keeluaega ei peetud.',
    do: 'Kontrollige iga paakautot enne tühjendamist kiirtestiga: {limit:L-antibiotic}. Piim ja pulber ainult meiereist, mis kontrollib.',
    check: 'Piima vastuvõtja teeb igale paakautole kiirtesti ja hoiab proovi alles.',
    act: 'Positiivne: ärge tühjendage paakautot, teatage talule ja ametile; juba segatud piim hävitatakse.',
  },
}
