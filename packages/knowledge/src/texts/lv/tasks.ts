import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly = 'Šefpavārs, veikala vai ražošanas vadītājs reizi nedēļā pārskata ierakstus un parakstās.'
const monthly = 'Vadītājs reizi mēnesī pārskata ierakstus un parakstās.'
const watches =
  'Vadītājs reizi mēnesī vēro uzdevuma izpildi, salīdzina mērījumu ar otru termometru un parakstās.'
const yearly = 'Vadītājs to pārskata ikgadējā plāna pārskatīšanā.'
const temperatures = 'Temperatūras ieraksts: vieta, mērījums, laiks, vārds.'
const deliveries = 'Piegādes ieraksts: piegādātājs, produkts, mērījums, vārds; pavadzīmi saglabā.'
const batches = 'Partijas ieraksts: pārtika, mērījums, laiks, vārds.'
const cleaning = 'Tīrīšanas plāns, atzīmēts ar laiku un vārdu.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Ledusskapju un aukstumkameru temperatūra',
    instruction: 'Nolasiet termometru vai izmēriet produkta temperatūru siltākajā plauktā.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Sarkanās gaļas temperatūra glabāšanā',
    instruction: 'Izmēriet temperatūru starp diviem gabaliem. Robeža: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Mājputnu un medījumu gaļas temperatūra glabāšanā',
    instruction: 'Izmēriet temperatūru starp diviem gabaliem. Robeža: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Maltas gaļas temperatūra glabāšanā',
    instruction: 'Izmēriet temperatūru starp diviem iepakojumiem. Robeža: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Zivju temperatūra glabāšanā',
    instruction:
      'Izmēriet temperatūru starp divām zivīm; pārbaudiet, vai ledus tās sedz un ūdens notek. Robeža: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Vakuuma iepakojumu temperatūra',
    instruction: 'Izmēriet temperatūru starp diviem iepakojumiem. Robeža: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Nogatavināšanas telpas temperatūra',
    instruction: 'Nolasiet temperatūru un mitrumu; apskatiet gabalus. Robeža: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Saldētavu temperatūra',
    instruction: 'Nolasiet termometru; pārbaudiet, vai nav mīkstu iepakojumu. Robeža: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Aukstās izlikšanas temperatūra',
    instruction: 'Izmēriet produkta temperatūru siltākajā vietā. Robeža: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Pildītu konditorejas izstrādājumu temperatūra',
    instruction:
      'Siltākajā vietā izmēriet temperatūru pildītā izstrādājumā. Robeža: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Aukstuma vitrīnu un plauktu temperatūra',
    instruction: 'Nolasiet termometru vai izmēriet produkta temperatūru priekšpusē, pie iekraušanas līnijas.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Gaļas letes temperatūra',
    instruction: 'Siltākajā vietā izmēriet gabala temperatūru. Robeža: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Pārdodamās mājputnu gaļas temperatūra',
    instruction: 'Izmēriet temperatūru starp diviem gabaliem. Robeža: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Pārdodamās maltās gaļas temperatūra',
    instruction: 'Izmēriet temperatūru paplātes vidū. Robeža: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Zivju letes temperatūra',
    instruction:
      'Izmēriet temperatūru virspusē esošā filejā; pārbaudiet, vai ledus sedz zivis. Robeža: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Saldējuma porcionēšanas vitrīna',
    instruction:
      'Katrā vitrīnā nolasiet temperatūru siltākajā vietā; virs iekraušanas līnijas nav sarmas, karotes tekošā ūdenī. Robeža: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Siera nogatavināšanas telpa un sālījums',
    instruction:
      'Nolasiet temperatūru un mitrumu; apskatiet dēļus, garozas un sālījumu; pierakstiet sālījuma stiprumu un vecumu.',
    verification: weekly,
    record: 'Nogatavināšanas ieraksts.',
  },
  'T-ripening-humidity': {
    name: 'Mitrums sausajā nogatavināšanā',
    instruction: 'Nolasiet katra skapja higrometru. Robeža: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Saldēšanas vitrīnu temperatūra',
    instruction:
      'Nolasiet termometru; pārbaudiet, vai nav mīkstu iepakojumu. Robeža: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Temperatūra, uzglabājot karstā veidā',
    instruction: 'Apmaisiet, izmēriet katra ēdiena temperatūru aukstākajā vietā. Robeža: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Karstās bufetes temperatūra',
    instruction:
      'Ik pēc divām apkalpošanas stundām apmaisiet un izmēriet katra ēdiena temperatūru. Robeža: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Kartupeļu noliktavas temperatūra',
    instruction: 'Nolasiet termometru. Cepšanai paredzēti kartupeļi: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Sausā noliktava',
    instruction:
      'Nolasiet mitrumu; pārbaudiet, vai nav mitruma, pelējuma un vaboļu. Robeža: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Noliktavas ieraksts: mērījums, vārds.',
  },
  'T-dates': {
    name: 'Datumi krājumā',
    instruction:
      'Apskatiet datumus; izņemiet to, kam termiņš pagājis, un priekšā lieciet to, kam tas beidzas agrāk.',
    verification: weekly,
    record: 'Dienas saraksts; norakstīšanas ieraksts.',
  },
  'T-opened-packs': {
    name: 'Atvērta un sagatavota pārtika',
    instruction:
      'Uz katra iepakojuma ir diena. Ievadiet vecākā iepakojuma vecumu dienās. Robeža: {limit:L-rte-days}.',
    verification: weekly,
    record: 'Dienas saraksts; uzraksti uz pārtikas.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Temperatūra pieņemšanā',
    instruction: 'Pirms parakstīšanas izmēriet temperatūru starp diviem iepakojumiem vai gabaliem.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Sarkanās gaļas piegāde',
    instruction: 'Izmēriet temperatūru starp diviem gabaliem. Robeža: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Mājputnu gaļas un medījumu piegāde',
    instruction: 'Izmēriet temperatūru starp diviem gabaliem. Robeža: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Maltas gaļas piegāde',
    instruction: 'Izmēriet temperatūru starp diviem iepakojumiem. Robeža: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Zivju piegāde',
    instruction:
      'Izmēriet temperatūru starp divām zivīm; apskatiet ledu, acis un žaunas, pasmaržojiet. Robeža: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Saldētas pārtikas piegāde',
    instruction:
      'Izmēriet temperatūru starp diviem iepakojumiem; pārbaudiet, vai nav sarmas un mīkstu stūru. Robeža: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Piegāde: iepakojums, datumi, marķējums, dokumenti',
    instruction:
      'Iepakojums vesels un tīrs, termiņš pietiekams, veselības marķējums ir, etiķete un alergēni atbilst pasūtītajam.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Svaigpiena temperatūra, to pieņemot',
    instruction:
      'Pirms pārsūknēšanas katru cisternu vai kannu apmaisiet un izmēriet tās temperatūru. Robeža: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Antibiotiku tests svaigpienam',
    instruction: 'Ātrais tests katrai cisternai pirms tās iztukšošanas; paraugu saglabājiet.',
    verification: weekly,
    record: 'Piena ieraksts: saimniecība, rezultāts, vārds.',
  },
  'T-shellfish-tags': {
    name: 'Dzīvu gliemeņu birkas',
    instruction:
      'Birkā izlasiet rajonu, datumu un nosūtītāju; gliemenes aizvērtas un dzīvas. Uz birkas uzrakstiet izlietošanas dienu un saglabājiet to.',
    verification: monthly,
    record: 'Birkas datumu secībā.',
  },
  'T-shellfish-air': {
    name: 'Gaisa temperatūra ap dzīvām gliemenēm',
    instruction: 'Pieņemot izmēriet gaisa temperatūru ap gliemenēm. Robeža: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Histamīna izmeklējums',
    instruction:
      'Nosūtiet paraugus no šaubīgas tunča, makreļu un līdzīgu zivju partijas. Robeža: {limit:L-histamine}.',
    verification: 'Vadītājs izlasa katru pārskatu.',
    record: 'Laboratorijas pārskats ar partiju.',
  },
  'T-suppliers': {
    name: 'Piegādātāju pārskatīšana',
    instruction: 'Izskatiet sarakstu: atzīšana, specifikācijas, sūdzības, iepakojuma deklarācijas.',
    verification: yearly,
    record: 'Apstiprināto piegādātāju saraksts ar datumu un vārdu.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Temperatūra produkta vidū termiskajā apstrādē',
    instruction: 'Katrai partijai izmēriet temperatūru biezākajā gabalā, putna gaļai pie kaula.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Mājputnu gaļas temperatūra produkta vidū',
    instruction:
      'Katrai partijai izmēriet temperatūru biezākajā gabalā pie kaula. Robeža: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Maltas gaļas un kotlešu temperatūra produkta vidū',
    instruction:
      'Katrai partijai izmēriet temperatūru biezākajā gabalā no sāniem. Robeža: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Gaļas un zivju gabalu temperatūra produkta vidū',
    instruction: 'Katrai partijai izmēriet temperatūru biezākajā gabalā. Robeža: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Liellopu, jēra un cūkgaļas temperatūra karsējot',
    instruction:
      'Katrai partijai mēriet biezākajā gabalā. Ja pasniedz rozā: pēc apcepšanas mēriet virsmu. Robeža: {limit:L-cook-red-meat}. Tikai veseli gabali: nekas malts, ruļļots, mīkstināts vai injicēts.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Medījumu temperatūra produkta vidū',
    instruction: 'Katrai partijai izmēriet temperatūru biezākajā gabalā. Robeža: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Olu ēdienu temperatūra produkta vidū',
    instruction: 'Izmēriet temperatūru katras partijas vidū. Robeža: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Gatavošana zemā temperatūrā: produkta vidus un laiks',
    instruction:
      'Zondi atstājiet biezākajā gabalā. Laiku skaita no brīža, kad vidus sasniedzis temperatūru. Robeža: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Mikroviļņu krāsns: apmaisīt un ļaut nostāvēties',
    instruction:
      'Apsedziet, pusceļā apmaisiet vai apgrieziet, ļaujiet divas minūtes nostāvēties zem vāka, pēc tam izmēriet temperatūru vairākās vietās: skaitās aukstākā.',
    verification: watches,
    record: 'Atzīme par katru partiju.',
  },
  'T-sous-vide': {
    name: 'Sous-vide: produkta vidus un laiks',
    instruction:
      'Katrai partijai caur putu lenti izmēriet temperatūru vienā maisiņā; pierakstiet ūdens peldes temperatūru, sākumu un beigas. Robeža: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Pasterizācija',
    instruction: 'Maisot mēriet, pierakstiet izturēšanas sākumu un beigas. Robeža: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Autoklāvs',
    instruction:
      'Pierakstiet katras ielādes temperatūru, spiedienu un laiku; aprēķiniet vērtību. Robeža: {limit:L-retort}.',
    verification: 'Vadītājs pirms izlaišanas katru diagrammu salīdzina ar programmu.',
    record: 'Autoklāva ieraksts ar diagrammu.',
  },
  'T-uht': {
    name: 'Karsēšana ļoti augstā temperatūrā',
    instruction:
      'Sākumā un ik stundu nolasiet temperatūru aiz izturēšanas caurules; zem robežas plūsma pati griežas atpakaļ. Robeža: {limit:L-uht}.',
    verification: 'Vadītājs pirms izlaišanas katru diagrammu salīdzina ar programmu.',
    record: 'Karsēšanas ieraksts ar diagrammu.',
  },
  'T-ice-cream-mix': {
    name: 'Saldējuma maisījuma karsēšana',
    instruction:
      'Ievadiet katras partijas temperatūru un laiku; maisot, slēgtā traukā. Robeža: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Sulas un dzērienu karsēšana',
    instruction:
      'Sākumā un katrai partijai nolasiet temperatūru pēc izturēšanas laika. Robeža: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Grauzdēšana, tvaicēšana vai iepirkta termiskā apstrāde',
    instruction:
      'Atzīmējiet validētās programmas laiku, temperatūru un kārtas biezumu vai piegādātāja sertifikātu apstrādātajai partijai.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Temperatūra produkta vidū karstajā kūpināšanā',
    instruction: 'Katrai partijai izmēriet temperatūru biezākajā gabalā. Robeža: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Temperatūra produkta vidū, atkārtoti uzsildot',
    instruction: 'Apmaisiet, izmēriet temperatūru katras partijas vidū. Robeža: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Atdzesēšana pēc termiskās apstrādes',
    instruction:
      'Sākumā pierakstiet laiku un temperatūru vidū; pirmā norādītā laika beigās ievadiet temperatūru produkta vidū. Robeža: {limit:L-cool}.',
    verification: watches,
    record: 'Atdzesēšanas ieraksts: pārtika, sākums, beigas, mērījumi, vārds.',
  },
  'T-cool-second': {
    name: 'Atdzesēšana, otrais posms',
    instruction:
      'Ievadiet temperatūru produkta vidū visa laika beigās, skaitot no atdzesēšanas sākuma. Robeža: {limit:L-cool-second}.',
    verification: watches,
    record: 'Atdzesēšanas ieraksts: pārtika, sākums, beigas, mērījumi, vārds.',
  },
  'T-cool-cook-chill': {
    name: 'Glabāšanai paredzētu un sous-vide ēdienu atdzesēšana',
    instruction:
      'Sākumā pierakstiet laiku un temperatūru vidū; laika beigās ievadiet temperatūru produkta vidū. Robeža: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Atdzesēšanas ieraksts: pārtika, sākums, beigas, mērījumi, vārds.',
  },
  'T-hot-fill': {
    name: 'Karstā pildīšana',
    instruction: 'Pildot izmēriet produkta temperatūru pirmajā un pēdējā burkā. Robeža: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Ūdens zīdaiņu maisījumam',
    instruction:
      'Izmēriet ūdens temperatūru, pirms ieberat pulveri; uz pudelītes uzrakstiet laiku. Robeža: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-beans': {
    name: 'Sausu pupiņu vārīšana',
    instruction: 'Skaitiet no brīža, kad sāk strauji vārīties. Robeža: {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Saldētu ogu vārīšana',
    instruction:
      'Pirms lietošanas aukstos ēdienos; skaitiet no brīža, kad sāk strauji vārīties. Robeža: {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Zivju saldēšana pret parazītiem',
    instruction:
      'Zonde biezākajā gabalā; pierakstiet sugu, partiju, sākumu un beigas. Robeža: {limit:L-parasite-freeze}.',
    verification: 'Šefpavārs pirms izlaišanas salīdzina ierakstu un partiju.',
    record: 'Saldēšanas ieraksts: suga, partija, temperatūra, sākums, beigas, vārds.',
  },
  'T-parasite-record': {
    name: 'Jēlu zivju saldēšanas dokuments',
    instruction:
      'Izlasiet piegādātāja dokumentu par katru partiju un ievadiet tajā norādīto saldēšanas temperatūru. Robeža: {limit:L-parasite-freeze}. Akvakultūras zivis: saglabājiet deklarāciju.',
    verification: 'Šefpavārs reizi nedēļā salīdzina dokumentu un partiju.',
    record: 'Piegādātāja dokuments vai deklarācija pa partijām.',
  },
  'T-raw-egg-time': {
    name: 'Ēdienu ar jēlām olām vecums',
    instruction:
      'Uz katras partijas uzrakstiet dienu un stundu; ievadiet stundas kopš pagatavošanas. Robeža: {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Jēlas gaļas ēdieni',
    instruction:
      'Svaigs, vesels gabals ar veselības marķējumu, virsma apgriezta, griezts ar tīriem darbarīkiem tieši pirms pasniegšanas; etiķete un laiks pierakstīti.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Ēdienu ar jēlām olām temperatūra',
    instruction: 'Izmēriet temperatūru katras partijas vidū. Robeža: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'Mērces ar jēlām olām pH',
    instruction: 'Katras partijas pH izmēriet ar kalibrētu pH metru. Robeža: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'Suši rīsu pH',
    instruction:
      'Paraugu sablendējiet ar ūdeni, izmēriet katras partijas pH. Robeža: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Sāls iepakotu zivju ūdens fāzē',
    instruction:
      'Katrai partijai, ko iepako bez gaisa: sāls ÷ (sāls + ūdens) × 100, pēc parauga vai pārbaudītas receptes. Robeža: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'Marinējumu un marināžu pH',
    instruction:
      'Sablendējiet biezāko gabalu, izmēriet katras partijas pH, kad skābe izsūkusies cauri. Robeža: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Piena un biezpiena ieskābšana',
    instruction:
      'Programmas stundās ievadiet pH; ja ieskābst lēni, vairojas stafilokoki, ja kultūra nedzīva, partiju aptur. Svaigais siers un jogurts beigu pH sasniedz pirms atdzesēšanas.',
    verification: weekly,
    record: 'Partijas ieraksts ar pH līkni.',
  },
  'T-home-acid-ph': {
    name: 'Ievārījuma un marinējumu pH',
    instruction:
      'Pirms burkas marķē, izmēriet pH sablendētā, atdzesētā katras partijas paraugā. Robeža: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'Ievārījuma pH',
    instruction:
      'Ar kalibrētu pH metru izmēriet pH sablendētā, atdzesētā katras partijas paraugā. Robeža: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Fermentētas desas grādstundas',
    instruction:
      'Pēc diagrammas par katru stundu, līdz desa ieskābusi, saskaitiet grādus virs temperatūras, kurā sāk vairoties stafilokoki. Robeža: {limit:L-degree-hours}.',
    verification: 'Vadītājs reizi mēnesī pārrēķina vienu partiju un parakstās.',
    record: 'Partijas ieraksts ar telpas diagrammu.',
  },
  'T-wash-dose': {
    name: 'Dezinfekcijas līdzeklis mazgāšanas ūdenī',
    instruction:
      'Teststrēmele vai mērierīce tvertnē līdzeklim, ko uzraudzības iestāde atļauj; pierakstiet pH un ūdens maiņu. Robeža: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Mazgāšanas ieraksts: laiks, deva, pH, ūdens maiņa.',
  },
  'T-sprout-water': {
    name: 'Izlietotā asnu ūdens izmeklēšana',
    instruction:
      'No katras partijas notecējušā ūdens ņemiet paraugu laboratorijai; partiju aizturiet līdz rezultātam. Robeža: {limit:L-sprout-water}.',
    verification: 'Vadītājs katru partiju izlaiž pēc rezultāta.',
    record: 'Laboratorijas pārskats ar partiju.',
  },
  'T-sprout-seed': {
    name: 'Sēklu dezinfekcija',
    instruction:
      'Atzīmējiet sēklu partiju ar sertifikātu, devu, laiku un skalošanu; nevienas partijas bez dokumentiem.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Olu caurskatīšana un šķirošana',
    instruction:
      'Caurskatiet katru partiju; izšķirojiet ieplīsušas, netīras un tekošas olas; nemazgājiet olas, ja noteikumi to aizliedz.',
    verification: weekly,
    record: 'Partijas ieraksts: saimniecība, izdēšanas datums, izšķirotās olas.',
  },
  'T-egg-breaking': {
    name: 'Olu sišana',
    instruction:
      'Tikai veselas, tīras un sausas čaumalas; nespiest; izkāsiet, uzreiz atdzesējiet, pēc sliktas olas nomainiet paplāti.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Svaigpiens sieram un pārdošanai',
    instruction:
      'Pirms lietošanas izmēriet piena temperatūru; atzīmējiet ganāmpulka dokumentus un šīsdienas rezultātus. Robeža: {limit:L-chill-raw-milk}.',
    verification: 'Vadītājs katru nedēļu salīdzina mērījumus ar ganāmpulka rezultātiem.',
    record: 'Piena ieraksts: saimniecība, mērījums, vārds.',
  },
  'T-carcass': {
    name: 'Redzami netīrumi uz liemeņiem',
    instruction:
      'Pirms mazgāšanas apskatiet katru liemeni no iekšpuses un ārpuses: nav kūtsmēslu, piena, kuņģa satura un spalvas.',
    verification: 'Vadītājs katru dienu vēlreiz apskata desmit liemeņus.',
    record: 'Kaušanas ieraksts.',
  },
  'T-carcass-chill': {
    name: 'Liemeņu atdzesēšana',
    instruction:
      'Atdzesēšanas beigās katrai partijai izmēriet temperatūru dziļi lielākā liemeņa gurnā. Robeža: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Dzesēšanas ieraksts: partija, sākums, beigas, mērījums.',
  },
  'T-carcass-chill-poultry': {
    name: 'Mājputnu un sīko medījumu atdzesēšana',
    instruction:
      'Atdzesēšanas beigās katrai partijai izmēriet temperatūru dziļi lielākā putna krūtiņā. Robeža: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Dzesēšanas ieraksts: partija, sākums, beigas, mērījums.',
  },
  'T-glass-filling': {
    name: 'Burkas un pudeles pirms un pēc pildīšanas',
    instruction:
      'Katru burku apgrieziet un izpūtiet vai izskalojiet; apskatiet malas; ja kāda saplīst, aizvāciet blakus esošās burkas un pierakstiet.',
    verification: weekly,
    record: 'Pildīšanas ieraksts: saplīšanas gadījumi, izmestās burkas.',
  },
  'T-sausage-ph': {
    name: 'Fermentētas desas pH',
    instruction:
      'Receptē noteiktajās dienās izmēriet pH vienas desas vidū no katras partijas. Robeža: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Vītinātas gaļas ūdens aktivitāte',
    instruction:
      'Pirms izlaišanas izmēriet ūdens aktivitāti vienā gabalā no katras partijas. Robeža: {limit:L-dry-aw}.',
    verification: 'Vadītājs katru partiju izlaiž pēc ieraksta.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'Fermentēta vai vītināta gaļa ir noturīga',
    instruction:
      'Pirms izlaišanas vienā gabalā no katras partijas izmēriet pH, ūdens aktivitāti vai abus un pierakstiet. Pietiek ar vienu no tiem vai ar abiem maigākajiem kopā: {limit:L-stable-ph}; {limit:L-stable-aw}. “Izdarīts” atzīmējiet tikai tad, kad tas sasniegts.',
    verification: 'Vadītājs katru partiju izlaiž pēc ieraksta.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Nitrītsāls svēršana',
    instruction:
      'Nosveriet gaļu un nitrītsāli, aprēķiniet nitrītu, otrs darbinieks parakstās. Robeža: {limit:L-nitrite}.',
    verification: weekly,
    record: 'Partijas lapa ar abiem parakstiem.',
  },
  'T-vacuum-days': {
    name: 'Vakuuma iepakojumu vecums',
    instruction: 'Apskatiet iepakojumus; ievadiet vecākā vecumu dienās. Robeža: {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Dienas saraksts; uzraksti uz iepakojumiem.',
  },
  'T-seal': {
    name: 'Šuves un vāki',
    instruction:
      'Saspiežot pārbaudiet maiņas pirmos iepakojumus un pirmos pēc katras nomaiņas; apskatiet šuves un vākus.',
    verification: weekly,
    record: 'Šuvju ieraksts: pārbaudītie iepakojumi, rezultāts, vārds.',
  },
  'T-oil-temperature': {
    name: 'Cepamās eļļas temperatūra',
    instruction: 'Izmēriet eļļas temperatūru katrā lietotajā fritierī. Robeža: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Eļļas ieraksts.',
  },
  'T-oil': {
    name: 'Cepamās eļļas kvalitāte',
    instruction:
      'Katru lietoto fritieri pārbaudiet ar teststrēmeli vai mērierīci; skatieties, vai nav dūmu, putu un smakas. Robeža: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Eļļas ieraksts: mērījums, filtrēšana, maiņa.',
  },
  'T-colour': {
    name: 'Eļļā ceptu un ceptu izstrādājumu krāsa',
    instruction: 'Salīdziniet ar krāsu karti: zeltains, nevis brūns.',
    verification: monthly,
    record: 'Atzīme pa partijām.',
  },
  'T-display-time': {
    name: 'Aukstas pārtikas izlikšanas laiks',
    instruction: 'Uzrakstiet, kad izlikta; papildinot ievadiet stundas. Robeža: {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Izlikšanas ieraksts vai kartīte pie ēdiena.',
  },
  'T-hot-time': {
    name: 'Laiks, kad karsts ēdiens ir zem robežas',
    instruction:
      'Ja ēdiens noslīdējis zem robežas, uzrakstiet, no kura laika; ievadiet stundas. Robeža: {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Karstās uzglabāšanas ieraksts.',
  },
  'T-fruit-time': {
    name: 'Laiks, kad sagriezti augļi ir ārpus aukstuma',
    instruction:
      'Uzrakstiet, kad sagriezti; ievadiet stundas, līdz ielikti aukstumā. Robeža: {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Metāla detektora pārbaude',
    instruction:
      'Sākumā, ik stundu un beigās laidiet cauri visus testa paraugus; ievadiet mazāko atrasto. Robeža: {limit:L-metal-test}.',
    verification: 'Vadītājs katru nedēļu salīdzina laikus un rezultātus.',
    record: 'Detektora ieraksts ar laikiem.',
  },
  'T-sieve': {
    name: 'Siets',
    instruction: 'Pirms pirmās lietošanas apskatiet sieta audumu un atlikumu.',
    verification: monthly,
    record: 'Dienas saraksts.',
  },
  'T-thaw-water': {
    name: 'Atlaidināšana tekošā ūdenī',
    instruction:
      'Noslēgts maisiņš, auksts dzeramais ūdens, kas visu laiku tek, tikai šim paredzēta izlietne. Uzreiz termiski apstrādājiet; nekas neatgriežas ledusskapī.',
    verification: weekly,
    record: 'Atzīme par katru partiju.',
  },
  'T-thaw': {
    name: 'Pārtika, kas atlaidinās',
    instruction: 'Ledusskapī, paplātē, apsegta, datēta, zem lietošanai gatavas pārtikas.',
    verification: weekly,
    record: 'Dienas saraksts.',
  },
  'T-produce': {
    name: 'Augļu un dārzeņu mazgāšana',
    instruction: 'Tīra izlietne un ūdens, nav palicis smilšu, noskaloti un notecināti.',
    verification: weekly,
    record: 'Atzīme pa partijām.',
  },
  'T-separation': {
    name: 'Jēla un lietošanai gatava pārtika atsevišķi',
    instruction: 'Pirms darba sākuma apskatiet ledusskapjus, dēlīšus, nažus un darbu secību.',
    verification: weekly,
    record: 'Dienas saraksts.',
  },
  'T-machine-parts': {
    name: 'Asmeņi, skrūves un blīves',
    instruction:
      'Pirms pirmās lietošanas apskatiet griezējmašīnu, gaļas mašīnu, maisītāju un darbarīkus: nekā netrūkst un nekas nav salūzis.',
    verification: monthly,
    record: 'Dienas saraksts.',
  },
  'T-bones': {
    name: 'Kauli un asakas',
    instruction: 'Katrai partijai ar pirkstiem iztaustiet filejas un atkaulotos gabalus.',
    verification: monthly,
    record: 'Atzīme pa partijām.',
  },
  'T-sample': {
    name: 'Ēdiena kontrolparaugs',
    instruction:
      'Apkalpošanas beigās no katra ēdiena ņemiet paraugu tīrā, parakstītā maisiņā. Glabājiet temperatūrā {limit:L-retained-sample}, {limit:L-retained-days}.',
    verification: weekly,
    record: 'Paraugu saraksts: ēdiens, datums, vārds.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Alergēni pirms apkalpošanas',
    instruction:
      'Salīdziniet sarakstu, ēdienkarti un šīsdienas izmaiņas; informējiet kolektīvu; sagatavojiet atsevišķus darbarīkus.',
    verification: weekly,
    record: 'Dienas saraksts ar vārdu.',
  },
  'T-allergen-run': {
    name: 'Alergēni: tīrīšana un partiju secība',
    instruction: 'Pirms partijas parakstiet tīrīšanu, sastāvdaļas un secību.',
    verification: weekly,
    record: 'Partijas ieraksts ar parakstu.',
  },
  'T-label': {
    name: 'Marķējums: pirmais un pēdējais iepakojums',
    instruction:
      'Uz pirmā un pēdējā iepakojuma salīdziniet recepti, alergēnus, datumu un partiju; vienu etiķeti saglabājiet.',
    verification: weekly,
    record: 'Partijas ieraksts ar etiķetes paraugu.',
  },
  'T-price-tags': {
    name: 'Zīmes un alergēni pie letes',
    instruction: 'Salīdziniet zīmes, svaru etiķetes un preces.',
    verification: weekly,
    record: 'Dienas saraksts.',
  },
  'T-diet': {
    name: 'Diētiskie ēdieni',
    instruction: 'Vārds, diēta un paplāte sakrīt; otrs darbinieks parakstās.',
    verification: weekly,
    record: 'Ēdienu saraksts ar abiem parakstiem.',
  },
  'T-self-service': {
    name: 'Pašapkalpošanās',
    instruction: 'Katram ēdienam viens piederums, aizsargstikls vietā; nomainiet piederumus.',
    verification: monthly,
    record: 'Atzīmes apkalpošanas laikā.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Atdzesētas piegādes temperatūra',
    instruction: 'Izmēriet temperatūru iekraujot un pēdējā pieturā. Robeža: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Brauciena ieraksts: mērījumi, laiki, vārds.',
  },
  'T-transport-frozen': {
    name: 'Saldētas piegādes temperatūra',
    instruction: 'Izmēriet temperatūru iekraujot un pēdējā pieturā. Robeža: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Brauciena ieraksts: mērījumi, laiki, vārds.',
  },
  'T-transport-hot': {
    name: 'Karstas piegādes temperatūra',
    instruction: 'Iekraujot un galapunktā izmēriet temperatūru vienā traukā. Robeža: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Brauciena ieraksts: mērījumi, laiki, vārds.',
  },
  'T-vehicle': {
    name: 'Transportlīdzeklis un kastes',
    instruction: 'Tīrs, sauss, vesels; jēla pārtika atsevišķi no lietošanai gatavas; kravas telpā nekā cita.',
    verification: monthly,
    record: 'Brauciena ieraksts.',
  },
  'T-site': {
    name: 'Iekārtošanās ārpus virtuves',
    instruction:
      'Dzeramais ūdens, roku mazgāšana, tvertnes, jumts, termometrs, rezerves darbarīki: pirms sākuma viss ir.',
    verification: monthly,
    record: 'Pasākuma saraksts ar vārdu.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Tīrīšana slēdzot',
    instruction: 'Darba galdus, dēlīšus, izlietnes, plīti, grīdu notīriet un dezinficējiet pēc plāna.',
    verification: 'Vadītājs reizi nedēļā apskata tīrās telpas un parakstās.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Rokturi, krāni un letes',
    instruction: 'Notīriet un dezinficējiet to, kam pieskaras daudzas rokas.',
    verification: 'Vadītājs reizi nedēļā apskata un parakstās.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Griezējmašīna un gaļas mašīna izjauktas',
    instruction: 'Atvienojiet no strāvas, izjauciet, nomazgājiet, dezinficējiet, noskalojiet, nožāvējiet.',
    verification: 'Vadītājs reizi nedēļā apskata asmeni un aizsargu; nomazgājumi pēc izmeklējumu plāna.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Notekas, sienas un stūri',
    instruction: 'Notīriet un dezinficējiet, nešļakstot uz pārtikas.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Ledusskapji un saldētavas iekšpusē',
    instruction: 'Iztukšojiet, izmazgājiet, dezinficējiet, nožāvējiet; notīriet blīves un atkausējiet.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Pulvera telpas sausā tīrīšana',
    instruction:
      'Tīriet sausi ar birsti un putekļsūcēju, bez ūdens; pie līnijas nomainiet apavus un apģērbu; filtri un savienojumi sausi un veseli.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Ledus un dzērienu iekārtas',
    instruction: 'Iztukšojiet, iztīriet, dezinficējiet, izskalojiet; pirmo pildījumu izmetiet.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Nomazgājumi pēc tīrīšanas',
    instruction:
      'Pēc tīrīšanas, pirms darba ņemiet nomazgājumus no griezējmašīnas, galda, notekas un roktura.',
    verification: 'Vadītājs izlasa katru pārskatu un salīdzina ar iepriekšējo.',
    record: 'Laboratorijas pārskats vai testa rezultāts.',
  },
  'T-disinfectant': {
    name: 'Dezinfekcijas līdzekļa koncentrācija',
    instruction: 'Teststrēmeli iemērciet svaigā šķīdumā. Hlors: {limit:L-chlorine}; citi pēc etiķetes.',
    verification: monthly,
    record: 'Dienas saraksts: mērījums, vārds.',
  },
  'T-dish': {
    name: 'Trauku mazgājamās mašīnas skalošana',
    instruction: 'Nolasiet skalošanas temperatūru, kad mašīna ir karsta. Robeža: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Nažu sterilizators',
    instruction: 'Pirms darba nolasiet ūdens temperatūru. Robeža: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Tvertnes un atgrieztās preces',
    instruction:
      'Iztukšojiet un izmazgājiet tvertnes; atgrieztās un atsauktās preces atsevišķi un apzīmētas.',
    verification: monthly,
    record: 'Dienas saraksts.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Pašu kaitēkļu apskate',
    instruction:
      'Meklējiet izkārnījumus, grauzumus, tīmekļus, kukaiņus, apskatiet slazdus; durvis un sieti aizveras.',
    verification: 'Vadītājs salīdzina ar kaitēkļu kontroles uzņēmuma pārskatu.',
    record: 'Kaitēkļu ieraksts ar slazdu plānu.',
  },
  'T-pest-contractor': {
    name: 'Kaitēkļu kontroles uzņēmuma apmeklējums',
    instruction: 'Apstaigājiet visu kopā ar speciālistu, izlasiet un parakstiet pārskatu.',
    verification: yearly,
    record: 'Kaitēkļu kontroles uzņēmuma pārskats.',
  },
  'T-probe-ice': {
    name: 'Termometri kūstošā ledū',
    instruction:
      'Sasmalcinātu ledu samaisiet ar nedaudz ūdens, nogaidiet, līdz rādījums nostājas. Robeža: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Kalibrēšanas ieraksts: termometrs, mērījums, vārds.',
  },
  'T-probe-boiling': {
    name: 'Termometri verdošā ūdenī',
    instruction:
      'Turiet zondi verdošā ūdenī, nepieskaroties dibenam. Robeža: {limit:L-probe-boiling}; augstākās vietās ūdens vārās vēsāks.',
    verification: yearly,
    record: 'Kalibrēšanas ieraksts: termometrs, mērījums, vārds.',
  },
  'T-probe-certificate': {
    name: 'Termometru ārējā pārbaude',
    instruction: 'Vienu termometru nododiet ārējai pārbaudei; pārējos salīdziniet ar to.',
    verification: yearly,
    record: 'Sertifikāts.',
  },
  'T-ph-meter': {
    name: 'pH metra kalibrēšana',
    instruction: 'Pirms lietošanas kalibrējiet ar diviem svaigiem buferšķīdumiem.',
    verification: monthly,
    record: 'Kalibrēšanas ieraksts.',
  },
  'T-scales': {
    name: 'Svari',
    instruction: 'Nosveriet zināmu atsvaru.',
    verification: yearly,
    record: 'Kalibrēšanas ieraksts.',
  },
  'T-ventilation': {
    name: 'Ventilācija, tvaika nosūcēji un filtri',
    instruction: 'Lieciet veikt nosūcēju, filtru un gāzes iekārtu apkopi.',
    verification: yearly,
    record: 'Apkopes pārskats.',
  },
  'T-fridge-service': {
    name: 'Dzesēšanas iekārtu apkope',
    instruction: 'Tehniķis pārbauda dzesēšanu, blīves un rādījumu.',
    verification: yearly,
    record: 'Apkopes pārskats.',
  },
  'T-tank': {
    name: 'Pārvietojamās vienības ūdens tvertne',
    instruction: 'Tvertni un šļūteni iztukšojiet, iztīriet, dezinficējiet un izskalojiet.',
    verification: yearly,
    record: 'Apkopes ieraksts.',
  },
  'T-well': {
    name: 'Sava aka vai urbums',
    instruction: 'Apskatiet vāku, sūkni un filtrus; iztīriet; paraugus ņemiet pēc izmeklējumu plāna.',
    verification: 'Vadītājs izlasa katru ūdens testēšanas pārskatu.',
    record: 'Apkopes ieraksts.',
  },
  'T-glass': {
    name: 'Stikls un cietā plastmasa',
    instruction: 'Pārbaudiet sarakstu: lampas, logi, displeji, trauki veseli.',
    verification: monthly,
    record: 'Stikla saraksts ar datumu un vārdu.',
  },
  'T-fit': {
    name: 'Darbinieku veselības stāvoklis pirms darba',
    instruction:
      'Pajautājiet par vemšanu, caureju, drudzi un brūcēm; apskatiet rokas, apģērbu un rotaslietas.',
    verification: monthly,
    record: 'Maiņas saraksts; sīkāku informāciju glabā konfidenciāli.',
  },
  'T-training': {
    name: 'Higiēnas apmācība',
    instruction: 'Apmāciet ikvienu, kas pieskaras pārtikai: higiēna, alergēni, šis plāns.',
    verification: yearly,
    record: 'Apliecības un apmācības: katra persona ar datumu un apmācītāju.',
  },
  'T-health': {
    name: 'Darbinieku veselības dokumenti',
    instruction:
      'Apskatiet dokumentus, ko prasa tiesību akti; jauniem darbiniekiem pirms pirmās darba dienas.',
    verification: yearly,
    record: 'Apliecības un apmācības: katra persona ar dokumentu un beigu datumu.',
  },
  'T-review': {
    name: 'Plāna pārskatīšana',
    instruction: 'Pārskatiet plānu, arī pēc katras produkta, piegādātāja vai iekārtu maiņas.',
    verification: 'Īpašnieks paraksta jauno versiju.',
    record: 'Plāns ar versiju un datumu.',
  },
  'T-audit': {
    name: 'Iekšējais audits',
    instruction: 'Apstaigājiet uzņēmumu ar plānu: vai dara, kā rakstīts?',
    verification: 'Īpašnieks izlasa pārskatu un pasākumus.',
    record: 'Audita pārskats ar pasākumiem.',
  },
  'T-recall': {
    name: 'Atsaukšanas izmēģinājums',
    instruction:
      'Izvēlieties vienu partiju: no kurienes tā saņemta, kur nodota? Pierakstiet, cik ilgā laikā to noskaidrojāt.',
    verification: yearly,
    record: 'Izmēģinājuma pārskats.',
  },
  'T-allergen-matrix': {
    name: 'Alergēnu saraksts',
    instruction: 'Salīdziniet sarakstu ar receptēm un marķējumu; uzreiz, kad ir jauna recepte vai produkts.',
    verification: 'Vadītājs paraksta katru jauno versiju.',
    record: 'Alergēnu saraksts ar versiju un datumu.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Gaļas sadales telpas temperatūra',
    instruction:
      'Nolasiet telpas termometru. Robeža: {limit:L-cutting-room}. Gaļu pēc sagriešanas uzreiz liek atpakaļ aukstumā.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Porcionēšanas laiks',
    instruction:
      'Pierakstiet, kad partija iziet no katla vai aukstuma un kad ir atpakaļ. Ne ilgāk par {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Krēma un pildījumu temperatūra',
    instruction:
      'Izmēriet putukrējumu, krēmu un pildītos izstrādājumus, kad tos liek aukstumā. Robeža: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Saldējuma maisījuma dzesēšana',
    instruction:
      'Izmēriet maisījumu aiz dzesētāja un pierakstiet laiku kopš karsēšanas. Robeža: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Nogatavināmā maisījuma temperatūra',
    instruction:
      'Nolasiet katru tvertni un skatieties sākuma laiku: ne ilgāk par {limit:L-ageing-hours}. Robeža: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Iepakotā piena temperatūra',
    instruction: 'Izmēriet paku siltākajā plauktā un vienu iekraujot. Robeža: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Lielu šķiņķu sasilšana',
    instruction: 'Reģistrējiet lielākā gabala centra temperatūru no paša sākuma. Robeža: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Pasterizēšana iepakojumā',
    instruction: 'Nolasiet pārbaudes pakas centru aukstākajā vietā. Robeža: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Kārbu dubultšuves',
    instruction:
      'No katras aizvākošanas galvas pārgrieziet vienu kārbu un izmēriet pārklāšanos. Robeža: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Filtri un sieti',
    instruction: 'Izņemiet filtru, apskatiet sietu un blīvi, pierakstiet, kas tajā palicis.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'Mazgāšanas ūdens pH',
    instruction: 'Izmēriet pH mazgāšanas teknē. Robeža: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Laiks mazgāšanas ūdenī',
    instruction: 'Izmēriet, cik ilgi krāsains pludiņš iet cauri teknei. Robeža: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Zivis ārpus aukstuma',
    instruction:
      'Pierakstiet, kad katru partiju noņem no ledus un kad noliek atpakaļ. Robeža: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH raudzēšanā',
    instruction: 'Izmēriet sulu pirms rauga pievienošanas un pH beigās. Robeža: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Sidra un augļu vīna spirts',
    instruction: 'Izmēriet katru partiju pirms pildīšanas. Robeža: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Žāvētas pārtikas sausums',
    instruction: 'Izmēriet ūdens aktivitāti katras partijas biezākajos gabalos. Robeža: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Sauso produktu karsēšana',
    instruction:
      'Nolasiet katras partijas temperatūru un laiku produkta aukstākajā vietā. Robeža: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Sauso produktu sertifikāti',
    instruction: 'Pirms iepakošanas apskatiet ražotāja salmonellu analīzi katrai partijai.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Olu masas pasterizēšana',
    instruction: 'Nolasiet temperatūru aiz izturēšanas caurules un plūsmu. Robeža: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Olu mazgāšanas ūdens',
    instruction: 'Nolasiet ūdeni pie sprauslām; olas no iekārtas iznāk sausas. Robeža: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Tukšas pudeles un burkas',
    instruction:
      'Apskatiet tukšās pudeles pret gaismu; apgrieziet, skalojiet, noteciniet; pēdējo skalojumu ar papīru pārbaudiet uz sārmu.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Gliemeņu attīrīšana',
    instruction:
      'Pierakstiet katra baseina sākumu, plūsmu, lampu un beigas; pa vidu neko nepievieno. Robeža: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Dzīvi dzīvnieki',
    instruction:
      'Salīdziniet dzīvniekus un dokumentus; veseli, tīri, sausi; pirms kaušanas veterinārārsta atļauja.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Aseptiskā pildīšanas iekārta',
    instruction:
      'Pirms sākuma nolasiet iekārtas un iepakojuma sterilizāciju: temperatūra, laiks, līdzekļa stiprums.',
    verification: watches,
    record: batches,
  },
}

export const tasks: KnowledgeTexts['tasks'] = {
  ...storage,
  ...receiving,
  ...heat,
  ...special,
  ...information,
  ...transport,
  ...cleaningTasks,
  ...site,
  ...plants,
}
