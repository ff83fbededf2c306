import type { KnowledgeTexts } from '@larder/core/haccp'

/** Hazards, limits and tasks of single trades: preserves, bottled water, grain, oils, fermented soy. */
export const hazardsTrades: KnowledgeTexts['hazards'] = {
  H122: {
    name: 'Patógenos y mohos sobreviven al calor en conservas ácidas',
    hazard:
      'Bacterias, mohos y levaduras sobreviven en encurtidos, salsas, kétchup o sirope; los mohos consumen el ácido.',
    cause: 'Tarros fríos, trozos gruesos, poco tiempo, producto enfriado por el camino.',
    do: 'En el centro del tarro más frío: {limit:L-hot-fill}; cerrar en el acto y después enfriar.',
    check: 'El operario mide el tarro más frío de cada lote y mira los cierres.',
    act: 'Por debajo del límite: calentar de nuevo todo el tiempo, o conservar en frío con vida corta. Revisar tarros, carga y tiempo.',
  },
  H123: {
    name: 'Patógenos en el agua envasada',
    hazard: 'Escherichia coli, enterococos y Pseudomonas están en el agua o entran por tanques y llenadora.',
    cause: 'Manantial abierto al agua superficial, filtro gastado, lámpara débil, poco ozono, biopelícula.',
    do: 'Manantial protegido; filtro fino, ultravioleta u ozono según su programa. En 250 ml: {limit:L-water-germs}.',
    check:
      'El operario lee filtro, lámpara u ozono en cada turno; un laboratorio analiza agua y botellas según el plan.',
    act: 'Hallazgo: retener los lotes desde el último resultado bueno, limpiar y desinfectar la línea, tomar otra muestra.',
  },
  H124: {
    name: 'Toxinas de moho en cereales, frutos secos, especias o fruta desecada',
    hazard:
      'Aflatoxinas, ocratoxina, desoxinivalenol y otras dañan hígado, riñones e inmunidad; el calor no las destruye.',
    cause: 'Cosecha húmeda, secado lento, almacén húmedo en origen o en el barco.',
    do: 'Lotes con certificado de laboratorio de proveedores aprobados; rechazar lotes húmedos, mohosos, calientes o roídos.',
    check: 'Quien recibe mira cada lote y su certificado; muestras propias según el plan.',
    act: 'Sin certificado: apartar. Por encima del límite legal: rechazar, nunca mezclar.',
  },
  H125: {
    name: 'Botellas que estallan',
    hazard: 'La levadura sigue fermentando en la botella cerrada: el vidrio salta y corta.',
    cause:
      'Azúcar residual, embotellado temprano, levaduras salvajes, almacén caliente, botellas ligeras reutilizadas.',
    do: 'Embotellar solo cuando dos medidas con días de distancia son iguales, o tras calentar o filtrar fino; botellas para presión.',
    check: 'Se mide el azúcar antes de embotellar y se abre una botella de cada lote guardada en caliente.',
    act: 'Demasiada presión: retener el lote en frío, avisar a los clientes, retirar. Usar gafas.',
  },
  H126: {
    name: 'Contaminantes de aceites y grasas',
    hazard:
      'Hidrocarburos del humo, ésteres glicidílicos y 3-MCPD del refinado, restos de disolvente, aceite mineral.',
    cause: 'Semilla secada al fuego, refinado demasiado caliente, cisterna sucia, lubricante.',
    do: 'Aceite con especificación y análisis de proveedores aprobados; cisternas solo alimentarias, con justificante de las últimas cargas.',
    check: 'Quien recibe compara los papeles con la especificación.',
    act: 'Sin papeles o por encima de la ley: apartar, preguntar, devolver.',
  },
  H127: {
    name: 'La fermentación de soja, legumbres o tempeh sale mal',
    hazard:
      'Estafilococos y Bacillus forman toxinas y Clostridium botulinum crece antes de que la sal o el cultivo los frenen.',
    cause: 'Poca sal, cultivo frío o débil, legumbre muy húmeda, demasiado calor demasiado tiempo.',
    do: 'Pesar la sal de la receta; cocer y enfriar rápido; cultivo fresco; calor uniforme, horas fijas; después, tempeh y natto al frío.',
    check: 'Se anotan sal, temperatura y horas de cada lote y se miran crecimiento y olor.',
    act: 'Sal equivocada, babas, negro u olor extraño: desechar el lote. Renovar el cultivo.',
  },
}

export const limitsTrades: KnowledgeTexts['limits'] = {
  'L-water-germs': 'Agua envasada: muestras con Escherichia coli o enterococos',
  'L-sterile-fill': 'Llenado aséptico: fallos al esterilizar llenadora y envases',
}

const weekly =
  'El jefe de cocina, de tienda o de producción revisa los registros una vez a la semana y firma.'

export const tasksTrades: KnowledgeTexts['tasks'] = {
  'T-water-germs': {
    name: 'Agua envasada',
    instruction:
      'Lea filtro, lámpara u ozono en cada turno. Envíe agua y botellas llenas al laboratorio según el plan y anote las muestras con hallazgo.',
    verification: weekly,
    record: 'Informe de laboratorio y registro del turno.',
  },
  'T-salt-ferment': {
    name: 'Fermentación de soja y legumbres',
    instruction: 'Anote sal, temperatura, inicio y fin del lote; mire crecimiento y olor antes de seguir.',
    verification: weekly,
    record: 'Registro del lote: sal, temperatura, horas, nombre.',
  },
}
