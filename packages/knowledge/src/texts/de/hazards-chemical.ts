import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsChemical: KnowledgeTexts['hazards'] = {
  H30: {
    name: 'Histamin in Fisch',
    hazard:
      'Histamin in Thunfisch, Makrele, Sardine, Hering und Ähnlichem. Es übersteht Garen, Einfrieren und Konservieren.',
    cause: 'Fisch nach dem Fang, auf dem Weg oder im Lager zu warm.',
    do: 'Diese Fische auf Eis annehmen und lagern: {limit:L-chill-fish}. Histamin nicht über {limit:L-histamine}.',
    check:
      'Die Warenannahme misst bei jeder Lieferung im Fisch, sieht ihn an und riecht daran; von einer verdächtigen Partie geht eine Probe ins Labor.',
    act: 'Zu warm, matt oder pfeffrig: Partie zurückweisen. Nicht garen: Hitze hilft nicht. Lieferanten neu bewerten.',
    at: {
      P08: {
        do: 'In kleinen Mengen köpfen, ausnehmen und filetieren, dazwischen auf Eis. Außerhalb der Kühlung höchstens {limit:L-histamine-hours}, alle Zeiten zusammen.',
        check: 'Die Leitung notiert, wann jede Charge vom Eis kommt und zurück ist.',
        act: 'Länger: Charge vor der Freigabe auf Histamin untersuchen, sonst vernichten; Einkochen hilft nicht.',
      },
      P04: {
        do: 'Fisch unter frischem Eis mit Ablauf lagern: {limit:L-chill-fish}; innerhalb seiner Tage verkaufen oder verarbeiten.',
        check: 'Die verantwortliche Person misst vormittags und nachmittags im Fisch und erneuert das Eis.',
        act: 'Unbekannt lange warm: entsorgen; Garen hilft nicht. Mehr Eis, kälterer Raum; Kältetechnik rufen.',
      },
      P06: {
        do: 'Thunfisch und Ähnliches im Kühlschrank und aus dem Vakuum genommen auftauen, höchstens {limit:L-thaw-hours}; sofort verwenden.',
        check: 'Die Küche sieht auftauenden Fisch jeden Morgen an: kalt, datiert, auf einem Rost.',
        act: 'Warm aufgetaut: entsorgen; Garen hilft nicht. Weniger und früher auftauen.',
      },
    },
  },
  H31: {
    name: 'Schimmelpilzgifte (Mykotoxine)',
    hazard:
      'Aflatoxine, Ochratoxin, DON und Patulin in Nüssen, Getreide, Gewürzen sowie getrocknetem oder angeschlagenem Obst.',
    cause: 'Feuchtes Lager, Altbestand, schimmeliges Obst.',
    do: 'Trockenware geschlossen, nicht am Boden und nicht an der Wand lagern; relative Luftfeuchte im Lager {limit:L-dry-store-humidity}. Schimmelige Ware wird nicht verlesen, sondern entsorgt.',
    check:
      'Die für das Lager zuständige Person liest einmal pro Woche die Luftfeuchte ab und sieht die Ware an.',
    act: 'Schimmeliges oder Feuchtes entsorgen. Lager lüften oder trocknen.',
    at: {
      P01: {
        do: 'Gepflücktes Obst kaufen, kein Fallobst; der Lieferant bestätigt es schriftlich.',
        check: 'Die Warenannahme prüft bei jeder Lieferung die Bestätigung und sucht nach faulem Obst.',
        act: 'Fallobst, faules oder schimmeliges Obst zurückweisen.',
      },
      P07: {
        do: 'Faules, Schimmeliges und Druckstellen vor dem Pressen aussortieren oder ausschneiden: Hitze zerstört das Gift nicht.',
        check: 'Wer verliest, sieht jede Charge Obst durch.',
        act: 'Faules Obst entsorgen, ebenso den damit gepressten Saft.',
      },
      P28: {
        do: 'Faules und schimmeliges Obst vor dem Kochen aussortieren: Hitze zerstört das Gift nicht.',
        check: 'Wer kocht, sieht jede Charge Obst durch.',
        act: 'Schimmeliges Obst entsorgen, ebenso die daraus hergestellte Charge.',
      },
    },
  },
  H33: {
    name: 'Zu viel oder zu wenig Nitrit',
    hazard: 'Zu viel Nitrit ist giftig; bei zu wenig wächst Clostridium botulinum.',
    cause: 'Wiegefehler, Verwechslung mit Kochsalz, reines Nitrit.',
    do: 'Fertig gemischtes Nitritpökelsalz verwenden, verschlossen und beschriftet. Fleisch und Salz nach dem Chargenblatt wiegen, Nitrit nicht über {limit:L-nitrite}.',
    check: 'Wer pökelt, wiegt; eine zweite Person unterschreibt das Chargenblatt.',
    act: 'Zu viel oder unbekannt: Charge entsorgen. Zu wenig: Charge garen und frisch und gekühlt verkaufen. Waage prüfen.',
    at: {
      P08: {
        do: 'Fertiges Nitritpökelsalz verwenden, verschlossen und beschriftet. Fleisch und Salz für jeden Mischer nach Blatt wiegen: {limit:L-nitrite}.',
        check: 'Wer zubereitet, wiegt; eine zweite Person zeichnet das Chargenblatt ab.',
        act: 'Zu viel oder unbekannt: Charge wegwerfen. Zu wenig: den Rest zuwiegen, bevor das Mischen endet. Waage prüfen.',
      },
    },
  },
  H37: {
    name: 'Rückstände aus dem Waschwasser',
    hazard: 'Chlor oder Chlorat auf gewaschenem Obst und Gemüse.',
    cause: 'Überdosierung, nicht nachgespült.',
    do: 'Nach Etikett dosieren, mit Trinkwasser nachspülen.',
    check: 'Die Küche kontrolliert bei jeder Charge Dosierung und Nachspülen.',
    act: 'Erneut spülen. Dosierung reparieren.',
  },
  H38: {
    name: 'Rückstände von Tierarzneimitteln',
    hazard: 'Antibiotika und andere Mittel in Fleisch, Zuchtfisch, Milch und Honig.',
    cause: 'Wartezeit auf dem Hof nicht eingehalten.',
    do: 'Bei freigegebenen Lieferanten mit Eigenkontrollen kaufen.',
    check: 'Die Warenannahme achtet bei jeder Lieferung auf Lieferant und Kennzeichen.',
    act: 'Nach einer Warnung die Partie sperren; Ergebnisse vom Lieferanten anfordern oder ihn wechseln.',
    at: {
      P60: {
        do: 'Informationen zur Lebensmittelkette lesen: Arzneimittel und Wartezeiten; nur Tiere annehmen, deren Wartezeit vorbei ist.',
        check: 'Wer den Wartestall betreut, liest bei jeder Anlieferung die Papiere.',
        act: 'Wartezeit nicht vorbei: nicht schlachten; Tierarzt und Hof verständigen.',
      },
    },
  },
  H39: {
    name: 'Rückstände von Pflanzenschutzmitteln',
    hazard: 'Spritzmittel auf Obst, Gemüse und Getreide.',
    cause: 'Zu spät oder zu viel gespritzt.',
    do: 'Bei freigegebenen Lieferanten kaufen, die untersuchen lassen; Obst und Gemüse waschen.',
    check: 'Die Warenannahme achtet bei jeder Lieferung auf Lieferant und Herkunft.',
    act: 'Nach einer Warnung die Partie sperren; Ergebnisse anfordern oder den Lieferanten wechseln.',
  },
  H40: {
    name: 'Schwermetalle und Umweltgifte',
    hazard: 'Quecksilber, Cadmium, Dioxine und PFAS in großen Fischen, Getreide, Gemüse und Wasser.',
    cause: 'Belastetes Gebiet, große Raubfische.',
    do: 'Bei freigegebenen Lieferanten kaufen; Arten und Herkünfte wechseln; keine großen Raubfische für Kinder und schwangere Gäste.',
    check: 'Die Warenannahme achtet auf Fischart und Fanggebiet.',
    act: 'Nach einer Warnung die Partie sperren; Ergebnisse anfordern oder den Lieferanten wechseln.',
  },
  H41: {
    name: 'Reinigungsmittel in der Nähe von Lebensmitteln',
    hazard: 'Reiniger, Desinfektionsmittel oder Farbe gelangt in Lebensmittel.',
    cause: 'Chemikalien neben Lebensmitteln, Flaschen ohne Etikett.',
    do: 'Chemikalien im eigenen, verschlossenen Schrank in der beschrifteten Originalflasche aufbewahren; nie in Lebensmittelbehältern.',
    check: 'Die Schichtleitung kontrolliert täglich Lager und Arbeitsplätze.',
    act: 'Lebensmittel entsorgen, die bespritzt wurden oder bei denen es unklar ist. Chemikalien wegräumen; Flaschen beschriften.',
    at: {
      P39: {
        do: 'Lebensmittel vor der Reinigung abdecken oder wegräumen. Nach Etikett dosieren; abspülen, was Lebensmittel berührt.',
        check: 'Die Spätschicht vergewissert sich vor der Reinigung, dass nichts offen steht.',
      },
      P41: {
        do: 'Altfett und zu entsorgende Chemikalien stehen getrennt von Lebensmitteln, geschlossen und beschriftet.',
        check: 'Die Spätschicht kontrolliert den Abfallplatz.',
      },
    },
  },
  H42: {
    name: 'Acrylamid',
    hazard: 'Acrylamid entsteht in stärkehaltigen Lebensmitteln, die bei großer Hitze gebräunt werden.',
    cause: 'Kartoffeln zu kalt gelagert, Fett zu heiß, dunkle Farbe.',
    do: 'Kartoffeln goldgelb rösten und backen, nicht braun. Geschnittene Kartoffeln vorher wässern.',
    check: 'Die Küche vergleicht die Farbe jeder Charge mit der Farbkarte.',
    act: 'Zu Dunkles entsorgen. Hitze verringern, Zeit verkürzen.',
    at: {
      P13: {
        do: 'Fett {limit:L-fry-oil}. Kartoffeln zum Frittieren aus einem Lager mit {limit:L-potato-store}; Schnittware wässern oder blanchieren. Vergolden statt verkohlen: goldgelb, nicht braun.',
        check: 'Die Küche liest die Fetttemperatur einmal täglich ab und vergleicht die Farbe jeder Charge.',
        act: 'Zu Dunkles entsorgen. Fett kühler stellen; andere Kartoffeln verlangen.',
      },
      P21: {
        do: 'Brot und Kekse bis zu einer hellen, goldgelben Farbe backen; lange Teigführung, wo das Rezept es erlaubt.',
        check: 'Die Backstube vergleicht die Farbe jeder Charge mit der Farbkarte.',
        act: 'Verbranntes nicht verkaufen. Ofen kühler stellen oder Zeit verkürzen.',
      },
    },
  },
  H43: {
    name: 'Verbrauchtes Frittierfett',
    hazard: 'Schädliche Abbauprodukte in altem, überhitztem Fett.',
    cause: 'Fett zu lange benutzt, zu heiß, nicht gefiltert.',
    do: 'Täglich filtern, Krümel abschöpfen, nachts abdecken. Fett wechseln, bevor der Grenzwert für polare Anteile überschritten ist: {limit:L-oil-polar}.',
    check:
      'Die Küche prüft jede benutzte Fritteuse einmal täglich mit Teststreifen oder Messgerät und achtet auf Rauch, Schaum und Geruch.',
    act: 'Fett sofort wechseln; Lebensmittel entsorgen, die danach schmecken. Thermostat und Filterung prüfen.',
  },
  H44: {
    name: 'Natürliche Pflanzengifte',
    hazard: 'Solanin in grünen Kartoffeln, Lektine in rohen Bohnen, Gifte in Wildpilzen.',
    cause: 'Grüne oder keimende Kartoffeln, nicht gekochte Bohnen, unbekannte Pilze.',
    do: 'Grüne oder keimende Kartoffeln zurückweisen. Nur Zuchtpilze oder Wildpilze aus zugelassenem Handel.',
    check: 'Die Warenannahme kontrolliert die Ware bei jeder Lieferung.',
    act: 'Ware zurückweisen; Lieferanten informieren.',
    at: {
      P09: {
        do: 'Trockene Bohnen einweichen, das Wasser weggießen, {limit:L-bean-boil} sprudelnd kochen; nicht nur im Schongarer.',
        check: 'Wer kocht, notiert die Kochzeit jeder Charge.',
        act: 'Weiterkochen. Schon halb roh serviert: Betriebsleitung informieren.',
      },
      P13: {
        do: 'Kartoffeln schälen, grüne und gekeimte Stellen wegschneiden.',
        check: 'Die Küche achtet beim Schälen darauf.',
        act: 'Grüne Kartoffeln entsorgen; dunkel lagern.',
      },
    },
  },
  H45: {
    name: 'Rauchrückstände (PAK)',
    hazard: 'Krebserregende Teerstoffe auf Geräuchertem.',
    cause: 'Harziges oder nasses Holz, offene Flamme, Fett tropft ins Feuer.',
    do: 'Trockenes Hartholz oder Buchenspäne, indirekter Rauch, saubere Kammer.',
    check: 'Wer räuchert, achtet bei jeder Charge auf Holz, Flamme und Farbe.',
    act: 'Rußige Ware nicht verkaufen. Kammer reinigen, Holz wechseln.',
    at: {
      P09: {
        name: 'Teerstoffe vom Grill (PAK)',
        hazard: 'Krebserregende Teerstoffe auf Speisen, die über Flamme oder Glut gegrillt werden.',
        cause: 'Fett tropft ins Feuer, Grillgut in der Flamme, harziges Holz oder Abfallholz als Brennstoff.',
        do: 'Neben der Glut oder über einer Tropfschale grillen, Fett wegschneiden, warten, bis die Flammen erloschen sind. Nur Holzkohle, Gas oder trockenes Hartholz.',
        check: 'Wer grillt, achtet bei jedem Durchgang auf Flamme und Farbe.',
        act: 'Verkohltes wegschneiden oder entsorgen. Rost reinigen, höher setzen, Brennstoff wechseln.',
      },
    },
  },
  H46: {
    name: 'Nicht gekennzeichnetes Sulfit oder falsche Tierart',
    hazard:
      'Sulfit in Garnelen, Trockenobst, geschälten Kartoffeln oder Wein; eine andere Tierart, als auf dem Etikett steht.',
    cause: 'Behandlung nicht angegeben, Betrug.',
    do: 'Etikett und Spezifikation lesen; zulässig sind {limit:L-sulphite}, mehr Sulfit wird den Gästen angegeben.',
    check: 'Die Warenannahme vergleicht bei jeder Lieferung Etikett und Bestellung.',
    act: 'Sperren, bis der Lieferant schriftlich geantwortet hat; Allergenliste berichtigen.',
    at: {
      P32: {
        do: 'Sulfit und Tierart vom Etikett des Lieferanten auf das eigene übernehmen; zulässig sind {limit:L-sulphite}, ein höherer Sulfitgehalt steht auf dem Etikett.',
        check: 'Wer verpackt, vergleicht das erste und das letzte Etikett jeder Charge mit dem Rezept.',
        act: 'Charge sperren und neu etikettieren. Schon verkauft: Betriebsleitung informieren, sie entscheidet über einen Rückruf.',
      },
    },
  },
  H52: {
    name: 'Rückstände von Desinfektionsmitteln',
    hazard: 'Desinfektions- oder Reinigungsmittel bleibt auf Flächen und Geschirr.',
    cause: 'Überdosierung, nicht nachgespült.',
    do: 'Nach Etikett dosieren; Chlor {limit:L-chlorine}. Flächen, die Lebensmittel berühren, mit Trinkwasser nachspülen, sofern das Etikett nichts anderes sagt.',
    check: 'Wer die Lösung ansetzt, prüft sie einmal täglich mit dem Teststreifen.',
    act: 'Neu ansetzen, erneut spülen. Lebensmittel entsorgen, die danach schmecken. Dosierung reparieren.',
    at: {
      P54: {
        do: 'Mehrwegflaschen mit Trinkwasser spülen, bis keine Lauge mehr darin ist.',
        check: 'Wer die Anlage bedient, prüft die letzte Spülung zu Beginn und jede Stunde mit Papier.',
        act: 'Lauge gefunden: anhalten, alle Flaschen seit der letzten guten Prüfung neu spülen. Düsen prüfen.',
      },
      P40: {
        do: 'Die Maschine dosieren lassen; klarspülen, bis weder Schaum noch Geruch bleibt.',
        check: 'Wer spült, sieht das Geschirr an und riecht daran.',
        act: 'Erneut spülen; Dosierung einstellen lassen.',
      },
    },
  },
  H56: {
    name: 'Gift aus der Schädlingsbekämpfung',
    hazard: 'Köder oder Sprühmittel auf Lebensmitteln.',
    cause: 'Offene Köder, Sprühen neben Lebensmitteln.',
    do: 'Nur geschlossene, nummerierte Köderboxen außerhalb der Lebensmittelräume, von der Fachfirma nach Plan aufgestellt.',
    check: 'Die Betriebsleitung geht bei jedem Besuch mit der Fachfirma durch.',
    act: 'Berührte Lebensmittel entsorgen, reinigen. Mit der Fachfirma sprechen.',
  },
  H72: {
    name: 'Schmierstoffe und Kondenswasser',
    hazard: 'Öl, Kältemittel oder Tropfwasser im Lebensmittel.',
    cause: 'Undichte Getriebe, vereiste Verdampfer.',
    do: 'Lebensmitteltauglicher Schmierstoff an Maschinen; Tropfschalen; Wartung nach Plan.',
    check: 'Wer die Maschine benutzt, sieht sie vor Beginn an; die Wartungsfirma einmal im Jahr.',
    act: 'Berührte Lebensmittel entsorgen. Maschine bis zur Reparatur stilllegen.',
  },
  H73: {
    name: 'Blei, Nitrat und Rückfluss im Wasser',
    hazard: 'Blei aus alten Rohren, Nitrat von Feldern, zurückgesaugtes Schmutzwasser.',
    cause: 'Alte Rohre, Schlauch im Becken.',
    do: 'Morgens das Wasser ablaufen lassen; Rückflussverhinderer; eigenen Brunnen nach Plan untersuchen.',
    check: 'Die Betriebsleitung liest jeden Wasserbericht.',
    act: 'Anforderungen an Trinkwasser nicht erfüllt: nicht mehr verwenden, abgefülltes Wasser nehmen. Installationsbetrieb rufen; neu beproben.',
  },
  H76: {
    name: 'Algentoxine in Muscheln',
    hazard: 'PSP, ASP und DSP aus Algen in Muscheln und Austern. Garen zerstört sie nicht.',
    cause: 'Algenblüte, gesperrtes Erntegebiet, kein Etikett.',
    do: 'Nur Muscheln mit Etikett aus einem offenen, überwachten Gebiet und einem zugelassenen Versandzentrum.',
    check:
      'Die Warenannahme liest bei jeder Partie Gebiet, Datum und Versandzentrum auf dem Etikett und hebt es auf.',
    act: 'Partien ohne Etikett oder aus gesperrtem Gebiet zurückweisen. Nach einer Warnung: Verkauf einstellen, sperren, Behörde informieren.',
  },
  H77: {
    name: 'Giftige oder ölhaltige Fischarten',
    hazard: 'Wachsester in Buttermakrele (Escolar) und Ölfisch; Ciguatera; Kugelfisch.',
    cause: 'Falsche oder umbenannte Art.',
    do: 'Nach wissenschaftlichem Namen kaufen. Kein Kugelfisch. Buttermakrele und Ölfisch nur verpackt und mit Hinweis.',
    check: 'Die Warenannahme vergleicht bei jeder Lieferung den wissenschaftlichen Namen mit der Liste.',
    act: 'Unbekannte Arten zurückweisen.',
    at: {
      P09: {
        do: 'Buttermakrele und Ölfisch: ohne das austretende Fett garen und Gästen sagen, dass sie Magen-Darm-Beschwerden verursachen können.',
        check: 'Die Küchenleitung prüft den Text der Karte, wenn der Fisch angeboten wird.',
        act: 'Gericht von der Karte nehmen.',
      },
    },
  },
  H78: {
    name: 'Stoffe aus Verpackungen',
    hazard: 'Weichmacher, Bisphenole und Amine gehen in fetthaltige oder heiße Lebensmittel über.',
    cause: 'Folie oder Behälter nicht für Fett, Hitze oder Lebensmittel geeignet.',
    do: 'Nur Lebensmittelkontaktmaterialien mit Konformitätserklärung, verwendet nach Angabe des Herstellers: Hitze, Fett, Zeit.',
    check: 'Die Betriebsleitung legt die Erklärungen ab und sieht sie einmal im Jahr durch.',
    act: 'Material nicht mehr verwenden; heiß oder fetthaltig darin Verpacktes entsorgen.',
  },
  H79: {
    name: 'Zu viel Zusatzstoff',
    hazard: 'Überdosierung von Sulfit, Farbstoffen, Süßungsmitteln oder Konservierungsstoffen.',
    cause: 'Wiegefehler, kein Rezept.',
    do: 'Fertigmischungen; nach Rezeptblatt wiegen, innerhalb der für das Lebensmittel zugelassenen Menge.',
    check: 'Eine zweite Person zeichnet die Wägung jeder Charge ab.',
    act: 'Charge sperren; nach Rezept verdünnen oder entsorgen. Waage und Rezept prüfen.',
    at: {
      P32: {
        do: 'Bei jeder Charge Rezept, Menge je Portion und Etikett vergleichen: Vitamine, Süßungsmittel, Sulfit und Farbstoffe innerhalb der zugelassenen Mengen; nichts, was als Lebensmittel nicht zugelassen ist.',
        check: 'Eine zweite Person zeichnet Menge und Etikett der ersten Packung jeder Charge ab.',
      },
    },
  },
  H85: {
    name: 'Radioaktivität',
    hazard: 'Cäsium in Wildschwein, Wildpilzen und Waldbeeren aus manchen Regionen.',
    cause: 'Herkunft aus einem belasteten Gebiet.',
    do: 'Bei Wildschwein und Wildpilzen nach Herkunft und Messprotokoll fragen.',
    check: 'Die Warenannahme achtet bei jeder Lieferung auf die Herkunft.',
    act: 'Ware ohne Nachweis aus belasteten Gebieten zurückweisen.',
  },
  H111: {
    name: 'Aflatoxin in Milch',
    hazard: 'Kühe, die verschimmeltes Futter fressen, geben Milch mit Aflatoxin M1; Hitze zerstört es nicht.',
    cause: 'Verschimmelter Mais oder Nusskuchen im Futter.',
    do: 'Milch und Milchpulver von Lieferanten kaufen, die auf Aflatoxin M1 untersuchen.',
    check: 'Wer annimmt, sieht bei jeder Lieferung Lieferant und Zertifikat an.',
    act: 'Nach einer Warnung Los sperren; Befunde verlangen oder Lieferant wechseln.',
  },
  H112: {
    name: 'Antibiotika in Milch',
    hazard: 'Rückstände können Allergien auslösen, resistente Bakterien fördern und die Kultur hemmen.',
    cause: 'Milch behandelter Kühe im Tank, Wartezeit nicht eingehalten.',
    do: 'Jeden Tankwagen vor dem Entleeren prüfen: {limit:L-antibiotic}. Gekaufte Milch und Pulver nur von Molkereien, die untersuchen.',
    check: 'Wer die Milch annimmt, macht den Schnelltest jedes Tankwagens und bewahrt die Probe auf.',
    act: 'Positiv: Tankwagen nicht entleeren, Hof und Behörde verständigen; schon gemischte Milch wird vernichtet.',
  },
}
