/**
 * Texts of the set-up in minutes. Questions about switches and products are named by these; here are the
 * others. `unit` names a unit of a new place: “Fridge 1”. `needs` says what is missing: {product} {work}.
 */
import type { StorageKind } from '@larder/core/haccp'

type Question = { readonly name: string; readonly hint: string }

export type SetupTexts = {
  readonly questions: Readonly<Record<string, Question>>
  readonly kinds: Readonly<Record<StorageKind, string>>
  readonly unit: Readonly<Record<StorageKind, string>>
  readonly needs: string
}

const en: SetupTexts = {
  questions: {
    meat: { name: 'Meat and poultry', hint: 'Fresh or frozen, in any dish.' },
    fish: { name: 'Fish and seafood', hint: 'Fresh or frozen, in any dish.' },
    cook_ahead: { name: 'Cooking ahead', hint: 'Food is cooled and reheated another day.' },
    eggs: { name: 'Eggs', hint: 'In the shell or liquid.' },
    raw_milk: { name: 'Raw milk', hint: 'Milk that nobody has heated yet.' },
    game: { name: 'Game or horse meat', hint: 'Venison, wild boar, hare, horse.' },
    sprouts: { name: 'Sprouts', hint: 'Bought in and served or sold raw.' },
    frozen: { name: 'Frozen goods', hint: 'Vegetables, berries, ready meals.' },
    bought_ready: { name: 'Bought-in chilled food', hint: 'Deli, smoked fish, tofu, ready to eat.' },
  },
  kinds: {
    refrigerator: 'Refrigerators and cold rooms',
    freezer: 'Freezers',
    chilled_display: 'Chilled displays',
    hot_holding: 'Hot holding',
  },
  unit: {
    refrigerator: 'Fridge',
    freezer: 'Freezer',
    chilled_display: 'Display',
    hot_holding: 'Hot counter',
  },
  needs: '{product}, but not: {work}. Add it?',
}

const de: SetupTexts = {
  questions: {
    meat: { name: 'Fleisch und Geflügel', hint: 'Frisch oder gefroren, in irgendeinem Gericht.' },
    fish: { name: 'Fisch und Meeresfrüchte', hint: 'Frisch oder gefroren, in irgendeinem Gericht.' },
    cook_ahead: { name: 'Vorkochen', hint: 'Speisen werden gekühlt und später wieder erhitzt.' },
    eggs: { name: 'Eier', hint: 'In der Schale oder flüssig.' },
    raw_milk: { name: 'Rohmilch', hint: 'Milch, die noch niemand erhitzt hat.' },
    game: { name: 'Wild oder Pferdefleisch', hint: 'Reh, Wildschwein, Hase, Pferd.' },
    sprouts: { name: 'Sprossen', hint: 'Zugekauft und roh serviert oder verkauft.' },
    frozen: { name: 'Tiefkühlware', hint: 'Gemüse, Beeren, fertige Gerichte.' },
    bought_ready: { name: 'Zugekaufte Kühlware', hint: 'Feinkost, Räucherfisch, Tofu, verzehrfertig.' },
  },
  kinds: {
    refrigerator: 'Kühlschränke und Kühlräume',
    freezer: 'Tiefkühlgeräte',
    chilled_display: 'Kühltheken',
    hot_holding: 'Warmhaltung',
  },
  unit: {
    refrigerator: 'Kühlschrank',
    freezer: 'Tiefkühler',
    chilled_display: 'Kühltheke',
    hot_holding: 'Warmhaltung',
  },
  needs: '{product}, aber nicht: {work}. Ergänzen?',
}

const es: SetupTexts = {
  questions: {
    meat: { name: 'Carne y aves', hint: 'Frescas o congeladas, en cualquier plato.' },
    fish: { name: 'Pescado y marisco', hint: 'Fresco o congelado, en cualquier plato.' },
    cook_ahead: { name: 'Cocinado con antelación', hint: 'Se enfría y se recalienta otro día.' },
    eggs: { name: 'Huevos', hint: 'Con cáscara o líquidos.' },
    raw_milk: { name: 'Leche cruda', hint: 'Leche que aún no se ha calentado.' },
    game: { name: 'Caza o carne de caballo', hint: 'Ciervo, jabalí, liebre, caballo.' },
    sprouts: { name: 'Brotes', hint: 'Comprados y servidos o vendidos crudos.' },
    frozen: { name: 'Productos congelados', hint: 'Verduras, bayas, platos preparados.' },
    bought_ready: { name: 'Refrigerados comprados', hint: 'Charcutería, ahumados, tofu, listos para comer.' },
  },
  kinds: {
    refrigerator: 'Frigoríficos y cámaras',
    freezer: 'Congeladores',
    chilled_display: 'Vitrinas refrigeradas',
    hot_holding: 'Mantenimiento en caliente',
  },
  unit: {
    refrigerator: 'Frigorífico',
    freezer: 'Congelador',
    chilled_display: 'Vitrina',
    hot_holding: 'Mesa caliente',
  },
  needs: '{product}, pero no: {work}. ¿Añadirlo?',
}

const et: SetupTexts = {
  questions: {
    meat: { name: 'Liha ja linnuliha', hint: 'Värske või külmutatud, mis tahes roas.' },
    fish: { name: 'Kala ja mereannid', hint: 'Värsked või külmutatud, mis tahes roas.' },
    cook_ahead: { name: 'Ette valmistamine', hint: 'Toit jahutatakse ja kuumutatakse teisel päeval uuesti.' },
    eggs: { name: 'Munad', hint: 'Koorega või vedelad.' },
    raw_milk: { name: 'Toorpiim', hint: 'Piim, mida keegi pole veel kuumutanud.' },
    game: { name: 'Uluki- või hobuseliha', hint: 'Metskits, metssiga, jänes, hobune.' },
    sprouts: { name: 'Idandid', hint: 'Sisse ostetud ja toorelt serveeritud või müüdud.' },
    frozen: { name: 'Külmutatud kaup', hint: 'Köögiviljad, marjad, valmistoidud.' },
    bought_ready: { name: 'Ostetud jahutatud toit', hint: 'Lihatooted, suitsukala, tofu, söögivalmis.' },
  },
  kinds: {
    refrigerator: 'Külmikud ja külmkambrid',
    freezer: 'Sügavkülmikud',
    chilled_display: 'Külmletid',
    hot_holding: 'Kuumana hoidmine',
  },
  unit: {
    refrigerator: 'Külmik',
    freezer: 'Sügavkülmik',
    chilled_display: 'Külmlett',
    hot_holding: 'Kuumlett',
  },
  needs: '{product}, aga mitte: {work}. Kas lisada?',
}

const lv: SetupTexts = {
  questions: {
    meat: { name: 'Gaļa un mājputnu gaļa', hint: 'Svaiga vai saldēta, jebkurā ēdienā.' },
    fish: { name: 'Zivis un jūras veltes', hint: 'Svaigas vai saldētas, jebkurā ēdienā.' },
    cook_ahead: { name: 'Gatavošana iepriekš', hint: 'Ēdienu atdzesē un citā dienā uzsilda.' },
    eggs: { name: 'Olas', hint: 'Čaumalā vai šķidras.' },
    raw_milk: { name: 'Svaigpiens', hint: 'Piens, ko vēl neviens nav karsējis.' },
    game: { name: 'Medījumu vai zirga gaļa', hint: 'Stirna, mežacūka, zaķis, zirgs.' },
    sprouts: { name: 'Dīgsti', hint: 'Pirkti un pasniegti vai pārdoti jēli.' },
    frozen: { name: 'Saldēta prece', hint: 'Dārzeņi, ogas, gatavi ēdieni.' },
    bought_ready: {
      name: 'Pirkta atdzesēta pārtika',
      hint: 'Delikateses, kūpinātas zivis, tofu, ēšanai gatavas.',
    },
  },
  kinds: {
    refrigerator: 'Ledusskapji un aukstumkameras',
    freezer: 'Saldētavas',
    chilled_display: 'Aukstuma vitrīnas',
    hot_holding: 'Karstuma uzturēšana',
  },
  unit: {
    refrigerator: 'Ledusskapis',
    freezer: 'Saldētava',
    chilled_display: 'Vitrīna',
    hot_holding: 'Karstā lete',
  },
  needs: '{product}, bet ne: {work}. Vai pievienot?',
}

const ru: SetupTexts = {
  questions: {
    meat: { name: 'Мясо и птица', hint: 'Свежие или замороженные, в любом блюде.' },
    fish: { name: 'Рыба и морепродукты', hint: 'Свежие или замороженные, в любом блюде.' },
    cook_ahead: { name: 'Приготовление заранее', hint: 'Блюда охлаждают и разогревают в другой день.' },
    eggs: { name: 'Яйца', hint: 'В скорлупе или жидкие.' },
    raw_milk: { name: 'Сырое молоко', hint: 'Молоко, которое ещё никто не нагревал.' },
    game: { name: 'Дичь или конина', hint: 'Косуля, кабан, заяц, конина.' },
    sprouts: { name: 'Пророщенные семена', hint: 'Куплены и подаются или продаются сырыми.' },
    frozen: { name: 'Замороженные товары', hint: 'Овощи, ягоды, готовые блюда.' },
    bought_ready: {
      name: 'Покупные охлаждённые продукты',
      hint: 'Деликатесы, копчёная рыба, тофу, готовые к еде.',
    },
  },
  kinds: {
    refrigerator: 'Холодильники и холодильные камеры',
    freezer: 'Морозильники',
    chilled_display: 'Охлаждаемые витрины',
    hot_holding: 'Хранение в горячем виде',
  },
  unit: {
    refrigerator: 'Холодильник',
    freezer: 'Морозильник',
    chilled_display: 'Витрина',
    hot_holding: 'Мармит',
  },
  needs: '{product}, но нет: {work}. Добавить?',
}

const uk: SetupTexts = {
  questions: {
    meat: { name: 'М’ясо і птиця', hint: 'Свіжі або заморожені, у будь-якій страві.' },
    fish: { name: 'Риба і морепродукти', hint: 'Свіжі або заморожені, у будь-якій страві.' },
    cook_ahead: { name: 'Приготування заздалегідь', hint: 'Страви охолоджують і розігрівають іншого дня.' },
    eggs: { name: 'Яйця', hint: 'У шкаралупі або рідкі.' },
    raw_milk: { name: 'Сире молоко', hint: 'Молоко, яке ще ніхто не нагрівав.' },
    game: { name: 'Дичина або конина', hint: 'Косуля, дикий кабан, заєць, конина.' },
    sprouts: { name: 'Пророщене насіння', hint: 'Куплене й подається або продається сирим.' },
    frozen: { name: 'Заморожені товари', hint: 'Овочі, ягоди, готові страви.' },
    bought_ready: {
      name: 'Куплені охолоджені продукти',
      hint: 'Делікатеси, копчена риба, тофу, готові до споживання.',
    },
  },
  kinds: {
    refrigerator: 'Холодильники і холодильні камери',
    freezer: 'Морозильники',
    chilled_display: 'Охолоджувані вітрини',
    hot_holding: 'Зберігання гарячим',
  },
  unit: {
    refrigerator: 'Холодильник',
    freezer: 'Морозильник',
    chilled_display: 'Вітрина',
    hot_holding: 'Марміт',
  },
  needs: '{product}, але немає: {work}. Додати?',
}

/** By language; a language that is not here reads English. */
export const setupTexts: Readonly<Record<string, SetupTexts>> = { en, de, es, et, lv, ru, uk }
