import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGerms: KnowledgeTexts['hazards'] = {
  H02: {
    name: 'Vigastatud või punnis pakendid',
    hazard:
      'Haigustekitajad ja mustus, mis pääsevad toidu sisse rebenenud, lekkiva või punnis pakendi ja mõlkis konservikarbi kaudu.',
    cause: 'Hooletu käsitsemine, märjad kastid, nõrgad õmblused.',
    do: 'Võtke vastu ainult terved, puhtad ja kuivad pakendid. Konservikarbil ei ole teravaid mõlke, roostet ega punnis otsi.',
    check: 'Kauba vastuvõtja vaatab üle iga saadetise pakendid.',
    act: 'Ärge võtke vigastatud kaupa vastu; punnis karpi ei avata. Märkige see saatelehele ja teatage tarnijale.',
  },
  H05: {
    name: 'Kontrollimata päritoluga toit',
    hazard:
      'Kontrollimata liha, ulukiliha, karbid, munad või metsaseened võivad kanda parasiite, haigustekitajaid või toksiine.',
    cause: 'Ostetud juhuslikult müüjalt, ilma dokumentide ja tervisemärgita.',
    do: 'Ostke ainult heakskiidetud tarnijatelt. Loomsetel toodetel on tervise- või identifitseerimismärk; dokumendid hoitakse alles.',
    check: 'Kauba vastuvõtja otsib igal saadetisel märki ja võrdleb tarnijat loeteluga.',
    act: 'Ärge võtke vastu märgi või dokumentideta kaupa. Öelge juhatajale; kasutage teist tarnijat.',
    at: {
      P02: {
        check:
          'Juhataja vaatab tarnijate loetelu ja nende tunnustused üle kord aastas ning enne uue tarnijaga alustamist.',
        act: 'Kustutage tunnustamata tarnijad loetelust ja hoidke nende laos olev kaup eraldi, kuni asi on selge.',
      },
    },
  },
  H07: {
    name: 'Kahjurid saastavad toitu',
    hazard: 'Närilised, putukad ja linnud toovad toidule ja pakenditele salmonelle ja mustust.',
    cause: 'Praod uste all, lahtised aknad, katmata prügi, kaup põrandal.',
    do: 'Hoidke kaup suletuna ja põrandast kõrgemal, uksed kinni, praod tihendatud.',
    check: 'Määratud töötaja otsib kord nädalas väljaheiteid, närimisjälgi ja putukaid ning vaatab lõkse.',
    act: 'Visake kahjurite puudutatud toit ära. Puhastage ja desinfitseerige, kutsuge samal päeval tõrjefirma, sulgege auk.',
    at: {
      P41: {
        do: 'Hoidke prügikastid suletuna, tühjendage iga päev ja peske. Hoidke hoov puhas.',
        check: 'Õhtune vahetus vaatab igal õhtul üle prügikastid ja hoovi.',
        act: 'Tühjendage ja puhastage prügikastid kohe; kui need ajavad üle, tellige juurde või suuremad.',
      },
      P43: {
        check:
          'Oma töötaja vaatab lõksud üle kord nädalas; tõrjefirma käib lepingu järgi ja jätab aruande, mille juhataja loeb läbi ja allkirjastab.',
        act: 'Visake kahjurite puudutatud toit ära, puhastage ja desinfitseerige. Kutsuge samal päeval tõrjefirma; kontrollige nädala pärast uuesti.',
      },
    },
  },
  H09: {
    name: 'Ristsaastumine toorelt toidult valmistoidule',
    hazard:
      'Salmonella, Campylobacter, STEC ja listeeria kanduvad toorelt lihalt, kalalt, munadelt või mullast toidule, mida enam ei kuumutata.',
    cause: 'Sama lõikelaud, nuga, lapp või käed; tilkuv lihamahl; toores toit valmistoidu kohal.',
    do: 'Toores toit on valmistoidust allpool või eraldi, kaetud ja nõus, mis tilkuva vedeliku kinni püüab.',
    check: 'Vahetusevanem vaatab kord päevas enne teenindamist üle külmikud ja töökohad.',
    act: 'Visake ära valmistoit, millele on sattunud toorest toitu või lihamahla. Puhastage ja desinfitseerige, seadke riiulid korda, selgitage reegel uuesti üle.',
    at: {
      P06: {
        do: 'Sulatage toorest liha ja kala nõus kõige alumisel riiulil, valmistoidust eemal.',
        check: 'Kokk vaatab sulava toidu igal hommikul üle.',
        act: 'Visake ära valmistoit, millele on tilkunud sulamisvett. Puhastage ja desinfitseerige riiul ja nõu.',
      },
      P08: {
        do: 'Toore ja valmistoidu jaoks on eraldi lõikelauad, noad ja masinad, eristatud värviga. Enne valmistoit, siis toores; vahepeal peske ja desinfitseerige. Peske käsi pärast toorest toitu ja mune. Toorest linnuliha ärge loputage.',
        check: 'Vahetusevanem vaatab kord päevas töökohti ja töövahendeid.',
        act: 'Visake toore toidu vahenditega lõigatud valmistoit ära või kuumtöödelge see. Puhastage ja desinfitseerige koht; seadke töövahendid ümber.',
      },
      P11: {
        do: 'Valmistage külmi toite omaette puhtal laual oma töövahenditega, eemal toorest lihast, kalast ja pesemata köögiviljast.',
        check: 'Vahetusevanem vaatab külma laua enne teenindamist üle.',
        act: 'Visake ära toidud, mis on toorega kokku puutunud. Puhastage ja desinfitseerige; viige toore toidu töö mujale.',
      },
      P31: {
        do: 'Tapke ja roogige eemal lõigatud lihast, fileest ja valmistoidust. Avage kõhuõõs soolt vigastamata, kasutage joogivett, viige jäätmed kohe ära.',
        check: 'Rookija vaatab üle iga looma või kala ja puhastab koha pärast iga partiid.',
        act: 'Lõigake määrdunud koht maha. Visake ära valmistoit, millele on pritsinud; puhastage ja desinfitseerige.',
      },
      P39: {
        do: 'Puhastage ja desinfitseerige lõikelauad, noad, masinad ja käepidemed pärast toorest toitu ja enne valmistoitu. Kasutage paberit või puhtaid lappe.',
        check: 'Õhtune vahetus märgib puhastusplaani iga päev; juhataja vaatab selle üle kord nädalas.',
        act: 'Puhastage enne kasutamist uuesti. Mustal pinnal valmistatud toit kuumtöödeldakse või visatakse ära.',
      },
    },
  },
  H10: {
    name: 'Listeeria masinatelt ja pindadelt',
    hazard:
      'Listeria monocytogenes elab viilutajates, trappides ja märgades nurkades ning satub sealt valmistoidule.',
    cause: 'Viilutajat ei võeta lahti, seisev vesi, kulunud lõikelauad.',
    do: 'Võtke viilutaja lahti, puhastage ja desinfitseerige iga päev ning toore ja valmistoidu vahepeal. Kuivatage.',
    check:
      'Õhtune vahetus märgib puhastuse tehtuks; juhataja vaatab tera ja kaitset; pinnaproovid analüüside plaani järgi.',
    act: 'Kui ei ole puhas, puhastage enne kasutamist uuesti. Positiivse pinnaproovi korral tehke suurpuhastus, peatage vahepeal valmistatud valmistoit, võtke uued pinnaproovid.',
    at: {
      P11: {
        do: 'Puhastage ja desinfitseerige külma toidu laud, lõikelauad ja käepidemed enne tööd ja iga paari tunni järel. Hoidke põrand ja trapid kuivad.',
        check: 'Õhtune vahetus märgib pindade puhastuse tehtuks kaks korda päevas.',
      },
      P22: {
        do: 'Puhastage ja desinfitseerige enne valmistoidu pakendamist pakkemasin, selle keevisliistud ja laud. Kui toit on katmata, ärge peske voolikuga.',
        check: 'Pakkija vaatab masina enne alustamist üle; pinnaproovid analüüside plaani järgi.',
      },
      P25: {
        do: 'Puhastage ja desinfitseerige restid, konksud, kärud ja soolvee nõelad enne iga kasutamist. Külmsuits listeeriat ei tapa: hoidke suitsutatud toit toorest eraldi, puhastel laudadel, ja viige kohe külma.',
        check:
          'Suitsutaja vaatab restid ja lauad enne täitmist ja tühjendamist üle; pinnaproovid analüüside plaani järgi.',
      },
      P30: {
        do: 'Pöörake ja harjake juustu puhaste käte ja puhaste laudadega, noor juust enne, vana pärast. Uuendage soolvett plaani järgi ja hoidke see soolane, happeline ja külm; ärge viige koorepesuvett vanalt juustult noorele. Hoidke niiskust ja õhku juustu programmi järgi.',
        check:
          'Juustumeister vaatab iga päev koort, laudu, ruumi ja soolvett; pinna- ja soolveeproovid analüüside plaani järgi.',
        act: 'Limane või kahtlane koor: pange juust eraldi, laske uurida, visake ära. Positiivne soolvesi: valage ära, puhastage vann, laske uurida seal olnud juust.',
      },
      P32: {
        do: 'Villige ja pakendage puhaste, desinfitseeritud ja kuivade masinatega, toorest eraldi. Hoidke trapid ja kondensvesi katmata toidust eemal.',
        check: 'Pakkija vaatab masina ja laua enne alustamist üle; pinnaproovid analüüside plaani järgi.',
      },
      P39: {
        do: 'Puhastage trapid, rattad, tihendid ja alumised pinnad plaani järgi, toidule pritsimata. Masinad lahtivõetult, siis kuivaks.',
        check:
          'Trapid kord nädalas, masinad iga päev puhastusplaani järgi; pinnaproovid analüüside plaani järgi.',
      },
    },
  },
  H14: {
    name: 'Haigustekitajad toorel köögiviljal, puuviljal ja maitsetaimedel',
    hazard:
      'STEC, Salmonella, Shigella, noroviirus, A-hepatiidi viirus ja parasiidid toorelt söödaval köögi- ja puuviljal.',
    cause: 'Muld, sõnnik, must vesi, koristaja käed.',
    do: 'Eemaldage mädanenud osad, peske leht lehelt rohke joogiveega, loputage, nõrutage. Suured kogused: liikuva veega vann, mille vett uuendatakse ja, kui järelevalveasutus lubab, hoitakse ettenähtud desinfitseerimisaine sisaldusega. Pestuna ostetud pakendit uuesti ärge peske, kasutage see enne kuupäeva ära.',
    check: 'Kokk vaatab üle iga partii: puhas vesi, ei ole mulda ega mädanenud lehti.',
    act: 'Peske uuesti või visake ära. Teatage tarnijale mustast kaubast.',
    at: {
      P11: {
        do: 'Kasutage ainult pestud köögi- ja puuvilju, puhaste vahendite või kinnastega. Laste, eakate ja haigete toidus on idandid kuumtöödeldud.',
        check: 'Külma laua kokk vaatab, et laual ei ole pesemata köögi- ega puuvilju.',
        act: 'Viige pesemata viljad pesema; nendega tehtud toidud visake ära või kuumtöödelge.',
      },
    },
  },
  H15: {
    name: 'Haigustekitajad hakitud või süstitud liha sees',
    hazard: 'STEC ja Salmonella satuvad pinnalt hakkliha, burgeri, süstitud ja pehmendatud liha sisemusse.',
    cause: 'Hakitakse lihalõikmeid või vana liha, hakklihamasin on must, liha soe.',
    do: 'Hakkige värsket külma tükiliha väikeste koguste kaupa ja hoidke hakkliha temperatuuril {limit:L-chill-minced}. Hakklihamasin võetakse lahti ja puhastatakse iga päev. Öelge müües: „kuumutada läbi“.',
    check:
      'Hakkliha tegija vaatab temperatuuri kaks korda päevas ja märgib hakklihamasina puhastuse tehtuks.',
    act: 'Piirist soojem või eilne hakkliha: kuumtöödelge kohe läbi või visake ära. Puhastage ja jahutage hakklihamasin.',
    at: {
      P15: {
        do: 'Tartar ja carpaccio ainult värskest, tervest ja külmast tervisemärgiga lihatükist. Lõigake pind maha, tükeldage puhaste külmade vahenditega, serveerige kohe. Mitte kunagi väikelastele, rasedatele, eakatele ega haigetele.',
        check: 'Kokk märgib iga partii kohta päritolu, pinna eemaldamise ja kellaaja.',
        act: 'Vanem, soe või mujal hakitud liha: kuumtöödelge läbi. Kui on juba serveeritud, öelge juhatajale.',
      },
      P27: {
        do: 'Süstige ainult värskesse külma lihasse, värske külma soolveega ja puhaste nõeltega. Süstitud liha kuumtöödeldakse läbi.',
        check: 'Süstija vaatab nõelad ja soolvee enne iga partiid üle.',
        act: 'Vana või soe soolvesi: valage ära. Sellega süstitud liha kuumtöödeldakse läbi, toorelt seda ei müüda.',
      },
    },
  },
  H16: {
    name: 'Haigustekitajad jäävad kuumtöötlemisel ellu',
    hazard:
      'Salmonella, STEC, Campylobacter ja listeeria jäävad ellu seal, kus sisetemperatuur ei ole piisavalt kõrge.',
    cause:
      'Paksud või külmunud tükid, liiga täis pann või ahi, jahedad kohad, valmidust hinnatakse silma järgi.',
    do: 'Mõõtke kõige paksema tüki sisetemperatuuri: {limit:L-cook-core}; linnulihal, hakklihal ja muul siinse loetelu järgi. Pange iga partii kellaaeg ja temperatuur kirja.',
    check:
      'Kokk mõõdab igast partiist suurima tüki ja paneb näidu kirja. Peakokk vaatab sissekanded üle iga nädal.',
    act: 'Alla piiri: küpsetage edasi ja mõõtke uuesti. Kui osa toidust on juba serveeritud, öelge kohe juhatajale. Muutke aega, kogust või tükkide suurust; kontrollige termomeetrit.',
    at: {
      P13: {
        do: 'Fritüürige väikeste koguste kaupa, mitte pooleldi külmunud pakse tükke. Kõige paksema tüki sisetemperatuur: {limit:L-cook-core}; linnulihal siinse loetelu järgi.',
        check: 'Kokk lõikab lahti või mõõdab esimese korvitäie ja iga uue toote kõige paksema tüki.',
        act: 'Fritüürige edasi ja mõõtke uuesti; visake ära, mis on pealt kõrbenud. Pange korraga vähem, sulatage enne fritüürimist, laske õlil uuesti kuumaks minna.',
      },
      P08: {
        name: 'Haigustekitajad jäävad röstimisel või aurutamisel ellu',
        hazard:
          'Salmonella ja STEC jäävad ellu pähklites, seemnetes, kakaos ja maitseainetes, mida ei kuumutatud täielikult.',
        cause: 'Liiga paks kiht, katkestatud programm, töödeldud ja toores kaup segamini.',
        do: 'Röstige või aurutage pähklid, seemned, kakao ja maitseained ise või ostke kuumtöödeldult; kasutage valideeritud programmi ja hoidke töödeldud pool toorest poolest lahus: oma töövahendid, riided, õhk. Puhastage kuivalt.',
        check: 'Operaator märgib iga partii kohta programmi või tunnistuse.',
        act: 'Täielikult töötlemata: töödelge enne pakendamist uuesti või müüge ainult kuumtöötlemiseks, selge märkega. Kui on juba pakendatud, peatage partii.',
      },
      P14: {
        name: 'Haigustekitajad jäävad mahla kuumutamisel ellu',
        hazard:
          'Puuviljadelt pärit STEC, Salmonella ja Cryptosporidium jäävad ellu mahlas, mis ei olnud piisavalt kaua piisavalt kuum.',
        cause: 'Maast korjatud viljad, liiga kiire vool, külm käivitus, klapp ei suuna tagasi.',
        do: 'Kuumutage mahl ja gaasita joogid: {limit:L-juice}, salvestusseadmega ja klapiga, mis jaheda voolu tagasi suunab. Villige puhtalt ja suletult.',
        check: 'Operaator vaatab temperatuuri pärast hoideaega käivitamisel ja igal partiil.',
        act: 'Liiga jahe: suunake tagasi ja kuumutage uuesti; võtke tagasi kõik, mis on tehtud pärast viimast nõuetekohast näitu.',
      },
      P21: {
        do: 'Küpsetage täidisega tooteid, kuni täidise keskel on {limit:L-cook-core}. Ühesugune suurus, ühesugune kogus, kuum ahi.',
        check: 'Pagar mõõdab iga täidisega partii keskmist toodet.',
        act: 'Küpsetage edasi ja mõõtke uuesti. Muutke aega või suurust; kontrollige ahju.',
      },
      P23: {
        do: 'Kasutage paksusele vastavat valideeritud aega. Sisetemperatuur ja aeg: {limit:L-sous-vide-core}, arvestades hetkest, mil tüki sisemus on selle temperatuuri saavutanud. Kotid on vee all ja üksteisest eemal.',
        check: 'Kokk mõõdab igast partiist ühe koti läbi vahtteibi ning märgib vanni temperatuuri ja aja.',
        act: 'Alla piiri: jätke kogu ajaks uuesti vanni või küpsetage muul viisil. Kontrollige vanni ja pumpa.',
      },
      P25: {
        name: 'Haigustekitajad jäävad kuumsuitsutamisel ellu',
        do: 'Kuumsuitsutamine: kõige paksema tüki sisetemperatuur {limit:L-smoke-core}. Tükid on ühesuurused ja ripuvad lahus.',
        check: 'Suitsutaja mõõdab igast partiist kõige paksema tüki ja paneb näidu kirja.',
        act: 'Suitsutage edasi ja mõõtke uuesti; muul juhul kuumtöödelge või visake ära. Riputage vähem; kontrollige põletit.',
      },
    },
  },
  H17: {
    name: 'Salmonella munades',
    hazard: 'Salmonella Enteritidis koorega munade sees ja koorel.',
    cause: 'Nakatunud kanad, pragunenud koored, palju mune on kokku löödud ja seisma jäetud.',
    do: 'Kuumtöödelge munad ja munatoidud: {limit:L-cook-eggs}. Kasutage terveid puhtaid mune; lööge kokku väike kogus ja kasutage kohe. Pehmeks keedetud muna mitte kunagi väikelastele, eakatele ega haigetele.',
    check: 'Kokk mõõdab iga munatoidu partii ja paneb näidu kirja.',
    act: 'Küpsetage edasi ja mõõtke uuesti. Kokku löödud toores muna, mis on soojas seisnud: visake ära. Suurte koguste jaoks kasutage pastöriseeritud muna.',
    at: {
      P59: {
        do: 'Eemaldage mõrased, lekkivad ja mustad munad. Peske ainult lubatud juhul, veega {limit:L-egg-wash}, munast soojemaga; kuivatage kohe.',
        check: 'Pakkija valgustab iga partii läbi ja loeb pesuvee temperatuuri.',
        act: 'Vesi liiga külm: peatage, pange munad pastöörimiseks eraldi. Mõrased: pastöörimisele; lekkivad: hävitage.',
      },
      P14: {
        do: 'Sõeluge, siis kuumutage vedel muna: {limit:L-egg-pasteurise}, klapiga, mis suunab külma voolu tagasi. Jahutage kohe.',
        check: 'Seadme töötaja loeb iga partii temperatuuri ja vooluhulka.',
        act: 'Liiga külm: suunake tagasi ja kuumutage uuesti; pange eraldi kõik pärast viimast head näitu.',
      },
      P32: {
        do: 'Korjake iga päev, sorteerige läbivalgustamisega: pragunenud ja määrdunud munad ei lähe kunagi poe karpi. Hoidke ühtlasel temperatuuril, kuivas, pesemata, kui nõuded pesemist keelavad. Trükkige farmi kood ja kuupäev.',
        check: 'Pakkija valgustab läbi iga partii ja märgib välja sorditud munad.',
        act: 'Pragunenud: kohe pastöriseerijale. Lekkivad või määrdunud: hävitage. Kui ühest farmist on palju, teatage sinna ja pange selle partiid eraldi.',
      },
      P50: {
        do: 'Lõhkuge ainult terveid, puhtaid ja kuivi mune eraldi ruumis, mitte kunagi muljudes. Sõeluge, jahutage munamass kohe: {limit:L-chill-liquid-egg}, ja pastöriseerige.',
        check: 'Operaator vaatab koori ja nõud ning mõõdab iga munamassi partii.',
        act: 'Halb muna nõus: visake nõutäis ära, peske nõu. Munamass on teadmata aja soe olnud: visake ära.',
      },
      P15: {
        do: 'Kasutage pastöriseeritud muna. Koorega munadest tehtud toit: jahutage kohe temperatuurini {limit:L-chill-raw-egg-dish}, kasutusaeg on kuni {limit:L-raw-egg-hours}; kastme piir on {limit:L-dressing-ph}. Mitte kunagi väikelastele, eakatele ega haigetele.',
        check:
          'Kokk kirjutab igale partiile valmistamise kuupäeva ja kellaaja ning mõõdab pärast jahutamist; kastmel pH.',
        act: 'Üle aja või liiga soe: visake ära. pH liiga kõrge: lisage äädikat või sidrunit, mõõtke uuesti. Minge üle pastöriseeritud munale.',
      },
    },
  },
  H18: {
    name: 'Haige töötaja saastab toitu',
    hazard:
      'Noroviirus, A-hepatiidi viirus, Shigella, Salmonella ja Staphylococcus aureus toitu käitlevatelt inimestelt.',
    cause: 'Haigena töötamine, pesemata käed, katmata haavad.',
    do: 'Kes oksendab, kellel on kõhulahtisus, kollatõbi või mädanev haav, see toitu ei puuduta. Peske käsi enne tööd, pärast tualetti, toorest toitu ja prügi. Katke haav sinise plaastri ja kindaga.',
    check: 'Vahetusevanem küsib ja vaatab iga vahetuse alguses.',
    act: 'Saatke inimene koju. Visake ära tema puudutatud kuumutamata toit; desinfitseerige, mida ta kasutas.',
    at: {
      P42: {
        do: 'Igaüks teatab enne tööd oksendamisest, kõhulahtisusest, kollatõvest ja mädanevatest haavadest. Tööle tullakse tagasi alles siis, kui sümptomiteta on oldud {limit:L-symptom-free-hours}, ja nii, nagu arst ütleb.',
        act: 'Saatke inimene koju; visake ära tema puudutatud kuumutamata toit. Desinfitseerige tualetid ja käepidemed. Tagasi tööle alles siis, kui sümptomiteta on oldud {limit:L-symptom-free-hours}.',
      },
    },
  },
  H20: {
    name: 'Kliendid saastavad toitu',
    hazard: 'Iseteeninduses satuvad toidule haigustekitajad kätelt, köhimisest ja segi aetud lusikatelt.',
    cause: 'Katmata toit käeulatuses, hingamiskaitse puudub, üks lusikas mitme toidu jaoks.',
    do: 'Hingamiskaitse, igal toidul oma pika varrega tõsteriist, töötaja on läheduses.',
    check: 'Rootsi laua vastutaja vaatab iga kahe tunni järel üle ja vahetab tõsteriistad.',
    act: 'Visake puudutatud toit ära. Vahetage tõsteriistad; paigaldage kaitse.',
    at: {
      P34: {
        do: 'Pakkimata sai ja suupisted on kaanega kastides, kõrval tangid; käega ei võeta.',
        check: 'Poe töötaja vaatab iseteeninduse igal vahetuse üleandmisel üle.',
        act: 'Visake puudutatud toit ära; puhastage kast ja vahetage tangid.',
      },
    },
  },
  H21: {
    name: 'Nõrk pastöriseerimine või saastumine pärast seda',
    hazard: 'Listeeria, Salmonella ja teised jäävad ellu või satuvad pärast kuumutamist uuesti tootesse.',
    cause: 'Temperatuur või aeg jäi saavutamata, jahedad nurgad, must nõu villimisel.',
    do: 'Kuumutage iga partii siinses loetelus selle toote jaoks antud piirini ja hoidke seal kogu aja, segades, kaas kinni. Jahutage kohe, villige puhastesse suletud nõudesse.',
    check: 'Operaator kirjutab üles iga partii temperatuuri ja aja.',
    act: 'Piir jäi saavutamata: kuumutage uuesti, kogu aeg algusest. Kui on juba villitud, võtke tagasi kõik, mis on tehtud pärast viimast nõuetekohast sissekannet. Parandage või kalibreerige.',
  },
  H22: {
    name: 'Viirused ja Vibrio karpides',
    hazard:
      'Noroviirus, A-hepatiidi viirus, Vibrio ja Salmonella austrites, rannakarpides ja teistes karpides, toorelt või kergelt kuumutatult.',
    cause: 'Reoveega kasvuvesi, soojas hoidmine, saatelipik puudub.',
    do: 'Võtke elusad karbid vastu ainult tunnustatud väljastuskeskuse saatelipiku või märgisega, suletult, külmana ja elusana. Hoidke neid niiske ja külmana, mitte magedas vees ega õhukindlalt suletuna.',
    check:
      'Kauba vastuvõtja loeb igal saadetisel saatelipiku läbi, koputab avatud karpidele ja mõõdab. Saatelipikud hoitakse alles.',
    act: 'Ärge võtke vastu saatelipikuta, surnud või sooje partiisid. Laos surnud karbid visake ära. Teatage tarnijale.',
    at: {
      P57: {
        do: 'Ainult elusad pestud B-klassi karbid; korvid mitte liiga täis, vesi desinfitseeritud ja liikumas. Vähemalt {limit:L-purify-hours}.',
        check: 'Basseinide töötaja märgib iga basseini alguse, lambi, vooluhulga ja lõpu.',
        act: 'Lamp või pump rikkis või midagi lisatud: alusta aega uuesti. Surnud välja. Proov enne vabastamist.',
      },
      P15: {
        do: 'Avage ainult elusaid saatelipikuga karpe, vahetult enne serveerimist. Mitte väikelastele, eakatele, rasedatele ega haigetele. Öelge kliendile, et toit on toores.',
        check:
          'Kokk nuusutab ja vaatab iga karpi; partii saatelipik hoitakse alles koos kasutamise kuupäevaga.',
        act: 'Visake surnud või kuivanud karbid ära. Kui kliendid haigestuvad, hoidke partii jääk ja saatelipik alles ning teatage järelevalveasutusele.',
      },
    },
  },
  H23: {
    name: 'Parasiidid kalas',
    hazard:
      'Anisakis’e ja paelussi vastsed kalas, mida süüakse toorelt, marineeritult, soolatult või külmsuitsutatult.',
    cause: 'Looduslik kala serveeritakse külmutamata; äädikas, sool ja külmsuits vastseid ei tapa.',
    do: 'Külmutage toorelt söödav kala läbinisti: {limit:L-parasite-freeze}. Aega arvestatakse hetkest, mil kala sisemus on nii külm. Kasvanduse kala külmutamata ainult tarnija kinnituse alusel.',
    check:
      'Kokk kirjutab iga partii kohta üles liigi, partii, temperatuuri, külmutamise alguse ja lõpu; andur on kõige paksemas tükis.',
    act: 'Aeg või temperatuur jäi saavutamata: külmutage kogu ajaks uuesti või kuumtöödelge: {limit:L-cook-parasite}. Kui on juba serveeritud, öelge juhatajale, kes teavitab kliente.',
    at: {
      P15: {
        do: 'Kasutage ainult kala, mille dokument kinnitab, et see on külmutatud: {limit:L-parasite-freeze}, või millel on kasvanduse kinnitus, et külmutada ei ole vaja.',
        check:
          'Kokk loeb enne esimest lõiget iga partii dokumendi läbi, paneb selle kausta ja kirjutab temperatuuri üles.',
        act: 'Dokument puudub: kuumtöödelge kala: {limit:L-cook-parasite}, või saatke tagasi. Kui on juba serveeritud, öelge juhatajale, kes teavitab kliente.',
      },
      P25: {
        do: 'Kuumsuitsutamine tapab vastsed, kui sisetemperatuur on {limit:L-cook-parasite}. Külmsuitsutage ainult kinnitusega kasvanduse kala või kala, mis on külmutatud: {limit:L-parasite-freeze}.',
        check: 'Suitsutaja paneb enne suitsutamist iga partii dokumendi või külmutamise sissekande kausta.',
        act: 'Sissekannet ei ole: kuumsuitsutage piirini või külmutage partii enne müüki kogu ajaks.',
      },
      P27: {
        do: 'Soolamine ei tapa vastseid piisavalt kiiresti. Kasutage ainult kinnitusega kasvanduse kala või kala, mis on külmutatud: {limit:L-parasite-freeze}.',
        check: 'Soolaja paneb iga partii dokumendi või külmutamise sissekande kausta.',
        act: 'Sissekannet ei ole: külmutage partii enne müüki kogu ajaks või kuumtöödelge.',
      },
    },
  },
  H25: {
    name: 'Valmis toit saastub uuesti',
    hazard:
      'Kätelt, toorelt toidult või mustadelt töövahenditelt satuvad haigustekitajad juba kuumtöödeldud toidule.',
    cause: 'Katmata nõud, jahutamine toore toidu kõrval, sõrmed nõus.',
    do: 'Jahutage puhastes nõudes, katke niipea, kui aur lubab, hoidke toorest toidust eemal.',
    check: 'Kokk vaatab iga partii üle, kui märgib jahutamise aja.',
    act: 'Kokku puutunud toore toidu või mustusega: kui veel kuum, kuumutage üks kord läbi, muul juhul visake ära. Tehke jahutamiseks ruumi.',
    at: {
      P11: {
        do: 'Valmis toidu jaoks puhtad töövahendid ja pestud käed või kindad; samal laual ei ole midagi toorest.',
        check: 'Vahetusevanem vaatab külma laua enne teenindamist üle.',
        act: 'Visake saastunud toit ära. Puhastage ja desinfitseerige laud; vahetage töövahendid.',
      },
      P20: {
        do: 'Puhtad taldrikud ja lusikad; sõrmed toitu ei puuduta; lapp ainult taldriku serva jaoks, igaks teeninduseks puhas.',
        check: 'Toidu väljastaja vaatab iga taldrikut.',
        act: 'Puudutatud toitu ärge serveerige. Vahetage lapp ja lusikas, peske käsi.',
      },
    },
  },
  H26: {
    name: 'Haigustekitajad jäävad nõrgal taaskuumutamisel ellu',
    hazard: 'Pärast kuumtöötlemist kasvanud haigustekitajad jäävad ellu, kui toit üksnes soojaks tehakse.',
    cause: 'Soojendamine marmiidis, mikrolaineahjus segamata, paksud tükid.',
    do: 'Kuumutage kiiresti pliidil või ahjus, sisetemperatuur {limit:L-reheat}. Taaskuumutage ainult üks kord; ülejääk visatakse ära.',
    check: 'Kokk mõõdab iga partii sisetemperatuuri ja paneb selle kirja.',
    act: 'Kuumutage edasi ja mõõtke uuesti. Kui piiri õigel ajal ei saavutatud, visake ära. Tehke väiksemad portsjonid, segage, eelkuumutage seade.',
    at: {
      P36: {
        do: 'Soojendage jahutatuna saabunud toit kiiresti üles, sisetemperatuur {limit:L-reheat}, ainult üks kord; ülejääk visatakse ära.',
        check: 'Serveerija mõõdab enne serveerimist igast toidust ühe nõu ja paneb näidu kirja.',
        act: 'Kuumutage edasi ja mõõtke uuesti. Kui piiri õigel ajal ei saavutatud, visake ära ja küsige köögist asemele.',
      },
    },
  },
  H36: {
    name: 'Sõnnik ja soolesisu rümpadel',
    hazard: 'STEC, Salmonella, Campylobacter ja Yersinia satuvad nahalt, sulgedelt ja soolest lihale.',
    cause: 'Mustad loomad, vigastatud sool, lihale keerduv nahk, must kupatusvesi, aeglane jahutamine.',
    do: 'Tapke puhtaid, söömata loomi. Siduge söögitoru ja pärasool kinni, avage kõhuõõs soolt vigastamata, pange nuga pärast iga looma sterilisaatorisse. Nähtav mustus jahutusruumi ei lähe. Jahutage punane liha: {limit:L-chill-red-meat}, ning linnuliha ja väikeulukiliha: {limit:L-chill-poultry}.',
    check:
      'Liini lõpus vaadatakse üle iga rümp; igal partiil vaadatakse jahutusruumi näitu ja mõõdetakse kõige sügavamat liha.',
    act: 'Lõigake mustus puhta noaga maha, ärge peske seda laiali. Kui rümp ei ole õigel ajal külm, peatage, mõõtke uuesti ja otsustage koos veterinaararstiga. Aeglustage liini ja selgitage välja põhjus.',
    at: {
      P60: {
        do: 'Võtke vastu ainult dokumentidega, terved, puhtad ja kuivad loomad; mustad tapetakse viimasena või puhastatakse.',
        check: 'Ootelauda töötaja võrdleb iga tarne loomi ja dokumente; veterinaararst kontrollib.',
        act: 'Dokumentideta, haige või must: eraldage, küsige veterinaararstilt. Teatage talule.',
      },
    },
  },
  H49: {
    name: 'Lisandid pärast kuumtöötlemist',
    hazard:
      'Haigustekitajad toorest maitserohelisest, toorest munast, koorest või maitsmislusikast, mis satuvad toitu pärast seda, kui see oli juba piisavalt kuum.',
    cause: 'Maitsestamine lõpus, maitsmine sama lusikaga.',
    do: 'Lisage koostisosad enne sisetemperatuuri mõõtmist. Lõpus ainult pestud maitseroheline. Iga maitsmise jaoks puhas lusikas.',
    check: 'Kokk jälgib oma potti; peakokk kontrollib igal teenindusel.',
    act: 'Kuumutage toit uuesti: {limit:L-cook-core}, või visake ära, kui see on külm.',
    at: {
      P18: {
        do: 'Lisage koor, muna ja kaste enne mõõtmist. Pärast seda ainult pestud maitseroheline.',
        act: 'Kuumutage toit uuesti: {limit:L-reheat}, või visake ära, kui see on külm.',
      },
      P20: {
        do: 'Kuumale taldrikule pannakse ainult pestud külm lisand. Puhtad tangid, mitte paljad käed.',
        check: 'Toidu väljastaja vaatab lisandid enne teenindamist üle.',
        act: 'Võtke lisand ära ja vahetage toit; peske või vahetage lisand.',
      },
    },
  },
  H50: {
    name: 'Ohtlik vesi või jää',
    hazard: 'E. coli, enterokokid ja Pseudomonas vees ja jääs.',
    cause: 'Oma kaev, must paak, tagasivool voolikust.',
    do: 'Toidu, jää ja pesemise jaoks ainult joogivesi. Voolikutel tagasivooluklapid; kaevu ja paaki uuritakse plaani järgi.',
    check: 'Juhataja loeb iga veeanalüüsi; vee värvust, lõhna ja maitset kontrollitakse ise iga päev.',
    act: 'Kõlbmatu vesi: lõpetage vee ja jää kasutamine, keetke vesi või kasutage pudelivett. Puhastage paak, võtke uus proov; alustage pärast head tulemust.',
    at: {
      P17: {
        do: 'Jäävann: joogivee kvaliteediga jää ja vesi, toit suletud kotis või potis, mille serv on veest kõrgemal, vann puhastatakse iga kord.',
        check: 'Kokk vaatab vanni täitmisel kotti, potti ja vanni.',
        act: 'Vannivesi sattus toitu: visake toit ära. Lekkiv kott või pott: võtke teine.',
      },
      P37: {
        do: 'Tehke jääd ainult joogiveest. Jääkühvel hoitakse jääst väljas; jääd ei võeta klaasi ega käega.',
        check: 'Määratud töötaja vaatab masina ja kühvli puhastamisel üle, kord nädalas.',
        act: 'Visake jää ära, puhastage ja desinfitseerige masin, visake ära ka esimene uus jää.',
      },
    },
  },
  H51: {
    name: 'Lima ja hallitus masinates',
    hazard: 'Biokile ja hallitus jäämasinates, joogitorudes ja jaotusseadmetes.',
    cause: 'Ei võeta lahti, soojad torud, vanad filtrid.',
    do: 'Tühjendage, puhastage ja desinfitseerige masin ja torud plaani järgi; vahetage filtrid tootja juhise järgi.',
    check: 'Määratud töötaja puhastab kord nädalas ja märgib selle tehtuks.',
    act: 'Lima või lõhn: peatage, visake jää või jook ära, puhastage osade kaupa, loputage, visake esimene täitmine ära.',
  },
  H53: {
    name: 'Haigustekitajad jäävad pärast puhastamist pindadele',
    hazard: 'Listeeria, Salmonella ja biokile, mis jäävad pindadele.',
    cause: 'Vahele jäetud etapid, liiga lahja või lühike desinfitseerimine, kulunud pinnad.',
    do: 'Kaapige, peske, loputage, desinfitseerige, oodake, loputage, kuivatage. Doseerige märgistuse järgi; kloor {limit:L-chlorine}.',
    check: 'Õhtune vahetus märgib puhastusplaani; testriba näitab kord päevas lahuse kangust.',
    act: 'Puhastage enne kasutamist uuesti. Vahetage kulunud lõikelauad välja; näidake, kuidas teha.',
    at: {
      P40: {
        do: 'Kaapige ja eelloputage, peske, laske õhu käes kuivada. Ärge kuivatage kasutatud lapiga; puhas ja must pool on lahus.',
        check: 'Nõudepesija vaatab iga korvitäie nõud üle.',
        act: 'Peske uuesti. Puhastage masina filtrid ja harud.',
      },
    },
  },
  H54: {
    name: 'Nõudepesumasin on liiga jahe või lahus liiga lahja',
    hazard: 'Haigustekitajad jäävad nõudele, kui loputusvesi või pesuaine on liiga nõrk.',
    cause: 'Katlakivi, vale programm, pesuaine otsas.',
    do: 'Lõpploputus {limit:L-dish-rinse}. Lisage pesuainet, eemaldage katlakivi plaani järgi.',
    check: 'Nõudepesija vaatab loputusvee temperatuuri kord päevas.',
    act: 'Peske uuesti, kui masin on kuum, või desinfitseerige käsitsi. Eemaldage katlakivi; kutsuge tehnik.',
  },
  H57: {
    name: 'Termomeeter näitab valesti',
    hazard: 'Vale näit varjab liiga sooja või läbi kuumutamata toitu.',
    cause: 'Näit on nihkunud, termomeeter kukkunud, patarei tühi.',
    do: 'Sulavas jääs näitab termomeeter {limit:L-probe-ice}, keevas vees {limit:L-probe-boiling}. Pühkige ja desinfitseerige andur enne iga mõõtmist.',
    check:
      'Juhataja kontrollib iga termomeetrit kord kuus ja laseb ühe kord aastas kalibreerimislaboris kontrollida.',
    act: 'Seadistage termomeeter või vahetage välja. Vaadake uuesti üle toit, mida on mõõdetud pärast viimast õnnestunud kontrolli.',
  },
  H66: {
    name: 'Lekkivad õmblused ja kaaned',
    hazard: 'Haigustekitajad pääsevad sisse nõrga keevisõmbluse, valtsi või kaane kaudu.',
    cause: 'Vale seadistus, toit õmbluse vahel, vigane serv.',
    do: 'Puhtad servad, õige seadistus, terved kotid. Tehke pakenditele surveproov.',
    check: 'Pakkija kontrollib iga vahetuse esimesi pakendeid ja kontrollib uuesti pärast iga muudatust.',
    act: 'Avage ja pakendage lekkivad pakendid kohe ümber, kui toit on külm ja värske; muul juhul visake ära. Kontrollige kõiki pakendeid, mis on suletud pärast viimast õnnestunud kontrolli; seadistage masin.',
    at: {
      P24: {
        do: 'Puhtad servad ja uued kaaned; õige tühiruum. Vaadake iga partii õmblust ja vaakumit.',
        check: 'Operaator vaatab üle iga partii sulgurid ja hoiab märkmed alles.',
        act: 'Lekkivad anumad visatakse ära, partii pannakse eraldi ja vaadatakse läbi. Seadistage sulgemismasin.',
      },
      P28: {
        do: 'Villige moos ja siirup temperatuuril {limit:L-hot-fill} kuumadesse puhastesse purkidesse, uute kaantega; sulgege kohe.',
        check: 'Kokk mõõdab villimise ajal iga partii ja kontrollib pärast jahtumist kaante vaakumit.',
        act: 'Ei ole piisavalt kuum: keetke enne villimist uuesti. Kaas ei pea: külmikusse ja kiiresti ära tarvitada või visake ära.',
      },
    },
  },
  H69: {
    name: 'Must või segamini vedu',
    hazard: 'Haigustekitajad ja kemikaalid mustast sõidukist või valmistoidu kõrval olevast toorest toidust.',
    cause: 'Toores ja valmistoit samas kastis, lemmikloomad, tööriistad või kütus autos.',
    do: 'Puhas kuiv sõiduk ja kastid. Toores ja valmistoit eraldi, kõik suletud; veoruumis ei ole midagi muud.',
    check: 'Juht vaatab enne iga sõitu sõiduki ja kastid üle.',
    act: 'Puhastage enne laadimist. Määrdunud katmata toit visatakse ära.',
  },
  H70: {
    name: 'Serveerimine ilma vee ja kätepesuta',
    hazard: 'Haigustekitajad mustadelt kätelt ja töövahenditelt seal, kus korralikku kööki ei ole.',
    cause: 'Puuduvad voolav vesi, äravool ja prügikastid, vihm või päike toidu peal.',
    do: 'Võtke kaasa joogivesi, seep, paber, varuvahendid, kaanega prügikastid ja katus. Kõige enne seadke valmis kätepesukoht.',
    check: 'Vastutaja käib enne serveerimist loetelu läbi.',
    act: 'Ärge alustage enne, kui käsi saab pesta. Enne seda käideldud toit visatakse ära või kuumutatakse läbi.',
  },
  H71: {
    name: 'Tagastatud või tagasi kutsutud toit läheb kasutusse',
    hazard: 'Ohtlik toit jõuab tagasi tootmisse või riiulisse.',
    cause: 'Eraldi kohta ega märget ei ole.',
    do: 'Pange tagastatud, tagasi kutsutud ja tagasi lükatud toit märgistatud kohta, märkega „mitte kasutada“, ja laske ära viia.',
    check:
      'Õhtune vahetus vaatab märgistatud koha iga päev üle; juhataja harjutab tagasikutsumist kord aastas.',
    act: 'Pange toit uuesti eraldi; selgitage välja ja võtke tagasi, mis sellest on tehtud. Kirjutage üles, kuidas see hävitati.',
  },
  H74: {
    name: 'Cronobacter imiku piimasegus',
    hazard:
      'Pulbris olevad Cronobacter ja Salmonella kasvavad leiges segus ja põhjustavad imikutel rasket haigust.',
    cause: 'Pulber segatakse jaheda veega, segu hoitakse soojas.',
    do: 'Segage pulber veega, mille temperatuur on {limit:L-infant-water}, jahutage joomissoojaks ja andke kohe, kõige hiljem {limit:L-infant-hours} pärast segamist.',
    check: 'Valmistaja mõõdab vett ja kirjutab igale pudelile kellaaja.',
    act: 'Vesi liiga jahe või aeg möödas: visake segu ära ja tehke uus.',
    at: {
      P32: {
        do: 'Villige pulbrit eraldi kuivas ruumis: vett ei kasutata, õhk on filtreeritud, jalatsid ja riided vahetatakse, mahapudenenu imetakse tolmuimejaga. Ainult puhta analüüsitulemusega pulbripartii. Sulgege kohe.',
        check:
          'Liini vastutaja märgib kuivruumi iga päev üle vaadatuks; pulber ja ruum analüüside plaani järgi.',
        act: 'Vesi, kondensaat või positiivne tulemus: peatage, hoidke kinni kõik, mis on tehtud pärast viimast puhast tulemust, puhastage kuivalt, laske uuesti uurida.',
      },
    },
  },
  H75: {
    name: 'Haigustekitajad idandites',
    hazard: 'Seemnetelt pärit Salmonella ja STEC paljunevad soojas niiskes trumlis miljonikordseks.',
    cause: 'Saastunud seemned, nõrk desinfitseerimine, uurimata vesi, mustad trumlid.',
    do: 'Ostke idandamiseks sertifitseeritud seemneid. Desinfitseerige iga partii kirjaliku programmi järgi, loputage, kasvatage puhastes trumlites joogiveega. Uurige äravooluvett: {limit:L-sprout-water}. Müüge alles pärast tulemust, külmana; väikelastele, eakatele ja haigetele kuumtöödelge.',
    check: 'Kasvataja märgib seemnepartii ja desinfitseerimise ning võtab igast partiist äravooluvee proovi.',
    act: 'Positiivne või uurimata: hävitage partii ja peatage seemnepartii. Puhastage ja desinfitseerige ruum ja trumlid. Kui on juba müüdud: tagasikutsumine.',
  },
  H80: {
    name: 'Campylobacter linnulihas',
    hazard: 'Campylobacter ja Salmonella kana-, pardi- ja kalkunilihas ning linnumaksas.',
    cause: 'Roosa sisu, roosana serveeritud maks, pritsiv vesi valamus.',
    do: 'Kuumtöödelge linnuliha ja -maks läbi: {limit:L-cook-poultry}. Toorest linnuliha ärge loputage.',
    check: 'Kokk mõõdab igast partiist kõige paksemat tükki luu kõrvalt ja paneb näidu kirja.',
    act: 'Küpsetage edasi ja mõõtke uuesti. Kui osa toidust on juba serveeritud, öelge kohe juhatajale. Muutke aega, kogust või tükkide suurust.',
    at: {
      P13: {
        do: 'Fritüürige linnuliha, kuni sisetemperatuur on {limit:L-cook-poultry}; paksud tükid sulatage enne üles.',
        check: 'Kokk mõõdab esimese korvitäie ja iga uue toote kõige paksema tüki.',
        act: 'Fritüürige edasi ja mõõtke uuesti. Väiksem kogus, pikem aeg, kuumem õli.',
      },
    },
  },
  H83: {
    name: 'Viirused marjades',
    hazard: 'Noroviirus ja A-hepatiidi viirus marjadel, eriti külmutatud marjadel.',
    cause: 'Korjajate käed ja vesi; külmutamine viirusi ei hävita.',
    do: 'Keetke külmutatud marju {limit:L-berry-boil}, enne kui need külma magustoitu lähevad, või ostke kuumtöödeldud marju. Värsked marjad peske.',
    check: 'Kokk kirjutab üles iga partii keetmise.',
    act: 'Keetmata: keetke enne kasutamist või visake magustoit ära. Ostke kuumtöödeldud marju.',
  },
  H86: {
    name: 'Trihhinell lihas',
    hazard: 'Trihhinell sea-, metssea- ja hobuselihas.',
    cause: 'Kontrollimata liha.',
    do: 'Ostke ainult tervisemärgiga liha; metssealiha ainult trihhinellauuringu tulemusega.',
    check: 'Kauba vastuvõtja otsib igal saadetisel märki ja uuringu dokumenti.',
    act: 'Ärge võtke vastu märgi või uuringuta liha. Laos olev pange eraldi.',
    at: {
      P09: {
        do: 'Kuumtöödelge uluki- ja metssealiha läbi: {limit:L-cook-pork-liver}.',
        check: 'Kokk mõõdab igast partiist kõige paksema tüki ja paneb näidu kirja.',
        act: 'Küpsetage edasi ja mõõtke uuesti. Väiksemad tükid, pikem aeg.',
      },
      P15: {
        do: 'Toored lihatoidud ainult kontrollitud tervisemärgiga lihast; toorest metssealiha ei pakuta.',
        check: 'Kokk vaatab enne lõikamist iga partii märgistust ja märki.',
        act: 'Märk puudub: kuumtöödelge liha läbi või visake ära.',
      },
      P29: {
        do: 'Toorvorst ja toorsink ainult tervisemärgiga sealihast; metssealiha ainult uuringu dokumendiga.',
        check: 'Lihunik paneb iga partii märgi ja uuringu dokumendi kausta.',
        act: 'Uuring puudub: kuumtöödelge toode läbi või visake ära.',
      },
    },
  },
  H88: {
    name: 'E-hepatiidi viirus seamaksas ja metssealihas',
    hazard: 'E-hepatiidi viirus läbi kuumutamata maksas ja ulukilihas.',
    cause: 'Roosa maks, pasteet, mille keskkoht ei ole kuum.',
    do: 'Kuumtöödelge maks, pasteet ja metssealiha läbi: {limit:L-cook-pork-liver}.',
    check: 'Kokk mõõdab igast partiist kõige paksema tüki ja paneb näidu kirja.',
    act: 'Küpsetage edasi ja mõõtke uuesti. Õhemad tükid, pikem aeg.',
  },
  H89: {
    name: 'Haigustekitajad toorpiimas',
    hazard: 'STEC, Campylobacter, listeeria, Brucella ja tuberkuloositekitaja kuumutamata piimas.',
    cause: 'Iga lehma piimas võib olla haigustekitajaid.',
    do: 'Kuumutage toorpiim enne mis tahes kasutamist: {limit:L-pasteurise}. Mitte kunagi toorelt väikelastele, rasedatele, eakatele ega haigetele.',
    check: 'Operaator kirjutab üles iga partii temperatuuri ja aja.',
    act: 'Piir jäi saavutamata: kuumutage uuesti, kogu aeg algusest. Ärge kasutage toorpiima külmades toitudes.',
    at: {
      P01: {
        do: 'Võtke toorpiim vastu ainult temperatuuril {limit:L-raw-milk-arrival}, järelevalve all olevast farmist, dokumentidega. Kuumutage samal päeval.',
        check: 'Kauba vastuvõtja mõõdab iga saadetist.',
        act: 'Liiga soe või hapu: ärge võtke vastu. Teatage farmi.',
      },
      P14: {
        do: 'Kuumutage toorpiim enne muud kasutamist siinses loetelus selle toote jaoks antud piirini; hoidke toores ja kuumutatud pool lahus, kuumutatud poolel on rõhk kõrgem.',
      },
      P26: {
        do: 'Toorpiimajuust ja toorpiim ainult uuritud karjadelt, riigi nõuete järgi, piima temperatuur {limit:L-chill-raw-milk} ja kasutamine samal päeval. Kiire hapnemine, täielik laagerdumine, märgistusel „valmistatud toorpiimast“. Mitte kunagi väikelastele, rasedatele, eakatele ega haigetele.',
        check: 'Juustumeister mõõdab iga partii piima ning võrdleb karja dokumente ja tulemusi.',
        act: 'Piim soe või tulemus positiivne: pastöriseerige või visake ära; peatage sellest tehtud juust.',
      },
    },
  },
  H90: {
    name: 'Vibrio koorikloomades ja karpides',
    hazard: 'Soojast mereveest pärit Vibrio parahaemolyticus ja V. vulnificus.',
    cause: 'Soojas hoidmine, liiga lühike kuumutamine, keedetu ja toores koos.',
    do: 'Kuumtöödelge koorikloomad ja karbid läbi: {limit:L-cook-core}. Visake ära karbid, mis jäävad suletuks.',
    check: 'Kokk mõõdab või avab igast partiist suurima.',
    act: 'Küpsetage edasi ja mõõtke uuesti. Pange korraga vähem.',
    at: {
      P15: {
        do: 'Toored austrid ainult elusana, saatelipikuga ja külmana; mitte kunagi haigetele, eakatele ega rasedatele. Avage vahetult enne serveerimist.',
        check: 'Kokk vaatab iga karpi ja hoiab saatelipiku alles.',
        act: 'Visake surnud või soojad karbid ära. Kahtluse korral kuumtöödelge ülejäänud.',
      },
      P49: {
        do: 'Võtke vastu ainult elusad külmad karbid, mille püügikuupäev on hiljutine. Kohe külma, niiskelt ja kaetult.',
        check: 'Kauba vastuvõtja mõõdab ja loeb igal saadetisel püügikuupäeva.',
        act: 'Ärge võtke vastu sooje või surnud partiisid. Teatage tarnijale.',
      },
    },
  },
  H98: {
    name: 'Paeluss ja toksoplasma lihas',
    hazard: 'Nudipaelussi tangud veiselihas; toksoplasma lamba-, kitse-, sea- ja ulukilihas.',
    cause: 'Tangud ja tsüstid lihases, mida lihakontroll ei leidnud.',
    do: 'Ostke ainult tervisemärgiga liha.',
    check: 'Kauba vastuvõtja otsib igal saadetisel märki.',
    act: 'Ärge võtke vastu märgita liha. Lõikamisel leitud tangud: pange partii eraldi ja teatage tarnijale.',
    at: {
      P15: {
        do: 'Rasedatele toorest liha ei pakuta. Toorroogadeks kasutage varem külmutatud liha või veiseliha.',
        check: 'Kokk vaatab enne lõikamist iga partii märgistust ja märki.',
        act: 'Tangud lihas: visake liha ära, pange partii eraldi ja teatage tarnijale.',
      },
    },
  },
  H113: {
    name: 'Bakterid kuivainetes',
    hazard:
      'Salmonella, STEC, Bacilluse eosed ja stafülokokkide toksiin jahus, vürtsides, pähklites, kakaos ja piimapulbris: need elavad kuid ja hakkavad vees kasvama.',
    cause: 'Tootja ei kuumutanud, linnud ja tolm, niiske silo.',
    do: 'Ostke spetsifikatsiooni ja salmonellaanalüüsiga; kuumutatud vürtsid toidule, mida ei küpsetata. Hoidke kuivas.',
    check: 'Vastuvõtja võrdleb iga partii tarnijat ja sertifikaati nimekirjaga.',
    act: 'Sertifikaadita partii: pange eraldi, kasutage ainult läbiküpsetatud toidus või tagastage.',
    at: {
      P56: {
        name: 'Salmonella jääb kuivainetes ellu',
        do: 'Kasutage iga toote tõestatud programmi: {limit:L-dry-heat}. Toores ja töödeldud pool eraldi, oma tööriistad ja õhk.',
        check: 'Seadme töötaja loeb iga partii temperatuuri ja aega.',
        act: 'Alla piiri: töötle enne pakkimist uuesti. Juba pakitud: pea partii kinni.',
      },
      P32: {
        do: 'Kuumutamata söödav pakitakse ainult salmonellaanalüüsiga või pärast kuumtöötlust. Töödeldud ja töötlemata kaup eraldi; kuivpuhastus.',
        check: 'Vastutav inimene vaatab enne pakkimist iga partii sertifikaati.',
        act: 'Sertifikaat puudub või tulemus on positiivne: pea partii kinni; kuumtöötle või müü ettevõttele, kes kuumutab.',
      },
      P08: {
        do: 'Hoidke toores jahu ja tainas eemal toidust, mida ei küpsetata; keegi ei maitse toorest tainast. Puhastage kuivalt, siis märjalt.',
        check: 'Pagar vaatab laudu ja tööriistu taina ja valmistoodangu vahel.',
        act: 'Jahu valmistoodangul: visake ära või küpsetage. Eraldage tööd.',
      },
    },
  },
  H114: {
    name: 'Clostridium botulinum mees',
    hazard: 'Mee eosed on täiskasvanule ohutud, kuid võivad imiku tappa.',
    cause: 'Eosed mullast ja tolmust; ükski töötlus neid ei eemalda.',
    do: 'Silt: mitte anda alla 12 kuu vanustele lastele. Mitte kunagi imikutoitu.',
    check: 'Pakkija vaatab iga partii silti.',
    act: 'Hoiatus puudub: pea partii kinni ja märgista uuesti. Juba müüdud: teata juhatajale, kes otsustab tagasikutsumise.',
  },
  H116: {
    name: 'Veiste, lammaste ja kitsede määratletud riskiteguriga materjal',
    hazard: 'BSE prioonid ajus, seljaajus ja muudes osades; kuumus neid ei hävita.',
    cause: 'Rümp või veerand seljaaju jääkidega, vanade loomade selgroolülid.',
    do: 'Ostke ainult tunnustatud tapamajadest; veiseliha silt sinise või punase triibuga, kus seadus seda nõuab.',
    check: 'Vastuvõtja vaatab märki, silti ja seljaaju jääke.',
    act: 'Jäägid: pange tükk eraldi, värvige ja andke käitlejale; teatage tarnijale.',
    at: {
      P31: {
        do: 'Eemaldage, värvige ja kaaluge riskiteguriga materjal seaduse järgi; selleks oma noad ja anumad.',
        check: 'Määratud töötaja vaatab iga rümpa; veterinaararst kontrollib.',
        act: 'Jäägid: lõigake ära, värvige, hävitage. Kordumisel peatage liin.',
      },
    },
  },
  H118: {
    name: 'Bakterid satuvad toitu pärast kuumutamist, enne sulgemist',
    hazard: 'Bakterid õhust, tilkadest, düüsidest ja kätelt satuvad toitu, mida enam ei kuumutata.',
    cause: 'Kondensvesi, avatud paagid, must villija, külmad kohad.',
    do: 'Suletud torud, kaetud paagid, puhas villija; avatud toidu juures puhtad käed ja mütsid.',
    check: 'Seadme töötaja vaatab enne alustamist villijat ja ruumi.',
    act: 'Pritsmetega või avatud toit visake ära või kuumutage uuesti. Puhastage ja desinfitseerige; parandage kate.',
    at: {
      P55: {
        do: 'Kuumvillimine: {limit:L-hot-fill}, täis, kohe suletud ja ümber pööratud. Aseptiline: villija ja pakendid enne alustamist steriliseeritud.',
        check: 'Seadme töötaja mõõdab igas partiis toodet villija juures ja kontrollib sulgureid.',
        act: 'Liiga külm: tühjendage ja kuumutage uuesti. Steriilsus kadunud: peatage, pidage kinni kõik pärast viimast head näitu, steriliseerige uuesti.',
      },
    },
  },
  H119: {
    name: 'Bakterid jäävad pakendis kuumutamisel ellu',
    hazard: 'Viilutamisel ja pakkimisel sattunud listeeria jääb pinnale ellu.',
    cause: 'Pakid üksteise peal, jahe algus, lühike aeg.',
    do: 'Pange pakid ükshaaval, vesi liikumas. Sisemus või pind: {limit:L-pack-pasteurise}. Seejärel jäävette.',
    check: 'Seadme töötaja loeb igas partiis katsepakki kõige külmemas kohas.',
    act: 'Alla piiri: kuumutage kogu partii kohe uuesti või küpsetage. Kontrollige vett ja kogust.',
  },
}
