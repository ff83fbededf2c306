import type { Glossary } from '../../glossary-terms.ts'

/** The Russian words of the trade, after ГОСТ Р ИСО 22000. */
export const glossary: Glossary = {
  haccp: /ХАССП/u,
  ccp: /ККТ|критическ\p{L}+ контрольн\p{L}+ точ(?:к|ек)/iu,
  oprp: /ППОПМ|производственн\p{L}+ программ/iu,
  prp: /(?<!П)ПОПМ|обязательн\p{L}+ предварительн\p{L}+ мероприяти/iu,
  critical_limit: /критическ\p{L}+ предел/iu,
  corrective_action: /корректирующ\p{L}+ действи/iu,
  hazard: /опасност/iu,
  cross_contamination: /перекрёстн\p{L}+ загрязнени/iu,
  core_temperature: /температур\p{L}* в толще/iu,
  allergen: /аллерген/iu,
  verification: /верификаци|проверить записи/iu,
  monitoring: /мониторинг/iu,
  batch: /парти[яиюей]/iu,
  traceability: /прослеживаемост/iu,
  recall: /отзыв|отозванн/iu,
  shelf_life: /срок\p{L}* (?:годности|хранения)/iu,
  ready_to_eat:
    /готов\p{L}+ к употреблению|готов(?:ое|ого|ому|ым)(?!\p{L})|готов\p{L}+ (?:продукци|блюд|продукт)/iu,
  raw_material: /сырь/iu,
  flow_diagram: /блок-схем/iu,
  calibration: /калибр/iu,
  severity: /тяжест/iu,
  disinfect: /дезинфиц|дезинфекц/iu,
  thaw: /размор[оа][жз]|оттаива|оттая/iu,
}
