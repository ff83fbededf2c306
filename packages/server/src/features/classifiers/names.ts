/** Names of short lists, in the order en, et, ru, uk, de, es, lv. Countries, languages, currencies and time come from the runtime's CLDR data. */
const order = ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv'] as const

type Names = readonly [en: string, et: string, ru: string, uk: string, de: string, es: string, lv: string]

const names: Readonly<Record<string, Names>> = {
  'group.general_public': ['General public', 'Avalikkus', 'Все потребители', 'Усі споживачі', 'Allgemeinheit', 'Público en general', 'Plaša sabiedrība'],
  'group.children_under_5': ['Children under 5', 'Alla 5-aastased lapsed', 'Дети до 5 лет', 'Діти до 5 років', 'Kinder unter 5 Jahren', 'Menores de 5 años', 'Bērni līdz 5 gadiem'],
  'group.schoolchildren': ['Schoolchildren', 'Kooliõpilased', 'Школьники', 'Школярі', 'Schulkinder', 'Escolares', 'Skolēni'],
  'group.elderly': ['Elderly people', 'Eakad', 'Пожилые люди', 'Люди похилого віку', 'Ältere Menschen', 'Personas mayores', 'Seniori'],
  'group.pregnant': ['Pregnant people', 'Rasedad', 'Беременные', 'Вагітні', 'Schwangere', 'Embarazadas', 'Grūtnieces'],
  'group.patients': ['Patients and people with weakened immunity', 'Patsiendid ja nõrgenenud immuunsusega inimesed', 'Пациенты и люди с ослабленным иммунитетом', 'Пацієнти та люди з ослабленим імунітетом', 'Patienten und Immungeschwächte', 'Pacientes y personas inmunodeprimidas', 'Pacienti un cilvēki ar novājinātu imunitāti'],
  'group.allergy_sufferers': ['People with food allergies', 'Toiduallergikud', 'Люди с пищевой аллергией', 'Люди з харчовою алергією', 'Menschen mit Lebensmittelallergien', 'Personas con alergias alimentarias', 'Cilvēki ar pārtikas alerģijām'],
  'group.food_businesses': ['Other food businesses', 'Teised toidukäitlejad', 'Другие пищевые предприятия', 'Інші оператори ринку харчових продуктів', 'Andere Lebensmittelbetriebe', 'Otras empresas alimentarias', 'Citi pārtikas uzņēmumi'],

  'storage.dry_store': ['Dry store', 'Kuivladu', 'Сухой склад', 'Сухий склад', 'Trockenlager', 'Almacén seco', 'Sausā noliktava'],
  'storage.refrigerator': ['Refrigerator', 'Külmik', 'Холодильник', 'Холодильник', 'Kühlschrank', 'Frigorífico', 'Ledusskapis'],
  'storage.freezer': ['Freezer', 'Sügavkülmik', 'Морозильник', 'Морозильник', 'Tiefkühler', 'Congelador', 'Saldētava'],
  'storage.hot_holding': ['Hot holding', 'Kuumana hoidmine', 'Хранение в горячем виде', 'Зберігання в гарячому вигляді', 'Heißhaltung', 'Mantenimiento en caliente', 'Uzglabāšana karstā veidā'],
  'storage.cold_display': ['Chilled display', 'Külmlett', 'Охлаждаемая витрина', 'Охолоджувана вітрина', 'Kühltheke', 'Vitrina refrigerada', 'Dzesējama vitrīna'],
  'storage.ambient_display': ['Unchilled display', 'Jahutuseta lett', 'Неохлаждаемая витрина', 'Неохолоджувана вітрина', 'Ungekühlte Theke', 'Vitrina sin refrigerar', 'Vitrīna bez dzesēšanas'],
  'storage.chemicals_store': ['Chemicals store', 'Kemikaalide hoiukoht', 'Место хранения химикатов', 'Зберігання хімікатів', 'Chemikalienlager', 'Almacén de productos químicos', 'Ķimikāliju glabātava'],
  'storage.waste_store': ['Waste store', 'Jäätmete hoiukoht', 'Место хранения отходов', 'Зберігання відходів', 'Abfalllager', 'Almacén de residuos', 'Atkritumu glabātava'],

  'notification.never': ['Never', 'Mitte kunagi', 'Никогда', 'Ніколи', 'Nie', 'Nunca', 'Nekad'],
  'notification.every_day': ['Every day', 'Iga päev', 'Каждый день', 'Щодня', 'Jeden Tag', 'Cada día', 'Katru dienu'],
  'notification.every_week': ['Every week', 'Iga nädal', 'Каждую неделю', 'Щотижня', 'Jede Woche', 'Cada semana', 'Katru nedēļu'],
  'notification.every_month': ['Every month', 'Iga kuu', 'Каждый месяц', 'Щомісяця', 'Jeden Monat', 'Cada mes', 'Katru mēnesi'],

  'hazard.biological': ['Biological', 'Bioloogiline', 'Биологическая', 'Біологічний', 'Biologisch', 'Biológico', 'Bioloģisks'],
  'hazard.chemical': ['Chemical', 'Keemiline', 'Химическая', 'Хімічний', 'Chemisch', 'Químico', 'Ķīmisks'],
  'hazard.physical': ['Physical', 'Füüsikaline', 'Физическая', 'Фізичний', 'Physikalisch', 'Físico', 'Fizikāls'],
  'hazard.allergen': ['Allergen', 'Allergeen', 'Аллерген', 'Алерген', 'Allergen', 'Alérgeno', 'Alergēns'],

  'probability.very_small': ['Very small', 'Väga väike', 'Очень малая', 'Дуже мала', 'Sehr gering', 'Muy pequeña', 'Ļoti maza'],
  'probability.small': ['Small', 'Väike', 'Малая', 'Мала', 'Gering', 'Pequeña', 'Maza'],
  'probability.real': ['Real', 'Reaalne', 'Реальная', 'Реальна', 'Real', 'Real', 'Reāla'],
  'probability.high': ['High', 'Suur', 'Высокая', 'Висока', 'Hoch', 'Alta', 'Liela'],

  'severity.limited': ['Limited', 'Piiratud', 'Ограниченная', 'Обмежена', 'Begrenzt', 'Limitada', 'Ierobežots'],
  'severity.moderate': ['Moderate', 'Mõõdukas', 'Умеренная', 'Помірна', 'Mäßig', 'Moderada', 'Mērens'],
  'severity.serious': ['Serious', 'Tõsine', 'Серьёзная', 'Серйозна', 'Schwerwiegend', 'Grave', 'Liels'],
  'severity.very_serious': ['Very serious', 'Väga tõsine', 'Очень серьёзная', 'Дуже серйозна', 'Sehr schwerwiegend', 'Muy grave', 'Ļoti liels'],

  'prevention.ccp': ['Critical control point (CCP)', 'Kriitiline kontrollpunkt (KKP)', 'Критическая контрольная точка (ККТ)', 'Критична контрольна точка (ККТ)', 'Kritischer Kontrollpunkt (CCP)', 'Punto de control crítico (PCC)', 'Kritiskais kontroles punkts (KKP)'],
  'prevention.oprp': ['Operational prerequisite programme (oPRP)', 'Operatiivne eeltingimuste programm (oPRP)', 'Производственная программа обязательных предварительных мероприятий (oPRP)', 'Операційна програма-передумова (ОПП)', 'Operatives Präventivprogramm (oPRP)', 'Programa de prerrequisitos operativo (PPRO)', 'Operatīvā priekšnosacījumu programma (oPRP)'],
  'prevention.prp': ['Prerequisite programme (PRP)', 'Eeltingimuste programm (PRP)', 'Программа обязательных предварительных мероприятий (PRP)', 'Програма-передумова (ПП)', 'Präventivprogramm (PRP)', 'Programa de prerrequisitos (PPR)', 'Priekšnosacījumu programma (PRP)'],

  'system.metric': ['Metric', 'Meetermõõdustik', 'Метрическая', 'Метрична', 'Metrisch', 'Métrico', 'Metriskā'],
  'system.us_customary': ['US customary', 'USA mõõdustik', 'Американская', 'Американська', 'US-amerikanisch', 'Estadounidense', 'ASV mērvienības'],
  'system.imperial': ['Imperial', 'Briti mõõdustik', 'Британская', 'Британська', 'Imperial (britisch)', 'Imperial británico', 'Britu mērvienības'],

  'scale.celsius': ['Celsius', 'Celsius', 'Градусы Цельсия', 'Цельсій', 'Celsius', 'Celsius', 'Celsija skala'],
  'scale.fahrenheit': ['Fahrenheit', 'Fahrenheit', 'Градусы Фаренгейта', 'Градусы Фаренгейта', 'Fahrenheit', 'Fahrenheit', 'Fārenheita skala'],

  'level.no_access': ['No access', 'Ligipääs puudub', 'Нет доступа', 'Немає доступу', 'Kein Zugang', 'Sin acceso', 'Nav piekļuves'],
  'level.owner': ['Owner', 'Omanik', 'Владелец', 'Власник', 'Inhaber', 'Propietario', 'Īpašnieks'],
  'level.member': ['Member', 'Liige', 'Участник', 'Учасник', 'Mitglied', 'Miembro', 'Dalībnieks'],
  'level.readonly': ['Read only', 'Ainult lugemine', 'Только чтение', 'Лише читання', 'Nur lesen', 'Solo lectura', 'Tikai lasīšana'],
  'level.readonly,temp-measurements': ['Fills in checks', 'Täidab kontrolle', 'Заполняет проверки', 'Заповнює перевірки', 'Trägt Kontrollen ein', 'Rellena controles', 'Aizpilda pārbaudes'],
  'level.readonly,personnel': ['Read only, edits personnel', 'Lugemine ja personali haldus', 'Чтение и персонал', 'Читання та персонал', 'Lesen und Personal bearbeiten', 'Lectura y edición del personal', 'Lasīšana un personāla labošana'],
  'level.readonly,temp-measurements,personnel': ['Read only, enters monitoring and edits personnel', 'Lugemine, seirekanded ja personali haldus', 'Чтение, записи мониторинга и персонал', 'Читання, записи моніторингу та персонал', 'Lesen, Kontrollen eintragen und Personal bearbeiten', 'Lectura, registro de controles y edición del personal', 'Lasīšana, uzraudzības ieraksti un personāla labošana'],

  'equipment.refrigerator': ['Refrigerator', 'Külmik', 'Холодильник', 'Холодильник', 'Kühlschrank', 'Frigorífico', 'Ledusskapis'],
  'equipment.freezer': ['Freezer', 'Sügavkülmik', 'Морозильник', 'Морозильник', 'Tiefkühler', 'Congelador', 'Saldētava'],
  'equipment.chilled_display': ['Chilled display', 'Külmlett', 'Охлаждаемая витрина', 'Охолоджувана вітрина', 'Kühltheke', 'Vitrina refrigerada', 'Dzesējama vitrīna'],
  'equipment.blast_chiller': ['Blast chiller', 'Šokijahuti', 'Камера шокового охлаждения', 'Камера шокового охолодження', 'Schnellkühler', 'Abatidor', 'Ātrās dzesēšanas skapis'],
  'equipment.hot_holding': ['Hot holding unit', 'Soojahoidja', 'Мармит', 'Марміт', 'Warmhaltegerät', 'Mantenedor en caliente', 'Siltumiekārta'],
  'equipment.oven': ['Oven', 'Ahi', 'Печь', 'Піч', 'Ofen', 'Horno', 'Krāsns'],
  'equipment.hob': ['Stove', 'Pliit', 'Плита', 'Плита', 'Herd', 'Cocina', 'Plīts'],
  'equipment.fryer': ['Deep fryer', 'Fritüür', 'Фритюрница', 'Фритюрниця', 'Fritteuse', 'Freidora', 'Fritieris'],
  'equipment.dishwasher': ['Dishwasher', 'Nõudepesumasin', 'Посудомоечная машина', 'Посудомийна машина', 'Geschirrspülmaschine', 'Lavavajillas', 'Trauku mazgājamā mašīna'],
  'equipment.ice_machine': ['Ice machine', 'Jäämasin', 'Льдогенератор', 'Льодогенератор', 'Eismaschine', 'Máquina de hielo', 'Ledus mašīna'],
  'equipment.slicer': ['Slicer', 'Viilutaja', 'Слайсер', 'Слайсер', 'Aufschnittmaschine', 'Cortadora', 'Šķēlējs'],
  'equipment.mixer': ['Mixer', 'Mikser', 'Миксер', 'Міксер', 'Mixer', 'Batidora', 'Mikseris'],
  'equipment.vacuum_packer': ['Vacuum packer', 'Vaakumpakendaja', 'Вакуумный упаковщик', 'Вакуумний пакувальник', 'Vakuumierer', 'Envasadora al vacío', 'Vakuuma iepakotājs'],
  'equipment.thermometer': ['Thermometer', 'Termomeeter', 'Термометр', 'Термометр', 'Thermometer', 'Termómetro', 'Termometrs'],
  'equipment.scales': ['Scales', 'Kaal', 'Весы', 'Ваги', 'Waage', 'Báscula', 'Svari'],
  'equipment.ventilation': ['Ventilation', 'Ventilatsioon', 'Вентиляция', 'Вентиляція', 'Lüftung', 'Ventilación', 'Ventilācija'],
  'equipment.vehicle': ['Vehicle', 'Sõiduk', 'Автомобиль', 'Автомобіль', 'Fahrzeug', 'Vehículo', 'Transportlīdzeklis'],
  'equipment.other': ['Other equipment', 'Muu seade', 'Другое оборудование', 'Інше обладнання', 'Anderes Gerät', 'Otro equipo', 'Cita iekārta'],

  'room.kitchen': ['Kitchen', 'Köök', 'Кухня', 'Кухня', 'Küche', 'Cocina', 'Virtuve'],
  'room.cold_room': ['Cold room', 'Külmkamber', 'Холодильная камера', 'Холодильна камера', 'Kühlraum', 'Cámara frigorífica', 'Aukstumkamera'],
  'room.freezer_room': ['Freezer room', 'Sügavkülmkamber', 'Морозильная камера', 'Морозильна камера', 'Tiefkühlraum', 'Cámara de congelación', 'Saldētavas telpa'],
  'room.dry_store': ['Dry store', 'Kuivladu', 'Сухой склад', 'Сухий склад', 'Trockenlager', 'Almacén seco', 'Sausā noliktava'],
  'room.production': ['Production room', 'Tootmisruum', 'Производственное помещение', 'Виробниче приміщення', 'Produktionsraum', 'Sala de producción', 'Ražošanas telpa'],
  'room.sales_area': ['Sales area', 'Müügisaal', 'Торговый зал', 'Торгова зала', 'Verkaufsraum', 'Zona de venta', 'Tirdzniecības zāle'],
  'room.dining_room': ['Dining room', 'Söögisaal', 'Зал для гостей', 'Зала для гостей', 'Gastraum', 'Comedor', 'Ēdamzāle'],
  'room.washing_room': ['Washing room', 'Nõudepesuruum', 'Моечная', 'Мийна', 'Spülküche', 'Zona de lavado', 'Mazgāšanas telpa'],
  'room.changing_room': ['Changing room', 'Riietusruum', 'Раздевалка', 'Роздягальня', 'Umkleideraum', 'Vestuario', 'Ģērbtuve'],
  'room.toilet': ['Toilet', 'Tualett', 'Туалет', 'Туалет', 'Toilette', 'Aseo', 'Tualete'],
  'room.waste_room': ['Waste room', 'Jäätmeruum', 'Помещение для отходов', 'Приміщення для відходів', 'Abfallraum', 'Cuarto de residuos', 'Atkritumu telpa'],
  'room.loading_bay': ['Goods reception', 'Kauba vastuvõtt', 'Приёмка товара', 'Приймання товару', 'Warenannahme', 'Recepción de mercancía', 'Preču pieņemšana'],
  'room.other': ['Other room', 'Muu ruum', 'Другое помещение', 'Інше приміщення', 'Anderer Raum', 'Otra sala', 'Cita telpa'],

  'task_group.1': ['Cold storage', 'Külmhoidmine', 'Холодное хранение', 'Холодне зберігання', 'Kühllagerung', 'Conservación en frío', 'Aukstā uzglabāšana'],
  'task_group.2': ['Hot holding', 'Kuumhoidmine', 'Горячее хранение', 'Гаряче зберігання', 'Heißhalten', 'Mantenimiento en caliente', 'Uzglabāšana karstā veidā'],
  'task_group.7': ['Other', 'Muu', 'Другое', 'Інше', 'Sonstiges', 'Otros', 'Cits'],
  'task_group.8': ['Pest control', 'Kahjuritõrje', 'Борьба с вредителями', 'Боротьба зі шкідниками', 'Schädlingsbekämpfung', 'Control de plagas', 'Kaitēkļu kontrole'],
  'task_group.9': ['Cleaning and disinfection', 'Puhastamine ja desinfitseerimine', 'Мойка и дезинфекция', 'Миття та дезінфекція', 'Reinigung und Desinfektion', 'Limpieza y desinfección', 'Tīrīšana un dezinfekcija'],
  'task_group.11': ['Calibration', 'Kalibreerimine', 'Калибровка', 'Калібрування', 'Kalibrierung', 'Calibración', 'Kalibrēšana'],
  'task_group.12': ['Maintenance', 'Hooldus', 'Обслуживание', 'Обслуговування', 'Wartung', 'Mantenimiento', 'Apkope'],
}

/** The name in the language, else in English. @throws Error for a key that nobody wrote a name for */
export function nameOf(kind: string, key: string, lang: string): string {
  const row = names[`${kind}.${key}`]
  if (!row) throw new Error(`No name for ${kind}.${key}`)
  const index = order.findIndex((one) => one === lang)
  return row[index] ?? row[0]
}
