import type { KnowledgeTexts } from '@larder/core/haccp'

const weekly =
  'El jefe de cocina, de tienda o de producción revisa los registros una vez a la semana y firma.'
const monthly = 'El responsable revisa los registros una vez al mes y firma.'
const watches =
  'El responsable observa la tarea una vez al mes, compara la lectura con un segundo termómetro y firma.'
const yearly = 'El responsable lo repasa en la revisión anual.'
const temperatures = 'Registro de temperaturas: lugar, lectura, hora, nombre.'
const deliveries = 'Registro de recepción: proveedor, producto, lectura, nombre; se guarda el albarán.'
const batches = 'Registro del lote: alimento, lectura, hora, nombre.'
const cleaning = 'Plan de limpieza, marcado con hora y nombre.'

const storage: KnowledgeTexts['tasks'] = {
  'T-fridge': {
    name: 'Temperatura de frigoríficos y cámaras',
    instruction: 'Leer el termómetro o medir un producto en el estante más caliente.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-red-meat': {
    name: 'Temperatura de la carne roja almacenada',
    instruction: 'Medir entre dos piezas. Límite: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-poultry': {
    name: 'Temperatura de las aves y la caza almacenadas',
    instruction: 'Medir entre dos piezas. Límite: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-minced': {
    name: 'Temperatura de la carne picada almacenada',
    instruction: 'Medir entre dos envases. Límite: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cold-fish': {
    name: 'Temperatura del pescado almacenado',
    instruction:
      'Medir entre dos pescados; comprobar que el hielo los cubre y el agua escurre. Límite: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-vacuum-store': {
    name: 'Temperatura de los envases al vacío',
    instruction: 'Medir entre dos envases. Límite: {limit:L-chill-vacuum}.',
    verification: watches,
    record: temperatures,
  },
  'T-ripening': {
    name: 'Temperatura de la cámara de maduración',
    instruction: 'Leer temperatura y humedad; mirar las piezas. Límite: {limit:L-chill-ripening}.',
    verification: watches,
    record: temperatures,
  },
  'T-freezer': {
    name: 'Temperatura de los congeladores',
    instruction: 'Leer el termómetro; buscar envases blandos al tacto. Límite: {limit:L-frozen}.',
    verification: watches,
    record: temperatures,
  },
  'T-display-cold': {
    name: 'Temperatura de la exposición en frío',
    instruction: 'Medir el producto en el punto más caliente. Límite: {limit:L-chill-rte}.',
    verification: watches,
    record: temperatures,
  },
  'T-pastry-display': {
    name: 'Temperatura de la pastelería rellena',
    instruction: 'Medir una pieza rellena en el punto más caliente. Límite: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet': {
    name: 'Temperatura de vitrinas y expositores refrigerados',
    instruction: 'Leer el termómetro o medir un producto delante, en la línea de carga.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-red-meat': {
    name: 'Temperatura del mostrador de carne',
    instruction: 'Medir una pieza en el punto más caliente. Límite: {limit:L-chill-red-meat}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-poultry': {
    name: 'Temperatura de las aves a la venta',
    instruction: 'Medir entre dos piezas. Límite: {limit:L-chill-poultry}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-minced': {
    name: 'Temperatura de la carne picada a la venta',
    instruction: 'Medir en medio de la bandeja. Límite: {limit:L-chill-minced}.',
    verification: watches,
    record: temperatures,
  },
  'T-cabinet-fish': {
    name: 'Temperatura del mostrador de pescado',
    instruction:
      'Medir un filete de arriba; comprobar que el hielo cubre el pescado. Límite: {limit:L-chill-fish}.',
    verification: watches,
    record: temperatures,
  },
  'T-ice-cream-cabinet': {
    name: 'Vitrina de helados',
    instruction:
      'Leer el punto más caliente de cada vitrina; sin escarcha por encima de la línea de carga, cucharas bajo agua corriente. Límite: {limit:L-ice-cream-serve}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cheese-ripening': {
    name: 'Cámara de maduración de quesos y salmuera',
    instruction:
      'Leer temperatura y humedad; mirar tablas, cortezas y salmuera; anotar la sal y la edad de la salmuera.',
    verification: weekly,
    record: 'Registro de maduración.',
  },
  'T-ripening-humidity': {
    name: 'Humedad de la maduración en seco',
    instruction: 'Leer el higrómetro de cada cámara. Límite: {limit:L-ripening-humidity}.',
    verification: weekly,
    record: temperatures,
  },
  'T-cabinet-frozen': {
    name: 'Temperatura de los arcones de congelados',
    instruction: 'Leer el termómetro; buscar envases blandos al tacto. Límite: {limit:L-frozen-cabinet}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold': {
    name: 'Temperatura del mantenimiento en caliente',
    instruction: 'Remover y medir cada plato en el punto más frío. Límite: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-hot-hold-service': {
    name: 'Temperatura del bufé caliente',
    instruction: 'Remover y medir cada plato cada dos horas de servicio. Límite: {limit:L-hot-hold}.',
    verification: watches,
    record: temperatures,
  },
  'T-potato-store': {
    name: 'Temperatura del almacén de patatas',
    instruction: 'Leer el termómetro. Patatas para freír: {limit:L-potato-store}.',
    verification: monthly,
    record: temperatures,
  },
  'T-dry-store': {
    name: 'Almacén seco',
    instruction: 'Leer la humedad; buscar humedades, moho e insectos. Límite: {limit:L-dry-store-humidity}.',
    verification: monthly,
    record: 'Registro del almacén: lectura, nombre.',
  },
  'T-dates': {
    name: 'Fechas de las existencias',
    instruction: 'Repasar las fechas; retirar lo caducado, poner delante lo que caduca antes.',
    verification: weekly,
    record: 'Lista diaria; registro de mermas.',
  },
  'T-opened-packs': {
    name: 'Alimentos abiertos y preparados',
    instruction:
      'Cada envase lleva su día. Introducir la edad del más antiguo, en días. Límite: {limit:L-rte-days}.',
    verification: weekly,
    record: 'Lista diaria; etiquetas en los alimentos.',
  },
}

const receiving: KnowledgeTexts['tasks'] = {
  'T-delivery-chilled': {
    name: 'Temperatura en la recepción',
    instruction: 'Medir entre dos envases o piezas antes de firmar.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-red-meat': {
    name: 'Recepción de carne roja',
    instruction: 'Medir entre dos piezas. Límite: {limit:L-chill-red-meat}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-poultry': {
    name: 'Recepción de aves y caza',
    instruction: 'Medir entre dos piezas. Límite: {limit:L-chill-poultry}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-minced': {
    name: 'Recepción de carne picada',
    instruction: 'Medir entre dos envases. Límite: {limit:L-chill-minced}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-fish': {
    name: 'Recepción de pescado',
    instruction:
      'Medir entre dos pescados; mirar hielo, ojos y agallas, y oler. Límite: {limit:L-chill-fish}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-frozen': {
    name: 'Recepción de congelados',
    instruction:
      'Medir entre dos envases; buscar escarcha y esquinas blandas. Límite: {limit:L-frozen-swing}.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-check': {
    name: 'Recepción: envases, fechas, etiquetas, documentos',
    instruction:
      'Envases enteros y limpios, fechas suficientes, marca sanitaria presente, etiqueta y alérgenos según el pedido.',
    verification: weekly,
    record: deliveries,
  },
  'T-delivery-raw-milk': {
    name: 'Temperatura de la leche cruda a la llegada',
    instruction:
      'Remover y medir cada cisterna o cántara antes de bombear. Límite: {limit:L-raw-milk-arrival}.',
    verification: weekly,
    record: deliveries,
  },
  'T-antibiotic': {
    name: 'Prueba de antibióticos en leche cruda',
    instruction: 'Prueba rápida de cada cisterna antes de vaciarla; guardar la muestra.',
    verification: weekly,
    record: 'Registro de leche: granja, resultado, nombre.',
  },
  'T-shellfish-tags': {
    name: 'Etiquetas de moluscos vivos',
    instruction:
      'Leer zona, fecha y expedidor en la etiqueta; conchas cerradas y vivas. Anotar el día de uso en la etiqueta y guardarla.',
    verification: monthly,
    record: 'Etiquetas por orden de fecha.',
  },
  'T-shellfish-air': {
    name: 'Temperatura del aire de los moluscos vivos',
    instruction:
      'Medir el aire alrededor de los moluscos en la recepción. Límite: {limit:L-chill-shellstock}.',
    verification: weekly,
    record: deliveries,
  },
  'T-histamine': {
    name: 'Análisis de histamina',
    instruction:
      'Enviar muestras de un lote dudoso de atún, caballa y similares. Límite: {limit:L-histamine}.',
    verification: 'El responsable lee cada informe.',
    record: 'Informe del laboratorio con el lote.',
  },
  'T-suppliers': {
    name: 'Revisión de proveedores',
    instruction:
      'Repasar la lista: autorizaciones, fichas técnicas, reclamaciones, declaraciones de los envases.',
    verification: yearly,
    record: 'Lista de proveedores aprobados con fecha y nombre.',
  },
}

const heat: KnowledgeTexts['tasks'] = {
  'T-cook': {
    name: 'Temperatura en el centro al cocinar',
    instruction: 'Medir la pieza más gruesa de cada lote; en aves, junto al hueso.',
    verification: watches,
    record: batches,
  },
  'T-cook-poultry': {
    name: 'Temperatura en el centro de las aves',
    instruction: 'Medir en cada lote la pieza más gruesa, junto al hueso. Límite: {limit:L-cook-poultry}.',
    verification: watches,
    record: batches,
  },
  'T-cook-minced': {
    name: 'Temperatura en el centro de carne picada y hamburguesas',
    instruction: 'Medir en cada lote la pieza más gruesa, desde el lado. Límite: {limit:L-cook-minced}.',
    verification: watches,
    record: batches,
  },
  'T-cook-whole': {
    name: 'Temperatura en el centro de piezas de carne y pescado',
    instruction: 'Medir la pieza más gruesa de cada lote. Límite: {limit:L-cook-whole}.',
    verification: watches,
    record: batches,
  },
  'T-cook-red-meat': {
    name: 'Temperatura de vacuno, cordero y cerdo al cocinar',
    instruction:
      'Medir en la pieza más gruesa de cada lote. Si se sirve poco hecha: medir la superficie después de sellarla. Límite: {limit:L-cook-red-meat}. Solo piezas enteras: nada picado, enrollado, ablandado ni inyectado.',
    verification: watches,
    record: batches,
  },
  'T-cook-game': {
    name: 'Temperatura en el centro de la caza',
    instruction: 'Medir la pieza más gruesa de cada lote. Límite: {limit:L-cook-pork-liver}.',
    verification: watches,
    record: batches,
  },
  'T-cook-eggs': {
    name: 'Temperatura en el centro de platos con huevo',
    instruction: 'Medir en el medio de cada lote. Límite: {limit:L-cook-eggs}.',
    verification: watches,
    record: batches,
  },
  'T-cook-low': {
    name: 'Cocción a baja temperatura: centro y tiempo',
    instruction:
      'Dejar la sonda en la pieza más gruesa. El tiempo cuenta desde que el centro alcanza la temperatura. Límite: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-microwave': {
    name: 'Microondas: remover y dejar reposar',
    instruction:
      'Tapar, remover o girar a mitad, dejar reposar tapado dos minutos y medir en varios puntos: cuenta el más frío.',
    verification: watches,
    record: 'Marca en cada lote.',
  },
  'T-sous-vide': {
    name: 'Cocción al vacío: centro y tiempo',
    instruction:
      'Medir una bolsa de cada lote a través de cinta de espuma; anotar temperatura del baño, inicio y fin. Límite: {limit:L-sous-vide-core}.',
    verification: watches,
    record: batches,
  },
  'T-pasteurise': {
    name: 'Pasteurización',
    instruction: 'Medir removiendo; anotar inicio y fin del mantenimiento. Límite: {limit:L-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-retort': {
    name: 'Autoclave',
    instruction:
      'Anotar temperatura, presión y tiempo de cada carga; calcular el valor. Límite: {limit:L-retort}.',
    verification: 'El responsable compara cada gráfica con el programa antes de liberar la carga.',
    record: 'Registro del autoclave con su gráfica.',
  },
  'T-uht': {
    name: 'Tratamiento UHT',
    instruction:
      'Leer la temperatura tras el tubo de mantenimiento al empezar y cada hora; por debajo del límite, el caudal se desvía solo. Límite: {limit:L-uht}.',
    verification: 'El responsable compara cada gráfica con el programa antes de liberar el producto.',
    record: 'Registro de calentamiento con su gráfica.',
  },
  'T-ice-cream-mix': {
    name: 'Calentamiento de la mezcla para helado',
    instruction:
      'Introducir temperatura y tiempo de cada lote, removido y tapado. Límite: {limit:L-ice-cream-mix}.',
    verification: watches,
    record: batches,
  },
  'T-juice': {
    name: 'Calentamiento de zumos y bebidas',
    instruction:
      'Leer la temperatura tras el tiempo de mantenimiento al empezar y en cada lote. Límite: {limit:L-juice}.',
    verification: watches,
    record: batches,
  },
  'T-roast': {
    name: 'Tostado, vapor o tratamiento térmico comprado',
    instruction:
      'Marcar tiempo, temperatura y altura de capa del programa validado, o el certificado del proveedor del lote tratado.',
    verification: weekly,
    record: batches,
  },
  'T-smoke': {
    name: 'Temperatura en el centro del ahumado en caliente',
    instruction: 'Medir la pieza más gruesa de cada lote. Límite: {limit:L-smoke-core}.',
    verification: watches,
    record: batches,
  },
  'T-reheat': {
    name: 'Temperatura en el centro al recalentar',
    instruction: 'Remover y medir en el medio de cada lote. Límite: {limit:L-reheat}.',
    verification: watches,
    record: batches,
  },
  'T-cool': {
    name: 'Enfriamiento tras el cocinado',
    instruction:
      'Anotar hora y centro al empezar; introducir la temperatura en el centro al final del primer plazo indicado. Límite: {limit:L-cool}.',
    verification: watches,
    record: 'Registro de enfriamiento: alimento, inicio, fin, lecturas, nombre.',
  },
  'T-cool-second': {
    name: 'Enfriamiento, segunda fase',
    instruction:
      'Introducir la temperatura en el centro al final de todo el plazo, contado desde el inicio del enfriamiento. Límite: {limit:L-cool-second}.',
    verification: watches,
    record: 'Registro de enfriamiento: alimento, inicio, fin, lecturas, nombre.',
  },
  'T-cool-cook-chill': {
    name: 'Enfriamiento de línea fría y cocción al vacío',
    instruction:
      'Anotar hora y centro al empezar; introducir la temperatura en el centro al final del plazo. Límite: {limit:L-cool-cook-chill}.',
    verification: watches,
    record: 'Registro de enfriamiento: alimento, inicio, fin, lecturas, nombre.',
  },
  'T-hot-fill': {
    name: 'Llenado en caliente',
    instruction: 'Medir el producto al llenar, en el primer y el último tarro. Límite: {limit:L-hot-fill}.',
    verification: weekly,
    record: batches,
  },
  'T-infant-water': {
    name: 'Agua para preparados para lactantes',
    instruction:
      'Medir el agua antes de añadir el polvo; anotar la hora en el biberón. Límite: {limit:L-infant-water}.',
    verification: watches,
    record: batches,
  },
  'T-beans': {
    name: 'Hervido de legumbres secas',
    instruction: 'Contar desde que hierve con fuerza. Límite: {limit:L-bean-boil}.',
    verification: weekly,
    record: batches,
  },
  'T-berries': {
    name: 'Hervido de frutos rojos congelados',
    instruction:
      'Contar desde que hierve con fuerza, antes de usarlos en platos fríos. Límite: {limit:L-berry-boil}.',
    verification: weekly,
    record: batches,
  },
}

const special: KnowledgeTexts['tasks'] = {
  'T-parasite-freeze': {
    name: 'Congelación de pescado contra parásitos',
    instruction:
      'Sonda en la pieza más gruesa; anotar especie, lote, inicio y fin. Límite: {limit:L-parasite-freeze}.',
    verification: 'El jefe de cocina compara registro y lote antes de liberarlo.',
    record: 'Registro de congelación: especie, lote, temperatura, inicio, fin, nombre.',
  },
  'T-parasite-record': {
    name: 'Documento de congelación del pescado crudo',
    instruction:
      'Leer el documento del proveedor de cada lote e introducir la temperatura de congelación que indica. Límite: {limit:L-parasite-freeze}. Pescado de acuicultura: archivar la declaración.',
    verification: 'El jefe de cocina compara documento y lote una vez a la semana.',
    record: 'Documento o declaración del proveedor, por lote.',
  },
  'T-raw-egg-time': {
    name: 'Edad de los platos con huevo crudo',
    instruction:
      'Anotar día y hora en cada lote; introducir las horas desde la elaboración. Límite: {limit:L-raw-egg-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-raw-meat': {
    name: 'Platos de carne cruda',
    instruction:
      'Pieza fresca y entera con marca sanitaria, superficie recortada, corte con utensilios limpios justo antes de servir; etiqueta y hora anotadas.',
    verification: weekly,
    record: batches,
  },
  'T-raw-egg-cold': {
    name: 'Temperatura de los platos con huevo crudo',
    instruction: 'Medir en el medio de cada lote. Límite: {limit:L-chill-raw-egg-dish}.',
    verification: weekly,
    record: batches,
  },
  'T-dressing-ph': {
    name: 'pH de salsas con huevo crudo',
    instruction: 'Medir cada lote con el pH-metro calibrado. Límite: {limit:L-dressing-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-rice-ph': {
    name: 'pH del arroz de sushi',
    instruction: 'Triturar una muestra con agua y medir cada lote. Límite: {limit:L-acid-rice-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-water-phase-salt': {
    name: 'Sal en la fase acuosa del pescado envasado',
    instruction:
      'Cada lote que se envasa sin aire: sal ÷ (sal + agua) × 100, de una muestra o por la receta comprobada. Límite: {limit:L-water-phase-salt}.',
    verification: weekly,
    record: batches,
  },
  'T-acid-ph': {
    name: 'pH de encurtidos y marinados',
    instruction:
      'Triturar el trozo más grueso y medir cada lote cuando el ácido ha penetrado. Límite: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-souring': {
    name: 'Acidificación de leche y cuajada',
    instruction:
      'Introducir el pH a las horas del programa; si la acidificación es lenta crecen los estafilococos, y un cultivo muerto obliga a parar el lote. Queso fresco y yogur alcanzan su pH final antes de enfriarse.',
    verification: weekly,
    record: 'Registro del lote con la curva de pH.',
  },
  'T-home-acid-ph': {
    name: 'pH de mermeladas y encurtidos caseros',
    instruction:
      'Medir una muestra triturada y fría de cada lote antes de etiquetar los tarros. Límite: {limit:L-home-acid-ph}.',
    verification: monthly,
    record: batches,
  },
  'T-jam-ph': {
    name: 'pH de la mermelada',
    instruction:
      'Medir con el pH-metro calibrado una muestra triturada y fría de cada lote. Límite: {limit:L-acid-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-degree-hours': {
    name: 'Grados-hora del embutido fermentado',
    instruction:
      'Con la gráfica, sumar por cada hora hasta la acidificación los grados por encima de los que crecen los estafilococos. Límite: {limit:L-degree-hours}.',
    verification: 'El responsable vuelve a calcular un lote al mes y firma.',
    record: 'Registro del lote con la gráfica de la sala.',
  },
  'T-wash-dose': {
    name: 'Desinfectante en el agua de lavado',
    instruction:
      'Tira o medidor en la balsa, para el producto que la autoridad permite; anotar pH y cambio de agua. Límite: {limit:L-produce-wash}.',
    verification: weekly,
    record: 'Registro de lavado: hora, dosis, pH, cambio de agua.',
  },
  'T-sprout-water': {
    name: 'Análisis del agua de riego usada de los brotes',
    instruction:
      'Tomar para el laboratorio muestra del agua usada de cada lote; inmovilizar el lote hasta el resultado. Límite: {limit:L-sprout-water}.',
    verification: 'El responsable libera cada lote según el resultado.',
    record: 'Informe del laboratorio con el lote.',
  },
  'T-sprout-seed': {
    name: 'Desinfección de semillas',
    instruction:
      'Marcar lote de semillas con certificado, dosis, tiempo y aclarado; ningún lote sin documentos.',
    verification: weekly,
    record: batches,
  },
  'T-candling': {
    name: 'Examen al ovoscopio y selección de huevos',
    instruction:
      'Pasar por el ovoscopio cada lote; apartar los resquebrajados, sucios y que pierden líquido; no lavar nunca los huevos donde las normas lo prohíben.',
    verification: weekly,
    record: 'Registro del lote: granja, fecha de puesta, huevos apartados.',
  },
  'T-egg-breaking': {
    name: 'Cascado de huevos',
    instruction:
      'Solo cáscaras enteras, limpias y secas; sin aplastar; tamizar, enfriar enseguida, cambiar la bandeja tras un huevo en mal estado.',
    verification: weekly,
    record: batches,
  },
  'T-raw-milk': {
    name: 'Leche cruda para queso y venta',
    instruction:
      'Medir la leche antes de usarla; marcar documentos del rebaño y resultados de hoy. Límite: {limit:L-chill-raw-milk}.',
    verification: 'El responsable compara cada semana las lecturas con los resultados del rebaño.',
    record: 'Registro de leche: granja, lectura, nombre.',
  },
  'T-carcass': {
    name: 'Suciedad visible en canales',
    instruction:
      'Mirar cada canal por dentro y por fuera antes del lavado: sin heces, leche, contenido gástrico ni pelos.',
    verification: 'El responsable vuelve a mirar diez canales cada día.',
    record: 'Registro de sacrificio.',
  },
  'T-carcass-chill': {
    name: 'Enfriamiento de canales',
    instruction:
      'Medir al final del enfriamiento en lo profundo de la pierna de la canal más grande de cada lote. Límite: {limit:L-chill-red-meat}.',
    verification: watches,
    record: 'Registro de enfriamiento: lote, inicio, fin, lectura.',
  },
  'T-carcass-chill-poultry': {
    name: 'Enfriamiento de aves y caza menor',
    instruction:
      'Medir al final del enfriamiento en lo profundo de la pechuga del ave más grande de cada lote. Límite: {limit:L-chill-poultry}.',
    verification: watches,
    record: 'Registro de enfriamiento: lote, inicio, fin, lectura.',
  },
  'T-glass-filling': {
    name: 'Tarros y botellas antes y después del llenado',
    instruction:
      'Volcar y soplar o aclarar cada tarro; mirar las bocas; tras una rotura, retirar los tarros de al lado y anotarlo.',
    verification: weekly,
    record: 'Registro de llenado: roturas, tarros desechados.',
  },
  'T-sausage-ph': {
    name: 'pH del embutido fermentado',
    instruction:
      'Medir el centro de una pieza de cada lote en los días de la receta. Límite: {limit:L-sausage-ph}.',
    verification: weekly,
    record: batches,
  },
  'T-dry-aw': {
    name: 'Actividad de agua de la carne desecada',
    instruction: 'Medir una pieza de cada lote antes de liberarlo. Límite: {limit:L-dry-aw}.',
    verification: 'El responsable libera cada lote según el registro.',
    record: batches,
  },
  'T-dry-stable': {
    name: 'La carne curada o desecada se conserva',
    instruction:
      'Medir el pH, la actividad de agua o ambos en una pieza de cada lote antes de liberarlo y anotar las cifras. Basta una de ellas, o las dos más suaves juntas: {limit:L-stable-ph}; {limit:L-stable-aw}. Marcar «hecho» solo cuando se alcance.',
    verification: 'El responsable libera cada lote según el registro.',
    record: batches,
  },
  'T-nitrite': {
    name: 'Pesada de la sal de curado',
    instruction:
      'Pesar carne y sal de curado, calcular el nitrito; firma una segunda persona. Límite: {limit:L-nitrite}.',
    verification: weekly,
    record: 'Hoja del lote con las dos firmas.',
  },
  'T-vacuum-days': {
    name: 'Edad de los envases al vacío',
    instruction:
      'Repasar los envases; introducir la edad del más antiguo, en días. Límite: {limit:L-vacuum-days}.',
    verification: weekly,
    record: 'Lista diaria; etiquetas en los envases.',
  },
  'T-seal': {
    name: 'Cierres y tapas',
    instruction:
      'Comprobar por presión los primeros envases del turno y después de cada cambio; mirar costuras y tapas.',
    verification: weekly,
    record: 'Registro de cierres: envases comprobados, resultado, nombre.',
  },
  'T-oil-temperature': {
    name: 'Temperatura del aceite de fritura',
    instruction: 'Medir cada freidora en uso. Límite: {limit:L-fry-oil}.',
    verification: monthly,
    record: 'Registro de aceite.',
  },
  'T-oil': {
    name: 'Calidad del aceite de fritura',
    instruction:
      'Probar cada freidora en uso con tira o medidor; observar humo, espuma y olor. Límite: {limit:L-oil-polar}.',
    verification: monthly,
    record: 'Registro de aceite: lectura, filtrado, cambio.',
  },
  'T-colour': {
    name: 'Color de fritos y horneados',
    instruction: 'Comparar con la carta de colores: dorado, no marrón.',
    verification: monthly,
    record: 'Marca en cada lote.',
  },
  'T-display-time': {
    name: 'Tiempo de la comida fría en exposición',
    instruction: 'Anotar cuándo se sacó; introducir las horas al reponer. Límite: {limit:L-out-cold-hours}.',
    verification: weekly,
    record: 'Registro de exposición o tarjeta junto al plato.',
  },
  'T-hot-time': {
    name: 'Tiempo de la comida caliente por debajo de su límite',
    instruction:
      'Si la comida baja del límite, anotar desde cuándo; introducir las horas. Límite: {limit:L-out-hot-hours}.',
    verification: weekly,
    record: 'Registro de mantenimiento en caliente.',
  },
  'T-fruit-time': {
    name: 'Tiempo de la fruta cortada fuera del frío',
    instruction:
      'Anotar cuándo se cortó; introducir las horas hasta que entró en frío. Límite: {limit:L-cut-fruit-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-metal': {
    name: 'Prueba del detector de metales',
    instruction:
      'Pasar todas las probetas al empezar, cada hora y al terminar; introducir la más pequeña detectada. Límite: {limit:L-metal-test}.',
    verification: 'El responsable compara horas y resultados cada semana.',
    record: 'Registro del detector con las horas.',
  },
  'T-sieve': {
    name: 'Tamiz',
    instruction: 'Mirar la malla y el resto del tamiz antes del primer uso.',
    verification: monthly,
    record: 'Lista diaria.',
  },
  'T-thaw-water': {
    name: 'Descongelación bajo el chorro de agua',
    instruction:
      'Bolsa cerrada, agua potable fría que corre sin parar, un recipiente solo para esto. Cocinar enseguida; nada vuelve al frigorífico.',
    verification: weekly,
    record: 'Marca en cada lote.',
  },
  'T-thaw': {
    name: 'Alimentos en descongelación',
    instruction: 'En el frigorífico, en bandeja, tapados, fechados, por debajo de lo listo para el consumo.',
    verification: weekly,
    record: 'Lista diaria.',
  },
  'T-produce': {
    name: 'Lavado de vegetales',
    instruction: 'Recipiente y agua limpios, sin restos de arena, aclarado y escurrido.',
    verification: weekly,
    record: 'Marca en cada lote.',
  },
  'T-separation': {
    name: 'Separación de lo crudo y lo listo para el consumo',
    instruction: 'Revisar antes de empezar frigoríficos, tablas, cuchillos y orden de trabajo.',
    verification: weekly,
    record: 'Lista diaria.',
  },
  'T-machine-parts': {
    name: 'Cuchillas, tornillos y juntas',
    instruction:
      'Mirar cortafiambres, picadora, batidora y utensilios antes del primer uso: no falta nada y nada está roto.',
    verification: monthly,
    record: 'Lista diaria.',
  },
  'T-bones': {
    name: 'Huesos y espinas',
    instruction: 'Palpar los filetes y las piezas deshuesadas de cada lote.',
    verification: monthly,
    record: 'Marca en cada lote.',
  },
  'T-sample': {
    name: 'Comida testigo',
    instruction:
      'Tomar al final del servicio una muestra de cada plato en una bolsa limpia y etiquetada. Guardar a {limit:L-retained-sample} durante {limit:L-retained-days}.',
    verification: weekly,
    record: 'Lista de comidas testigo: comida, fecha, nombre.',
  },
}

const information: KnowledgeTexts['tasks'] = {
  'T-allergen-service': {
    name: 'Alérgenos antes del servicio',
    instruction:
      'Comparar lista, carta y cambios del día; informar al equipo; utensilios propios preparados.',
    verification: weekly,
    record: 'Lista diaria con nombre.',
  },
  'T-allergen-run': {
    name: 'Alérgenos: limpieza y orden de los lotes',
    instruction: 'Firmar limpieza, ingredientes y orden antes del lote.',
    verification: weekly,
    record: 'Registro del lote con firma.',
  },
  'T-label': {
    name: 'Etiquetas: primer y último envase',
    instruction:
      'Comparar receta, alérgenos, fecha y lote en el primer y el último envase; guardar una etiqueta.',
    verification: weekly,
    record: 'Registro del lote con una etiqueta de muestra.',
  },
  'T-price-tags': {
    name: 'Carteles y alérgenos en el mostrador',
    instruction: 'Comparar carteles, etiquetas de balanza y productos.',
    verification: weekly,
    record: 'Lista diaria.',
  },
  'T-diet': {
    name: 'Dietas especiales',
    instruction: 'Nombre, dieta y bandeja coinciden; firma una segunda persona.',
    verification: weekly,
    record: 'Lista de comidas con las dos firmas.',
  },
  'T-self-service': {
    name: 'Autoservicio',
    instruction: 'Un cubierto por plato, mampara en su sitio; cambiar los cubiertos.',
    verification: monthly,
    record: 'Marca durante el servicio.',
  },
}

const transport: KnowledgeTexts['tasks'] = {
  'T-transport-cold': {
    name: 'Temperatura del reparto refrigerado',
    instruction: 'Medir al cargar y en la última parada. Límite: {limit:L-transport-cold}.',
    verification: weekly,
    record: 'Registro del viaje: lecturas, horas, nombre.',
  },
  'T-transport-frozen': {
    name: 'Temperatura del reparto de congelados',
    instruction: 'Medir al cargar y en la última parada. Límite: {limit:L-frozen-swing}.',
    verification: weekly,
    record: 'Registro del viaje: lecturas, horas, nombre.',
  },
  'T-transport-hot': {
    name: 'Temperatura del reparto en caliente',
    instruction: 'Medir un contenedor al cargar y a la llegada. Límite: {limit:L-hot-hold}.',
    verification: weekly,
    record: 'Registro del viaje: lecturas, horas, nombre.',
  },
  'T-vehicle': {
    name: 'Vehículo y cajas',
    instruction:
      'Limpios, secos, enteros; lo crudo separado de lo listo para el consumo; nada más en el espacio de carga.',
    verification: monthly,
    record: 'Registro del viaje.',
  },
  'T-site': {
    name: 'Montaje fuera de la cocina',
    instruction:
      'Agua potable, lavamanos, cubos, techo, sonda, utensilios de repuesto: todo preparado antes de empezar.',
    verification: monthly,
    record: 'Lista del evento con nombre.',
  },
}

const cleaningTasks: KnowledgeTexts['tasks'] = {
  'T-clean-day': {
    name: 'Limpieza al cierre',
    instruction: 'Mesas, tablas, fregaderos, fogones y suelo: limpiar y desinfectar según el plan.',
    verification: 'El responsable mira los locales limpios una vez a la semana y firma.',
    record: cleaning,
  },
  'T-clean-contact': {
    name: 'Tiradores, grifos y mostradores',
    instruction: 'Limpiar y desinfectar lo que tocan muchas manos.',
    verification: 'El responsable lo mira una vez a la semana y firma.',
    record: cleaning,
  },
  'T-clean-machines': {
    name: 'Cortafiambres y picadora desmontados',
    instruction: 'Desenchufar, desmontar, lavar, desinfectar, aclarar, secar.',
    verification:
      'El responsable mira cuchilla y protector una vez a la semana; muestras de superficie según el plan de análisis.',
    record: cleaning,
  },
  'T-clean-drains': {
    name: 'Desagües, paredes y rincones',
    instruction: 'Limpiar y desinfectar sin salpicar los alimentos.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-fridges': {
    name: 'Frigoríficos y congeladores por dentro',
    instruction: 'Vaciar, lavar, desinfectar, secar; limpiar juntas y quitar el hielo.',
    verification: monthly,
    record: cleaning,
  },
  'T-dry-zone': {
    name: 'Limpieza en seco de la sala de polvo',
    instruction:
      'Cepillar y aspirar en seco, sin agua; cambio de calzado y ropa en la línea; filtros y juntas secos y enteros.',
    verification: weekly,
    record: cleaning,
  },
  'T-clean-ice': {
    name: 'Máquinas de hielo y bebidas',
    instruction: 'Vaciar, limpiar, desinfectar, aclarar; tirar el primer llenado.',
    verification: monthly,
    record: cleaning,
  },
  'T-clean-swab': {
    name: 'Muestras de superficie tras la limpieza',
    instruction: 'Muestrear cortafiambres, mesa, desagüe y tirador después de limpiar y antes de trabajar.',
    verification: 'El responsable lee cada informe y lo compara con el anterior.',
    record: 'Informe del laboratorio o resultado de la prueba.',
  },
  'T-disinfectant': {
    name: 'Concentración del desinfectante',
    instruction:
      'Meter la tira en la solución recién preparada. Cloro: {limit:L-chlorine}; otros, según su etiqueta.',
    verification: monthly,
    record: 'Lista diaria: lectura, nombre.',
  },
  'T-dish': {
    name: 'Aclarado del lavavajillas',
    instruction: 'Leer la temperatura de aclarado con la máquina caliente. Límite: {limit:L-dish-rinse}.',
    verification: monthly,
    record: temperatures,
  },
  'T-knife': {
    name: 'Esterilizador de cuchillos',
    instruction: 'Leer la temperatura del agua antes de trabajar. Límite: {limit:L-knife-steriliser}.',
    verification: monthly,
    record: temperatures,
  },
  'T-waste': {
    name: 'Cubos y devoluciones',
    instruction: 'Vaciar y lavar los cubos; productos devueltos y retirados, aparte y señalados.',
    verification: monthly,
    record: 'Lista diaria.',
  },
}

const site: KnowledgeTexts['tasks'] = {
  'T-pest-own': {
    name: 'Revisión propia de plagas',
    instruction:
      'Buscar excrementos, roeduras, telillas e insectos y mirar las trampas; puertas y mosquiteras cierran.',
    verification: 'El responsable lo compara con el parte de la empresa.',
    record: 'Registro de plagas con el plano de las trampas.',
  },
  'T-pest-contractor': {
    name: 'Visita de la empresa de control de plagas',
    instruction: 'Hacer el recorrido con la empresa, leer y firmar el parte.',
    verification: yearly,
    record: 'Parte de la empresa.',
  },
  'T-probe-ice': {
    name: 'Sondas en hielo fundente',
    instruction:
      'Remover hielo picado con un poco de agua y esperar a que la sonda se estabilice. Límite: {limit:L-probe-ice}.',
    verification: yearly,
    record: 'Registro de calibración: sonda, lectura, nombre.',
  },
  'T-probe-boiling': {
    name: 'Sondas en agua hirviendo',
    instruction:
      'Mantener la sonda en agua hirviendo, sin tocar el fondo. Límite: {limit:L-probe-boiling}; a mayor altitud el agua hierve a menos temperatura.',
    verification: yearly,
    record: 'Registro de calibración: sonda, lectura, nombre.',
  },
  'T-probe-certificate': {
    name: 'Comprobación externa de termómetros',
    instruction: 'Hacer comprobar una sonda fuera; comparar con ella las demás.',
    verification: yearly,
    record: 'Certificado.',
  },
  'T-ph-meter': {
    name: 'Calibración del pH-metro',
    instruction: 'Calibrar con dos tampones recientes antes de usarlo.',
    verification: monthly,
    record: 'Registro de calibración.',
  },
  'T-scales': {
    name: 'Balanzas',
    instruction: 'Pesar una pesa conocida.',
    verification: yearly,
    record: 'Registro de calibración.',
  },
  'T-ventilation': {
    name: 'Ventilación, campanas y filtros',
    instruction: 'Encargar el mantenimiento de campanas, filtros y gas.',
    verification: yearly,
    record: 'Parte de mantenimiento.',
  },
  'T-fridge-service': {
    name: 'Mantenimiento de los equipos de frío',
    instruction: 'El técnico revisa frío, juntas e indicador.',
    verification: yearly,
    record: 'Parte de mantenimiento.',
  },
  'T-tank': {
    name: 'Depósito de agua de la unidad',
    instruction: 'Vaciar, limpiar, desinfectar y aclarar depósito y manguera.',
    verification: yearly,
    record: 'Registro de mantenimiento.',
  },
  'T-well': {
    name: 'Pozo propio',
    instruction: 'Mirar tapa, bomba y filtros; limpiar; tomar muestras según el plan de análisis.',
    verification: 'El responsable lee cada informe del agua.',
    record: 'Registro de mantenimiento.',
  },
  'T-glass': {
    name: 'Vidrio y plástico duro',
    instruction: 'Repasar la lista: lámparas, ventanas, indicadores y vajilla enteros.',
    verification: monthly,
    record: 'Lista de vidrio con fecha y nombre.',
  },
  'T-fit': {
    name: 'Aptitud para trabajar',
    instruction: 'Preguntar por vómitos, diarrea, fiebre y heridas; mirar manos, ropa y joyas.',
    verification: monthly,
    record: 'Lista del turno; los detalles son confidenciales.',
  },
  'T-training': {
    name: 'Formación en higiene',
    instruction: 'Formar a quien toca alimentos: higiene, alérgenos, este plan.',
    verification: yearly,
    record: 'Certificados y formación: cada persona con fecha y formador.',
  },
  'T-health': {
    name: 'Documentos sanitarios del personal',
    instruction: 'Repasar los documentos que exige la ley; los de personas nuevas, antes de su primer día.',
    verification: yearly,
    record: 'Certificados y formación: cada persona con documento y último día.',
  },
  'T-review': {
    name: 'Revisión del plan',
    instruction: 'Repasar el plan, y también con cada cambio de producto, proveedor o equipo.',
    verification: 'El titular firma la nueva versión.',
    record: 'Plan con versión y fecha.',
  },
  'T-audit': {
    name: 'Auditoría interna',
    instruction: 'Recorrer el establecimiento con el plan: ¿se hace como está escrito?',
    verification: 'El titular lee el informe y las medidas.',
    record: 'Informe de auditoría con las medidas.',
  },
  'T-recall': {
    name: 'Simulacro de retirada',
    instruction: 'Elegir un lote: ¿de dónde vino y adónde fue? Anotar cuánto se tardó.',
    verification: yearly,
    record: 'Informe del simulacro.',
  },
  'T-allergen-matrix': {
    name: 'Lista de alérgenos',
    instruction: 'Comparar la lista con recetas y etiquetas; enseguida, con cada receta o producto nuevo.',
    verification: 'El responsable firma cada nueva versión.',
    record: 'Lista de alérgenos con versión y fecha.',
  },
}

/** Food plants. */
const plants: KnowledgeTexts['tasks'] = {
  'T-cutting-room': {
    name: 'Temperatura de la sala de despiece',
    instruction:
      'Lea el termómetro de la sala. Límite: {limit:L-cutting-room}. La carne vuelve al frío en cuanto está cortada.',
    verification: watches,
    record: temperatures,
  },
  'T-portion-time': {
    name: 'Tiempo de porcionado',
    instruction:
      'Anote cuándo sale cada lote de la marmita o del frío y cuándo vuelve. Como máximo {limit:L-portion-minutes}.',
    verification: weekly,
    record: batches,
  },
  'T-cream': {
    name: 'Temperatura de natas y rellenos',
    instruction:
      'Mida la nata montada, la crema y los productos rellenos al entrar en el frío. Límite: {limit:L-chill-filled-pastry}.',
    verification: watches,
    record: batches,
  },
  'T-cool-mix': {
    name: 'Enfriamiento de la mezcla de helado',
    instruction:
      'Mida la mezcla tras el enfriador y anote el tiempo desde el calentamiento. Límite: {limit:L-cool-mix}.',
    verification: watches,
    record: batches,
  },
  'T-mix-ageing': {
    name: 'Temperatura de la mezcla en maduración',
    instruction:
      'Lea cada tanque y mire la hora de inicio: como máximo {limit:L-ageing-hours}. Límite: {limit:L-mix-ageing}.',
    verification: watches,
    record: temperatures,
  },
  'T-product-milk': {
    name: 'Temperatura de la leche envasada',
    instruction: 'Mida un envase en el sitio más cálido y otro al cargar. Límite: {limit:L-product-milk}.',
    verification: watches,
    record: temperatures,
  },
  'T-come-up': {
    name: 'Calentamiento de jamones grandes',
    instruction: 'Registre el centro de la pieza mayor desde el principio. Límite: {limit:L-come-up}.',
    verification: watches,
    record: batches,
  },
  'T-pack-pasteurise': {
    name: 'Pasteurización en el envase',
    instruction:
      'Lea el centro del envase de prueba en el punto más frío. Límite: {limit:L-pack-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-seam': {
    name: 'Dobles cierres de latas',
    instruction: 'Corte una lata de cada cabezal y mida el solapamiento. Límite: {limit:L-seam-overlap}.',
    verification: watches,
    record: batches,
  },
  'T-filter': {
    name: 'Filtros y tamices',
    instruction: 'Saque el filtro, mire malla y junta, anote lo retenido.',
    verification: weekly,
    record: batches,
  },
  'T-wash-ph': {
    name: 'pH del agua de lavado',
    instruction: 'Mida el pH en el canal de lavado. Límite: {limit:L-wash-ph}.',
    verification: watches,
    record: batches,
  },
  'T-wash-time': {
    name: 'Tiempo en el agua de lavado',
    instruction: 'Cronometre un flotador de color por el canal. Límite: {limit:L-wash-minutes}.',
    verification: watches,
    record: batches,
  },
  'T-histamine-hours': {
    name: 'Pescado fuera del frío',
    instruction: 'Anote cuándo sale del hielo cada lote y cuándo vuelve. Límite: {limit:L-histamine-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-ferment-ph': {
    name: 'pH en la fermentación',
    instruction: 'Mida el mosto antes de la levadura y el pH al final. Límite: {limit:L-ferment-ph}.',
    verification: watches,
    record: batches,
  },
  'T-alcohol': {
    name: 'Alcohol de sidra y vino de frutas',
    instruction: 'Mida cada lote antes de embotellar. Límite: {limit:L-alcohol}.',
    verification: watches,
    record: batches,
  },
  'T-dried-aw': {
    name: 'Sequedad de los alimentos secados',
    instruction:
      'Mida la actividad de agua de las piezas más gruesas de cada lote. Límite: {limit:L-dried-aw}.',
    verification: watches,
    record: batches,
  },
  'T-dry-heat': {
    name: 'Tratamiento térmico de productos secos',
    instruction:
      'Lea temperatura y tiempo de cada lote en el punto más frío del producto. Límite: {limit:L-dry-heat}.',
    verification: watches,
    record: batches,
  },
  'T-dry-goods': {
    name: 'Certificados de productos secos',
    instruction: 'Mire el análisis de Salmonella del fabricante de cada lote antes de envasarlo.',
    verification: weekly,
    record: deliveries,
  },
  'T-egg-pasteurise': {
    name: 'Pasteurización de huevo',
    instruction:
      'Lea la temperatura tras el tubo de retención y el caudal. Límite: {limit:L-egg-pasteurise}.',
    verification: watches,
    record: batches,
  },
  'T-egg-wash': {
    name: 'Agua de lavado de huevos',
    instruction: 'Lea el agua en las boquillas; los huevos salen secos. Límite: {limit:L-egg-wash}.',
    verification: watches,
    record: batches,
  },
  'T-bottles': {
    name: 'Botellas y tarros vacíos',
    instruction:
      'Mire las botellas vacías al trasluz; gire, enjuague y escurra; compruebe con papel que no queda sosa en el último enjuague.',
    verification: weekly,
    record: batches,
  },
  'T-purify-hours': {
    name: 'Depuración de moluscos',
    instruction:
      'Anote inicio, caudal, lámpara y fin de cada tanque; no se añade nada a mitad. Límite: {limit:L-purify-hours}.',
    verification: weekly,
    record: batches,
  },
  'T-live-animals': {
    name: 'Animales vivos',
    instruction:
      'Compare animales y documentos; sanos, limpios y secos; autorización del veterinario antes del sacrificio.',
    verification: weekly,
    record: deliveries,
  },
  'T-aseptic': {
    name: 'Llenadora aséptica',
    instruction:
      'Lea antes de empezar la esterilización de llenadora y envases: temperatura, tiempo, concentración del agente.',
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
