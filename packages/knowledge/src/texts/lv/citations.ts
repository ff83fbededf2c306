import type { KnowledgeTexts } from '@larder/core/haccp'
import { nationalTitles } from '../national-titles.ts'

/** How a place in an act of the Union is named, the longest of its words shortened. */
const clauses: KnowledgeTexts['words'] = {
  'clause.article': '{number} pants',
  'clause.annex': '{number} pielikums',
  'clause.annexes': '{number} pielikums',
  'clause.section': '{number} iedaļa',
  'clause.chapter': '{number} nodaļa',
  'clause.note': '{number} piezīme',
  'clause.group': '{number} grupa',
  'source.title': '“{title}”',
  'clause.key': 'atslēga {number}',
  'clause.option': 'variants {number}',
  'clause.rule': '{number} punkts',
  'clause.paragraph': '{number} punkts',
  'clause.part': '{number} daļa',
  'clause.schedule': '{number} pielikums',
  'clause.appendix': '{number} pielikums',
  'clause.table': '{number} tabula',
  'clause.and': 'un',
}

/** Acts of the Union by their title in this language, and the documents of all countries. */
const documents: KnowledgeTexts['words'] = {
  'document.CODEX-CXC1':
    'Codex Alimentarius, Pārtikas higiēnas vispārīgie principi, CXC 1-1969 (2022. gada redakcija)',
  'document.CODEX-CXC80': 'Codex Alimentarius, Pārtikas alergēnu pārvaldības prakses kodekss, CXC 80-2020',
  'document.CODEX-CXC39':
    'Codex Alimentarius, Iepriekš pagatavotas un gatavas pārtikas higiēnas prakses kodekss sabiedriskajā ēdināšanā, CXC 39-1993',
  'document.CODEX-CXG61':
    'Codex Alimentarius, Vadlīnijas Listeria monocytogenes kontrolei pārtikā, CXG 61-2007',
  'document.CODEX-CXC23':
    'Codex Alimentarius, higiēnas prakses kodekss konserviem ar zemu skābumu un paskābinātiem konserviem, CXC 23-1979',
  'document.WHO-5KEYS': 'PVO, Pieci pamatprincipi drošākai pārtikai, 2006, UNRWA izdevums, 2015',
  'document.WHO-BOTTLE': 'FAO/PVO, Barošana no pudelītes mājās, atgādne pēc 2007. gada vadlīnijām',
  'document.WHO-PIF':
    'PVO/FAO, Zīdaiņu piena maisījuma pulvera droša pagatavošana, uzglabāšana un apstrāde, 2007',
  'document.EU-178':
    'Regula (EK) Nr. 178/2002, ar ko paredz pārtikas aprites tiesību aktu vispārīgus principus un prasības',
  'document.EU-852': 'Regula (EK) Nr. 852/2004 par pārtikas produktu higiēnu',
  'document.EU-853':
    'Regula (EK) Nr. 853/2004, ar ko nosaka īpašus higiēnas noteikumus attiecībā uz dzīvnieku izcelsmes pārtiku',
  'document.EU-2024-1141':
    'Deleģētā regula (ES) 2024/1141, ar ko groza Regulas (EK) Nr. 853/2004 II un III pielikumu',
  'document.EU-2022-2258':
    'Deleģētā regula (ES) 2022/2258, ar ko groza Regulas (EK) Nr. 853/2004 III pielikumu: olas, zvejniecības produkti un citi',
  'document.EU-999':
    'Regula (EK) Nr. 999/2001 par transmisīvo sūkļveida encefalopātiju profilaksi, kontroli un apkarošanu',
  'document.EU-1069':
    'Regula (EK) Nr. 1069/2009, ar ko nosaka veselības aizsardzības noteikumus attiecībā uz dzīvnieku izcelsmes blakusproduktiem, kuri nav paredzēti cilvēku patēriņam',
  'document.EU-1169': 'Regula (ES) Nr. 1169/2011 par pārtikas produktu informācijas sniegšanu patērētājiem',
  'document.EU-1333': 'Regula (EK) Nr. 1333/2008 par pārtikas piedevām',
  'document.EU-2023-2108':
    'Regula (ES) 2023/2108, ar ko groza Regulu (EK) Nr. 1333/2008 attiecībā uz nitrītiem un nitrātiem',
  'document.EU-1935':
    'Regula (EK) Nr. 1935/2004 par materiāliem un izstrādājumiem, kas paredzēti saskarei ar pārtiku',
  'document.EU-2073': 'Regula (EK) Nr. 2073/2005 par pārtikas produktu mikrobioloģiskajiem kritērijiem',
  'document.EU-2024-2895':
    'Regula (ES) 2024/2895, ar ko groza Regulu (EK) Nr. 2073/2005 attiecībā uz Listeria monocytogenes',
  'document.EU-208':
    'Īstenošanas regula (ES) Nr. 208/2013 par dīgstu un to audzēšanai paredzētu sēklu izsekojamību',
  'document.EU-396': 'Regula (EK) Nr. 396/2005 par maksimāli pieļaujamiem pesticīdu atlieku līmeņiem',
  'document.EU-2015-1375':
    'Īstenošanas regula (ES) 2015/1375, ar ko nosaka īpašus noteikumus attiecībā uz trihinellu klātbūtnes oficiālajām pārbaudēm gaļā',
  'document.EU-2020-1158':
    'Īstenošanas regula (ES) 2020/1158 par pārtikas un barības importa nosacījumiem pēc avārijas Černobiļas atomelektrostacijā',
  'document.EU-2017-2158':
    'Regula (ES) 2017/2158, ar ko nosaka riska mazināšanas pasākumus akrilamīda klātbūtnes samazināšanai pārtikā',
  'document.EU-2021-382':
    'Regula (ES) 2021/382, ar ko groza Regulu (EK) Nr. 852/2004: alergēni, pārtikas pārdale, pārtikas nekaitīguma kultūra',
  'document.EU-2023-915': 'Regula (ES) 2023/915 par dažu kontaminantu maksimālo līmeni pārtikā',
  'document.EU-37': 'Regula (EK) Nr. 37/2005 par ātri sasaldētas pārtikas temperatūras uzraudzību',
  'document.EU-89-108': 'Direktīva 89/108/EEK par ātri sasaldētu pārtiku',
  'document.EU-DWD': 'Direktīva (ES) 2020/2184 par dzeramā ūdens kvalitāti',
  'document.EU-NOTICE-355':
    'Komisijas paziņojums 2022/C 355/01 par pārtikas nekaitīguma pārvaldības sistēmām',
}

export const citations: KnowledgeTexts['words'] = { ...clauses, ...documents, ...nationalTitles }
