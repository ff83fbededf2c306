import type { Glossary } from '../../glossary-terms.ts'

/** The Ukrainian words of docs/glossary.md in every form that the texts use. */
export const glossary: Glossary = {
  haccp: /НАССР/u,
  ccp: /(?<!\p{L})ККТ(?!\p{L})|критичн\p{L}+ контрольн\p{L}+ точ\p{L}+/iu,
  oprp: /(?<!\p{L})ОПП(?!\p{L})|операційн\p{L}+ програм\p{L}*-передумов\p{L}*/iu,
  prp: /(?<!\p{L})ПП(?!\p{L})|(?<!операційн\p{L}+ )програм\p{L}*-передумов\p{L}*/iu,
  critical_limit: /критичн\p{L}+ меж\p{L}*/iu,
  corrective_action: /коригувальн\p{L}+ ді\p{L}+/iu,
  hazard: /небезпечн\p{L}+ фактор\p{L}*|(?<!\p{L})фактор\p{L}*/iu,
  cross_contamination: /перехресн\p{L}+ забрудн\p{L}+/iu,
  core_temperature: /температур\p{L}* (?:\p{L}+ )?всередині/iu,
  allergen: /алерген\p{L}*/iu,
  verification: /верифік\p{L}+/iu,
  monitoring: /моніторинг\p{L}*/iu,
  batch: /парті[яїєюй]\p{L}*/iu,
  traceability: /простежуван\p{L}+/iu,
  recall: /відклик\p{L}+|відклич\p{L}+/iu,
  shelf_life: /строк\p{L}* придатності/iu,
  ready_to_eat:
    /готов\p{L}+(?: \p{L}+)? до споживання|до споживання готов\p{L}+|(?<!\p{L})готов(?:е|ого|ому|им)(?!\p{L})|готові страви/iu,
  raw_material: /сировин\p{L}*/iu,
  flow_diagram: /блок-схем\p{L}*/iu,
  calibration: /калібр\p{L}+/iu,
  severity: /тяжк(?:ість|ості|істю)/iu,
  disinfect: /дезінф\p{L}+/iu,
  thaw: /розморож\p{L}+|розмороз\p{L}+|тал(?:ий|ого|ому)|розта\p{L}+|відтава\p{L}+|льоду, що тане/iu,
}
