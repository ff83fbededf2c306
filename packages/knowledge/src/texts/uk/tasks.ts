import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly = 'Шеф-кухар, керівник магазину або виробництва раз на тиждень переглядає записи й підписує.'
const monthly = 'Керівник раз на місяць переглядає записи й підписує.'
const watches =
  'Керівник раз на місяць спостерігає, як виконують завдання, порівнює показник із другим термометром і підписує.'
const yearly = 'Керівник повертається до цього під час щорічного перегляду плану.'
const temperatures = 'Запис температури: місце, показник, час, ПІБ.'
const deliveries = 'Запис про приймання: постачальник, продукт, показник, ім’я; накладну збережено.'
const batches = 'Запис партії: продукт, показник, час, ПІБ.'
const cleaning = 'План миття з позначкою, часом та ПІБ.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Температура холодильників і холодильних камер',
    instruction: 'Зніміть показник термометра або виміряйте температуру продукту на найтеплішій полиці.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Температура червоного м’яса на зберіганні',
    instruction: 'Виміряйте температуру між двома шматками. Межа: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Температура м’яса птиці та дичини на зберіганні',
    instruction: 'Виміряйте температуру між двома шматками. Межа: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Температура фаршу на зберіганні',
    instruction: 'Виміряйте температуру між двома упаковками. Межа: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Температура риби на зберіганні',
    instruction:
      'Виміряйте температуру між двома рибинами; перевірте, що лід їх укриває, а вода стікає. Межа: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Температура вакуумних упаковок',
    instruction: 'Виміряйте температуру між двома упаковками. Межа: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Температура камери визрівання',
    instruction:
      'Зніміть показники температури та вологості; огляньте шматки. Межа: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Температура морозильників',
    instruction: 'Зніміть показник термометра; помацайте, чи немає м’яких упаковок. Межа: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Температура холодної викладки',
    instruction: 'Виміряйте температуру продукту в найтеплішому місці. Межа: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Температура виробів із начинкою',
    instruction:
      'Виміряйте температуру виробу з начинкою в найтеплішому місці. Межа: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Температура холодильних вітрин і прилавків',
    instruction:
      'Зніміть показник термометра або виміряйте температуру продукту спереду, на лінії завантаження.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Температура м’ясної вітрини',
    instruction: 'Виміряйте температуру шматка в найтеплішому місці. Межа: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Температура птиці у вітрині',
    instruction: 'Виміряйте температуру між двома шматками. Межа: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Температура фаршу у вітрині',
    instruction: 'Виміряйте температуру в середині лотка. Межа: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Температура рибної вітрини',
    instruction:
      'Виміряйте температуру верхнього філе; перевірте, що лід укриває рибу. Межа: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Вітрина для порціонування морозива',
    instruction:
      'Зніміть показник у найтеплішому місці кожної вітрини; немає інею над лінією завантаження, ложки в проточній воді. Межа: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Камера дозрівання та розсіл',
    instruction:
      'Зніміть показники температури та вологості; огляньте дошки, скоринку та розсіл; запишіть солоність і вік розсолу.',
    verification: weekly,
    record: 'Запис дозрівання.',
  },
  'T-ripening-humidity': {
    name: 'Вологість сухого визрівання',
    instruction: 'Зніміть показник гігрометра в кожній шафі. Межа: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Температура морозильних вітрин',
    instruction:
      'Зніміть показник термометра; помацайте, чи немає м’яких упаковок. Межа: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Температура зберігання в гарячому вигляді',
    instruction:
      'Помішайте, виміряйте температуру кожної страви в найхолоднішому місці. Межа: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Температура гарячого шведського столу',
    instruction:
      'Кожні дві години роздачі помішайте й виміряйте температуру кожної страви. Межа: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Температура сховища картоплі',
    instruction: 'Зніміть показник термометра. Картопля для смаження: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Сухий склад',
    instruction:
      'Зніміть показник вологості; перевірте, чи немає вогкості, плісняви та жуків. Межа: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Запис складу: показник, ПІБ.',
  },
  'T-dates': {
    name: 'Дати на запасах',
    instruction: 'Перегляньте дати; заберіть прострочене, наперед поставте те, у чого раніше спливає строк.',
    verification: weekly,
    record: 'Щоденний перелік; запис про списання.',
  },
  'T-opened-packs': {
    name: 'Відкриті та приготовані продукти',
    instruction:
      'На кожній упаковці зазначено її день. Впишіть вік найстарішої, у днях. Межа: не більше {limit:L-rte-days}.',
    verification: weekly,
    record: 'Щоденний перелік; етикетки на продуктах.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Температура під час приймання',
    instruction: 'Виміряйте між двома упаковками або шматками, перш ніж підписати.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Приймання червоного м’яса',
    instruction: 'Виміряйте температуру між двома шматками. Межа: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Приймання птиці та дичини',
    instruction: 'Виміряйте температуру між двома шматками. Межа: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Приймання фаршу',
    instruction: 'Виміряйте температуру між двома упаковками. Межа: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Приймання риби',
    instruction:
      'Виміряйте температуру між двома рибинами; огляньте лід, очі та зябра, понюхайте. Межа: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Приймання заморожених продуктів',
    instruction:
      'Виміряйте температуру між двома упаковками; перевірте, чи немає інею та м’яких кутів. Межа: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Приймання: упаковка, дати, маркування, документи',
    instruction:
      'Упаковки цілі й чисті, до кінцевої дати досить часу, позначка придатності є, етикетка та алергени відповідають замовленню.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Температура сирого молока під час приймання',
    instruction:
      'Перш ніж перекачувати, перемішайте й виміряйте температуру в кожній цистерні чи бідоні. Межа: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Тест сирого молока на антибіотики',
    instruction: 'Швидкий тест кожної цистерни, перш ніж її спорожнити; пробу збережіть.',
    verification: weekly,
    record: 'Запис молока: ферма, результат, ПІБ.',
  },
  'T-shellfish-tags': {
    name: 'Етикетки живих молюсків',
    instruction:
      'Прочитайте на етикетці район, дату й відправника; мушлі закриті й живі. Запишіть на етикетці день використання і збережіть її.',
    verification: monthly,
    record: 'Етикетки за датою.',
  },
  'T-shellfish-air': {
    name: 'Температура повітря біля живих молюсків',
    instruction:
      'Під час приймання виміряйте температуру повітря навколо молюсків. Межа: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Дослідження на гістамін',
    instruction:
      'Надішліть проби сумнівної партії тунця, скумбрії та подібної риби. Межа: {limit:L-histamine}.',
    verification: 'Керівник читає кожен протокол.',
    record: 'Протокол лабораторії із зазначенням партії.',
  },
  'T-suppliers': {
    name: 'Перегляд постачальників',
    instruction: 'Пройдіть за переліком: дозволи, специфікації, скарги, декларації на пакування.',
    verification: yearly,
    record: 'Перелік схвалених постачальників з датою та ПІБ.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Температура всередині продукту під час теплового оброблення',
    instruction: 'Виміряйте температуру всередині найтовщого шматка кожної партії, у птиці — біля кістки.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Температура всередині птиці',
    instruction:
      'Виміряйте температуру всередині найтовщого шматка біля кістки, у кожній партії. Межа: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Температура всередині виробів із фаршу та бургерів',
    instruction:
      'Виміряйте збоку температуру всередині найтовщого виробу, у кожній партії. Межа: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Температура всередині м’яса шматком і риби',
    instruction:
      'Виміряйте температуру всередині найтовщого шматка кожної партії. Межа: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Температура яловичини, баранини та свинини під час приготування',
    instruction:
      'Виміряйте в найтовщому шматку кожної партії. Якщо середина лишається рожевою: виміряйте поверхню після обсмажування. Межа: {limit:L-cook-red-meat}. Лише цілі шматки: не січене, не рулети, не відбите й не шприцоване.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Температура всередині дичини',
    instruction:
      'Виміряйте температуру всередині найтовщого шматка кожної партії. Межа: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Температура всередині яєчних страв',
    instruction: 'Виміряйте температуру в середині кожної партії. Межа: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Приготування за низької температури: температура всередині й час',
    instruction:
      'Щуп лишається в найтовщому шматку. Час рахують від миті, коли середина досягла температури. Межа: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Мікрохвильова піч: помішати й дати постояти',
    instruction:
      'Накрийте, посередині часу помішайте або переверніть, дайте постояти дві хвилини накритим, потім виміряйте температуру в кількох місцях: зараховують найнижчу.',
    verification: watches,
    record: 'Позначка за партіями.',
  },
  'T-sous-vide': {
    name: 'Су-від: температура всередині й час',
    instruction:
      'Виміряйте крізь поролонову стрічку всередині одного пакета кожної партії; запишіть температуру бані, початок і кінець. Межа: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Пастеризація',
    instruction:
      'Виміряйте температуру під час помішування, запишіть початок і кінець витримки. Межа: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Автоклав',
    instruction:
      'Запишіть температуру, тиск і час кожного завантаження; обчисліть стерилізувальний ефект. Межа: {limit:L-retort}.',
    verification: 'Керівник порівнює кожну діаграму з режимом до випуску.',
    record: 'Запис автоклава з діаграмою.',
  },
  'T-uht': {
    name: 'Оброблення для тривалого зберігання',
    instruction:
      'Перевіряйте температуру після витримувача на початку та щогодини; нижче межі потік повертається сам. Межа: {limit:L-uht}.',
    verification: 'Керівник порівнює кожну діаграму з режимом до випуску.',
    record: 'Запис нагрівання з діаграмою.',
  },
  'T-ice-cream-mix': {
    name: 'Нагрівання суміші для морозива',
    instruction:
      'Впишіть температуру й час кожної партії; суміш помішують у закритому апараті. Межа: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Нагрівання соку та напоїв',
    instruction:
      'Перевіряйте температуру після витримки на початку та в кожній партії. Межа: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Обсмажування, пропарювання або термічно оброблена сировина',
    instruction:
      'Позначте час, температуру й висоту шару за валідованим режимом або сертифікат постачальника на оброблену партію.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Температура всередині продукту під час гарячого копчення',
    instruction:
      'Виміряйте температуру всередині найтовщого шматка кожної партії. Межа: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Температура всередині продукту під час розігрівання',
    instruction: 'Помішайте, виміряйте температуру в середині кожної партії. Межа: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Охолодження після приготування',
    instruction:
      'Запишіть час і температуру всередині на початку; впишіть температуру всередині продукту наприкінці першого зазначеного часу. Межа: {limit:L-cool}.',
    verification: watches,
    record: 'Запис охолодження: продукт, початок, кінець, показники, ПІБ.',
  },
  'T-cool-second': {
    name: 'Охолодження, другий етап',
    instruction:
      'Впишіть температуру всередині продукту наприкінці всього часу, рахуючи від початку охолодження. Межа: {limit:L-cool-second}.',
    verification: watches,
    record: 'Запис охолодження: продукт, початок, кінець, показники, ПІБ.',
  },
  'T-cool-cook-chill': {
    name: 'Охолодження страв «кук-чіл» і су-від',
    instruction:
      'Запишіть час і температуру всередині на початку; впишіть температуру всередині продукту наприкінці часу. Межа: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Запис охолодження: продукт, початок, кінець, показники, ПІБ.',
  },
  'T-hot-fill': {
    name: 'Гаряче фасування',
    instruction:
      'Виміряйте температуру продукту під час фасування, у першій та останній банці. Межа: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Вода для дитячої суміші',
    instruction:
      'Виміряйте температуру води, перш ніж засипати порошок; напишіть час на пляшечці. Межа: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-beans': {
    name: 'Кипіння сухої квасолі',
    instruction: 'Рахуйте від повного кипіння. Межа: {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Кипіння заморожених ягід',
    instruction:
      'Рахуйте від повного кипіння, перед використанням у холодних стравах. Межа: {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Заморожування риби проти паразитів',
    instruction:
      'Щуп у найтовщому шматку; запишіть вид, партію, початок і кінець. Межа: {limit:L-parasite-freeze}.',
    verification: 'Шеф-кухар порівнює запис і партію до використання.',
    record: 'Запис заморожування: вид, партія, температура, початок, кінець, ПІБ.',
  },
  'T-parasite-record': {
    name: 'Документ про заморожування сирої риби',
    instruction:
      'Прочитайте документ постачальника на кожну партію та впишіть зазначену в ньому температуру заморожування. Межа: {limit:L-parasite-freeze}. Вирощена риба: збережіть декларацію.',
    verification: 'Шеф-кухар раз на тиждень порівнює документ і партію.',
    record: 'Документ або декларація постачальника, за партіями.',
  },
  'T-raw-egg-time': {
    name: 'Вік страв із сирим яйцем',
    instruction:
      'Напишіть день і годину на кожній партії; впишіть, скільки годин минуло від приготування. Межа: {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Страви із сирого м’яса',
    instruction:
      'Свіжий цілий відруб із позначкою придатності, поверхню зрізано, порізано чистим інвентарем безпосередньо перед подаванням; етикетку та час записано.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Температура страв із сирим яйцем',
    instruction: 'Виміряйте температуру в середині кожної партії. Межа: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'pH заправки із сирим яйцем',
    instruction: 'Виміряйте pH кожної партії каліброваним приладом. Межа: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'pH рису для суші',
    instruction: 'Подрібніть пробу з водою, виміряйте pH кожної партії. Межа: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Сіль у водній фазі пакованої риби',
    instruction:
      'Кожна партія для пакування без повітря: сіль ÷ (сіль + вода) × 100, за пробою або за перевіреною рецептурою. Межа: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'pH маринадів',
    instruction:
      'Подрібніть найтовщий шматок, виміряйте pH кожної партії, коли кислота просочить продукт. Межа: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Сквашування молока та сирного згустку',
    instruction:
      'Вписуйте pH у години за програмою; за повільного сквашування ростуть стафілококи, мертва закваска зупиняє партію. Свіжий сир і йогурт досягають кінцевого pH до охолодження.',
    verification: weekly,
    record: 'Запис партії з кривою pH.',
  },
  'T-home-acid-ph': {
    name: 'pH варення та маринадів',
    instruction:
      'Виміряйте pH подрібненої й охолодженої проби кожної партії до наклеювання етикеток. Межа: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'pH варення',
    instruction:
      'Виміряйте pH подрібненої й охолодженої проби кожної партії каліброваним приладом. Межа: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Градусо-години ферментованої ковбаси',
    instruction:
      'За діаграмою додайте для кожної години, доки ковбаса не сквасилася, градуси понад температуру, від якої ростуть стафілококи. Межа: {limit:L-degree-hours}.',
    verification: 'Керівник раз на місяць перераховує одну партію й підписує.',
    record: 'Запис партії з діаграмою камери.',
  },
  'T-wash-dose': {
    name: 'Дезінфекційний засіб у воді для миття',
    instruction:
      'Тест-смужка або прилад у ванні, для засобу, який дозволяє компетентний орган; запишіть pH і заміну води. Межа: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Запис миття: час, доза, pH, заміна води.',
  },
  'T-sprout-water': {
    name: 'Дослідження відпрацьованої води паростків',
    instruction:
      'Відберіть для лабораторії пробу води, що стекла з кожної партії; затримайте партію до результату. Межа: {limit:L-sprout-water}.',
    verification: 'Керівник випускає кожну партію за результатом.',
    record: 'Протокол лабораторії із зазначенням партії.',
  },
  'T-sprout-seed': {
    name: 'Дезінфекція насіння',
    instruction:
      'Позначте партію насіння із сертифікатом, дозу, час та ополіскування; жодної партії без документів.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Овоскопування та сортування яєць',
    instruction:
      'Просвітіть кожну партію; відберіть тріснуті, брудні та протеклі яйця; не мийте яєць там, де правила це забороняють.',
    verification: weekly,
    record: 'Запис партії: ферма, дата знесення, відбраковані яйця.',
  },
  'T-egg-breaking': {
    name: 'Розбивання яєць',
    instruction:
      'Лише цілі, чисті й сухі яйця; не роздавлювати; процідити, відразу охолодити, після зіпсованого яйця замінити лоток.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Сире молоко для сиру та продажу',
    instruction:
      'Виміряйте температуру молока перед використанням; позначте документи стада та сьогоднішні результати. Межа: {limit:L-chill-raw-milk}.',
    verification: 'Керівник щотижня порівнює показники з результатами стада.',
    record: 'Запис молока: ферма, показник, ПІБ.',
  },
  'T-carcass': {
    name: 'Видимий бруд на тушах',
    instruction:
      'До миття огляньте кожну тушу зсередини та ззовні: без гною, молока, вмісту шлунка й шерсті.',
    verification: 'Керівник щодня повторно оглядає десять туш.',
    record: 'Запис забою.',
  },
  'T-carcass-chill': {
    name: 'Охолодження туш',
    instruction:
      'Наприкінці охолодження виміряйте температуру в глибині стегна найбільшої туші кожної партії. Межа: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Запис охолодження: партія, початок, кінець, показник.',
  },
  'T-carcass-chill-poultry': {
    name: 'Охолодження птиці та дрібної дичини',
    instruction:
      'Наприкінці охолодження виміряйте температуру в глибині грудки найбільшої тушки кожної партії. Межа: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Запис охолодження: партія, початок, кінець, показник.',
  },
  'T-glass-filling': {
    name: 'Банки та пляшки до й після наповнення',
    instruction:
      'Кожну банку переверніть і продуйте або ополосніть; огляньте вінця; після бою приберіть сусідні банки й запишіть.',
    verification: weekly,
    record: 'Запис фасування: бій, викинуті банки.',
  },
  'T-sausage-ph': {
    name: 'pH ферментованої ковбаси',
    instruction:
      'У дні за рецептурою виміряйте pH усередині однієї ковбаси кожної партії. Межа: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Активність води в’яленого м’яса',
    instruction: 'Виміряйте активність води одного шматка кожної партії до випуску. Межа: {limit:L-dry-aw}.',
    verification: 'Керівник випускає кожну партію за записом.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'Ферментоване або в’ялене м’ясо стійке',
    instruction:
      'До випуску виміряйте в одному шматку кожної партії pH, активність води або обидва показники й запишіть. Досить одного з них або двох м’якших разом: {limit:L-stable-ph}; {limit:L-stable-aw}. Позначайте «виконано» лише тоді, коли цього досягнуто.',
    verification: 'Керівник випускає кожну партію за записом.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Зважування нітритної солі',
    instruction:
      'Зважте м’ясо та нітритну сіль, обчисліть нітрит, друга людина підписує. Межа: {limit:L-nitrite}.',
    verification: weekly,
    record: 'Картка партії з двома підписами.',
  },
  'T-vacuum-days': {
    name: 'Вік вакуумних упаковок',
    instruction:
      'Перегляньте упаковки; впишіть вік найстарішої, у днях. Межа: не більше {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Щоденний перелік; етикетки на упаковках.',
  },
  'T-seal': {
    name: 'Шви та кришки',
    instruction: 'Стисніть перші упаковки зміни та після кожної зміни налаштувань; огляньте шви й кришки.',
    verification: weekly,
    record: 'Запис перевірки швів: перевірені упаковки, результат, ПІБ.',
  },
  'T-oil-temperature': {
    name: 'Температура фритюрної олії',
    instruction: 'Виміряйте температуру в кожній увімкненій фритюрниці. Межа: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Запис про олію.',
  },
  'T-oil': {
    name: 'Якість фритюрної олії',
    instruction:
      'Перевірте смужкою або приладом кожну увімкнену фритюрницю; чи немає диму, піни та запаху. Межа: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Запис про олію: показник, фільтрування, заміна.',
  },
  'T-colour': {
    name: 'Колір смажених і печених виробів',
    instruction: 'Порівняйте з кольоровою шкалою: золотисте, не коричневе.',
    verification: monthly,
    record: 'Позначка за партіями.',
  },
  'T-display-time': {
    name: 'Час холодної їжі на викладці',
    instruction:
      'Напишіть, коли виставлено; під час поповнення впишіть, скільки годин минуло. Межа: {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Запис викладки або картка біля страви.',
  },
  'T-hot-time': {
    name: 'Час гарячої їжі нижче межі',
    instruction:
      'Якщо страва охолола нижче межі, напишіть відколи; впишіть години. Межа: {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Запис гарячого зберігання.',
  },
  'T-fruit-time': {
    name: 'Час нарізаних фруктів поза холодом',
    instruction:
      'Напишіть, коли нарізано; впишіть, скільки годин минуло, доки поставили в холод. Межа: {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Перевірка металодетектора',
    instruction:
      'Пропускайте всі тест-зразки на початку, щогодини та наприкінці; впишіть найменший виявлений. Межа: {limit:L-metal-test}.',
    verification: 'Керівник щотижня порівнює час і результати.',
    record: 'Запис детектора з часом.',
  },
  'T-sieve': {
    name: 'Сито',
    instruction: 'Перед першим використанням огляньте сітку та залишок на ситі.',
    verification: monthly,
    record: 'Щоденний перелік.',
  },
  'T-thaw-water': {
    name: 'Розморожування в проточній воді',
    instruction:
      'Герметичний пакет, холодна питна вода, що весь час тече, мийка лише для цього. Відразу готуйте; ніщо не повертається в холодильник.',
    verification: weekly,
    record: 'Позначка за партіями.',
  },
  'T-thaw': {
    name: 'Розморожування продуктів',
    instruction: 'У холодильнику, у піддоні, накрите, з датою, нижче від готових до споживання продуктів.',
    verification: weekly,
    record: 'Щоденний перелік.',
  },
  'T-produce': {
    name: 'Миття овочів, фруктів і зелені',
    instruction: 'Чисті мийка та вода, піску не лишилося, ополоснуто, стекло.',
    verification: weekly,
    record: 'Позначка за партіями.',
  },
  'T-separation': {
    name: 'Сире окремо від готового',
    instruction: 'Перед початком роботи перегляньте холодильники, дошки, ножі та послідовність роботи.',
    verification: weekly,
    record: 'Щоденний перелік.',
  },
  'T-machine-parts': {
    name: 'Ножі, гвинти та ущільнювачі',
    instruction:
      'Перед першим використанням огляньте слайсер, м’ясорубку, міксер та інвентар: усе на місці й ціле.',
    verification: monthly,
    record: 'Щоденний перелік.',
  },
  'T-bones': {
    name: 'Кістки',
    instruction: 'Промацайте філе та обвалені шматки кожної партії.',
    verification: monthly,
    record: 'Позначка за партіями.',
  },
  'T-sample': {
    name: 'Добова проба',
    instruction:
      'Наприкінці роздачі відберіть пробу кожної страви в чистий підписаний пакет. Зберігайте за температури {limit:L-retained-sample} протягом {limit:L-retained-days}.',
    verification: weekly,
    record: 'Журнал проб: страва, дата, ПІБ.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Алергени перед роздачею',
    instruction:
      'Порівняйте перелік, меню та сьогоднішні зміни; скажіть команді; окремий інвентар напоготові.',
    verification: weekly,
    record: 'Щоденний перелік з ім’ям.',
  },
  'T-allergen-run': {
    name: 'Алергени: миття та черговість партій',
    instruction: 'Перед партією підпишіть миття, інгредієнти та черговість.',
    verification: weekly,
    record: 'Запис партії з підписом.',
  },
  'T-label': {
    name: 'Етикетки: перша й остання упаковка',
    instruction:
      'Порівняйте рецептуру, алергени, дату й партію на першій та останній упаковці; збережіть одну етикетку.',
    verification: weekly,
    record: 'Запис партії зі зразком етикетки.',
  },
  'T-price-tags': {
    name: 'Цінники та алергени на прилавку',
    instruction: 'Порівняйте цінники, етикетки з ваг і товари.',
    verification: weekly,
    record: 'Щоденний перелік.',
  },
  'T-diet': {
    name: 'Дієтичні страви',
    instruction: 'Ім’я, дієта й таця збігаються; друга людина підписує.',
    verification: weekly,
    record: 'Перелік страв із двома підписами.',
  },
  'T-self-service': {
    name: 'Самообслуговування',
    instruction: 'До кожної страви свої щипці або ложка, захисний екран на місці; їх замінюйте.',
    verification: monthly,
    record: 'Позначка під час роздачі.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Температура охолодженої доставки',
    instruction:
      'Виміряйте температуру під час завантаження та на останній зупинці. Межа: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Запис рейсу: показники, час, ПІБ.',
  },
  'T-transport-frozen': {
    name: 'Температура замороженої доставки',
    instruction:
      'Виміряйте температуру під час завантаження та на останній зупинці. Межа: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Запис рейсу: показники, час, ПІБ.',
  },
  'T-transport-hot': {
    name: 'Температура гарячої доставки',
    instruction:
      'Виміряйте температуру в одному контейнері під час завантаження та після прибуття. Межа: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Запис рейсу: показники, час, ПІБ.',
  },
  'T-vehicle': {
    name: 'Автомобіль і бокси',
    instruction: 'Чисті, сухі, цілі; сире окремо від готового; у вантажному відсіку більше нічого.',
    verification: monthly,
    record: 'Запис рейсу.',
  },
  'T-site': {
    name: 'Облаштування поза кухнею',
    instruction:
      'Питна вода, місце для миття рук, баки, накриття, термометр, запасний інвентар: усе на місці до початку.',
    verification: monthly,
    record: 'Перелік заходу з ім’ям.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Миття після зміни',
    instruction: 'Робочі столи, дошки, мийки, плита, підлога: вимийте й продезінфікуйте за планом.',
    verification: 'Керівник раз на тиждень оглядає вимиті приміщення й підписує.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Ручки, крани та прилавки',
    instruction: 'Вимийте й продезінфікуйте те, чого торкається багато рук.',
    verification: 'Керівник раз на тиждень оглядає й підписує.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Слайсер і м’ясорубка в розібраному стані',
    instruction: 'Вимкніть із розетки, розберіть, вимийте, продезінфікуйте, ополосніть, висушіть.',
    verification: 'Керівник раз на тиждень оглядає ніж і захист; змиви за планом досліджень.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Трапи, стіни та кути',
    instruction: 'Вимийте й продезінфікуйте так, щоб бризки не потрапляли на продукти.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Холодильники та морозильники зсередини',
    instruction: 'Спорожніть, вимийте, продезінфікуйте, висушіть; почистьте ущільнювачі й розморозьте.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Сухе прибирання приміщення для порошку',
    instruction:
      'Підмітайте та пилососьте насухо, без води; взуття й одяг змінюйте на межі; фільтри та стики сухі й цілі.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Льодогенератори та апарати для напоїв',
    instruction: 'Спорожніть, вимийте, продезінфікуйте, ополосніть; першу порцію викиньте.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Змиви після миття',
    instruction: 'Після миття, до роботи візьміть змиви зі слайсера, стола, трапа та ручки.',
    verification: 'Керівник читає кожен протокол і порівнює з попереднім.',
    record: 'Протокол лабораторії або результат тесту.',
  },
  'T-disinfectant': {
    name: 'Концентрація дезінфекційного розчину',
    instruction:
      'Опустіть смужку у свіжий розчин. Хлор: {limit:L-chlorine}; інші засоби — за їхньою етикеткою.',
    verification: monthly,
    record: 'Щоденний перелік: показник, ПІБ.',
  },
  'T-dish': {
    name: 'Ополіскування в посудомийній машині',
    instruction:
      'Зніміть показник температури ополіскування, коли машина нагріта. Межа: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Стерилізатор ножів',
    instruction: 'Зніміть показник температури води перед роботою. Межа: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Баки та повернення',
    instruction: 'Спорожніть і вимийте баки; повернені та відкликані товари окремо, з написом.',
    verification: monthly,
    record: 'Щоденний перелік.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Власний огляд на шкідників',
    instruction:
      'Шукайте послід, сліди зубів, павутинку, комах, огляньте пастки; двері та сітки зачиняються.',
    verification: 'Керівник порівнює зі звітом підрядника.',
    record: 'Запис про шкідників зі схемою пасток.',
  },
  'T-pest-contractor': {
    name: 'Візит підрядника з боротьби зі шкідниками',
    instruction: 'Обійдіть потужність із підрядником, прочитайте й підпишіть звіт.',
    verification: yearly,
    record: 'Звіт підрядника.',
  },
  'T-probe-ice': {
    name: 'Термометри в льоду, що тане',
    instruction:
      'Перемішайте подрібнений лід із невеликою кількістю води, зачекайте, доки показник зупиниться. Межа: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Запис калібрування: термометр, показник, ПІБ.',
  },
  'T-probe-boiling': {
    name: 'Термометри в киплячій воді',
    instruction:
      'Тримайте щуп у киплячій воді, не на дні. Межа: {limit:L-probe-boiling}; у горах вода кипить за нижчої температури.',
    verification: yearly,
    record: 'Запис калібрування: термометр, показник, ПІБ.',
  },
  'T-probe-certificate': {
    name: 'Зовнішня повірка термометрів',
    instruction: 'Здайте один термометр на повірку; інші порівняйте з ним.',
    verification: yearly,
    record: 'Свідоцтво.',
  },
  'T-ph-meter': {
    name: 'Калібрування pH-метра',
    instruction: 'Перед використанням калібруйте двома свіжими буферними розчинами.',
    verification: monthly,
    record: 'Запис калібрування.',
  },
  'T-scales': {
    name: 'Ваги',
    instruction: 'Зважте відому вагу.',
    verification: yearly,
    record: 'Запис калібрування.',
  },
  'T-ventilation': {
    name: 'Вентиляція, витяжки та фільтри',
    instruction: 'Замовте обслуговування витяжок, фільтрів і газового обладнання.',
    verification: yearly,
    record: 'Акт обслуговування.',
  },
  'T-fridge-service': {
    name: 'Обслуговування холодильного обладнання',
    instruction: 'Майстер перевіряє охолодження, ущільнювачі та дисплей.',
    verification: yearly,
    record: 'Акт обслуговування.',
  },
  'T-tank': {
    name: 'Бак для води пересувної потужності',
    instruction: 'Спорожніть, вимийте, продезінфікуйте й ополосніть бак і шланг.',
    verification: yearly,
    record: 'Запис технічного обслуговування.',
  },
  'T-well': {
    name: 'Власна свердловина',
    instruction: 'Огляньте оголовок, насос і фільтри; вимийте; відберіть пробу за планом досліджень.',
    verification: 'Керівник читає кожен протокол дослідження води.',
    record: 'Запис технічного обслуговування.',
  },
  'T-glass': {
    name: 'Скло та твердий пластик',
    instruction: 'Пройдіть за переліком: лампи, вікна, дисплеї, посуд цілі.',
    verification: monthly,
    record: 'Перелік скла з датою та ПІБ.',
  },
  'T-fit': {
    name: 'Готовність до роботи',
    instruction: 'Запитайте про блювання, діарею, гарячку та рани; огляньте руки, одяг і прикраси.',
    verification: monthly,
    record: 'Список зміни; подробиці конфіденційні.',
  },
  'T-training': {
    name: 'Навчання з гігієни',
    instruction: 'Навчіть усіх, хто торкається продуктів: гігієна, алергени, цей план.',
    verification: yearly,
    record: 'Довідки та навчання: кожна людина з датою і тим, хто навчав.',
  },
  'T-health': {
    name: 'Медичні документи персоналу',
    instruction: 'Перегляньте документи, яких вимагає закон; нові працівники — до першого дня.',
    verification: yearly,
    record: 'Довідки та навчання: кожна людина з документом і строком.',
  },
  'T-review': {
    name: 'Перегляд плану',
    instruction: 'Пройдіть план повністю; також після кожної зміни продукції, постачальника чи обладнання.',
    verification: 'Власник підписує нову версію.',
    record: 'План із версією та датою.',
  },
  'T-audit': {
    name: 'Внутрішній аудит',
    instruction: 'Пройдіть потужність із планом: чи роблять так, як написано?',
    verification: 'Власник читає звіт і перелік заходів.',
    record: 'Звіт аудиту із заходами.',
  },
  'T-recall': {
    name: 'Відпрацювання відкликання',
    instruction: 'Виберіть одну партію: звідки надійшла, куди пішла? Запишіть, скільки часу це зайняло.',
    verification: yearly,
    record: 'Звіт про відпрацювання.',
  },
  'T-allergen-matrix': {
    name: 'Перелік алергенів',
    instruction:
      'Порівняйте перелік із рецептурами та етикетками; для кожної нової рецептури чи продукту — відразу.',
    verification: 'Керівник підписує кожну нову версію.',
    record: 'Перелік алергенів із версією та датою.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Температура цеху розбирання',
    instruction:
      'Зніміть показник термометра в цеху. Межа: {limit:L-cutting-room}. Після розбирання м’ясо відразу повертають у холод.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Час порціонування',
    instruction:
      'Запишіть, коли партія вийшла з котла або холоду й коли повернулася. Не довше ніж {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Температура крему та начинок',
    instruction:
      'Виміряйте збиті вершки, крем і вироби з начинкою, коли їх ставлять у холод. Межа: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Охолодження суміші для морозива',
    instruction:
      'Виміряйте суміш після охолоджувача й запишіть час від нагрівання. Межа: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Температура суміші, що визріває',
    instruction:
      'Зніміть показник кожної місткості й подивіться час початку: не довше ніж {limit:L-ageing-hours}. Межа: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Температура упакованого молока',
    instruction:
      'Виміряйте пакет на найтеплішій полиці та один під час завантаження. Межа: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Прогрівання великих окостів',
    instruction: 'Записуйте температуру в товщі найбільшого шматка від початку. Межа: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Пастеризація в упаковці',
    instruction:
      'Зніміть показник контрольної упаковки в найхолоднішому місці. Межа: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Подвійні шви бляшанок',
    instruction:
      'Від кожної закатної голівки розріжте одну бляшанку й виміряйте перекриття. Межа: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Фільтри та сита',
    instruction: 'Вийміть фільтр, огляньте сітку й ущільнення, запишіть, що затримано.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'pH мийної води',
    instruction: 'Виміряйте pH у мийному жолобі. Межа: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Час у мийній воді',
    instruction: 'Засічіть, скільки кольоровий поплавець іде жолобом. Межа: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Риба поза холодом',
    instruction:
      'Запишіть, коли кожну партію зняли з льоду й коли повернули. Межа: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH під час бродіння',
    instruction: 'Виміряйте сусло до внесення дріжджів і pH наприкінці. Межа: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Спирт сидру та плодового вина',
    instruction: 'Виміряйте кожну партію перед розливом. Межа: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Сухість сушених продуктів',
    instruction: 'Виміряйте активність води найтовщих шматків кожної партії. Межа: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Нагрівання сухих продуктів',
    instruction:
      'Зніміть температуру й час кожної партії в найхолоднішій точці продукту. Межа: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Сертифікати сухих продуктів',
    instruction: 'Перед фасуванням подивіться аналіз виробника на сальмонелу для кожної партії.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Пастеризація яйця',
    instruction: 'Зніміть температуру після витримувача та витрату. Межа: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Вода для миття яєць',
    instruction: 'Зніміть температуру води біля форсунок; яйця виходять сухими. Межа: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Порожні пляшки та банки',
    instruction:
      'Огляньте порожні пляшки проти світла; переверніть, ополосніть, дайте стекти; перевірте останнє ополіскування на луг папером.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Очищення молюсків',
    instruction:
      'Запишіть початок, протік, лампу й кінець для кожного басейну; у процесі нічого не додають. Межа: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Живі тварини',
    instruction:
      'Порівняйте тварин і документи; здорові, чисті, сухі; перед забоєм — дозвіл ветеринарного лікаря.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Асептичний фасувальний апарат',
    instruction:
      'До пуску зніміть показники стерилізації апарата й упаковки: температура, час, концентрація засобу.',
    verification: watches,
    record: batches,
  },
}

export const tasks: KnowledgeTexts['tasks'] = {
  ...storage,
  ...receiving,
  ...heat,
  ...special,
  ...information,
  ...transport,
  ...cleaningTasks,
  ...site,
  ...plants,
}
