import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGrowth: KnowledgeTexts['hazards'] = {
  H01: {
    name: 'Haigustekitajate kasv enne kauba saabumist',
    hazard:
      'Salmonella, STEC, listeeria ja teised haigustekitajad, mis on kasvanud liiga soojalt saabunud jahutatud toidus.',
    cause: 'Katkenud külmaahel: soe kaubik, pikk ring, laadimiskohal ootav kaup.',
    do: 'Võtke jahutatud valmistoit vastu temperatuuril {limit:L-chill-rte}, muu toit siinses loetelus antud piiri järgi. Pange kaup kohe oma kohale, kõigepealt jahutatud kaup.',
    check:
      'Kauba vastuvõtja mõõdab kahe pakendi vahelt, igast tarnija saadetisest vähemalt ühe toote, ja paneb näidu kirja.',
    act: 'Piirist soojem toit läheb tagasi või pannakse eraldi märkega „mitte kasutada“. Teatage tarnijale; kui see kordub, hinnake tarnija uuesti üle.',
  },
  H03: {
    name: '„Kõlblik kuni“ kuupäev on möödas',
    hazard: 'Haigustekitajad, mis on kasvanud liiga kaua seisnud toidus.',
    cause: 'Uus kaup on pandud vana ette, avatud pakendil ei ole kuupäeva.',
    do: 'Kasutage esimesena seda, mis esimesena aegub. Märkige igale avatud või ümber pakitud toidule avamise päev ja viimane kasutamise päev; kasutusaeg on {limit:L-rte-days}.',
    check: 'Hommikune vahetus vaatab iga päev üle kuupäevad ja avatud pakendid.',
    act: 'Visake ära, mille „kõlblik kuni“ kuupäev on möödas. Seadke ülejäänu kuupäevade järjekorda; selgitage välja, miks toit seisma jäi.',
    at: {
      P01: {
        do: 'Võtke vastu ainult kaup, mille allesjäänud aeg on teie jaoks piisav. Möödunud „kõlblik kuni“ kuupäevaga kaupa ärge vastu võtke.',
        check: 'Kauba vastuvõtja vaatab iga saadetise kuupäevad üle.',
        act: 'Ärge võtke vastu kaupa, mille kuupäev on möödas või liiga lähedal, ja märkige see saatelehele. Leppige tarnijaga kokku, kui palju aega peab vähemalt alles olema.',
      },
      P03: {
        do: 'Pange uus kaup vana taha ja kasutage esimesena seda, mis esimesena aegub. Kirjutage kuupäev ka teise nõusse tõstetud kaubale.',
      },
      P34: {
        do: 'Pange uus kaup vana taha. Võtke toit viimase päeva õhtul sulgemisel riiulist ära.',
        check: 'Hommikune vahetus vaatab riiulid iga päev üle.',
        act: 'Võtke aegunud toit müügilt, lugege üle ja visake ära. Kui midagi on juba müüdud, öelge juhatajale, kes otsustab tagasikutsumise.',
      },
    },
  },
  H08: {
    name: 'Haigustekitajate kasv jahutatud toidus',
    hazard:
      'Salmonella, STEC, Staphylococcus aureus ja Clostridium perfringens paljunevad, kui jahutatud toit on liiga soe. S. aureus’e toksiin talub kuumtöötlust.',
    cause: 'Lahti jäänud uks, üle laaditud riiulid, kuum pott külmikus, rikkis külmik.',
    do: 'Hoidke valmistoitu temperatuuril {limit:L-chill-rte}, muud toitu siinses loetelus antud piiri järgi. Jätke õhule ruumi, sulgege uks, ärge pange sisse midagi kuuma.',
    check:
      'Vahetusevanem vaatab igal hommikul ja pärastlõunal iga külmiku ja külmkambri termomeetrit või mõõdab toodet.',
    act: 'Tõstke toit külmemasse kohta ja mõõtke selle temperatuuri. Kui valmistoit on olnud liiga soe kauem kui {limit:L-out-cold-hours} või keegi ei tea, kui kaua, visake see ära. Kontrollige ust, täituvust ja jääd aurustil; kutsuge tehnik.',
    at: {
      P12: {
        do: 'Pange külm toit välja temperatuuril {limit:L-chill-rte}, väikeste kogustena. Lülitage lett aegsasti sisse; täitke ainult laadimisjooneni.',
        check:
          'Leti või rootsi laua vastutaja mõõdab ühe toote temperatuuri enne serveerimist ja serveerimise keskel.',
        act: 'Võtke piirist soojem toit väljapanekust ära. Kui see on olnud liiga soe kauem kui {limit:L-out-cold-hours} või keegi ei tea, kui kaua, visake see ära. Kontrollige letti ja täitke see väiksemate kogustega.',
      },
      P34: {
        do: 'Hoidke letis temperatuuri seal oleva kauba järgi: valmistoidul {limit:L-chill-rte}, muul toidul siinse loetelu järgi. Ärge täitke üle laadimisjoone; hoidke õhupilud vabad.',
        check:
          'Hommikune ja pärastlõunane vahetus vaatavad iga leti termomeetrit või mõõdavad pakendit kõige soojemas kohas.',
        act: 'Tõstke kaup teise letti või külmkambrisse ja mõõtke. Kui valmistoit on olnud liiga soe kauem kui {limit:L-out-cold-hours} või keegi ei tea, kui kaua, visake see ära. Peatage sellest letist müük, kuni see on parandatud.',
      },
      P35: {
        do: 'Jahutage sõiduk või kast enne laadimist maha ja laadige ainult toitu, mille temperatuur on {limit:L-transport-cold}. Peatuste vahel on uksed kinni.',
        check: 'Juht vaatab igal sõidul temperatuuri laadimisel ja viimases peatuses.',
        act: 'Ärge andke liiga soojana saabunud toitu üle. Tooge see tagasi, mõõtke ja otsustage koos juhatajaga. Laske sõiduk või kast enne järgmist sõitu üle kontrollida.',
      },
      P61: {
        do: 'Hoidke valmistatud ja jahutatud toitu {limit:L-chill-rte} juures, kaetult, toorest toidust kõrgemal või eraldi. Pange külmikusse ainult juba külm toit.',
      },
    },
  },
  H11: {
    name: 'Listeeria kasv säilimisaja jooksul',
    hazard:
      'Listeria monocytogenes kasvab ka külmas: viilutatud singis, pehmes juustus, suitsukalas, kooremagustoitudes, tükeldatud puu- ja köögiviljas ning päevi seisvates salatites.',
    cause: 'Pikk säilimisaeg paari kraadi võrra liiga soojas külmikus; avatud pakendid ilma kuupäevata.',
    do: 'Hoidke temperatuuril {limit:L-chill-rte}. Avatud pakendite ja kohapeal valmistatud toidu kasutusaeg, kui säilimisaega ei ole uuringuga tõendatud, on {limit:L-rte-days}, kuid mitte kunagi üle tootja kuupäeva.',
    check: 'Vahetusevanem kontrollib temperatuuri kaks korda päevas ja avatud pakendite kuupäevi sulgemisel.',
    act: 'Visake ära, mille päevad on läbi või mis on olnud liiga soe kauem kui {limit:L-out-cold-hours}. Lühendage päevade arvu või seadke külmik külmemaks.',
    at: {
      P01: {
        do: 'Võtke juust, lihalõigud, suitsukala ja muu kohe söödav toit vastu ainult temperatuuril {limit:L-chill-rte} ja piisava säilivusajaga. Pange esimesena külma.',
        check: 'Vastuvõtja mõõdab igal tarnel kahe paki vahelt ja loeb kuupäeva.',
        act: 'Liiga soe või aegunud: keelduge või pange eraldi. Hiljem ei kuumuta seda keegi. Kordumisel hinnake tarnijat uuesti.',
      },
      P12: {
        do: 'Pange välja ainult väikesi koguseid temperatuuril {limit:L-chill-rte}; letist ei lähe midagi varusse tagasi.',
        check: 'Leti vastutaja mõõdab ühe toote temperatuuri enne serveerimist ja serveerimise keskel.',
        act: 'Visake ära, mis on olnud liiga soe kauem kui {limit:L-out-cold-hours}. Pange korraga vähem välja.',
      },
      P22: {
        do: 'Pakendage puhta masinaga ainult värsket külma toitu. Hoidke pakendeid temperatuuril {limit:L-chill-vacuum} kuni {limit:L-vacuum-days} või tõendage pikem aeg säilivuskatsega.',
        check:
          'Pakkija märgib igale pakendile viimase päeva; vahetusevanem kontrollib temperatuuri kaks korda päevas ja kuupäevi igal hommikul.',
        act: 'Visake ära pakendid, mille päevad on läbi. Kui listeeriaproov on positiivne, peatage partii, puhastage masin lahtivõetult ja võtke uued pinnaproovid.',
      },
      P34: {
        do: 'Hoidke leti temperatuur {limit:L-chill-rte}. Letis viilutatud kaup müüge samal päeval või märkige sellele viimane kasutamise päev.',
        check: 'Letiteenindaja kontrollib temperatuuri kaks korda päevas ja kuupäevi igal hommikul.',
        act: 'Võtke müügilt toit, mille päev on möödas või mis on olnud liiga soe kauem kui {limit:L-out-cold-hours}. Viilutage korraga vähem.',
      },
    },
  },
  H12: {
    name: 'Külmutatud toidu sulamine ja uuesti külmumine',
    hazard: 'Haigustekitajad kasvavad külmutatud toidu sulanud servas ja jäävad uuesti külmumisel alles.',
    cause: 'Sügavkülmiku rike, jäätunud uks, laadimiskohale jäetud kaup, sooja toidu aeglane külmutamine.',
    do: 'Hoidke külmutatud toitu temperatuuril {limit:L-frozen}. Sulanud toitu ärge uuesti külmutage, kui see ei ole vahepeal kuumtöödeldud.',
    check:
      'Hommikune vahetus vaatab kord päevas iga sügavkülmiku näitu ja otsib pehmeid pakendeid, härmatist ja sulamisvett.',
    act: 'Tõstke toit teise sügavkülmikusse. Pehme liha või kala küpsetage kohe; pehme jäätis ja valmistoit visake ära. Kutsuge tehnik.',
    at: {
      P01: {
        do: 'Võtke külmutatud toit vastu ainult kõvana ja temperatuuril {limit:L-frozen-swing}, ilma sulamisvee ja jääkristallideta pakendis. Pange see kõige esimesena ära.',
        check: 'Kauba vastuvõtja mõõdab igal saadetisel kahe pakendi vahelt.',
        act: 'Ärge võtke vastu pehmeid ega uuesti külmunud pakendeid ja märkige see saatelehele. Teatage tarnijale.',
      },
      P16: {
        do: 'Külmutage ainult värsket külma toitu väikestes pakendites, kiirkülmutis või sügavkülmiku kõige külmemas osas. Märkige nimetus ja päev. Edasi hoidke temperatuuril {limit:L-frozen}.',
        check:
          'Külmutaja kontrollib järgmisel päeval, et pakendid on läbinisti kõvad, ja vaatab sügavkülmiku näitu.',
        act: 'Kui toit ei ole läbi külmunud, küpsetage see kohe või visake ära. Külmutage korraga vähem; laske sügavkülmik üle kontrollida.',
      },
      P34: {
        do: 'Hoidke sügavkülmleti või kuulijäätise leti temperatuur siinses loetelus antud piires; täitke laadimisjoonest allapoole ja katke ööseks.',
        check:
          'Hommikune vahetus vaatab kord päevas iga sügavkülmleti näitu ja katsub, kas mõni pakend on pehme.',
        act: 'Võtke pehmed pakendid müügilt; neid uuesti ei külmutata. Tõstke kõvad pakendid teise sügavkülmikusse ja kutsuge tehnik.',
      },
      P35: {
        do: 'Laadige külmutatud kaup viimasena juba külma sõidukisse; hoidke seda temperatuuril {limit:L-frozen-swing}.',
        check: 'Juht vaatab temperatuuri laadimisel ja viimases peatuses.',
        act: 'Pehmet kaupa üle ei anta. Tooge see tagasi, märgistage ja otsustage koos juhatajaga; laske jahutusseade üle kontrollida.',
      },
    },
  },
  H13: {
    name: 'Haigustekitajate kasv ja sulamisvesi sulatamisel',
    hazard:
      'Haigustekitajad kasvavad soojal välispinnal, kui sisemus on veel jääs; sulamisvesi viib need teisele toidule.',
    cause: 'Sulatamine laual, toidu all ei ole nõud, sulanud toit ununeb.',
    do: 'Sulatage külmikus restil, mille all on nõu, valmistoidust allpool, kuni {limit:L-thaw-hours}. Külma voolava vee all või mikrolaineahjus ainult siis, kui toit kohe küpsetatakse.',
    check: 'Kokk kontrollib igal hommikul, et sulav toit on nõus, kaetud ja kuupäevaga.',
    act: 'Toatemperatuuril sulatatud toit: kui pind on soe, visake ära; kui toit on veel külm, küpsetage kohe. Pühkige sulamisvesi ära ja desinfitseerige. Kavandage sulatamine päev ette.',
  },
  H19: {
    name: 'Haigustekitajate kasv väljas seisvas toidus',
    hazard: 'Jahutamata või kuumutamata seisvas toidus haigustekitajad kasvavad ja moodustavad toksiine.',
    cause: 'Toit on vara välja pandud, kausse täiendatakse, ülejääk pannakse tagasi.',
    do: 'Külm toit võib väljas seista kuni {limit:L-out-cold-hours}. Kirjutage kellaaeg sildile, vahetage kauss uue vastu, ärge täiendage vana kaussi.',
    check:
      'Leti vastutaja kirjutab üles, millal iga toit välja pandi, ja vaatab iga juurdepaneku ajal kella.',
    act: 'Visake ära, mis on kauem seisnud. Pange välja vähem ja sagedamini.',
    at: {
      P08: {
        do: 'Too külmast välja ainult see, mis kohe ära lõigatakse; ruum {limit:L-cutting-room}. Leotatud sooled ja lõikmed lähevad tagasi külma.',
        check: 'Meister loeb ruumi kaks korda päevas ja vaatab liha laudadel.',
        act: 'Soojaks läinud liha: kohe külma ja küpsetage samal päeval või visake ära. Väiksemad kogused, jahedam ruum.',
      },
      P20: {
        do: 'Pange toit taldrikule vahetult enne serveerimist; külmad taldrikud ootavad külmikus, kuumad soojalambi all.',
        check: 'Toidu väljastaja jälgib, et midagi ei jääks ootama.',
        act: 'Mis on oodanud kauem kui {limit:L-out-cold-hours}, seda ei serveerita. Muutke väljastamise järjekorda.',
      },
      P34: {
        do: 'Külmas hoitav toit on letist väljas ainult teenindamise ajal, kokku kuni {limit:L-out-cold-hours}.',
        check: 'Letiteenindaja vaatab leti igal vahetuse üleandmisel üle.',
        act: 'Visake ära, mis on kauem väljas seisnud, ja näidake vahetusele uuesti, kuidas teha.',
      },
    },
  },
  H24: {
    name: 'Eoste kasv aeglasel jahtumisel',
    hazard:
      'Clostridium perfringens’i ja Bacillus cereus’e eosed elavad kuumtöötlemise üle ja hakkavad aeglaselt jahtuvas toidus kasvama. B. cereus’e toksiini taaskuumutamine ei hävita.',
    cause: 'Sügavad potid, kaaned peal, jahutamine üleöö toatemperatuuril, üle laaditud kiirjahuti.',
    do: 'Jahutage valmis toit {limit:L-cool}. Kasutage madalaid nõusid, jäävanni või kiirjahutit; jagage suured tükid väiksemaks; siis pange toit kohe külmikusse.',
    check:
      'Kokk märgib iga partii kohta kellaaja ja sisetemperatuuri jahutamise alguses ja lõpus, kõige paksemas tükis.',
    act: 'Kui piir jäi napilt saavutamata ja toit on seest veel kuum, kuumutage see üks kord temperatuurini {limit:L-reheat} ja alustage uuesti. Muul juhul visake ära. Tehke väiksemad portsjonid, võtke rohkem jääd, pange vähem nõusid korraga.',
    at: {
      P23: {
        do: 'Pange kotid kohe jäävette: {limit:L-cool-cook-chill}. Üks kiht, kotid jääga kaetud.',
        check:
          'Kokk mõõdab jahutamise lõpus igast partiist ühe koti läbi vahtteibi ning märgib kellaaja ja temperatuuri.',
        act: 'Visake piiri mitte saavutanud kotid ära. Võtke rohkem jääd, väiksemad kotid.',
      },
    },
  },
  H27: {
    name: 'Haigustekitajate kasv ja toksiin kuumana hoidmisel',
    hazard: 'Clostridium perfringens ja Bacillus cereus kasvavad toidus, mis on soe, aga mitte kuum.',
    cause:
      'Marmiit lülitati hilja sisse, selles soojendatakse külma toitu, toit seisab tunde, kaaned on pealt ära.',
    do: 'Pange eelsoojendatud seadmesse ainult kuuma toitu ja hoidke seda temperatuuril {limit:L-hot-hold}, kuni {limit:L-hot-hold-hours}. Segage, hoidke kaas peal, ärge lisage vanale uut.',
    check: 'Kokk mõõdab iga toitu serveerimise alguses ja keskel, kõige jahedamast kohast.',
    act: 'Kui toit on olnud alla piiri lühemalt kui {limit:L-out-hot-hours}, kuumutage see üks kord temperatuurini {limit:L-reheat} ja pange tagasi. Kui kauem või keegi ei tea, kui kaua, visake ära. Kontrollige seadme seadistust.',
    at: {
      P34: {
        do: 'Hoidke kuumas letis toitu temperatuuril {limit:L-hot-hold}; pange sinna ainult juba kuuma toitu.',
        check: 'Letiteenindaja mõõdab kaks korda päevas igast liigist ühe toote.',
        act: 'Kui toit on olnud alla piiri kauem kui {limit:L-out-hot-hours} või keegi ei tea, kui kaua, visake ära. Muul juhul kuumutage see üks kord läbi. Laske lett üle kontrollida.',
      },
      P35: {
        do: 'Soojendage termokastid ette, täitke täis ja sulgege kohe; kohale jõudes on toidu temperatuur {limit:L-hot-hold}.',
        check: 'Juht või vastuvõtja mõõdab igal sõidul ühe nõu toitu.',
        act: 'Kui toit saabus alla piiri, kuumutage see kohe temperatuurini {limit:L-reheat}, või visake ära, kui see oli leige kauem kui {limit:L-out-hot-hours}. Laadige vahetult enne sõitu, kasutage paremaid kaste.',
      },
    },
  },
  H28: {
    name: 'Botulismi toksiin õhuta pakendis',
    hazard:
      'Mitteproteolüütiline Clostridium botulinum kasvab õhuta ka külmikus ja moodustab surmava toksiini, mida ei ole näha ega haista.',
    cause:
      'Vaakum- või gaaspakendit on hoitud liiga kaua või paar kraadi liiga soojas, liiga vähe soola või hapet.',
    do: 'Hoidke vaakum- ja gaaspakendeid temperatuuril {limit:L-chill-vacuum} kuni {limit:L-vacuum-days}. Kauem ainult siis, kui kasvu takistab veel midagi tõendatut: sool, hape või kuivatamine.',
    check:
      'Vahetusevanem vaatab pakendite külmiku näitu kaks korda päevas ja viimast kasutamise päeva pakenditel igal hommikul.',
    act: 'Visake ära pakendid, mille päevad on läbi või mis on teadmata aja liiga soojas seisnud; ärge maitske. Seadke külmik külmemaks, lühendage aega.',
    at: {
      P23: {
        do: 'Serveerige sous-vide-kotid kohe või jahutage ja hoidke neid temperatuuril {limit:L-chill-vacuum} kuni {limit:L-vacuum-days}. Märkige igale kotile viimane päev.',
      },
      P25: {
        do: 'Soolake enne suitsutamist ühtlaselt. Hoidke pakendatud külmsuitsukala temperatuuril {limit:L-chill-vacuum} kuni {limit:L-vacuum-days} või pakkige see nii, et õhk ligi pääseb.',
      },
      P27: {
        do: 'Kaaluge sool ja kala või liha, hoidke soolvee kangus ja soolamise aeg retseptikohane. Õhuta pakendatav toode vajab täit soolakogust.',
        check: 'Soolaja kirjutab üles iga partii kaalu, soola ja aja.',
        act: 'Kui soola on liiga vähe, soolake enne suitsutamist või pakendamist juurde või müüge vaakumita ja lühikese säilimisajaga. Kontrollige kaalu ja retsepti.',
      },
    },
  },
  H29: {
    name: 'Botulismi toksiin konservides',
    hazard:
      'Proteolüütiline Clostridium botulinum elab nõrga steriliseerimise üle ja moodustab suletud purkides ja karpides toatemperatuuril surmava toksiini.',
    cause: 'Autoklaav oli liiga jahe või aeg liiga lühike, purgid liiga täis, õmblused või kaaned lekivad.',
    do: 'Steriliseerige valideeritud programmi järgi: {limit:L-retort}. Sama purk, sama sisu ja sama algtemperatuur nagu programmis. Jahutage puhtas klooritud vees.',
    check:
      'Operaator kirjutab üles iga laadungi temperatuuri, rõhu ja aja ning vaatab üle iga partii sulgurid.',
    act: 'Programmile alla jäänud laadung steriliseeritakse kohe uuesti või visatakse ära; punnis või lekkivaid purke ei avata kunagi. Laske autoklaav enne järgmist laadungit korda teha.',
  },
  H32: {
    name: 'Haigustekitajate kasv liiga vähe happelises toidus',
    hazard:
      'Clostridium botulinum, listeeria ja teised kasvavad seal, kus äädikas või käärimine ei ole pH-d alla viinud.',
    cause: 'Liiga vähe äädikat, paksud tükid, aeglane käärimine, kalibreerimata mõõtur.',
    do: 'Kaaluge retsepti järgi ja pidage kinni programmi aegadest. Marineeritud toidu ja marinaadi piir on ka tüki sees {limit:L-acid-ph}; hapestatud riis jõuab oma piirini läbinisti; piim ja kohupiim hapnevad elusa juuretisega oma hapnemiskõvera järgi.',
    check:
      'Valmistaja mõõdab iga partii pH-d kalibreeritud mõõturiga: peenestatud proovist siis, kui hape on läbi imbunud, piimast ja kohupiimast programmi aegadel.',
    act: 'Üle piiri: lisage hapet ja mõõtke uuesti, hoidke toitu külmikus lühikese säilimisajaga või visake ära. Kontrollige retsepti ja mõõturit.',
    at: {
      P28: {
        do: 'Kaaluge viljad, suhkur ja sidrunimahl või sidrunhape retsepti järgi; vähehappelised viljad saavad hapet juurde, kuni partii pH piir on saavutatud. Villige kuumalt, sulgege kohe.',
        check: 'Kokk mõõdab enne märgistamist igast partiist peenestatud ja jahtunud proovi.',
        act: 'Üle piiri: lisage hapet, keetke ja villige uuesti, müüge külmikust lühikese säilimisajaga või visake ära.',
      },
    },
  },
  H34: {
    name: 'Haigustekitajate kasv toorvorstis ja kuivatatud lihas',
    hazard:
      'STEC, Salmonella ja Staphylococcus aureus kasvavad, kui vorst hapneb või kuivab liiga aeglaselt. S. aureus’e toksiin jääb alles.',
    cause:
      'Starterkultuur puudub või on nõrk, ruum on enne hapnemist liiga soe, kest paks, kuivatamine liiga lühike.',
    do: 'Laske vorstil starterkultuuriga hapneda piirini {limit:L-sausage-ph}, enne kui ruumis koguneb {limit:L-degree-hours}. Kuivatage see, nagu ka toorsink ja kuivatatud liha, säilivaks: {limit:L-stable-ph} või {limit:L-stable-aw}; ainult kuivatatud liha piirini {limit:L-dry-aw}.',
    check: 'Lihunik mõõdab iga partii pH-d retseptis näidatud päevadel ja vee aktiivsust enne väljastamist.',
    act: 'Kui pH jäi õigel ajal saavutamata, kuumtöödelge partii läbi või visake ära. Kui toode ei ole piisavalt kuiv, kuivatage edasi ja mõõtke enne väljastamist uuesti.',
  },
  H35: {
    name: 'Haigustekitajad ja hallitus laagerdamisel',
    hazard: 'Listeeria, hallitustoksiinid ja riknemine kuivlaagerdatud lihal ja laagerduvatel toodetel.',
    cause: 'Kapp on liiga soe või niiske, lauad mustad, laagerdamine liiga pikk.',
    do: 'Laagerdage temperatuuril {limit:L-chill-ripening} kuni {limit:L-ripening-days}, õhuniiskus {limit:L-ripening-humidity}. Hoidke tükid eraldi ja lauad puhtad; lõigake pind enne müüki maha. Veiseliha vajab ka filtritud või UV-kiirgusega töödeldud õhku kiirusega 0,2–0,5 m/s.',
    check: 'Lihunik vaatab temperatuuri ja niiskust kaks korda päevas ning iga tükki kord päevas.',
    act: 'Limane, kleepuv või värvilise hallitusega tükk: visake ära. Kuivatage ja puhastage kapp, selgitage välja põhjus.',
  },
  H81: {
    name: 'Bacillus cereus’e toksiin riisis, pastas ja kaunviljades',
    hazard:
      'Bacillus cereus’e eosed elavad keetmise üle; soojas riisis tekkinud toksiin jääb alles ka praadimisel ja taaskuumutamisel.',
    cause: 'Riis seisab tunde soojas või toatemperatuuril, suured potid jahtuvad aeglaselt.',
    do: 'Keetke väikesi koguseid. Säilitatav riis ja pasta jahutage {limit:L-cool}, madalates nõudes või külma joogivee all.',
    check: 'Kokk märgib iga partii kohta kellaaja ja temperatuuri jahutamise alguses ja lõpus.',
    act: 'Visake liiga aeglaselt jahtunud riis ära: taaskuumutamine ei aita. Keetke vähem, kasutage madalaid nõusid.',
    at: {
      P19: {
        do: 'Hoidke keedetud riisi, pastat ja kaunvilju temperatuuril {limit:L-hot-hold}; ärge jätke riisikeetjat väljalülitatuna seisma.',
        check: 'Kokk mõõdab riisi ja pastat serveerimise alguses ja keskel.',
        act: 'Visake ära riis, mis oli alla piiri kauem kui {limit:L-out-hot-hours}: taaskuumutamine ei aita. Kontrollige seadet.',
      },
      P26: {
        do: 'Segage retsepti järgi kaalutud äädikas kohe kuuma sushiriisi hulka, kuni piirini {limit:L-acid-rice-ph}.',
        check: 'Sushikokk mõõdab iga riisipartii pH-d.',
        act: 'Üle piiri: lisage äädikat ja mõõtke uuesti, kasutage riis kohe ära või visake ära.',
      },
    },
  },
  H82: {
    name: 'Stafülokoki toksiin kreemis ja täidisega pagaritoodetes',
    hazard:
      'Staphylococcus aureus kätelt ja ninast kasvab koores, kreemis ja täidises; selle toksiin jääb küpsetamisel alles.',
    cause: 'Paljad käed, haavad, toatemperatuurile jäetud täidised, päevi kasutatud pritskotid.',
    do: 'Tehke väikesi koguseid puhaste käte ja uute pritskottidega. Täidisega tooted lähevad kohe külma, temperatuurile {limit:L-chill-rte}.',
    check: 'Kondiiter kontrollib, et ükski täidis väljas ei seisa, ja mõõdab koogiletti kaks korda päevas.',
    act: 'Visake ära täidised, mis on väljas seisnud kauem kui {limit:L-out-cold-hours}. Tehke korraga vähem; suunake mädaneva haavaga inimene muule tööle.',
  },
  H87: {
    name: 'Jersiinia sealihas',
    hazard: 'Yersinia enterocolitica kasvab aeglaselt isegi külmikus.',
    cause: 'Toorest sealiha hoitakse mitu päeva, lihamahl tilgub muule toidule.',
    do: 'Hoidke toorest sealiha temperatuuril {limit:L-chill-red-meat} ja kasutage see mõne päevaga ära. Kuumtöötlemine hävitab jersiinia: {limit:L-cook-core}.',
    check: 'Vahetusevanem kontrollib temperatuuri kaks korda päevas ja toore liha kuupäevi igal hommikul.',
    act: 'Küpsetage kohe, mille kuupäev on lähedal; visake ära, mis on limane või üle kuupäeva.',
  },
  H121: {
    name: 'Eoste aeglane kasv hoitavas valmistatud toidus',
    hazard:
      'Bacillus cereuse ja Clostridium botulinumi eosed jäävad kuumtöötlemisel ellu. Mõned tüved kasvavad aeglaselt ka külmas, kõige enam tihedalt suletud nõus. B. cereuse toksiin peab taaskuumutamisele vastu.',
    cause:
      'Valmistatud toitu hoitakse liiga mitu päeva, külmik on mõne kraadi võrra liiga soe, nõudel pole kuupäeva.',
    do: 'Hoidke valmistatud toitu {limit:L-chill-rte} juures ja kasutage ära {limit:L-rte-days} jooksul. Kirjutage igale nõule viimane kasutuspäev, kui panete selle külmikusse.',
    check: 'Vahetuse vanem vaatab külmiku näitu hommikul ja pärastlõunal ning nõude kuupäevi sulgemisel.',
    act: 'Visake ära, mis on üle viimase päeva või ilma kuupäevata. Kui toit oli liiga soe kauem kui {limit:L-out-cold-hours} või see pole teada, visake ka see ära. Taaskuumutamine ei aita.',
  },
  H91: {
    name: 'Botulismi toksiin vaakumpakendis toores kalas',
    hazard: 'Clostridium botulinum’i E-tüüp elab kalades ja vees ning kasvab õhuta liiga soojas külmikus.',
    cause: 'Vaakumpakendis toorest kala hoitakse liiga soojas või sulatatakse suletud pakendis.',
    do: 'Hoidke vaakumpakendis toorest kala külmutatult või temperatuuril {limit:L-chill-vacuum}. Avage pakend enne sulatamist. Märgistus: „Hoida külmas“ ja viimane kasutamise päev.',
    check:
      'Pakkija vaatab pakendite hoiukoha näitu kaks korda päevas ning kontrollib esimese ja viimase pakendi märgistust.',
    act: 'Visake ära pakendid, mis on teadmata aja liiga soojas seisnud või suletult sulanud. Kui külma ei saa hoida, pakendage ümber ilma vaakumita.',
  },
  H110: {
    name: 'Kasv suurte sinkide soojenemisel',
    hazard:
      'Stafülokokid ja Clostridium perfringens kasvavad, kuni sisemus on tundide kaupa leige; stafülokokkide toksiin jääb keetmisel alles.',
    cause: 'Liiga paksud tükid, täis ahi, külmunud sisemus, jahe algus.',
    do: 'Sulata enne keetmist läbi; ühesuurused tükid. Sisemus: {limit:L-come-up}.',
    check: 'Ahju töötaja salvestab suurima tüki sisetemperatuuri algusest lõpuni.',
    act: 'Kauem kui piir: pea partii kinni; otsustab ekspert, muidu hävita. Riputa vähem, alusta kuumemalt.',
  },
  H115: {
    name: 'Käärimine liiga aeglane või mitte piisavalt hapu',
    hazard:
      'STEC, salmonella, Bacillus ja stafülokokid kasvavad või jäävad ellu, enne kui hape ja alkohol neid pidurdavad.',
    cause: 'Magus küps vili, vähe soola, vana juuretis, külm ruum, seiskunud käärimine.',
    do: 'Alustage mõne tunni jooksul, juuretise või pärmi ja retsepti soolaga. pH {limit:L-ferment-ph}; lisage mahlale hapet enne pärmi.',
    check: 'Valmistaja mõõdab iga partii alguses ja lõpus kalibreeritud mõõturiga.',
    act: 'Ei hapnenud õigel ajal: pastöörige või hävitage. Muutke järgmisel partiil hapet, soola, juuretist või soojust.',
  },
  H117: {
    name: 'Kasv kuivatamise ajal',
    hazard: 'Stafülokokid ja salmonella kasvavad, kuni toit on niiske; hiljem hallitus, kui toit ei kuiva.',
    cause: 'Paksud kihid, niiske õhk, jahe algus, ventilaatori seisak, niiske ladu.',
    do: 'Õhukesed kihid, algusest peale soe kuiv õhk. Kuivatage kuni {limit:L-dried-aw}; pakkige tihedalt.',
    check: 'Seadme töötaja mõõdab iga partii paksemaid tükke.',
    act: 'Liiga niiske: kuivatage kohe edasi. Teadmata kaua niiske või hallitanud: hävitage. Kontrollige ventilaatorit ja õhku.',
  },
  H120: {
    name: 'Kasv jäätisesegu jahtumisel',
    hazard: 'Bacillus, stafülokokid ja listeeria kasvavad leiges segus; ükski hilisem etapp neid ei hävita.',
    cause: 'Väike jahuti, täis paak, ootamine jahuti ees.',
    do: 'Jahutage kohe pärast kuumutit: {limit:L-cool-mix}.',
    check: 'Jäätisemeister loeb iga partii temperatuuri ja aega.',
    act: 'Liiga aeglane: kuumutage kohe uuesti ja jahutage, ainult üks kord; muidu hävitage. Puhastage jahuti, väiksemad partiid.',
  },
}
