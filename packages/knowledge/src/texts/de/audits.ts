import type { AuditTexts } from '../../facts/ready-audits.ts'

/** Ready audit templates: name, what each is for, and its questions with their corrective actions. */
export const audits: AuditTexts = {
  opening: {
    name: 'Kontrolle vor dem Öffnen',
    description: 'Bevor die Arbeit beginnt: Räume, Personal und Kühlung.',
    sections: [
      {
        title: 'Räume',
        questions: [
          {
            text: 'Sind Böden, Arbeitsflächen und Spülbecken sauber?',
            action: 'Vor Arbeitsbeginn reinigen.',
          },
          {
            text: 'Gibt es keine Anzeichen von Schädlingen?',
            action: 'Bereich sperren, Schädlingsbekämpfer rufen, berührte Lebensmittel entsorgen.',
          },
          {
            text: 'Funktionieren Licht, Lüftung und Abläufe?',
            action: 'Mangel melden; bis dahin woanders arbeiten.',
          },
        ],
      },
      {
        title: 'Personal',
        questions: [
          {
            text: 'Sind alle, die mit Lebensmitteln arbeiten, frei von Erbrechen, Durchfall und infizierten Wunden?',
            action: 'Die Person nach Hause oder an eine Arbeit ohne Lebensmittel schicken.',
          },
          {
            text: 'Gibt es an jedem Handwaschbecken Seife, warmes Wasser und etwas zum Trocknen?',
            action: 'Vor Arbeitsbeginn auffüllen.',
          },
        ],
      },
      {
        title: 'Kühlung',
        questions: [
          {
            text: 'Liegen alle Kühl- und Gefriergeräte innerhalb der Grenzwerte des Plans?',
            action: 'Lebensmittel umlagern, messen, Mangel melden.',
          },
          {
            text: 'Sind Lebensmittel abgedeckt, datiert und noch nicht abgelaufen?',
            action: 'Abgelaufenes entsorgen, Undatiertes datieren.',
          },
          { text: 'Foto des Arbeitsbereichs vor Arbeitsbeginn' },
        ],
      },
    ],
  },
  hygiene: {
    name: 'Hygienerundgang',
    description: 'Ein Gang durch den Betrieb: Sauberkeit, Personal, Lebensmittel, Abfall und Schädlinge.',
    sections: [
      {
        title: 'Sauberkeit',
        questions: [
          {
            text: 'Wie sauber sind Geräte und Flächen mit Lebensmittelkontakt?',
            action: 'Nochmals reinigen und den Reinigungsplan ansehen.',
          },
          {
            text: 'Sind Reinigungsmittel beschriftet und getrennt von Lebensmitteln?',
            action: 'Beschriften und umräumen.',
          },
          {
            text: 'Sind Tücher und Bürsten sauber und nach Bereichen getrennt?',
            action: 'Ersetzen, nach Bereichen kennzeichnen.',
          },
        ],
      },
      {
        title: 'Personal',
        questions: [
          {
            text: 'Tragen alle saubere Arbeitskleidung und eine Kopfbedeckung?',
            action: 'Kleidung wechseln, bevor es weitergeht.',
          },
          {
            text: 'Werden die Hände vor der Arbeit, nach rohen Lebensmitteln und nach der Toilette gewaschen?',
            action: 'Nochmals zeigen, Hände jetzt waschen.',
          },
        ],
      },
      {
        title: 'Lebensmittel',
        questions: [
          {
            text: 'Sind rohe und verzehrfertige Lebensmittel getrennt?',
            action: 'Trennen, berührte Lebensmittel entsorgen.',
          },
          {
            text: 'Sind Lebensmittel vor Schmutz, Glas und anderen Fremdkörpern geschützt?',
            action: 'Abdecken; entfernen, was zerbrechen oder hineinfallen kann.',
          },
        ],
      },
      {
        title: 'Abfall und Schädlinge',
        questions: [
          { text: 'Sind Abfallbehälter geschlossen, geleert und sauber?', action: 'Leeren und reinigen.' },
          {
            text: 'Sind Türen, Fenster und Abläufe gegen Schädlinge dicht?',
            action: 'Lücke schließen, Mangel melden.',
          },
        ],
      },
    ],
  },
  haccp: {
    name: 'HACCP-Eigenaudit',
    description: 'Die sieben Grundsätze der Reihe nach: Passt der Plan zur Arbeit, und wird er eingehalten?',
    sections: [
      {
        title: 'Team und Produkt',
        questions: [
          {
            text: 'Gibt es ein Team mit benannten Aufgaben und dem nötigen Wissen?',
            action: 'Personen benennen, Schulung planen.',
          },
          {
            text: 'Sind Produkte, Verwendung und besonders empfindliche Verbraucher beschrieben?',
            action: 'Beschreibung im Plan ergänzen.',
          },
          {
            text: 'Stimmt das Fließdiagramm mit der Arbeit überein, und wurde es vor Ort verglichen?',
            action: 'Fließdiagramm berichtigen, dann die Gefahren neu ansehen.',
          },
        ],
      },
      {
        title: 'Gefahren und Grenzwerte',
        questions: [
          {
            text: 'Sind die Gefahren jedes Schritts aufgeführt und bewertet?',
            action: 'Gefahrenanalyse vervollständigen.',
          },
          {
            text: 'Hat jeder CCP einen kritischen Grenzwert mit Begründung?',
            action: 'Grenzwert festlegen, bevor an diesem Schritt weitergearbeitet wird.',
          },
        ],
      },
      {
        title: 'Tägliche Kontrolle',
        questions: [
          {
            text: 'Wird jeder CCP so oft geprüft, wie der Plan es sagt?',
            action: 'Festlegen, wer wann prüft; Lücken der letzten Tage schließen.',
          },
          {
            text: 'Folgte auf jede Abweichung eine Korrekturmaßnahme, auch für das Lebensmittel?',
            action: 'Jetzt über das Lebensmittel entscheiden und es aufschreiben.',
          },
          {
            text: 'Werden Thermometer und andere Messgeräte geprüft?',
            action: 'Jetzt prüfen; falsch messende ersetzen.',
          },
        ],
      },
      {
        title: 'Durchsicht und Aufzeichnungen',
        questions: [
          {
            text: 'Wurde der Plan auf seine Wirkung geprüft und nach Änderungen durchgesehen?',
            action: 'Plan durchsehen und neu bestätigen.',
          },
          {
            text: 'Sind die Aufzeichnungen vollständig, wahr und lange genug aufbewahrt?',
            action: 'Ergänzen, was sich ergänzen lässt; nie einen Eintrag erfinden.',
          },
          { text: 'Was soll besser werden?' },
          { text: 'Leitung des Teams' },
        ],
      },
    ],
  },
  allergens: {
    name: 'Allergenkontrolle',
    description: 'Vom Rezept bis zum Gast: was bekannt, getrennt und gesagt ist.',
    sections: [
      {
        title: 'Rezepte',
        questions: [
          {
            text: 'Sind die Allergene jedes Gerichts bekannt und aufgeschrieben?',
            action: 'Gericht bis dahin nicht verkaufen.',
          },
          {
            text: 'Stimmen die Rezepte mit dem überein, was verwendet wird?',
            action: 'Rezept und Allergene des Gerichts berichtigen.',
          },
          {
            text: 'Kann das Personal Gästen Fragen nach Allergenen beantworten?',
            action: 'Zeigen, wo es steht und wer entscheidet.',
          },
        ],
      },
      {
        title: 'Lagerung',
        questions: [
          {
            text: 'Sind Allergene verschlossen, beschriftet und getrennt gelagert?',
            action: 'Verschließen, beschriften, umräumen.',
          },
        ],
      },
      {
        title: 'Arbeit',
        questions: [
          {
            text: 'Werden Werkzeuge und Flächen gereinigt, bevor Lebensmittel ohne das Allergen hergestellt werden?',
            action: 'Reinigen; vorher Hergestelltes nicht ausgeben.',
          },
          {
            text: 'Wird die Bestellung eines Gastes mit Allergie markiert und getrennt zubereitet?',
            action: 'Mit sauberen Werkzeugen neu zubereiten.',
          },
        ],
      },
      {
        title: 'Kennzeichnung',
        questions: [
          {
            text: 'Nennen Karte und Etiketten die Allergene des jetzigen Rezepts?',
            action: 'Vor dem nächsten Verkauf berichtigen.',
          },
        ],
      },
    ],
  },
  supplier: {
    name: 'Lieferantenbesuch',
    description: 'Besuch bei einem Lieferanten: Unternehmen, Räume, Ware und Ergebnis.',
    sections: [
      {
        title: 'Unternehmen',
        questions: [
          {
            text: 'Ist der Lieferant registriert oder zugelassen, wo das Recht es verlangt?',
            action: 'Nichts kaufen, bis es belegt ist.',
          },
          { text: 'Hat der Lieferant einen aktuellen HACCP-Plan?', action: 'Anfordern, Frist setzen.' },
        ],
      },
      {
        title: 'Räume',
        questions: [
          {
            text: 'Wie sauber und ordentlich sind die Räume?',
            action: 'Vereinbaren, was bis wann zu tun ist.',
          },
          {
            text: 'Gibt es Maßnahmen gegen Schädlinge und Aufzeichnungen darüber?',
            action: 'Anfordern, Frist setzen.',
          },
        ],
      },
      {
        title: 'Ware',
        questions: [
          {
            text: 'Wird Ware bei den vereinbarten Temperaturen gelagert und befördert?',
            action: 'Zu warme Ware ablehnen; Maßnahmen vereinbaren.',
          },
          {
            text: 'Lässt sich jede Charge einen Schritt zurück und einen Schritt vor verfolgen?',
            action: 'Nichts kaufen, was sich nicht verfolgen lässt.',
          },
          {
            text: 'Nennt der Lieferant Allergene, und teilt er Änderungen mit?',
            action: 'Schriftlich vereinbaren.',
          },
          {
            text: 'Kann Ware zurückgerufen werden, und wurde es geübt?',
            action: 'Probe verlangen, Frist setzen.',
          },
        ],
      },
      {
        title: 'Ergebnis',
        questions: [
          {
            text: 'Ergebnis des Besuchs',
            action: 'Auflagen vereinbaren oder einen anderen Lieferanten suchen.',
            options: ['Zugelassen', 'Mit Auflagen zugelassen', 'Nicht zugelassen'],
          },
          { text: 'Für den Lieferanten' },
        ],
      },
    ],
  },
}
