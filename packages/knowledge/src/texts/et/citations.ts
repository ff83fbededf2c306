import type { KnowledgeTexts } from '@larder/core/haccp'
import { nationalTitles } from '../national-titles.ts'

/** How a place in an act of the Union is named, the longest of its words shortened. */
const clauses: KnowledgeTexts['words'] = {
  'clause.article': 'artikkel {number}',
  'clause.annex': '{number} lisa',
  'clause.annexes': '{number} lisa',
  'clause.section': '{number} jagu',
  'clause.chapter': '{number} peatükk',
  'clause.note': 'märkus {number}',
  'clause.group': 'rühm {number}',
  'source.title': '„{title}”',
  'clause.key': 'võti {number}',
  'clause.option': 'variant {number}',
  'clause.rule': 'punkt {number}',
  'clause.paragraph': 'lõige {number}',
  'clause.part': 'osa {number}',
  'clause.schedule': 'lisa {number}',
  'clause.appendix': 'lisa {number}',
  'clause.table': 'tabel {number}',
  'clause.and': 'ja',
}

/** Acts of the Union by their title in this language, and the documents of all countries. */
const documents: KnowledgeTexts['words'] = {
  'document.CODEX-CXC1':
    'Codex Alimentarius, toiduhügieeni üldpõhimõtted, CXC 1-1969 (2022. aasta redaktsioon)',
  'document.CODEX-CXC80': 'Codex Alimentarius, toiduallergeenide ohje juhend, CXC 80-2020',
  'document.CODEX-CXC39': 'Codex Alimentarius, valmistoidu hügieeni juhend ühistoitlustuses, CXC 39-1993',
  'document.CODEX-CXG61': 'Codex Alimentarius, juhised Listeria monocytogenes’e ohjeks toidus, CXG 61-2007',
  'document.CODEX-CXC23':
    'Codex Alimentarius, vähehappeliste ja hapestatud konservide hügieenitava eeskiri, CXC 23-1979',
  'document.WHO-5KEYS': 'WHO, ohutuma toidu viis võtit, 2006, UNRWA trükis 2015',
  'document.WHO-BOTTLE': 'FAO/WHO, lutipudelist toitmine kodus, infoleht 2007. aasta juhendi järgi',
  'document.WHO-PIF': 'WHO/FAO, imiku piimasegu pulbri ohutu valmistamine, hoidmine ja käitlemine, 2007',
  'document.EU-178':
    'Määrus (EÜ) nr 178/2002, millega sätestatakse toidualaste õigusnormide üldised põhimõtted ja nõuded',
  'document.EU-852': 'Määrus (EÜ) nr 852/2004 toiduainete hügieeni kohta',
  'document.EU-853':
    'Määrus (EÜ) nr 853/2004, millega sätestatakse loomset päritolu toidu hügieeni erieeskirjad',
  'document.EU-2024-1141':
    'Delegeeritud määrus (EL) 2024/1141, millega muudetakse määruse (EÜ) nr 853/2004 II ja III lisa',
  'document.EU-2022-2258':
    'Delegeeritud määrus (EL) 2022/2258, millega muudetakse määruse (EÜ) nr 853/2004 III lisa: munad, kalatooted ja muu',
  'document.EU-999':
    'Määrus (EÜ) nr 999/2001 teatavate transmissiivsete spongioossete entsefalopaatiate kohta',
  'document.EU-1069':
    'Määrus (EÜ) nr 1069/2009 muuks otstarbeks kui inimtoiduks ette nähtud loomsete kõrvalsaaduste kohta',
  'document.EU-1169': 'Määrus (EL) nr 1169/2011, milles käsitletakse toidualase teabe esitamist tarbijatele',
  'document.EU-1333': 'Määrus (EÜ) nr 1333/2008 toidu lisaainete kohta',
  'document.EU-2023-2108':
    'Määrus (EL) 2023/2108, millega muudetakse määrust (EÜ) nr 1333/2008 nitritite ja nitraatide osas',
  'document.EU-1935':
    'Määrus (EÜ) nr 1935/2004 toiduga kokkupuutumiseks ettenähtud materjalide ja esemete kohta',
  'document.EU-2073': 'Määrus (EÜ) nr 2073/2005 toiduainete mikrobioloogiliste kriteeriumide kohta',
  'document.EU-2024-2895':
    'Määrus (EL) 2024/2895, millega muudetakse määrust (EÜ) nr 2073/2005 seoses bakteriga Listeria monocytogenes',
  'document.EU-208':
    'Rakendusmäärus (EL) nr 208/2013 idandite ja idandamiseks ette nähtud seemnete jälgitavuse kohta',
  'document.EU-396': 'Määrus (EÜ) nr 396/2005 pestitsiidide jääkide piirnormide kohta',
  'document.EU-2015-1375':
    'Rakendusmäärus (EL) 2015/1375 lihas leiduvate trihhinellide ametliku kontrolli kohta',
  'document.EU-2020-1158':
    'Rakendusmäärus (EL) 2020/1158 toidu ja sööda impordi tingimuste kohta pärast õnnetust Tšernobõli tuumaelektrijaamas',
  'document.EU-2017-2158':
    'Määrus (EL) 2017/2158, millega kehtestatakse leevendusmeetmed akrüülamiidi sisalduse vähendamiseks toidus',
  'document.EU-2021-382':
    'Määrus (EL) 2021/382, millega muudetakse määrust (EÜ) nr 852/2004: allergeenid, toidu ümberjagamine, toiduohutuskultuur',
  'document.EU-2023-915': 'Määrus (EL) 2023/915 teatavate saasteainete piirnormide kohta toidus',
  'document.EU-37': 'Määrus (EÜ) nr 37/2005 kiirkülmutatud toiduainete temperatuuri seire kohta',
  'document.EU-89-108': 'Direktiiv 89/108/EMÜ kiirkülmutatud toiduainete kohta',
  'document.EU-DWD': 'Direktiiv (EL) 2020/2184 olmevee kvaliteedi kohta',
  'document.EU-NOTICE-355': 'Komisjoni teatis 2022/C 355/01 toiduohutuse juhtimissüsteemide kohta',
}

export const citations: KnowledgeTexts['words'] = { ...clauses, ...documents, ...nationalTitles }
