import type { KnowledgeTexts } from '@larder/core/haccp'

/**
 * National documents in their country's language, independent of the reader's, because they are found by
 * these words.
 */
export const nationalTitles: KnowledgeTexts['words'] = {
  'document.EE-NETS': 'Nakkushaiguste ennetamise ja tõrje seadus',
  'document.EE-PTA': 'Põllumajandus- ja Toiduamet, toidu tegevusload ja teavitamine',
  'document.EE-ROASTO': 'Mati Roasto, toiduhügieeni nõuanded, Delfi, juuli ja oktoober 2024',
  'document.EE-HKHK': 'Haapsalu Kutsehariduskeskus, toiduainete säilitamisest, õppematerjal',
  'document.DE-TWV': 'Trinkwasserverordnung (TrinkwV 2023), BGBl. 2023 I Nr. 159',
  'document.DE-BFR-HOT':
    'Bundesinstitut für Risikobewertung, Stellungnahmen 029/2020, 037/2020 und 048/2020 zur Heißhaltung; DIN 10506 vom März 2023',
  'document.DE-MIL':
    'Landratsamt Miltenberg, Merkblatt zu Temperaturanforderungen für leicht verderbliche Lebensmittel, Juli 2011',
  'document.DE-DIN10508': 'DIN 10508 Lebensmittelhygiene: Temperaturen für Lebensmittel',
  'document.DE-DGF': 'Deutsche Gesellschaft für Fettwissenschaft, Empfehlungen zu gebrauchten Frittierfetten',
  'document.ES-1086':
    'Real Decreto 1086/2020, art. 30 en la redacción del Real Decreto 1021/2022 (comidas preparadas)',
  'document.LV-PVD':
    'Pārtikas un veterinārais dienests, ieteikumi patērētājiem par pārtikas uzglabāšanu, pēc preses ziņām',
  'document.LV-PVD-TIPS':
    'Pārtikas un veterinārais dienests, ieteikumi pirms Līgo svētkiem par pārtikas uzglabāšanu un gatavošanu (travelnews.lv, Delfi)',
  'document.LV-HT': 'horecatech.eu, auksto un karsto ēdienu temperatūra ēdināšanā, 2012',
  'document.UA-771':
    'Закон України № 771/97-ВР «Про основні принципи та вимоги до безпечності та якості харчових продуктів»',
  'document.UA-590': 'Мінагрополітики України, наказ від 1 жовтня 2012 року № 590 про процедури НАССР',
  'document.UA-2639': 'Закон України № 2639-VIII «Про інформацію для споживачів щодо харчових продуктів»',
  'document.UA-2205':
    'МОЗ України, наказ 2020 року № 2205, санітарний регламент для закладів загальної середньої освіти',
  'document.UA-305':
    'Кабінет Міністрів України, постанова 2021 року № 305 про харчування в закладах освіти та закладах оздоровлення і відпочинку, зі змінами від 8 жовтня 2025 року',
  'document.UA-DPSS': 'Держпродспоживслужба, роз’яснення про шкільне харчування, 2026',
  'document.DE-BFR':
    'Bundesinstitut für Risikobewertung, Sicher verpflegt: besonders empfindliche Personengruppen in Gemeinschaftseinrichtungen; Presseinformation 05/2021',
  'document.DE-DGE':
    'Deutsche Gesellschaft für Ernährung, Schule + Essen = Note 1 und FIT KID, Seiten zur guten Hygienepraxis (www.fitkid-aktion.de für gekühlte Lebensmittel)',
  'document.DE-OAL': 'Landkreis Ostallgäu, Merkblatt für Veranstalter, Temperaturen von Lebensmitteln',
  'document.DE-LAVES':
    'Niedersächsisches Landesamt für Verbraucherschutz und Lebensmittelsicherheit, gebrauchte Frittierfette 2021, nach Behr’s',
  'document.UA-682':
    'Мінагрополітики України, наказ від 14 вересня 2022 року № 682, гігієнічні вимоги до швидкозаморожених харчових продуктів',
  'document.UA-813':
    'Мінагрополітики України, наказ від 20 жовтня 2022 року № 813, гігієнічні вимоги до продуктів тваринного походження',
  'document.UA-CDC':
    'Львівський обласний центр контролю та профілактики хвороб МОЗ України, поради щодо кишкових інфекцій',
  'document.UA-CDC-COOK':
    'Львівський обласний центр контролю та профілактики хвороб МОЗ України, поради щодо приготування їжі',
}
