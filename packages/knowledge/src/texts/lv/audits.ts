import type { AuditTexts } from '../../facts/ready-audits.ts'

/** Ready audit templates: name, what each is for, and its questions with their corrective actions. */
export const audits: AuditTexts = {
  opening: {
    name: 'Pārbaude pirms atvēršanas',
    description: 'Pirms darba sākuma: telpas, darbinieki un aukstuma iekārtas.',
    sections: [
      {
        title: 'Telpas',
        questions: [
          {
            text: 'Vai grīdas, darba virsmas un izlietnes ir tīras?',
            action: 'Notīriet pirms darba sākuma.',
          },
          {
            text: 'Vai nav kaitēkļu pēdu?',
            action: 'Slēdziet zonu, izsauciet kaitēkļu apkarotājus, izmetiet skarto pārtiku.',
          },
          {
            text: 'Vai darbojas apgaismojums, ventilācija un notekas?',
            action: 'Ziņojiet par bojājumu; līdz tam strādājiet citur.',
          },
        ],
      },
      {
        title: 'Darbinieki',
        questions: [
          {
            text: 'Vai visi, kas strādā ar pārtiku, ir bez vemšanas, caurejas un inficētām brūcēm?',
            action: 'Sūtiet cilvēku mājās vai darbā bez pārtikas.',
          },
          {
            text: 'Vai pie katras roku mazgātnes ir ziepes, silts ūdens un kas rokas nosusināt?',
            action: 'Papildiniet pirms darba sākuma.',
          },
        ],
      },
      {
        title: 'Aukstuma iekārtas',
        questions: [
          {
            text: 'Vai visi ledusskapji un saldētavas ir plāna robežās?',
            action: 'Pārvietojiet pārtiku, izmēriet, ziņojiet par bojājumu.',
          },
          {
            text: 'Vai pārtika ir nosegta, datēta un termiņā?',
            action: 'Izmetiet to, kam beidzies termiņš, datējiet nedatēto.',
          },
          { text: 'Darba zonas fotoattēls pirms darba sākuma' },
        ],
      },
    ],
  },
  hygiene: {
    name: 'Higiēnas apgaita',
    description: 'Apgaita pa vietu: tīrība, darbinieki, pārtika, atkritumi un kaitēkļi.',
    sections: [
      {
        title: 'Tīrība',
        questions: [
          {
            text: 'Cik tīras ir iekārtas un virsmas, kas skar pārtiku?',
            action: 'Notīriet vēlreiz un pārskatiet tīrīšanas plānu.',
          },
          {
            text: 'Vai tīrīšanas līdzekļi ir marķēti un atsevišķi no pārtikas?',
            action: 'Marķējiet un pārvietojiet.',
          },
          {
            text: 'Vai lupatas un birstes ir tīras un atsevišķi pa zonām?',
            action: 'Nomainiet, marķējiet pa zonām.',
          },
        ],
      },
      {
        title: 'Darbinieki',
        questions: [
          {
            text: 'Vai visiem ir tīrs darba apģērbs un nosegti mati?',
            action: 'Pārģērbieties pirms darba turpināšanas.',
          },
          {
            text: 'Vai rokas mazgā pirms darba, pēc jēlas pārtikas un pēc tualetes?',
            action: 'Parādiet vēlreiz, mazgājiet rokas tūlīt.',
          },
        ],
      },
      {
        title: 'Pārtika',
        questions: [
          {
            text: 'Vai jēla pārtika ir atsevišķi no lietošanai gatavas pārtikas?',
            action: 'Nodaliet, izmetiet skarto pārtiku.',
          },
          {
            text: 'Vai pārtika ir pasargāta no netīrumiem, stikla un citiem svešķermeņiem?',
            action: 'Nosedziet; noņemiet to, kas var saplīst vai iekrist.',
          },
        ],
      },
      {
        title: 'Atkritumi un kaitēkļi',
        questions: [
          {
            text: 'Vai atkritumu tvertnes ir aizvērtas, iztukšotas un tīras?',
            action: 'Iztukšojiet un notīriet.',
          },
          {
            text: 'Vai durvis, logi un notekas ir slēgtas pret kaitēkļiem?',
            action: 'Aizveriet spraugu, ziņojiet par bojājumu.',
          },
        ],
      },
    ],
  },
  haccp: {
    name: 'HACCP pašaudits',
    description: 'Septiņi principi pēc kārtas: vai plāns atbilst darbam un to ievēro?',
    sections: [
      {
        title: 'Grupa un produkts',
        questions: [
          {
            text: 'Vai ir grupa ar noteiktiem pienākumiem un vajadzīgajām zināšanām?',
            action: 'Nosauciet cilvēkus, plānojiet apmācību.',
          },
          {
            text: 'Vai ir aprakstīti produkti, to lietošana un jutīgie patērētāji?',
            action: 'Papildiniet aprakstu plānā.',
          },
          {
            text: 'Vai plūsmas shēma atbilst darbam un vai to salīdzināja uz vietas?',
            action: 'Labojiet plūsmas shēmu, tad vēlreiz izskatiet apdraudējumus.',
          },
        ],
      },
      {
        title: 'Apdraudējumi un robežas',
        questions: [
          {
            text: 'Vai katra posma apdraudējumi ir uzskaitīti un novērtēti?',
            action: 'Papildiniet apdraudējumu analīzi.',
          },
          {
            text: 'Vai katram KKP ir pamatota kritiskā robeža?',
            action: 'Nosakiet robežu, pirms turpināt šo posmu.',
          },
        ],
      },
      {
        title: 'Ikdienas kontrole',
        questions: [
          {
            text: 'Vai katru KKP pārbauda tik bieži, cik plānā teikts?',
            action: 'Nosakiet, kas un kad pārbauda; novērsiet pēdējo dienu robus.',
          },
          {
            text: 'Vai katrai neatbilstībai sekoja koriģējošā darbība, arī pārtikai?',
            action: 'Izlemiet par pārtiku tūlīt un pierakstiet.',
          },
          {
            text: 'Vai termometri un citi mērinstrumenti ir pārbaudīti?',
            action: 'Pārbaudiet tūlīt; nomainiet nepareizos.',
          },
        ],
      },
      {
        title: 'Pārskatīšana un ieraksti',
        questions: [
          {
            text: 'Vai plāna iedarbība ir pārbaudīta un plāns pārskatīts pēc izmaiņām?',
            action: 'Pārskatiet plānu un apstipriniet no jauna.',
          },
          {
            text: 'Vai ieraksti ir pilnīgi, patiesi un glabāti pietiekami ilgi?',
            action: 'Papildiniet, ko var; nekad neizdomājiet ierakstu.',
          },
          { text: 'Kas būtu jāuzlabo?' },
          { text: 'Grupas vadītājs' },
        ],
      },
    ],
  },
  allergens: {
    name: 'Alergēnu kontrole',
    description: 'No receptes līdz viesim: kas zināms, nodalīts un pateikts.',
    sections: [
      {
        title: 'Receptes',
        questions: [
          {
            text: 'Vai katra ēdiena alergēni ir zināmi un pierakstīti?',
            action: 'Līdz tam ēdienu nepārdodiet.',
          },
          {
            text: 'Vai receptes atbilst tam, ko patiešām lieto?',
            action: 'Labojiet recepti un ēdiena alergēnus.',
          },
          {
            text: 'Vai darbinieki spēj atbildēt viesim par alergēniem?',
            action: 'Parādiet, kur tas rakstīts un kurš izlemj.',
          },
        ],
      },
      {
        title: 'Glabāšana',
        questions: [
          {
            text: 'Vai alergēnus glabā slēgtus, marķētus un atsevišķi?',
            action: 'Aizveriet, marķējiet, pārvietojiet.',
          },
        ],
      },
      {
        title: 'Darbs',
        questions: [
          {
            text: 'Vai rīkus un virsmas notīra, pirms gatavo pārtiku bez alergēna?',
            action: 'Notīriet; nepasniedziet iepriekš gatavoto.',
          },
          {
            text: 'Vai alerģiska viesa pasūtījumu atzīmē un gatavo atsevišķi?',
            action: 'Pagatavojiet vēlreiz ar tīriem rīkiem.',
          },
        ],
      },
      {
        title: 'Marķējums',
        questions: [
          {
            text: 'Vai ēdienkarte un etiķetes nosauc pašreizējās receptes alergēnus?',
            action: 'Labojiet pirms nākamās pārdošanas.',
          },
        ],
      },
    ],
  },
  supplier: {
    name: 'Piegādātāja apmeklējums',
    description: 'Apmeklējums pie piegādātāja: uzņēmums, telpas, prece un rezultāts.',
    sections: [
      {
        title: 'Uzņēmums',
        questions: [
          {
            text: 'Vai piegādātājs ir reģistrēts vai atzīts, kur to prasa likums?',
            action: 'Nepērciet, kamēr tas nav pierādīts.',
          },
          { text: 'Vai piegādātājam ir aktuāls HACCP plāns?', action: 'Pieprasiet, nosakiet termiņu.' },
        ],
      },
      {
        title: 'Telpas',
        questions: [
          { text: 'Cik tīras un sakoptas ir telpas?', action: 'Vienojieties, kas un līdz kad jādara.' },
          {
            text: 'Vai ir pasākumi pret kaitēkļiem un to ieraksti?',
            action: 'Pieprasiet, nosakiet termiņu.',
          },
        ],
      },
      {
        title: 'Prece',
        questions: [
          {
            text: 'Vai preci glabā un pārvadā norunātajā temperatūrā?',
            action: 'Atsakieties no pārāk siltas preces; vienojieties par pasākumiem.',
          },
          {
            text: 'Vai katrai partijai var izsekot soli atpakaļ un soli uz priekšu?',
            action: 'Nepērciet to, kam nevar izsekot.',
          },
          {
            text: 'Vai piegādātājs nosauc alergēnus un ziņo par izmaiņām?',
            action: 'Vienojieties rakstiski.',
          },
          {
            text: 'Vai preci var atsaukt, un vai tas ir izmēģināts?',
            action: 'Prasiet izmēģinājumu, nosakiet termiņu.',
          },
        ],
      },
      {
        title: 'Rezultāts',
        questions: [
          {
            text: 'Apmeklējuma rezultāts',
            action: 'Vienojieties par nosacījumiem vai meklējiet citu piegādātāju.',
            options: ['Apstiprināts', 'Apstiprināts ar nosacījumiem', 'Nav apstiprināts'],
          },
          { text: 'Piegādātāja vārdā' },
        ],
      },
    ],
  },
}
