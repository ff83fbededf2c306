import type { KnowledgeTexts } from '@larder/core/haccp'
import { dutiesOverseas } from './duties-overseas.ts'

export const duties: KnowledgeTexts['duties'] = {
  ...dutiesOverseas,
  'D-EU-haccp':
    'Rakendage HACCP põhimõtetel põhinevat enesekontrolli, mille dokumendid vastavad ettevõtte suurusele, ja näidake neid järelevalveasutusele.',
  'D-EU-training':
    'Kõiki toidu käitlejaid juhendatakse ja koolitatakse toiduhügieeni alal; plaani koostaja ja pidaja on saanud HACCP-koolituse.',
  'D-EU-culture':
    'Looge toiduohutuskultuur ja suutke seda näidata: juhtkonna eeskuju, teabe liikumine, piisavalt aega ja inimesi.',
  'D-EU-traceability':
    'Teadke, kellelt iga toit tuli ja millisele ettevõttele see läks, ja näidake seda nõudmisel.',
  'D-EU-listeria':
    'Valmistoit, milles Listeria monocytogenes saab kasvada: alates 1. juulist 2026 ei tohi seda kogu säilimisaja jooksul 25 grammis olla, kui te ei ole tõendanud, et lõpuni on kuni 100 pmü/g.',
  'D-EU-withdrawal':
    'Kõrvaldage ohtlik toit kohe turult, teatage järelevalveasutusele ja, kui see on tarbijateni jõudnud, ka neile.',
  'D-EU-allergens':
    'Andke klientidele teada, milliseid neljateistkümnest allergeenist iga toit sisaldab, ka siis, kui toit on pakendamata.',
  'D-EU-srm':
    'Eemaldage rümpade lõikamisel veiste, lammaste ja kitsede määratletud riskiteguriga materjal (kolju, seljaaju ja muu, olenevalt vanusest ja päritolust), värvige see ja andke üle 1. kategooria materjalina.',
  'D-EU-parasites':
    'Hoidke iga toorelt või peaaegu toorelt söödava kala partii kohta alles dokument: kuidas see külmutati või miks külmutada ei ole vaja (varem piisavalt kaua külmutatud, parasiidivaba söödaga kasvatatud või vetest, mis on tõendatult parasiidivabad).',
  'D-EU-registration': 'Teavitage järelevalveasutust ettevõttest enne avamist ja teatage muudatustest.',
  'D-EU-retention':
    'Õigusaktis ei ole ühtset tähtaega: hoidke seire sissekandeid kaks aastat ja plaani versioone viis aastat.',
  'D-EU-retention-frozen':
    'Hoidke külmutatud kauba ladude temperatuuri sissekandeid vähemalt üks aasta; müügiletis piisab nähtavast termomeetrist.',
  'D-EU-eggs': 'Koorega munad jõuavad kliendini 28 päeva jooksul munemisest; parim enne ei ole hilisem.',
  'D-EU-shellfish':
    'Hoidke iga elusate karpide partii märgist vähemalt kuuskümmend päeva pärast partii jagamist.',
  'D-EU-redistribution':
    'Abivajajatele jagatav toit vaadatakse enne üle: kuupäev, pakend, hoiutemperatuur, külmutamise kuupäev, lõhn ja välimus ning päritolu.',
  'D-EE-registration':
    'Enne alustamist teavitage Põllumajandus- ja Toiduametit või taotlege tegevusluba: see on vajalik loomse toidu käitlemiseks jaekaubanduses, toidu tootmiseks ning kooli, lasteaia ja hoolekande köögile.',
  'D-EE-health':
    'Kõik, kes toitu käitlevad või toiduruume puhastavad, ka omanik, läbivad enne tööle asumist tervisekontrolli nakkushaiguste suhtes ja neil on tervisetõend.',
  'D-EE-health-retention': 'Hoidke tervisetõendeid kogu töötamise aja ja vähemalt üks aasta pärast seda.',
  'D-DE-certificate':
    'Kõigil, kes käitlevad õigusaktis nimetatud toite või töötavad köögis, on esimesel tööpäeval terviseameti tõend, mis ei ole vanem kui kolm kuud.',
  'D-DE-instruction':
    'Juhendage neid inimesi tööle asumisel ja seejärel iga kahe aasta järel; pange juhendamine kirja ja hoidke kohapeal.',
  'D-DE-work-ban':
    'Õigusaktis nimetatud nakkuse või nakatunud haavaga inimesed ja nende haigustekitajate kandjad ei tööta nende toitudega.',
  'D-DE-trained':
    'Kergesti riknevat toitu käitlevad ainult koolitatud inimesed; arvesse läheb toiduala kutseharidus.',
  'D-DE-mince-notice': 'Pakendatud linnu- ja hobuse hakklihal on juhis kuumutada läbi.',
  'D-DE-thawed': 'Pakendamata müüdav sulatatud liha on märgitud sulatatuks.',
  'D-DE-oilfish':
    'Eskolari ja õlikala müüakse ainult pakendatult, valmistamisjuhise ja hoiatusega seedevaevuste eest.',
  'D-DE-eggs': 'Koorega mune ei müüda pärast kahekümne kaheksandat päeva munemisest.',
  'D-DE-raw-milk':
    'Tarbijatele ei müüda toorpiima, välja arvatud sertifitseeritud Vorzugsmilch; toitlustajatele ei müüda seda üldse.',
  'D-DE-raw-egg':
    'Toore munaga toidud kasutatakse ära määruses antud aja jooksul; tundlikele rühmadele kuumutatakse need läbi.',
  'D-DE-allergens':
    'Pakendamata toidu allergeenid antakse teada kirjalikult või suuliselt, kui on olemas kirjalik loetelu ja teadaanne.',
  'D-DE-retention': 'Hoidke loomse toidu enesekontrolli sissekandeid kaks aastat.',
  'D-DE-legionella':
    'Sooja vett, mille boiler või mahuti on üle 400 liitri või torus on üle 3 liitri ning mida pihustavad dušid vms, uuritakse legionella suhtes: avalikus kasutuses igal aastal, puhtalt ärilises iga kolme aasta järel; esimest korda 3–12 kuud pärast alustamist.',
  'D-ES-samples':
    'Koolid, hooldekodud, haiglad, sööklad, üritused ja tellimused enam kui neljakümnele inimesele: hoidke igast toidust proov külmas või sügavkülmas dekreedis antud aja.',
  'D-ES-freezing-label': 'Siin külmutatud toidul on külmutamise kuupäev.',
  'D-ES-parasites':
    'Andke klientidele teada, et toorelt või peaaegu toorelt söödav kala on anisakis’e vastu külmutatud.',
  'D-ES-shellfish': 'Hoidke elusate karpide märgiseid vähemalt kuuskümmend päeva.',
  'D-ES-mince': 'Hakkliha tehakse värskest tükilihast ja müüakse samal päeval.',
  'D-ES-eggs':
    'Läbi kuumutamata munaga toidud: pastöriseeritud muna või dekreedis antud temperatuur ja ajad; päev ja kellaaeg kirjutatakse üles.',
  'D-ES-home':
    'Koduköögis tohib valmistada ainult loetelus olevaid tooteid, kuni nädalase lubatud koguseni, märgistusega, et toode on kodus valmistatud; külmutada ei tohi ja lemmikloomad hoitakse eemal.',
  'D-ES-vending':
    'Jahutatud toidu müügiautomaat annab jahutuse rikke korral märku, et liiga soojaks läinud toitu ei müüdaks.',
  'D-ES-haccp': 'HACCP menetluste eest vastutab nimeline isik; väikepood võib pidada lihtsustatud süsteemi.',
  'D-ES-allergens':
    'Pakendamata toidu allergeenid on müügi- või serveerimiskohas kirjas; suuliselt ainult siis, kui silt ütleb, kellelt küsida, ja kirjalik teave on olemas.',
  'D-GB-sfbb': 'Väike köök või pood võib oma süsteemina pidada päevikut „Safer food, better business“.',
  'D-GB-haccp':
    'Rakendage HACCP põhimõtetel põhinevat enesekontrolli, mille dokumendid vastavad ettevõtte suurusele, ja näidake neid järelevalveasutusele.',
  'D-GB-registration': 'Registreerige ettevõte enne avamist kohalikus omavalitsuses ja teatage muudatustest.',
  'D-GB-training':
    'Kõiki toidu käitlejaid juhendatakse ja koolitatakse toiduhügieeni alal; plaani koostaja ja pidaja on saanud HACCP-koolituse.',
  'D-GB-withdrawal':
    'Kõrvaldage ohtlik toit kohe turult, teatage kohalikule omavalitsusele ja Food Standards Agencyle või Food Standards Scotlandile ning, kui see on tarbijateni jõudnud, ka neile.',
  'D-GB-allergens':
    'Andke klientidele teada, milliseid neljateistkümnest allergeenist iga toit sisaldab; pakendamata toidu puhul võib silt öelda, kellelt küsida.',
  'D-GB-srm':
    'Eemaldage rümpade lõikamisel veiste, lammaste ja kitsede määratletud riskiteguriga materjal (kolju, seljaaju ja muu, olenevalt vanusest ja päritolust), värvige see ja andke üle 1. kategooria materjalina.',
  'D-GB-parasites':
    'Hoidke iga toorelt või peaaegu toorelt söödava kala partii kohta alles dokument: kuidas see külmutati või miks külmutada ei ole vaja (varem piisavalt kaua külmutatud, parasiidivaba söödaga kasvatatud või vetest, mis on tõendatult parasiidivabad).',
  'D-GB-shellfish':
    'Hoidke iga elusate karpide partii märgist vähemalt kuuskümmend päeva pärast partii jagamist.',
  'D-GB-eggs': 'Koorega munad jõuavad kliendini 21 päeva jooksul munemisest.',
  'D-GB-ppds':
    'Toidul, mis pakitakse kohapeal enne, kui klient selle tellib, on nimetus ja täielik koostisosade loetelu, allergeenid esile tõstetud.',
  'D-GB-traceability':
    'Teadke, kellelt iga toit tuli ja millisele ettevõttele see läks, ja näidake seda nõudmisel.',
  'D-GB-retention':
    'Õigusakt tähtaega ei nimeta: hoidke seire sissekandeid kaks aastat ja plaani versioone viis aastat.',
  'D-SCT-guides':
    'Väike köök võib oma süsteemina kasutada CookSafe’i, kauplus RetailSafe’i ja lihapood ButcherSafe’i.',
  'D-SCT-reheat':
    'Šotimaal peab taaskuumutatud toit saavutama temperatuuri {limit:L-reheat}, kui selle kvaliteet ei kannata.',
  'D-SCT-chill':
    'Šoti õigus jahutatud toidule arvu ei anna: hoidke seda külmikus või jahedas õhutatud kohas; juhend nimetab {limit:L-chill-rte}.',
  'D-EU-approval':
    'Loomset toitu teistele ettevõtetele käitlev ettevõte vajab enne alustamist tunnustamist ja paneb kaubale identifitseerimismärgi.',
  'D-EU-sprouts':
    'Hoidke alles seemnete ja idandite nimetus, kogus, päritolu, kuupäev ja partii ning andke need iga tarnega edasi.',
  'D-GB-approval':
    'Loomset toitu teistele ettevõtetele käitlev ettevõte vajab enne alustamist tunnustamist ja paneb kaubale identifitseerimismärgi.',
  'D-LV-reheat':
    'Taaskuumutatud toit serveeritakse temperatuuril {limit:L-hot-hold} ja seda teist korda ei taaskuumutata.',
  'D-LV-training':
    'Kes alustab tööd toiduga ilma toiduala kutseta või pärast enam kui kolmeaastast vaheaega, läbib hügieeni miinimumkursuse ja hoiab tunnistust alles.',
  'D-LV-allergens':
    'Pakendamata toidu allergeenid antakse teada Läti nõuete järgi; sõnastust küsige toiduametist.',
  'D-IE-allergens':
    'Pakendamata toidu allergeenid on kirjas ja inglise keeles seal, kus toitu näidatakse, müüakse või serveeritakse, nii et keegi ei pea küsima.',
  'D-IE-cook-chill':
    'Küpsetatud ja jahutatud toit jahutatakse piiri {limit:L-cool-cook-chill} järgi, hoitakse sel temperatuuril ja kasutatakse viie päeva jooksul.',
  'D-LV-retention': 'Läti toidujärelevalve küsib viimaste kuude sissekandeid: hoidke need käepärast.',
  'D-IE-retention': 'Iirimaa tava: hoidke temperatuuri ja puhastamise sissekandeid vähemalt üks aasta.',
  'D-UA-haccp':
    'Rakendage pidevalt HACCP põhimõtetel põhinevaid kirjalikke menetlusi ja näidake neid riikliku talituse inspektorile.',
  'D-UA-traceability':
    'Teadke, kellelt iga toit tuli ja millisele ettevõttele see läks; hoidke neid dokumente kuus kuud pärast säilimisaja lõppu ja enesekontrolli sissekandeid nii kaua, kui teie kord ette näeb.',
  'D-UA-allergens': 'Andke klientidele teada, milliseid riikliku loetelu allergeene iga toit sisaldab.',
  'D-UA-school-rules':
    'Kooliköök järgib koolide sanitaareeskirja ja haridusasutuste toitlustamise nõudeid; hoidke mõlemad käepärast.',
  'D-UA-school-seasons':
    'Koolides pannakse vana saagi köögivili alates 1. märtsist salatisse ainult keedetult; rosoljet (vinegretti) ei serveerita 15. aprillist 15. oktoobrini.',
  'D-EU-defrosted':
    'Külmutatud olnud ja sulatatult müüdav toit on märgitud sõnaga „sulatatud“; pakendatud külmutatud lihal, lihavalmististel ja töötlemata kalal on külmutamise kuupäev.',
  'D-GB-defrosted':
    'Külmutatud olnud ja sulatatult müüdav toit on märgitud sõnaga „sulatatud“; pakendatud külmutatud lihal, lihavalmististel ja töötlemata kalal on külmutamise kuupäev.',
  'D-EU-mince-age':
    'Hakkliha tehakse kodulindudest kuni kolm päeva ja muudest loomadest kuni kuus päeva pärast tapmist (vaakumpakendis kondita veiseliha: viisteist); sulanut ei külmutata uuesti.',
  'D-GB-mince-age':
    'Hakkliha tehakse kodulindudest kuni kolm päeva ja muudest loomadest kuni kuus päeva pärast tapmist (vaakumpakendis kondita veiseliha: viisteist); sulanut ei külmutata uuesti.',
  'D-EU-liquid-egg':
    'Vedel munamass ootab kuumutamist kuni nelikümmend kaheksa tundi temperatuuril {limit:L-chill-liquid-egg}.',
  'D-GB-liquid-egg':
    'Vedel munamass ootab kuumutamist kuni nelikümmend kaheksa tundi temperatuuril {limit:L-chill-liquid-egg}.',
  'D-EU-shellfish-papers':
    'Hoidke elusate karpide registreerimisdokumendid alles vähemalt kaksteist kuud pärast partii saatmist või vastuvõtmist.',
  'D-GB-shellfish-papers':
    'Hoidke elusate karpide registreerimisdokumendid alles vähemalt kaksteist kuud pärast partii saatmist või vastuvõtmist.',
  'D-ES-thawed': 'Sulatatud liha ei müüda sulatatult; pood külmutab toitu uuesti alles pärast töötlemist.',
}
