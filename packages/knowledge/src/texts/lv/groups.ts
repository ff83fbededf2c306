import type { KnowledgeTexts } from '@larder/core/haccp'

export const activities: KnowledgeTexts['activities'] = {
  A01: 'Restorāns vai kafejnīca', A02: 'Ātrās ēdināšanas vieta, ielas ēdināšana, ēdienu busiņš', A03: 'Bārs vai kafejnīca bez virtuves',
  A04: 'Izbraukuma ēdināšana un banketi', A05: 'Skolas vai bērnudārza virtuve', A06: 'Slimnīcas vai aprūpes iestādes virtuve',
  A07: 'Centrālā ražošanas virtuve', A08: 'Pārtikas veikals', A09: 'Lielveikals ar savām letēm', A10: 'Gaļas veikals',
  A11: 'Zivju veikals', A12: 'Maiznīca vai konditoreja', A13: 'Saldējuma kafejnīca vai saldējuma ražotājs', A14: 'Pienotava vai siera ražotājs',
  A15: 'Gaļas sadales vai pārstrādes uzņēmums', A16: 'Kautuve vai medījumu apstrāde', A17: 'Zivju apstrādes uzņēmums',
  A18: 'Augļi un dārzeņi: fasēšana, griešana, asni, sulas', A19: 'Konservi, ievārījumi, marinējumi, mērces',
  A20: 'Sausās preces: dzirnavas, garšvielas, rieksti, makaroni, kafija, saldumi', A21: 'Dzērieni: ūdens, bezalkoholiskie dzērieni, alus, vīns',
  A22: 'Noliktava, vairumtirdzniecība vai saldētava', A23: 'Pārvadājumi, pārtikas piegāde, tiešsaistes pasūtījumi', A24: 'Tirdzniecības automāti un pašapkalpošanās tirdzniecība',
  A25: 'Olu šķirošana un iepakošana, medus un lauku produkti', A26: 'Pārtikas ražošana mājas apstākļos', A27: 'Pārtikas banka un pārtikas ziedošana',
  A28: 'Uztura bagātinātāji un zīdaiņu pārtika',
}

export const locationTypes: KnowledgeTexts['location_types'] = {
  in_house_kitchen: 'Virtuve uz vietas', hotel: 'Viesnīca', pub: 'Krogs', pop_up: 'Pagaidu ēdināšanas vieta', food_court: 'Ēdināšanas zona',
  fixed_outlet: 'Pastāvīga tirdzniecības vieta', mobile_unit: 'Pārvietojama vienība', market_stall: 'Tirgus stends',
  own_kitchen: 'Sava virtuve', satellite_kitchen: 'Izdales virtuve', delivered_meals: 'Ēdienus mums piegādā',
  shop: 'Veikals', kiosk: 'Kiosks', online_pick_up: 'Tiešsaistes pasūtījumi ar saņemšanu uz vietas', shop_with_workroom: 'Veikals ar darba telpu',
  craft_bakery: 'Amatnieku maiznīca', bake_off: 'Pusfabrikātu cepšana', home_bakery: 'Maiznīca mājās',
  bar: 'Bārs', petrol_station: 'Degvielas uzpildes stacija', central_kitchen: 'Centrālā virtuve', event_site: 'Pasākuma vieta', ward_kitchen: 'Nodaļas virtuve',
  factory: 'Rūpnīca', commissary: 'Sagatavošanas virtuve', meat_counter: 'Gaļas lete', fish_counter: 'Zivju lete', deli_counter: 'Kulinārijas lete',
  bakery_counter: 'Maizes lete', salad_bar: 'Salātu bufete', parlour: 'Saldējuma kafejnīca', soft_ice_machine: 'Mīkstā saldējuma automāts', farm_dairy: 'Lauku pienotava',
  cutting_plant: 'Gaļas sadales uzņēmums', slaughterhouse: 'Kautuve', packhouse: 'Fasētava', juice_bar: 'Sulu bārs', craft_workshop: 'Darbnīca',
  home: 'Mājās', roastery: 'Grauzdētava', repacking: 'Pārfasēšana', microbrewery: 'Mazā alus darītava', vending: 'Tirdzniecības automāti', fleet: 'Savi transportlīdzekļi',
  courier: 'Kurjers', parcel: 'Paku piegāde', chilled_vending: 'Tirdzniecības automāti ar dzesēšanu', hot_vending: 'Karsto ēdienu un dzērienu automāti',
  frozen_vending: 'Saldētu produktu automāti', packing_centre: 'Olu iepakošanas centrs', apiary: 'Drava', farm_shop: 'Saimniecības veikals', dwelling: 'Privātmāja vai dzīvoklis',
  warehouse: 'Noliktava', social_kitchen: 'Sociālā virtuve', reseller: 'Tālākpārdevējs',
  dry_warehouse: 'Sausā noliktava', chilled_warehouse: 'Dzesēta noliktava', frozen_warehouse: 'Saldētava', cross_dock: 'Pārkraušanas termināls',
}

export const extraData: KnowledgeTexts['extra_data'] = {
  vulnerable_consumers: { name: 'Šeit ēd mazi bērni, seniori vai slimi cilvēki', hint: 'Paaugstina to mikroorganismu smagumu, kuri viņus skar visvairāk.' },
  raw_animal_rte: { name: 'Jēlas gaļas vai jēlu zivju ēdieni', hint: 'Tatārs, karpačo, suši, seviče, austeres.' },
  raw_egg_dishes: { name: 'Ēdieni ar jēlām olām', hint: 'Tiramisu, putas, majonēze vai mērce, ko šeit gatavo no svaigām olām.' },
  uses_own_well_water: { name: 'Ūdens no savas akas vai urbuma', hint: 'Savam ūdenim vajag savus izmeklējumus.' },
  vacuum_or_MAP: { name: 'Vakuuma vai gāzes iepakojums', hint: 'Bez gaisa aukstumā var vairoties citi mikroorganismi.' },
  sous_vide: { name: 'Sous-vide gatavošana', hint: 'Ilga gatavošana maisiņā zemā temperatūrā.' },
  cook_chill: { name: 'Pagatavošana un atdzesēšana glabāšanai', hint: 'Ēdienus pagatavo, atdzesē un pirms uzsildīšanas glabā vairākas dienas.' },
  freezing_on_site: { name: 'Pārtiku sasaldē uz vietas', hint: 'Krājumiem vai zivīm, ko ēdīs jēlas.' },
  smoking: { name: 'Kūpināšana', hint: 'Šeit karsti vai auksti kūpina zivis vai gaļu.' },
  fermentation_drying: { name: 'Gaļas fermentēšana, vītināšana vai nogatavināšana', hint: 'Jēldesas, vītināts šķiņķis, sausi nogatavināta liellopu gaļa.' },
  acidification: { name: 'Paskābināšana vai marinēšana', hint: 'Suši rīsi, marinējumi, marinādes, ko glabā vairākas dienas.' },
  deep_frying: { name: 'Cepšana eļļā', hint: 'Tiek lietots fritieris.' },
  hot_holding_buffet: { name: 'Karstā bufete vai karstā lete', hint: 'Karsti ēdieni gaida viesus.' },
  delivery_transport: { name: 'Sava piegāde', hint: 'Pārtika atstāj uzņēmumu jūsu gādībā.' },
  slicing_RTE: { name: 'Lietošanai gatavas pārtikas griešana šķēlēs', hint: 'Šeit griež šķiņķi, sieru vai kūpinātas zivis.' },
  grinding_mince: { name: 'Gaļas malšana', hint: 'Šeit gatavo malto gaļu vai burgeru kotletes.' },
  live_bivalves_tanks: { name: 'Dzīvas gliemenes vai baseini', hint: 'Šeit tur dzīvas austeres, mīdijas, omārus vai zivis.' },
  ice_machine: { name: 'Ledus ģenerators', hint: 'Šeit gatavo ledu dzērieniem vai izlikšanai.' },
  glass_packaging: { name: 'Stikla iepakojums', hint: 'Pilda vai glabā burkas vai pudeles.' },
  metal_detection: { name: 'Metāla detektors', hint: 'Preces iziet cauri detektoram.' },
  allergen_free_claim: { name: 'Pārtika ar norādi, ka tā nesatur alergēnu', hint: 'Bez glutēna, bez piena un citas norādes.' },
  retained_samples: { name: 'Tiek glabāti ēdienu paraugi', hint: 'Dažās valstīs pienākums skolām un aprūpes iestādēm.' },
}

export const productGroups: KnowledgeTexts['product_groups'] = {
  PG01: 'Karstie ēdieni', PG02: 'Zupas un karstās mērces', PG03: 'Aukstie ēdieni un salāti', PG04: 'Sviestmaizes, ietinumi, uzkodas',
  PG05: 'Jēli dzīvnieku izcelsmes ēdieni (tatārs, sašimi, seviče, austeres)', PG06: 'Suši', PG07: 'Aukstie deserti', PG08: 'Konditorejas izstrādājumi ar ātri bojājošos pildījumu',
  PG09: 'Maize, sausie miltu izstrādājumi, cepumi', PG10: 'Pica, kebabi, burgeri, eļļā cepti ēdieni līdzņemšanai', PG11: 'Brokastis un bufete',
  PG12: 'Zīdaiņu pārtika', PG13: 'Diētiski un pielāgotas konsistences ēdieni', PG14: 'Saldējums un mīkstais saldējums', PG15: 'Aukstie dzērieni, sulas, smūtiji, ledus',
  PG16: 'Karstie dzērieni', PG17: 'Alkoholiskie dzērieni', PG18: 'Svaigas gaļas gabali', PG19: 'Malta gaļa un gaļas izstrādājumi',
  PG20: 'Termiski apstrādāti gaļas produkti', PG21: 'Fermentēta vai vītināta jēla gaļa', PG22: 'Kūpināta un sālīta gaļa', PG23: 'Svaigas zivis gabalos, dzīvas gliemenes',
  PG24: 'Kūpinātas, marinētas, sālītas zivis', PG25: 'Termiski apstrādāts piens un krējums', PG26: 'Raudzēti piena produkti, svaigais siers', PG27: 'Nogatavināts siers',
  PG28: 'Svaigpiena produkti', PG29: 'Olas', PG30: 'Sagriezti svaigi augļi un dārzeņi, asni', PG31: 'Ievārījums, sīrups, medus, saldumi, šokolāde',
  PG32: 'Marinēti un skābēti dārzeņi', PG33: 'Mazskābi konservi', PG34: 'Atdzesēti ēdieni vakuumā, gāzē vai sous-vide',
  PG35: 'Saldēti ēdieni un sastāvdaļas', PG36: 'Sausie maisījumi, graudaugi, milti, makaroni, garšvielas, rieksti', PG37: 'Tauki, eļļas, majonēze, mērces',
  PG38: 'Uztura bagātinātāji', PG39: 'Fasētas preces, tikai tirdzniecība', PG40: 'Iepakojums un materiāli saskarei ar pārtiku, tirdzniecība',
}

export const foodGroups: KnowledgeTexts['food_groups'] = {
  FG01: 'Sarkanā gaļa', FG02: 'Mājputnu gaļa', FG03: 'Malta gaļa un subprodukti', FG04: 'Medījumi', FG05: 'Jūras zivis, savvaļas', FG06: 'Akvakultūras un saldūdens zivis',
  FG07: 'Vēžveidīgie', FG08: 'Mīdijas, austeres, kalmāri', FG09: 'Olas čaumalā', FG10: 'Pasterizēta olu masa', FG11: 'Svaigpiens',
  FG12: 'Pasterizēts piens, krējums, sviests', FG13: 'Siers', FG14: 'Svaigi dārzeņi, zaļumi, sēnes', FG15: 'Svaigi augļi un ogas',
  FG16: 'Saldētas ogas un dārzeņi', FG17: 'Kartupeļi un saknes', FG18: 'Asni', FG19: 'Rīsi, pākšaugi, graudaugi, makaroni',
  FG20: 'Milti un maisījumi cepšanai', FG21: 'Cukurs, medus, saldinātāji', FG22: 'Rieksti, sēklas, žāvēti augļi', FG23: 'Garšvielas un žāvēti garšaugi',
  FG24: 'Eļļas un tauki', FG25: 'Konservi un istabas temperatūrā glabājami produkti', FG26: 'Atdzesēta lietošanai gatava pārtika (kulinārija, kūpinātas zivis, tofu)', FG27: 'Saldēta pārtika',
  FG28: 'Soja un augu olbaltumvielas', FG29: 'Pārtikas piedevas, nitrīts, sulfīts, krāsvielas', FG30: 'Ūdens, ledus, tvaiks', FG31: 'Dzērieni',
  FG32: 'Iepakojums un materiāli saskarei ar pārtiku', FG33: 'Biškopības produkti',
}
