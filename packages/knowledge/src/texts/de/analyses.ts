import type { KnowledgeTexts } from '@larder/core/haccp'

export const analyses: KnowledgeTexts['analyses'] = {
  'AN-water-mains': {
    name: 'Wasser aus der öffentlichen Versorgung',
    comment:
      'Der jährliche Bericht des Versorgers genügt; fehlt er, E. coli und Enterokokken an einer Zapfstelle.',
  },
  'AN-water-well': {
    name: 'Wasser aus dem eigenen Brunnen',
    comment:
      'E. coli, Enterokokken, coliforme Bakterien, Koloniezahl, Nitrat, Ammonium. Vor der ersten Nutzung, danach nach Plan.',
  },
  'AN-water-ice': { name: 'Eis', comment: 'E. coli und Enterokokken im Eis aus der Maschine.' },
  'AN-water-tank': {
    name: 'Wasser aus dem Tank',
    comment: 'E. coli und Enterokokken an der Zapfstelle des Fahrzeugs oder Standes.',
  },
  'AN-legionella': {
    name: 'Legionellen im Warmwasser',
    comment:
      'Erwärmer oder Speicher über 400 Liter oder mehr als 3 Liter Rohrinhalt, mit Duschen oder anderer Vernebelung; bei öffentlicher Tätigkeit jährlich, bei rein gewerblicher alle drei Jahre.',
  },
  'AN-legionella-risk': {
    name: 'Legionellen im Warmwasser',
    comment:
      'Duschen und andere Vernebelung; wo und wie oft, ergibt sich aus der Risikobewertung Ihrer Wasseranlage und den Vorgaben der Behörde.',
  },
  'AN-listeria-product': {
    name: 'Listerien in verzehrfertigen Produkten',
    comment: 'Listeria monocytogenes, fünf Proben einer Charge, am Ende der Haltbarkeit.',
  },
  'AN-listeria-surfaces': {
    name: 'Listerien an Maschinen und Abflüssen',
    comment: 'Abstriche von Aufschnittmaschine, Verpackungsmaschine, Abfluss und Tisch, während der Arbeit.',
  },
  'AN-shelf-life': {
    name: 'Haltbarkeit eigener Produkte',
    comment:
      'Lagerversuch bis zum Ende der Haltbarkeit bei der Temperatur des Verkaufs; bei der Einführung und bei jeder Rezepturänderung.',
  },
  'AN-minced': {
    name: 'Hackfleisch und Fleischzubereitungen',
    comment:
      'Salmonellen und E. coli. Nach sechs guten Wochen E. coli alle zwei Wochen, nach dreißig auch Salmonellen. Kleine Betriebe dürfen nach Absprache mit der Behörde seltener beproben; Hackfleisch mit weniger als 24 Stunden Haltbarkeit braucht keine Gesamtkeimzahl.',
  },
  'AN-meals': {
    name: 'Verzehrfertige Speisen',
    comment:
      'Gesamtkeimzahl, Enterobacteriaceae, Staphylococcus aureus, Bacillus cereus. Kleine Küchen, soweit die Behörde es verlangt.',
  },
  'AN-crustaceans': {
    name: 'Gekochte Krebstiere',
    comment: 'Salmonellen in gekochten und geschälten Krebstieren.',
  },
  'AN-histamine': {
    name: 'Histamin in Fisch',
    comment: 'Neun Proben von jeder verdächtigen Partie Thunfisch, Makrele und Ähnlichem.',
  },
  'AN-oil': {
    name: 'Frittierfett',
    comment: 'Polare Anteile im Labor nach Beschwerden oder unklarem Teststreifen.',
  },
  'AN-allergen': {
    name: 'Allergen-Abstriche',
    comment: 'Nach der Reinigung, bevor Lebensmittel mit der Auslobung „allergenfrei“ hergestellt werden.',
  },
  'AN-listeria-plant': {
    name: 'Listerien im Betrieb',
    comment:
      'Abstriche von Abflüssen, Aufschnittmaschinen, Lake, Förderbändern und Verpackungslinien während der Arbeit; eine positive Stelle wird verfolgt, bis sie sauber bleibt.',
  },
  'AN-ice-cream': {
    name: 'Speiseeis',
    comment:
      'Speiseeis mit Milch: Listeria monocytogenes, Salmonellen und Enterobacteriaceae, aus der Maschine und aus der Theke.',
  },
  'AN-cheese': {
    name: 'Milch und Käse',
    comment:
      'Listeria monocytogenes, Salmonellen und Staphylokokken; bei Rohmilchkäse zu dem Zeitpunkt, an dem die Staphylokokken am höchsten liegen.',
  },
  'AN-sprouts': {
    name: 'Sprossen',
    comment:
      'Salmonellen und STEC: jede Samenpartie vor der Verwendung und das Bewässerungswasser oder die Sprossen mindestens einmal im Monat, zwei Tage nach Beginn der Keimung; die Charge wartet auf das Ergebnis.',
  },
  'AN-sprouts-us': {
    name: 'Sprossen',
    comment:
      'STEC O157:H7 und Salmonellen im verbrauchten Bewässerungswasser jeder Charge oder in den Sprossen; Listerien im Anzuchtraum. Die Charge wartet auf das Ergebnis.',
  },
  'AN-carcass': {
    name: 'Schlachtkörper',
    comment:
      'Salmonellen, Enterobacteriaceae und Gesamtkeimzahl auf Schlachtkörpern; Campylobacter bei Geflügel. Kleine Schlachtbetriebe nach Absprache mit der Behörde.',
  },
  'AN-juice': {
    name: 'Geschnittenes Obst und Gemüse, nicht erhitzter Saft',
    comment: 'Salmonellen und E. coli, fünf Proben einer Charge.',
  },
  'AN-cronobacter': {
    name: 'Säuglingsnahrung und Pulverraum',
    comment:
      'Cronobacter und Salmonellen im Pulver; Enterobacteriaceae auf Böden, in Staubsaugern und Filtern.',
  },
  'AN-incubation': {
    name: 'Bebrütung geschlossener Behälter',
    comment:
      'Behälter jeder Autoklavenfüllung werden für die Dauer der Prüfung warm gehalten; gewölbte oder saure sperren die Füllung.',
  },
  'AN-water-bottled': {
    name: 'Abgefülltes Wasser und Prozesswasser',
    comment: 'E. coli, Enterokokken und Pseudomonas aeruginosa in der Flasche und am Füller.',
  },
  'AN-mycotoxins': {
    name: 'Schimmelpilzgifte in Trockenware',
    comment:
      'Aflatoxine, Ochratoxin A und DON in gefährdeten Partien; Proben über die ganze Partie verteilt.',
  },
  'AN-patulin': { name: 'Patulin in Apfelsaft', comment: 'Eine Probe aus der Pressung der Saison.' },
  'AN-salmonella-pastry': {
    name: 'Gefüllte Backwaren',
    comment: 'Salmonellen und Staphylococcus aureus in Creme- und gefüllten Backwaren.',
  },
}
