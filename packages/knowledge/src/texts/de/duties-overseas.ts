import type { KnowledgeTexts } from '@larder/core/haccp'

/** Duties in the United States, Canada and Australia. */
export const dutiesOverseas: KnowledgeTexts['duties'] = {
  'D-US-variance':
    'Räuchern zum Haltbarmachen, Pökeln, Säuern, Muschelbecken, Lohnschlachtung und Keimen von Sprossen verlangen eine Ausnahmegenehmigung der Behörde und ein HACCP-Konzept. Verpacken mit reduziertem Sauerstoff nach den Regeln des Food Code verlangt nur das HACCP-Konzept; Packungen mit Datum und Uhrzeit, die binnen 48 Stunden geöffnet werden, keines von beiden.',
  'D-US-manager':
    'Die verantwortliche Person ist zertifizierte Fachkraft für Lebensmittelsicherheit, außer in Betrieben mit minimalem Risiko, und weist bei der Kontrolle ihre Kenntnisse nach.',
  'D-US-advisory': 'Speisekarten tragen den Hinweis auf rohe oder nicht durchgegarte tierische Lebensmittel.',
  'D-US-allergens':
    'Auf verpackten Lebensmitteln die neun Hauptallergene kennzeichnen, darunter Sesam. Bei loser Ware die Kundschaft schriftlich informieren, welche davon Zutaten sind.',
  'D-US-shellfish':
    'Muscheletiketten bleiben am Behälter, bis er leer ist. Danach neunzig Tage aufbewahren, ab dem Tag, an dem die letzten Muscheln der Partie verkauft oder serviert wurden, nach diesem Datum geordnet.',
  'D-US-parasites':
    'Roh servierter Fisch: den Gefriernachweis oder das Schreiben des Lieferanten neunzig Tage aufbewahren. Muscheln, reines Jakobsmuschelfleisch, die im Food Code genannten Thunfische, Zuchtfisch mit parasitenfreiem Futter und abgespülter Rogen ohne Haut müssen nicht gefroren werden.',
  'D-US-raw-egg':
    'Caesar-Dressing, Hollandaise, Mayonnaise, Baiser, Tiramisu und ähnliche Speisen werden mit pasteurisiertem statt rohem Ei zubereitet, außer sie werden gegart oder die Karte trägt den Hinweis.',
  'D-US-time-control':
    'Lebensmittel, die nur über die Zeit gesichert werden: nach schriftlicher Anweisung arbeiten. Sie verlassen die Temperaturführung bei {limit:L-chill-rte} oder {limit:L-hot-hold}, tragen das Ende ihrer Zeit und sind bis dahin gegart, serviert oder entsorgt.',
  'D-US-hands': 'Verzehrfertige Lebensmittel werden nicht mit bloßen Händen berührt.',
  'D-US-ill':
    'Wer krank war, kehrt erst nach {limit:L-symptom-free-hours} zu Lebensmitteln zurück; nach Norovirus und nach den längeren Fristen mit Zustimmung der Behörde, nach Hepatitis A oder Typhus nie ohne sie. Wo besonders empfindliche Personen essen, bleibt die Person bis dahin dem Betrieb fern.',
  'D-US-surfaces':
    'Flächen und Geräte, die leicht verderbliche Lebensmittel berühren, werden bei Raumtemperatur mindestens alle vier Stunden gereinigt.',
  'D-US-sanitizer':
    'Die Stärke des Desinfektionsmittels mit einem Testset messen. Jod: 12,5 bis 25 mg/l; quartäre Ammoniumverbindungen nach Etikett.',
  'D-US-well':
    'Das Wasser aus dem eigenen Brunnen mindestens einmal im Jahr untersuchen lassen und den Bericht aufbewahren.',
  'D-US-vulnerable':
    'Für besonders empfindliche Personen: keine rohen oder nicht durchgegarten tierischen Lebensmittel, rohen Sprossen oder unpasteurisierten Säfte; pasteurisiertes statt rohem Ei, auch wenn Lebensmittel nur über die Zeit gesichert werden; verzehrfertige Lebensmittel nicht mit bloßen Händen berühren.',
  'D-US-grinding-log':
    'Zu jeder Partie Rinderhackfleisch notieren: Betriebsnummern der Lieferanten, deren Partienummern und Herstellungsdaten, Namen der Rohstoffe samt übernommener Reste, Datum und Uhrzeit des Wolfens sowie jeder Reinigung des Fleischwolfs. Die Aufzeichnungen ein Jahr am Ort der Herstellung aufbewahren.',
  'D-US-safe-handling':
    'Verpacktes rohes Fleisch und Geflügel und anderes nicht verzehrfertiges Fleisch trägt auf dem Etikett die Hinweise „Safe Handling Instructions“.',
  'D-US-bacon':
    'Für Bacon gelten eigene Nitritgrenzen: gespritzt 120 ppm mit 550 ppm Ascorbat oder Erythorbat (oder 100 ppm, oder 40 bis 80 ppm mit Zucker und Starterkultur), in Lake höchstens 120 ppm, trocken gepökelt höchstens 200 ppm, jeweils als Zugabe.',
  'D-US-sanitation':
    'Unter Bundesaufsicht: schriftliche Hygienearbeitsanweisungen (Sanitation SOPs), unterschrieben und datiert, für die Reinigung vor und während der Arbeit. Täglich festhalten, was getan und behoben wurde; diese Aufzeichnungen sechs Monate aufbewahren, die letzten 48 Stunden im Betrieb.',
  'D-US-haccp-plan':
    'Unter Bundesaufsicht: eine schriftliche Gefahrenanalyse und ein HACCP-Plan für jedes Verfahren mit kritischen Kontrollpunkten, kritischen Grenzwerten, Überwachung, Korrekturmaßnahmen und Verifizierung. Die verantwortliche Person unterschreibt und datiert den Plan.',
  'D-US-food-safety-plan':
    'Wo 21 CFR 117 gilt: ein schriftliches Konzept zur Lebensmittelsicherheit, erstellt oder betreut von einer Person mit der Qualifikation PCQI, mit Gefahrenanalyse, vorbeugenden Maßnahmen, Programm für Lieferanten und Rückrufplan.',
  'D-US-listeria':
    'Verzehrfertiges Fleisch, das nach dem Garen offen liegt: Listeria monocytogenes nach einer der drei Alternativen der Vorschrift beherrschen und den Nachweis aufbewahren.',
  'D-US-meat-retention':
    'Wo die Bundesaufsicht gilt: Aufzeichnungen zu gekühltem Fleisch ein Jahr, zu gefrorenem und ungekühlt haltbarem Fleisch zwei Jahre.',
  'D-US-retention':
    'Aufzeichnungen zum Lebensmittelsicherheitsplan zwei Jahre aufbewahren, wo 21 CFR 117 gilt.',
  'D-US-receipts':
    'Aufzeichnungen über Herkunft und Abnehmer aufbewahren: sechs Monate bei Lebensmitteln, die binnen 60 Tagen verderben, ein Jahr bei Haltbarkeit bis sechs Monate, zwei Jahre bei längerer Haltbarkeit.',
  'D-US-supplements':
    'Aufzeichnungen zu Nahrungsergänzungsmitteln ein Jahr über das Haltbarkeitsdatum hinaus aufbewahren, oder zwei Jahre ab dem Versand der letzten Charge.',
  'D-US-seafood':
    'Das HACCP-Konzept für Fisch und Meeresfrüchte ist unterschrieben und datiert. Die Aufzeichnungen ein Jahr bei gekühlten, zwei Jahre bei gefrorenen und haltbar gemachten Produkten aufbewahren.',
  'D-US-traceability':
    'Für Lebensmittel der Rückverfolgungsliste: ein Plan zur Rückverfolgbarkeit und die Kerndaten jedes Vorgangs, zwei Jahre aufbewahrt. Die FDA setzt dies nicht vor dem 20. Juli 2028 durch.',
  'D-US-juice':
    'Saft für den Weiterverkauf wird so behandelt, dass nachweislich 99,999 % des maßgeblichen Erregers abgetötet werden, nach schriftlichem Plan gemäß 21 CFR 120. Saft, der am Verkaufsort verpackt wird, erhält dieselbe Behandlung oder trägt den Warnhinweis auf dem Etikett. Aufzeichnungen ein Jahr bei gekühltem, zwei Jahre bei gefrorenem und haltbarem Saft aufbewahren.',
  'D-US-sprouts':
    'Nach schriftlichem Plan das verbrauchte Bewässerungswasser jeder Charge Sprossen auf STEC O157:H7 und Salmonellen und die Anzuchträume auf Listerien untersuchen; die Charge bis zum Ergebnis zurückhalten.',
  'D-US-canning':
    'Spätestens zehn Tage nach dem ersten Abfüllen bei der FDA registrieren. Das Erhitzungs- oder Säuerungsverfahren jedes Produkts binnen sechzig Tagen nach der Registrierung einreichen, und bevor ein neues Produkt abgefüllt wird. Eine Aufsicht mit anerkanntem Kurs ist anwesend. Ein Rückrufverfahren liegt vor; Aufzeichnungen drei Jahre aufbewahren, das erste Jahr im Betrieb.',
  'D-CA-ontario':
    'Die Temperaturen dieses Konzepts stammen aus der Übersicht, die in Ontario verwendet wird. Anderswo in Kanada die eigenen Werte bei der Gesundheitsbehörde der Provinz oder des Territoriums erfragen.',
  'D-CA-licence':
    'Für Lebensmittel, die in eine andere Provinz gehen, ein- oder ausgeführt werden: eine Bundeslizenz und einen schriftlichen Präventionsplan besitzen. Bis 100.000 Dollar Jahresumsatz ist kein Plan nötig, außer bei Fleisch, Fisch, Milchprodukten, Eiern, verarbeitetem Obst und Gemüse und Schlachttieren.',
  'D-CA-allergens':
    'Auf verpackten Lebensmitteln die vorrangigen Allergene, darunter Senf und Sesam, glutenhaltige Zutaten und zugesetzte Sulfite kennzeichnen.',
  'D-CA-raw-milk':
    'Rohmilch wird nicht verkauft. Käse aus Rohmilch lagert vor dem Verkauf mindestens sechzig Tage.',
  'D-CA-tenderised':
    'Mechanisch zart gemachtes Rindfleisch ist so gekennzeichnet, mit der Anleitung zum Garen.',
  'D-CA-sealed-packs':
    'Säurearme Lebensmittel in verschlossenen Packungen sind keimfrei im Sinne der Vorschrift, oder sie werden gekühlt oder gefroren gehalten und so gekennzeichnet. Räucherfisch in verschlossenen Packungen ist ausreichend erhitzt oder gesalzen, oder er bleibt gefroren.',
  'D-CA-handler': 'In Ontario ist zu jeder Arbeitsstunde eine geschulte Person im Betrieb.',
  'D-CA-retention':
    'Unterlagen nach den Bundesvorschriften werden zwei Jahre aufbewahrt, Aufzeichnungen zu säurearmen Konserven drei Jahre. Alle zwölf Monate einen Rückruf üben. Unterlagen zu Herkunft und Abnehmern werden binnen 24 Stunden vorgelegt.',
  'D-CA-log-retention':
    'Für Temperaturaufzeichnungen nennt keine Vorschrift eine Frist: ein Jahr aufbewahren. In Ontario werden Belege über Einkäufe und Schädlingsbekämpfung ein Jahr aufbewahrt.',
  'D-AU-supervisor':
    'Eine Aufsichtsperson für Lebensmittelsicherheit bestellen, deren Zertifikat nicht älter als fünf Jahre ist und die während der Arbeit mit Lebensmitteln erreichbar ist.',
  'D-AU-training':
    'Wer mit unverpackten, leicht verderblichen Lebensmitteln umgeht, ist vor Beginn der Tätigkeit in Lebensmittelsicherheit und Hygiene geschult.',
  'D-AU-evidence':
    'Wer unverpackte Lebensmittel verzehrfertig macht, führt Nachweise über Annahme, Lagerung, Garen, Abkühlen, Wiedererwärmen, Auslage und Reinigung oder belegt der Kontrollperson auf andere Weise, dass sie sicher sind.',
  'D-AU-retention': 'Diese Nachweise mindestens drei Monate aufbewahren.',
  'D-AU-shown-safe':
    'Standard 3.2.2 erlaubt eine andere Temperatur oder Zeit, wenn der Betrieb zeigen kann, dass das Lebensmittel sicher bleibt.',
  'D-AU-allergens':
    'Auf verpackten Lebensmitteln Milch, Ei, Fisch, Krebstiere, Weichtiere, jede Schalenfrucht mit Namen, Erdnuss, Weizen, glutenhaltiges Getreide, Soja, Sesam, Lupine und Sulfite kennzeichnen. Bei loser Ware neben der Ware angeben oder auf Nachfrage Auskunft geben.',
  'D-AU-bees':
    'Blütenpollen und Propolis tragen ihren Hinweis, Gelée royale ihren Warnhinweis, auch bei loser Abgabe.',
  'D-AU-two-four':
    'Lebensmittel außerhalb der Temperaturführung: bis zu insgesamt zwei Stunden dürfen sie zurück in die Kühlung, von zwei bis vier Stunden werden sie sofort verzehrt, nach vier Stunden entsorgt.',
  'D-US-two-stages':
    'Für rohe tierische Lebensmittel, die in zwei Schritten gegart werden, gibt es ein schriftliches Verfahren: zuerst höchstens sechzig Minuten erhitzen, sofort abkühlen, getrennt und gekennzeichnet lagern und bis zur Gartemperatur fertig garen.',
  'D-US-vending':
    'Verkaufsautomaten verkaufen nichts mehr, wenn kalte Speisen dreißig Minuten oder heiße Speisen zwei Stunden außerhalb ihrer Temperatur waren.',
  'D-US-bag-records':
    'Die Aufzeichnungen über Abkühlung und Kühllagerung von Beuteln aus Cook & Chill und Sous-vide-Garen sechs Monate aufbewahren.',
  'D-US-sulfites':
    'Sulfite werden nicht für Obst und Gemüse verwendet, das roh serviert oder als frisch angeboten wird.',
  'D-AU-thermometer':
    'Ein Einstichthermometer ist zur Hand, das Lebensmittel auf ein Grad Celsius genau misst.',
}
