import type { KnowledgeTexts } from '@larder/core/haccp'

export const actions: KnowledgeTexts['actions'] = {
  'C-refuse': {
    product: 'Ware zurückweisen oder, mit „Gesperrt“ gekennzeichnet, getrennt stellen.',
    process: 'Lieferanten informieren; im Wiederholungsfall den Lieferanten neu bewerten.',
    record: 'Wareneingangsprotokoll: Produkt, Messwert, Entscheidung.',
    options: [
      'Ware zurückgewiesen',
      'Gesperrt, Lieferanten gefragt',
      'Im Kern gemessen: im Grenzwert, angenommen',
      'Entsorgt',
    ],
  },
  'C-supplier': {
    product: 'Ware sperren, bis der Lieferant geantwortet hat.',
    process:
      'Nachweise oder Ergebnisse anfordern; kommen sie nicht, den Lieferanten von der Liste streichen.',
    record: 'Vermerk in der Lieferantenliste.',
    options: [
      'Nachweise angefordert',
      'Ware gesperrt',
      'Lieferanten gestrichen',
      'Nachweise erhalten, Ware freigegeben',
    ],
  },
  'C-shellfish': {
    product: 'Partien ohne Etikett, warme oder tote Muscheln zurückweisen oder entsorgen.',
    process: 'Lieferanten informieren; Etiketten nach Datum geordnet aufbewahren.',
    record: 'Wareneingangsprotokoll mit der Nummer des Etiketts.',
    options: [
      'Partie zurückgewiesen',
      'Tote aussortiert',
      'Entsorgt',
      'Etikett beim Lieferanten angefordert',
    ],
  },
  'C-too-warm': {
    product:
      'Im Lebensmittel messen und es an einen kälteren Ort bringen. Verzehrfertiges, das länger als {limit:L-out-cold-hours} oder unbekannt lange zu warm war: entsorgen. Rohes, das gegart wird und noch kalt ist: sofort garen.',
    process:
      'Tür, Dichtung, Beladung und Vereisung prüfen; nach einer Stunde erneut messen; Kältetechnik rufen.',
    record: 'Temperaturprotokoll: Messwert, Lebensmittel, Entscheidung.',
    options: [
      'In einen anderen Kühlschrank umgeräumt',
      'Tür oder Beladung in Ordnung gebracht, erneut gemessen',
      'Entsorgt',
      'Sofort gegart',
      'Kältetechnik gerufen',
    ],
  },
  'C-freezer': {
    product:
      'Hart Gefrorenes: in ein anderes Tiefkühlgerät räumen. Weiches Fleisch oder weicher Fisch: sofort garen. Weiches Speiseeis oder Verzehrfertiges: entsorgen. Nicht wieder einfrieren.',
    process: 'Tür, Vereisung und Beladung prüfen; nach einer Stunde erneut messen; Kältetechnik rufen.',
    record: 'Temperaturprotokoll: Messwert, Lebensmittel, Entscheidung.',
    options: [
      'In ein anderes Tiefkühlgerät umgeräumt',
      'Sofort gegart',
      'Entsorgt',
      'Tiefkühlgerät abgetaut',
      'Kältetechnik gerufen',
    ],
  },
  'C-dry-store': {
    product: 'Feuchte, schimmelige oder befallene Ware in geschlossenen Beuteln entsorgen.',
    process: 'Lager lüften oder trocknen, undichte Stellen schließen, Regale reinigen.',
    record: 'Lagerprotokoll: Ware und Menge.',
    options: ['Entsorgt', 'Lager gelüftet oder getrocknet', 'Regale gereinigt', 'Reparatur beauftragt'],
  },
  'C-discard': {
    product: 'Lebensmittel so entsorgen, dass niemand es mehr verwenden kann.',
    process: 'Ursache klären und der Schicht die Regel zeigen.',
    record: 'Entsorgungsprotokoll: Lebensmittel, Menge, Grund.',
    options: ['Entsorgt', 'Etikett berichtigt', 'Sofort verbraucht', 'Schicht unterwiesen'],
  },
  'C-cook-on': {
    product:
      'Bis zum Grenzwert weitergaren und erneut messen. Schon serviert: sofort die Betriebsleitung informieren.',
    process: 'Zeit, Beladung oder Größe der Stücke ändern; Thermometer und Ofen prüfen.',
    record: 'Garprotokoll: erster und zweiter Messwert.',
    options: ['Weitergegart, Grenzwert erreicht', 'Anders gegart', 'Entsorgt', 'Gerät geprüft'],
  },
  'C-cool': {
    product:
      'Knapp verfehlt und noch heiß: auf {limit:L-reheat} erhitzen und einmal neu abkühlen. Sonst entsorgen.',
    process: 'Kleinere Behälter, Eisbad, weniger im Schnellkühler.',
    record: 'Abkühlprotokoll: Zeiten und Messwerte.',
    options: ['Durcherhitzt und neu abgekühlt', 'Entsorgt', 'Kleiner portioniert', 'Schnellkühler geprüft'],
  },
  'C-reheat': {
    product: 'Weiter erhitzen und erneut messen. Grenzwert nicht rechtzeitig erreicht: entsorgen.',
    process: 'Kleinere Portionen, umrühren, vorheizen; Gerät prüfen.',
    record: 'Regenerierprotokoll: erster und zweiter Messwert.',
    options: ['Weiter erhitzt, Grenzwert erreicht', 'Entsorgt', 'Kleinere Portionen', 'Gerät geprüft'],
  },
  'C-hot-hold': {
    product:
      'Weniger als {limit:L-out-hot-hours} unter dem Grenzwert: einmal auf {limit:L-reheat} erhitzen. Länger oder unbekannt: entsorgen.',
    process: 'Vorheizen, Deckel drauf, höher stellen; Gerät prüfen lassen.',
    record: 'Heißhalteprotokoll: Messwert, Entscheidung.',
    options: [
      'Durcherhitzt, zurückgestellt',
      'Sofort ausgegeben',
      'Entsorgt',
      'Gerät höher gestellt',
      'Kundendienst gerufen',
    ],
  },
  'C-time-out': {
    product: 'Lebensmittel entsorgen, die länger als erlaubt draußen standen.',
    process: 'Kleinere Mengen ausstellen; die Uhrzeit aufschreiben.',
    record: 'Auslageprotokoll: Zeiten, entsorgte Menge.',
    options: [
      'Entsorgt',
      'Innerhalb der Zeit ausgegeben',
      'Kleinere Mengen ausgestellt',
      'Schicht unterwiesen',
    ],
  },
  'C-thaw': {
    product: 'Noch kalt: sofort garen. Außen warm: entsorgen.',
    process: 'Auftauen einen Tag im Voraus planen; Wannen und Roste bereithalten.',
    record: 'Auftauprotokoll: Lebensmittel, Entscheidung.',
    options: [
      'Sofort gegart',
      'In einer Wanne in den Kühlschrank gestellt',
      'Entsorgt',
      'Tauwasser aufgewischt und desinfiziert',
    ],
  },
  'C-produce': {
    product: 'Erneut waschen, abkochen oder entsorgen.',
    process: 'Frisches Wasser, kleinere Mengen; Lieferanten informieren.',
    record: 'Vermerk mit Produkt und Lieferant.',
    options: ['Erneut gewaschen', 'Vor der Verwendung abgekocht', 'Entsorgt', 'Lieferanten informiert'],
  },
  'C-separation': {
    product: 'Verzehrfertiges, das berührt wurde, entsorgen oder durchgaren.',
    process: 'Reinigen und desinfizieren; Fächer, Bretter und Arbeitsfolge in Ordnung bringen.',
    record: 'Vermerk: Lebensmittel, Ort, Ursache.',
    options: [
      'Lebensmittel getrennt',
      'Entsorgt',
      'Durchgegart',
      'Gereinigt und desinfiziert',
      'Schicht unterwiesen',
    ],
  },
  'C-raw-dish': {
    product: 'Entsorgen, was überlagert, zu warm oder unbekannter Herkunft ist; oder durchgaren.',
    process: 'Pasteurisiertes Ei, kleinere Mengen, kälterer Ort.',
    record: 'Chargenprotokoll: Zeit der Herstellung, Entscheidung.',
    options: ['Durchgegart', 'Entsorgt', 'Auf pasteurisiertes Ei umgestellt', 'Kleinere Mengen'],
  },
  'C-parasite': {
    product:
      'Noch einmal für die volle Zeit einfrieren oder auf {limit:L-cook-parasite} garen. Schon serviert: Die Betriebsleitung informiert die Gäste.',
    process: 'Kälteres Tiefkühlgerät, dünnere Stücke; Nachweise beim Lieferanten anfordern.',
    record: 'Gefrierprotokoll der Charge.',
    options: [
      'Erneut eingefroren, volle Zeit',
      'Gegart',
      'Zurückgeschickt',
      'Nachweise angefordert',
      'Entsorgt',
    ],
  },
  'C-acid': {
    product: 'Säure zugeben und erneut messen; oder gekühlt und nur kurz aufbewahren; oder entsorgen.',
    process: 'Rezept, Wägung und Messgerät prüfen.',
    record: 'pH-Protokoll: erster und zweiter Messwert.',
    options: [
      'Säure zugegeben, Grenzwert erreicht',
      'Gekühlt, heute verbraucht',
      'Entsorgt',
      'Messgerät kalibriert',
    ],
  },
  'C-dry': {
    product: 'Charge sperren; weiter trocknen, durchgaren oder entsorgen.',
    process: 'Starterkultur, Raum und Rezept prüfen.',
    record: 'Chargenprotokoll: Messwerte, Entscheidung.',
    options: ['Weiter getrocknet, erneut gemessen', 'Durchgegart', 'Entsorgt', 'Raum richtig eingestellt'],
  },
  'C-cure': {
    product:
      'Charge sperren. Zu viel: entsorgen. Zu wenig: nach Rezept berichtigen, oder garen und frisch verkaufen.',
    process: 'Waage, Rezeptblatt und Lagerung des Nitritpökelsalzes prüfen.',
    record: 'Chargenblatt mit beiden Unterschriften.',
    options: ['Nach Rezept berichtigt', 'Gegart und frisch verkauft', 'Entsorgt', 'Waage geprüft'],
  },
  'C-vacuum': {
    product: 'Packungen entsorgen, die überlagert sind oder unbekannt lange warm waren; nicht probieren.',
    process: 'Kälterer Ort, kürzere Haltbarkeit, deutliche Etiketten.',
    record: 'Packungsprotokoll: Charge, Messwert, Entscheidung.',
    options: [
      'Entsorgt',
      'An einen kälteren Ort gebracht',
      'Heute innerhalb der Frist verbraucht',
      'Etikett berichtigt',
    ],
  },
  'C-seal': {
    product:
      'Frische, kalte Lebensmittel sofort neu verpacken; den Rest entsorgen. Alle Packungen seit der letzten guten Prüfung kontrollieren.',
    process: 'Maschine reinigen und einstellen; Folie oder Deckel wechseln.',
    record: 'Siegelprotokoll: geprüfte und verworfene Packungen.',
    options: ['Neu verpackt', 'Entsorgt', 'Maschine eingestellt', 'Folie oder Deckel gewechselt'],
  },
  'C-pasteurise': {
    product:
      'Noch einmal für die volle Zeit erhitzen; alles seit der letzten guten Aufzeichnung zurückholen.',
    process: 'Fühler, Rührwerk und Ventile prüfen.',
    record: 'Erhitzungsprotokoll der Charge.',
    options: ['Erneut erhitzt', 'Entsorgt', 'Gerät repariert', 'Charge gesperrt'],
  },
  'C-retort': {
    product: 'Autoklavenfüllung sperren; sofort erneut sterilisieren oder entsorgen.',
    process: 'Autoklav vor der nächsten Füllung prüfen lassen.',
    record: 'Autoklavenprotokoll mit Temperaturkurve.',
    options: ['Erneut sterilisiert', 'Entsorgt', 'Füllung gesperrt', 'Kundendienst gerufen'],
  },
  'C-hot-fill': {
    product:
      'Erneut aufkochen und heiß abfüllen; offene Deckel: in den Kühlschrank und bald verbrauchen oder entsorgen.',
    process: 'Heiße Gläser, neue Deckel, kleinerer Topf.',
    record: 'Chargenprotokoll: Messwert, Deckel.',
    options: [
      'Aufgekocht und erneut abgefüllt',
      'In den Kühlschrank, bald verbraucht',
      'Entsorgt',
      'Neue Deckel',
    ],
  },
  'C-oil': {
    product: 'Lebensmittel entsorgen, die nach altem Fett schmecken.',
    process: 'Fett wechseln, Fritteuse reinigen, Thermostat prüfen.',
    record: 'Frittierfettprotokoll: Messwert, Wechsel.',
    options: [
      'Fett gewechselt',
      'Fett gefiltert, erneut geprüft',
      'Fritteuse außer Betrieb genommen',
      'Thermostat geprüft',
    ],
  },
  'C-acrylamide': {
    product: 'Zu Dunkles entsorgen.',
    process: 'Hitze verringern, Zeit verkürzen, andere Kartoffeln.',
    record: 'Vermerk: Produkt, Ursache.',
    options: ['Hitze verringert', 'Zeit verkürzt', 'Entsorgt', 'Andere Kartoffeln bestellt'],
  },
  'C-foreign-body': {
    product: 'Lebensmittel sperren, durchsuchen oder entsorgen. Das Fundstück aufheben.',
    process: 'Reparieren oder ersetzen; die Stelle reinigen; Lieferanten informieren.',
    record: 'Vorfall: Fundstück, Lebensmittel, Ursache.',
    options: [
      'Entsorgt',
      'Durchsucht und freigegeben',
      'Teil ersetzt',
      'Lieferanten informiert',
      'Stelle gereinigt',
    ],
  },
  'C-detector': {
    product: 'Linie anhalten; alles seit dem letzten guten Test sperren und erneut durchlaufen lassen.',
    process: 'Reparieren und einstellen; vor dem Weiterarbeiten mit allen Prüfkörpern testen.',
    record: 'Detektorprotokoll mit Uhrzeiten.',
    options: [
      'Linie angehalten, Ware gesperrt',
      'Erneut durchgelaufen, ohne Befund',
      'Entsorgt',
      'Kundendienst gerufen',
    ],
  },
  'C-allergen': {
    product:
      'Nicht servieren oder verkaufen; neu zubereiten oder das Allergen kennzeichnen. Schon verkauft: Rückruf. Bei einer Reaktion: Rettungsdienst rufen.',
    process: 'Liste, Etikett und Arbeitsfolge berichtigen; dem Team zeigen.',
    record: 'Vorfall: Produkt, Allergen, informierte Personen.',
    options: [
      'Neu zubereitet',
      'Liste oder Etikett berichtigt',
      'Aus dem Verkauf genommen',
      'Gast informiert',
      'Rückruf eingeleitet',
    ],
  },
  'C-label': {
    product:
      'Charge sperren und neu etikettieren. Schon verkauft: Die Betriebsleitung entscheidet über einen Rückruf.',
    process: 'Alte Etiketten wegräumen; zu Beginn und am Ende kontrollieren.',
    record: 'Chargenprotokoll mit Musteretikett.',
    options: ['Neu etikettiert', 'Aus dem Verkauf genommen', 'Schild berichtigt', 'Rückruf eingeleitet'],
  },
  'C-diet': {
    product:
      'Mahlzeit zurücknehmen; ersetzen. Schon gegessen: Angehörige oder Pflegekräfte informieren und Hilfe rufen.',
    process: 'Namenskarte und Farbe auf jedem Tablett; zweiter Blick.',
    record: 'Vorfall: Person, Mahlzeit, Maßnahme.',
    options: [
      'Mahlzeit ersetzt',
      'Angehörige oder Pflegekräfte informiert',
      'Hilfe gerufen',
      'Karten berichtigt',
    ],
  },
  'C-transport': {
    product:
      'Nicht übergeben; zurückbringen, messen und entscheiden. Heiße Speisen unter dem Grenzwert: durcherhitzen oder entsorgen.',
    process: 'Fahrzeug oder Box vor dem Beladen kühlen oder heizen; prüfen lassen; reinigen.',
    record: 'Fahrtprotokoll: Messwerte, Entscheidung.',
    options: [
      'Zurückgebracht',
      'Nach Messung im Grenzwert übergeben',
      'Durcherhitzt',
      'Entsorgt',
      'Fahrzeug oder Box geprüft',
    ],
  },
  'C-site': {
    product: 'Lebensmittel, die mit ungewaschenen Händen angefasst wurden, entsorgen oder durcherhitzen.',
    process: 'Erst beginnen, wenn Wasser, Handwaschplatz und Abfallbehälter da sind.',
    record: 'Veranstaltungsliste.',
    options: ['Beginn verschoben', 'Fehlendes gebracht', 'Entsorgt', 'Durcherhitzt'],
  },
  'C-clean': {
    product: 'Lebensmittel von schmutzigen Flächen: durchgaren oder entsorgen.',
    process: 'Vor der Benutzung erneut reinigen; zeigen, wie es geht.',
    record: 'Reinigungsplan mit Namen.',
    options: ['Erneut gereinigt', 'Entsorgt', 'Gezeigt, wie es geht', 'Verschlissenes Teil ersetzt'],
  },
  'C-listeria': {
    product:
      'Verzehrfertige Lebensmittel sperren, die seit dem letzten guten Ergebnis hergestellt wurden; die Behörde informieren, wo das Recht es verlangt.',
    process: 'Gründlich in Einzelteilen reinigen, erneut Abstriche nehmen, häufiger Abstriche nehmen.',
    record: 'Laborbericht und getroffene Maßnahmen.',
    options: ['Grundreinigung, neue Abstriche', 'Lebensmittel gesperrt', 'Entsorgt', 'Behörde informiert'],
  },
  'C-chemical': {
    product: 'Lebensmittel entsorgen, die bespritzt wurden oder danach schmecken; Flächen abspülen.',
    process: 'Nach Etikett neu ansetzen; Chemikalien wegschließen.',
    record: 'Vermerk: Produkt, Ort.',
    options: ['Neu angesetzt', 'Nachgespült', 'Entsorgt', 'Chemikalien weggeschlossen'],
  },
  'C-dish': {
    product: 'Erneut spülen, wenn die Maschine heiß ist, oder von Hand desinfizieren.',
    process: 'Nachfüllen, Filter reinigen, entkalken; Kundendienst rufen.',
    record: 'Messwert und getroffene Maßnahmen.',
    options: [
      'Erneut gespült',
      'Entkalkt oder Filter gereinigt',
      'Von Hand desinfiziert',
      'Kundendienst gerufen',
    ],
  },
  'C-water': {
    product: 'Wasser und Eis nicht mehr verwenden; abgefülltes oder abgekochtes Wasser nehmen.',
    process: 'Tank oder Maschine reinigen, spülen, neu beproben.',
    record: 'Laborbericht und Daten.',
    options: ['Abgefülltes Wasser verwendet', 'Tank oder Maschine gereinigt', 'Neu beprobt', 'Eis entsorgt'],
  },
  'C-waste': {
    product: 'Zurückgegebene oder abgelehnte Lebensmittel getrennt stellen, mit „Gesperrt“ gekennzeichnet.',
    process: 'Abfallbehälter leeren und reinigen; häufiger abholen lassen.',
    record: 'Protokoll der Rückware und Entsorgung.',
    options: [
      'Behälter geleert und gereinigt',
      'Ware gesperrt',
      'Zur Entsorgung abgeholt',
      'Abholung bestellt',
    ],
  },
  'C-ill': {
    product: 'Nicht erhitzte Lebensmittel entsorgen, die die Person angefasst hat.',
    process:
      'Nach Hause schicken; desinfizieren; zurück erst nach {limit:L-symptom-free-hours} ohne Symptome und nach Vorgabe des Gesundheitsamts.',
    record: 'Personalakte, vertraulich geführt.',
    options: [
      'Nach Hause geschickt',
      'Andere Arbeit ohne Lebensmittel',
      'Lebensmittel entsorgt',
      'Desinfiziert',
      'Wunde abgedeckt',
    ],
  },
  'C-pests': {
    product: 'Lebensmittel entsorgen, die Schädlinge berührt haben.',
    process: 'Reinigen, Lücke schließen, Fachfirma am selben Tag, nach einer Woche erneut kontrollieren.',
    record: 'Schädlingsprotokoll: Ort, Art, Maßnahme.',
    options: [
      'Fachfirma gerufen',
      'Lücke geschlossen',
      'Gereinigt und desinfiziert',
      'Lebensmittel entsorgt',
    ],
  },
  'C-calibrate': {
    product: 'Lebensmittel, die seit der letzten guten Prüfung gemessen wurden, neu beurteilen.',
    process: 'Justieren oder ersetzen; erneut prüfen.',
    record: 'Kalibrierprotokoll: Messwerte.',
    options: [
      'Justiert, erneut geprüft',
      'Ersetzt',
      'Zur Kalibrierung gegeben',
      'Lebensmittel neu beurteilt',
    ],
  },
  'C-repair': {
    product: 'Lebensmittel entsorgen, die mit Öl, Schmutz oder Tropfwasser in Berührung kamen.',
    process: 'Außer Betrieb bis zur Reparatur.',
    record: 'Wartungsprotokoll.',
    options: ['Kundendienst gerufen', 'Außer Betrieb', 'Repariert', 'Gereinigt'],
  },
  'C-train': {
    product:
      'Kein Lebensmittel zu sperren; Lebensmittel beurteilen, die hergestellt wurden, während die Regel nicht befolgt wurde.',
    process: 'Die fehlende Schulung, Überprüfung oder Übung innerhalb eines Monats nachholen.',
    record: 'Liste mit Namen und Datum.',
    options: ['Termin festgelegt', 'Nachgeholt', 'Konzept geändert', 'Person benannt'],
  },
  'C-carcass': {
    product:
      'Sichtbare Verschmutzungen vor jedem Waschen mit dem Messer wegschneiden; Schlachtkörper, die nicht rechtzeitig kalt sind, sperren und verwerfen, was sich nicht säubern lässt.',
    process:
      'Linie verlangsamen, Messer schärfen und sterilisieren, das Öffnen der Bauchhöhle zeigen; Kühlung prüfen lassen.',
    record: 'Schlachtprotokoll: Tier, Ort der Verschmutzung, was weggeschnitten wurde, Messwerte.',
    options: [
      'Weggeschnitten und erneut kontrolliert',
      'Im Kühlraum gesperrt',
      'Verworfen',
      'Linie verlangsamt',
      'Kühlung repariert',
    ],
  },
  'C-sprouts': {
    product:
      'Positiv oder nicht untersucht: die Charge und alles aus derselben Samenpartie vernichten; schon verkauft: Rückruf und Meldung an die Behörde.',
    process:
      'Anzucht anhalten, Raum und Trommeln reinigen und desinfizieren, andere Samen, vor dem nächsten Verkauf erneut untersuchen.',
    record: 'Chargenprotokoll: Samenpartie, Behandlung, Ergebnisse.',
    options: [
      'Charge gesperrt',
      'Charge vernichtet',
      'Samenpartie gesperrt',
      'Raum desinfiziert',
      'Rückruf eingeleitet',
    ],
  },
  'C-eggs': {
    product:
      'Knickeier gehen sofort zum Pasteurisieren, auslaufende und schmutzige Eier werden vernichtet; nicht rechtzeitig gekühlte Eimasse wird entsorgt.',
    process: 'Hof informieren; Bänder und Verpackung prüfen; Aufschlagraum kühlen und reinigen.',
    record: 'Chargenprotokoll: Hof, aussortierte Eier, Entscheidung.',
    options: ['Zum Pasteurisieren gegeben', 'Vernichtet', 'Erneut sortiert', 'Hof informiert'],
  },
  'C-raw-milk': {
    product:
      'Warme oder positiv getestete Rohmilch wird pasteurisiert oder entsorgt; daraus hergestellter Käse bleibt gesperrt, bis die Ergebnisse einwandfrei sind.',
    process: 'Hof informieren, schneller kühlen, die Herde erneut beproben.',
    record: 'Milch- und Chargenprotokoll: Hof, Messwert, Ergebnis, Entscheidung.',
    options: ['Stattdessen pasteurisiert', 'Entsorgt', 'Käse gesperrt', 'Herde erneut beprobt'],
  },
  'C-sample': {
    product: 'Die Probe vom Rest nehmen; vermerken, warum sie zu spät kam oder fehlt.',
    process: 'Zuständige Person benennen, Beutel und Etiketten an den Pass legen.',
    record: 'Liste der Rückstellproben.',
    options: [
      'Probe nachträglich genommen',
      'Nichts mehr da, vermerkt',
      'An einen kälteren Ort gestellt',
      'Person benannt',
    ],
  },
}
