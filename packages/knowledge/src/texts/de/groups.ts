import type { KnowledgeTexts } from '@larder/core/haccp'

export const activities: KnowledgeTexts['activities'] = {
  A01: 'Restaurant oder Café', A02: 'Schnellgastronomie, Imbiss, Foodtruck', A03: 'Bar oder Café ohne Küche',
  A04: 'Catering und Bankette', A05: 'Schul- oder Kitaküche', A06: 'Küche in Krankenhaus oder Pflegeheim',
  A07: 'Zentralküche', A08: 'Lebensmittelgeschäft', A09: 'Supermarkt mit eigenen Theken', A10: 'Fleischerei (Metzgerei)',
  A11: 'Fischgeschäft', A12: 'Bäckerei oder Konditorei', A13: 'Eisdiele oder Speiseeishersteller', A14: 'Molkerei oder Käserei',
  A15: 'Zerlegebetrieb oder Fleischverarbeitung', A16: 'Schlachtbetrieb oder Wildbearbeitung', A17: 'Fischverarbeitung',
  A18: 'Obst und Gemüse: Packbetrieb, Frischeschnitt, Sprossen, Saft', A19: 'Konserven, Konfitüre, Eingelegtes, Soßen',
  A20: 'Trockenware: Mühle, Gewürze, Nüsse, Teigwaren, Kaffee, Süßwaren', A21: 'Getränke: Wasser, Erfrischungsgetränke, Brauerei, Weingut',
  A22: 'Lager, Großhandel oder Kühlhaus', A23: 'Transport, Lieferdienst, Online-Bestellungen', A24: 'Automaten und Verkauf ohne Personal',
  A25: 'Eierpackstelle, Honig und Hofprodukte', A26: 'Lebensmittelbetrieb im Privathaushalt', A27: 'Tafel und Weitergabe von Lebensmitteln',
  A28: 'Nahrungsergänzungsmittel und Säuglingsnahrung',
}

export const locationTypes: KnowledgeTexts['location_types'] = {
  in_house_kitchen: 'Küche im Haus', hotel: 'Hotel', pub: 'Gaststätte', pop_up: 'Pop-up', food_court: 'Food-Court',
  fixed_outlet: 'Fester Standort', mobile_unit: 'Mobiler Betrieb', market_stall: 'Marktstand',
  own_kitchen: 'Eigene Küche', satellite_kitchen: 'Verteilerküche', delivered_meals: 'Mahlzeiten werden angeliefert',
  shop: 'Laden', kiosk: 'Kiosk', online_pick_up: 'Online-Bestellung mit Abholung', shop_with_workroom: 'Laden mit Produktionsraum',
  craft_bakery: 'Handwerksbäckerei', bake_off: 'Ladenbackstation', home_bakery: 'Backen zu Hause',
  bar: 'Bar', petrol_station: 'Tankstelle', central_kitchen: 'Zentralküche', event_site: 'Veranstaltungsort', ward_kitchen: 'Stationsküche',
  factory: 'Produktionsbetrieb', commissary: 'Vorbereitungsküche', meat_counter: 'Fleischtheke', fish_counter: 'Fischtheke', deli_counter: 'Feinkosttheke',
  bakery_counter: 'Backwarentheke', salad_bar: 'Salatbar', parlour: 'Eisdiele', soft_ice_machine: 'Softeismaschine', farm_dairy: 'Hofkäserei',
  cutting_plant: 'Zerlegebetrieb', slaughterhouse: 'Schlachthof', packhouse: 'Packbetrieb', juice_bar: 'Saftbar', craft_workshop: 'Handwerksbetrieb',
  home: 'Zu Hause', roastery: 'Rösterei', repacking: 'Umpackbetrieb', microbrewery: 'Kleinbrauerei', vending: 'Automaten', fleet: 'Eigene Fahrzeuge',
  courier: 'Kurier', parcel: 'Paketversand', chilled_vending: 'Kühlautomaten', hot_vending: 'Heißautomaten',
  frozen_vending: 'Tiefkühlautomaten', packing_centre: 'Packstelle', apiary: 'Imkerei', farm_shop: 'Hofladen', dwelling: 'Privathaushalt',
  warehouse: 'Lager', social_kitchen: 'Sozialküche', reseller: 'Wiederverkauf',
  dry_warehouse: 'Trockenlager', chilled_warehouse: 'Kühllager', frozen_warehouse: 'Tiefkühllager', cross_dock: 'Umschlaglager',
}

export const extraData: KnowledgeTexts['extra_data'] = {
  vulnerable_consumers: { name: 'Hier essen kleine Kinder, ältere oder kranke Menschen', hint: 'Hebt die Schwere bei Keimen an, die sie besonders treffen.' },
  raw_animal_rte: { name: 'Gerichte mit rohem Fleisch oder rohem Fisch', hint: 'Tatar, Carpaccio, Sushi, Ceviche, Austern.' },
  raw_egg_dishes: { name: 'Speisen mit rohem Ei', hint: 'Tiramisu, Mousse, Mayonnaise oder Dressing, hier aus frischen Eiern hergestellt.' },
  uses_own_well_water: { name: 'Wasser aus eigenem Brunnen', hint: 'Eigenes Wasser braucht eigene Untersuchungen.' },
  vacuum_or_MAP: { name: 'Verpacken unter Vakuum oder Schutzgas', hint: 'Ohne Luft können in der Kälte andere Keime wachsen.' },
  sous_vide: { name: 'Sous-vide-Garen', hint: 'Langes Garen bei niedriger Temperatur im Beutel.' },
  cook_chill: { name: 'Cook & Chill', hint: 'Speisen werden gegart, gekühlt und vor dem Wiedererwärmen tagelang gelagert.' },
  freezing_on_site: { name: 'Lebensmittel werden hier eingefroren', hint: 'Auf Vorrat oder Fisch für den Rohverzehr.' },
  smoking: { name: 'Räuchern', hint: 'Fisch oder Fleisch wird hier heiß oder kalt geräuchert.' },
  fermentation_drying: { name: 'Fermentieren, Trocknen oder Reifen von Fleisch', hint: 'Rohwurst, Rohschinken, Dry-Aged-Rind.' },
  acidification: { name: 'Säuern oder Einlegen', hint: 'Sushireis, Eingelegtes, Marinaden, die mehrere Tage aufbewahrt werden.' },
  deep_frying: { name: 'Frittieren', hint: 'Eine Fritteuse ist in Betrieb.' },
  hot_holding_buffet: { name: 'Warmes Buffet oder heiße Theke', hint: 'Heiße Speisen warten auf Gäste.' },
  delivery_transport: { name: 'Eigene Auslieferung', hint: 'Lebensmittel verlassen das Haus in Ihrer Verantwortung.' },
  slicing_RTE: { name: 'Aufschneiden verzehrfertiger Lebensmittel', hint: 'Schinken, Käse oder Räucherfisch wird hier aufgeschnitten.' },
  grinding_mince: { name: 'Herstellen von Hackfleisch', hint: 'Hackfleisch oder Burger-Patties werden hier hergestellt.' },
  live_bivalves_tanks: { name: 'Lebende Muscheln oder Becken', hint: 'Lebende Austern, Muscheln, Hummer oder Fische werden hier gehalten.' },
  ice_machine: { name: 'Eiswürfelbereiter', hint: 'Eis für Getränke oder für die Auslage wird hier hergestellt.' },
  glass_packaging: { name: 'Glasverpackungen', hint: 'Gläser oder Flaschen werden befüllt oder gelagert.' },
  metal_detection: { name: 'Metalldetektor', hint: 'Die Ware durchläuft einen Detektor.' },
  allergen_free_claim: { name: 'Als allergenfrei verkaufte Lebensmittel', hint: 'Glutenfrei, milchfrei und andere Auslobungen.' },
  retained_samples: { name: 'Rückstellproben werden genommen', hint: 'In einigen Ländern Pflicht für Schulen und Pflegeheime.' },
}

export const productGroups: KnowledgeTexts['product_groups'] = {
  PG01: 'Warme Speisen', PG02: 'Suppen und warme Soßen', PG03: 'Kalte Speisen und angemachte Salate', PG04: 'Belegte Brote, Wraps, Snacks',
  PG05: 'Speisen aus rohen tierischen Lebensmitteln (Tatar, Sashimi, Ceviche, Austern)', PG06: 'Sushi', PG07: 'Gekühlte Desserts', PG08: 'Backwaren und Torten mit leicht verderblicher Füllung',
  PG09: 'Brot, Dauerbackwaren, Kekse', PG10: 'Pizza, Döner, Burger, Frittiertes zum Mitnehmen', PG11: 'Frühstücks- und andere Buffets',
  PG12: 'Säuglingsnahrung', PG13: 'Diät- und konsistenzangepasste Kost', PG14: 'Speiseeis und Softeis', PG15: 'Kaltgetränke, Säfte, Smoothies, Eiswürfel',
  PG16: 'Heißgetränke', PG17: 'Alkoholische Getränke', PG18: 'Frischfleisch, Teilstücke', PG19: 'Hackfleisch und Fleischzubereitungen',
  PG20: 'Gegarte Fleischerzeugnisse', PG21: 'Rohwurst und getrocknetes Fleisch', PG22: 'Geräuchertes und gepökeltes Fleisch', PG23: 'Rohe Fischteile, lebende Muscheln',
  PG24: 'Geräucherter, marinierter, gesalzener Fisch', PG25: 'Wärmebehandelte Milch und Sahne', PG26: 'Sauermilcherzeugnisse, Frischkäse', PG27: 'Gereifter Käse',
  PG28: 'Rohmilcherzeugnisse', PG29: 'Eier', PG30: 'Geschnittenes Obst und Gemüse, Sprossen', PG31: 'Konfitüre, Sirup, Honig, Süßwaren, Schokolade',
  PG32: 'Eingelegtes und fermentiertes Gemüse', PG33: 'Vollkonserven mit niedrigem Säuregehalt', PG34: 'Gekühlte Gerichte unter Vakuum, Schutzgas oder sous-vide',
  PG35: 'Tiefgekühlte Gerichte und Zutaten', PG36: 'Trockenmischungen, Getreide, Mehl, Teigwaren, Gewürze, Nüsse', PG37: 'Fette, Öle, Mayonnaise, Dressings',
  PG38: 'Nahrungsergänzungsmittel', PG39: 'Vorverpackte Handelsware', PG40: 'Verpackungen und Bedarfsgegenstände als Handelsware',
}

export const foodGroups: KnowledgeTexts['food_groups'] = {
  FG01: 'Rotes Fleisch', FG02: 'Geflügel', FG03: 'Hackfleisch und Innereien', FG04: 'Wild', FG05: 'Seefisch, Wildfang', FG06: 'Zucht- und Süßwasserfisch',
  FG07: 'Krebstiere', FG08: 'Muscheln, Austern, Tintenfisch', FG09: 'Eier in der Schale', FG10: 'Pasteurisiertes Flüssigei', FG11: 'Rohmilch',
  FG12: 'Pasteurisierte Milch, Sahne, Butter', FG13: 'Käse', FG14: 'Rohes Gemüse, Kräuter, Pilze', FG15: 'Frisches Obst und Beeren',
  FG16: 'Tiefgekühlte Beeren und Gemüse', FG17: 'Kartoffeln und Wurzelgemüse', FG18: 'Sprossen', FG19: 'Reis, Hülsenfrüchte, Getreide, Nudeln',
  FG20: 'Mehl und Backmischungen', FG21: 'Zucker, Honig, Süßungsmittel', FG22: 'Nüsse, Samen, Trockenfrüchte', FG23: 'Gewürze und getrocknete Kräuter',
  FG24: 'Öle und Fette', FG25: 'Konserven und ungekühlt Haltbares', FG26: 'Gekühlte verzehrfertige Lebensmittel (Feinkost, Räucherfisch, Tofu)', FG27: 'Tiefkühlware',
  FG28: 'Soja und pflanzliches Eiweiß', FG29: 'Zusatzstoffe, Nitrit, Sulfit, Farbstoffe', FG30: 'Wasser, Eis, Dampf', FG31: 'Getränke',
  FG32: 'Verpackungen und Bedarfsgegenstände', FG33: 'Bienenerzeugnisse',
}
