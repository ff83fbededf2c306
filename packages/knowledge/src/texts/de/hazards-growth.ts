import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGrowth: KnowledgeTexts['hazards'] = {
  H01: {
    name: 'Vermehrung von Krankheitserregern vor der Anlieferung',
    hazard:
      'Salmonellen, STEC, Listerien und andere Krankheitserreger, die sich vermehrt haben, weil Kühlware zu warm ankam.',
    cause: 'Unterbrochene Kühlkette: warmes Fahrzeug, lange Tour, Ware wartet auf der Rampe.',
    do: 'Gekühlte verzehrfertige Lebensmittel bei {limit:L-chill-rte} annehmen, alles andere nach dem eigenen, hier aufgeführten Grenzwert. Sofort einräumen, Kühlware zuerst.',
    check:
      'Die Warenannahme misst zwischen zwei Packungen, mindestens ein Produkt je Lieferant und Lieferung, und schreibt den Messwert auf.',
    act: 'Lebensmittel über dem Grenzwert gehen zurück oder werden, mit „Gesperrt“ gekennzeichnet, getrennt gestellt. Lieferanten informieren; im Wiederholungsfall neu bewerten.',
  },
  H03: {
    name: 'Verbrauchsdatum überschritten',
    hazard: 'Krankheitserreger, die sich in überlagerten Lebensmitteln vermehrt haben.',
    cause: 'Neue Ware vor alte gestellt, geöffnete Packungen ohne Datum.',
    do: 'Was zuerst abläuft, zuerst verbrauchen. Jedes geöffnete oder umgefüllte Lebensmittel mit dem Tag des Öffnens und dem letzten Tag der Verwendung kennzeichnen; höchstens {limit:L-rte-days} aufbewahren.',
    check: 'Wer morgens öffnet, sieht jeden Tag Daten und geöffnete Packungen durch.',
    act: 'Entsorgen, was das Verbrauchsdatum überschritten hat. Den Rest nach Datum ordnen; klären, warum es liegen blieb.',
    at: {
      P01: {
        do: 'Nur Ware annehmen, deren Restlaufzeit für die eigene Verwendung reicht. Zurückweisen, was das Verbrauchsdatum überschritten hat.',
        check: 'Die Warenannahme liest bei jeder Lieferung die Daten.',
        act: 'Abgelaufene oder zu kurz haltbare Ware zurückweisen und auf dem Lieferschein vermerken. Mit dem Lieferanten die Mindestrestlaufzeit vereinbaren.',
      },
      P03: {
        do: 'Neue Ware hinter die alte stellen und zuerst verbrauchen, was zuerst abläuft. Umgefüllte Ware mit dem Datum beschriften.',
      },
      P34: {
        do: 'Neue Ware hinter die alte stellen. Am letzten Tag bei Ladenschluss aus dem Regal nehmen.',
        check: 'Wer den Laden öffnet, kontrolliert jeden Morgen die Regale.',
        act: 'Abgelaufenes aus dem Verkauf nehmen, zählen und entsorgen. Wurde etwas verkauft, die Betriebsleitung informieren; sie entscheidet über einen Rückruf.',
      },
    },
  },
  H08: {
    name: 'Vermehrung von Krankheitserregern in Kühlware',
    hazard:
      'Salmonellen, STEC, Staphylococcus aureus und Clostridium perfringens vermehren sich, wenn Kühlware zu warm ist. Das Toxin von S. aureus übersteht das Garen.',
    cause: 'Tür offen gelassen, überfüllte Fächer, heiße Töpfe hineingestellt, defekter Kühlschrank.',
    do: 'Verzehrfertige Lebensmittel bei {limit:L-chill-rte} lagern, alles andere nach dem eigenen, hier aufgeführten Grenzwert. Platz für Luft lassen, Tür schließen, nichts Heißes hineinstellen.',
    check:
      'Die Schichtleitung liest vormittags und nachmittags in jedem Kühlschrank und Kühlraum das Thermometer ab oder misst in einem Produkt.',
    act: 'Lebensmittel an einen kälteren Ort bringen und darin messen. Länger als {limit:L-out-cold-hours} zu warm oder Dauer unbekannt: Verzehrfertiges entsorgen. Tür, Beladung und Vereisung des Verdampfers prüfen; Kältetechnik rufen.',
    at: {
      P12: {
        do: 'Kalte Speisen in kleinen Portionen ausstellen: {limit:L-chill-rte}. Die Theke früh einschalten; nur bis zur Stapelmarke füllen.',
        check: 'Wer Theke oder Buffet betreut, misst vor dem Service und in dessen Mitte in einem Produkt.',
        act: 'Speisen über dem Grenzwert aus der Auslage nehmen. Länger als {limit:L-out-cold-hours} zu warm oder Dauer unbekannt: entsorgen. Theke prüfen und mit kleineren Mengen neu bestücken.',
      },
      P34: {
        do: 'Das Kühlmöbel innerhalb des Grenzwerts der Ware halten: Verzehrfertiges {limit:L-chill-rte}, alles andere wie hier aufgeführt. Nie über die Stapelmarke füllen; Luftschlitze frei halten.',
        check:
          'Wer den Laden öffnet und später die Nachmittagsschicht lesen jedes Möbel ab oder messen an der wärmsten Stelle in einer Packung.',
        act: 'Ware in ein anderes Möbel oder in den Kühlraum umräumen und messen. Verzehrfertiges, das länger als {limit:L-out-cold-hours} oder unbekannt lange zu warm war: entsorgen. Aus dem Möbel nichts verkaufen, bis es repariert ist.',
      },
      P35: {
        do: 'Fahrzeug oder Box vor dem Beladen kühlen und nur kalte Ware laden: {limit:L-transport-cold}. Türen bleiben zwischen den Stopps geschlossen.',
        check: 'Wer fährt, liest auf jeder Fahrt beim Beladen und am letzten Stopp die Temperatur ab.',
        act: 'Zu warm angekommene Lebensmittel nicht übergeben. Zurückbringen, messen und mit der Betriebsleitung entscheiden. Fahrzeug oder Box vor der nächsten Fahrt prüfen lassen.',
      },
      P61: {
        do: 'Gegarte und abgekühlte Speisen bei {limit:L-chill-rte} lagern, abgedeckt, über Rohem oder getrennt davon. Nur einstellen, was schon kalt ist.',
      },
    },
  },
  H11: {
    name: 'Listerienwachstum während der Haltbarkeit',
    hazard:
      'Listeria monocytogenes wächst auch in der Kälte: in aufgeschnittenem Schinken, Weichkäse, Räucherfisch, Sahnedesserts, geschnittenem Obst und Gemüse und mehrere Tage aufbewahrten Salaten.',
    cause:
      'Lange Lagerung in einem Kühlschrank, der ein paar Grad zu warm ist; geöffnete Packungen ohne Datum.',
    do: 'Bei {limit:L-chill-rte} lagern. Geöffnete Packungen und hier Hergestelltes, dessen Haltbarkeit keine Untersuchung belegt: höchstens {limit:L-rte-days} aufbewahren, nie über das Datum des Herstellers hinaus.',
    check:
      'Die Schichtleitung kontrolliert zweimal täglich die Temperatur und bei Betriebsschluss die Daten geöffneter Packungen.',
    act: 'Entsorgen, was überlagert ist oder länger als {limit:L-out-cold-hours} zu warm war. Frist verkürzen oder Kühlschrank kälter stellen.',
    at: {
      P01: {
        do: 'Käse, Aufschnitt, Räucherfisch und andere Lebensmittel, die so gegessen werden, nur bei {limit:L-chill-rte} annehmen, mit genug Resttagen. Zuerst einräumen.',
        check: 'Wer annimmt, misst bei jeder Lieferung zwischen zwei Packungen und liest das Datum.',
        act: 'Zu warm oder abgelaufen: zurückweisen oder sperren. Später erhitzt es niemand mehr. Bei Wiederholung Lieferanten überprüfen.',
      },
      P12: {
        do: 'Nur kleine Mengen ausstellen: {limit:L-chill-rte}; aus der Auslage geht nichts zurück in den Vorrat.',
        check: 'Wer die Auslage betreut, misst vor dem Service und in dessen Mitte in einem Produkt.',
        act: 'Entsorgen, was länger als {limit:L-out-cold-hours} zu warm stand. Weniger auf einmal ausstellen.',
      },
      P22: {
        do: 'Nur frische, kalte Lebensmittel auf sauberer Maschine verpacken. Packungen bei {limit:L-chill-vacuum} höchstens {limit:L-vacuum-days} lagern; eine längere Haltbarkeit durch eine Studie belegen.',
        check:
          'Wer verpackt, kennzeichnet jede Packung mit ihrem letzten Tag; die Schichtleitung kontrolliert zweimal täglich die Temperatur und jeden Morgen die Daten.',
        act: 'Überlagerte Packungen entsorgen. Nach positivem Listerienbefund die Charge sperren, die Maschine zerlegt reinigen und erneut Abstriche nehmen.',
      },
      P34: {
        do: 'Kühlmöbel bei {limit:L-chill-rte} halten. An der Theke Aufgeschnittenes: am selben Tag verkaufen oder mit dem letzten Tag der Verwendung kennzeichnen.',
        check: 'Das Thekenpersonal kontrolliert zweimal täglich die Temperatur und jeden Morgen die Daten.',
        act: 'Aus dem Verkauf nehmen, was abgelaufen ist oder länger als {limit:L-out-cold-hours} zu warm war. Kleinere Mengen aufschneiden.',
      },
    },
  },
  H12: {
    name: 'Auftauen und Wiedereinfrieren von Tiefkühlware',
    hazard: 'Krankheitserreger vermehren sich am angetauten Rand und bleiben, wenn die Ware wieder gefriert.',
    cause:
      'Tiefkühlgerät fällt aus, vereiste Tür, Ware auf der Rampe stehen gelassen, langsames Einfrieren warmer Speisen.',
    do: 'Tiefkühlware bei {limit:L-frozen} lagern. Aufgetautes nicht wieder einfrieren, außer es wurde dazwischen gegart.',
    check:
      'Wer öffnet, liest jedes Tiefkühlgerät einmal täglich ab und achtet auf weiche Packungen, Reif und Tropfwasser.',
    act: 'In ein anderes Tiefkühlgerät umräumen. Weiches Fleisch oder weicher Fisch: sofort garen; Speiseeis und Verzehrfertiges: entsorgen. Kältetechnik rufen.',
    at: {
      P01: {
        do: 'Tiefkühlware nur hart gefroren und bei {limit:L-frozen-swing} annehmen, ohne Tropfsaft oder Schnee in der Packung. Zuerst einräumen.',
        check: 'Die Warenannahme misst bei jeder Lieferung zwischen zwei Packungen.',
        act: 'Weiche oder wieder eingefrorene Packungen zurückweisen und auf dem Lieferschein vermerken. Lieferanten informieren.',
      },
      P16: {
        do: 'Nur frische, kalte Lebensmittel in kleinen Packungen einfrieren, im Schockfroster oder im kältesten Fach. Mit Inhalt und Tag beschriften. Danach bei {limit:L-frozen} lagern.',
        check:
          'Wer einfriert, prüft am nächsten Tag, ob die Packungen durchgefroren sind, und liest das Gerät ab.',
        act: 'Nicht durchgefroren: sofort garen oder entsorgen. Weniger auf einmal einfrieren; Gerät prüfen lassen.',
      },
      P34: {
        do: 'Tiefkühl- oder Eistheke innerhalb des hier aufgeführten Grenzwerts halten; unter der Stapelmarke füllen und nachts abdecken.',
        check:
          'Wer den Laden öffnet, liest jedes Tiefkühlmöbel einmal täglich ab und tastet nach weichen Packungen.',
        act: 'Weiche Packungen aus dem Verkauf nehmen; sie werden nicht wieder eingefroren. Harte in ein anderes Gerät umräumen und Kältetechnik rufen.',
      },
      P35: {
        do: 'Tiefkühlware zuletzt in ein bereits kaltes Fahrzeug laden; während der Fahrt {limit:L-frozen-swing}.',
        check: 'Wer fährt, liest beim Beladen und am letzten Stopp die Temperatur ab.',
        act: 'Weiche Ware wird nicht übergeben. Zurückbringen, kennzeichnen und mit der Betriebsleitung entscheiden; Kühlaggregat prüfen lassen.',
      },
    },
  },
  H13: {
    name: 'Vermehrung von Krankheitserregern und Tauwasser beim Auftauen',
    hazard:
      'Krankheitserreger vermehren sich außen im Warmen, während es innen noch gefroren ist; das Tauwasser trägt sie auf andere Lebensmittel.',
    cause: 'Auftauen auf dem Tisch, keine Wanne darunter, Aufgetautes vergessen.',
    do: 'Im Kühlschrank auf einem Rost über einer Wanne auftauen, unter Verzehrfertigem, höchstens {limit:L-thaw-hours}. Kaltes fließendes Wasser oder Mikrowelle nur, wenn sofort gegart wird.',
    check:
      'Die Küche prüft jeden Morgen, ob auftauende Lebensmittel abgedeckt und datiert in einer Wanne stehen.',
    act: 'Bei Raumtemperatur Aufgetautes: außen warm, entsorgen; noch kalt, sofort garen. Tauwasser aufwischen und desinfizieren. Auftauen einen Tag im Voraus planen.',
  },
  H19: {
    name: 'Vermehrung von Krankheitserregern bei ungekühltem Stehen',
    hazard:
      'Krankheitserreger vermehren sich und bilden Toxine in Speisen, die ohne Kühlung oder Heißhaltung stehen.',
    cause: 'Zu früh ausgestellt, Schüsseln aufgefüllt, Reste zurückgestellt.',
    do: 'Kalte Speisen dürfen höchstens {limit:L-out-cold-hours} draußen stehen. Uhrzeit auf die Karte schreiben, durch frische Schüsseln ersetzen, nie auffüllen.',
    check:
      'Wer die Auslage betreut, schreibt auf, wann jede Speise ausgestellt wurde, und sieht bei jedem Nachfüllen auf die Uhr.',
    act: 'Entsorgen, was länger gestanden hat. Weniger und öfter ausstellen.',
    at: {
      P08: {
        do: 'Nur aus der Kühlung holen, was in einem Zug zerlegt wird; Raum {limit:L-cutting-room}. Gewässerte Därme und Abschnitte kommen zurück in die Kühlung.',
        check:
          'Die Leitung der Zerlegung liest den Raum zweimal am Tag ab und sieht das Fleisch auf den Tischen an.',
        act: 'Warm gewordenes Fleisch: sofort kühlen und am selben Tag garen oder wegwerfen. Kleinere Mengen, kühlerer Raum.',
      },
      P20: {
        do: 'Kurz vor dem Servieren anrichten; kalte Teller warten im Kühlschrank, heiße unter Wärme.',
        check: 'Wer am Pass steht, achtet darauf, dass dort nichts wartet.',
        act: 'Was länger als {limit:L-out-cold-hours} gewartet hat, wird nicht serviert. Reihenfolge beim Anrichten ändern.',
      },
      P34: {
        do: 'Kühlpflichtige Lebensmittel stehen nur während des Bedienens außerhalb der Kühlung, insgesamt höchstens {limit:L-out-cold-hours}.',
        check: 'Das Thekenpersonal sieht bei jedem Schichtwechsel die Theke durch.',
        act: 'Entsorgen, was länger draußen stand, und der Schicht die Regel noch einmal zeigen.',
      },
    },
  },
  H24: {
    name: 'Sporenwachstum bei langsamem Abkühlen',
    hazard:
      'Sporen von Clostridium perfringens und Bacillus cereus überleben das Garen und wachsen, während Speisen langsam abkühlen. Das Toxin von B. cereus wird durch Wiedererwärmen nicht zerstört.',
    cause: 'Tiefe Töpfe, Deckel drauf, über Nacht bei Raumtemperatur, überfüllter Schnellkühler.',
    do: 'Gegarte Speisen abkühlen: {limit:L-cool}. Flache Behälter, Eisbad oder Schnellkühler verwenden; große Stücke portionieren; dann sofort in den Kühlschrank.',
    check:
      'Die Küche notiert bei jeder Charge zu Beginn und am Ende des Abkühlens Uhrzeit und Kerntemperatur im dicksten Stück.',
    act: 'Knapp verfehlt und innen noch heiß: einmal auf {limit:L-reheat} erhitzen und neu beginnen. Sonst entsorgen. Kleinere Portionen, mehr Eis, weniger Behälter.',
    at: {
      P23: {
        do: 'Beutel sofort in Eiswasser legen: {limit:L-cool-cook-chill}. Einlagig, mit Eis bedeckt.',
        check:
          'Die Küche misst am Ende des Abkühlens bei jeder Charge in einem Beutel durch Schaumstoffband und notiert Uhrzeit und Temperatur.',
        act: 'Beutel entsorgen, die den Grenzwert verfehlt haben. Mehr Eis, kleinere Beutel.',
      },
    },
  },
  H27: {
    name: 'Vermehrung von Krankheitserregern und Toxinbildung bei der Heißhaltung',
    hazard: 'Clostridium perfringens und Bacillus cereus wachsen in Speisen, die warm statt heiß sind.',
    cause:
      'Bain-Marie zu spät eingeschaltet, kalte Speisen darin aufgewärmt, stundenlang gehalten, Deckel offen.',
    do: 'Nur heiße Speisen in ein vorgeheiztes Gerät geben und bei {limit:L-hot-hold} nicht länger als {limit:L-hot-hold-hours} halten. Umrühren, Deckel zu, nicht auffüllen.',
    check: 'Die Küche misst zu Beginn und in der Mitte des Service in jedem Gericht an der kältesten Stelle.',
    act: 'Weniger als {limit:L-out-hot-hours} unter dem Grenzwert: einmal auf {limit:L-reheat} erhitzen und zurückstellen. Länger oder unbekannt: entsorgen. Einstellung des Geräts prüfen.',
    at: {
      P34: {
        do: 'Heiße Theke bei {limit:L-hot-hold} halten; nur mit bereits heißen Speisen füllen.',
        check: 'Das Thekenpersonal misst zweimal täglich in einem Produkt jeder Art.',
        act: 'Länger als {limit:L-out-hot-hours} unter dem Grenzwert oder unbekannt: entsorgen. Sonst einmal durcherhitzen. Theke prüfen lassen.',
      },
      P35: {
        do: 'Thermoboxen vorheizen, voll füllen und sofort schließen; die Speisen kommen heiß an: {limit:L-hot-hold}.',
        check: 'Wer fährt oder annimmt, misst auf jeder Fahrt in einem Behälter.',
        act: 'Unter dem Grenzwert angekommen: sofort auf {limit:L-reheat} erhitzen oder, wenn länger als {limit:L-out-hot-hours} unter dem Grenzwert, entsorgen. Später laden, bessere Boxen benutzen.',
      },
    },
  },
  H28: {
    name: 'Botulinumtoxin in Packungen ohne Luft',
    hazard:
      'Nicht proteolytisches Clostridium botulinum wächst ohne Luft sogar im Kühlschrank und bildet ein tödliches Toxin, das man weder sieht noch riecht.',
    cause:
      'Vakuum- oder Schutzgaspackungen zu lange oder ein paar Grad zu warm gelagert, zu wenig Salz oder Säure.',
    do: 'Vakuum- und Schutzgaspackungen bei {limit:L-chill-vacuum} nicht länger als {limit:L-vacuum-days} lagern. Länger nur mit einer nachgewiesenen weiteren Hürde: Salz, Säure oder Trocknung.',
    check:
      'Die Schichtleitung liest zweimal täglich den Kühlschrank der Packungen ab und kontrolliert jeden Morgen den letzten Tag der Verwendung.',
    act: 'Packungen entsorgen, die überlagert sind oder unbekannt lange zu warm standen; nicht probieren. Kühlschrank kälter stellen, Haltbarkeit verkürzen.',
    at: {
      P23: {
        do: 'Sous-vide-Beutel sofort servieren oder kühlen und bei {limit:L-chill-vacuum} nicht länger als {limit:L-vacuum-days} lagern. Jeden Beutel mit seinem letzten Tag kennzeichnen.',
      },
      P25: {
        do: 'Vor dem Räuchern gleichmäßig salzen. Kalt geräucherten Fisch in Packungen bei {limit:L-chill-vacuum} nicht länger als {limit:L-vacuum-days} lagern, oder so einwickeln, dass Luft herankommt.',
      },
      P27: {
        do: 'Salz und Fisch oder Fleisch wiegen, die Lake auf der Stärke des Rezepts halten und die Salzzeit einhalten. Was ohne Luft verpackt werden soll, braucht das volle Salz.',
        check: 'Wer salzt, schreibt bei jeder Charge Gewicht, Salz und Zeit auf.',
        act: 'Zu wenig Salz: vor dem Räuchern oder Verpacken nachsalzen, oder ohne Vakuum und mit kurzer Haltbarkeit verkaufen. Waage und Rezept prüfen.',
      },
    },
  },
  H29: {
    name: 'Botulinumtoxin in Vollkonserven',
    hazard:
      'Proteolytisches Clostridium botulinum überlebt unzureichendes Sterilisieren und bildet in geschlossenen Gläsern und Dosen bei Raumtemperatur ein tödliches Toxin.',
    cause: 'Autoklav zu kalt oder zu kurz, Gläser zu voll, undichte Falze oder Deckel.',
    do: 'Nach einem validierten Programm sterilisieren, mindestens {limit:L-retort}. Gleiches Glas, gleiche Füllung, gleiche Anfangstemperatur wie im Programm. In sauberem, gechlortem Wasser kühlen.',
    check:
      'Wer die Anlage bedient, zeichnet Temperatur, Druck und Zeit jeder Autoklavenfüllung auf und untersucht die Verschlüsse jeder Charge.',
    act: 'Eine Füllung unter dem Programm wird sofort erneut sterilisiert oder entsorgt; gewölbte oder undichte Gläser werden nie geöffnet. Autoklav vor der nächsten Füllung reparieren.',
  },
  H32: {
    name: 'Vermehrung von Krankheitserregern in nicht ausreichend gesäuerten Lebensmitteln',
    hazard:
      'Clostridium botulinum, Listerien und andere wachsen, wo Essig oder Gärung den pH-Wert nicht gesenkt hat.',
    cause: 'Zu wenig Essig, dicke Stücke, langsame Gärung, nicht kalibriertes Messgerät.',
    do: 'Nach Rezept abwiegen und die Zeiten des Programms einhalten. Eingelegtes und Marinaden säuern bis in den Kern durch: {limit:L-acid-ph}. Gesäuerter Reis erreicht überall seinen Grenzwert; Milch und Bruch säuern mit lebender Kultur entlang ihrer Kurve.',
    check:
      'Wer herstellt, misst den pH-Wert jeder Charge mit einem kalibrierten Messgerät: in einer pürierten Probe, nachdem die Säure durchgezogen ist, bei Milch und Bruch zu den Stunden des Programms.',
    act: 'Über dem Grenzwert: Säure zugeben und erneut messen, oder mit kurzer Haltbarkeit im Kühlschrank aufbewahren, oder entsorgen. Rezept und Messgerät prüfen.',
    at: {
      P28: {
        do: 'Obst, Zucker und Zitronensaft oder Zitronensäure nach Rezept wiegen; säurearmes Obst und Gemüse bekommt mehr Säure, bis der pH-Grenzwert der Charge erreicht ist. Heiß abfüllen, sofort verschließen.',
        check: 'Wer kocht, misst in jeder Charge vor dem Etikettieren in einer pürierten, abgekühlten Probe.',
        act: 'Über dem Grenzwert: Säure zugeben, aufkochen und neu abfüllen, oder mit kurzer Haltbarkeit aus dem Kühlschrank verkaufen, oder entsorgen.',
      },
    },
  },
  H34: {
    name: 'Vermehrung von Krankheitserregern in Rohwurst und getrocknetem Fleisch',
    hazard:
      'STEC, Salmonellen und Staphylococcus aureus wachsen, wenn die Wurst zu langsam säuert oder trocknet. Das Toxin von S. aureus bleibt.',
    cause:
      'Keine oder schwache Starterkultur, Raum vor der Säuerung zu warm, dickes Kaliber, zu wenig Trocknung.',
    do: 'Wurst mit Starterkultur auf {limit:L-sausage-ph} säuern lassen, bevor der Raum die zulässigen Gradstunden erreicht: {limit:L-degree-hours}. Sie, Rohschinken oder Trockenfleisch trocknen, bis die Ware haltbar ist: {limit:L-stable-ph} oder {limit:L-stable-aw}; nur getrocknetes Fleisch bis {limit:L-dry-aw}.',
    check:
      'Wer die Wurst herstellt, misst den pH-Wert jeder Charge an den Tagen des Rezepts und die Wasseraktivität vor der Freigabe.',
    act: 'pH-Wert nicht rechtzeitig erreicht: Charge durchgaren oder entsorgen. Nicht trocken genug: weiter trocknen und vor der Freigabe erneut messen.',
  },
  H35: {
    name: 'Krankheitserreger und Schimmel bei der Reifung',
    hazard: 'Listerien, Schimmelpilzgifte und Verderb auf trocken gereiftem Fleisch und Reifeware.',
    cause: 'Reifeschrank zu warm oder zu feucht, schmutzige Bretter, zu lange gereift.',
    do: 'Bei {limit:L-chill-ripening} nicht länger als {limit:L-ripening-days} reifen, Luftfeuchte {limit:L-ripening-humidity}. Stücke mit Abstand, Bretter sauber; vor dem Verkauf zuschneiden. Rindfleisch braucht auch gefilterte oder UV-behandelte Luft, die sich mit 0,2 bis 0,5 m/s bewegt.',
    check:
      'Wer die Reifung betreut, liest zweimal täglich Temperatur und Luftfeuchte ab und sieht jedes Stück einmal täglich an.',
    act: 'Schmierig, klebrig oder farbiger Schimmel: Stück entsorgen. Reifeschrank trocknen, reinigen, Ursache suchen.',
  },
  H81: {
    name: 'Bacillus-cereus-Toxin in Reis, Nudeln und Hülsenfrüchten',
    hazard:
      'Sporen von Bacillus cereus überleben das Kochen; das Toxin, das sie in warmem Reis bilden, übersteht Braten und Wiedererwärmen.',
    cause: 'Reis stundenlang warm oder bei Raumtemperatur gehalten, große Töpfe langsam abgekühlt.',
    do: 'Kleine Mengen kochen. Reis und Nudeln, die aufbewahrt werden, in flachen Behältern oder unter kaltem Trinkwasser abkühlen: {limit:L-cool}.',
    check: 'Die Küche notiert bei jeder Charge zu Beginn und am Ende des Abkühlens Uhrzeit und Temperatur.',
    act: 'Zu langsam abgekühlten Reis entsorgen: Wiedererwärmen hilft nicht. Weniger kochen, flache Behälter verwenden.',
    at: {
      P19: {
        do: 'Gekochten Reis, Nudeln und Hülsenfrüchte bei {limit:L-hot-hold} halten; den Reiskocher nicht ausgeschaltet stehen lassen.',
        check: 'Die Küche misst zu Beginn und in der Mitte des Service in Reis und Nudeln.',
        act: 'Reis entsorgen, der länger als {limit:L-out-hot-hours} unter dem Grenzwert stand: Wiedererwärmen hilft nicht. Gerät prüfen.',
      },
      P26: {
        do: 'Essig nach Rezept abwiegen und sofort unter den heißen Sushireis mischen: {limit:L-acid-rice-ph}.',
        check: 'Wer Sushi zubereitet, misst den pH-Wert jeder Charge Reis.',
        act: 'Über dem Grenzwert: Essig zugeben und erneut messen, oder den Reis sofort verbrauchen, oder entsorgen.',
      },
    },
  },
  H82: {
    name: 'Staphylokokkentoxin in Sahne und gefüllten Backwaren',
    hazard:
      'Staphylococcus aureus von Händen und Nase wächst in Sahne, Creme und Füllungen; sein Toxin übersteht das Backen.',
    cause: 'Bloße Hände, Wunden, Füllungen bei Raumtemperatur, tagelang benutzte Spritzbeutel.',
    do: 'In kleinen Mengen arbeiten, mit sauberen Händen und frischen Spritzbeuteln. Gefülltes kommt sofort in die Kühlung: {limit:L-chill-rte}.',
    check:
      'Die Konditorei achtet darauf, dass keine Füllung draußen steht, und misst zweimal täglich in der Kuchentheke.',
    act: 'Füllungen entsorgen, die länger als {limit:L-out-cold-hours} draußen standen. Kleinere Mengen herstellen; Personen mit infizierten Wunden an eine andere Arbeit setzen.',
  },
  H87: {
    name: 'Yersinien in Schweinefleisch',
    hazard: 'Yersinia enterocolitica wächst langsam, auch im Kühlschrank.',
    cause: 'Rohes Schweinefleisch viele Tage gelagert, Tropfsaft auf anderen Lebensmitteln.',
    do: 'Rohes Schweinefleisch bei {limit:L-chill-red-meat} lagern und innerhalb weniger Tage verbrauchen. Garen tötet die Krankheitserreger ab: {limit:L-cook-core}.',
    check:
      'Die Schichtleitung kontrolliert zweimal täglich die Temperatur und jeden Morgen die Daten des rohen Fleischs.',
    act: 'Was kurz vor dem Datum steht, sofort garen; Schmieriges oder Abgelaufenes entsorgen.',
  },
  H121: {
    name: 'Langsames Sporenwachstum in gelagerten gegarten Speisen',
    hazard:
      'Sporen von Bacillus cereus und Clostridium botulinum überleben das Garen. Manche Stämme wachsen auch in der Kälte langsam weiter, vor allem in dicht geschlossenen Behältern. Das Toxin von B. cereus übersteht das Wiedererwärmen.',
    cause: 'Gegartes steht zu viele Tage, der Kühlschrank ist einige Grad zu warm, Behälter ohne Datum.',
    do: 'Gegarte Speisen bei {limit:L-chill-rte} lagern und innerhalb von {limit:L-rte-days} verbrauchen. Beim Einstellen in den Kühlschrank den letzten Verbrauchstag auf jeden Behälter schreiben.',
    check:
      'Die Schichtleitung liest den Kühlschrank morgens und nachmittags ab und prüft bei Betriebsschluss das Datum auf den Behältern.',
    act: 'Entsorgen, was über den letzten Tag hinaus ist oder kein Datum hat. Länger als {limit:L-out-cold-hours} zu warm oder unbekannt: ebenfalls entsorgen. Wiedererwärmen hilft nicht.',
  },
  H91: {
    name: 'Botulinumtoxin in vakuumverpacktem rohem Fisch',
    hazard:
      'Clostridium botulinum Typ E lebt in Fisch und Wasser und wächst ohne Luft in einem zu warmen Kühlschrank.',
    cause: 'Vakuumverpackter roher Fisch zu warm gelagert oder in der Packung aufgetaut.',
    do: 'Vakuumverpackten rohen Fisch gefroren oder bei {limit:L-chill-vacuum} lagern. Packung vor dem Auftauen öffnen. Etikett: „Gekühlt lagern“, letzter Tag der Verwendung.',
    check:
      'Wer verpackt, liest zweimal täglich das Lager der Packungen ab und kontrolliert das Etikett der ersten und der letzten Packung.',
    act: 'Packungen entsorgen, die unbekannt lange zu warm standen oder geschlossen aufgetaut sind. Ohne Vakuum neu verpacken, wenn sich die Kälte nicht halten lässt.',
  },
  H110: {
    name: 'Wachstum beim Anwärmen großer Schinken',
    hazard:
      'Staphylokokken und Clostridium perfringens wachsen, solange der Kern stundenlang lauwarm ist; das Toxin der Staphylokokken übersteht das Garen.',
    cause: 'Zu dicke Stücke, volle Kammer, gefrorener Kern, zu kühler Beginn.',
    do: 'Vor dem Garen ganz auftauen; Stücke gleicher Größe. Kern: {limit:L-come-up}.',
    check: 'Wer die Kammer bedient, zeichnet den Kern des größten Stücks vom Anfang bis zum Ende auf.',
    act: 'Länger als der Grenzwert: Charge sperren; eine Fachperson entscheidet, sonst vernichten. Weniger hängen, heißer beginnen.',
  },
  H115: {
    name: 'Gärung zu langsam oder nicht sauer genug',
    hazard:
      'STEC, Salmonellen, Bacillus und Staphylokokken wachsen oder überleben, bevor Säure und Alkohol sie hemmen.',
    cause: 'Süßes, reifes Obst, zu wenig Salz, alte Kultur, kalter Raum, stockende Gärung.',
    do: 'Innerhalb von Stunden ansetzen, mit Kultur oder Hefe und dem Salz der Rezeptur. pH-Wert {limit:L-ferment-ph}; Most vor der Hefe mit Säure einstellen.',
    check: 'Wer herstellt, misst jede Charge am Anfang und am Ende mit kalibriertem Messgerät.',
    act: 'Nicht rechtzeitig sauer: pasteurisieren oder vernichten. Säure, Salz, Kultur oder Wärme für die nächste Charge ändern.',
  },
  H117: {
    name: 'Wachstum während des Trocknens',
    hazard:
      'Staphylokokken und Salmonellen wachsen, solange die Ware feucht ist; später Schimmel, wenn sie nicht trocken wird.',
    cause: 'Zu dicke Schichten, feuchte Luft, kalter Beginn, Stillstand des Lüfters, feuchtes Lager.',
    do: 'Dünne Schichten, von Anfang an warme, trockene Luft. Trocknen bis {limit:L-dried-aw}; dicht verpacken.',
    check: 'Wer die Anlage bedient, misst die dicksten Stücke jeder Charge.',
    act: 'Zu feucht: sofort weitertrocknen. Unbekannt lange feucht oder schimmlig: vernichten. Lüfter und Luft prüfen.',
  },
  H120: {
    name: 'Wachstum beim Abkühlen von Eismix',
    hazard:
      'Bacillus, Staphylokokken und Listerien wachsen in lauwarmem Mix; kein späterer Schritt tötet sie ab.',
    cause: 'Zu kleiner Kühler, voller Tank, Warten vor dem Kühler.',
    do: 'Hinter dem Erhitzer sofort kühlen: {limit:L-cool-mix}.',
    check: 'Wer das Eis herstellt, liest Temperatur und Zeit jeder Charge ab.',
    act: 'Zu langsam: sofort neu erhitzen und kühlen, nur einmal; sonst vernichten. Kühler reinigen, kleinere Chargen.',
  },
}
