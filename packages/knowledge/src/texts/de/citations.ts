import type { KnowledgeTexts } from '@larder/core/haccp'
import { nationalTitles } from '../national-titles.ts'

/** How a place in an act of the Union is named, the longest of its words shortened. */
const clauses: KnowledgeTexts['words'] = {
  'clause.article': 'Art. {number}',
  'clause.annex': 'Anhang {number}',
  'clause.annexes': 'Anhänge {number}',
  'clause.section': 'Abschn. {number}',
  'clause.chapter': 'Kap. {number}',
  'clause.note': 'Fußnote {number}',
  'clause.group': 'Gruppe {number}',
  'source.title': '„{title}“',
  'clause.key': 'Schlüssel {number}',
  'clause.option': 'Option {number}',
  'clause.rule': 'Vorschr. {number}',
  'clause.paragraph': 'Abs. {number}',
  'clause.part': 'Teil {number}',
  'clause.schedule': 'Anlage {number}',
  'clause.appendix': 'Anhang {number}',
  'clause.table': 'Tabelle {number}',
  'clause.and': 'und',
}

/** Acts of the Union by their title in this language, and the documents of all countries. */
const documents: KnowledgeTexts['words'] = {
  'document.CODEX-CXC1':
    'Codex Alimentarius, Allgemeine Grundsätze der Lebensmittelhygiene, CXC 1-1969 (Fassung 2022)',
  'document.CODEX-CXC80':
    'Codex Alimentarius, Leitlinien für das Allergenmanagement in Lebensmittelbetrieben, CXC 80-2020',
  'document.CODEX-CXC39':
    'Codex Alimentarius, Hygienepraxis für vorgekochte und gekochte Speisen in der Gemeinschaftsverpflegung, CXC 39-1993',
  'document.CODEX-CXG61':
    'Codex Alimentarius, Leitlinien zur Beherrschung von Listeria monocytogenes in Lebensmitteln, CXG 61-2007',
  'document.CODEX-CXC23':
    'Codex Alimentarius, Hygienepraxis für Konserven mit niedrigem Säuregehalt und gesäuerte Konserven, CXC 23-1979',
  'document.WHO-5KEYS': 'WHO, Fünf Schlüssel zu sichereren Lebensmitteln, 2006, Druck der UNRWA von 2015',
  'document.WHO-BOTTLE': 'FAO/WHO, Flaschennahrung zu Hause, Merkblatt nach den Leitlinien von 2007',
  'document.WHO-PIF':
    'WHO/FAO, Sichere Zubereitung, Lagerung und Handhabung von pulverförmiger Säuglingsnahrung, 2007',
  'document.EU-178':
    'Verordnung (EG) Nr. 178/2002 zur Festlegung der allgemeinen Grundsätze und Anforderungen des Lebensmittelrechts',
  'document.EU-852': 'Verordnung (EG) Nr. 852/2004 über Lebensmittelhygiene',
  'document.EU-853':
    'Verordnung (EG) Nr. 853/2004 mit spezifischen Hygienevorschriften für Lebensmittel tierischen Ursprungs',
  'document.EU-2024-1141':
    'Delegierte Verordnung (EU) 2024/1141 zur Änderung der Anhänge II und III der Verordnung (EG) Nr. 853/2004',
  'document.EU-2022-2258':
    'Delegierte Verordnung (EU) 2022/2258 zur Änderung des Anhangs III der Verordnung (EG) Nr. 853/2004: Eier, Fischereierzeugnisse und andere',
  'document.EU-999': 'Verordnung (EG) Nr. 999/2001 über bestimmte transmissible spongiforme Enzephalopathien',
  'document.EU-1069':
    'Verordnung (EG) Nr. 1069/2009 mit Hygienevorschriften für nicht für den menschlichen Verzehr bestimmte tierische Nebenprodukte',
  'document.EU-1169':
    'Verordnung (EU) Nr. 1169/2011 betreffend die Information der Verbraucher über Lebensmittel',
  'document.EU-1333': 'Verordnung (EG) Nr. 1333/2008 über Lebensmittelzusatzstoffe',
  'document.EU-2023-2108':
    'Verordnung (EU) 2023/2108 zur Änderung der Verordnung (EG) Nr. 1333/2008 hinsichtlich Nitriten und Nitraten',
  'document.EU-1935':
    'Verordnung (EG) Nr. 1935/2004 über Materialien und Gegenstände, die dazu bestimmt sind, mit Lebensmitteln in Berührung zu kommen',
  'document.EU-2073': 'Verordnung (EG) Nr. 2073/2005 über mikrobiologische Kriterien für Lebensmittel',
  'document.EU-2024-2895':
    'Verordnung (EU) 2024/2895 zur Änderung der Verordnung (EG) Nr. 2073/2005 in Bezug auf Listeria monocytogenes',
  'document.EU-208':
    'Durchführungsverordnung (EU) Nr. 208/2013 über die Rückverfolgbarkeit von Sprossen und von Samen zur Erzeugung von Sprossen',
  'document.EU-396': 'Verordnung (EG) Nr. 396/2005 über Höchstgehalte an Pestizidrückständen',
  'document.EU-2015-1375':
    'Durchführungsverordnung (EU) 2015/1375 mit spezifischen Vorschriften für die amtlichen Fleischuntersuchungen auf Trichinen',
  'document.EU-2020-1158':
    'Durchführungsverordnung (EU) 2020/1158 über die Einfuhrbedingungen für Lebensmittel und Futtermittel nach dem Unfall im Kernkraftwerk Tschernobyl',
  'document.EU-2017-2158':
    'Verordnung (EU) 2017/2158 zur Festlegung von Minimierungsmaßnahmen für die Senkung des Acrylamidgehalts in Lebensmitteln',
  'document.EU-2021-382':
    'Verordnung (EU) 2021/382 zur Änderung der Verordnung (EG) Nr. 852/2004: Allergene, Umverteilung, Lebensmittelsicherheitskultur',
  'document.EU-2023-915':
    'Verordnung (EU) 2023/915 über Höchstgehalte für bestimmte Kontaminanten in Lebensmitteln',
  'document.EU-37':
    'Verordnung (EG) Nr. 37/2005 zur Überwachung der Temperaturen von tiefgefrorenen Lebensmitteln',
  'document.EU-89-108': 'Richtlinie 89/108/EWG über tiefgefrorene Lebensmittel',
  'document.EU-DWD': 'Richtlinie (EU) 2020/2184 über die Qualität von Wasser für den menschlichen Gebrauch',
  'document.EU-NOTICE-355':
    'Bekanntmachung der Kommission 2022/C 355/01 zu Managementsystemen für Lebensmittelsicherheit',
}

export const citations: KnowledgeTexts['words'] = { ...clauses, ...documents, ...nationalTitles }
