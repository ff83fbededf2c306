/**
 * Words that contain the name of an allergen and are another food: “eggplant” says nothing of eggs. In each language
 * of the lists, in small letters.
 */
const words = [
  // English
  'buckwheat',
  'eggplants?',
  '(?:shell|cray|craw|cuttle|jelly)fish',
  '(?:coconut|almond|oat|rice|soya?|soybean|cashew|hazelnut|hemp|pea|peanut) milk',
  '(?:egg|milk|fish|wheat|nut|soy)[- ]free',
  // German
  'buchweizen\\p{L}*',
  '(?:kokos|kokosnuss|mandel|hafer|reis|soja|cashew|haselnuss|hanf|erbsen|erdnuss)milch\\p{L}*',
  'milchsäure\\p{L}*',
  'tintenfisch\\p{L}*',
  // Spanish
  'lechugas?',
  'leches? de (?:coco|almendras?|avena|arroz|soja|anacardos?|avellanas?)',
  'trigo sarraceno',
  // Estonian
  '(?:kookos|mandli|kaera|riisi|soja|india pähkli|sarapuupähkli)(?:pähkli)?piim\\p{L}*',
  'piimhap\\p{L}*',
  '(?:kookos|muskaat)pähk\\p{L}*',
  'kalamata',
  // Latvian
  '(?:kokos|kokosriekstu|mandeļu|auzu|rīsu|sojas|indijas riekstu|lazdu riekstu) ?pien\\p{L}*',
  'pienskāb\\p{L}*',
  '(?:kokos|muskat)riekst\\p{L}*',
  // Russian and Ukrainian
  '(?:кокосов|миндальн|овсян|рисов|соев|мигдальн|вівсян|соєв)\\p{L}* молок\\p{L}*',
  '(?:кокосов|мускатн)\\p{L}* (?:орех|горіх)\\p{L}*',
]
const otherFoods = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'gu')

/** The text in small letters without the names of such foods. */
export const withoutOtherFoods = (text: string): string => text.toLowerCase().replace(otherFoods, ' ')
