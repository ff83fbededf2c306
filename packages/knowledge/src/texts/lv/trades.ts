import type { KnowledgeTexts } from '@larder/core/haccp'

/** Hazards, limits and tasks of single trades: preserves, bottled water, grain, oils, fermented soy. */
export const hazardsTrades: KnowledgeTexts['hazards'] = {
  H122: {
    name: 'Mikroorganismi un pelējums iztur skābu konservu karsēšanu',
    hazard:
      'Baktērijas, pelējums un raugi izdzīvo marinējumos, mērcēs, kečupā vai sīrupā; pelējums patērē skābi.',
    cause: 'Aukstas burkas, biezi gabali, īss laiks, ceļā atdzisis produkts.',
    do: 'Aukstākās burkas vidū: {limit:L-hot-fill}; tūlīt aizveriet, tad dzesējiet.',
    check: 'Operators katrā partijā mēra aukstāko burku un apskata vākus.',
    act: 'Zem robežas: karsējiet vēlreiz visu laiku vai glabājiet aukstumā ar īsu termiņu. Pārbaudiet burkas, daudzumu un laiku.',
  },
  H123: {
    name: 'Patogēni fasētajā ūdenī',
    hazard:
      'Escherichia coli, enterokoki un Pseudomonas ir ūdenī vai iekļūst no tvertnēm un pildīšanas iekārtas.',
    cause: 'Virszemes ūdenim atvērts avots, nolietots filtrs, vāja lampa, maz ozona, bioplēve.',
    do: 'Aizsargāts avots; smalkais filtrs, ultravioletais starojums vai ozons pēc programmas. 250 ml tilpumā: {limit:L-water-germs}.',
    check:
      'Operators katrā maiņā nolasa filtru, lampu vai ozonu; laboratorija pēc plāna pārbauda ūdeni un pudeles.',
    act: 'Atrasts: aizturiet partijas kopš pēdējā labā rezultāta, mazgājiet un dezinficējiet līniju, ņemiet jaunu paraugu.',
  },
  H124: {
    name: 'Pelējuma toksīni graudos, riekstos, garšvielās vai žāvētos augļos',
    hazard:
      'Aflatoksīni, ohratoksīns, deoksinivalenols un citi bojā aknas, nieres un imūnsistēmu; karstums tos neiznīcina.',
    cause: 'Mitra raža, lēna žāvēšana, mitra noliktava pie audzētāja vai kuģī.',
    do: 'Partijas ar laboratorijas sertifikātu no apstiprinātiem piegādātājiem; atsakieties no mitrām, pelējušām, siltām vai kukaiņu bojātām partijām.',
    check: 'Pieņēmējs apskata katru partiju un tās sertifikātu; savi paraugi pēc plāna.',
    act: 'Bez sertifikāta: nolieciet atsevišķi. Virs likuma robežas: atsakieties, nekad nesajauciet.',
  },
  H125: {
    name: 'Pudeles plīst',
    hazard: 'Raugs aizvērtā pudelē rūgst tālāk: stikls lido un savaino.',
    cause:
      'Atlikušais cukurs, pildīts par agru, savvaļas raugi, silta noliktava, vieglas atkārtoti lietotas pudeles.',
    do: 'Pildiet tikai tad, kad divi mērījumi ar dienu starpību ir vienādi, vai pēc karsēšanas vai smalkas filtrēšanas; spiedienizturīgas pudeles.',
    check: 'Pirms pildīšanas izmēra cukuru un no katras partijas atver vienu siltumā turētu pudeli.',
    act: 'Par lielu spiedienu: aizturiet partiju aukstumā, brīdiniet klientus, atsauciet. Lietojiet aizsargbrilles.',
  },
  H126: {
    name: 'Eļļu un tauku piesārņotāji',
    hazard:
      'Dūmu ogļūdeņraži, rafinēšanā radušies glicidilesteri un 3-MCPD, šķīdinātāja atliekas, minerāleļļa.',
    cause: 'Virs uguns žāvētas sēklas, pārāk karsta rafinēšana, netīra cisterna, smērviela.',
    do: 'Eļļa ar specifikāciju un analīzēm no apstiprinātiem piegādātājiem; tikai pārtikas cisternas ar pēdējo kravu dokumentiem.',
    check: 'Pieņēmējs salīdzina dokumentus ar specifikāciju.',
    act: 'Bez dokumentiem vai virs likuma robežas: nolieciet atsevišķi, jautājiet, sūtiet atpakaļ.',
  },
  H127: {
    name: 'Sojas, pupu vai tempes raudzēšana neizdodas',
    hazard:
      'Stafilokoki un Bacillus veido toksīnus un Clostridium botulinum aug, pirms sāls vai kultūra tos kavē.',
    cause: 'Maz sāls, auksta vai vāja kultūra, pārāk mitras pupas, par ilgu par siltu.',
    do: 'Nosveriet receptes sāli; pupas izvāriet un ātri atdzesējiet; svaiga kultūra; vienmērīgs siltums, noteiktas stundas; pēc tam tempi un natto dzesējiet.',
    check: 'Katrai partijai pieraksta sāli, siltumu un stundas un apskata augšanu un smaržu.',
    act: 'Nepareizs sāls, gļotas, melnums vai sveša smaka: partiju izmetiet. Atjaunojiet kultūru.',
  },
}

export const limitsTrades: KnowledgeTexts['limits'] = {
  'L-water-germs': 'Fasēts ūdens: paraugi ar Escherichia coli vai enterokokiem',
  'L-sterile-fill': 'Aseptiskā pildīšana: kļūdas iekārtas un iepakojuma sterilizācijā',
}

const weekly = 'Šefpavārs, veikala vai ražošanas vadītājs reizi nedēļā pārskata ierakstus un parakstās.'

export const tasksTrades: KnowledgeTexts['tasks'] = {
  'T-water-germs': {
    name: 'Fasēts ūdens',
    instruction:
      'Katrā maiņā nolasiet filtru, lampu vai ozonu. Pēc plāna sūtiet ūdeni un pildītas pudeles uz laboratoriju un ierakstiet paraugus ar atradi.',
    verification: weekly,
    record: 'Laboratorijas pārskats un maiņas pieraksts.',
  },
  'T-salt-ferment': {
    name: 'Sojas un pupu raudzēšana',
    instruction:
      'Pierakstiet partijas sāli, siltumu, sākumu un beigas; pirms turpināt, apskatiet augšanu un smaržu.',
    verification: weekly,
    record: 'Partijas pieraksts: sāls, siltums, stundas, vārds.',
  },
}
