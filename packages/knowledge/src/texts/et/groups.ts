import type { KnowledgeTexts } from '@larder/core/haccp'

export const activities: KnowledgeTexts['activities'] = {
  A01: 'Restoran või kohvik', A02: 'Kiirtoit, tänavatoit, toiduauto', A03: 'Baar või kohvik ilma köögita',
  A04: 'Catering ja peoteenindus', A05: 'Kooli või lasteaia köök', A06: 'Haigla või hooldekodu köök',
  A07: 'Keskköök', A08: 'Toidupood', A09: 'Supermarket oma lettidega', A10: 'Lihapood',
  A11: 'Kalapood', A12: 'Pagari- ja kondiitriäri', A13: 'Jäätisekohvik või jäätise valmistaja', A14: 'Piima- või juustutööstus',
  A15: 'Lihalõikus- või lihatööstus', A16: 'Tapamaja või ulukiliha käitlemine', A17: 'Kalatööstus',
  A18: 'Puu- ja köögivili: pakendamine, tükeldamine, idandid, mahl', A19: 'Hoidised, moosid, marinaadid, kastmed, konservid',
  A20: 'Kuivained: veski, maitseained, pähklid, pasta, kohv, maiustused', A21: 'Joogid: vesi, karastusjoogid, õlle- ja veinitootmine',
  A22: 'Ladu, hulgimüük või külmhoone', A23: 'Toidu vedu, kojuvedu ja e-pood', A24: 'Müügiautomaadid ja müüjata müük',
  A25: 'Munade pakendamine, mesi ja talutooted', A26: 'Toidu käitlemine eraelamus', A27: 'Toidupank ja toidu annetamine',
  A28: 'Toidulisandid ja imiku piimasegud',
}

export const locationTypes: KnowledgeTexts['location_types'] = {
  in_house_kitchen: 'Köök kohapeal', hotel: 'Hotell', pub: 'Pubi', pop_up: 'Hüpikrestoran', food_court: 'Toiduväljak',
  fixed_outlet: 'Püsiv müügikoht', mobile_unit: 'Liikuv müügikoht', market_stall: 'Turulett',
  own_kitchen: 'Oma köök', satellite_kitchen: 'Jaotusköök', delivered_meals: 'Toit tuuakse meile',
  shop: 'Pood', kiosk: 'Kiosk', online_pick_up: 'Veebitellimus ise järele tulles', shop_with_workroom: 'Pood koos tööruumiga',
  craft_bakery: 'Käsitööpagariäri', bake_off: 'Järelküpsetus', home_bakery: 'Kodupagar',
  bar: 'Baar', petrol_station: 'Tankla', central_kitchen: 'Keskköök', event_site: 'Ürituse toimumiskoht', ward_kitchen: 'Osakonna köök',
  factory: 'Tehas', commissary: 'Varustusköök', meat_counter: 'Lihalett', fish_counter: 'Kalalett', deli_counter: 'Kulinaarialett',
  bakery_counter: 'Pagarilett', salad_bar: 'Salatilett', parlour: 'Kohvik', soft_ice_machine: 'Pehmejäätisemasin', farm_dairy: 'Talumeierei',
  cutting_plant: 'Lihalõikusettevõte', slaughterhouse: 'Tapamaja', packhouse: 'Pakkimiskoht', juice_bar: 'Mahlabaar', craft_workshop: 'Töökoda',
  home: 'Kodus', roastery: 'Röstikoda', repacking: 'Ümberpakendamine', microbrewery: 'Väikepruulikoda', vending: 'Müügiautomaat', fleet: 'Oma sõidukid',
  courier: 'Kuller', parcel: 'Pakivedu', chilled_vending: 'Jahutusega müügiautomaadid', hot_vending: 'Kuuma toidu automaadid',
  frozen_vending: 'Külmutatud toidu automaadid', packing_centre: 'Pakenduskeskus', apiary: 'Mesila', farm_shop: 'Talupood', dwelling: 'Eraelamu',
  warehouse: 'Ladu', social_kitchen: 'Supiköök', reseller: 'Edasimüüja',
  dry_warehouse: 'Kuivladu', chilled_warehouse: 'Jahutatud kauba ladu', frozen_warehouse: 'Külmutatud kauba ladu', cross_dock: 'Ümberlaadimisladu',
}

export const extraData: KnowledgeTexts['extra_data'] = {
  vulnerable_consumers: { name: 'Siin söövad väikelapsed, eakad või haiged', hint: 'Tõstab neid kõige rängemini tabavate haigustekitajate raskusastet.' },
  raw_animal_rte: { name: 'Toored liha- või kalatoidud', hint: 'Tartar, carpaccio, sushi, ceviche, austrid.' },
  raw_egg_dishes: { name: 'Toore munaga toidud', hint: 'Tiramisu, vahukreem, majonees või salatikaste, mis tehakse siin koorega munadest.' },
  uses_own_well_water: { name: 'Vesi oma kaevust', hint: 'Oma kaevu vett tuleb ise uurida lasta.' },
  vacuum_or_MAP: { name: 'Vaakum- või gaaspakendamine', hint: 'Õhuta pakendis kasvavad külmas teistsugused mikroobid.' },
  sous_vide: { name: 'Sous-vide-küpsetamine', hint: 'Pikk küpsetamine kotis madalal temperatuuril.' },
  cook_chill: { name: 'Toit kiirjahutatakse varuks', hint: 'Toit küpsetatakse, jahutatakse ja seisab enne taaskuumutamist mitu päeva.' },
  freezing_on_site: { name: 'Toitu külmutatakse kohapeal', hint: 'Varuks või toorelt söödava kala ohutuks tegemiseks.' },
  smoking: { name: 'Suitsutamine', hint: 'Siin suitsutatakse kala või liha, kuum- või külmsuitsuga.' },
  fermentation_drying: { name: 'Liha fermenteerimine, kuivatamine või laagerdamine', hint: 'Toorvorst, toorsink, kuivlaagerdatud veiseliha.' },
  acidification: { name: 'Hapestamine või marineerimine', hint: 'Sushiriis, hoidised, mitu päeva seisvad marinaadid.' },
  deep_frying: { name: 'Fritüürimine', hint: 'Kasutusel on fritüür.' },
  hot_holding_buffet: { name: 'Kuum rootsi laud või kuum lett', hint: 'Kuum toit ootab sööjaid.' },
  delivery_transport: { name: 'Oma kohalevedu', hint: 'Toit sõidab majast välja teie vastutusel.' },
  slicing_RTE: { name: 'Valmistoidu viilutamine', hint: 'Siin viilutatakse sinki, juustu või suitsukala.' },
  grinding_mince: { name: 'Hakkliha tegemine', hint: 'Siin tehakse hakkliha või burgerikotlette.' },
  live_bivalves_tanks: { name: 'Elusad karbid või basseinid', hint: 'Siin hoitakse elusaid austreid, rannakarpe, homaare või kalu.' },
  ice_machine: { name: 'Jäämasin', hint: 'Siin tehakse jääd jookide või leti jaoks.' },
  glass_packaging: { name: 'Klaaspakend', hint: 'Siin täidetakse või hoitakse purke või pudeleid.' },
  metal_detection: { name: 'Metallidetektor', hint: 'Kaup läbib detektori.' },
  allergen_free_claim: { name: 'Toitu müüakse allergeenivabana', hint: 'Gluteenivaba, piimavaba ja muud väited.' },
  retained_samples: { name: 'Toiduproovid hoitakse alles', hint: 'Mõnes riigis koolide ja hooldekodude kohustus.' },
}

export const productGroups: KnowledgeTexts['product_groups'] = {
  PG01: 'Kuumad toidud', PG02: 'Supid ja kuumad kastmed', PG03: 'Külmad toidud ja segasalatid', PG04: 'Võileivad, vrapid, suupisted',
  PG05: 'Toored loomsed toidud (tartar, sashimi, ceviche, austrid)', PG06: 'Sushi', PG07: 'Jahutatud magustoidud', PG08: 'Kiiresti rikneva täidisega koogid ja saiakesed',
  PG09: 'Leib, sai, kuivad pagaritooted, küpsised', PG10: 'Pitsa, kebab, burgerid, fritüüritud kaasavõtutoit', PG11: 'Hommikusöök ja rootsi laud',
  PG12: 'Imikutoit', PG13: 'Dieettoidud ja kohandatud konsistentsiga toidud', PG14: 'Jäätis ja pehme jäätis', PG15: 'Külmad joogid, mahlad, smuutid, jää',
  PG16: 'Kuumad joogid', PG17: 'Alkohoolsed joogid', PG18: 'Toored lihatükid', PG19: 'Hakkliha ja lihavalmistised',
  PG20: 'Kuumtöödeldud lihatooted', PG21: 'Toorelt fermenteeritud või kuivatatud liha', PG22: 'Suitsutatud ja soolatud liha', PG23: 'Toores kala, elusad karbid',
  PG24: 'Suitsutatud, marineeritud, soolatud kala', PG25: 'Kuumtöödeldud piim ja koor', PG26: 'Hapendatud piimatooted, toorjuust', PG27: 'Laagerdunud juust',
  PG28: 'Toorpiimatooted', PG29: 'Munad', PG30: 'Tükeldatud puu- ja köögivili, idandid', PG31: 'Moos, siirup, mesi, maiustused, šokolaad',
  PG32: 'Marineeritud ja hapendatud köögivili', PG33: 'Vähehappelised konservid', PG34: 'Vaakum-, gaaspakendis või sous-vide jahutatud toidud',
  PG35: 'Külmutatud toidud ja koostisosad', PG36: 'Kuivsegud, teraviljatooted, jahu, pasta, maitseained, pähklid', PG37: 'Rasvad, õlid, majonees, salatikastmed',
  PG38: 'Toidulisandid', PG39: 'Pakendatud kaup, ainult edasimüük', PG40: 'Pakendid ja toiduga kokkupuutuvad esemed, edasimüük',
}

export const foodGroups: KnowledgeTexts['food_groups'] = {
  FG01: 'Punane liha', FG02: 'Linnuliha', FG03: 'Hakkliha ja rups', FG04: 'Ulukiliha', FG05: 'Looduslik merekala', FG06: 'Kasvandusekala ja mageveekala',
  FG07: 'Koorikloomad', FG08: 'Karbid, austrid, kalmaar', FG09: 'Koorega munad', FG10: 'Pastöriseeritud munamass', FG11: 'Toorpiim',
  FG12: 'Pastöriseeritud piim, koor, või', FG13: 'Juust', FG14: 'Toored köögiviljad, maitsetaimed, seened', FG15: 'Värsked puuviljad ja marjad',
  FG16: 'Külmutatud marjad ja köögiviljad', FG17: 'Kartul ja juurviljad', FG18: 'Idandid', FG19: 'Riis, kaunviljad, teravili, pasta',
  FG20: 'Jahu ja küpsetussegud', FG21: 'Suhkur, mesi, magusained', FG22: 'Pähklid, seemned, kuivatatud puuviljad', FG23: 'Maitseained ja kuivatatud maitsetaimed',
  FG24: 'Õlid ja rasvad', FG25: 'Konservid ja toatemperatuuril säilivad hoidised', FG26: 'Jahutatud valmistoit (kulinaaria, suitsukala, tofu)', FG27: 'Külmutatud toit',
  FG28: 'Soja ja taimne valk', FG29: 'Lisaained, nitrit, sulfit, värvained', FG30: 'Vesi, jää, aur', FG31: 'Joogid',
  FG32: 'Pakendid ja toiduga kokkupuutuvad materjalid', FG33: 'Mesindussaadused',
}
