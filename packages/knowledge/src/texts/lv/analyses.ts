import type { KnowledgeTexts } from '@larder/core/haccp'

export const analyses: KnowledgeTexts['analyses'] = {
  'AN-water-mains': {
    name: 'Ūdensvada ūdens',
    comment: 'Pietiek ar piegādātāja gada pārskatu; ja tā nav, E. coli un enterokoki no viena krāna.',
  },
  'AN-water-well': {
    name: 'Ūdens no savas akas vai urbuma',
    comment:
      'E. coli, enterokoki, koliformas, mikroorganismu koloniju skaits, nitrāti, amonijs. Pirms pirmās lietošanas, pēc tam pēc plāna.',
  },
  'AN-water-ice': { name: 'Ledus', comment: 'E. coli un enterokoki ledus ģeneratora ledū.' },
  'AN-water-tank': {
    name: 'Ūdens no tvertnes',
    comment: 'E. coli un enterokoki pārvietojamās vienības krānā.',
  },
  'AN-legionella': {
    name: 'Legionella karstajā ūdenī',
    comment:
      'Sildītājs vai tvertne virs 400 litriem vai caurulē vairāk par 3 litriem, ar dušām vai citu izsmidzināšanu; sabiedrībai pieejamu katru gadu, tikai komerciāli lietotu reizi trijos gados.',
  },
  'AN-legionella-risk': {
    name: 'Legionella karstajā ūdenī',
    comment:
      'Dušas un cita izsmidzināšana; vietas un biežumu nosaka jūsu ūdens sistēmas riska novērtējums un iestādes prasības.',
  },
  'AN-listeria-product': {
    name: 'Listērijas lietošanai gatavos produktos',
    comment: 'Listeria monocytogenes, pieci partijas paraugi termiņa beigās.',
  },
  'AN-listeria-surfaces': {
    name: 'Listērijas uz iekārtām un notekās',
    comment: 'Nomazgājumi darba laikā no griezējmašīnas, iepakošanas iekārtas, notekas un galda.',
  },
  'AN-shelf-life': {
    name: 'Pašu produktu derīguma termiņš',
    comment:
      'Glabāšanas tests līdz termiņa beigām veikala temperatūrā; ieviešot produktu un katrreiz, kad maina recepti.',
  },
  'AN-minced': {
    name: 'Malta gaļa un gaļas izstrādājumi',
    comment:
      'Salmonella un E. coli. Pēc sešām labām nedēļām E. coli reizi divās nedēļās, pēc trīsdesmit arī Salmonella. Mazi veikali paraugus drīkst ņemt retāk, kā saskaņots ar uzraudzības iestādi; maltai gaļai, ko glabā mazāk par 24 stundām, kopskaits nav vajadzīgs.',
  },
  'AN-meals': {
    name: 'Lietošanai gatavi ēdieni',
    comment:
      'Kopējais mikroorganismu skaits, Enterobacteriaceae, Staphylococcus aureus, Bacillus cereus. Mazās virtuvēs pēc uzraudzības iestādes prasības.',
  },
  'AN-crustaceans': { name: 'Vārīti vēžveidīgie', comment: 'Salmonella vārītos un lobītos vēžveidīgajos.' },
  'AN-histamine': {
    name: 'Histamīns zivīs',
    comment: 'Deviņi paraugi no katras šaubīgas tunča, makreļu un līdzīgu zivju partijas.',
  },
  'AN-oil': {
    name: 'Cepamā eļļa',
    comment: 'Polārie savienojumi laboratorijā pēc sūdzībām vai šaubīga teststrēmeļu rezultāta.',
  },
  'AN-allergen': { name: 'Alergēnu nomazgājumi', comment: 'Pēc tīrīšanas, pirms gatavo pārtiku ar norādi.' },
  'AN-listeria-plant': {
    name: 'Listērijas uzņēmumā',
    comment:
      'Nomazgājumi darba laikā no notekām, griezējmašīnām, sālījuma, konveijeriem un iepakošanas līnijām; pozitīvu vietu pārbauda, līdz tā paliek tīra.',
  },
  'AN-ice-cream': {
    name: 'Saldējums',
    comment:
      'Saldējums ar pienu: Listeria monocytogenes, Salmonella un Enterobacteriaceae, no iekārtas un no vitrīnas.',
  },
  'AN-cheese': {
    name: 'Piens un siers',
    comment:
      'Listeria monocytogenes, Salmonella un stafilokoki; svaigpiena sieram brīdī, kad stafilokoku ir visvairāk.',
  },
  'AN-sprouts': {
    name: 'Asni',
    comment:
      'Salmonella un STEC: katra sēklu partija pirms lietošanas un izlietotais ūdens vai asni vismaz reizi mēnesī, divas dienas pēc diedzēšanas sākuma; partija gaida rezultātu.',
  },
  'AN-sprouts-us': {
    name: 'Asni',
    comment:
      'STEC O157:H7 un Salmonella katras partijas izlietotajā ūdenī vai asnos; Listeria audzēšanas telpā. Partija gaida rezultātu.',
  },
  'AN-carcass': {
    name: 'Liemeņi',
    comment:
      'Salmonella, Enterobacteriaceae un kopējais mikroorganismu skaits uz liemeņiem; Campylobacter uz mājputniem. Mazās kautuvēs, kā saskaņots ar uzraudzības iestādi.',
  },
  'AN-juice': {
    name: 'Sagriezti augļi un dārzeņi un nekarsēta sula',
    comment: 'Salmonella un E. coli, pieci partijas paraugi.',
  },
  'AN-cronobacter': {
    name: 'Zīdaiņu maisījums un pulvera telpa',
    comment: 'Cronobacter un Salmonella pulverī; Enterobacteriaceae uz grīdas, putekļsūcējos un filtros.',
  },
  'AN-incubation': {
    name: 'Slēgtu trauku termostatēšana',
    comment: 'Katras ielādes traukus testa dienas tur siltumā; ja kāds uzpūties vai ieskābis, ielādi aiztur.',
  },
  'AN-water-bottled': {
    name: 'Fasēts ūdens un ražošanas ūdens',
    comment: 'E. coli, enterokoki un Pseudomonas aeruginosa pudelē un pie pildītāja.',
  },
  'AN-mycotoxins': {
    name: 'Mikotoksīni sausajās precēs',
    comment: 'Aflatoksīns, ohratoksīns A un DON riska partijās; paraugus ņem no visas partijas.',
  },
  'AN-patulin': { name: 'Patulīns ābolu sulā', comment: 'Viens paraugs no sezonas spieduma.' },
  'AN-salmonella-pastry': {
    name: 'Pildīti konditorejas izstrādājumi',
    comment: 'Salmonella un Staphylococcus aureus krēma un pildītos izstrādājumos.',
  },
}
