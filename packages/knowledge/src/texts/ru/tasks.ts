import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly =
  'Шеф-повар, заведующий магазином или производством раз в неделю просматривает записи и подписывает.'
const monthly = 'Руководитель раз в месяц просматривает записи и подписывает.'
const watches =
  'Руководитель раз в месяц наблюдает, как выполняют задачу, сверяет показание со вторым термометром и подписывает.'
const yearly = 'Руководитель смотрит это при ежегодном пересмотре плана.'
const temperatures = 'Журнал температуры: место, показание, время, ФИО.'
const deliveries = 'Журнал приёмки: поставщик, продукт, показание, ФИО; накладная хранится.'
const batches = 'Журнал партий: продукт, показание, время, ФИО.'
const cleaning = 'План мойки, отметка со временем и именем.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Температура холодильников и камер',
    instruction: 'Снимите показание термометра или измерьте щупом продукт на самой тёплой полке.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Температура красного мяса на хранении',
    instruction: 'Измерьте щупом между двумя кусками. Предел: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Температура мяса птицы и дичи на хранении',
    instruction: 'Измерьте щупом между двумя кусками. Предел: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Температура фарша на хранении',
    instruction: 'Измерьте щупом между двумя упаковками. Предел: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Температура рыбы на хранении',
    instruction:
      'Измерьте щупом между двумя рыбами; посмотрите, что лёд их покрывает и вода стекает. Предел: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Температура вакуумных упаковок',
    instruction: 'Измерьте щупом между двумя упаковками. Предел: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Температура камеры созревания',
    instruction:
      'Снимите показания температуры и влажности; осмотрите куски. Предел: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Температура морозильников',
    instruction:
      'Снимите показание термометра; прощупайте, нет ли мягких упаковок. Предел: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Температура холодной витрины',
    instruction: 'Измерьте щупом продукт в самом тёплом месте. Предел: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Температура изделий с кремом и начинкой',
    instruction:
      'Измерьте щупом изделие с начинкой в самом тёплом месте. Предел: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Температура холодильных витрин и прилавков',
    instruction: 'Снимите показание термометра или измерьте щупом продукт впереди, у линии загрузки.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Температура мясной витрины',
    instruction: 'Измерьте щупом кусок в самом тёплом месте. Предел: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Температура птицы в продаже',
    instruction: 'Измерьте щупом между двумя кусками. Предел: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Температура фарша в продаже',
    instruction: 'Измерьте щупом в середине лотка. Предел: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Температура рыбной витрины',
    instruction:
      'Измерьте щупом верхнее филе; посмотрите, что лёд покрывает рыбу. Предел: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Витрина для мороженого',
    instruction:
      'Измерьте самое тёплое место каждой витрины; выше линии загрузки нет инея, ложки в проточной воде. Предел: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Камера созревания и рассол',
    instruction:
      'Снимите показания температуры и влажности; осмотрите доски, корки и рассол; запишите крепость и возраст рассола.',
    verification: weekly,
    record: 'Журнал созревания.',
  },
  'T-ripening-humidity': {
    name: 'Влажность при сухой выдержке',
    instruction: 'Снимите показание гигрометра каждой камеры. Предел: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Температура морозильных витрин',
    instruction:
      'Снимите показание термометра; прощупайте, нет ли мягких упаковок. Предел: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Температура хранения в горячем виде',
    instruction:
      'Перемешайте, измерьте щупом каждое блюдо в самом холодном месте. Предел: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Температура горячего буфета',
    instruction:
      'Каждые два часа раздачи перемешайте и измерьте щупом каждое блюдо. Предел: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Температура склада картофеля',
    instruction: 'Снимите показание термометра. Картофель для жарки: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Сухой склад',
    instruction: 'Проверьте влажность; ищите сырость, плесень и жуков. Предел: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Журнал склада: показание, ФИО.',
  },
  'T-dates': {
    name: 'Даты на складе',
    instruction: 'Просмотрите даты; просроченное уберите, с более ранним сроком — вперёд.',
    verification: weekly,
    record: 'Ежедневный лист; журнал списания.',
  },
  'T-opened-packs': {
    name: 'Вскрытые и приготовленные продукты',
    instruction:
      'На каждой упаковке есть день. Запишите возраст самой старой, в сутках. Предел: не более {limit:L-rte-days}.',
    verification: weekly,
    record: 'Ежедневный лист; этикетки на продуктах.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Температура при приёмке',
    instruction: 'Измерьте между двумя упаковками или кусками, прежде чем расписаться.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Поставка красного мяса',
    instruction: 'Измерьте между двумя кусками. Предел: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Поставка птицы и дичи',
    instruction: 'Измерьте между двумя кусками. Предел: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Поставка фарша',
    instruction: 'Измерьте между двумя упаковками. Предел: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Поставка рыбы',
    instruction:
      'Измерьте между двумя рыбами; посмотрите на лёд, глаза и жабры, понюхайте. Предел: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Поставка замороженных продуктов',
    instruction: 'Измерьте между двумя упаковками; ищите иней и мягкие углы. Предел: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Поставка: упаковка, даты, этикетки, документы',
    instruction:
      'Упаковки целые и чистые, остатка срока хватает, ветеринарное клеймо или идентификационный знак есть, этикетка и аллергены соответствуют заказу.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Температура сырого молока при приёмке',
    instruction:
      'До перекачки перемешайте и измерьте каждую цистерну или флягу. Предел: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Тест сырого молока на антибиотики',
    instruction: 'Экспресс-тест каждой цистерны до её опорожнения; пробу сохраните.',
    verification: weekly,
    record: 'Журнал молока: ферма, результат, ФИО.',
  },
  'T-shellfish-tags': {
    name: 'Ярлыки живых моллюсков',
    instruction:
      'Прочитайте на ярлыке район, дату и отправителя; раковины закрыты, моллюски живы. Напишите на ярлыке день использования и сохраните его.',
    verification: monthly,
    record: 'Ярлыки по датам.',
  },
  'T-shellfish-air': {
    name: 'Температура воздуха у живых моллюсков',
    instruction: 'При приёмке измерьте воздух вокруг моллюсков. Предел: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Анализ на гистамин',
    instruction:
      'Отправьте пробы сомнительной партии тунца, скумбрии и подобной рыбы. Предел: не более {limit:L-histamine}.',
    verification: 'Руководитель читает каждый протокол.',
    record: 'Протокол лаборатории с номером партии.',
  },
  'T-suppliers': {
    name: 'Пересмотр поставщиков',
    instruction: 'Пройдите по списку: разрешения, спецификации, жалобы, декларации на упаковку.',
    verification: yearly,
    record: 'Список утверждённых поставщиков с датой и именем.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Температура в толще при тепловой обработке',
    instruction: 'Измерьте щупом самый крупный кусок каждой партии, у птицы — возле кости.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Температура в толще птицы',
    instruction: 'Измерьте щупом самый крупный кусок у кости, каждую партию. Предел: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Температура в толще фарша и бургеров',
    instruction: 'Измерьте щупом самый толстый кусок сбоку, каждую партию. Предел: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Температура в толще цельных кусков мяса и рыбы',
    instruction: 'Измерьте щупом самый крупный кусок каждой партии. Предел: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Температура говядины, баранины и свинины при приготовлении',
    instruction:
      'Измерьте в самом толстом куске каждой партии. Если середина остаётся розовой: измерьте поверхность после обжарки. Предел: {limit:L-cook-red-meat}. Только целые куски: не рубленое, не рулеты, не отбитое и не шприцованное.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Температура в толще дичи',
    instruction: 'Измерьте щупом самый крупный кусок каждой партии. Предел: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Температура в толще блюд из яиц',
    instruction: 'Измерьте щупом середину каждой партии. Предел: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Приготовление при низкой температуре: толща и время',
    instruction:
      'Оставьте щуп в самом толстом куске. Время считают с момента, когда толща достигла температуры. Предел: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Микроволновая печь: перемешать и выждать',
    instruction:
      'Накройте, на полпути перемешайте или переверните, дайте постоять две минуты под крышкой, затем измерьте щупом в нескольких местах: считается самое холодное.',
    verification: watches,
    record: 'Отметка у каждой партии.',
  },
  'T-sous-vide': {
    name: 'Су-вид: толща и время',
    instruction:
      'Проколите щупом через герметизирующую ленту один пакет каждой партии; запишите температуру бани, начало и конец. Предел: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Пастеризация',
    instruction:
      'Измерьте щупом при перемешивании, запишите начало и конец выдержки. Предел: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Автоклав',
    instruction:
      'Запишите температуру, давление и время каждой загрузки; рассчитайте стерилизующий эффект. Предел: не менее {limit:L-retort}.',
    verification: 'Руководитель до выпуска сверяет каждую диаграмму с режимом.',
    record: 'Журнал автоклава с диаграммой.',
  },
  'T-uht': {
    name: 'Ультравысокотемпературный нагрев',
    instruction:
      'Проверяйте температуру после выдерживателя в начале и каждый час; ниже предела поток возвращается сам. Предел: {limit:L-uht}.',
    verification: 'Руководитель до выпуска сверяет каждую диаграмму с режимом.',
    record: 'Журнал нагрева с диаграммой.',
  },
  'T-ice-cream-mix': {
    name: 'Нагрев смеси для мороженого',
    instruction:
      'Запишите температуру и время каждой партии, с мешалкой и закрытой крышкой. Предел: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Нагрев сока и напитков',
    instruction: 'Проверяйте температуру после выдержки в начале и в каждой партии. Предел: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Обжарка, пропаривание или покупка обработанного',
    instruction:
      'Отметьте время, температуру и толщину слоя по валидированному режиму или сертификат поставщика на обработанную партию.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Температура в толще при горячем копчении',
    instruction: 'Измерьте щупом самый крупный кусок каждой партии. Предел: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Температура в толще при разогреве',
    instruction: 'Перемешайте, измерьте щупом середину каждой партии. Предел: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Охлаждение после тепловой обработки',
    instruction:
      'Запишите время и температуру в толще в начале; внесите температуру в толще в конце первого указанного времени. Предел: {limit:L-cool}.',
    verification: watches,
    record: 'Журнал охлаждения: продукт, начало, конец, показания, ФИО.',
  },
  'T-cool-second': {
    name: 'Охлаждение, второй этап',
    instruction:
      'Внесите температуру в толще в конце всего времени, считая от начала охлаждения. Предел: {limit:L-cool-second}.',
    verification: watches,
    record: 'Журнал охлаждения: продукт, начало, конец, показания, ФИО.',
  },
  'T-cool-cook-chill': {
    name: 'Охлаждение блюд «кук-чилл» и су-вид',
    instruction:
      'Запишите время и температуру в толще в начале; внесите температуру в толще в конце времени. Предел: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Журнал охлаждения: продукт, начало, конец, показания, ФИО.',
  },
  'T-hot-fill': {
    name: 'Горячий розлив',
    instruction: 'Измерьте щупом продукт при розливе, первую и последнюю банку. Предел: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Вода для детской смеси',
    instruction:
      'Измерьте воду до того, как всыпать порошок; напишите время на бутылочке. Предел: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-beans': {
    name: 'Варка сухой фасоли',
    instruction: 'Считайте от полного кипения. Предел: не менее {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Кипячение замороженных ягод',
    instruction:
      'Считайте от полного кипения, до использования в холодных блюдах. Предел: не менее {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Замораживание рыбы против паразитов',
    instruction:
      'Щуп в самом толстом куске; запишите вид, партию, начало и конец. Предел: {limit:L-parasite-freeze}.',
    verification: 'Шеф-повар до выпуска сверяет запись и партию.',
    record: 'Журнал замораживания: вид, партия, температура, начало, конец, ФИО.',
  },
  'T-parasite-record': {
    name: 'Документ о замораживании рыбы для сырых блюд',
    instruction:
      'Прочитайте документ поставщика на каждую партию и внесите указанную в нём температуру замораживания. Предел: {limit:L-parasite-freeze}. Выращенная рыба: подшейте декларацию.',
    verification: 'Шеф-повар раз в неделю сверяет документ и партию.',
    record: 'Документ или декларация поставщика, по партиям.',
  },
  'T-raw-egg-time': {
    name: 'Возраст блюд с сырым яйцом',
    instruction:
      'Пишите на каждой партии день и час; внесите, сколько часов прошло. Предел: не более {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Блюда из сырого мяса',
    instruction:
      'Свежий цельный кусок с ветеринарным клеймом, поверхность срезана, нарезано чистым инвентарём прямо перед подачей; этикетка и время записаны.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Температура блюд с сырым яйцом',
    instruction: 'Измерьте щупом середину каждой партии. Предел: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'pH соуса с сырым яйцом',
    instruction: 'Измерьте каждую партию откалиброванным pH-метром. Предел: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'pH риса для суши',
    instruction: 'Измельчите пробу с водой, измерьте каждую партию. Предел: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Соль в водной фазе упакованной рыбы',
    instruction:
      'Каждая партия для упаковки без воздуха: соль ÷ (соль + вода) × 100, по пробе или по проверенной рецептуре. Предел: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'pH маринадов',
    instruction:
      'Измельчите самый толстый кусок, измерьте каждую партию, когда кислота прошла насквозь. Предел: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Закисание молока и творога',
    instruction:
      'Вносите pH в сроки по режиму; при медленном закисании растут стафилококки, мёртвая культура останавливает партию. Свежий сыр и йогурт достигают конечного pH до охлаждения.',
    verification: weekly,
    record: 'Журнал партий с кривой pH.',
  },
  'T-home-acid-ph': {
    name: 'pH варенья и маринадов',
    instruction:
      'До наклейки этикеток измерьте измельчённую остывшую пробу каждой партии. Предел: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'pH варенья',
    instruction:
      'Измерьте измельчённую остывшую пробу каждой партии откалиброванным pH-метром. Предел: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Градусо-часы сыровяленой колбасы',
    instruction:
      'По диаграмме за каждый час до закисания складывайте градусы сверх той температуры, при которой начинают расти стафилококки. Предел: не более {limit:L-degree-hours}.',
    verification: 'Руководитель раз в месяц заново рассчитывает одну партию и подписывает.',
    record: 'Журнал партий с диаграммой камеры.',
  },
  'T-wash-dose': {
    name: 'Дезинфицирующее средство в воде для мойки',
    instruction:
      'Полоска или прибор в ванне, для средства, которое разрешает надзорный орган; запишите pH и смену воды. Предел: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Журнал мойки: время, доза, pH, смена воды.',
  },
  'T-sprout-water': {
    name: 'Анализ промывной воды проростков',
    instruction:
      'Возьмите для лаборатории пробу промывной воды каждой партии; держите партию до результата. Предел: {limit:L-sprout-water}.',
    verification: 'Руководитель разрешает каждую партию по результату.',
    record: 'Протокол лаборатории с номером партии.',
  },
  'T-sprout-seed': {
    name: 'Дезинфекция семян',
    instruction:
      'Отметьте партию семян с сертификатом, дозу, время и ополаскивание; без документов партию не берут.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Овоскопирование и сортировка яиц',
    instruction:
      'Просветите каждую партию; отберите треснувшие, грязные и текущие яйца; не мойте яйца там, где это запрещено.',
    verification: weekly,
    record: 'Журнал партий: ферма, дата кладки, отобранные яйца.',
  },
  'T-egg-breaking': {
    name: 'Разбивание яиц',
    instruction:
      'Скорлупа только целая, чистая и сухая; не давить; процедить, сразу охладить, после испорченного яйца сменить лоток.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Сырое молоко для сыра и продажи',
    instruction:
      'Измерьте молоко до использования; отметьте документы стада и сегодняшние результаты. Предел: {limit:L-chill-raw-milk}.',
    verification: 'Руководитель каждую неделю сверяет показания с результатами стада.',
    record: 'Журнал молока: ферма, показание, ФИО.',
  },
  'T-carcass': {
    name: 'Видимая грязь на тушах',
    instruction:
      'До мойки осмотрите каждую тушу внутри и снаружи: нет навоза, молока, содержимого желудка, шерсти.',
    verification: 'Руководитель каждый день повторно осматривает десять туш.',
    record: 'Журнал убоя.',
  },
  'T-carcass-chill': {
    name: 'Охлаждение туш',
    instruction:
      'В конце охлаждения измерьте щупом глубину бедра самой крупной туши каждой партии. Предел: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Журнал охлаждения: партия, начало, конец, показание.',
  },
  'T-carcass-chill-poultry': {
    name: 'Охлаждение птицы и мелкой дичи',
    instruction:
      'В конце охлаждения измерьте щупом глубину грудки самой крупной тушки каждой партии. Предел: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Журнал охлаждения: партия, начало, конец, показание.',
  },
  'T-glass-filling': {
    name: 'Банки и бутылки до и после наполнения',
    instruction:
      'Каждую переверните и продуйте или ополосните; осмотрите горловины; если разбилась, уберите соседние и запишите.',
    verification: weekly,
    record: 'Журнал розлива: бой, выброшенная тара.',
  },
  'T-sausage-ph': {
    name: 'pH сыровяленой колбасы',
    instruction:
      'Измерьте толщу одной колбасы каждой партии в дни по рецептуре. Предел: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Активность воды вяленого мяса',
    instruction: 'Измерьте один кусок каждой партии перед выпуском. Предел: {limit:L-dry-aw}.',
    verification: 'Руководитель разрешает каждую партию по записи.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'Сыровяленое или сушёное мясо стойко',
    instruction:
      'Перед выпуском измерьте в одном куске каждой партии pH, активность воды или и то и другое и запишите. Достаточно одного из них или двух более мягких вместе: {limit:L-stable-ph}; {limit:L-stable-aw}. Отмечайте «выполнено», только когда это достигнуто.',
    verification: 'Руководитель разрешает каждую партию по записи.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Взвешивание нитритной соли',
    instruction:
      'Взвесьте мясо и нитритную соль, рассчитайте нитрит, второй человек подписывает. Предел: не более {limit:L-nitrite}.',
    verification: weekly,
    record: 'Лист партии с двумя подписями.',
  },
  'T-vacuum-days': {
    name: 'Возраст вакуумных упаковок',
    instruction:
      'Просмотрите упаковки; внесите возраст самой старой, в сутках. Предел: не более {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Ежедневный лист; этикетки на упаковках.',
  },
  'T-seal': {
    name: 'Швы и крышки',
    instruction:
      'Проверьте сжатием первые упаковки смены и после каждой переналадки; осмотрите швы и крышки.',
    verification: weekly,
    record: 'Журнал герметичности: проверенные упаковки, результат, ФИО.',
  },
  'T-oil-temperature': {
    name: 'Температура фритюрного масла',
    instruction: 'Измерьте каждую работающую фритюрницу. Предел: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Журнал масла.',
  },
  'T-oil': {
    name: 'Качество фритюрного масла',
    instruction:
      'Проверьте каждую работающую фритюрницу полоской или прибором; смотрите на дым, пену и запах. Предел: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Журнал масла: показание, фильтрование, замена.',
  },
  'T-colour': {
    name: 'Цвет жареного и выпечки',
    instruction: 'Сверьте с таблицей: золотистый, не коричневый.',
    verification: monthly,
    record: 'Отметка у каждой партии.',
  },
  'T-display-time': {
    name: 'Время холодных продуктов на выкладке',
    instruction:
      'Запишите, когда выставлено; при пополнении внесите часы. Предел: не более {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Журнал выкладки или карточка у блюда.',
  },
  'T-hot-time': {
    name: 'Время горячих продуктов ниже предела',
    instruction:
      'Если продукт остыл ниже предела, запишите с какого времени; внесите часы. Предел: не более {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Журнал хранения в горячем виде.',
  },
  'T-fruit-time': {
    name: 'Время нарезанных фруктов вне холода',
    instruction:
      'Запишите, когда нарезано; внесите, сколько часов прошло до холода. Предел: не более {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Проверка металлодетектора',
    instruction:
      'Пропустите все тест-образцы в начале, каждый час и в конце; внесите самый малый из найденных. Предел: {limit:L-metal-test}.',
    verification: 'Руководитель каждую неделю сверяет время и результаты.',
    record: 'Журнал детектора с временем.',
  },
  'T-sieve': {
    name: 'Сито',
    instruction: 'До первого использования посмотрите на сетку и остаток на сите.',
    verification: monthly,
    record: 'Ежедневный лист.',
  },
  'T-thaw-water': {
    name: 'Размораживание в проточной воде',
    instruction:
      'Запаянный пакет, холодная питьевая вода всё время течёт, ванна только для этого. Сразу приготовьте; в холодильник ничего не возвращают.',
    verification: weekly,
    record: 'Отметка у каждой партии.',
  },
  'T-thaw': {
    name: 'Продукты на размораживании',
    instruction: 'В холодильнике, на противне, накрыто, с датой, ниже готовых к употреблению продуктов.',
    verification: weekly,
    record: 'Ежедневный лист.',
  },
  'T-produce': {
    name: 'Мойка овощей и фруктов',
    instruction: 'Чистая ванна и вода, песка не осталось, ополоснуто, вода стекла.',
    verification: weekly,
    record: 'Отметка у каждой партии.',
  },
  'T-separation': {
    name: 'Сырое и готовое к употреблению раздельно',
    instruction: 'До начала работы осмотрите холодильники, доски, ножи и порядок работы.',
    verification: weekly,
    record: 'Ежедневный лист.',
  },
  'T-machine-parts': {
    name: 'Ножи, винты и уплотнители',
    instruction:
      'До первого использования осмотрите слайсер, мясорубку, миксер и инвентарь: всё на месте и цело.',
    verification: monthly,
    record: 'Ежедневный лист.',
  },
  'T-bones': {
    name: 'Кости',
    instruction: 'Прощупайте филе и бескостные куски каждой партии.',
    verification: monthly,
    record: 'Отметка у каждой партии.',
  },
  'T-sample': {
    name: 'Суточная проба',
    instruction:
      'В конце раздачи возьмите пробу каждого блюда в чистый подписанный пакет. Храните при температуре {limit:L-retained-sample}, срок: {limit:L-retained-days}.',
    verification: weekly,
    record: 'Журнал суточных проб: блюдо, дата, ФИО.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Аллергены до начала раздачи',
    instruction: 'Сверьте список, меню и сегодняшние изменения; сообщите команде; свой инвентарь готов.',
    verification: weekly,
    record: 'Ежедневный лист с именем.',
  },
  'T-allergen-run': {
    name: 'Аллергены: мойка и порядок партий',
    instruction: 'До партии подпишите мойку, ингредиенты и порядок.',
    verification: weekly,
    record: 'Журнал партий с подписью.',
  },
  'T-label': {
    name: 'Этикетки: первая и последняя упаковка',
    instruction:
      'Сверьте рецептуру, аллергены, дату и партию на первой и последней упаковке; сохраните одну этикетку.',
    verification: weekly,
    record: 'Журнал партий с образцом этикетки.',
  },
  'T-price-tags': {
    name: 'Ценники и аллергены на прилавке',
    instruction: 'Сверьте ценники, этикетки с весов и товар.',
    verification: weekly,
    record: 'Ежедневный лист.',
  },
  'T-diet': {
    name: 'Диетические блюда',
    instruction: 'Имя, диета и поднос совпадают; второй человек подписывает.',
    verification: weekly,
    record: 'Список блюд с двумя подписями.',
  },
  'T-self-service': {
    name: 'Самообслуживание',
    instruction: 'На каждое блюдо свой прибор, экран на месте; приборы меняйте.',
    verification: monthly,
    record: 'Отметка во время раздачи.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Температура при доставке в холоде',
    instruction: 'Измерьте при погрузке и на последней остановке. Предел: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Журнал рейса: показания, время, ФИО.',
  },
  'T-transport-frozen': {
    name: 'Температура при доставке замороженного',
    instruction: 'Измерьте при погрузке и на последней остановке. Предел: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Журнал рейса: показания, время, ФИО.',
  },
  'T-transport-hot': {
    name: 'Температура при доставке горячего',
    instruction: 'Измерьте щупом одну ёмкость при погрузке и по прибытии. Предел: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Журнал рейса: показания, время, ФИО.',
  },
  'T-vehicle': {
    name: 'Машина и ящики',
    instruction: 'Чистые, сухие, целые; сырое отдельно от готового к употреблению; больше ничего в кузове.',
    verification: monthly,
    record: 'Журнал рейса.',
  },
  'T-site': {
    name: 'Подготовка места вне кухни',
    instruction:
      'Питьевая вода, место для мытья рук, баки, навес, щуп, запасной инвентарь: всё на месте до начала.',
    verification: monthly,
    record: 'Список мероприятия с именем.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Мойка при закрытии',
    instruction: 'Столы, доски, мойки, плиту и пол вымойте и продезинфицируйте по плану.',
    verification: 'Руководитель раз в неделю осматривает чистые помещения и подписывает.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Ручки, краны и прилавки',
    instruction: 'Вымойте и продезинфицируйте то, чего касается много рук.',
    verification: 'Руководитель раз в неделю осматривает и подписывает.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Слайсер и мясорубка в разобранном виде',
    instruction: 'Отключите от сети, разберите, вымойте, продезинфицируйте, ополосните, высушите.',
    verification: 'Руководитель раз в неделю осматривает нож и кожух; смывы — по плану анализов.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Сливы, стены и углы',
    instruction: 'Вымойте и продезинфицируйте без брызг на продукты.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Холодильники и морозильники внутри',
    instruction: 'Опорожните, вымойте, продезинфицируйте, высушите; очистите уплотнители и удалите лёд.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Сухая уборка помещения для порошка',
    instruction: 'Щётка и пылесос, без воды; у линии сменить обувь и одежду; фильтры и стыки сухие и целые.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Льдогенераторы и автоматы напитков',
    instruction: 'Опорожните, вымойте, продезинфицируйте, ополосните; первое наполнение выбросьте.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Смывы после мойки',
    instruction: 'После мойки, до работы возьмите смывы со слайсера, стола, слива и ручки.',
    verification: 'Руководитель читает каждый протокол и сравнивает с прошлым.',
    record: 'Протокол лаборатории или результат теста.',
  },
  'T-disinfectant': {
    name: 'Концентрация дезинфицирующего раствора',
    instruction:
      'Опустите полоску в свежий раствор. Хлор: {limit:L-chlorine}; другие средства — по этикетке.',
    verification: monthly,
    record: 'Ежедневный лист: показание, ФИО.',
  },
  'T-dish': {
    name: 'Ополаскивание в посудомоечной машине',
    instruction: 'Проверьте температуру ополаскивания, когда машина горячая. Предел: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Стерилизатор ножей',
    instruction: 'До работы проверьте температуру воды. Предел: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Баки и возвраты',
    instruction: 'Опорожните и вымойте баки; возвращённое и отозванное — отдельно и с пометкой.',
    verification: monthly,
    record: 'Ежедневный лист.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Собственный осмотр: нет ли вредителей',
    instruction: 'Ищите помёт, погрызы, паутинки, насекомых, осмотрите ловушки; двери и сетки закрываются.',
    verification: 'Руководитель сверяет с отчётом подрядчика.',
    record: 'Журнал вредителей с планом ловушек.',
  },
  'T-pest-contractor': {
    name: 'Визит подрядчика по борьбе с вредителями',
    instruction: 'Пройдите с подрядчиком, прочитайте и подпишите отчёт.',
    verification: yearly,
    record: 'Отчёт подрядчика.',
  },
  'T-probe-ice': {
    name: 'Щупы в тающем льду',
    instruction:
      'Смешайте колотый лёд с небольшим количеством воды, дождитесь, пока показание остановится. Предел: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Журнал калибровки: щуп, показание, ФИО.',
  },
  'T-probe-boiling': {
    name: 'Щупы в кипящей воде',
    instruction:
      'Держите щуп в кипящей воде, не у дна. Предел: {limit:L-probe-boiling}; в горах вода кипит при меньшей температуре.',
    verification: yearly,
    record: 'Журнал калибровки: щуп, показание, ФИО.',
  },
  'T-probe-certificate': {
    name: 'Внешняя проверка термометров',
    instruction: 'Отдайте один щуп на внешнюю проверку; остальные сверьте с ним.',
    verification: yearly,
    record: 'Сертификат.',
  },
  'T-ph-meter': {
    name: 'Калибровка pH-метра',
    instruction: 'Перед использованием откалибруйте по двум свежим буферам.',
    verification: monthly,
    record: 'Журнал калибровки.',
  },
  'T-scales': {
    name: 'Весы',
    instruction: 'Взвесьте гирю известной массы.',
    verification: yearly,
    record: 'Журнал калибровки.',
  },
  'T-ventilation': {
    name: 'Вентиляция, зонты и фильтры',
    instruction: 'Закажите обслуживание зонтов, фильтров и газа.',
    verification: yearly,
    record: 'Отчёт об обслуживании.',
  },
  'T-fridge-service': {
    name: 'Обслуживание холодильного оборудования',
    instruction: 'Техник проверяет охлаждение, уплотнители и дисплей.',
    verification: yearly,
    record: 'Отчёт об обслуживании.',
  },
  'T-tank': {
    name: 'Бак для воды передвижной точки',
    instruction: 'Опорожните, вымойте, продезинфицируйте и ополосните бак и шланг.',
    verification: yearly,
    record: 'Журнал технического обслуживания.',
  },
  'T-well': {
    name: 'Своя скважина или колодец',
    instruction: 'Осмотрите крышку, насос и фильтры; почистите; возьмите пробу по плану анализов.',
    verification: 'Руководитель читает каждый протокол по воде.',
    record: 'Журнал технического обслуживания.',
  },
  'T-glass': {
    name: 'Стекло и твёрдый пластик',
    instruction: 'Пройдите по списку: лампы, окна, витрины, посуда целы.',
    verification: monthly,
    record: 'Список стекла с датой и именем.',
  },
  'T-fit': {
    name: 'Годность к работе',
    instruction: 'Спросите о рвоте, поносе, температуре и ранах; осмотрите руки, одежду и украшения.',
    verification: monthly,
    record: 'Лист смены; подробности конфиденциальны.',
  },
  'T-training': {
    name: 'Обучение гигиене',
    instruction: 'Обучите каждого, кто касается продуктов: гигиена, аллергены, этот план.',
    verification: yearly,
    record: 'Справки и обучение: каждый человек с датой и обучающим.',
  },
  'T-health': {
    name: 'Медицинские документы персонала',
    instruction: 'Просмотрите документы, которых требует закон; новые люди — до первого дня.',
    verification: yearly,
    record: 'Справки и обучение: каждый человек с документом и сроком.',
  },
  'T-review': {
    name: 'Пересмотр плана',
    instruction: 'Пройдите весь план; также при каждом изменении продукции, поставщика или оборудования.',
    verification: 'Владелец подписывает новую версию.',
    record: 'План с номером версии и датой.',
  },
  'T-audit': {
    name: 'Внутренний аудит',
    instruction: 'Пройдите объект с планом в руках: делают ли так, как написано?',
    verification: 'Владелец читает отчёт и меры.',
    record: 'Отчёт об аудите с мерами.',
  },
  'T-recall': {
    name: 'Репетиция отзыва',
    instruction: 'Выберите одну партию: откуда пришла, куда ушла? Запишите, сколько времени это заняло.',
    verification: yearly,
    record: 'Отчёт о репетиции.',
  },
  'T-allergen-matrix': {
    name: 'Список аллергенов',
    instruction: 'Сверьте список с рецептурами и этикетками; сразу при каждой новой рецептуре или продукте.',
    verification: 'Руководитель подписывает каждую новую версию.',
    record: 'Список аллергенов с номером версии и датой.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Температура цеха разделки',
    instruction:
      'Снимите показание термометра в цехе. Предел: {limit:L-cutting-room}. После разделки мясо сразу возвращают в холод.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Время порционирования',
    instruction:
      'Запишите, когда партия вышла из котла или холода и когда вернулась. Не дольше {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Температура крема и начинок',
    instruction:
      'Измерьте взбитые сливки, крем и изделия с начинкой, когда их убирают в холод. Предел: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Охлаждение смеси для мороженого',
    instruction:
      'Измерьте смесь после охладителя и запишите время с конца нагрева. Предел: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Температура созревающей смеси',
    instruction:
      'Снимите показание каждой ёмкости и посмотрите время начала: не дольше {limit:L-ageing-hours}. Предел: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Температура упакованного молока',
    instruction: 'Измерьте пакет на самой тёплой полке и один при погрузке. Предел: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Прогрев крупных окороков',
    instruction: 'Записывайте температуру в толще самого крупного куска с начала. Предел: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Пастеризация в упаковке',
    instruction:
      'Снимите показание контрольной упаковки в самом холодном месте. Предел: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Двойные швы банок',
    instruction:
      'От каждой закаточной головки разрежьте одну банку и измерьте перекрытие. Предел: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Фильтры и сита',
    instruction: 'Выньте фильтр, осмотрите сетку и уплотнение, запишите, что задержано.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'pH моечной воды',
    instruction: 'Измерьте pH в моечном жёлобе. Предел: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Время в моечной воде',
    instruction: 'Засеките, сколько цветной поплавок идёт по жёлобу. Предел: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Рыба вне холода',
    instruction:
      'Запишите, когда каждую партию сняли со льда и когда вернули. Предел: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH при брожении',
    instruction: 'Измерьте сусло до внесения дрожжей и pH в конце. Предел: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Спирт сидра и плодового вина',
    instruction: 'Измерьте каждую партию перед розливом. Предел: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Сухость сушёных продуктов',
    instruction: 'Измерьте активность воды самых толстых кусков каждой партии. Предел: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Нагрев сухих продуктов',
    instruction:
      'Снимите температуру и время каждой партии в самой холодной точке продукта. Предел: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Сертификаты сухих продуктов',
    instruction: 'Перед фасовкой посмотрите анализ изготовителя на сальмонеллу для каждой партии.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Пастеризация яйца',
    instruction: 'Снимите температуру после выдерживателя и расход. Предел: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Вода для мойки яиц',
    instruction: 'Снимите температуру воды у форсунок; яйца выходят сухими. Предел: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Пустые бутылки и банки',
    instruction:
      'Осмотрите пустые бутылки на свет; переверните, ополосните, дайте стечь; проверьте последнее ополаскивание на щёлочь бумагой.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Очистка моллюсков',
    instruction:
      'Запишите начало, проток, лампу и конец для каждого бассейна; по ходу ничего не добавляют. Предел: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Живые животные',
    instruction:
      'Сравните животных и документы; здоровые, чистые, сухие; перед убоем — разрешение ветеринарного врача.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Асептический фасовочный аппарат',
    instruction:
      'До пуска снимите показания стерилизации аппарата и упаковки: температура, время, концентрация средства.',
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
