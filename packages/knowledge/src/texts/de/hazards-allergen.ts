import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsAllergen: KnowledgeTexts['hazards'] = {
  H06: {
    name: 'Vom Lieferanten nicht gekennzeichnetes Allergen',
    hazard: 'Eine Zutat enthält ein Allergen, von dem Sie nichts wissen.',
    cause: 'Neue Rezeptur des Herstellers, Ersatzprodukt.',
    do: 'Nur annehmen, was bestellt wurde. Das Etikett mit der eigenen Allergenliste vergleichen; kein Ersatz ohne Blick auf das Etikett.',
    check: 'Die Warenannahme liest bei jeder Lieferung das Etikett neuer oder geänderter Produkte.',
    act: 'Ware sperren. Allergenliste berichtigen und alle informieren, die damit arbeiten, bevor das Produkt verwendet wird.',
    at: {
      P02: {
        do: 'Von jedem Lieferanten eine Spezifikation mit Allergenen; Änderungen melden die Lieferanten vor der Lieferung.',
        check:
          'Die Betriebsleitung vergleicht die Spezifikationen bei jeder Änderung und einmal im Jahr mit der Allergenliste.',
        act: 'Ein Produkt ohne Spezifikation nicht mehr verwenden. Sie schriftlich anfordern.',
      },
    },
  },
  H47: {
    name: 'Verschleppung von Allergenen im Lager',
    hazard: 'Mehl, Nüsse, Milchpulver oder Sesam geraten in andere Ware.',
    cause: 'Offene Säcke über anderen, gemeinsame Schaufeln.',
    do: 'Geschlossene, beschriftete Behälter; Pulver mit Allergenen nach unten; eine Schaufel je Behälter.',
    check: 'Die für das Lager zuständige Person schaut einmal pro Woche nach.',
    act: 'Verunreinigte Ware entsorgen oder das Allergen kennzeichnen. Regal reinigen.',
    at: {
      P04: {
        do: 'Geschlossene, beschriftete Behälter; Lebensmittel für Menschen mit Allergien auf einem eigenen Boden, ganz oben.',
        check: 'Die Schichtleitung sieht die Kühlschränke einmal täglich durch.',
      },
    },
  },
  H48: {
    name: 'Allergenverschleppung oder falsche Auskunft',
    hazard: 'Ein Mensch mit Allergie bekommt das Allergen; schon Spuren können töten.',
    cause: 'Gemeinsames Werkzeug, alte Liste, Raten statt Wissen.',
    do: 'In der richtigen Reihenfolge arbeiten: zuerst ohne Allergen. Tisch und Geräte reinigen, eigene Bretter. Nach Rezept wiegen, nichts austauschen.',
    check: 'Die verantwortliche Person zeichnet bei jeder Charge Reinigung und Reihenfolge ab.',
    act: 'Verwechselt: Charge sperren, das Allergen kennzeichnen oder entsorgen. Reihenfolge und Reinigung berichtigen.',
    at: {
      P11: {
        do: 'Speisen für Menschen mit Allergien: sauberer Tisch, frisches Werkzeug und frische Handschuhe, eine Person von der Bestellung bis zur Ausgabe, abgedeckt und gekennzeichnet.',
        check: 'Die Küchenleitung geht vor dem Service Liste und Arbeitsplatz durch.',
        act: 'Im Zweifel nicht servieren: neu zubereiten. Schon serviert: dem Gast helfen, Rettungsdienst rufen, den Rest aufheben.',
      },
      P13: {
        do: 'Eigene Fritteuse für Speisen ohne Gluten, Fisch oder Milch; sonst sagen, dass das Fett gemeinsam benutzt wird.',
        check:
          'Die Küchenleitung sieht vor dem Service nach, ob die Fritteusen wie beschriftet benutzt werden.',
        act: 'Verwechselt: vor dem Servieren sagen oder anders zubereiten. Fritteusen beschriften.',
      },
      P20: {
        do: 'Der Service fragt nach, schreibt es auf den Bon und liest in der aktuellen Allergenliste nach; niemand rät. Der Teller wird einzeln gebracht.',
        check:
          'Die Serviceleitung vergleicht vor dem Service Liste und Karte; die Betriebsleitung aktualisiert die Liste bei jeder Änderung.',
        act: 'Im Zweifel nicht servieren. Schon serviert: dem Gast helfen, Rettungsdienst rufen, den Rest aufheben. Liste berichtigen.',
      },
      P32: {
        do: 'Das richtige Etikett zum Rezept, Allergene im Zutatenverzeichnis hervorgehoben. Vor einem neuen Produkt alte Etiketten wegräumen.',
        check:
          'Wer verpackt, vergleicht das erste und das letzte Etikett jeder Charge mit dem Rezept und zeichnet ab.',
        act: 'Verpacken anhalten, Charge sperren, neu etikettieren. Schon verkauft: Rückruf, Behörde informieren.',
      },
      P34: {
        do: 'Ein Schild mit den Allergenen oder die Liste bei jedem losen Produkt; eine Zange für jedes; keine Bleche über andere hinwegheben.',
        check: 'Das Thekenpersonal vergleicht jeden Morgen Schilder und Ware.',
        act: 'Aus dem Verkauf nehmen, bis das Schild stimmt. Schon verkauft: Betriebsleitung informieren, sie entscheidet über einen Rückruf.',
      },
      P46: {
        do: 'Als Erstes herstellen, an einem gereinigten Platz, mit eigenem Werkzeug und geschlossenen Zutaten; nur durch eingewiesene Personen.',
        check:
          'Die verantwortliche Person zeichnet bei jeder Charge Reinigung und Zutaten ab; Abstriche nach Untersuchungsplan.',
        act: 'Bei jedem Zweifel: ohne die Auslobung verkaufen, mit gekennzeichnetem Allergen, oder entsorgen. Reinigen und erneut untersuchen.',
      },
    },
  },
  H67: {
    name: 'Falsches Etikett, Datum oder Los',
    hazard: 'Fehlendes Allergen, zu lange Haltbarkeit, kein Rückruf möglich.',
    cause: 'Falsche Rolle, Datum nicht eingestellt, Schreibfehler.',
    do: 'Datum und Losnummer zu Beginn einstellen; andere Etiketten wegräumen.',
    check:
      'Wer verpackt, vergleicht die erste und die letzte Packung jeder Charge mit dem Auftrag und hebt ein Etikett auf.',
    act: 'Charge sperren und neu etikettieren. Schon verkauft: Betriebsleitung informieren, sie entscheidet über einen Rückruf.',
    at: {
      P34: {
        do: 'Schilder und Waagenetiketten stammen aus der aktuellen Liste; im Laden verpackte Ware trägt Datum und Allergene.',
        check: 'Das Thekenpersonal vergleicht jeden Morgen Schilder, Waagenetiketten und Ware.',
        act: 'Aus dem Verkauf nehmen und berichtigen. Schon verkauft: Betriebsleitung informieren, sie entscheidet über einen Rückruf.',
      },
    },
  },
  H92: {
    name: 'Falsche Diätmahlzeit',
    hazard: 'Ein Kind oder eine kranke Person bekommt die falsche Diät oder Konsistenz.',
    cause: 'Tabletts vertauscht, Name fehlt, späte Änderung.',
    do: 'Eigene Farbe und Namenskarte auf jeder Diätmahlzeit, abgedeckt, persönlich übergeben.',
    check: 'Die Küche zeichnet beim Anrichten ab, die Ausgabe vergleicht am Tisch Name und Karte.',
    act: 'Vor dem Essen zurücknehmen. Schon gegessen: Angehörige oder Pflegekräfte informieren, Hilfe rufen, aufschreiben.',
  },
}
