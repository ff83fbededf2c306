import type { KnowledgeTexts } from '@larder/core/haccp'
import { nationalTitles } from '../national-titles.ts'

/** How a place in an act of the Union is named, the longest of its words shortened. */
const clauses: KnowledgeTexts['words'] = {
  'clause.article': 'art. {number}',
  'clause.annex': 'anexo {number}',
  'clause.annexes': 'anexos {number}',
  'clause.section': 'secc. {number}',
  'clause.chapter': 'cap. {number}',
  'clause.note': 'nota {number}',
  'clause.group': 'grupo {number}',
  'source.title': '«{title}»',
  'clause.key': 'clave {number}',
  'clause.option': 'opción {number}',
  'clause.rule': 'art. {number}',
  'clause.paragraph': 'apdo. {number}',
  'clause.part': 'parte {number}',
  'clause.schedule': 'anexo {number}',
  'clause.appendix': 'apéndice {number}',
  'clause.table': 'tabla {number}',
  'clause.and': 'y',
}

/** Acts of the Union by their title in this language, and the documents of all countries. */
const documents: KnowledgeTexts['words'] = {
  'document.CODEX-CXC1':
    'Codex Alimentarius, Principios generales de higiene de los alimentos, CXC 1-1969 (revisión de 2022)',
  'document.CODEX-CXC80':
    'Codex Alimentarius, Código de prácticas sobre la gestión de los alérgenos alimentarios, CXC 80-2020',
  'document.CODEX-CXC39':
    'Codex Alimentarius, Código de prácticas de higiene para los alimentos precocinados y cocinados utilizados en los servicios de comidas para colectividades, CXC 39-1993',
  'document.CODEX-CXG61':
    'Codex Alimentarius, Directrices para el control de Listeria monocytogenes en los alimentos, CXG 61-2007',
  'document.CODEX-CXC23':
    'Codex Alimentarius, Código de prácticas de higiene para alimentos poco ácidos y alimentos poco ácidos acidificados envasados, CXC 23-1979',
  'document.WHO-5KEYS':
    'OMS, Cinco claves para la inocuidad de los alimentos, 2006, impreso por la UNRWA en 2015',
  'document.WHO-BOTTLE':
    'FAO/OMS, La alimentación con biberón en casa, folleto según las directrices de 2007',
  'document.WHO-PIF':
    'OMS/FAO, Preparación, almacenamiento y manipulación en condiciones higiénicas de preparaciones en polvo para lactantes, 2007',
  'document.EU-178':
    'Reglamento (CE) n.º 178/2002 por el que se establecen los principios y los requisitos generales de la legislación alimentaria',
  'document.EU-852': 'Reglamento (CE) n.º 852/2004 relativo a la higiene de los productos alimenticios',
  'document.EU-853':
    'Reglamento (CE) n.º 853/2004 por el que se establecen normas específicas de higiene de los alimentos de origen animal',
  'document.EU-2024-1141':
    'Reglamento Delegado (UE) 2024/1141 por el que se modifican los anexos II y III del Reglamento (CE) n.º 853/2004',
  'document.EU-2022-2258':
    'Reglamento Delegado (UE) 2022/2258 por el que se modifica el anexo III del Reglamento (CE) n.º 853/2004: huevos, productos de la pesca y otros',
  'document.EU-999':
    'Reglamento (CE) n.º 999/2001 sobre determinadas encefalopatías espongiformes transmisibles',
  'document.EU-1069':
    'Reglamento (CE) n.º 1069/2009 por el que se establecen las normas sanitarias aplicables a los subproductos animales no destinados al consumo humano',
  'document.EU-1169':
    'Reglamento (UE) n.º 1169/2011 sobre la información alimentaria facilitada al consumidor',
  'document.EU-1333': 'Reglamento (CE) n.º 1333/2008 sobre aditivos alimentarios',
  'document.EU-2023-2108':
    'Reglamento (UE) 2023/2108 por el que se modifica el Reglamento (CE) n.º 1333/2008 en lo que respecta a los nitritos y los nitratos',
  'document.EU-1935':
    'Reglamento (CE) n.º 1935/2004 sobre los materiales y objetos destinados a entrar en contacto con alimentos',
  'document.EU-2073':
    'Reglamento (CE) n.º 2073/2005 relativo a los criterios microbiológicos aplicables a los productos alimenticios',
  'document.EU-2024-2895':
    'Reglamento (UE) 2024/2895 por el que se modifica el Reglamento (CE) n.º 2073/2005 en lo relativo a Listeria monocytogenes',
  'document.EU-208':
    'Reglamento de Ejecución (UE) n.º 208/2013 sobre la trazabilidad de los brotes y de las semillas destinadas a la producción de brotes',
  'document.EU-396': 'Reglamento (CE) n.º 396/2005 relativo a los límites máximos de residuos de plaguicidas',
  'document.EU-2015-1375':
    'Reglamento de Ejecución (UE) 2015/1375 sobre los controles oficiales de la presencia de triquinas en la carne',
  'document.EU-2020-1158':
    'Reglamento de Ejecución (UE) 2020/1158 relativo a las condiciones de importación de alimentos y piensos tras el accidente de la central nuclear de Chernóbil',
  'document.EU-2017-2158':
    'Reglamento (UE) 2017/2158 por el que se establecen medidas de mitigación para reducir la presencia de acrilamida en los alimentos',
  'document.EU-2021-382':
    'Reglamento (UE) 2021/382 por el que se modifica el Reglamento (CE) n.º 852/2004: alérgenos, redistribución, cultura de seguridad alimentaria',
  'document.EU-2023-915':
    'Reglamento (UE) 2023/915 relativo a los límites máximos de determinados contaminantes en los alimentos',
  'document.EU-37':
    'Reglamento (CE) n.º 37/2005 relativo al control de las temperaturas de los alimentos ultracongelados',
  'document.EU-89-108': 'Directiva 89/108/CEE relativa a los alimentos ultracongelados',
  'document.EU-DWD':
    'Directiva (UE) 2020/2184 relativa a la calidad de las aguas destinadas al consumo humano',
  'document.EU-NOTICE-355':
    'Comunicación de la Comisión 2022/C 355/01 sobre los sistemas de gestión de la seguridad alimentaria',
}

export const citations: KnowledgeTexts['words'] = { ...clauses, ...documents, ...nationalTitles }
