import type { KnowledgeTexts } from '@larder/core/haccp'

export const analyses: KnowledgeTexts['analyses'] = {
  'AN-water-mains': {
    name: 'Ühisveevärgi vesi',
    comment:
      'Piisab vee-ettevõtja iga-aastasest aruandest; kui seda ei ole, siis E. coli ja enterokokid ühest kraanist.',
  },
  'AN-water-well': {
    name: 'Oma kaevu vesi',
    comment:
      'E. coli, enterokokid, kolilaadsed bakterid, kolooniate arv, nitraat, ammoonium. Enne esmakasutust, seejärel plaani järgi.',
  },
  'AN-water-ice': { name: 'Jää', comment: 'E. coli ja enterokokid masina jääs.' },
  'AN-water-tank': { name: 'Paagi vesi', comment: 'E. coli ja enterokokid liikuva müügikoha kraanis.' },
  'AN-legionella': {
    name: 'Legionella soojas vees',
    comment:
      'Boiler või mahuti üle 400 liitri või torus üle 3 liitri, dušid või muu pihustus; avalikus kasutuses igal aastal, puhtalt ärilises iga kolme aasta järel.',
  },
  'AN-legionella-risk': {
    name: 'Legionella soojas vees',
    comment:
      'Dušid ja muu pihustamine; kohad ja sageduse annavad teie veesüsteemi riskihindamine ja ameti nõuded.',
  },
  'AN-listeria-product': {
    name: 'Listeeria valmistoidus',
    comment: 'Listeria monocytogenes, viis proovi partiist, säilimisaja lõpus.',
  },
  'AN-listeria-surfaces': {
    name: 'Listeeria masinatel ja trappides',
    comment: 'Pinnaproovid viilutajalt, pakkemasinalt, trapist ja laualt, töö ajal.',
  },
  'AN-shelf-life': {
    name: 'Oma toodete säilimisaeg',
    comment:
      'Säilivuskatse kuni säilimisaja lõpuni poe temperatuuril; uue toote ja iga retseptimuudatuse korral.',
  },
  'AN-minced': {
    name: 'Hakkliha ja lihavalmistised',
    comment:
      'Salmonella ja E. coli. Pärast kuut head nädalat E. coli üle nädala, pärast kolmekümmet ka Salmonella. Väikepood võib kokkuleppel järelevalveasutusega võtta proove harvem; alla 24 tunni säiliva hakkliha puhul ei ole üldarvu vaja.',
  },
  'AN-meals': {
    name: 'Valmistoidud',
    comment:
      'Bakterite üldarv, enterobakterid, Staphylococcus aureus, Bacillus cereus. Väikeses köögis järelevalveasutuse soovi järgi.',
  },
  'AN-crustaceans': {
    name: 'Keedetud koorikloomad',
    comment: 'Salmonella keedetud ja kooritud koorikloomades.',
  },
  'AN-histamine': {
    name: 'Histamiin kalas',
    comment: 'Üheksa proovi igast kahtlasest tuunikala, makrelli ja muu sellise kala partiist.',
  },
  'AN-oil': {
    name: 'Fritüüriõli',
    comment: 'Polaarsed ühendid laboris kaebuste või kahtlaste testribade korral.',
  },
  'AN-allergen': {
    name: 'Allergeenide pinnaproovid',
    comment: 'Pärast puhastamist, enne allergeenivaba toidu valmistamist.',
  },
  'AN-listeria-plant': {
    name: 'Listeeria tootmises',
    comment:
      'Pinnaproovid trappidest, viilutajatelt, soolveest, lintidelt ja pakendamisliinidelt töö ajal; positiivset kohta jälgitakse, kuni see jääb puhtaks.',
  },
  'AN-ice-cream': {
    name: 'Jäätis',
    comment: 'Piimaga jäätis: Listeria monocytogenes, Salmonella ja enterobakterid, masinast ja letist.',
  },
  'AN-cheese': {
    name: 'Piim ja juust',
    comment:
      'Listeria monocytogenes, Salmonella ja stafülokokid; toorpiimajuustul siis, kui stafülokokke on kõige rohkem.',
  },
  'AN-sprouts': {
    name: 'Idandid',
    comment:
      'Salmonella ja STEC: iga seemnepartii enne kasutamist ning äravooluvesi või idandid vähemalt kord kuus, kaks päeva pärast idanemise algust; partii ootab tulemust.',
  },
  'AN-sprouts-us': {
    name: 'Idandid',
    comment:
      'STEC O157:H7 ja Salmonella iga partii äravooluvees või idandites; listeeria kasvuruumis. Partii ootab tulemust.',
  },
  'AN-carcass': {
    name: 'Rümbad',
    comment:
      'Salmonella, enterobakterid ja bakterite üldarv rümpadel; linnulihal Campylobacter. Väikeses tapamajas kokkuleppel järelevalveasutusega.',
  },
  'AN-juice': {
    name: 'Tükeldatud puu- ja köögivili ning kuumutamata mahl',
    comment: 'Salmonella ja E. coli, viis proovi partiist.',
  },
  'AN-cronobacter': {
    name: 'Imiku piimasegu ja pulbriruum',
    comment: 'Cronobacter ja Salmonella pulbris; enterobakterid põrandal, tolmuimejates ja filtrites.',
  },
  'AN-incubation': {
    name: 'Suletud anumate termostaadikatse',
    comment:
      'Iga laadungi anumaid hoitakse katse päevade jooksul soojas; punnis või hapu anum peatab laadungi.',
  },
  'AN-water-bottled': {
    name: 'Pudelivesi ja tootmisvesi',
    comment: 'E. coli, enterokokid ja Pseudomonas aeruginosa pudelis ja villimisseadmes.',
  },
  'AN-mycotoxins': {
    name: 'Hallitustoksiinid kuivainetes',
    comment: 'Aflatoksiin, ohratoksiin A ja DON ohustatud partiides; proovid võetakse üle kogu partii.',
  },
  'AN-patulin': { name: 'Patuliin õunamahlas', comment: 'Üks proov hooaja mahlast.' },
  'AN-salmonella-pastry': {
    name: 'Täidisega koogid ja saiakesed',
    comment: 'Salmonella ja Staphylococcus aureus kreemis ja täidisega toodetes.',
  },
}
