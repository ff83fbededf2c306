import type { Lexicon } from './lexicon.ts'

/** Accents are often left out; “ñ” is a letter of its own. */
const foldSpanish = (word: string): string =>
  word
    .replace(/[áàâ]/g, 'a')
    .replace(/[éèê]/g, 'e')
    .replace(/[íì]/g, 'i')
    .replace(/[óòö]/g, 'o')
    .replace(/[úü]/g, 'u')

export const spanish: Lexicon = {
  endings: 's, es, a, as, o, os',
  entries: [
    [
      'milk',
      'named',
      'leche~, lácte~, lácteo~, láctea~, !chocolate con leche, suero de leche, leche en polvo',
    ],
    ['milk', 'clear', 'mantequilla~, queso~, yogur~, yogurt~, nata montada, nata líquida'],
    [
      'milk',
      'food',
      'lactosuero~, caseína~, caseinato~, lactosa~, requesón, cuajada~, kéfir, mozzarella, parmesano,' +
        'mascarpone, ricotta, feta, lactoalbúmina~, natilla~, cuajada, manchego, suero de mantequilla,' +
        'quesito~, skyr, ghee',
    ],
    [
      'milk',
      'maybe',
      'nata, crema, margarina~, caramelo~, chocolate~, turrón, bechamel, helado~, manteca, suero',
    ],
    ['eggs', 'named', 'huevo~, ovoproducto~, clara de huevo, yema de huevo, yemas de huevo, claras de huevo'],
    ['eggs', 'food', 'mayonesa~, merengue~, lisozima, ovoalbúmina, alioli, yema pasteurizada'],
    ['eggs', 'maybe', 'albúmina, yema~, clara~, lecitina~, !pasta, !fideo~'],
    ['fish', 'named', 'pescado~, pez, peces, salsa de pescado'],
    [
      'fish',
      'food',
      'salmón, salmones, atún, atunes, merluza~, bacalao~, anchoa~, boquerón, boquerones, sardina~, caballa~, trucha~,' +
        'lenguado~, dorada, lubina~, arenque~, bonito, rape, mero, abadejo~, rodaballo~, carpa, caviar, surimi,' +
        'jurel~, pez espada, panga, tilapia, anguila~, lucio, perca, huevas, salsa worcestershire, salsa inglesa',
    ],
    ['fish', 'maybe', 'gelatina~, omega 3'],
    ['crustaceans', 'named', 'crustáceo~'],
    [
      'crustaceans',
      'food',
      'gamba~, langostino~, cangrejo~, langosta~, bogavante~, camarón, camarones, cigala~, nécora~, percebe~, krill,' +
        'buey de mar, centollo~, quisquilla~, gambón, gambones',
    ],
    ['crustaceans molluscs', 'maybe', 'marisco~'],
    ['molluscs', 'named', 'molusco~'],
    [
      'molluscs',
      'food',
      'mejillón, mejillones, almeja~, calamar~, pulpo~, sepia~, ostra~, vieira~, berberecho~, caracol~, chipirón,' +
        'chipirones, navaja~, choco~, salsa de ostras, bígaro~',
    ],
    [
      'tree_nuts',
      'named',
      'nuez, nueces, fruto de cáscara, frutos de cáscara, almendra~, avellana~, anacardo~, pistacho~, pacana~,' +
        'nuez de brasil, nueces de brasil, nuez pecana, nueces pecanas, macadamia~, nuez de macadamia,' +
        'nueces de macadamia, castaña de cajú, marañón, alfóncigo~, pecana~',
    ],
    ['tree_nuts', 'maybe', 'piñón, piñones'],
    ['tree_nuts', 'food', 'mazapán, mazapanes, praliné, gianduja, frutos secos, fruto seco, turrón'],
    [
      'peanuts',
      'named',
      'cacahuete~, cacahuate~, maní, manís, maníes, crema de cacahuete~, mantequilla de cacahuete',
    ],
    ['wheat gluten', 'named', 'trigo~'],
    [
      'wheat gluten',
      'food',
      'espelta~, sémola~, cuscús, bulgur, bulgor, seitán, kamut, escanda, pan rallado, durum, farro, triticale',
    ],
    [
      'wheat gluten',
      'maybe',
      'harina~, !pan, !pasta, !fideo~, almidón, salvado~, salsa de soja, !picatoste~',
    ],
    ['gluten', 'named', 'gluten, centeno~, cebada~, avena~, cereales con gluten'],
    ['gluten', 'food', 'malta~, cerveza~, extracto de malta'],
    ['soybeans', 'named', 'soja~, soya~, lecitina de soja, lecitinas de soja, salsa de soja'],
    ['soybeans', 'food', 'tofu, tempeh, miso, edamame, tamari, shoyu'],
    ['soybeans', 'maybe', 'lecitina~, proteína vegetal'],
    [
      'sulfites',
      'named',
      'sulfito~, dióxido de azufre, anhídrido sulfuroso, metabisulfito~, bisulfito~, dióxido azufre',
    ],
    ['sulfites', 'maybe', 'vino~'],
    ['sesame', 'named', 'sésamo~, ajonjolí'],
    ['sesame', 'food', 'tahini, tahina, halva, hummus, humus, tahín'],
    ['mustard', 'named', 'mostaza~'],
    ['celery', 'named', 'apio~'],
    ['celery', 'food', 'apionabo~, apio nabo'],
    ['lupin', 'named', 'altramuz, altramuces, lupino~'],
    ['bee_pollen', 'named', 'polen de abeja, polen, propóleo~, própolis'],
    ['royal_jelly', 'named', 'jalea real'],
    // They only look like one.
    [
      '',
      'food',
      'queso de cerdo, queso de cabeza, leche de tigre vegana, alubia mantequilla, calabaza mantequilla,' +
        'trigo sarraceno, alforfón, lechuga~, lechal~, lechón, lechones, leche vegetal, nuez moscada, nueces moscadas,' +
        'coagulante de leche, cuajo, soja verde, judía mungo, espárrago triguero, trigueros, triguero, tapioca,' +
        'manteca de cacao, manteca de cerdo, manteca de karité, crema de cacao, crema tártara, crémor tártaro,' +
        'sustituto de leche, sustituto de huevo, sustituto lácteo, ácido láctico, castaña~,' +
        'harina de maíz, harina de arroz, harina de garbanzo, harina de garbanzos, almidón de maíz, almidón de patata,' +
        'almidón de tapioca, almidón de arroz, fécula, lecitina de girasol, lecitinas de girasol, vinagre de vino,' +
        'nuez de cola, seta de ostra, crema de coco, crema de verduras,' +
        'pasta de tomate, pasta de aceituna, pasta de cacao',
    ],
  ],
  plants:
    'coco~, almendra~, avena~, arroz, soja~, soya, anacardo~, avellana~, cáñamo, guisante~, cacahuete~, macadamia~, nuez,' +
    'nueces, pistacho~, espelta, quinoa, chufa~, vegetal~, vegano~, vegana~, cacao, karité, girasol, sésamo, lino,' +
    'mijo, altramuz, patata, plátano, tofu, alpiste, tigre, garbanzo~, maní',
  do_plants_follow: true,
  links: 'de, del, a, al',
  like: 'aroma~, sabor~, condimento~, imitación, vegano~, vegana~, vegetal~, sucedáneo~, sustituto~, aromatizado~',
  without: 'sin, no, ni',
  claims: 'libre de, libres de, no contiene, no contienen, exento de, exenta de',
  free: 'free',
  claimed: 'sin gluten',
  traces: 'puede contener, pueden contener, traza~, trazas, puede tener',
  and: 'y, e, o, u, ni',
  fold: foldSpanish,
}
