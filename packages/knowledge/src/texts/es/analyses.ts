import type { KnowledgeTexts } from '@larder/core/haccp'

export const analyses: KnowledgeTexts['analyses'] = {
  'AN-water-mains': {
    name: 'Agua de la red',
    comment:
      'Basta con el informe anual del gestor del agua; si no se tiene, E. coli y enterococos en un grifo.',
  },
  'AN-water-well': {
    name: 'Agua de pozo propio',
    comment:
      'E. coli, enterococos, coliformes, recuento de colonias, nitrato y amonio. Antes del primer uso y después según el plan.',
  },
  'AN-water-ice': { name: 'Hielo', comment: 'E. coli y enterococos en el hielo de la máquina.' },
  'AN-water-tank': { name: 'Agua del depósito', comment: 'E. coli y enterococos en el grifo de la unidad.' },
  'AN-legionella': {
    name: 'Legionella en el agua caliente',
    comment:
      'Calentador o depósito de más de 400 litros, o más de 3 litros en una tubería, con duchas u otra pulverización; cada año si sirve al público, cada tres si es solo comercial.',
  },
  'AN-legionella-risk': {
    name: 'Legionella en el agua caliente',
    comment:
      'Duchas y otra pulverización; dónde y con qué frecuencia depende de la evaluación de riesgos de su instalación de agua y de las normas de la autoridad.',
  },
  'AN-listeria-product': {
    name: 'Listeria en productos listos para el consumo',
    comment: 'Listeria monocytogenes, cinco muestras de un lote, al final de la vida útil.',
  },
  'AN-listeria-surfaces': {
    name: 'Listeria en máquinas y desagües',
    comment: 'Muestras de superficie de cortafiambres, envasadora, desagüe y mesa, durante el trabajo.',
  },
  'AN-shelf-life': {
    name: 'Vida útil de los productos propios',
    comment:
      'Ensayo de conservación hasta el final de la vida útil, a la temperatura de la tienda; al lanzar el producto y con cada cambio de receta.',
  },
  'AN-minced': {
    name: 'Carne picada y preparados de carne',
    comment:
      'Salmonella y E. coli. Tras seis semanas buenas, E. coli cada dos semanas; tras treinta, también Salmonella. Los comercios pequeños pueden muestrear con menos frecuencia si lo acepta la autoridad competente; la carne picada con menos de 24 horas de vida no necesita recuento total.',
  },
  'AN-meals': {
    name: 'Comidas listas para el consumo',
    comment:
      'Platos listos para el consumo: aerobios totales, enterobacterias, Staphylococcus aureus y Bacillus cereus. En cocinas pequeñas, lo que pida la autoridad competente.',
  },
  'AN-crustaceans': { name: 'Crustáceos cocidos', comment: 'Salmonella en crustáceos cocidos y pelados.' },
  'AN-histamine': {
    name: 'Histamina en el pescado',
    comment: 'Nueve muestras de cada lote sospechoso de atún, caballa y especies similares.',
  },
  'AN-oil': {
    name: 'Aceite de fritura',
    comment: 'Compuestos polares en laboratorio tras una queja o una tira dudosa.',
  },
  'AN-allergen': {
    name: 'Alérgenos en superficies',
    comment: 'Después de limpiar y antes de elaborar el alimento que lleva la declaración.',
  },
  'AN-listeria-plant': {
    name: 'Listeria en la planta',
    comment:
      'Muestras de desagües, cortafiambres, salmuera, cintas y líneas de envasado durante el trabajo; un punto positivo se sigue hasta que se mantenga limpio.',
  },
  'AN-ice-cream': {
    name: 'Helado',
    comment:
      'Helado con leche: Listeria monocytogenes, Salmonella y enterobacterias, de la máquina y de la vitrina.',
  },
  'AN-cheese': {
    name: 'Leche y queso',
    comment:
      'Listeria monocytogenes, Salmonella y estafilococos; en quesos de leche cruda, en el momento en que el recuento de estafilococos es más alto.',
  },
  'AN-sprouts': {
    name: 'Brotes',
    comment:
      'Salmonella y STEC: cada lote de semillas antes de usarlo, y el agua usada o los brotes al menos una vez al mes, dos días después de empezar la germinación; el lote espera al resultado.',
  },
  'AN-sprouts-us': {
    name: 'Brotes',
    comment:
      'STEC O157:H7 y Salmonella en el agua de riego usada de cada lote, o en los brotes; Listeria en la sala de germinación. El lote espera al resultado.',
  },
  'AN-carcass': {
    name: 'Canales',
    comment:
      'Salmonella, enterobacterias y aerobios totales en canales; Campylobacter en aves. Los mataderos pequeños, según lo acordado con la autoridad competente.',
  },
  'AN-juice': {
    name: 'Vegetales cortados y zumo sin tratar',
    comment: 'Salmonella y E. coli, cinco muestras de un lote.',
  },
  'AN-cronobacter': {
    name: 'Preparados para lactantes y sala de polvo',
    comment: 'Cronobacter y Salmonella en el polvo; enterobacterias en suelos, aspiradoras y filtros.',
  },
  'AN-incubation': {
    name: 'Incubación de envases cerrados',
    comment:
      'Se mantienen en estufa envases de cada carga durante los días del ensayo; si alguno se hincha o se agria, se inmoviliza la carga.',
  },
  'AN-water-bottled': {
    name: 'Agua envasada y agua de proceso',
    comment: 'E. coli, enterococos y Pseudomonas aeruginosa en la botella y en la llenadora.',
  },
  'AN-mycotoxins': {
    name: 'Micotoxinas en productos secos',
    comment: 'Aflatoxina, ocratoxina A y DON en los lotes de riesgo; las muestras se toman de todo el lote.',
  },
  'AN-patulin': { name: 'Patulina en zumo de manzana', comment: 'Una muestra del prensado de la temporada.' },
  'AN-salmonella-pastry': {
    name: 'Pastelería rellena',
    comment: 'Salmonella y Staphylococcus aureus en cremas y productos rellenos.',
  },
}
