import type { KnowledgeTexts } from '@larder/core/haccp'

export const prps: KnowledgeTexts['prps'] = {
  PRP01: {
    name: 'Räume und Ausstattung',
    rules: [
      'Böden, Wände und Decken sind unbeschädigt und abwaschbar.',
      'Handwaschbecken mit warmem Wasser, Seife und Papier stehen dort, wo sie gebraucht werden.',
      'Reine und unreine Wege kreuzen sich nicht; Licht und Lüftung reichen aus.',
      'Geräte lassen sich zerlegen und reinigen; Verschlissenes wird ersetzt.',
    ],
  },
  PRP02: {
    name: 'Reinigung und Desinfektion',
    rules: [
      'Ein Reinigungsplan sagt, was, wie, womit, wie oft und von wem gereinigt wird.',
      'Grob säubern, waschen, spülen, desinfizieren, einwirken lassen, nachspülen, trocknen.',
      'Aufschnittmaschine und Fleischwolf werden an jedem Tag der Benutzung zerlegt.',
      'Chlorkonzentration: {limit:L-chlorine}; Klarspülen der Spülmaschine: {limit:L-dish-rinse}.',
      'Tücher sind jeden Tag frisch oder aus Papier.',
    ],
  },
  PRP03: {
    name: 'Schädlingsbekämpfung',
    rules: [
      'Türen, Fenster und Spalten sind geschlossen oder vergittert.',
      'Lebensmittel und Abfall sind abgedeckt und stehen nicht auf dem Boden.',
      'Jede Woche eigene Kontrolle; Fachfirma mit Vertrag und Köderplan.',
      'Keine offenen Köder in Lebensmittelräumen.',
    ],
  },
  PRP04: {
    name: 'Instandhaltung und Kalibrierung',
    rules: [
      'Maschinen werden nach Plan gewartet; repariert wird mit passenden Teilen.',
      'Thermometer werden geprüft, in schmelzendem Eis: {limit:L-probe-ice}, und in kochendem Wasser: {limit:L-probe-boiling}.',
      'Nur lebensmitteltaugliche Schmierstoffe.',
    ],
  },
  PRP05: {
    name: 'Schmutz, Chemikalien und Fremdkörper',
    rules: [
      'Chemikalien stehen verschlossen in ihren beschrifteten Originalgebinden.',
      'Glas und Hartplastik in der Nähe offener Lebensmittel stehen auf einer Liste und werden jede Woche angesehen.',
      'Maschinen werden vor der Benutzung angesehen.',
      'Nach einem Bruch werden offene Lebensmittel in der Nähe entsorgt.',
    ],
  },
  PRP06: {
    name: 'Allergene',
    rules: [
      'Eine Allergenliste aller Speisen und Produkte wird aktuell gehalten.',
      'Keine Ersatzzutat ohne Blick auf das Etikett.',
      'Geräte, Fritteusen und Reihenfolge der Arbeit halten Allergene getrennt.',
      'Niemand gibt Auskunft auf Verdacht; eine Person ist für die Liste verantwortlich.',
    ],
  },
  PRP07: {
    name: 'Abfall',
    rules: [
      'Abfallbehälter sind geschlossen, werden täglich geleert und gereinigt.',
      'Altfett und tierische Nebenprodukte gehen mit Nachweis an ein Entsorgungsunternehmen.',
      'Rückware steht getrennt und ist mit „Gesperrt“ gekennzeichnet.',
    ],
  },
  PRP08: {
    name: 'Wasser und Luft',
    rules: [
      'Nur Trinkwasser kommt mit Lebensmitteln in Berührung; auch Eis wird daraus gemacht.',
      'Eigene Brunnen und Tanks werden nach Plan untersucht und gereinigt.',
      'Schläuche haben einen Rückflussverhinderer.',
      'Luft strömt nicht vom unreinen in den reinen Bereich.',
    ],
  },
  PRP09: {
    name: 'Personal: Hygiene und Gesundheit',
    rules: [
      'Krankheit, Durchfall und infizierte Wunden werden vor der Arbeit gemeldet; zurück erst nach {limit:L-symptom-free-hours} ohne Symptome.',
      'Hände waschen vor der Arbeit, nach der Toilette, nach rohen Lebensmitteln, Abfall und Husten.',
      'Saubere Arbeitskleidung, Haare bedeckt, kein Schmuck an den Händen.',
      'Alle werden vor dem ersten Arbeitstag und einmal im Jahr geschult.',
    ],
  },
  PRP10: {
    name: 'Rohstoffe und Lieferanten',
    rules: [
      'Es liefert nur, wer auf der Liste der freigegebenen Lieferanten steht.',
      'Jede Lieferung wird auf Temperatur, Verpackung, Datum und Kennzeichnung geprüft.',
      'Papiere zu tierischen Erzeugnissen, Fisch und Muscheln werden aufbewahrt.',
    ],
  },
  PRP11: {
    name: 'Arbeitsweisen',
    rules: [
      'Rohes und Verzehrfertiges sind durch Ort, Gerät oder Zeit getrennt.',
      'Im Kühlschrank in Wannen auftauen.',
      'Obst und Gemüse, das roh verzehrt wird, waschen.',
      'In kleinen Mengen arbeiten; nichts steht länger draußen als nötig.',
      'Messen, nicht schätzen.',
    ],
  },
  PRP12: {
    name: 'Temperaturkontrolle',
    rules: [
      'Gekühlte verzehrfertige Lebensmittel: {limit:L-chill-rte}.',
      'Tiefkühlware: {limit:L-frozen}.',
      'Heiße Speisen: {limit:L-hot-hold}.',
      'Jeder Kühl- und Tiefkühlschrank hat ein gut sichtbares Thermometer.',
      'Auf jeden Messwert außerhalb des Grenzwerts folgt eine Entscheidung, die festgehalten wird.',
    ],
  },
  PRP13: {
    name: 'Information für Gäste und Kundschaft',
    rules: [
      'Die Allergene jeder Speise und jedes Produkts sind vor der Bestellung zu erfahren.',
      'Vorverpackte Ware trägt Bezeichnung, Zutaten, Datum, Aufbewahrungshinweis und Hersteller.',
      'Hinweise wie „gut durchgaren“ oder „gekühlt lagern“ stehen, wo sie nötig sind.',
    ],
  },
  PRP14: {
    name: 'Haltbarkeit',
    rules: [
      'Die Haltbarkeit eigener Produkte ist begründet festgelegt und steht auf dem Etikett.',
      'Geöffnete oder zubereitete verzehrfertige Lebensmittel: {limit:L-rte-days}.',
      'Was zuerst abläuft, wird zuerst verbraucht.',
    ],
  },
  PRP15: {
    name: 'Rückware',
    rules: [
      'Zurückgegebene gekühlte oder offene Lebensmittel werden nicht wieder verkauft.',
      'Verschlossene ungekühlte Ware wird angesehen, bevor sie zurück ins Regal kommt.',
      'Rückware steht getrennt, bis jemand entschieden hat.',
    ],
  },
  PRP16: {
    name: 'Lebensmittelspenden',
    rules: [
      'Abgegeben werden nur sichere Lebensmittel mit ausreichender Restlaufzeit.',
      'Vorab ist vereinbart, wie viel Restlaufzeit die Abholenden brauchen.',
      'Nach Ablauf des Mindesthaltbarkeitsdatums ist die Abgabe möglich, nach Ablauf des Verbrauchsdatums nie.',
      'Gebende und Abholende vereinbaren, wer für die Kühlung sorgt; Mengen werden festgehalten.',
    ],
  },
  PRP17: {
    name: 'Einfrieren für Spenden',
    rules: [
      'Fleisch wird vor Ablauf des Verbrauchsdatums ohne Verzug eingefroren und mit dem Tag gekennzeichnet.',
      'Gefroren gelagert bei {limit:L-frozen}; Charge und Datum werden festgehalten.',
    ],
  },
  PRP18: {
    name: 'Lebensmittelsicherheitskultur',
    rules: [
      'Die Leitung gibt Zeit und Mittel und geht mit gutem Beispiel voran.',
      'Alle dürfen die Arbeit anhalten, wenn ein Lebensmittel nicht sicher ist, und erhalten Dank dafür.',
      'Über Fehler wird gesprochen, damit sie nur einmal passieren.',
    ],
  },
  PRP19: {
    name: 'Rückverfolgbarkeit und Rückruf',
    rules: [
      'Jederzeit lässt sich sagen, von wem Ware kam und an welchen Betrieb sie ging.',
      'Chargen bleiben auch nach dem Umpacken erkennbar.',
      'Ein Rückruf wird einmal im Jahr geprobt; die Telefonnummern liegen bereit.',
    ],
  },
}
