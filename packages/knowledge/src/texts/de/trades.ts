import type { KnowledgeTexts } from '@larder/core/haccp'

/** Hazards, limits and tasks of single trades: preserves, bottled water, grain, oils, fermented soy. */
export const hazardsTrades: KnowledgeTexts['hazards'] = {
  H122: {
    name: 'Krankheitserreger und Schimmel überleben das Erhitzen saurer Konserven',
    hazard:
      'Bakterien, Schimmel und Hefen überleben in Sauerkonserven, Soßen, Ketchup oder Sirup; Schimmel baut die Säure ab.',
    cause: 'Kalte Gläser, dicke Stücke, kurze Zeit, auf dem Weg abgekühltes Produkt.',
    do: 'In der Mitte des kältesten Glases: {limit:L-hot-fill}; sofort verschließen, dann kühlen.',
    check: 'Wer die Anlage bedient, misst in jeder Charge das kälteste Glas und sieht die Verschlüsse an.',
    act: 'Unter dem Grenzwert: ganze Zeit neu erhitzen oder kühl und kurz lagern. Gläser, Beladung und Zeit prüfen.',
  },
  H123: {
    name: 'Krankheitserreger in abgefülltem Wasser',
    hazard:
      'Escherichia coli, Enterokokken und Pseudomonas sind im Wasser oder gelangen über Tanks und Füller hinein.',
    cause:
      'Quelle mit Zulauf von Oberflächenwasser, verbrauchter Filter, schwache Lampe, zu wenig Ozon, Biofilm.',
    do: 'Geschützte Quelle; Feinfilter, UV-Licht oder Ozon nach Programm. In 250 ml: {limit:L-water-germs}.',
    check:
      'Wer die Anlage bedient, liest je Schicht Filter, Lampe oder Ozon ab; ein Labor untersucht Wasser und Flaschen nach Plan.',
    act: 'Nachweis: Lose seit dem letzten guten Befund sperren, Linie reinigen und desinfizieren, neu beproben.',
  },
  H124: {
    name: 'Schimmelpilzgifte in Getreide, Nüssen, Gewürzen oder Trockenfrüchten',
    hazard:
      'Aflatoxine, Ochratoxin, Deoxynivalenol und andere schädigen Leber, Nieren und Immunsystem; Hitze zerstört sie nicht.',
    cause: 'Nasse Ernte, langsames Trocknen, feuchte Lagerung beim Erzeuger oder im Schiff.',
    do: 'Lose mit Laborzertifikat von zugelassenen Lieferanten; feuchte, schimmelige, warme oder angefressene Lose ablehnen.',
    check: 'Die Warenannahme sieht jedes Los und sein Zertifikat an; eigene Proben nach Plan.',
    act: 'Ohne Zertifikat: sperren. Über dem gesetzlichen Höchstgehalt: ablehnen, nie verschneiden.',
  },
  H125: {
    name: 'Flaschen platzen',
    hazard: 'Hefe gärt in der verschlossenen Flasche weiter: Glas fliegt und verletzt.',
    cause: 'Restzucker, zu früh abgefüllt, wilde Hefen, warme Lagerung, leichte Altflaschen.',
    do: 'Erst abfüllen, wenn zwei Messungen im Abstand von Tagen gleich sind, oder nach Erhitzen oder Feinfiltern; druckfeste Flaschen.',
    check: 'Vor dem Abfüllen den Zucker messen; aus jeder Charge eine warm gelagerte Flasche öffnen.',
    act: 'Zu hoher Druck: Charge kühl sperren, Kunden warnen, zurückrufen. Schutzbrille tragen.',
  },
  H126: {
    name: 'Schadstoffe in Ölen und Fetten',
    hazard:
      'Kohlenwasserstoffe aus Rauch, Glycidylester und 3-MCPD aus der Raffination, Lösemittelreste, Mineralöl.',
    cause: 'Über Feuer getrocknete Saat, zu heiße Raffination, schmutziger Tank, Schmierstoff.',
    do: 'Öl mit Spezifikation und Analysen von zugelassenen Lieferanten; Tanks nur für Lebensmittel, mit Nachweis der letzten Ladungen.',
    check: 'Die Warenannahme vergleicht die Papiere mit der Spezifikation.',
    act: 'Ohne Papiere oder über dem Höchstgehalt: sperren, nachfragen, zurückgeben.',
  },
  H127: {
    name: 'Fermentation von Soja, Bohnen oder Tempeh misslingt',
    hazard:
      'Staphylokokken und Bacillus bilden Toxine, Clostridium botulinum wächst, bevor Salz oder Kultur sie hemmen.',
    cause: 'Wenig Salz, kalte oder schwache Kultur, zu nasse Bohnen, zu lange zu warm.',
    do: 'Salz nach Rezept wiegen; Bohnen garen und schnell abkühlen; frische Kultur; gleichmäßige Wärme, feste Stunden; Tempeh und Natto danach kühlen.',
    check: 'Bei jeder Charge Salz, Wärme und Stunden notieren, Wuchs und Geruch prüfen.',
    act: 'Falsches Salz, Schleim, schwarz oder fremder Geruch: Charge wegwerfen. Kultur erneuern.',
  },
}

export const limitsTrades: KnowledgeTexts['limits'] = {
  'L-water-germs': 'Abgefülltes Wasser: Proben mit Escherichia coli oder Enterokokken',
  'L-sterile-fill': 'Aseptische Abfüllung: Fehler beim Sterilisieren von Füller und Packungen',
}

const weekly =
  'Die Küchen-, Laden- oder Produktionsleitung sieht die Aufzeichnungen einmal pro Woche durch und zeichnet ab.'

export const tasksTrades: KnowledgeTexts['tasks'] = {
  'T-water-germs': {
    name: 'Abgefülltes Wasser',
    instruction:
      'Je Schicht Filter, Lampe oder Ozon ablesen. Wasser und gefüllte Flaschen nach Plan ins Labor geben und die Proben mit Nachweis eintragen.',
    verification: weekly,
    record: 'Laborbericht und Schichtprotokoll.',
  },
  'T-salt-ferment': {
    name: 'Fermentation von Soja und Bohnen',
    instruction:
      'Salz, Wärme, Beginn und Ende der Charge notieren; vor dem nächsten Schritt Wuchs und Geruch prüfen.',
    verification: weekly,
    record: 'Chargenprotokoll: Salz, Wärme, Stunden, Name.',
  },
}
