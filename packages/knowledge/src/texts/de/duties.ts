import type { KnowledgeTexts } from '@larder/core/haccp'
import { dutiesOverseas } from './duties-overseas.ts'

export const duties: KnowledgeTexts['duties'] = {
  ...dutiesOverseas,
  'D-EU-haccp':
    'Ein Verfahren nach den HACCP-Grundsätzen unterhalten, mit Unterlagen, die zur Größe des Betriebs passen, und es der Behörde vorlegen.',
  'D-EU-training':
    'Alle, die mit Lebensmitteln umgehen, werden angeleitet und in Hygiene geschult; wer dieses Konzept pflegt, ist in HACCP geschult.',
  'D-EU-culture':
    'Eine Lebensmittelsicherheitskultur aufbauen und belegen: Leitung, Kommunikation, genug Zeit und Personal.',
  'D-EU-traceability':
    'Von jedem Lebensmittel wissen, von wem es kam und an welchen Betrieb es ging, und dies auf Verlangen vorlegen.',
  'D-EU-listeria':
    'Verzehrfertige Lebensmittel, in denen sich Listeria monocytogenes vermehren kann: seit 1. Juli 2026 während der ganzen Haltbarkeit in 25 g nicht nachweisbar, außer Sie haben gezeigt, dass bis zum Ende höchstens 100 KbE/g vorkommen.',
  'D-EU-withdrawal':
    'Nicht sichere Lebensmittel sofort vom Markt nehmen, die Behörde informieren und, wenn sie schon verkauft sind, auch die Verbraucher.',
  'D-EU-allergens':
    'Gästen und Kundschaft sagen, welche der vierzehn Allergene jedes Lebensmittel enthält, auch bei loser Ware.',
  'D-EU-srm':
    'Spezifiziertes Risikomaterial von Rind, Schaf und Ziege (Schädel, Rückenmark und anderes je nach Alter und Herkunft) beim Zerlegen von Schlachtkörpern entfernen, einfärben und als Material der Kategorie 1 abgeben.',
  'D-EU-parasites':
    'Zu jeder Charge Fisch, die roh oder fast roh verzehrt wird, einen Nachweis aufbewahren: wie sie gefroren wurde oder warum kein Einfrieren nötig ist (schon lange genug gefroren, mit parasitenfreiem Futter gezüchtet oder aus nachweislich freien Gewässern).',
  'D-EU-registration':
    'Den Betrieb vor der Eröffnung bei der Behörde registrieren lassen und Änderungen melden.',
  'D-EU-retention':
    'Das Recht nennt keine einheitliche Frist: Überwachungsaufzeichnungen zwei Jahre und Versionen des Konzepts fünf Jahre aufbewahren.',
  'D-EU-retention-frozen':
    'Temperaturaufzeichnungen von Tiefkühllagern mindestens ein Jahr aufbewahren; für Verkaufstruhen genügt ein gut sichtbares Thermometer.',
  'D-EU-eggs':
    'Eier in der Schale kommen innerhalb von 28 Tagen nach dem Legen zum Kunden; das Mindesthaltbarkeitsdatum liegt nicht später.',
  'D-EU-shellfish':
    'Das Etikett jeder Partie lebender Muscheln nach dem Aufteilen mindestens sechzig Tage aufbewahren.',
  'D-EU-redistribution':
    'Lebensmittel für Bedürftige werden vor der Weitergabe geprüft: Datum, Verpackung, Lagertemperatur, Einfrierdatum, Geruch und Aussehen, Herkunft.',
  'D-EE-registration':
    'Die Tätigkeit vor Beginn beim Landwirtschafts- und Lebensmittelamt (PTA) melden oder dessen Genehmigung beantragen: Sie ist nötig für tierische Lebensmittel im Einzelhandel, für die Herstellung und für Küchen von Schulen, Kindergärten und Pflege.',
  'D-EE-health':
    'Wer mit Lebensmitteln umgeht oder Lebensmittelräume reinigt, auch wer den Betrieb besitzt, hat vor Arbeitsbeginn eine Gesundheitsbescheinigung über ansteckende Krankheiten.',
  'D-EE-health-retention':
    'Die Gesundheitsbescheinigungen für die Dauer der Beschäftigung und mindestens ein Jahr danach aufbewahren.',
  'D-DE-certificate':
    'Am ersten Arbeitstag liegt für alle, die mit den im Gesetz genannten Lebensmitteln umgehen oder in der Küche arbeiten, eine Bescheinigung des Gesundheitsamts vor, die nicht älter als drei Monate ist.',
  'D-DE-instruction':
    'Diese Personen bei Aufnahme der Tätigkeit und danach alle zwei Jahre belehren; die Belehrung dokumentieren und an der Betriebsstätte aufbewahren.',
  'D-DE-work-ban':
    'Wer an den im Gesetz genannten Infektionen oder infizierten Wunden leidet oder diese Erreger ausscheidet, arbeitet nicht mit diesen Lebensmitteln.',
  'D-DE-trained':
    'Nur geschulte Personen gehen mit leicht verderblichen Lebensmitteln um; eine Ausbildung in einem Lebensmittelberuf genügt.',
  'D-DE-mince-notice':
    'Verpacktes Hackfleisch von Geflügel und Pferd trägt den Hinweis, dass es vor dem Verzehr durchzuerhitzen ist.',
  'D-DE-thawed': 'Lose verkauftes aufgetautes Fleisch ist als aufgetaut gekennzeichnet.',
  'D-DE-oilfish':
    'Buttermakrele (Escolar) und Ölfisch werden nur verpackt verkauft, mit Hinweisen zur Zubereitung und zu möglichen Magen-Darm-Beschwerden.',
  'D-DE-eggs': 'Eier in der Schale werden nach Ablauf des 28. Tages nach dem Legen nicht mehr abgegeben.',
  'D-DE-raw-milk':
    'Keine Abgabe von Rohmilch an Verbraucher, außer als zugelassene Vorzugsmilch; keine Abgabe an Einrichtungen der Gemeinschaftsverpflegung.',
  'D-DE-raw-egg':
    'Speisen mit rohem Ei: innerhalb der Fristen der Verordnung abgeben; für empfindliche Personengruppen werden sie durcherhitzt.',
  'D-DE-allergens':
    'Bei loser Ware über Allergene schriftlich informieren, oder mündlich, wenn eine schriftliche Dokumentation vorliegt und ein Aushang darauf hinweist.',
  'D-DE-retention':
    'Nachweise der Eigenkontrollen bei Lebensmitteln tierischen Ursprungs zwei Jahre aufbewahren.',
  'D-DE-legionella':
    'Warmwasseranlagen mit mehr als 400 Litern Erwärmer oder Speicher oder mehr als 3 Litern Rohrinhalt und mit Duschen oder anderer Vernebelung werden auf Legionellen untersucht: bei öffentlicher Tätigkeit jedes Jahr, bei rein gewerblicher alle drei Jahre; das erste Mal 3 bis 12 Monate nach Inbetriebnahme.',
  'D-ES-samples':
    'Schulen, Heime, Krankenhäuser, Kantinen, Veranstaltungen und Bestellungen für mehr als vierzig Personen: von jeder Mahlzeit eine Rückstellprobe gekühlt oder gefroren aufbewahren, so lange das Dekret es verlangt.',
  'D-ES-freezing-label': 'Hier eingefrorene Lebensmittel tragen das Datum des Einfrierens.',
  'D-ES-parasites':
    'Gäste darauf hinweisen, dass roh oder fast roh verzehrter Fisch gegen Anisakis gefroren wurde.',
  'D-ES-shellfish': 'Die Etiketten lebender Muscheln mindestens sechzig Tage aufbewahren.',
  'D-ES-mince': 'Hackfleisch wird aus frischem Fleisch am Stück hergestellt und am selben Tag verkauft.',
  'D-ES-eggs':
    'Speisen mit nicht durchgegartem Ei: pasteurisiertes Ei, oder Erhitzung und Fristen nach dem Dekret; Tag und Stunde werden festgehalten.',
  'D-ES-home':
    'Lebensmittel aus der Privatküche: nur die aufgeführten Erzeugnisse, bis zur wöchentlichen Menge, als hausgemacht gekennzeichnet, kein Einfrieren, Haustiere bleiben draußen.',
  'D-ES-vending':
    'Automaten für gekühlte Lebensmittel schlagen bei Kühlausfall Alarm, damit nichts zu warm Gewordenes verkauft wird.',
  'D-ES-haccp':
    'Eine benannte Person ist für die HACCP-Verfahren verantwortlich; kleine Läden dürfen ein vereinfachtes System führen.',
  'D-ES-allergens':
    'Allergene loser Ware stehen schriftlich am Ort der Abgabe; mündlich nur, wenn ein Aushang sagt, wen man fragt, und die schriftliche Angabe vorliegt.',
  'D-GB-sfbb':
    'Kleine Küchen und Läden dürfen das Tagebuch „Safer food, better business“ als ihr System führen.',
  'D-GB-haccp':
    'Ein Verfahren nach den HACCP-Grundsätzen unterhalten, mit Unterlagen, die zur Größe des Betriebs passen, und es der Behörde vorlegen.',
  'D-GB-registration':
    'Den Betrieb vor der Eröffnung bei der örtlichen Behörde registrieren lassen und Änderungen melden.',
  'D-GB-training':
    'Alle, die mit Lebensmitteln umgehen, werden angeleitet und in Hygiene geschult; wer dieses Konzept pflegt, ist in HACCP geschult.',
  'D-GB-withdrawal':
    'Nicht sichere Lebensmittel sofort vom Markt nehmen, die örtliche Behörde und die Food Standards Agency oder Food Standards Scotland informieren und, wenn sie schon verkauft sind, auch die Verbraucher.',
  'D-GB-allergens':
    'Gästen und Kundschaft sagen, welche der vierzehn Allergene jedes Lebensmittel enthält; bei loser Ware darf ein Aushang sagen, wen man fragt.',
  'D-GB-srm':
    'Spezifiziertes Risikomaterial von Rind, Schaf und Ziege (Schädel, Rückenmark und anderes je nach Alter und Herkunft) beim Zerlegen von Schlachtkörpern entfernen, einfärben und als Material der Kategorie 1 abgeben.',
  'D-GB-parasites':
    'Zu jeder Charge Fisch, die roh oder fast roh verzehrt wird, einen Nachweis aufbewahren: wie sie gefroren wurde oder warum kein Einfrieren nötig ist (schon lange genug gefroren, mit parasitenfreiem Futter gezüchtet oder aus nachweislich freien Gewässern).',
  'D-GB-shellfish':
    'Das Etikett jeder Partie lebender Muscheln nach dem Aufteilen mindestens sechzig Tage aufbewahren.',
  'D-GB-eggs': 'Eier in der Schale kommen innerhalb von 21 Tagen nach dem Legen zum Kunden.',
  'D-GB-ppds':
    'Hier vor der Bestellung verpackte Lebensmittel tragen Bezeichnung und vollständiges Zutatenverzeichnis mit hervorgehobenen Allergenen.',
  'D-GB-traceability':
    'Von jedem Lebensmittel wissen, von wem es kam und an welchen Betrieb es ging, und dies auf Verlangen vorlegen.',
  'D-GB-retention':
    'Die Vorschriften nennen keine Frist: Aufzeichnungen der Überwachung zwei Jahre, Fassungen des Konzepts fünf Jahre aufbewahren.',
  'D-SCT-guides':
    'Kleine Küchen dürfen CookSafe, Läden RetailSafe und Fleischereien ButcherSafe als ihr System verwenden.',
  'D-SCT-reheat':
    'In Schottland gilt für wiedererwärmte Lebensmittel: {limit:L-reheat}, es sei denn, die Qualität leidet.',
  'D-SCT-chill':
    'Das schottische Recht nennt für gekühlte Lebensmittel keinen Wert: im Kühlschrank oder an einem kühlen, belüfteten Ort aufbewahren; der Leitfaden nennt {limit:L-chill-rte}.',
  'D-EU-approval':
    'Betriebe, die Lebensmittel tierischen Ursprungs für andere Betriebe bearbeiten, brauchen vor Beginn eine Zulassung und bringen das Identitätskennzeichen auf ihrer Ware an.',
  'D-EU-sprouts':
    'Bezeichnung, Menge, Herkunft, Datum und Charge von Samen und Sprossen festhalten und bei jeder Lieferung weitergeben.',
  'D-GB-approval':
    'Betriebe, die Lebensmittel tierischen Ursprungs für andere Betriebe bearbeiten, brauchen vor Beginn eine Zulassung und bringen das Identitätskennzeichen auf ihrer Ware an.',
  'D-LV-reheat':
    'Für wiedererwärmte Speisen gilt bei der Ausgabe: {limit:L-hot-hold}; ein zweites Mal werden sie nicht erwärmt.',
  'D-LV-training':
    'Wer ohne Lebensmittelberuf oder nach mehr als drei Jahren Pause mit Lebensmitteln zu arbeiten beginnt, besucht den Kurs über Mindesthygiene und bewahrt die Bescheinigung auf.',
  'D-LV-allergens':
    'Allergene loser Ware werden nach den lettischen Vorschriften für solche Ware angegeben; den Wortlaut nennt der Lebensmitteldienst.',
  'D-IE-allergens':
    'Allergene loser Ware stehen schriftlich und auf Englisch dort, wo sie gezeigt, verkauft oder serviert wird, sodass niemand fragen muss.',
  'D-IE-cook-chill':
    'Gekühlte Speisen aus Cook & Chill werden auf {limit:L-cool-cook-chill} abgekühlt, so kalt gehalten und innerhalb von fünf Tagen verbraucht.',
  'D-LV-retention':
    'Die lettische Lebensmittelbehörde lässt sich die Aufzeichnungen der letzten Monate zeigen: griffbereit aufbewahren.',
  'D-IE-retention':
    'In Irland üblich: Temperatur- und Reinigungsaufzeichnungen mindestens ein Jahr aufbewahren.',
  'D-UA-haccp':
    'Ständige Verfahren nach den HACCP-Grundsätzen schriftlich festlegen, anwenden und der Kontrollperson der staatlichen Behörde vorlegen.',
  'D-UA-traceability':
    'Von jedem Lebensmittel wissen, von wem es kam und an welchen Betrieb es ging; diese Papiere bis sechs Monate nach Ablauf der Haltbarkeit aufbewahren, Aufzeichnungen der Eigenkontrollen so lange, wie das eigene Verfahren es vorsieht.',
  'D-UA-allergens':
    'Gästen und Kundschaft sagen, welche Allergene der nationalen Liste jedes Lebensmittel enthält.',
  'D-UA-school-rules':
    'Schulküchen folgen der Hygienevorschrift für Schulen und den Regeln zur Verpflegung in Bildungseinrichtungen; beide griffbereit halten.',
  'D-UA-school-seasons':
    'In Schulen kommt Gemüse der alten Ernte ab dem 1. März nur gekocht in Salate; Vinegret (Rote-Bete-Salat) wird vom 15. April bis 15. Oktober nicht angeboten.',
  'D-EU-defrosted':
    'Lebensmittel, die gefroren waren und aufgetaut verkauft werden, tragen den Hinweis „aufgetaut“; verpacktes gefrorenes Fleisch, Fleischzubereitungen und unverarbeiteter Fisch tragen das Einfrierdatum.',
  'D-GB-defrosted':
    'Lebensmittel, die gefroren waren und aufgetaut verkauft werden, tragen den Hinweis „aufgetaut“; verpacktes gefrorenes Fleisch, Fleischzubereitungen und unverarbeiteter Fisch tragen das Einfrierdatum.',
  'D-EU-mince-age':
    'Hackfleisch wird aus Geflügel höchstens drei Tage und aus anderen Tieren höchstens sechs Tage nach der Schlachtung hergestellt (entbeintes, vakuumverpacktes Rindfleisch: fünfzehn); Aufgetautes wird nicht wieder eingefroren.',
  'D-GB-mince-age':
    'Hackfleisch wird aus Geflügel höchstens drei Tage und aus anderen Tieren höchstens sechs Tage nach der Schlachtung hergestellt (entbeintes, vakuumverpacktes Rindfleisch: fünfzehn); Aufgetautes wird nicht wieder eingefroren.',
  'D-EU-liquid-egg':
    'Flüssigei wartet höchstens achtundvierzig Stunden auf die Erhitzung, bei {limit:L-chill-liquid-egg}.',
  'D-GB-liquid-egg':
    'Flüssigei wartet höchstens achtundvierzig Stunden auf die Erhitzung, bei {limit:L-chill-liquid-egg}.',
  'D-EU-shellfish-papers':
    'Die Registrierscheine lebender Muscheln mindestens zwölf Monate nach Versand oder Empfang der Partie aufbewahren.',
  'D-GB-shellfish-papers':
    'Die Registrierscheine lebender Muscheln mindestens zwölf Monate nach Versand oder Empfang der Partie aufbewahren.',
  'D-ES-thawed':
    'Aufgetautes Fleisch wird nicht aufgetaut verkauft; ein Geschäft friert Lebensmittel erst nach der Verarbeitung wieder ein.',
}
