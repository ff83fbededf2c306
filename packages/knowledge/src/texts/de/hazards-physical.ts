import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsPhysical: KnowledgeTexts['hazards'] = {
  H04: {
    name: 'Steine, Schalen und Knochen in Rohware',
    hazard: 'Harte Stücke, an denen Zähne brechen oder der Mund sich verletzt.',
    cause: 'Ernte, Schälen, Sägen.',
    do: 'Verlesene Ware kaufen; Hülsenfrüchte, Nüsse und Muscheln vor der Verwendung durchsehen.',
    check: 'Die Warenannahme kontrolliert jede Lieferung, wer die Ware verarbeitet, vor der Verwendung.',
    act: 'Auslesen oder zurückweisen. Bei Wiederholung den Lieferanten informieren.',
  },
  H55: {
    name: 'Haare, Pflaster und Schmuck',
    hazard: 'Gegenstände von Personen im Essen.',
    cause: 'Keine Kopfbedeckung, Ringe, lose Pflaster.',
    do: 'Haare bedeckt, kein Schmuck an den Händen, blaue Pflaster, geschlossene Taschen.',
    check: 'Die Schichtleitung schaut zu Beginn der Schicht hin.',
    act: 'Lebensmittel entsorgen. Kleidung in Ordnung bringen, bevor es weitergeht.',
    at: {
      P20: {
        check: 'Wer am Pass steht, sieht jeden Teller an.',
        act: 'Gericht ersetzen; sich beim Gast entschuldigen; Ursache suchen.',
      },
    },
  },
  H60: {
    name: 'Verpackungsreste',
    hazard: 'Klammern, Draht, Splitter und Folie, die beim Auspacken hineingeraten.',
    cause: 'Kartons über offenen Lebensmitteln aufgeschnitten, Holzkisten.',
    do: 'Abseits von offenen Lebensmitteln auspacken; Kisten, Klammern und Folie sofort wegräumen.',
    check: 'Wer auspackt, sieht Lebensmittel und Hände an.',
    act: 'Sichtbares auslesen; entsorgen, was sich nicht durchsuchen lässt.',
  },
  H61: {
    name: 'Insekten und Milben in Trockenware',
    hazard: 'Motten, Käfer und Milben in Mehl, Getreide, Nüssen und Gewürzen.',
    cause: 'Warmes, feuchtes Lager, Altbestand, offene Säcke.',
    do: 'Geschlossene Behälter, vor dem Nachfüllen geleert und gereinigt; Ältestes zuerst; relative Luftfeuchte im Lager {limit:L-dry-store-humidity}.',
    check: 'Die für das Lager zuständige Person sucht einmal pro Woche nach Gespinsten und Käfern.',
    act: 'Befallene Ware im geschlossenen Beutel entsorgen. Regale reinigen; bei anhaltendem Befall die Fachfirma holen.',
  },
  H62: {
    name: 'Sand, Steine und Insekten in Obst und Gemüse',
    hazard: 'Sand und Insekten in Blattgemüse, Kräutern, Pilzen und Wurzeln.',
    cause: 'Feld und Ernte.',
    do: 'Putzen, einweichen, aus dem Wasser heben und spülen, bis kein Sand mehr im Becken bleibt.',
    check: 'Die Küche sieht bei jeder Charge auf den Boden des Beckens.',
    act: 'Erneut waschen. Lieferanten informieren.',
  },
  H63: {
    name: 'Metall aus Maschinen',
    hazard: 'Splitter von Wolf, Aufschnittmaschine, Rührwerk, Sieb oder Drahtbürste.',
    cause: 'Verschleiß, Knochen, lose Schrauben.',
    do: 'Messer, Scheiben, Schrauben und Siebe vor Beginn und nach der Arbeit ansehen; keine Drahtbürsten.',
    check: 'Wer die Maschine benutzt, hakt die Sichtkontrolle vor dem ersten Einsatz des Tages ab.',
    act: 'Teil fehlt oder ist gebrochen: anhalten, alle Lebensmittel seit der letzten Kontrolle sperren, das Stück finden oder die Lebensmittel entsorgen. Reparieren.',
    at: {
      P33: {
        do: 'Jede Packung durchläuft den Detektor; er wirft sie aus, sobald er einen Prüfkörper findet: {limit:L-metal-test}.',
        check: 'Wer die Linie bedient, lässt bei Beginn, stündlich und am Ende alle Prüfkörper durchlaufen.',
        act: 'Prüfkörper nicht gefunden: Linie anhalten, alles seit dem letzten guten Test sperren und nach der Reparatur erneut durchlaufen lassen.',
      },
    },
  },
  H64: {
    name: 'Knochen und Gräten in entbeinter Ware',
    hazard: 'Knochen und Gräten, wo niemand sie erwartet.',
    cause: 'Eiliges Entbeinen, keine Kontrolle.',
    do: 'Jedes Filet abtasten, Stehgräten ziehen; Leuchttisch bei Fisch für Kinder.',
    check: 'Wer schneidet, tastet jedes Stück ab; die Schichtleitung nimmt Stichproben aus jeder Charge.',
    act: 'Erneut entbeinen oder entgräten. „Kann Gräten oder Knochen enthalten“ angeben, wo es sich nicht ausschließen lässt; nie bei kleinen Kindern.',
  },
  H65: {
    name: 'Glas und Geschirr',
    hazard: 'Splitter von Glas und Porzellan.',
    cause: 'Bruch über Lebensmitteln oder Eis.',
    do: 'Kein Glas im Küchenbereich; Schaufel für Eis; angeschlagenes Geschirr aussortieren.',
    check: 'Die Schichtleitung sieht Glas, Lampen und Geschirr einmal pro Woche an.',
    act: 'Alle offenen Lebensmittel und alles Eis im Umkreis einiger Schritte entsorgen. Feucht aufnehmen, Scherben zählen, Schuhe wechseln.',
    at: {
      P54: {
        name: 'Glassplitter und Fremdkörper in Flaschen',
        do: 'Neue und zurückgenommene Flaschen gegen Licht ansehen; umdrehen, spülen, abtropfen, sofort füllen. Nach einem Bruch weiträumig räumen.',
        check: 'Wer die Anlage bedient, kontrolliert zu Beginn, jede Stunde und am Ende.',
        act: 'Bruch: anhalten, alle offenen Flaschen ringsum entfernen, reinigen, notieren. Fremdkörper: neu waschen oder vernichten.',
      },
      P32: {
        do: 'Gläser und Flaschen vor dem Füllen umdrehen und ausblasen oder ausspülen; vor der Heißabfüllung vorwärmen. Nach einem Bruch die Gläser daneben, davor und dahinter in der festgelegten Anzahl wegnehmen.',
        check:
          'Wer am Füller arbeitet, prüft Ränder und Spülung bei Beginn, stündlich und am Ende und vermerkt Brüche.',
        act: 'Anhalten, die Gläser des Bereichs wegnehmen, Füller und Band reinigen, alles seit der letzten guten Kontrolle Gefüllte durchsehen.',
      },
    },
  },
  H68: {
    name: 'Kunststoff, Holz und Gummi',
    hazard: 'Teile von Werkzeugen, Dichtungen, Stiften und Brettern.',
    cause: 'Verschleiß, spröder Kunststoff, Messer mit abgebrochener Spitze.',
    do: 'Nur unbeschädigte Werkzeuge; verschlissene Bretter, Schaber und Dichtungen aussortieren; Messer zählen.',
    check: 'Wer Werkzeug benutzt, sieht es vorher an.',
    act: 'Ein Stück fehlt: Lebensmittel sperren, durchsuchen oder entsorgen. Werkzeug ersetzen.',
    at: {
      P32: {
        name: 'Schmutz und Teile gelangen beim Verpacken hinein',
        hazard: 'Staub, Clips, Schnur, Kunststoff, Haare und Insekten gelangen in offene Packungen.',
        cause: 'Offene Packungen, gerissene Handschuhe, Messer, Lampen ohne Abdeckung.',
        do: 'Packungen bis zum Füllen geschlossen halten; nichts Loses über offener Ware; Clips und Klingen zählen.',
        check: 'Wer verpackt, sieht Platz und Werkzeug vor dem Start und nach jedem Halt an.',
        act: 'Teil fehlt: Packungen seit der letzten Kontrolle sperren, absuchen oder wegwerfen.',
      },
      P51: {
        name: 'Fremdkörper in Mehl, Flüssigkeiten und Honig',
        hazard:
          'Stücke von Kunststoff, Metall, Holz, Schale und Insekten in Mehl, Milch, Mix, Saft oder Honig.',
        cause: 'Gerissenes Netz, fehlende Dichtung, Filter vergessen.',
        do: 'Alles vor dem Abfüllen sieben oder filtern; das Netz ist ganz und sitzt dicht. Mehl {limit:L-sieve}, Flüssigkeiten {limit:L-filter}.',
        check: 'Wer die Anlage bedient, sieht in jeder Schicht Netz, Dichtung und Rückstand an.',
        act: 'Gerissen oder fehlend: alles seit der letzten Kontrolle sperren und neu filtern. Netz ersetzen.',
      },
      P33: {
        do: 'Mehl und Pulver sieben, Maschenweite {limit:L-sieve}; das Sieb vor der Benutzung ansehen.',
        check: 'Die Backstube sieht einmal täglich Gewebe und Siebrückstand an.',
        act: 'Gewebe gerissen: alles seit der letzten Kontrolle noch einmal sieben. Sieb ersetzen. Dem Lieferanten melden, was gefunden wurde.',
      },
      P44: {
        do: 'Liste von Glas und Hartplastik in der Nähe offener Lebensmittel; nach Plan ansehen; mit passenden Teilen reparieren, nicht mit Klebeband oder Draht.',
        check: 'Die benannte Person geht die Liste einmal pro Woche durch.',
        act: 'Gebrochen: Lebensmittel in der Nähe sperren, durchsuchen oder entsorgen. Teil ersetzen.',
      },
    },
  },
  H84: {
    name: 'Ersticken',
    hazard:
      'Kleine Kinder und Menschen mit Schluckstörungen ersticken an Trauben, Nüssen, Knochen oder Klumpen.',
    cause: 'Falsche Größe oder Konsistenz, Spielzeug im Essen.',
    do: 'Trauben und Würstchen längs schneiden, keine ganzen Nüsse, Konsistenz wie verordnet, nichts Ungenießbares im Essen.',
    check: 'Wer serviert, sieht jeden Teller an.',
    act: 'Teller zurücknehmen und neu zubereiten. Der Küche sagen, was die Person essen darf.',
  },
}
