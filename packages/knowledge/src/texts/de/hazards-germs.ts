import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGerms: KnowledgeTexts['hazards'] = {
  H02: {
    name: 'Beschädigte oder aufgeblähte Packungen',
    hazard:
      'Krankheitserreger und Schmutz, die durch gerissene, undichte oder aufgeblähte Packungen und verbeulte Dosen eindringen.',
    cause: 'Grober Umgang, nasse Kartons, schwache Nähte.',
    do: 'Nur unversehrte, saubere, trockene Packungen annehmen. Dosen ohne scharfe Beulen, Rost oder Bombage.',
    check: 'Die Warenannahme kontrolliert bei jeder Lieferung die Packungen.',
    act: 'Beschädigte Ware zurückweisen; eine aufgeblähte Dose wird nicht geöffnet. Auf dem Lieferschein vermerken und den Lieferanten informieren.',
  },
  H05: {
    name: 'Lebensmittel aus nicht zugelassener Quelle',
    hazard:
      'Nicht untersuchtes Fleisch, Wild, Muscheln, Eier oder Wildpilze können Parasiten, Krankheitserreger oder Gifte enthalten.',
    cause: 'Haustürkauf, keine Papiere, kein Kennzeichen.',
    do: 'Nur bei Lieferanten auf der Freigabeliste kaufen. Tierische Erzeugnisse tragen ein Genusstauglichkeits- oder Identitätskennzeichen; Papiere werden aufbewahrt.',
    check:
      'Die Warenannahme prüft bei jeder Lieferung das Kennzeichen und vergleicht den Lieferanten mit der Liste.',
    act: 'Ware ohne Kennzeichen oder Papiere zurückweisen. Betriebsleitung informieren; bei einem anderen Lieferanten kaufen.',
    at: {
      P02: {
        check:
          'Die Betriebsleitung überprüft die Lieferantenliste und die Zulassungen einmal im Jahr und bevor ein neuer Lieferant beginnt.',
        act: 'Lieferanten ohne Zulassung von der Liste streichen und ihre Ware im Lager sperren, bis es geklärt ist.',
      },
    },
  },
  H07: {
    name: 'Verunreinigung durch Schädlinge',
    hazard: 'Nager, Insekten und Vögel bringen Salmonellen und Schmutz auf Lebensmittel und Packungen.',
    cause: 'Spalten unter Türen, offene Fenster, offener Abfall, Ware auf dem Boden.',
    do: 'Ware geschlossen und nicht auf dem Boden lagern, Türen zu, Spalten abdichten.',
    check:
      'Die benannte Person sucht einmal pro Woche nach Kot, Nagespuren und Insekten und sieht die Fallen an.',
    act: 'Lebensmittel entsorgen, die Schädlinge berührt haben. Reinigen und desinfizieren, am selben Tag die Fachfirma rufen, die Lücke schließen.',
    at: {
      P41: {
        do: 'Abfallbehälter geschlossen halten, täglich leeren und reinigen. Hof sauber halten.',
        check: 'Die Spätschicht sieht jeden Abend Behälter und Hof an.',
        act: 'Behälter sofort leeren und reinigen; mehr oder größere bestellen, wenn sie überquellen.',
      },
      P43: {
        check:
          'Eigene Kontrolle der Fallen einmal pro Woche; die Fachfirma kommt nach Vertrag und hinterlässt einen Bericht, den die Betriebsleitung liest und abzeichnet.',
        act: 'Lebensmittel entsorgen, die Schädlinge berührt haben, reinigen und desinfizieren. Fachfirma am selben Tag; nach einer Woche erneut kontrollieren.',
      },
    },
  },
  H09: {
    name: 'Kreuzkontamination von Rohem auf Verzehrfertiges',
    hazard:
      'Salmonellen, Campylobacter, STEC und Listerien gelangen von rohem Fleisch, Fisch, Eiern oder Erde auf Lebensmittel, die nicht mehr erhitzt werden.',
    cause: 'Dasselbe Brett, Messer oder Tuch, dieselben Hände; Tropfsaft; Rohes über Verzehrfertigem.',
    do: 'Rohes steht unter Verzehrfertigem oder getrennt davon, abgedeckt und in Wannen, die den Tropfsaft auffangen.',
    check: 'Die Schichtleitung sieht einmal täglich vor dem Service Kühlschränke und Arbeitsplätze durch.',
    act: 'Verzehrfertiges entsorgen, das Rohes oder Tropfsaft berührt hat. Reinigen und desinfizieren, Fächer ordnen, die Regel noch einmal zeigen.',
    at: {
      P06: {
        do: 'Rohes Fleisch und rohen Fisch in einer Wanne ganz unten auftauen, entfernt von Verzehrfertigem.',
        check: 'Die Küche sieht jeden Morgen auftauende Lebensmittel an.',
        act: 'Verzehrfertiges entsorgen, auf das Tauwasser getropft ist. Fach und Wanne reinigen und desinfizieren.',
      },
      P08: {
        do: 'Getrennte Bretter, Messer und Maschinen für Rohes und Verzehrfertiges, nach Farben. Erst Verzehrfertiges, dann Rohes; dazwischen waschen und desinfizieren. Nach rohen Lebensmitteln und Eiern Hände waschen. Rohes Geflügel nicht abspülen.',
        check: 'Die Schichtleitung kontrolliert einmal täglich Arbeitsplätze und Werkzeug.',
        act: 'Mit dem Werkzeug für Rohes geschnittenes Verzehrfertiges entsorgen oder garen. Platz reinigen und desinfizieren; Werkzeug neu ordnen.',
      },
      P11: {
        do: 'Kalte Speisen auf einem eigenen, sauberen Tisch mit eigenem Werkzeug zubereiten, entfernt von rohem Fleisch, Fisch und ungewaschenem Gemüse.',
        check: 'Die Schichtleitung kontrolliert vor dem Service den kalten Posten.',
        act: 'Speisen entsorgen, die Rohes berührt haben. Reinigen und desinfizieren; die Arbeit mit Rohem verlegen.',
      },
      P31: {
        do: 'Getrennt von zerlegtem Fleisch, Filets und Verzehrfertigem schlachten, töten und ausnehmen. Bauchhöhle öffnen, ohne den Darm anzuschneiden, Trinkwasser verwenden, Abfall sofort wegbringen.',
        check: 'Wer ausnimmt, sieht jedes Tier oder jeden Fisch an und reinigt den Platz nach jeder Charge.',
        act: 'Verschmutztes wegschneiden. Bespritztes Verzehrfertiges entsorgen; reinigen und desinfizieren.',
      },
      P39: {
        do: 'Bretter, Messer, Maschinen und Griffe nach Rohem und vor Verzehrfertigem reinigen und desinfizieren. Papier oder frische Tücher benutzen.',
        check:
          'Die Spätschicht hakt täglich den Reinigungsplan ab; die Betriebsleitung sieht ihn wöchentlich an.',
        act: 'Vor der Benutzung erneut reinigen. Auf schmutziger Fläche hergestellte Lebensmittel werden gegart oder entsorgt.',
      },
    },
  },
  H10: {
    name: 'Listerien von Maschinen und Flächen',
    hazard:
      'Listeria monocytogenes lebt in Aufschnittmaschinen, Abflüssen und feuchten Ecken und gelangt auf Verzehrfertiges.',
    cause: 'Aufschnittmaschine nicht zerlegt, stehendes Wasser, verschlissene Bretter.',
    do: 'Aufschnittmaschine täglich und zwischen Rohem und Verzehrfertigem zerlegen, reinigen und desinfizieren. Trocknen.',
    check:
      'Die Spätschicht hakt die Reinigung ab; die Betriebsleitung sieht Messer und Schutz an; Abstriche nach Untersuchungsplan.',
    act: 'Nicht sauber: vor der Benutzung erneut reinigen. Abstrich positiv: Grundreinigung, seither hergestellte verzehrfertige Lebensmittel sperren, erneut Abstriche nehmen.',
    at: {
      P11: {
        do: 'Kalten Posten, Bretter und Griffe vor der Arbeit und alle paar Stunden reinigen und desinfizieren. Boden und Abflüsse trocken halten.',
        check: 'Die Spätschicht hakt die Flächen zweimal täglich ab.',
      },
      P22: {
        do: 'Verpackungsmaschine, Siegelbacken und Tisch reinigen und desinfizieren, bevor Verzehrfertiges verpackt wird. Nicht mit dem Schlauch spritzen, solange Lebensmittel offen sind.',
        check: 'Wer verpackt, sieht die Maschine vor Beginn an; Abstriche nach Untersuchungsplan.',
      },
      P25: {
        do: 'Gestelle, Haken, Wagen und Pökelnadeln vor jeder Benutzung reinigen und desinfizieren. Kalter Rauch tötet Listerien nicht ab: Geräuchertes von Rohem getrennt auf saubere Tische legen und sofort kühlen.',
        check:
          'Wer räuchert, sieht Gestelle und Tische vor dem Beschicken und Entladen an; Abstriche nach Untersuchungsplan.',
      },
      P30: {
        do: 'Käse mit sauberen Händen auf sauberen Brettern wenden und bürsten, jungen vor altem. Lake nach Plan erneuern und salzig, sauer und kalt halten; Schmierwasser nie von altem zu jungem Käse tragen. Luftfeuchte und Luft nach dem Reifungsprogramm des Käses führen.',
        check:
          'Wer käst, sieht täglich Rinden, Bretter, Raum und Lake an; Abstriche und Lake nach Untersuchungsplan.',
        act: 'Schmierige oder auffällige Rinde: sperren, untersuchen, entsorgen. Lake positiv: weggießen, Becken reinigen, den darin gelegenen Käse untersuchen.',
      },
      P32: {
        do: 'Auf sauberen, desinfizierten und trockenen Maschinen abfüllen und verpacken, getrennt von Rohem. Abflüsse und Kondenswasser von offenen Lebensmitteln fernhalten.',
        check: 'Wer verpackt, sieht Maschine und Tisch vor Beginn an; Abstriche nach Untersuchungsplan.',
      },
      P39: {
        do: 'Abflüsse, Rollen, Dichtungen und Unterseiten nach Plan reinigen, ohne auf Lebensmittel zu spritzen. Maschinen zerlegen, danach trocknen.',
        check:
          'Abflüsse wöchentlich, Maschinen täglich nach Reinigungsplan; Abstriche nach Untersuchungsplan.',
      },
    },
  },
  H14: {
    name: 'Krankheitserreger auf rohem Gemüse, Obst und Kräutern',
    hazard:
      'STEC, Salmonellen, Shigellen, Noroviren, Hepatitis A und Parasiten auf Obst und Gemüse, das roh verzehrt wird.',
    cause: 'Erde, Dünger, schmutziges Wasser, Hände bei der Ernte.',
    do: 'Faules aussortieren, Blatt für Blatt in reichlich Trinkwasser waschen, abspülen, abtropfen. Große Mengen: ein Becken mit bewegtem Wasser, das erneuert und, wo die Behörde es zulässt, mit Desinfektionsmittel auf der vorgesehenen Dosis gehalten wird. Küchenfertig Gewaschenes: nicht erneut waschen, bis zum Datum verbrauchen.',
    check: 'Die Küche sieht jede Charge an: klares Wasser, keine Erde, keine faulen Blätter.',
    act: 'Erneut waschen oder entsorgen. Lieferanten schmutzige Ware melden.',
    at: {
      P11: {
        do: 'Nur Gewaschenes verwenden, mit sauberem Werkzeug oder Handschuhen. Sprossen werden für Kinder, ältere und kranke Gäste gegart.',
        check: 'Wer am kalten Posten arbeitet, achtet darauf, dass nichts Ungewaschenes dort liegt.',
        act: 'Ungewaschenes zurück zum Waschen bringen; damit zubereitete Speisen entsorgen oder garen.',
      },
    },
  },
  H15: {
    name: 'Eintrag von Krankheitserregern in Hackfleisch oder gespritztes Fleisch',
    hazard:
      'STEC und Salmonellen von der Oberfläche gelangen in das Innere von Hackfleisch, Burgern, gespritztem und gesteaktem Fleisch.',
    cause: 'Wolfen von Abschnitten oder altem Fleisch, schmutziger Wolf, warmes Fleisch.',
    do: 'Frische, kalte, ganze Stücke in kleinen Mengen wolfen und Hackfleisch bei {limit:L-chill-minced} lagern. Den Wolf täglich zerlegen und reinigen. Beim Verkauf auf „gut durchgaren“ hinweisen.',
    check: 'Wer wolft, liest zweimal täglich die Temperatur ab und hakt die Reinigung des Wolfs ab.',
    act: 'Hackfleisch über dem Grenzwert oder vom Vortag: sofort durchgaren oder entsorgen. Wolf reinigen und kühlen.',
    at: {
      P15: {
        do: 'Tatar und Carpaccio nur aus frischen, ganzen, kalten Stücken mit Genusstauglichkeitskennzeichen. Oberfläche abschneiden, mit sauberem, kaltem Werkzeug schneiden, sofort servieren. Nie für kleine Kinder, Schwangere, ältere oder kranke Gäste.',
        check: 'Die Küche hakt bei jeder Charge Herkunft, Zuschnitt und Uhrzeit ab.',
        act: 'Älter, warm oder anderswo gewolft: durchgaren. Schon serviert: Betriebsleitung informieren.',
      },
      P27: {
        do: 'Nur frisches, kaltes Fleisch mit frischer, kalter Lake und sauberen Nadeln spritzen. Gespritztes Fleisch wird durchgegart.',
        check: 'Wer spritzt, sieht vor jeder Charge Nadeln und Lake an.',
        act: 'Alte oder warme Lake: weggießen. Damit gespritztes Fleisch wird durchgegart, nicht roh verkauft.',
      },
    },
  },
  H16: {
    name: 'Krankheitserreger überleben das Garen',
    hazard: 'Salmonellen, STEC, Campylobacter und Listerien überleben, wo der Kern nicht heiß genug wird.',
    cause: 'Dicke oder gefrorene Stücke, volle Pfanne oder voller Ofen, kalte Stellen, Garen nach Augenmaß.',
    do: 'Im Kern des dicksten Stücks messen: {limit:L-cook-core}; Geflügel, Hackfleisch und anderes wie hier aufgeführt. Zeit und Temperatur jeder Charge aufschreiben.',
    check:
      'Wer gart, misst bei jeder Charge im größten Stück und schreibt es auf. Die Küchenleitung sieht die Aufzeichnungen jede Woche durch.',
    act: 'Unter dem Grenzwert: weitergaren und erneut messen. Wurde schon etwas serviert, sofort die Betriebsleitung informieren. Zeit, Beladung oder Größe der Stücke ändern; Thermometer prüfen.',
    at: {
      P13: {
        do: 'Kleine Mengen frittieren, keine halb gefrorenen dicken Stücke. Kern des dicksten Stücks: {limit:L-cook-core}; Geflügel wie hier aufgeführt.',
        check:
          'Wer frittiert, schneidet das dickste Stück des ersten Korbs und jedes neuen Produkts an oder misst darin.',
        act: 'Weiter frittieren und erneut messen; außen Verbranntes entsorgen. Weniger auf einmal, vorher auftauen, das Fett wieder heiß werden lassen.',
      },
      P08: {
        name: 'Krankheitserreger überleben Rösten oder Dämpfen',
        hazard:
          'Salmonellen und STEC überleben in Nüssen, Samen, Kakao und Gewürzen, die nicht vollständig erhitzt wurden.',
        cause: 'Zu hohe Schüttung, verkürztes Programm, behandelte und rohe Ware vermischt.',
        do: 'Nüsse, Samen, Kakao und Gewürze rösten, dämpfen oder wärmebehandelt kaufen; das validierte Programm fahren und die behandelte Seite von der rohen trennen: eigenes Werkzeug, eigene Kleidung, eigene Luft. Trocken reinigen.',
        check: 'Wer die Anlage bedient, hakt Programm oder Zertifikat jeder Charge ab.',
        act: 'Nicht vollständig behandelt: vor dem Verpacken noch einmal behandeln, oder nur zum Garen mit deutlichem Hinweis verkaufen. Schon verpackt: Charge sperren.',
      },
      P14: {
        name: 'Krankheitserreger überleben die Erhitzung von Saft',
        hazard:
          'STEC, Salmonellen und Kryptosporidien vom Obst überleben in Saft, der nicht lange genug heiß genug war.',
        cause: 'Fallobst, zu schneller Durchfluss, kalter Start, Ventil leitet nicht zurück.',
        do: 'Saft und stille Getränke unter Aufzeichnung erhitzen: {limit:L-juice}, mit einem Ventil, das zu Kaltes zurückleitet. Sauber und geschlossen abfüllen.',
        check:
          'Wer die Anlage bedient, liest bei Beginn und bei jeder Charge die Temperatur nach der Heißhaltezeit ab.',
        act: 'Zu kalt: zurückleiten und erneut erhitzen; alles seit dem letzten guten Messwert zurückholen.',
      },
      P21: {
        do: 'Gefülltes backen, bis die Füllung in der Mitte den Grenzwert erreicht: {limit:L-cook-core}. Gleiche Größe, gleiche Beladung, heißer Ofen.',
        check: 'Die Backstube misst bei jeder Charge Gefülltem im mittleren Stück.',
        act: 'Weiterbacken und erneut messen. Zeit oder Größe ändern; Ofen prüfen.',
      },
      P23: {
        do: 'Die für die Dicke validierte Zeit einhalten. Kern und Zeit: {limit:L-sous-vide-core}, gezählt ab dem Erreichen der Temperatur im Kern. Beutel unter Wasser, ohne einander zu berühren.',
        check:
          'Wer gart, misst bei jeder Charge in einem Beutel durch Schaumstoffband und notiert Badtemperatur und Zeit.',
        act: 'Unter dem Grenzwert: noch einmal für die volle Zeit im Bad lassen oder anders garen. Bad und Pumpe prüfen.',
      },
      P25: {
        name: 'Krankheitserreger überleben das Heißräuchern',
        do: 'Heißräuchern: Kern des dicksten Stücks {limit:L-smoke-core}. Stücke gleicher Größe, mit Abstand gehängt.',
        check: 'Wer räuchert, misst bei jeder Charge im dicksten Stück und schreibt es auf.',
        act: 'Weiterräuchern und erneut messen; sonst garen oder entsorgen. Weniger hängen; Brenner prüfen.',
      },
    },
  },
  H17: {
    name: 'Salmonellen in Eiern',
    hazard: 'Salmonella Enteritidis in und auf Hühnereiern.',
    cause: 'Infizierte Hennen, geknickte Schalen, viele aufgeschlagene Eier gesammelt und stehen gelassen.',
    do: 'Eier und Eierspeisen garen: {limit:L-cook-eggs}. Unversehrte, saubere Eier verwenden; nur kleine Mengen aufschlagen und sofort verbrauchen. Weiche Eier nie für kleine Kinder, ältere oder kranke Gäste.',
    check: 'Wer gart, misst bei jeder Charge Eierspeisen und schreibt es auf.',
    act: 'Weitergaren und erneut messen. Aufgeschlagenes rohes Ei, das draußen stand: entsorgen. Für große Mengen pasteurisiertes Ei verwenden.',
    at: {
      P59: {
        do: 'Geknickte, auslaufende und schmutzige Eier aussortieren. Nur waschen, wo das Recht es erlaubt, in Wasser von {limit:L-egg-wash}, wärmer als das Ei; sofort trocknen.',
        check: 'Wer verpackt, durchleuchtet jede Charge und liest das Waschwasser ab.',
        act: 'Wasser zu kalt: anhalten, Eier für die Pasteurisierung sperren. Geknickt: zur Pasteurisierung; auslaufend: vernichten.',
      },
      P14: {
        do: 'Flüssigei sieben, dann erhitzen: {limit:L-egg-pasteurise}, mit einem Ventil, das zu kaltes Ei zurückleitet. Sofort kühlen.',
        check: 'Wer die Anlage bedient, liest Temperatur und Durchfluss jeder Charge ab.',
        act: 'Zu kalt: zurückleiten und neu erhitzen; alles seit der letzten guten Messung sperren.',
      },
      P32: {
        do: 'Täglich einsammeln, durch Durchleuchten sortieren: Knickeier und schmutzige Eier kommen nie in Packungen für den Handel. Bei gleichbleibender Temperatur lagern, trocken, ungewaschen, wo die Vorschriften das Waschen verbieten. Erzeugercode und Datum aufdrucken.',
        check: 'Wer verpackt, durchleuchtet jede Charge und notiert die aussortierten Eier.',
        act: 'Geknickt: sofort zur Pasteurisierung. Auslaufend oder schmutzig: vernichten. Viele von einem Hof: ihn informieren und seine Partien sperren.',
      },
      P50: {
        do: 'Nur unversehrte, saubere, trockene Eier in einem eigenen Raum aufschlagen, nie auspressen. Sieben, die Eimasse sofort auf {limit:L-chill-liquid-egg} kühlen und pasteurisieren.',
        check:
          'Wer die Anlage bedient, sieht Schalen und Auffangschale an und misst in jeder Charge Eimasse.',
        act: 'Verdorbenes Ei in der Auffangschale: Inhalt entsorgen, Schale reinigen. Eimasse unbekannt lange warm: entsorgen.',
      },
      P15: {
        do: 'Pasteurisiertes Ei verwenden. Bei frischen Eiern: sofort auf {limit:L-chill-raw-egg-dish} kühlen, längstens {limit:L-raw-egg-hours} aufbewahren; Dressing: {limit:L-dressing-ph}. Nie für kleine Kinder, ältere oder kranke Gäste.',
        check:
          'Die Küche schreibt auf jede Charge Datum und Uhrzeit der Herstellung und misst nach dem Kühlen; beim Dressing den pH-Wert.',
        act: 'Überlagert oder zu warm: entsorgen. pH-Wert zu hoch: mehr Essig oder Zitrone, erneut messen. Auf pasteurisiertes Ei umstellen.',
      },
    },
  },
  H18: {
    name: 'Krankheitserreger von kranken Personen',
    hazard:
      'Noroviren, Hepatitis A, Shigellen, Salmonellen und Staphylococcus aureus von Personen, die mit Lebensmitteln arbeiten.',
    cause: 'Arbeiten trotz Krankheit, ungewaschene Hände, offene Wunden.',
    do: 'Wer erbricht, Durchfall, Gelbsucht oder infizierte Wunden hat, fasst keine Lebensmittel an. Hände waschen vor der Arbeit, nach der Toilette, nach rohen Lebensmitteln und Abfall. Wunden mit blauem Pflaster und Handschuh abdecken.',
    check: 'Die Schichtleitung fragt zu Beginn jeder Schicht nach und sieht hin.',
    act: 'Die Person nach Hause schicken. Von ihr angefasste, nicht erhitzte Lebensmittel entsorgen; desinfizieren, was sie benutzt hat.',
    at: {
      P42: {
        do: 'Alle melden Erbrechen, Durchfall, Gelbsucht und infizierte Wunden vor der Arbeit. Zurück an die Arbeit erst nach {limit:L-symptom-free-hours} ohne Symptome und nach Vorgabe des Gesundheitsamts.',
        act: 'Die Person nach Hause schicken; von ihr angefasste, nicht erhitzte Lebensmittel entsorgen. Toiletten und Griffe desinfizieren. Zurück erst nach {limit:L-symptom-free-hours} ohne Symptome.',
      },
    },
  },
  H20: {
    name: 'Verunreinigung durch Gäste und Kundschaft',
    hazard: 'Krankheitserreger von Händen, Husten und vertauschten Löffeln bei der Selbstbedienung.',
    cause: 'Offene Lebensmittel in Reichweite, kein Spuckschutz, ein Löffel für mehrere Speisen.',
    do: 'Spuckschutz, ein Besteck mit langem Griff je Speise, Personal in Sichtweite.',
    check: 'Wer das Buffet betreut, sieht alle zwei Stunden nach und wechselt die Bestecke.',
    act: 'Angefasste Lebensmittel entsorgen. Bestecke wechseln; Spuckschutz anbringen.',
    at: {
      P34: {
        do: 'Offenes Brot und Snacks in Fächern mit Klappe und Zange; nicht mit der Hand anfassen.',
        check: 'Das Verkaufspersonal sieht bei jedem Schichtwechsel nach der Selbstbedienung.',
        act: 'Angefasstes entsorgen; Fach reinigen und Zange wechseln.',
      },
    },
  },
  H21: {
    name: 'Unzureichende Pasteurisierung oder Rekontamination danach',
    hazard: 'Listerien, Salmonellen und andere überleben oder gelangen nach dem Erhitzen wieder hinein.',
    cause: 'Temperatur oder Zeit nicht erreicht, kalte Ecken, schmutziges Gefäß beim Abfüllen.',
    do: 'Jede Charge auf den hier für das Produkt aufgeführten Grenzwert erhitzen und für die volle Zeit halten, unter Rühren, Deckel zu. Sofort kühlen, in saubere, geschlossene Gefäße füllen.',
    check: 'Wer die Anlage bedient, schreibt Temperatur und Zeit jeder Charge auf.',
    act: 'Nicht erreicht: noch einmal für die volle Zeit erhitzen. Schon abgefüllt: alles seit der letzten guten Aufzeichnung zurückholen. Reparieren oder neu kalibrieren.',
  },
  H22: {
    name: 'Viren und Vibrionen in Muscheln',
    hazard:
      'Noroviren, Hepatitis A, Vibrionen und Salmonellen in Austern und anderen Muscheln, roh oder nur leicht gegart.',
    cause: 'Abwasser im Zuchtgewässer, warme Lagerung, kein Etikett.',
    do: 'Lebende Muscheln nur mit Etikett eines zugelassenen Versandzentrums annehmen, geschlossen, kalt und lebend. Feucht und kalt halten, nicht in Süßwasser, nicht luftdicht.',
    check:
      'Die Warenannahme liest bei jeder Lieferung das Etikett, klopft offene Schalen an und misst. Etiketten werden aufbewahrt.',
    act: 'Partien ohne Etikett, tot oder warm, zurückweisen. Tote im Lager: entsorgen. Lieferanten informieren.',
    at: {
      P57: {
        do: 'Nur lebende, gewaschene Muscheln der Klasse B; Körbe nicht zu voll, Wasser desinfiziert und in Bewegung. Mindestens {limit:L-purify-hours}.',
        check: 'Wer die Becken betreut, notiert Beginn, Lampe, Durchfluss und Ende jedes Beckens.',
        act: 'Lampe oder Pumpe ausgefallen oder etwas dazugegeben: Zeit neu beginnen. Tote heraus. Probe vor der Freigabe.',
      },
      P15: {
        do: 'Nur lebende Muscheln mit Etikett öffnen, unmittelbar vor dem Servieren. Nicht für kleine Kinder, ältere, schwangere oder kranke Gäste. Gästen sagen, dass sie roh sind.',
        check:
          'Die Küche riecht an jedem Stück und sieht es an; das Etikett der Partie wird mit dem Datum der Verwendung aufbewahrt.',
        act: 'Tote oder trockene entsorgen. Erkranken Gäste, den Rest der Partie und ihr Etikett aufheben und die Behörde informieren.',
      },
    },
  },
  H23: {
    name: 'Parasiten in Fisch',
    hazard:
      'Larven von Anisakis und Bandwürmern in Fisch, der roh, mariniert, gesalzen oder kalt geräuchert verzehrt wird.',
    cause: 'Wildfisch ohne Einfrieren serviert; Essig, Salz und kalter Rauch töten Larven nicht.',
    do: 'Fisch für den Rohverzehr in allen Teilen einfrieren: {limit:L-parasite-freeze}. Die Zeit zählt, sobald der Kern so kalt ist. Zuchtfisch ohne Einfrieren nur mit Erklärung des Lieferanten.',
    check:
      'Wer einfriert, schreibt für jede Charge Fischart, Charge, Temperatur, Beginn und Ende auf; ein Fühler bleibt im dicksten Stück.',
    act: 'Zeit oder Temperatur verfehlt: noch einmal für die volle Zeit einfrieren oder auf {limit:L-cook-parasite} garen. Schon serviert: Betriebsleitung informieren, sie benachrichtigt die Gäste.',
    at: {
      P15: {
        do: 'Nur Fisch mit der Erklärung der Fischzucht verwenden, die das Einfrieren erübrigt, oder mit einem Nachweis, dass er eingefroren war: {limit:L-parasite-freeze}.',
        check:
          'Die Küche liest den Nachweis jeder Charge vor dem ersten Schnitt, schreibt die Temperatur auf und legt ihn ab.',
        act: 'Kein Nachweis: den Fisch auf {limit:L-cook-parasite} garen oder zurückschicken. Schon serviert: Betriebsleitung informieren, sie benachrichtigt die Gäste.',
      },
      P25: {
        do: 'Heißräuchern tötet Larven ab: {limit:L-cook-parasite}. Zum Kalträuchern nur Zuchtfisch mit Erklärung verwenden oder Fisch, der eingefroren war: {limit:L-parasite-freeze}.',
        check: 'Wer räuchert, legt vor dem Räuchern den Nachweis oder das Gefrierprotokoll jeder Charge ab.',
        act: 'Kein Nachweis: heiß räuchern bis zum Grenzwert, oder die Charge vor dem Verkauf für die volle Zeit einfrieren.',
      },
      P27: {
        do: 'Salzen tötet Larven nicht schnell genug. Nur Zuchtfisch mit Erklärung verwenden oder Fisch, der eingefroren war: {limit:L-parasite-freeze}.',
        check: 'Wer salzt, legt den Nachweis oder das Gefrierprotokoll jeder Charge ab.',
        act: 'Kein Nachweis: die Charge vor dem Verkauf für die volle Zeit einfrieren oder garen.',
      },
    },
  },
  H25: {
    name: 'Gegartes wird erneut verunreinigt',
    hazard:
      'Krankheitserreger von Händen, rohen Lebensmitteln oder schmutzigem Werkzeug auf bereits gegarten Speisen.',
    cause: 'Offene Behälter, Abkühlen neben Rohem, Finger im Behälter.',
    do: 'In sauberen Behältern abkühlen, abgedeckt, sobald der Dampf es zulässt, entfernt von Rohem.',
    check: 'Die Küche sieht jede Charge an, wenn sie die Abkühlzeit notiert.',
    act: 'Von Rohem oder Schmutz berührt: noch einmal durcherhitzen, solange es heiß ist, sonst entsorgen. Platz zum Abkühlen schaffen.',
    at: {
      P11: {
        do: 'Sauberes Werkzeug und gewaschene Hände oder Handschuhe für Gegartes; nichts Rohes auf demselben Tisch.',
        check: 'Die Schichtleitung kontrolliert vor dem Service den kalten Posten.',
        act: 'Verunreinigtes entsorgen. Tisch reinigen und desinfizieren; Werkzeug wechseln.',
      },
      P20: {
        do: 'Saubere Teller und Löffel; keine Finger am Essen; Tücher nur für Tellerränder, bei jedem Service frisch.',
        check: 'Wer am Pass steht, sieht jeden Teller an.',
        act: 'Angefasstes nicht servieren. Tuch und Löffel wechseln, Hände waschen.',
      },
    },
  },
  H26: {
    name: 'Krankheitserreger überleben unzureichendes Wiedererwärmen',
    hazard:
      'Krankheitserreger, die sich nach dem Garen vermehrt haben, überleben, wenn Speisen nur aufgewärmt werden.',
    cause: 'Im Bain-Marie aufgewärmt, Mikrowelle ohne Umrühren, dicke Stücke.',
    do: 'Auf dem Herd oder im Ofen schnell erhitzen, Kern {limit:L-reheat}. Nur einmal wiedererwärmen; Reste werden entsorgt.',
    check: 'Die Küche misst bei jeder Charge im Kern und schreibt es auf.',
    act: 'Weiter erhitzen und erneut messen. Nicht rechtzeitig erreicht: entsorgen. Kleinere Portionen, umrühren, vorheizen.',
    at: {
      P36: {
        do: 'Gekühlt angelieferte Speisen schnell und nur einmal regenerieren, Kern {limit:L-reheat}; Reste werden entsorgt.',
        check: 'Wer ausgibt, misst vor dem Service bei jedem Gericht in einem Behälter und schreibt es auf.',
        act: 'Weiter erhitzen und erneut messen. Nicht rechtzeitig erreicht: entsorgen und in der Küche Ersatz anfordern.',
      },
    },
  },
  H36: {
    name: 'Kot und Darminhalt auf Schlachtkörpern',
    hazard:
      'STEC, Salmonellen, Campylobacter und Yersinien gelangen von Fell, Federn und Darm auf das Fleisch.',
    cause:
      'Schmutzige Tiere, angeschnittener Darm, auf das Fleisch gerollte Haut, schmutziges Brühwasser, langsames Kühlen.',
    do: 'Saubere, nüchterne Tiere schlachten. Speiseröhre und Enddarm abbinden, Bauchhöhle öffnen, ohne den Darm anzuschneiden, Messer nach jedem Tier in den Sterilisator. Nichts sichtbar Verschmutztes kommt in den Kühlraum. Kühlen: rotes Fleisch {limit:L-chill-red-meat}, Geflügel und Kleinwild {limit:L-chill-poultry}.',
    check:
      'Wer am Ende der Linie steht, sieht jeden Schlachtkörper an; die Kühlung wird abgelesen und bei jeder Charge im tiefsten Fleisch gemessen.',
    act: 'Schmutz mit sauberem Messer wegschneiden, nicht abwaschen. Nicht rechtzeitig kalt: sperren, erneut messen, mit der Tierärztin oder dem Tierarzt entscheiden. Linie verlangsamen und die Ursache suchen.',
    at: {
      P60: {
        do: 'Nur Tiere mit Papieren annehmen, gesund, sauber und trocken; schmutzige werden zuletzt geschlachtet oder gereinigt.',
        check:
          'Wer den Wartestall betreut, vergleicht bei jeder Anlieferung Tiere und Papiere; der Tierarzt untersucht.',
        act: 'Ohne Papiere, krank oder schmutzig: absondern, Tierarzt fragen. Hof verständigen.',
      },
    },
  },
  H49: {
    name: 'Späte Zugaben nach dem Garen',
    hazard:
      'Krankheitserreger von rohen Kräutern, rohem Ei, Sahne oder Probierlöffeln, die hineinkommen, nachdem die Speise heiß genug war.',
    cause: 'Abschmecken am Schluss, Probieren mit demselben Löffel.',
    do: 'Zutaten zugeben, bevor im Kern gemessen wird. Zum Schluss nur gewaschene Kräuter. Für jedes Probieren ein sauberer Löffel.',
    check: 'Wer kocht, achtet auf den eigenen Topf; die Küchenleitung prüft bei jedem Service.',
    act: 'Die Speise wieder auf {limit:L-cook-core} erhitzen oder, wenn sie kalt ist, entsorgen.',
    at: {
      P18: {
        do: 'Sahne, Ei und Soße vor dem Messen zugeben. Danach nur gewaschene Kräuter.',
        act: 'Die Speise wieder auf {limit:L-reheat} erhitzen oder, wenn sie kalt ist, entsorgen.',
      },
      P20: {
        do: 'Nur gewaschene, kalte Garnitur kommt auf heiße Teller. Saubere Zange, nicht mit bloßen Händen.',
        check: 'Wer am Pass steht, sieht vor dem Service die Garnitur an.',
        act: 'Garnitur abnehmen und Gericht ersetzen; Garnitur waschen oder austauschen.',
      },
    },
  },
  H50: {
    name: 'Nicht einwandfreies Wasser oder Eis',
    hazard: 'E. coli, Enterokokken und Pseudomonaden in Wasser und Eis.',
    cause: 'Eigener Brunnen, schmutziger Tank, Rückfluss aus Schläuchen.',
    do: 'Nur Trinkwasser für Lebensmittel, Eis und Reinigung. Rückflussverhinderer an Schläuchen; Brunnen und Tank nach Plan untersuchen.',
    check: 'Die Betriebsleitung liest jeden Wasserbericht; täglich auf Farbe, Geruch und Geschmack achten.',
    act: 'Nicht genusstauglich: Wasser und Eis nicht mehr verwenden, abkochen oder abgefülltes Wasser nehmen. Tank reinigen, neu beproben; erst nach gutem Ergebnis weiter.',
    at: {
      P17: {
        do: 'Eisbad: Eis und Wasser in Trinkwasserqualität, Speise im geschlossenen Beutel oder in einem Topf, dessen Rand über dem Wasser steht, ein jedes Mal gereinigtes Becken.',
        check: 'Die Küche sieht Beutel, Topf und Becken an, wenn das Bad gefüllt ist.',
        act: 'Wasser aus dem Bad ist in die Speise gelangt: entsorgen. Undichte Beutel oder Töpfe austauschen.',
      },
      P37: {
        do: 'Eis nur aus Trinkwasser herstellen. Schaufel außerhalb des Eises; keine Gläser, keine Hände.',
        check: 'Die benannte Person sieht Maschine und Schaufel einmal pro Woche bei der Reinigung an.',
        act: 'Eis entsorgen, Maschine reinigen und desinfizieren, das erste neue Eis entsorgen.',
      },
    },
  },
  H51: {
    name: 'Schleim und Schimmel in Maschinen',
    hazard: 'Biofilm und Schimmel in Eiswürfelbereitern, Getränkeleitungen und Spendern.',
    cause: 'Nicht zerlegt, warme Leitungen, alte Filter.',
    do: 'Maschine und Leitungen nach Plan leeren, reinigen und desinfizieren; Filter nach Herstellerplan wechseln.',
    check: 'Die benannte Person reinigt einmal pro Woche und hakt es ab.',
    act: 'Schleim oder Geruch: anhalten, Eis oder Getränk entsorgen, zerlegt reinigen, spülen, die erste Füllung entsorgen.',
  },
  H53: {
    name: 'Krankheitserreger bleiben nach der Reinigung zurück',
    hazard: 'Listerien, Salmonellen und Schleim, die auf Flächen zurückbleiben.',
    cause: 'Schritte ausgelassen, Desinfektion zu schwach oder zu kurz, verschlissene Flächen.',
    do: 'Grob säubern, waschen, spülen, desinfizieren, einwirken lassen, nachspülen, trocknen. Nach Etikett dosieren; Chlor {limit:L-chlorine}.',
    check:
      'Die Spätschicht hakt den Reinigungsplan ab; der Teststreifen zeigt einmal täglich die Konzentration.',
    act: 'Vor der Benutzung erneut reinigen. Verschlissene Bretter ersetzen; zeigen, wie es geht.',
    at: {
      P40: {
        do: 'Reste abstreifen, vorspülen, spülen, an der Luft trocknen lassen. Nicht mit gebrauchten Tüchern abtrocknen; reine und unreine Seite trennen.',
        check: 'Wer spült, sieht das Geschirr jedes Korbs an.',
        act: 'Erneut spülen. Filter und Spülarme der Maschine reinigen.',
      },
    },
  },
  H54: {
    name: 'Spülmaschine zu kalt oder zu schwach',
    hazard:
      'Krankheitserreger bleiben am Geschirr, wenn das Klarspülwasser zu kalt oder das Mittel zu schwach ist.',
    cause: 'Kalk, falsches Programm, leerer Reiniger.',
    do: 'Klarspülen: {limit:L-dish-rinse}. Reiniger nachfüllen, nach Plan entkalken.',
    check: 'Wer spült, liest einmal täglich die Klarspültemperatur ab.',
    act: 'Erneut spülen, wenn die Maschine heiß ist, oder von Hand desinfizieren. Entkalken; Kundendienst rufen.',
  },
  H57: {
    name: 'Thermometer zeigt falsch an',
    hazard: 'Ein falsch anzeigendes Thermometer verdeckt, dass etwas zu warm oder nicht durchgegart ist.',
    cause: 'Drift, Sturz, schwache Batterie.',
    do: 'In schmelzendem Eis zeigt das Thermometer {limit:L-probe-ice}, in kochendem Wasser {limit:L-probe-boiling}. Den Fühler vor jeder Messung abwischen und desinfizieren.',
    check:
      'Die Betriebsleitung prüft jedes Thermometer einmal im Monat und lässt eines einmal im Jahr extern prüfen.',
    act: 'Thermometer justieren oder ersetzen. Lebensmittel, die seit der letzten guten Prüfung gemessen wurden, neu beurteilen.',
  },
  H66: {
    name: 'Undichte Siegelnähte und Deckel',
    hazard: 'Krankheitserreger dringen durch schwache Siegelnähte, Falze oder Deckel ein.',
    cause: 'Falsche Einstellung, Lebensmittel in der Naht, beschädigter Rand.',
    do: 'Saubere Ränder, richtige Einstellung, unversehrte Beutel. Packungen auf Druck prüfen.',
    check: 'Wer verpackt, prüft die ersten Packungen jeder Schicht und nach jeder Umstellung.',
    act: 'Undichte Packungen, wenn kalt und frisch, sofort öffnen und neu verpacken; sonst entsorgen. Alle Packungen seit der letzten guten Prüfung kontrollieren; Maschine einstellen.',
    at: {
      P24: {
        do: 'Saubere Ränder und neue Deckel; richtiger Kopfraum. Bei jeder Charge Falz und Vakuum ansehen.',
        check:
          'Wer die Anlage bedient, untersucht die Verschlüsse jeder Charge und bewahrt die Aufzeichnungen auf.',
        act: 'Undichte Behälter werden entsorgt, die Charge wird gesperrt und untersucht. Verschließer einstellen.',
      },
      P28: {
        do: 'Konfitüre und Sirup bei {limit:L-hot-fill} in heiße, saubere Gläser mit neuen Deckeln füllen; sofort verschließen.',
        check: 'Wer abfüllt, misst dabei in jeder Charge und prüft nach dem Abkühlen das Vakuum der Deckel.',
        act: 'Nicht heiß genug: vor dem Abfüllen erneut aufkochen. Deckel hält nicht: in den Kühlschrank und bald verbrauchen oder entsorgen.',
      },
    },
  },
  H69: {
    name: 'Schmutziger oder gemischter Transport',
    hazard:
      'Krankheitserreger und Chemikalien aus schmutzigen Fahrzeugen oder von Rohem neben Verzehrfertigem.',
    cause: 'Rohes und Verzehrfertiges in einer Box, Haustiere, Werkzeug oder Kraftstoff im Auto.',
    do: 'Sauberes, trockenes Fahrzeug, saubere Boxen. Rohes getrennt von Verzehrfertigem, alles geschlossen; sonst nichts im Laderaum.',
    check: 'Wer fährt, sieht vor jeder Fahrt Fahrzeug und Boxen an.',
    act: 'Vor dem Beladen reinigen. Offene Lebensmittel, die verschmutzt wurden, werden entsorgt.',
  },
  H70: {
    name: 'Ausgabe ohne Wasser oder Handwaschplatz',
    hazard: 'Krankheitserreger von schmutzigen Händen und Werkzeug, wo es keine richtige Küche gibt.',
    cause: 'Kein fließendes Wasser, kein Abfluss, keine Abfallbehälter, Regen oder Sonne auf den Speisen.',
    do: 'Trinkwasser, Seife, Papier, Ersatzwerkzeug, geschlossene Abfallbehälter und ein Dach mitbringen. Den Handwaschplatz zuerst aufbauen.',
    check: 'Die verantwortliche Person geht vor Beginn der Ausgabe die Liste durch.',
    act: 'Erst beginnen, wenn Hände gewaschen werden können. Vorher angefasste Lebensmittel werden entsorgt oder durcherhitzt.',
  },
  H71: {
    name: 'Zurückgegebene oder zurückgerufene Lebensmittel werden verwendet',
    hazard: 'Nicht sichere Lebensmittel gelangen zurück in die Herstellung oder ins Regal.',
    cause: 'Kein eigener Platz, keine Kennzeichnung.',
    do: 'Zurückgegebene, zurückgerufene und abgelehnte Lebensmittel an einen markierten Platz stellen, mit „Gesperrt“ kennzeichnen und abholen lassen.',
    check:
      'Die Spätschicht sieht täglich den markierten Platz an; die Betriebsleitung probt einmal im Jahr einen Rückruf.',
    act: 'Wieder getrennt stellen; zurückverfolgen und zurückholen, was damit hergestellt wurde. Aufschreiben, wie es vernichtet wurde.',
  },
  H74: {
    name: 'Cronobacter in Säuglingsnahrung',
    hazard:
      'Cronobacter und Salmonellen im Pulver wachsen in lauwarmer Nahrung und machen Säuglinge schwer krank.',
    cause: 'Pulver mit zu kühlem Wasser angerührt, Nahrung warm gehalten.',
    do: 'Pulver mit heißem Wasser anrühren: {limit:L-infant-water}. Auf Trinktemperatur abkühlen und spätestens nach {limit:L-infant-hours} füttern.',
    check: 'Wer zubereitet, misst das Wasser und schreibt die Uhrzeit auf jede Flasche.',
    act: 'Wasser zu kühl oder Zeit überschritten: Nahrung wegschütten und neu zubereiten.',
    at: {
      P32: {
        do: 'Pulver in einem eigenen trockenen Raum abfüllen: kein Wasser, gefilterte Luft, Schuhe und Kleidung gewechselt, Verschüttetes abgesaugt. Nur Pulver mit einwandfreiem Ergebnis seiner Charge. Sofort versiegeln.',
        check: 'Die Linienleitung hakt täglich den Trockenraum ab; Pulver und Raum nach Untersuchungsplan.',
        act: 'Wasser, Kondenswasser oder ein positives Ergebnis: anhalten, alles seit dem letzten einwandfreien Ergebnis sperren, trocken reinigen, erneut untersuchen.',
      },
    },
  },
  H75: {
    name: 'Krankheitserreger in Sprossen',
    hazard: 'Salmonellen und STEC aus den Samen vermehren sich in der feuchtwarmen Trommel millionenfach.',
    cause: 'Belastete Samen, schwache Desinfektion, keine Untersuchung, schmutzige Trommeln.',
    do: 'Samen mit Bescheinigung für die Sprossenerzeugung kaufen. Jede Partie nach schriftlichem Programm desinfizieren, spülen, in sauberen Trommeln mit Trinkwasser ziehen. Das ablaufende Wasser untersuchen: {limit:L-sprout-water}. Erst nach dem Ergebnis und gekühlt verkaufen; für kleine Kinder, ältere und kranke Menschen garen.',
    check:
      'Wer die Anzucht betreut, hakt Samenpartie und Desinfektion ab und nimmt von jeder Charge eine Probe des verbrauchten Bewässerungswassers.',
    act: 'Positiv oder nicht untersucht: Charge vernichten und Samenpartie sperren. Raum und Trommeln reinigen und desinfizieren. Schon verkauft: Rückruf.',
  },
  H80: {
    name: 'Campylobacter in Geflügel',
    hazard: 'Campylobacter und Salmonellen in Huhn, Ente, Pute und ihrer Leber.',
    cause: 'Rosa Kern, Leber rosa serviert, Spritzer im Spülbecken.',
    do: 'Geflügel und Geflügelleber durchgaren: {limit:L-cook-poultry}. Rohes Geflügel nicht abspülen.',
    check: 'Wer gart, misst bei jeder Charge im dicksten Stück nahe am Knochen und schreibt es auf.',
    act: 'Weitergaren und erneut messen. Wurde schon etwas serviert, sofort die Betriebsleitung informieren. Zeit, Beladung oder Größe ändern.',
    at: {
      P13: {
        do: 'Geflügel frittieren, bis der Kern den Grenzwert erreicht: {limit:L-cook-poultry}; dicke Stücke vorher auftauen.',
        check: 'Wer frittiert, misst im dicksten Stück des ersten Korbs und jedes neuen Produkts.',
        act: 'Weiter frittieren und erneut messen. Weniger Beladung, längere Zeit, heißerer Start.',
      },
    },
  },
  H83: {
    name: 'Viren in Beeren',
    hazard: 'Noroviren und Hepatitis A auf Beeren, vor allem auf tiefgekühlten.',
    cause: 'Hände und Wasser bei der Ernte; Einfrieren tötet Viren nicht.',
    do: 'Tiefgekühlte Beeren vor kalten Desserts {limit:L-berry-boil} kochen oder wärmebehandelte kaufen. Frische Beeren waschen.',
    check: 'Die Küche schreibt das Kochen jeder Charge auf.',
    act: 'Nicht gekocht: vor der Verwendung kochen oder das Dessert entsorgen. Wärmebehandelte Beeren kaufen.',
  },
  H86: {
    name: 'Trichinen im Fleisch',
    hazard: 'Trichinen in Schwein, Wildschwein und Pferd.',
    cause: 'Nicht untersuchtes Fleisch.',
    do: 'Nur Fleisch mit Genusstauglichkeitskennzeichen kaufen; Wildschwein nur mit dem Ergebnis der Trichinenuntersuchung.',
    check: 'Die Warenannahme prüft bei jeder Lieferung Kennzeichen und Untersuchungsnachweis.',
    act: 'Fleisch ohne Kennzeichen oder Untersuchung zurückweisen. Sperren, was schon im Lager ist.',
    at: {
      P09: {
        do: 'Wild und Wildschwein durchgaren: {limit:L-cook-pork-liver}.',
        check: 'Wer gart, misst bei jeder Charge im dicksten Stück und schreibt es auf.',
        act: 'Weitergaren und erneut messen. Kleinere Stücke, längere Zeit.',
      },
      P15: {
        do: 'Gerichte mit rohem Fleisch nur aus untersuchtem Fleisch mit Genusstauglichkeitskennzeichen; kein rohes Wildschwein.',
        check: 'Die Küche sieht bei jeder Partie vor dem Schneiden Etikett und Kennzeichen an.',
        act: 'Kein Kennzeichen: Fleisch durchgaren oder entsorgen.',
      },
      P29: {
        do: 'Rohwurst und Rohschinken nur aus Schweinefleisch mit Genusstauglichkeitskennzeichen; Wildschwein nur mit Untersuchungsnachweis.',
        check: 'Wer die Wurst herstellt, legt Kennzeichen und Untersuchungsnachweis jeder Partie ab.',
        act: 'Keine Untersuchung: Ware durchgaren oder entsorgen.',
      },
    },
  },
  H88: {
    name: 'Hepatitis E in Schweineleber und Wildschwein',
    hazard: 'Hepatitis-E-Viren in Leber und Wild, die nicht durcherhitzt sind.',
    cause: 'Rosa Leber, Pastete in der Mitte nicht heiß.',
    do: 'Leber, Pastete und Wildschwein durchgaren: {limit:L-cook-pork-liver}.',
    check: 'Wer gart, misst bei jeder Charge im dicksten Stück und schreibt es auf.',
    act: 'Weitergaren und erneut messen. Dünnere Stücke, längere Zeit.',
  },
  H89: {
    name: 'Krankheitserreger in Rohmilch',
    hazard: 'STEC, Campylobacter, Listerien, Brucellen und Tuberkuloseerreger in nicht erhitzter Milch.',
    cause: 'Milch jeder Kuh kann Krankheitserreger enthalten.',
    do: 'Rohmilch vor jeder Verwendung erhitzen: {limit:L-pasteurise}. Nie roh für kleine Kinder, Schwangere, ältere oder kranke Gäste.',
    check: 'Wer die Anlage bedient, schreibt Temperatur und Zeit jeder Charge auf.',
    act: 'Nicht erreicht: noch einmal für die volle Zeit erhitzen. Rohmilch nicht für kalte Speisen verwenden.',
    at: {
      P01: {
        do: 'Rohmilch nur bei {limit:L-raw-milk-arrival} annehmen, von einem zugelassenen Hof, mit Papieren. Am selben Tag erhitzen.',
        check: 'Die Warenannahme misst bei jeder Lieferung.',
        act: 'Zu warm oder sauer: zurückweisen. Hof informieren.',
      },
      P14: {
        do: 'Rohmilch vor jeder anderen Verwendung auf den hier für das Produkt aufgeführten Grenzwert erhitzen; rohe und erhitzte Seite trennen, mit höherem Druck auf der erhitzten Seite.',
      },
      P26: {
        do: 'Rohmilchkäse und Rohmilch nur von untersuchten Herden und nach den Vorschriften des Landes, Milch bei {limit:L-chill-raw-milk} gelagert und am selben Tag verarbeitet. Zügig säuern, vollständig reifen lassen, die Angabe „mit Rohmilch hergestellt“ auf dem Etikett. Nie für kleine Kinder, Schwangere, ältere oder kranke Gäste.',
        check: 'Wer käst, misst in der Milch jeder Charge und vergleicht Papiere und Ergebnisse der Herde.',
        act: 'Milch warm oder ein Ergebnis positiv: pasteurisieren oder entsorgen; den daraus hergestellten Käse sperren.',
      },
    },
  },
  H90: {
    name: 'Vibrionen in Krebstieren und Muscheln',
    hazard: 'Vibrio parahaemolyticus und V. vulnificus aus warmem Meerwasser.',
    cause: 'Warme Lagerung, zu kurz gegart, Gegartes und Rohes zusammen.',
    do: 'Krebstiere und Muscheln durchgaren: {limit:L-cook-core}. Geschlossen gebliebene Muscheln entsorgen.',
    check: 'Wer gart, misst bei jeder Charge im größten Stück oder öffnet es.',
    act: 'Weitergaren und erneut messen. Weniger auf einmal garen.',
    at: {
      P15: {
        do: 'Rohe Austern nur lebend, mit Etikett und kalt; nie für kranke, ältere oder schwangere Gäste. Kurz vor dem Servieren öffnen.',
        check: 'Die Küche sieht jedes Stück an und hebt das Etikett auf.',
        act: 'Tote oder warme entsorgen. Den Rest im Zweifel garen.',
      },
      P49: {
        do: 'Nur lebende, kalte Muscheln mit frischem Erntedatum annehmen. Sofort in die Kühlung, feucht und abgedeckt.',
        check: 'Die Warenannahme misst und liest bei jeder Lieferung das Erntedatum.',
        act: 'Warme oder tote Partien zurückweisen. Lieferanten informieren.',
      },
    },
  },
  H98: {
    name: 'Bandwurmfinnen und Toxoplasmen im Fleisch',
    hazard: 'Rinderfinnen in Rindfleisch; Toxoplasmen in Schaf, Ziege, Schwein und Wild.',
    cause: 'Finnen und Zysten im Muskel, die bei der Fleischuntersuchung nicht gefunden wurden.',
    do: 'Nur Fleisch mit Genusstauglichkeitskennzeichen kaufen.',
    check: 'Die Warenannahme prüft bei jeder Lieferung das Kennzeichen.',
    act: 'Fleisch ohne Kennzeichen zurückweisen. Finnen beim Zerlegen: Partie sperren und den Lieferanten informieren.',
    at: {
      P15: {
        do: 'Kein rohes Fleisch für Schwangere. Für rohe Gerichte Fleisch nehmen, das vorher gefroren war, oder Rindfleisch.',
        check: 'Die Küche sieht bei jeder Partie vor dem Schneiden Etikett und Kennzeichen an.',
        act: 'Finnen im Fleisch: entsorgen, Partie sperren und den Lieferanten informieren.',
      },
    },
  },
  H113: {
    name: 'Bakterien in trockenen Zutaten',
    hazard:
      'Salmonellen, STEC, Bacillus-Sporen und Staphylokokkentoxin in Mehl, Gewürzen, Nüssen, Kakao und Milchpulver: Sie überleben Monate und wachsen im Wasser wieder.',
    cause: 'Vom Hersteller nicht erhitzt, Vögel und Staub, feuchtes Silo.',
    do: 'Mit Spezifikation und Salmonellenbefund kaufen; erhitzte Gewürze für Speisen, die nicht gegart werden. Trocken halten.',
    check: 'Wer annimmt, vergleicht Lieferant und Zertifikat jedes Loses mit der Liste.',
    act: 'Los ohne Zertifikat: sperren, nur für durchgegarte Speisen verwenden oder zurückgeben.',
    at: {
      P56: {
        name: 'Salmonellen überleben in trockenen Waren',
        do: 'Das erprobte Programm jedes Produkts fahren: {limit:L-dry-heat}. Rohe und behandelte Seite getrennt, eigenes Werkzeug, eigene Luft.',
        check: 'Wer die Anlage bedient, liest Temperatur und Zeit jeder Charge ab.',
        act: 'Unter dem Grenzwert: vor dem Verpacken neu behandeln. Schon verpackt: Charge sperren.',
      },
      P32: {
        do: 'Was ohne Garen gegessen wird, wird nur mit Salmonellenbefund oder nach dem Erhitzen verpackt. Behandelte und unbehandelte Ware getrennt; trocken reinigen.',
        check: 'Wer verantwortlich ist, sieht vor dem Verpacken das Zertifikat jedes Loses an.',
        act: 'Kein Zertifikat oder positiver Befund: Los sperren; erhitzen oder an einen Betrieb verkaufen, der erhitzt.',
      },
      P08: {
        do: 'Rohes Mehl und rohen Teig von Ware fernhalten, die nicht gebacken wird; niemand kostet rohen Teig. Erst trocken, dann nass reinigen.',
        check: 'Wer backt, sieht zwischen Teig und fertiger Ware Tische und Werkzeug an.',
        act: 'Mehl auf fertiger Ware: wegwerfen oder backen. Arbeiten trennen.',
      },
    },
  },
  H114: {
    name: 'Clostridium botulinum in Honig',
    hazard: 'Sporen im Honig sind für Erwachsene harmlos und können Säuglinge töten.',
    cause: 'Sporen aus Boden und Staub; keine Behandlung entfernt sie.',
    do: 'Etikett: nicht für Kinder unter 12 Monaten. Niemals in Säuglingsnahrung.',
    check: 'Wer verpackt, sieht bei jeder Charge das Etikett an.',
    act: 'Hinweis fehlt: Charge sperren und neu etikettieren. Schon verkauft: Leitung verständigen, sie entscheidet über den Rückruf.',
  },
  H116: {
    name: 'Spezifiziertes Risikomaterial von Rindern, Schafen und Ziegen',
    hazard: 'BSE-Prionen in Hirn, Rückenmark und anderen Teilen; Hitze zerstört sie nicht.',
    cause: 'Schlachtkörper oder Viertel mit Resten von Rückenmark, Wirbel alter Tiere.',
    do: 'Nur von zugelassenen Schlachtbetrieben kaufen; Rindfleischetikett mit dem blauen oder roten Streifen, wo das Recht es verlangt.',
    check: 'Wer annimmt, achtet auf Kennzeichen, Etikett und Reste von Rückenmark.',
    act: 'Reste gefunden: Stück sperren, einfärben und der Tierkörperbeseitigung geben; Lieferanten verständigen.',
    at: {
      P31: {
        do: 'Spezifiziertes Risikomaterial nach dem Recht entfernen, einfärben und wiegen; eigene Messer und Behälter dafür.',
        check: 'Eine benannte Person sieht jeden Schlachtkörper an; der Tierarzt überprüft es.',
        act: 'Reste: abtragen, einfärben, vernichten. Bei Wiederholung das Band anhalten.',
      },
    },
  },
  H118: {
    name: 'Krankheitserreger gelangen nach dem Erhitzen vor dem Verschließen hinein',
    hazard:
      'Krankheitserreger aus Luft, Tropfwasser, Düsen und von Händen gelangen in Lebensmittel, die nicht mehr erhitzt werden.',
    cause: 'Kondenswasser, offene Tanks, unsauberer Füller, kalte Stellen.',
    do: 'Geschlossene Leitungen, abgedeckte Tanks, sauberer Füller; saubere Hände und Hauben an offener Ware.',
    check: 'Wer die Anlage bedient, sieht vor dem Start Füller und Raum an.',
    act: 'Bespritzte oder offene Ware wegwerfen oder neu erhitzen. Reinigen und desinfizieren; Abdeckung reparieren.',
    at: {
      P55: {
        do: 'Heißabfüllung: {limit:L-hot-fill}, voll, sofort verschlossen und gewendet. Aseptisch: Füller und Packungen vor dem Start sterilisiert.',
        check: 'Wer die Anlage bedient, misst das Produkt am Füller in jeder Charge und prüft Verschlüsse.',
        act: 'Zu kalt: entleeren und neu erhitzen. Nicht mehr keimfrei: anhalten, alles seit der letzten guten Messung sperren, neu sterilisieren.',
      },
    },
  },
  H119: {
    name: 'Krankheitserreger überleben das Erhitzen in der Packung',
    hazard: 'Listerien vom Schneiden und Verpacken überleben auf der Oberfläche.',
    cause: 'Packungen übereinander, kalter Beginn, zu kurze Zeit.',
    do: 'Packungen einzeln legen, Wasser in Bewegung. Kern oder Oberfläche: {limit:L-pack-pasteurise}. Dann in Eiswasser.',
    check: 'Wer die Anlage bedient, liest in jeder Charge die Testpackung an der kältesten Stelle ab.',
    act: 'Unter dem Grenzwert: ganze Charge sofort noch einmal erhitzen oder garen. Wasser und Beladung prüfen.',
  },
}
