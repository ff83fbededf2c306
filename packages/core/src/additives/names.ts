/**
 * Names in other languages of additives that kitchens meet, by number. The others have their English name; a
 * list of ingredients may always print the number instead.
 */
export const nameLanguages = ['de', 'es', 'et', 'lv', 'ru', 'uk'] as const

const table = `
100|Kurkumin|Curcumina|Kurkumiin|Kurkumīns|Куркумин|Куркумін
101|Riboflavine|Riboflavinas|Riboflaviinid|Riboflavīni|Рибофлавины|Рибофлавіни
120|Karminsäure, Karmin|Ácido carmínico, carmín|Karmiinhape, karmiin|Karmīnskābe, karmīns|Карминовая кислота, кармин|Кармінова кислота, кармін
160a|Carotine|Carotenos|Karoteenid|Karotīni|Каротины|Каротини
162|Beetenrot, Betanin|Rojo de remolacha, betanina|Peedipunane, betaniin|Biešu sarkanais, betanīns|Свекольный красный, бетанин|Буряковий червоний, бетанін
170|Calciumcarbonat|Carbonato de calcio|Kaltsiumkarbonaat|Kalcija karbonāts|Карбонат кальция|Карбонат кальцію
200|Sorbinsäure|Ácido sórbico|Sorbiinhape|Sorbīnskābe|Сорбиновая кислота|Сорбінова кислота
202|Kaliumsorbat|Sorbato potásico|Kaaliumsorbaat|Kālija sorbāts|Сорбат калия|Сорбат калію
210|Benzoesäure|Ácido benzoico|Bensoehape|Benzoskābe|Бензойная кислота|Бензойна кислота
211|Natriumbenzoat|Benzoato sódico|Naatriumbensoaat|Nātrija benzoāts|Бензоат натрия|Бензоат натрію
220|Schwefeldioxid|Dióxido de azufre|Vääveldioksiid|Sēra dioksīds|Диоксид серы|Діоксид сірки
223|Natriummetabisulfit|Metabisulfito sódico|Naatriummetabisulfit|Nātrija metabisulfīts|Пиросульфит натрия|Метабісульфіт натрію
224|Kaliummetabisulfit|Metabisulfito potásico|Kaaliummetabisulfit|Kālija metabisulfīts|Пиросульфит калия|Метабісульфіт калію
234|Nisin|Nisina|Nisiin|Nizīns|Низин|Нізин
235|Natamycin|Natamicina|Natamütsiin|Natamicīns|Натамицин|Натаміцин
249|Kaliumnitrit|Nitrito potásico|Kaaliumnitrit|Kālija nitrīts|Нитрит калия|Нітрит калію
250|Natriumnitrit|Nitrito sódico|Naatriumnitrit|Nātrija nitrīts|Нитрит натрия|Нітрит натрію
251|Natriumnitrat|Nitrato sódico|Naatriumnitraat|Nātrija nitrāts|Нитрат натрия|Нітрат натрію
252|Kaliumnitrat|Nitrato potásico|Kaaliumnitraat|Kālija nitrāts|Нитрат калия|Нітрат калію
260|Essigsäure|Ácido acético|Äädikhape|Etiķskābe|Уксусная кислота|Оцтова кислота
262|Natriumacetate|Acetatos de sodio|Naatriumatsetaadid|Nātrija acetāti|Ацетаты натрия|Ацетати натрію
270|Milchsäure|Ácido láctico|Piimhape|Pienskābe|Молочная кислота|Молочна кислота
280|Propionsäure|Ácido propiónico|Propioonhape|Propionskābe|Пропионовая кислота|Пропіонова кислота
282|Calciumpropionat|Propionato cálcico|Kaltsiumpropionaat|Kalcija propionāts|Пропионат кальция|Пропіонат кальцію
290|Kohlendioxid|Dióxido de carbono|Süsinikdioksiid|Oglekļa dioksīds|Диоксид углерода|Діоксид вуглецю
296|Äpfelsäure|Ácido málico|Õunhape|Ābolskābe|Яблочная кислота|Яблучна кислота
300|Ascorbinsäure|Ácido ascórbico|Askorbiinhape|Askorbīnskābe|Аскорбиновая кислота|Аскорбінова кислота
301|Natriumascorbat|Ascorbato sódico|Naatriumaskorbaat|Nātrija askorbāts|Аскорбат натрия|Аскорбат натрію
322|Lecithine|Lecitinas|Letsitiinid|Lecitīni|Лецитины|Лецитини
325|Natriumlactat|Lactato sódico|Naatriumlaktaat|Nātrija laktāts|Лактат натрия|Лактат натрію
327|Calciumlactat|Lactato cálcico|Kaltsiumlaktaat|Kalcija laktāts|Лактат кальция|Лактат кальцію
330|Citronensäure|Ácido cítrico|Sidrunhape|Citronskābe|Лимонная кислота|Лимонна кислота
331|Natriumcitrate|Citratos de sodio|Naatriumtsitraadid|Nātrija citrāti|Цитраты натрия|Цитрати натрію
334|Weinsäure (L(+)-)|Ácido tartárico [L(+)-]|Viinhape (L(+)-)|Vīnskābe (L(+)-)|Винная кислота (L(+)-)|Винна кислота (L(+)-)
338|Phosphorsäure|Ácido fosfórico|Fosforhape|Fosforskābe|Ортофосфорная кислота|Ортофосфорна кислота
339|Natriumphosphate|Fosfatos de sodio|Naatriumfosfaadid|Nātrija fosfāti|Фосфаты натрия|Фосфати натрію
341|Calciumphosphate|Fosfatos de calcio|Kaltsiumfosfaadid|Kalcija fosfāti|Фосфаты кальция|Фосфати кальцію
401|Natriumalginat|Alginato sódico|Naatriumalginaat|Nātrija algināts|Альгинат натрия|Альгінат натрію
406|Agar-Agar|Agar|Agar|Agars|Агар|Агар
412|Guarkernmehl|Goma guar|Guarkummi|Guāra sveķi|Гуаровая камедь|Гуарова камедь
414|Gummi arabicum|Goma arábiga|Kummiaraabik|Gumiarābiks|Гуммиарабик|Гуміарабік
415|Xanthan|Goma xantana|Ksantaankummi|Ksantāna sveķi|Ксантановая камедь|Ксантанова камедь
422|Glycerin|Glicerol|Glütserool|Glicerīns|Глицерин|Гліцерин
440|Pektine|Pectinas|Pektiinid|Pektīni|Пектины|Пектини
450|Diphosphate|Difosfatos|Difosfaadid|Difosfāti|Дифосфаты|Дифосфати
451|Triphosphate|Trifosfatos|Trifosfaadid|Trifosfāti|Трифосфаты|Трифосфати
452|Polyphosphate|Polifosfatos|Polüfosfaadid|Polifosfāti|Полифосфаты|Поліфосфати
460|Cellulose|Celulosa|Tselluloos|Celuloze|Целлюлоза|Целюлоза
471|Mono- und Diglyceride von Speisefettsäuren|Mono- y diglicéridos de ácidos grasos|Rasvhapete mono- ja diglütseriidid|Taukskābju mono- un diglicerīdi|Моно- и диглицериды жирных кислот|Моно- і дигліцериди жирних кислот
500|Natriumcarbonate|Carbonatos de sodio|Naatriumkarbonaadid|Nātrija karbonāti|Карбонаты натрия|Карбонати натрію
503|Ammoniumcarbonate|Carbonatos de amonio|Ammooniumkarbonaadid|Amonija karbonāti|Карбонаты аммония|Карбонати амонію
508|Kaliumchlorid|Cloruro potásico|Kaaliumkloriid|Kālija hlorīds|Хлорид калия|Хлорид калію
509|Calciumchlorid|Cloruro cálcico|Kaltsiumkloriid|Kalcija hlorīds|Хлорид кальция|Хлорид кальцію
524|Natriumhydroxid|Hidróxido sódico|Naatriumhüdroksiid|Nātrija hidroksīds|Гидроксид натрия|Гідроксид натрію
551|Siliciumdioxid|Dióxido de silicio|Ränidioksiid|Silīcija dioksīds|Диоксид кремния|Діоксид кремнію
575|Glucono-delta-Lacton|Glucono-delta-lactona|Glükono-delta-laktoon|Glikono-delta-laktons|Глюконо-дельта-лактон|Глюконо-дельта-лактон
621|Mononatriumglutamat|Glutamato monosódico|Mononaatriumglutamaat|Mononātrija glutamāts|Глутамат натрия|Глутамат натрію
901|Bienenwachs|Cera de abejas|Mesilasvaha|Bišu vasks|Пчелиный воск|Бджолиний віск
903|Carnaubawachs|Cera de carnauba|Karnaubavaha|Karnaubas vasks|Карнаубский воск|Карнаубський віск
920|L-Cystein|L-cisteína|L-tsüsteiin|L-cisteīns|L-Цистеин|L-Цистеїн
950|Acesulfam-K|Acesulfamo K|Atsesulfaam K|Acesulfāms K|Ацесульфам калия|Ацесульфам калію
951|Aspartam|Aspartamo|Aspartaam|Aspartāms|Аспартам|Аспартам
955|Sucralose|Sucralosa|Sukraloos|Sukraloze|Сукралоза|Сукралоза
967|Xylit|Xilitol|Ksülitool|Ksilīts|Ксилит|Ксиліт
968|Erythrit|Eritritol|Erütritool|Eritrīts|Эритрит|Еритрит
`

/** By number: the names in the order of `nameLanguages`. */
export const translatedNames: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [number = '', ...names] = line.split('|')
      return [number, names]
    }),
)
