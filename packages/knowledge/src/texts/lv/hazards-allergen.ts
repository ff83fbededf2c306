import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsAllergen: KnowledgeTexts['hazards'] = {
  H06: {
    name: 'Piegādātāja nenorādīts alergēns',
    hazard: 'Sastāvdaļa satur alergēnu, par kuru jūs nezināt.',
    cause: 'Ražotājs mainījis recepti, produkts aizstāts ar citu.',
    do: 'Pieņemiet tikai pasūtīto. Salīdziniet marķējumu ar savu alergēnu sarakstu; neaizstājiet produktu, neizlasot tā marķējumu.',
    check: 'Preču pieņēmējs katrā piegādē izlasa jaunu vai mainītu produktu marķējumu.',
    act: 'Nolieciet preci atsevišķi. Pirms produktu lieto, izlabojiet alergēnu sarakstu un informējiet visus, kas ar to strādā.',
    at: {
      P02: {
        do: 'No katra piegādātāja specifikācija ar alergēniem; par izmaiņām viņš paziņo pirms piegādes.',
        check: 'Vadītājs pēc katrām izmaiņām un reizi gadā salīdzina specifikācijas ar alergēnu sarakstu.',
        act: 'Produktu bez specifikācijas vairs nelietojiet. Pieprasiet to rakstiski.',
      },
    },
  },
  H47: {
    name: 'Alergēni sajaucas glabāšanā',
    hazard: 'Citās precēs nokļūst milti, rieksti, piena pulveris vai sezams.',
    cause: 'Atvērti maisi virs citām precēm, kopīgas liekšķeres.',
    do: 'Slēgtas, marķētas kastes; pulveri ar alergēniem apakšā; katrai kastei sava liekšķere.',
    check: 'Par noliktavu atbildīgais apskata to reizi nedēļā.',
    act: 'Piesārņoto preci izmetiet vai norādiet alergēnu. Notīriet plauktu.',
    at: {
      P04: {
        do: 'Slēgtas, marķētas kastes; pārtika cilvēkiem ar alerģiju savā plauktā, augšā.',
        check: 'Maiņas vadītājs reizi dienā apskata ledusskapjus.',
      },
    },
  },
  H48: {
    name: 'Saskare ar alergēnu vai nepareiza informācija',
    hazard: 'Cilvēks ar alerģiju saņem alergēnu; arī niecīgs daudzums var nogalināt.',
    cause: 'Kopīgi darbarīki, vecs saraksts, minēšana zināšanu vietā.',
    do: 'Strādājiet pēc kārtas: vispirms bez alergēna. Notīriet galdu un darbarīkus, lietojiet atsevišķus dēlīšus. Sveriet pēc receptes, neko nemainiet.',
    check: 'Atbildīgais katrai partijai paraksta tīrīšanu un secību.',
    act: 'Ja sajaukts: aizturiet partiju, norādiet alergēnu vai izmetiet. Sakārtojiet secību un tīrīšanu.',
    at: {
      P11: {
        do: 'Ēdieni cilvēkiem ar alerģiju: tīrs galds, svaigi darbarīki un cimdi, viens darbinieks no pasūtījuma līdz izsniegšanai, apsegts un marķēts.',
        check: 'Šefpavārs pirms apkalpošanas pārskata sarakstu un darba vietu.',
        act: 'Ja ir šaubas, nepasniedziet: pagatavojiet no jauna. Ja jau pasniegts: palīdziet viesim, izsauciet neatliekamo palīdzību, saglabājiet atlikumu.',
      },
      P13: {
        do: 'Atsevišķs fritieris ēdieniem bez glutēna, zivīm vai piena; citādi pasakiet, ka eļļa ir kopīga.',
        check: 'Šefpavārs pirms apkalpošanas pārliecinās, ka fritierus lieto, kā tie marķēti.',
        act: 'Ja sajaukts: pasakiet to pirms pasniegšanas vai pagatavojiet citādi. Marķējiet fritierus.',
      },
      P20: {
        do: 'Apkalpotājs pajautā, ieraksta pasūtījumā un izlasa aktuālo alergēnu sarakstu; neviens nemin. Šķīvi nes atsevišķi.',
        check:
          'Apkalpošanas vadītājs pirms apkalpošanas salīdzina sarakstu ar ēdienkarti; vadītājs sarakstu atjauno pēc katrām izmaiņām.',
        act: 'Ja ir šaubas, nepasniedziet. Ja jau pasniegts: palīdziet viesim, izsauciet neatliekamo palīdzību, saglabājiet atlikumu. Izlabojiet sarakstu.',
      },
      P32: {
        do: 'Receptei atbilstoša etiķete, alergēni sastāvdaļu sarakstā izcelti. Pirms jauna produkta novāciet vecās etiķetes.',
        check: 'Iepakotājs katras partijas pirmo un pēdējo etiķeti salīdzina ar recepti un parakstās.',
        act: 'Pārtrauciet iepakošanu, aizturiet partiju, marķējiet no jauna. Ja jau pārdots: atsauciet un paziņojiet uzraudzības iestādei.',
      },
      P34: {
        do: 'Pie katra nefasēta produkta zīme ar alergēniem vai saraksts; katram savas knaibles; paplātes nenesiet pāri citām.',
        check: 'Pārdevēji katru rītu salīdzina zīmes un preces.',
        act: 'Izņemiet no pārdošanas, līdz zīme ir pareiza. Ja jau pārdots: paziņojiet vadītājam, kurš lemj par atsaukšanu.',
      },
      P46: {
        do: 'Gatavojiet pirmo, notīrītā vietā, ar atsevišķiem darbarīkiem un slēgtām sastāvdaļām; tikai darbinieki, kuriem parādīts, kā to dara.',
        check:
          'Atbildīgais katrai partijai paraksta tīrīšanu un sastāvdaļas; nomazgājumi pēc izmeklējumu plāna.',
        act: 'Ja ir kaut mazākās šaubas: pārdodiet bez šīs norādes, norādot alergēnu, vai izmetiet. Notīriet un pārbaudiet vēlreiz.',
      },
    },
  },
  H67: {
    name: 'Nepareiza etiķete, datums vai partija',
    hazard: 'Nav norādīts alergēns, pārāk garš termiņš, nav iespējas atsaukt.',
    cause: 'Nepareizs etiķešu rullis, neiestatīts datums, kļūda, rakstot ar roku.',
    do: 'Sākumā iestatiet datumu un partiju; novāciet citas etiķetes.',
    check:
      'Iepakotājs katras partijas pirmo un pēdējo iepakojumu salīdzina ar pasūtījumu un vienu etiķeti saglabā.',
    act: 'Aizturiet partiju un marķējiet no jauna. Ja jau pārdots: paziņojiet vadītājam, kurš lemj par atsaukšanu.',
    at: {
      P34: {
        do: 'Zīmes un svaru etiķetes drukājiet no aktuālā saraksta; uz pārdošanai iesaiņotām precēm ir datums un alergēni.',
        check: 'Pārdevēji katru rītu salīdzina zīmes, svaru etiķetes un preces.',
        act: 'Izņemiet no pārdošanas un izlabojiet. Ja jau pārdots: paziņojiet vadītājam, kurš lemj par atsaukšanu.',
      },
    },
  },
  H92: {
    name: 'Nepareizs diētiskais ēdiens',
    hazard: 'Bērns vai pacients saņem nepareizu diētu vai konsistenci.',
    cause: 'Sajauktas paplātes, trūkst vārda, novēlotas izmaiņas.',
    do: 'Katram diētiskajam ēdienam sava krāsa un vārda kartīte, apsegts, nodots personīgi.',
    check: 'Virtuve parakstās, liekot uz šķīvja; apkalpotājs pie galda salīdzina vārdu un kartīti.',
    act: 'Paņemiet atpakaļ, pirms apēsts. Ja jau apēsts: paziņojiet vecākiem vai medmāsām, sauciet palīgā, pierakstiet.',
  },
}
