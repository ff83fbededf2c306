/** Names of short lists, in the order en, et, ru, uk, de, es, lv. Countries, languages, currencies and time come from the runtime's CLDR data. */
const order = ['en', 'et', 'ru', 'uk', 'de', 'es', 'lv'] as const

type Names = readonly [en: string, et: string, ru: string, uk: string, de: string, es: string, lv: string]

const names: Readonly<Record<string, Names>> = {
  'group.general_public': ['General public', 'Avalikkus', 'Широкая публика', 'Широкий загал', 'Allgemeinheit', 'Público en general', 'Plaša sabiedrība'],
  'group.children_under_5': ['Children under 5', 'Alla 5-aastased lapsed', 'Дети до 5 лет', 'Діти до 5 років', 'Kinder unter 5 Jahren', 'Menores de 5 años', 'Bērni līdz 5 gadiem'],
  'group.schoolchildren': ['Schoolchildren', 'Kooliõpilased', 'Школьники', 'Школярі', 'Schulkinder', 'Escolares', 'Skolēni'],
  'group.elderly': ['Elderly people', 'Eakad', 'Пожилые люди', 'Люди похилого віку', 'Ältere Menschen', 'Personas mayores', 'Seniori'],
  'group.pregnant': ['Pregnant people', 'Rasedad', 'Беременные', 'Вагітні', 'Schwangere', 'Embarazadas', 'Grūtnieces'],
  'group.patients': ['Patients and people with weakened immunity', 'Patsiendid ja nõrgenenud immuunsusega inimesed', 'Пациенты и люди с ослабленным иммунитетом', 'Пацієнти та люди з ослабленим імунітетом', 'Patienten und Immungeschwächte', 'Pacientes y personas inmunodeprimidas', 'Pacienti un cilvēki ar novājinātu imunitāti'],
  'group.allergy_sufferers': ['People with food allergies', 'Toiduallergikud', 'Люди с пищевой аллергией', 'Люди з харчовою алергією', 'Menschen mit Lebensmittelallergien', 'Personas con alergias alimentarias', 'Cilvēki ar pārtikas alerģijām'],
  'group.food_businesses': ['Other food businesses', 'Teised toidukäitlejad', 'Другие пищевые предприятия', 'Інші харчові підприємства', 'Andere Lebensmittelbetriebe', 'Otras empresas alimentarias', 'Citi pārtikas uzņēmumi'],

  'storage.dry_store': ['Dry store', 'Kuivladu', 'Сухой склад', 'Сухий склад', 'Trockenlager', 'Almacén seco', 'Sausā noliktava'],
  'storage.refrigerator': ['Refrigerator', 'Külmik', 'Холодильник', 'Холодильник', 'Kühlschrank', 'Frigorífico', 'Ledusskapis'],
  'storage.freezer': ['Freezer', 'Sügavkülmik', 'Морозильник', 'Морозильник', 'Tiefkühler', 'Congelador', 'Saldētava'],
  'storage.hot_holding': ['Hot holding', 'Kuumana hoidmine', 'Горячее хранение', 'Гаряче зберігання', 'Heißhaltung', 'Mantenimiento en caliente', 'Uzglabāšana karstumā'],
  'storage.cold_display': ['Chilled display', 'Külmlett', 'Охлаждаемая витрина', 'Охолоджувана вітрина', 'Kühltheke', 'Vitrina refrigerada', 'Dzesējama vitrīna'],
  'storage.ambient_display': ['Unchilled display', 'Jahutuseta lett', 'Неохлаждаемая витрина', 'Неохолоджувана вітрина', 'Ungekühlte Theke', 'Vitrina sin refrigerar', 'Vitrīna bez dzesēšanas'],
  'storage.chemicals_store': ['Chemicals store', 'Kemikaalide hoiukoht', 'Хранение химикатов', 'Зберігання хімікатів', 'Chemikalienlager', 'Almacén de productos químicos', 'Ķimikāliju glabātava'],
  'storage.waste_store': ['Waste store', 'Jäätmete hoiukoht', 'Хранение отходов', 'Зберігання відходів', 'Abfalllager', 'Almacén de residuos', 'Atkritumu glabātava'],

  'hazard.biological': ['Biological', 'Bioloogiline', 'Биологическая', 'Біологічна', 'Biologisch', 'Biológico', 'Bioloģisks'],
  'hazard.chemical': ['Chemical', 'Keemiline', 'Химическая', 'Хімічна', 'Chemisch', 'Químico', 'Ķīmisks'],
  'hazard.physical': ['Physical', 'Füüsikaline', 'Физическая', 'Фізична', 'Physikalisch', 'Físico', 'Fizikāls'],
  'hazard.allergen': ['Allergen', 'Allergeen', 'Аллерген', 'Алерген', 'Allergen', 'Alérgeno', 'Alergēns'],

  'probability.very_small': ['Very small', 'Väga väike', 'Очень малая', 'Дуже мала', 'Sehr gering', 'Muy pequeña', 'Ļoti maza'],
  'probability.small': ['Small', 'Väike', 'Малая', 'Мала', 'Gering', 'Pequeña', 'Maza'],
  'probability.real': ['Real', 'Reaalne', 'Реальная', 'Реальна', 'Real', 'Real', 'Reāla'],
  'probability.high': ['High', 'Suur', 'Высокая', 'Висока', 'Hoch', 'Alta', 'Liela'],

  'severity.limited': ['Limited', 'Piiratud', 'Ограниченная', 'Обмежена', 'Begrenzt', 'Limitada', 'Ierobežota'],
  'severity.moderate': ['Moderate', 'Mõõdukas', 'Умеренная', 'Помірна', 'Mäßig', 'Moderada', 'Mērena'],
  'severity.serious': ['Serious', 'Tõsine', 'Серьёзная', 'Серйозна', 'Schwer', 'Grave', 'Nopietna'],
  'severity.very_serious': ['Very serious', 'Väga tõsine', 'Очень серьёзная', 'Дуже серйозна', 'Sehr schwer', 'Muy grave', 'Ļoti nopietna'],

  'prevention.ccp': ['Critical control point (CCP)', 'Kriitiline kontrollpunkt (CCP)', 'Критическая контрольная точка (ККТ)', 'Критична точка контролю (КТК)', 'Kritischer Kontrollpunkt (CCP)', 'Punto de control crítico (PCC)', 'Kritiskais kontrolpunkts (KKP)'],
  'prevention.oprp': ['Operational prerequisite programme (oPRP)', 'Operatiivne eeltingimuste programm (oPRP)', 'Операционная программа предварительных условий (ОППУ)', 'Операційна програма-передумова (ОПП)', 'Operatives Präventivprogramm (oPRP)', 'Programa de prerrequisitos operativo (PPRO)', 'Operatīvā priekšnosacījumu programma (oPRP)'],
  'prevention.prp': ['Prerequisite programme (PRP)', 'Eeltingimuste programm (PRP)', 'Программа предварительных условий (ППУ)', 'Програма-передумова (ПП)', 'Präventivprogramm (PRP)', 'Programa de prerrequisitos (PPR)', 'Priekšnosacījumu programma (PRP)'],

  'system.metric': ['Metric', 'Meetermõõdustik', 'Метрическая', 'Метрична', 'Metrisch', 'Métrico', 'Metriskā'],
  'system.us_customary': ['US customary', 'USA mõõdustik', 'Американская', 'Американська', 'US-amerikanisch', 'Estadounidense', 'ASV mērvienības'],
  'system.imperial': ['Imperial', 'Briti mõõdustik', 'Британская', 'Британська', 'Imperial (britisch)', 'Imperial británico', 'Britu mērvienības'],

  'scale.celsius': ['Celsius', 'Celsius', 'Цельсий', 'Цельсій', 'Celsius', 'Celsius', 'Celsija skala'],
  'scale.fahrenheit': ['Fahrenheit', 'Fahrenheit', 'Фаренгейт', 'Фаренгейт', 'Fahrenheit', 'Fahrenheit', 'Fārenheita skala'],

  'level.no_access': ['No access', 'Ligipääs puudub', 'Нет доступа', 'Немає доступу', 'Kein Zugang', 'Sin acceso', 'Nav piekļuves'],
  'level.owner': ['Owner', 'Omanik', 'Владелец', 'Власник', 'Inhaber', 'Propietario', 'Īpašnieks'],
  'level.member': ['Member', 'Liige', 'Участник', 'Учасник', 'Mitglied', 'Miembro', 'Dalībnieks'],
  'level.readonly': ['Read only', 'Ainult lugemine', 'Только чтение', 'Лише читання', 'Nur lesen', 'Solo lectura', 'Tikai lasīšana'],
  'level.readonly,temp-measurements': ['Read only, enters monitoring', 'Lugemine ja seirekanded', 'Чтение и записи мониторинга', 'Читання та записи моніторингу', 'Lesen und Kontrollen eintragen', 'Lectura y registro de controles', 'Lasīšana un uzraudzības ieraksti'],
  'level.readonly,personnel': ['Read only, edits personnel', 'Lugemine ja personali haldus', 'Чтение и персонал', 'Читання та персонал', 'Lesen und Personal bearbeiten', 'Lectura y edición del personal', 'Lasīšana un personāla labošana'],
  'level.readonly,temp-measurements,personnel': ['Read only, enters monitoring and edits personnel', 'Lugemine, seirekanded ja personali haldus', 'Чтение, записи мониторинга и персонал', 'Читання, записи моніторингу та персонал', 'Lesen, Kontrollen eintragen und Personal bearbeiten', 'Lectura, registro de controles y edición del personal', 'Lasīšana, uzraudzības ieraksti un personāla labošana'],
}

/** The name in the language, else in English. @throws Error for a key that nobody wrote a name for */
export function nameOf(kind: string, key: string, lang: string): string {
  const row = names[`${kind}.${key}`]
  if (!row) throw new Error(`No name for ${kind}.${key}`)
  const index = order.findIndex((one) => one === lang)
  return row[index] ?? row[0]
}
