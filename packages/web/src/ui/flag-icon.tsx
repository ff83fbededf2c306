import au from '#flags/AU.svg?url'
import ca from '#flags/CA.svg?url'
import de from '#flags/DE.svg?url'
import ee from '#flags/EE.svg?url'
import es from '#flags/ES.svg?url'
import gb from '#flags/GB.svg?url'
import lv from '#flags/LV.svg?url'
import ru from '#flags/RU.svg?url'
import ua from '#flags/UA.svg?url'
import us from '#flags/US.svg?url'
import type { Language } from '@larder/core/languages'

const pictures: Record<Language['flag'], string> = {
  AU: au,
  CA: ca,
  DE: de,
  EE: ee,
  ES: es,
  GB: gb,
  LV: lv,
  RU: ru,
  UA: ua,
  US: us,
}

/** The flag beside a language's name; decoration, since the name says it. */
export function FlagIcon({ flag }: { readonly flag: Language['flag'] }) {
  return (
    <img
      src={pictures[flag]}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      style={{ borderRadius: 2, boxShadow: '0 0 0 1px rgb(0 0 0 / 10%)', flex: 'none' }}
    />
  )
}
