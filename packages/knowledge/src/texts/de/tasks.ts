import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly =
  'Die Küchen-, Laden- oder Produktionsleitung sieht die Aufzeichnungen einmal pro Woche durch und zeichnet ab.'
const monthly = 'Die Betriebsleitung sieht die Aufzeichnungen einmal im Monat durch und zeichnet ab.'
const watches =
  'Die Betriebsleitung ist einmal im Monat dabei, vergleicht den Messwert mit einem zweiten Thermometer und zeichnet ab.'
const yearly = 'Die Betriebsleitung sieht es bei der jährlichen Überprüfung durch.'
const temperatures = 'Temperaturprotokoll: Ort, Messwert, Uhrzeit, Name.'
const deliveries = 'Wareneingangsprotokoll: Lieferant, Produkt, Messwert, Name; Lieferschein aufbewahrt.'
const batches = 'Chargenprotokoll: Lebensmittel, Messwert, Uhrzeit, Name.'
const cleaning = 'Reinigungsplan, mit Uhrzeit und Name abgehakt.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Temperatur von Kühlschränken und Kühlräumen',
    instruction: 'Thermometer ablesen oder im wärmsten Fach in einem Produkt messen.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Temperatur von rotem Fleisch im Lager',
    instruction: 'Zwischen zwei Stücken messen. Grenzwert: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Temperatur von Geflügel und Wild im Lager',
    instruction: 'Zwischen zwei Stücken messen. Grenzwert: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Temperatur von Hackfleisch im Lager',
    instruction: 'Zwischen zwei Packungen messen. Grenzwert: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Temperatur von Fisch im Lager',
    instruction:
      'Zwischen zwei Fischen messen; darauf achten, dass Eis sie bedeckt und Wasser abläuft. Grenzwert: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Temperatur von Vakuumpackungen',
    instruction: 'Zwischen zwei Packungen messen. Grenzwert: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Temperatur des Reiferaums',
    instruction:
      'Temperatur und Luftfeuchte ablesen; die Stücke ansehen. Grenzwert: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Temperatur von Tiefkühlgeräten',
    instruction: 'Thermometer ablesen; nach weichen Packungen tasten. Grenzwert: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Temperatur der kalten Auslage',
    instruction: 'An der wärmsten Stelle im Produkt messen. Grenzwert: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Temperatur gefüllter Backwaren',
    instruction:
      'An der wärmsten Stelle in einem gefüllten Stück messen. Grenzwert: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Temperatur von Kühltheken und Kühlregalen',
    instruction: 'Thermometer ablesen oder vorn an der Stapelmarke in einem Produkt messen.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Temperatur der Fleischtheke',
    instruction: 'An der wärmsten Stelle in einem Stück messen. Grenzwert: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Temperatur von Geflügel im Verkauf',
    instruction: 'Zwischen zwei Stücken messen. Grenzwert: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Temperatur von Hackfleisch im Verkauf',
    instruction: 'In der Mitte der Schale messen. Grenzwert: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Temperatur der Fischtheke',
    instruction:
      'In einem obenauf liegenden Filet messen; darauf achten, dass Eis den Fisch bedeckt. Grenzwert: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Eistheke',
    instruction:
      'An der wärmsten Stelle jeder Theke ablesen; kein Reif über der Stapelmarke, Portionierer in fließendem Wasser. Grenzwert: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Reiferaum und Lake',
    instruction:
      'Temperatur und Luftfeuchte ablesen; Bretter, Rinden und Lake ansehen; Salzgehalt und Alter der Lake notieren.',
    verification: weekly,
    record: 'Reifeprotokoll.',
  },
  'T-ripening-humidity': {
    name: 'Luftfeuchte bei der Trockenreifung',
    instruction: 'Hygrometer jedes Schranks ablesen. Grenzwert: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Temperatur der Tiefkühlmöbel',
    instruction: 'Thermometer ablesen; nach weichen Packungen tasten. Grenzwert: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Temperatur der Heißhaltung',
    instruction: 'Umrühren, in jedem Gericht an der kältesten Stelle messen. Grenzwert: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Temperatur des warmen Buffets',
    instruction:
      'Jedes Gericht während der Ausgabe alle zwei Stunden umrühren und messen. Grenzwert: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Temperatur des Kartoffellagers',
    instruction: 'Thermometer ablesen. Kartoffeln zum Frittieren: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Trockenlager',
    instruction:
      'Luftfeuchte ablesen; auf Feuchtigkeit, Schimmel und Käfer achten. Grenzwert: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Lagerprotokoll: Messwert, Name.',
  },
  'T-dates': {
    name: 'Daten im Lager',
    instruction: 'Daten durchsehen; Abgelaufenes herausnehmen, zuerst Ablaufendes nach vorn stellen.',
    verification: weekly,
    record: 'Tagesliste; Entsorgungsprotokoll.',
  },
  'T-opened-packs': {
    name: 'Geöffnete und zubereitete Lebensmittel',
    instruction:
      'Jede Packung trägt ihren Tag. Das Alter der ältesten in Tagen eintragen. Grenzwert: {limit:L-rte-days}.',
    verification: weekly,
    record: 'Tagesliste; Etiketten an den Lebensmitteln.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Temperatur bei der Anlieferung',
    instruction: 'Vor dem Unterschreiben zwischen zwei Packungen oder Stücken messen.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Anlieferung von rotem Fleisch',
    instruction: 'Zwischen zwei Stücken messen. Grenzwert: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Anlieferung von Geflügel und Wild',
    instruction: 'Zwischen zwei Stücken messen. Grenzwert: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Anlieferung von Hackfleisch',
    instruction: 'Zwischen zwei Packungen messen. Grenzwert: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Anlieferung von Fisch',
    instruction:
      'Zwischen zwei Fischen messen; Eis, Augen und Kiemen ansehen, riechen. Grenzwert: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Anlieferung von Tiefkühlware',
    instruction:
      'Zwischen zwei Packungen messen; auf Reif und weiche Ecken achten. Grenzwert: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Anlieferung: Packungen, Daten, Etiketten, Papiere',
    instruction:
      'Packungen unversehrt und sauber, Restlaufzeit ausreichend, Genusstauglichkeits- oder Identitätskennzeichen vorhanden, Etikett und Allergene wie bestellt.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Temperatur von Rohmilch bei Ankunft',
    instruction:
      'Jeden Tankwagen und jede Kanne vor dem Abpumpen umrühren und messen. Grenzwert: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Hemmstofftest der Rohmilch',
    instruction:
      'Jeden Tankwagen vor dem Entleeren mit dem Schnelltest auf Antibiotika prüfen; die Probe aufheben.',
    verification: weekly,
    record: 'Milchprotokoll: Hof, Ergebnis, Name.',
  },
  'T-shellfish-tags': {
    name: 'Etiketten lebender Muscheln',
    instruction:
      'Gebiet, Datum und Versandzentrum auf dem Etikett lesen; Schalen geschlossen und lebend. Den Tag der Verwendung auf das Etikett schreiben und es aufheben.',
    verification: monthly,
    record: 'Etiketten nach Datum geordnet.',
  },
  'T-shellfish-air': {
    name: 'Lufttemperatur bei lebenden Muscheln',
    instruction: 'Bei der Annahme die Luft um die Muscheln messen. Grenzwert: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Histaminuntersuchung',
    instruction:
      'Proben einer verdächtigen Partie Thunfisch, Makrele und Ähnlichem einsenden. Grenzwert: {limit:L-histamine}.',
    verification: 'Die Betriebsleitung liest jeden Bericht.',
    record: 'Laborbericht mit der Partie.',
  },
  'T-suppliers': {
    name: 'Überprüfung der Lieferanten',
    instruction:
      'Die Liste durchgehen: Zulassungen, Spezifikationen, Beschwerden, Erklärungen zu Verpackungen.',
    verification: yearly,
    record: 'Liste der freigegebenen Lieferanten mit Datum und Name.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Kerntemperatur beim Garen',
    instruction: 'Bei jeder Charge im dicksten Stück messen, bei Geflügel am Knochen.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Kerntemperatur von Geflügel',
    instruction:
      'Bei jeder Charge im dicksten Stück nahe am Knochen messen. Grenzwert: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Kerntemperatur von Hackfleisch und Burgern',
    instruction: 'Bei jeder Charge von der Seite ins dickste Stück messen. Grenzwert: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Kerntemperatur von Fleisch und Fisch am Stück',
    instruction: 'Bei jeder Charge im dicksten Stück messen. Grenzwert: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Gartemperatur von Rind, Lamm und Schwein',
    instruction:
      'Bei jeder Charge im dicksten Stück messen. Rosa serviert: nach dem Anbraten an der Oberfläche messen. Grenzwert: {limit:L-cook-red-meat}. Nur ganze Stücke: nichts Gehacktes, Gerolltes, Gesteaktes oder Gespritztes.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Kerntemperatur von Wild',
    instruction: 'Bei jeder Charge im dicksten Stück messen. Grenzwert: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Kerntemperatur von Eierspeisen',
    instruction: 'Bei jeder Charge in der Mitte messen. Grenzwert: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-sous-vide': {
    name: 'Sous-vide: Kern und Zeit',
    instruction:
      'Bei jeder Charge in einem Beutel durch Schaumstoffband messen; Badtemperatur, Beginn und Ende notieren. Grenzwert: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Pasteurisieren',
    instruction:
      'Beim Rühren messen, Beginn und Ende der Heißhaltezeit notieren. Grenzwert: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Autoklav',
    instruction:
      'Temperatur, Druck und Zeit jeder Füllung notieren; den Wert berechnen. Grenzwert: {limit:L-retort}.',
    verification: 'Die Betriebsleitung vergleicht vor der Freigabe jede Temperaturkurve mit dem Programm.',
    record: 'Autoklavenprotokoll mit Temperaturkurve.',
  },
  'T-uht': {
    name: 'Ultrahocherhitzen',
    instruction:
      'Die Temperatur nach dem Heißhalter bei Beginn und stündlich ablesen; unter dem Grenzwert leitet die Anlage von selbst zurück. Grenzwert: {limit:L-uht}.',
    verification: 'Die Betriebsleitung vergleicht vor der Freigabe jede Temperaturkurve mit dem Programm.',
    record: 'Erhitzungsprotokoll mit Temperaturkurve.',
  },
  'T-ice-cream-mix': {
    name: 'Erhitzen des Eismixes',
    instruction:
      'Temperatur und Zeit jeder Charge eintragen, gerührt und geschlossen. Grenzwert: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Erhitzen von Saft und Getränken',
    instruction:
      'Die Temperatur nach der Heißhaltezeit bei Beginn und bei jeder Charge ablesen. Grenzwert: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Rösten, Dämpfen oder zugekaufte Wärmebehandlung',
    instruction:
      'Zeit, Temperatur und Schütthöhe des validierten Programms abhaken, oder das Zertifikat des Lieferanten für die behandelte Partie.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Kerntemperatur beim Heißräuchern',
    instruction: 'Bei jeder Charge im dicksten Stück messen. Grenzwert: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Kerntemperatur beim Wiedererwärmen',
    instruction: 'Umrühren, bei jeder Charge in der Mitte messen. Grenzwert: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Abkühlen nach dem Garen',
    instruction:
      'Uhrzeit und Kern zu Beginn notieren; am Ende der zuerst genannten Zeit die Kerntemperatur eintragen. Grenzwert: {limit:L-cool}.',
    verification: watches,
    record: 'Abkühlprotokoll: Lebensmittel, Beginn, Ende, Messwerte, Name.',
  },
  'T-cool-second': {
    name: 'Abkühlen, zweite Stufe',
    instruction:
      'Am Ende der gesamten Zeit, gezählt ab Beginn des Abkühlens, die Kerntemperatur eintragen. Grenzwert: {limit:L-cool-second}.',
    verification: watches,
    record: 'Abkühlprotokoll: Lebensmittel, Beginn, Ende, Messwerte, Name.',
  },
  'T-cool-cook-chill': {
    name: 'Abkühlen bei Cook & Chill und Sous-vide',
    instruction:
      'Uhrzeit und Kern zu Beginn notieren; am Ende der Zeit die Kerntemperatur eintragen. Grenzwert: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Abkühlprotokoll: Lebensmittel, Beginn, Ende, Messwerte, Name.',
  },
  'T-hot-fill': {
    name: 'Heißabfüllung',
    instruction:
      'Beim Abfüllen im Produkt messen, im ersten und im letzten Glas. Grenzwert: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Wasser für Säuglingsnahrung',
    instruction:
      'Das Wasser messen, bevor das Pulver hineinkommt; die Uhrzeit auf die Flasche schreiben. Grenzwert: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Niedertemperaturgaren: Kern und Zeit',
    instruction:
      'Den Fühler im dicksten Stück lassen. Die Zeit zählt, sobald der Kern die Temperatur erreicht hat. Grenzwert: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Mikrowelle: umrühren und stehen lassen',
    instruction:
      'Abdecken, nach der halben Zeit umrühren oder wenden, zwei Minuten abgedeckt stehen lassen, dann an mehreren Stellen messen: Die kälteste zählt.',
    verification: watches,
    record: 'Je Charge abgehakt.',
  },
  'T-beans': {
    name: 'Kochen getrockneter Bohnen',
    instruction: 'Ab dem sprudelnden Kochen zählen. Grenzwert: {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Kochen tiefgekühlter Beeren',
    instruction:
      'Ab dem sprudelnden Kochen zählen, vor der Verwendung in kalten Speisen. Grenzwert: {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Einfrieren von Fisch gegen Parasiten',
    instruction:
      'Fühler im dicksten Stück; Fischart, Charge, Beginn und Ende notieren. Grenzwert: {limit:L-parasite-freeze}.',
    verification: 'Die Küchenleitung vergleicht vor der Freigabe Protokoll und Charge.',
    record: 'Gefrierprotokoll: Fischart, Charge, Temperatur, Beginn, Ende, Name.',
  },
  'T-parasite-record': {
    name: 'Gefriernachweis für roh verzehrten Fisch',
    instruction:
      'Den Nachweis des Lieferanten für jede Charge lesen und die darin genannte Gefriertemperatur eintragen. Grenzwert: {limit:L-parasite-freeze}. Zuchtfisch: die Erklärung ablegen.',
    verification: 'Die Küchenleitung vergleicht einmal pro Woche Nachweis und Charge.',
    record: 'Nachweis oder Erklärung des Lieferanten, nach Charge.',
  },
  'T-raw-egg-time': {
    name: 'Alter von Speisen mit rohem Ei',
    instruction:
      'Tag und Stunde auf jede Charge schreiben; die Stunden seit der Herstellung eintragen. Grenzwert: {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Gerichte mit rohem Fleisch',
    instruction:
      'Frisches Stück mit Genusstauglichkeitskennzeichen, Oberfläche abgeschnitten, kurz vor dem Servieren mit sauberem Werkzeug geschnitten; Etikett und Uhrzeit notiert.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Temperatur von Speisen mit rohem Ei',
    instruction: 'Bei jeder Charge in der Mitte messen. Grenzwert: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'pH-Wert von Dressing mit rohem Ei',
    instruction: 'Jede Charge mit dem kalibrierten Messgerät messen. Grenzwert: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'pH-Wert von Sushireis',
    instruction: 'Eine Probe mit Wasser pürieren, jede Charge messen. Grenzwert: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Salz in der wässrigen Phase von verpacktem Fisch',
    instruction:
      'Jede Charge, die ohne Luft verpackt wird: Salz ÷ (Salz + Wasser) × 100, aus einer Probe oder nach dem nachgewiesenen Rezept. Grenzwert: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'pH-Wert von Eingelegtem und Marinaden',
    instruction:
      'Das dickste Stück pürieren, jede Charge messen, nachdem die Säure durchgezogen ist. Grenzwert: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Säuerung von Milch und Bruch',
    instruction:
      'Den pH-Wert zu den Stunden des Programms eintragen; bei langsamer Säuerung wachsen Staphylokokken, eine tote Kultur stoppt die Charge. Frischkäse und Joghurt erreichen ihren End-pH-Wert, bevor sie gekühlt werden.',
    verification: weekly,
    record: 'Chargenprotokoll mit pH-Kurve.',
  },
  'T-home-acid-ph': {
    name: 'pH-Wert von Konfitüre und Eingelegtem',
    instruction:
      'In jeder Charge vor dem Etikettieren der Gläser in einer pürierten, abgekühlten Probe messen. Grenzwert: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'pH-Wert von Konfitüre',
    instruction:
      'In jeder Charge in einer pürierten, abgekühlten Probe mit dem kalibrierten Messgerät messen. Grenzwert: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Gradstunden der Rohwurst',
    instruction:
      'Aus der Temperaturkurve für jede Stunde bis zur Säuerung die Grade addieren, die über der Wachstumsgrenze der Staphylokokken liegen. Grenzwert: {limit:L-degree-hours}.',
    verification: 'Die Betriebsleitung rechnet jeden Monat eine Charge nach und zeichnet ab.',
    record: 'Chargenprotokoll mit Temperaturkurve des Raums.',
  },
  'T-wash-dose': {
    name: 'Desinfektionsmittel im Waschwasser',
    instruction:
      'Teststreifen oder Messgerät im Becken, für das von der Behörde zugelassene Mittel; pH-Wert und Wasserwechsel notieren. Grenzwert: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Waschprotokoll: Uhrzeit, Dosis, pH-Wert, Wasserwechsel.',
  },
  'T-sprout-water': {
    name: 'Untersuchung des Bewässerungswassers von Sprossen',
    instruction:
      'Vom ablaufenden Wasser jeder Charge eine Probe für das Labor nehmen; die Charge bis zum Ergebnis sperren. Grenzwert: {limit:L-sprout-water}.',
    verification: 'Die Betriebsleitung gibt jede Charge anhand des Ergebnisses frei.',
    record: 'Laborbericht mit der Charge.',
  },
  'T-sprout-seed': {
    name: 'Desinfektion der Samen',
    instruction: 'Samenpartie mit Bescheinigung, Dosis, Zeit und Spülung abhaken; keine Partie ohne Papiere.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Durchleuchten und Sortieren von Eiern',
    instruction:
      'Jede Charge durchleuchten; Knickeier, schmutzige und auslaufende Eier aussortieren; Eier nie waschen, wo die Vorschriften es verbieten.',
    verification: weekly,
    record: 'Chargenprotokoll: Hof, Legedatum, aussortierte Eier.',
  },
  'T-egg-breaking': {
    name: 'Aufschlagen von Eiern',
    instruction:
      'Nur unversehrte, saubere und trockene Schalen; nicht auspressen; sieben, sofort kühlen, nach einem verdorbenen Ei die Auffangschale wechseln.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Rohmilch für Käse und Verkauf',
    instruction:
      'Die Milch vor der Verwendung messen; Papiere der Herde und heutige Ergebnisse abhaken. Grenzwert: {limit:L-chill-raw-milk}.',
    verification: 'Die Betriebsleitung vergleicht jede Woche die Messwerte mit den Ergebnissen der Herde.',
    record: 'Milchprotokoll: Hof, Messwert, Name.',
  },
  'T-carcass': {
    name: 'Sichtbare Verschmutzung auf Schlachtkörpern',
    instruction:
      'Jeden Schlachtkörper vor dem Waschen innen und außen ansehen: kein Kot, keine Milch, kein Mageninhalt, keine Haare.',
    verification: 'Die Betriebsleitung sieht täglich zehn Schlachtkörper nach.',
    record: 'Schlachtprotokoll.',
  },
  'T-carcass-chill': {
    name: 'Kühlung der Schlachtkörper',
    instruction:
      'Am Ende der Kühlung bei jeder Charge tief in der Keule des größten Schlachtkörpers messen. Grenzwert: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Kühlprotokoll: Charge, Beginn, Ende, Messwert.',
  },
  'T-carcass-chill-poultry': {
    name: 'Kühlung von Geflügel und Kleinwild',
    instruction:
      'Am Ende der Kühlung bei jeder Charge tief in der Brust des größten Tiers messen. Grenzwert: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Kühlprotokoll: Charge, Beginn, Ende, Messwert.',
  },
  'T-glass-filling': {
    name: 'Gläser und Flaschen vor und nach dem Füllen',
    instruction:
      'Jedes Glas umdrehen und ausblasen oder ausspülen; die Ränder ansehen; nach einem Bruch die Gläser daneben wegnehmen und es notieren.',
    verification: weekly,
    record: 'Abfüllprotokoll: Brüche, entsorgte Gläser.',
  },
  'T-sausage-ph': {
    name: 'pH-Wert von Rohwurst',
    instruction:
      'An den Tagen des Rezepts im Kern einer Wurst jeder Charge messen. Grenzwert: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Wasseraktivität von getrocknetem Fleisch',
    instruction: 'Vor der Freigabe in einem Stück jeder Charge messen. Grenzwert: {limit:L-dry-aw}.',
    verification: 'Die Betriebsleitung gibt jede Charge anhand des Protokolls frei.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'Gereiftes oder getrocknetes Fleisch ist haltbar',
    instruction:
      'Vor der Freigabe in einem Stück jeder Charge pH-Wert, Wasseraktivität oder beides messen und die Werte aufschreiben. Eines davon genügt, oder die beiden milderen zusammen: {limit:L-stable-ph}; {limit:L-stable-aw}. „Erledigt“ erst, wenn es erreicht ist.',
    verification: 'Die Betriebsleitung gibt jede Charge anhand des Protokolls frei.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Wiegen des Nitritpökelsalzes',
    instruction:
      'Fleisch und Nitritpökelsalz wiegen, den Nitritgehalt berechnen, eine zweite Person unterschreibt. Grenzwert: {limit:L-nitrite}.',
    verification: weekly,
    record: 'Chargenblatt mit beiden Unterschriften.',
  },
  'T-vacuum-days': {
    name: 'Alter von Vakuumpackungen',
    instruction:
      'Packungen durchsehen; das Alter der ältesten in Tagen eintragen. Grenzwert: {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Tagesliste; Etiketten an den Packungen.',
  },
  'T-seal': {
    name: 'Siegelnähte und Deckel',
    instruction:
      'Die ersten Packungen der Schicht und nach jeder Umstellung auf Druck prüfen; Falze und Deckel ansehen.',
    verification: weekly,
    record: 'Siegelprotokoll: geprüfte Packungen, Ergebnis, Name.',
  },
  'T-oil-temperature': {
    name: 'Temperatur des Frittierfetts',
    instruction: 'Jede benutzte Fritteuse messen. Grenzwert: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Frittierfettprotokoll.',
  },
  'T-oil': {
    name: 'Qualität des Frittierfetts',
    instruction:
      'Jede benutzte Fritteuse mit Teststreifen oder Messgerät prüfen; auf Rauch, Schaum und Geruch achten. Grenzwert: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Frittierfettprotokoll: Messwert, Filtern, Wechsel.',
  },
  'T-colour': {
    name: 'Farbe von Frittiertem und Gebackenem',
    instruction: 'Mit der Farbkarte vergleichen: goldgelb, nicht braun.',
    verification: monthly,
    record: 'Je Charge abgehakt.',
  },
  'T-display-time': {
    name: 'Standzeit kalter Speisen in der Auslage',
    instruction:
      'Aufschreiben, wann ausgestellt wurde; beim Nachfüllen die Stunden eintragen. Grenzwert: {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Auslageprotokoll oder Karte an der Speise.',
  },
  'T-hot-time': {
    name: 'Zeit heißer Speisen unter ihrem Grenzwert',
    instruction:
      'Fällt eine Speise unter den Grenzwert, aufschreiben, seit wann; die Stunden eintragen. Grenzwert: {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Heißhalteprotokoll.',
  },
  'T-fruit-time': {
    name: 'Zeit von geschnittenem Obst außerhalb der Kühlung',
    instruction:
      'Aufschreiben, wann geschnitten wurde; die Stunden bis zur Kühlung eintragen. Grenzwert: {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Test des Metalldetektors',
    instruction:
      'Bei Beginn, stündlich und am Ende jeden Prüfkörper durchlaufen lassen; den kleinsten gefundenen eintragen. Grenzwert: {limit:L-metal-test}.',
    verification: 'Die Betriebsleitung vergleicht jede Woche Uhrzeiten und Ergebnisse.',
    record: 'Detektorprotokoll mit Uhrzeiten.',
  },
  'T-sieve': {
    name: 'Sieb',
    instruction: 'Vor der ersten Benutzung Gewebe und Siebrückstand ansehen.',
    verification: monthly,
    record: 'Tagesliste.',
  },
  'T-thaw': {
    name: 'Auftauende Lebensmittel',
    instruction: 'Im Kühlschrank, in einer Wanne, abgedeckt, datiert, unter Verzehrfertigem.',
    verification: weekly,
    record: 'Tagesliste.',
  },
  'T-thaw-water': {
    name: 'Auftauen in fließendem Wasser',
    instruction:
      'Verschlossener Beutel, kaltes Trinkwasser, das weiterfließt, ein Becken nur dafür. Sofort garen; nichts kommt zurück in den Kühlschrank.',
    verification: weekly,
    record: 'Je Charge abgehakt.',
  },
  'T-produce': {
    name: 'Waschen von Obst und Gemüse',
    instruction: 'Becken und Wasser sauber, kein Sand mehr, abgespült und abgetropft.',
    verification: weekly,
    record: 'Je Charge abgehakt.',
  },
  'T-separation': {
    name: 'Rohes und Verzehrfertiges getrennt',
    instruction: 'Vor Arbeitsbeginn Kühlschränke, Bretter, Messer und Arbeitsfolge durchsehen.',
    verification: weekly,
    record: 'Tagesliste.',
  },
  'T-machine-parts': {
    name: 'Messer, Schrauben und Dichtungen',
    instruction:
      'Aufschnittmaschine, Wolf, Rührwerk und Werkzeug vor der ersten Benutzung ansehen: nichts fehlt, nichts gebrochen.',
    verification: monthly,
    record: 'Tagesliste.',
  },
  'T-bones': {
    name: 'Knochen und Gräten',
    instruction: 'Filets und entbeinte Stücke jeder Charge abtasten.',
    verification: monthly,
    record: 'Je Charge abgehakt.',
  },
  'T-sample': {
    name: 'Rückstellprobe',
    instruction:
      'Am Ende der Ausgabe von jedem Gericht eine Probe in einen sauberen, beschrifteten Beutel geben. Bei {limit:L-retained-sample} mindestens {limit:L-retained-days} aufbewahren.',
    verification: weekly,
    record: 'Liste der Rückstellproben: Mahlzeit, Datum, Name.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Allergene vor dem Service',
    instruction:
      'Liste, Karte und heutige Änderungen vergleichen; das Team informieren; eigenes Werkzeug bereit.',
    verification: weekly,
    record: 'Tagesliste mit Name.',
  },
  'T-allergen-run': {
    name: 'Allergene: Reinigung und Reihenfolge der Chargen',
    instruction: 'Reinigung, Zutaten und Reihenfolge vor der Charge abzeichnen.',
    verification: weekly,
    record: 'Chargenprotokoll mit Unterschrift.',
  },
  'T-label': {
    name: 'Etiketten: erste und letzte Packung',
    instruction:
      'Rezept, Allergene, Datum und Losnummer an der ersten und der letzten Packung vergleichen; ein Etikett aufheben.',
    verification: weekly,
    record: 'Chargenprotokoll mit Musteretikett.',
  },
  'T-price-tags': {
    name: 'Schilder und Allergene an der Theke',
    instruction: 'Schilder, Waagenetiketten und Ware vergleichen.',
    verification: weekly,
    record: 'Tagesliste.',
  },
  'T-diet': {
    name: 'Diätmahlzeiten',
    instruction: 'Name, Diät und Tablett stimmen überein; eine zweite Person unterschreibt.',
    verification: weekly,
    record: 'Mahlzeitenliste mit beiden Unterschriften.',
  },
  'T-self-service': {
    name: 'Selbstbedienung',
    instruction: 'Ein Besteck je Speise, Spuckschutz an seinem Platz; Bestecke wechseln.',
    verification: monthly,
    record: 'Während der Ausgabe abgehakt.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Temperatur der gekühlten Auslieferung',
    instruction: 'Beim Beladen und am letzten Stopp messen. Grenzwert: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Fahrtprotokoll: Messwerte, Uhrzeiten, Name.',
  },
  'T-transport-frozen': {
    name: 'Temperatur der tiefgekühlten Auslieferung',
    instruction: 'Beim Beladen und am letzten Stopp messen. Grenzwert: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Fahrtprotokoll: Messwerte, Uhrzeiten, Name.',
  },
  'T-transport-hot': {
    name: 'Temperatur der heißen Auslieferung',
    instruction: 'Beim Beladen und bei der Ankunft in einem Behälter messen. Grenzwert: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Fahrtprotokoll: Messwerte, Uhrzeiten, Name.',
  },
  'T-vehicle': {
    name: 'Fahrzeug und Boxen',
    instruction:
      'Sauber, trocken, unbeschädigt; Rohes getrennt von Verzehrfertigem; sonst nichts im Laderaum.',
    verification: monthly,
    record: 'Fahrtprotokoll.',
  },
  'T-site': {
    name: 'Aufbau außerhalb der Küche',
    instruction:
      'Trinkwasser, Handwaschplatz, Abfallbehälter, Dach, Thermometer, Ersatzwerkzeug: vor Beginn alles da.',
    verification: monthly,
    record: 'Veranstaltungsliste mit Name.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Reinigung bei Betriebsschluss',
    instruction: 'Arbeitstische, Bretter, Spülbecken, Herd, Boden: nach Plan reinigen und desinfizieren.',
    verification: 'Die Betriebsleitung sieht die sauberen Räume einmal pro Woche an und zeichnet ab.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Griffe, Wasserhähne und Theken',
    instruction: 'Reinigen und desinfizieren, was viele Hände berühren.',
    verification: 'Die Betriebsleitung sieht einmal pro Woche nach und zeichnet ab.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Aufschnittmaschine und Wolf zerlegt',
    instruction: 'Stecker ziehen, zerlegen, waschen, desinfizieren, nachspülen, trocknen.',
    verification:
      'Die Betriebsleitung sieht einmal pro Woche Messer und Schutz an; Abstriche nach Untersuchungsplan.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Abflüsse, Wände und Ecken',
    instruction: 'Reinigen und desinfizieren, ohne auf Lebensmittel zu spritzen.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Kühl- und Tiefkühlgeräte innen',
    instruction: 'Ausräumen, waschen, desinfizieren, trocknen; Dichtungen reinigen und abtauen.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Trockenreinigung des Pulverraums',
    instruction:
      'Trocken bürsten und absaugen, kein Wasser; Schuhe und Kleidung an der Linie gewechselt; Filter und Fugen trocken und unbeschädigt.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Eis- und Getränkeautomaten',
    instruction: 'Leeren, reinigen, desinfizieren, spülen; die erste Füllung entsorgen.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Abstriche nach der Reinigung',
    instruction:
      'Nach der Reinigung und vor der Arbeit Abstriche von Aufschnittmaschine, Tisch, Abfluss und Griff nehmen.',
    verification: 'Die Betriebsleitung liest jeden Bericht und vergleicht ihn mit dem letzten.',
    record: 'Laborbericht oder Testergebnis.',
  },
  'T-disinfectant': {
    name: 'Konzentration des Desinfektionsmittels',
    instruction:
      'Den Teststreifen in die frische Lösung tauchen. Chlor: {limit:L-chlorine}; andere nach ihrem Etikett.',
    verification: monthly,
    record: 'Tagesliste: Messwert, Name.',
  },
  'T-dish': {
    name: 'Klarspülen der Spülmaschine',
    instruction:
      'Die Klarspültemperatur ablesen, wenn die Maschine heiß ist. Grenzwert: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Messersterilisator',
    instruction: 'Vor der Arbeit die Wassertemperatur ablesen. Grenzwert: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Abfallbehälter und Rückware',
    instruction:
      'Behälter leeren und reinigen; zurückgegebene und zurückgerufene Ware getrennt und gekennzeichnet.',
    verification: monthly,
    record: 'Tagesliste.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Eigene Kontrolle auf Schädlinge',
    instruction:
      'Nach Kot, Nagespuren, Gespinsten und Insekten suchen und die Fallen ansehen; Türen und Gitter schließen dicht.',
    verification: 'Die Betriebsleitung vergleicht mit dem Bericht der Fachfirma.',
    record: 'Schädlingsprotokoll mit Plan der Fallen.',
  },
  'T-pest-contractor': {
    name: 'Besuch der Fachfirma für Schädlingsbekämpfung',
    instruction: 'Mit der Fachfirma durchgehen, den Bericht lesen und abzeichnen.',
    verification: yearly,
    record: 'Bericht der Fachfirma.',
  },
  'T-probe-ice': {
    name: 'Thermometer in schmelzendem Eis',
    instruction:
      'Zerstoßenes Eis mit etwas Wasser rühren, warten, bis die Anzeige steht. Grenzwert: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Kalibrierprotokoll: Thermometer, Messwert, Name.',
  },
  'T-probe-boiling': {
    name: 'Thermometer in kochendem Wasser',
    instruction:
      'Den Fühler in kochendes Wasser halten, nicht an den Boden. Grenzwert: {limit:L-probe-boiling}; in höheren Lagen siedet Wasser kühler.',
    verification: yearly,
    record: 'Kalibrierprotokoll: Thermometer, Messwert, Name.',
  },
  'T-probe-certificate': {
    name: 'Externe Prüfung der Thermometer',
    instruction: 'Ein Thermometer extern prüfen lassen; die anderen damit vergleichen.',
    verification: yearly,
    record: 'Prüfzertifikat.',
  },
  'T-ph-meter': {
    name: 'Kalibrierung des pH-Messgeräts',
    instruction: 'Vor der Benutzung mit zwei frischen Pufferlösungen kalibrieren.',
    verification: monthly,
    record: 'Kalibrierprotokoll.',
  },
  'T-scales': {
    name: 'Waagen',
    instruction: 'Ein bekanntes Gewicht wiegen.',
    verification: yearly,
    record: 'Kalibrierprotokoll.',
  },
  'T-ventilation': {
    name: 'Lüftung, Hauben und Filter',
    instruction: 'Hauben, Filter und Gasanlage warten lassen.',
    verification: yearly,
    record: 'Wartungsbericht.',
  },
  'T-fridge-service': {
    name: 'Wartung der Kühlgeräte',
    instruction: 'Kältetechnik prüft Kühlung, Dichtungen und Anzeige.',
    verification: yearly,
    record: 'Wartungsbericht.',
  },
  'T-tank': {
    name: 'Wassertank des Fahrzeugs oder Standes',
    instruction: 'Tank und Schlauch leeren, reinigen, desinfizieren und spülen.',
    verification: yearly,
    record: 'Wartungsprotokoll.',
  },
  'T-well': {
    name: 'Eigener Brunnen',
    instruction: 'Abdeckung, Pumpe und Filter ansehen; reinigen; nach Untersuchungsplan beproben.',
    verification: 'Die Betriebsleitung liest jeden Wasserbericht.',
    record: 'Wartungsprotokoll.',
  },
  'T-glass': {
    name: 'Glas und Hartplastik',
    instruction: 'Die Liste durchgehen: Lampen, Fenster, Auslagen, Geschirr unbeschädigt.',
    verification: monthly,
    record: 'Glasliste mit Datum und Name.',
  },
  'T-fit': {
    name: 'Gesund zur Arbeit',
    instruction: 'Nach Erbrechen, Durchfall, Fieber und Wunden fragen; Hände, Kleidung und Schmuck ansehen.',
    verification: monthly,
    record: 'Schichtliste; Einzelheiten vertraulich.',
  },
  'T-training': {
    name: 'Hygieneschulung',
    instruction: 'Alle schulen, die Lebensmittel anfassen: Hygiene, Allergene, dieses Konzept.',
    verification: yearly,
    record: 'Nachweise und Schulungen: jede Person mit Datum und Schulendem.',
  },
  'T-health': {
    name: 'Gesundheitsnachweise des Personals',
    instruction:
      'Die gesetzlich verlangten Nachweise durchsehen; bei neuen Personen vor dem ersten Arbeitstag.',
    verification: yearly,
    record: 'Nachweise und Schulungen: jede Person mit Nachweis und letztem Tag.',
  },
  'T-review': {
    name: 'Überprüfung des Konzepts',
    instruction: 'Das Konzept durchgehen, auch bei jeder Änderung von Sortiment, Lieferant oder Ausstattung.',
    verification: 'Die Inhaberin oder der Inhaber unterschreibt die neue Version.',
    record: 'Konzept mit Version und Datum.',
  },
  'T-audit': {
    name: 'Internes Audit',
    instruction: 'Mit dem Konzept durch den Betrieb gehen: Geschieht alles wie beschrieben?',
    verification: 'Die Inhaberin oder der Inhaber liest Bericht und Maßnahmen.',
    record: 'Auditbericht mit Maßnahmen.',
  },
  'T-recall': {
    name: 'Übung eines Rückrufs',
    instruction: 'Eine Charge auswählen: Woher kam sie, wohin ging sie? Die benötigte Zeit notieren.',
    verification: yearly,
    record: 'Bericht der Übung.',
  },
  'T-allergen-matrix': {
    name: 'Allergenliste',
    instruction:
      'Die Liste mit Rezepten und Etiketten vergleichen; bei jedem neuen Rezept oder Produkt sofort.',
    verification: 'Die Betriebsleitung unterschreibt jede neue Version.',
    record: 'Allergenliste mit Version und Datum.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Temperatur des Zerlegeraums',
    instruction:
      'Raumthermometer ablesen. Grenzwert: {limit:L-cutting-room}. Zerlegtes Fleisch kommt sofort zurück in die Kühlung.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Zeit des Portionierens',
    instruction:
      'Aufschreiben, wann eine Charge den Kessel oder die Kühlung verlässt und wann sie zurück ist. Höchstens {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Temperatur von Sahne und Füllungen',
    instruction:
      'Schlagsahne, Creme und gefüllte Ware messen, wenn sie in die Kühlung kommen. Grenzwert: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Abkühlen von Eismix',
    instruction:
      'Mix hinter dem Kühler messen, Zeit seit dem Erhitzen notieren. Grenzwert: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Temperatur des reifenden Mix',
    instruction:
      'Jeden Reifetank ablesen; Beginn ansehen: höchstens {limit:L-ageing-hours}. Grenzwert: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Temperatur der abgefüllten Milch',
    instruction:
      'Eine Packung an der wärmsten Stelle messen und eine beim Laden. Grenzwert: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Anwärmen großer Schinken',
    instruction: 'Kern des größten Stücks von Beginn an aufzeichnen. Grenzwert: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Pasteurisieren in der Packung',
    instruction:
      'Kern der Testpackung an der kältesten Stelle ablesen. Grenzwert: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Doppelfalze von Dosen',
    instruction:
      'Von jedem Verschließkopf eine Dose aufschneiden und die Überlappung messen. Grenzwert: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Filter und Siebe',
    instruction: 'Filter herausnehmen, Netz und Dichtung ansehen, Rückstand notieren.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'pH-Wert des Waschwassers',
    instruction: 'pH-Wert in der Waschrinne messen. Grenzwert: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Zeit im Waschwasser',
    instruction:
      'Die Laufzeit eines farbigen Schwimmers durch die Waschrinne messen. Grenzwert: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Fisch außerhalb der Kühlung',
    instruction:
      'Aufschreiben, wann jede Charge vom Eis kommt und wann sie zurück ist. Grenzwert: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH-Wert beim Gären',
    instruction: 'Most vor der Hefegabe und den pH-Wert am Ende messen. Grenzwert: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Alkohol von Apfel- und Obstwein',
    instruction: 'Jede Charge vor dem Abfüllen messen. Grenzwert: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Trockenheit getrockneter Ware',
    instruction: 'Wasseraktivität der dicksten Stücke jeder Charge messen. Grenzwert: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Erhitzen trockener Waren',
    instruction:
      'Temperatur und Zeit jeder Charge an der kältesten Stelle des Produkts ablesen. Grenzwert: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Zertifikate trockener Waren',
    instruction: 'Vor dem Verpacken jedes Loses den Salmonellenbefund des Herstellers ansehen.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Pasteurisieren von Ei',
    instruction:
      'Temperatur hinter der Heißhaltestrecke und Durchfluss ablesen. Grenzwert: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Waschwasser für Eier',
    instruction:
      'Wasser an den Düsen ablesen; die Eier verlassen die Maschine trocken. Grenzwert: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Leere Flaschen und Gläser',
    instruction:
      'Leere Flaschen gegen Licht ansehen; umdrehen, spülen, abtropfen; die letzte Spülung mit Papier auf Lauge prüfen.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Reinigung von Muscheln',
    instruction:
      'Beginn, Durchfluss, Lampe und Ende jedes Beckens notieren; unterwegs kommt nichts dazu. Grenzwert: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Lebende Tiere',
    instruction:
      'Tiere und Papiere vergleichen; gesund, sauber, trocken; vor der Schlachtung die Freigabe des Tierarztes.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Aseptischer Füller',
    instruction:
      'Vor dem Start die Sterilisation von Füller und Packungen ablesen: Temperatur, Zeit, Stärke des Mittels.',
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
