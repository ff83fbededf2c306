import type { KnowledgeTexts } from '@larder/core/haccp'

/** Duties in the United States, Canada and Australia. */
export const dutiesOverseas: KnowledgeTexts['duties'] = {
  'D-US-variance':
    'Ahumar para conservar, curar, acidificar, los tanques de moluscos, el despiece por encargo y germinar brotes exigen una autorización especial de la autoridad y un plan de APPCC. Envasar con poco oxígeno según las reglas del Food Code solo exige el plan de APPCC; los envases con fecha y hora que se abren antes de 48 horas, ninguno de los dos.',
  'D-US-manager':
    'La persona a cargo es un responsable certificado en protección de los alimentos, salvo en locales de riesgo mínimo, y demuestra sus conocimientos en la inspección.',
  'D-US-advisory':
    'La carta lleva el aviso al consumidor sobre alimentos de origen animal crudos o poco cocinados.',
  'D-US-allergens':
    'Declarar los nueve alérgenos principales, entre ellos el sésamo, en los alimentos envasados. En los de granel, informar por escrito a los clientes de cuáles son ingredientes.',
  'D-US-shellfish':
    'Las etiquetas de los moluscos siguen en el envase hasta que se vacía. Guardarlas noventa días desde que se vendió o sirvió lo último del lote, ordenadas por esa fecha.',
  'D-US-parasites':
    'Pescado que se sirve crudo: guardar noventa días el registro de congelación o la carta del proveedor. No hace falta congelar moluscos bivalvos, músculo de vieira solo, los atunes que nombra el Food Code, pescado de acuicultura con pienso sin parásitos ni huevas enjuagadas y sin membrana.',
  'D-US-raw-egg':
    'Salsa César, holandesa, mayonesa, merengue, tiramisú y platos parecidos se hacen con huevo pasteurizado en lugar de crudo, salvo que se cocinen o la carta lleve el aviso.',
  'D-US-time-control':
    'Alimentos que se mantienen solo por tiempo: seguir un procedimiento escrito. Salen del control a {limit:L-chill-rte} o {limit:L-hot-hold}, llevan la hora en que acaba su tiempo y antes de ella se cocinan, se sirven o se desechan.',
  'D-US-hands': 'Los alimentos listos para el consumo no se tocan con las manos desnudas.',
  'D-US-ill':
    'Quien ha estado enfermo solo vuelve a los alimentos después de {limit:L-symptom-free-hours}; tras un norovirus y tras los plazos más largos, con la aprobación de la autoridad; tras hepatitis A o fiebre tifoidea, nunca sin ella. Donde comen personas muy sensibles, hasta entonces no entra en el local.',
  'D-US-surfaces':
    'Las superficies y utensilios que tocan alimentos muy perecederos se limpian al menos cada cuatro horas a temperatura ambiente.',
  'D-US-sanitizer':
    'Medir la fuerza del desinfectante con un kit de prueba. Yodo: de 12,5 a 25 mg/l; amonio cuaternario, según su etiqueta.',
  'D-US-well': 'Analizar el agua del pozo propio al menos una vez al año y guardar el informe.',
  'D-US-vulnerable':
    'Para personas muy sensibles: nada de alimentos de origen animal crudos o poco cocinados, brotes crudos ni zumo sin pasteurizar; huevo pasteurizado en lugar de crudo, también en alimentos que se mantienen solo por tiempo; los alimentos listos para el consumo no se tocan con las manos desnudas.',
  'D-US-grinding-log':
    'De cada lote de carne de vacuno picada, anotar los números de establecimiento de los proveedores, sus números de lote y fechas de producción, los nombres de las materias con lo que se añadió del lote anterior, la fecha y hora del picado y la fecha y hora de cada limpieza de la picadora. Guardar estos registros un año donde se pica la carne.',
  'D-US-safe-handling':
    'La carne y las aves crudas envasadas, y otra carne que no está lista para el consumo, llevan en la etiqueta las instrucciones “Safe Handling Instructions”.',
  'D-US-bacon':
    'El beicon tiene límites propios de nitrito: inyectado, 120 ppm con 550 ppm de ascorbato o eritorbato (o 100 ppm, o de 40 a 80 ppm con azúcar y cultivo iniciador); por inmersión, como máximo 120 ppm; en seco, como máximo 200 ppm, siempre como cantidad añadida.',
  'D-US-sanitation':
    'Bajo inspección federal: procedimientos escritos de saneamiento (Sanitation SOPs), firmados y fechados, para la limpieza antes del trabajo y durante él. Anotar cada día lo hecho y lo corregido; guardar estos registros seis meses, los de las últimas 48 horas en la planta.',
  'D-US-haccp-plan':
    'Bajo inspección federal: un análisis de peligros por escrito y un plan APPCC para cada proceso, con puntos de control crítico, límites críticos, vigilancia, acciones correctoras y verificación. La persona responsable firma y fecha el plan.',
  'D-US-food-safety-plan':
    'Donde se aplica 21 CFR 117: un plan escrito de inocuidad, preparado o supervisado por una persona con la cualificación PCQI, con análisis de peligros, controles preventivos, programa de proveedores y plan de retirada.',
  'D-US-listeria':
    'Carne lista para el consumo que queda expuesta tras la cocción: controlar Listeria monocytogenes con una de las tres alternativas de la norma y guardar la prueba.',
  'D-US-meat-retention':
    'Donde hay inspección federal: registros de carne refrigerada, un año; de carne congelada y estable, dos años.',
  'D-US-retention':
    'Guardar dos años los registros del plan de seguridad alimentaria donde se aplica 21 CFR 117.',
  'D-US-receipts':
    'Guardar los registros de quién vino y a quién fue cada alimento: seis meses si se estropea en 60 días, un año si dura hasta seis meses, dos años si dura más.',
  'D-US-supplements':
    'Guardar los registros de complementos alimenticios un año después del final de la vida útil, o dos años desde el envío del último lote.',
  'D-US-seafood':
    'El plan de APPCC de pescado y marisco está firmado y fechado. Guardar sus registros un año para productos refrigerados y dos años para congelados y en conserva.',
  'D-US-traceability':
    'Para los alimentos de la lista de trazabilidad: un plan de trazabilidad y los datos clave de cada evento, guardados dos años. La FDA no lo exige antes del 20 de julio de 2028.',
  'D-US-juice':
    'El zumo que se revende recibe un tratamiento que ha demostrado destruir el 99,999 % del patógeno de referencia, según un plan escrito de 21 CFR 120. El zumo que se envasa donde se vende recibe también ese tratamiento o lleva el aviso en la etiqueta. Guardar los registros un año para zumo refrigerado y dos para zumo congelado o estable.',
  'D-US-sprouts':
    'Según un plan escrito, analizar el agua de riego usada de cada lote de brotes en busca de STEC O157:H7 y Salmonella, y la sala de germinación en busca de Listeria; inmovilizar el lote hasta el resultado.',
  'D-US-canning':
    'Registrarse en la FDA como muy tarde diez días después del primer envasado. Presentar el proceso de calentamiento o acidificación de cada producto en los sesenta días siguientes al registro y antes de envasar un producto nuevo. Está presente un supervisor con un curso aprobado. Tener un procedimiento de retirada; guardar los registros tres años, el primero en el establecimiento.',
  'D-CA-ontario':
    'Las temperaturas de este plan son las de la tabla que se utiliza en Ontario. En el resto de Canadá, pregunte las suyas a la autoridad sanitaria de su provincia o territorio.',
  'D-CA-licence':
    'Alimentos enviados a otra provincia, importados o exportados: tener licencia federal y un plan escrito de control preventivo. Con ventas de hasta 100 000 dólares al año no hace falta plan, salvo para carne, pescado, lácteos, huevos, frutas y verduras elaboradas y animales de abasto.',
  'D-CA-allergens':
    'Declarar en los alimentos envasados los alérgenos prioritarios, entre ellos la mostaza y el sésamo, las fuentes de gluten y los sulfitos añadidos.',
  'D-CA-raw-milk':
    'No se vende leche cruda. El queso de leche cruda se guarda al menos sesenta días antes de venderlo.',
  'D-CA-tenderised':
    'La carne de vacuno ablandada mecánicamente se etiqueta como tal, con las instrucciones de cocinado.',
  'D-CA-sealed-packs':
    'Los alimentos poco ácidos en envases cerrados son comercialmente estériles, o se conservan refrigerados o congelados y así se etiquetan. El pescado ahumado en envases cerrados se ha calentado o salado lo suficiente, o se mantiene congelado.',
  'D-CA-handler': 'En Ontario hay un manipulador formado en el local en todas las horas de trabajo.',
  'D-CA-retention':
    'Los documentos de la normativa federal se guardan dos años; los registros de conservas poco ácidas, tres. Practicar una retirada cada doce meses. Los documentos de origen y destino se entregan en 24 horas.',
  'D-CA-log-retention':
    'Ninguna norma fija un plazo para los registros de temperatura: guardarlos un año. En Ontario los de compras y de control de plagas se guardan un año.',
  'D-AU-supervisor':
    'Nombrar un supervisor de seguridad alimentaria con un certificado de no más de cinco años, al que se pueda localizar mientras se manipulan alimentos.',
  'D-AU-training':
    'Quien manipula alimentos sin envasar que pueden volverse peligrosos recibe formación en seguridad alimentaria e higiene antes de empezar.',
  'D-AU-evidence':
    'Quien prepara alimentos sin envasar hasta dejarlos listos para el consumo conserva pruebas de recepción, almacenamiento, cocinado, enfriamiento, recalentamiento, exposición y limpieza, o demuestra al inspector de otro modo que son seguros.',
  'D-AU-retention': 'Guardar estas pruebas al menos tres meses.',
  'D-AU-shown-safe':
    'La norma 3.2.2 permite otra temperatura u otro tiempo si el negocio puede demostrar que el alimento sigue siendo seguro.',
  'D-AU-allergens':
    'Declarar en los alimentos envasados leche, huevo, pescado, crustáceos, moluscos, cada fruto de cáscara por su nombre, cacahuete, trigo, cereales con gluten, soja, sésamo, altramuz y sulfitos. En los de granel, mostrarlos junto al alimento o informar si se pregunta.',
  'D-AU-bees':
    'El polen y el própolis llevan su aviso, y la jalea real su advertencia, también cuando se venden a granel.',
  'D-AU-two-four':
    'Alimentos fuera de control de temperatura: hasta dos horas en total pueden volver al frío; de dos a cuatro horas se comen enseguida; pasadas cuatro horas se desechan.',
  'D-US-two-stages':
    'Los alimentos crudos de origen animal que se cocinan en dos veces siguen un procedimiento escrito: calentar sesenta minutos como máximo, enfriar enseguida, guardar aparte e identificados y terminar a su temperatura de cocción.',
  'D-US-vending':
    'Las máquinas expendedoras dejan de vender cuando el alimento frío ha estado treinta minutos, o el caliente dos horas, fuera de su temperatura.',
  'D-US-bag-records':
    'Guardar seis meses los registros de enfriamiento y de conservación en frío de las bolsas de cocinado y enfriado y de cocción al vacío.',
  'D-US-sulfites':
    'No se usan sulfitos en frutas y verduras que se sirven crudas o se presentan como frescas.',
  'D-AU-thermometer':
    'Tener a mano un termómetro de sonda que mida los alimentos con una precisión de un grado Celsius.',
}
