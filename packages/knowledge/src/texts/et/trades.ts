import type { KnowledgeTexts } from '@larder/core/haccp'

/** Hazards, limits and tasks of single trades: preserves, bottled water, grain, oils, fermented soy. */
export const hazardsTrades: KnowledgeTexts['hazards'] = {
  H122: {
    name: 'Haigustekitajad ja hallitus jäävad hapude hoidiste kuumutamisel ellu',
    hazard:
      'Bakterid, hallitus ja pärmid jäävad ellu hapukurgis, kastmes, ketšupis või siirupis; hallitus tarbib happe ära.',
    cause: 'Külmad purgid, paksud tükid, lühike aeg, teel jahtunud toode.',
    do: 'Kõige külmema purgi keskel: {limit:L-hot-fill}; sulgege kohe, siis jahutage.',
    check: 'Seadme töötaja mõõdab igas partiis kõige külmema purgi ja vaatab kaaned üle.',
    act: 'Alla piirväärtuse: kuumutage kogu aeg uuesti või hoidke külmas lühikese säilivusajaga. Kontrollige purke, kogust ja aega.',
  },
  H123: {
    name: 'Haigustekitajad villitavas vees',
    hazard: 'Escherichia coli, enterokokid ja Pseudomonas on vees või satuvad sinna paakidest ja villijast.',
    cause: 'Pinnaveele avatud allikas, kulunud filter, nõrk lamp, vähe osooni, biokile.',
    do: 'Kaitstud allikas; peenfilter, ultraviolettvalgus või osoon programmi järgi. 250 ml kohta: {limit:L-water-germs}.',
    check:
      'Seadme töötaja loeb igas vahetuses filtri, lambi või osooni näidu; labor uurib vett ja pudeleid plaani järgi.',
    act: 'Leid: pidage kinni partiid pärast viimast head tulemust, peske ja desinfitseerige liin, võtke uus proov.',
  },
  H124: {
    name: 'Hallitusmürgid teraviljas, pähklites, vürtsides või kuivatatud puuviljades',
    hazard:
      'Aflatoksiinid, ohratoksiin, deoksünivalenool ja teised kahjustavad maksa, neere ja immuunsüsteemi; kuumus neid ei hävita.',
    cause: 'Märg saak, aeglane kuivatamine, niiske ladu kasvatajal või laevas.',
    do: 'Labori tunnistusega partiid heakskiidetud tarnijatelt; keelduge niisketest, hallitanud, soojadest või putukatega partiidest.',
    check: 'Vastuvõtja vaatab iga partii ja selle tunnistuse üle; oma proovid plaani järgi.',
    act: 'Tunnistuseta: eraldage. Üle seadusliku piirnormi: keelduge, ärge kunagi segage.',
  },
  H125: {
    name: 'Pudelid lõhkevad',
    hazard: 'Pärm käärib suletud pudelis edasi: klaas lendab ja vigastab.',
    cause: 'Jääksuhkur, liiga varajane villimine, metsikud pärmid, soe ladu, kerged korduspudelid.',
    do: 'Villige alles siis, kui kaks päevadevahega mõõtmist on ühesugused, või pärast kuumutamist või peenfiltrimist; rõhku taluvad pudelid.',
    check: 'Enne villimist mõõdetakse suhkur ja igast partiist avatakse üks soojas hoitud pudel.',
    act: 'Liiga suur rõhk: pidage partii külmas kinni, hoiatage kliente, võtke tagasi. Kandke kaitseprille.',
  },
  H126: {
    name: 'Õlide ja rasvade saasteained',
    hazard:
      'Suitsu süsivesinikud, rafineerimisel tekkivad glütsidüülestrid ja 3-MCPD, lahustijäägid, mineraalõli.',
    cause: 'Tule kohal kuivatatud seeme, liiga kuum rafineerimine, must paak, määre.',
    do: 'Spetsifikatsiooni ja analüüsidega õli heakskiidetud tarnijatelt; ainult toidupaagid, viimaste veoste dokumendiga.',
    check: 'Vastuvõtja võrdleb dokumente spetsifikatsiooniga.',
    act: 'Dokumentideta või üle seaduse piirnormi: eraldage, küsige, saatke tagasi.',
  },
  H127: {
    name: 'Soja, ubade või tempeh’i kääritamine ebaõnnestub',
    hazard:
      'Stafülokokid ja Bacillus moodustavad mürke ning Clostridium botulinum kasvab, enne kui sool või juuretis neid pidurdab.',
    cause: 'Vähe soola, külm või nõrk juuretis, liiga märjad oad, liiga kaua liiga soe.',
    do: 'Kaaluge retsepti sool; keetke oad ja jahutage kiiresti; värske juuretis; ühtlane soojus, kindlad tunnid; seejärel pange tempeh ja natto külma.',
    check: 'Igast partiist märgitakse sool, soojus ja tunnid ning vaadatakse kasvu ja lõhna.',
    act: 'Vale sool, lima, must värv või võõras lõhn: visake partii ära. Uuendage juuretist.',
  },
}

export const limitsTrades: KnowledgeTexts['limits'] = {
  'L-water-germs': 'Villitud vesi: proovid, milles on Escherichia coli või enterokokid',
  'L-sterile-fill': 'Aseptiline villimine: vead villija ja pakendite steriliseerimisel',
}

const weekly = 'Köögi, poe või tootmise juht vaatab sissekanded kord nädalas läbi ja annab allkirja.'

export const tasksTrades: KnowledgeTexts['tasks'] = {
  'T-water-germs': {
    name: 'Villitud vesi',
    instruction:
      'Lugege igas vahetuses filtri, lambi või osooni näit. Saatke vesi ja täidetud pudelid plaani järgi laborisse ja sisestage leiuga proovid.',
    verification: weekly,
    record: 'Labori aruanne ja vahetuse protokoll.',
  },
  'T-salt-ferment': {
    name: 'Soja ja ubade kääritamine',
    instruction: 'Märkige partii sool, soojus, algus ja lõpp; enne edasiminekut vaadake kasvu ja lõhna.',
    verification: weekly,
    record: 'Partii protokoll: sool, soojus, tunnid, nimi.',
  },
}
