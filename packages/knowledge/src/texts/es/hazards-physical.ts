import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsPhysical: KnowledgeTexts['hazards'] = {
  H04: {
    name: 'Piedras, cáscaras y huesos en la materia prima',
    hazard: 'Trozos duros que rompen dientes o hieren la boca.',
    cause: 'Cosecha, descascarado, aserrado.',
    do: 'Comprar producto seleccionado; repasar legumbres, frutos secos y mariscos antes de usarlos.',
    check: 'Quien recibe lo mira en cada entrega; quien lo usa, antes de usarlo.',
    act: 'Retirar los trozos o rechazar la mercancía. Avisar al proveedor si se repite.',
  },
  H55: {
    name: 'Pelos, tiritas y joyas',
    hazard: 'Objetos de las personas que caen en los alimentos.',
    cause: 'Sin gorro, anillos, tiritas sueltas.',
    do: 'Pelo cubierto, manos sin joyas, tiritas azules, bolsillos cerrados.',
    check: 'El responsable de turno lo comprueba al empezar.',
    act: 'Desechar el alimento. Corregir la ropa antes de seguir.',
    at: {
      P20: {
        check: 'Quien está en el pase mira cada plato.',
        act: 'Cambiar el plato; pedir disculpas al cliente; buscar la causa.',
      },
    },
  },
  H60: {
    name: 'Restos de envases y embalajes',
    hazard: 'Grapas, alambres, astillas y film que caen al desembalar.',
    cause: 'Abrir cajas sobre alimentos sin tapar, cajas de madera.',
    do: 'Desembalar lejos de los alimentos sin tapar; retirar enseguida cajas, grapas y film.',
    check: 'Quien desembala mira el alimento y sus manos.',
    act: 'Retirar lo que se ve; desechar lo que no se puede examinar.',
  },
  H61: {
    name: 'Insectos y ácaros en productos secos',
    hazard: 'Polillas, gorgojos y ácaros en harina, cereales, frutos secos y especias.',
    cause: 'Almacén cálido y húmedo, existencias viejas, bolsas abiertas.',
    do: 'Recipientes cerrados, vaciados y limpios antes de rellenarlos; primero lo más antiguo; humedad relativa del almacén: {limit:L-dry-store-humidity}.',
    check: 'El responsable del almacén busca una vez a la semana telillas e insectos.',
    act: 'Desechar en bolsa cerrada lo infestado. Limpiar los estantes; si continúa, empresa de control de plagas.',
  },
  H62: {
    name: 'Arena, piedras e insectos en vegetales',
    hazard: 'Tierra e insectos en hojas, hierbas, setas y raíces.',
    cause: 'Campo y cosecha.',
    do: 'Recortar, poner en remojo, sacar del agua y aclarar hasta que no quede arena en el recipiente.',
    check: 'Quien cocina mira el fondo del recipiente en cada lote.',
    act: 'Volver a lavar. Avisar al proveedor.',
  },
  H63: {
    name: 'Metal de las máquinas',
    hazard: 'Esquirlas de picadora, cortafiambres, batidora, tamiz o cepillo metálico.',
    cause: 'Desgaste, huesos, tornillos flojos.',
    do: 'Revisar cuchillas, placas, tornillos y tamices antes de empezar y al terminar; sin cepillos metálicos.',
    check: 'Quien usa la máquina marca la revisión antes del primer uso del día.',
    act: 'Falta una pieza o está rota: parar, apartar todo lo producido desde la última revisión, encontrar la pieza o desechar el alimento. Reparar.',
    at: {
      P33: {
        do: 'Todos los envases pasan por el detector, que expulsa los que llevan metal. Debe encontrar estas probetas: {limit:L-metal-test}.',
        check: 'El operario pasa todas las probetas al empezar, cada hora y al terminar.',
        act: 'Probeta no detectada: parar la línea, apartar todo desde la última prueba correcta y volver a pasarlo tras la reparación.',
      },
    },
  },
  H64: {
    name: 'Huesos y espinas en productos sin hueso',
    hazard: 'Huesos y espinas donde nadie los espera.',
    cause: 'Deshuesado con prisa, sin repaso.',
    do: 'Palpar cada filete y quitar las espinas; mesa de luz para el pescado infantil.',
    check: 'Quien corta palpa cada pieza; el responsable de turno repasa algunas de cada lote.',
    act: 'Repasar de nuevo. Indicar «puede contener espinas o huesos» donde no se pueda descartar; nunca para niños pequeños.',
  },
  H65: {
    name: 'Vidrio y loza',
    hazard: 'Esquirlas de vidrio y de loza.',
    cause: 'Roturas sobre alimentos o hielo.',
    do: 'Sin vidrio en la zona de cocina; pala para el hielo; retirar la vajilla desportillada.',
    check: 'El responsable de turno revisa vidrio, lámparas y vajilla una vez a la semana.',
    act: 'Desechar los alimentos sin tapar y el hielo a unos pasos de la rotura. Recoger en húmedo, contar los trozos, cambiarse el calzado.',
    at: {
      P54: {
        name: 'Esquirlas de vidrio y objetos en botellas',
        do: 'Mire las botellas nuevas y retornadas al trasluz; gire, enjuague, escurra y llene en el acto. Tras una rotura, despeje un círculo amplio.',
        check: 'El operario inspecciona al empezar, cada hora y al final.',
        act: 'Rotura: pare, retire todas las botellas abiertas de alrededor, limpie, anote. Objetos: lave de nuevo o destruya.',
      },
      P32: {
        do: 'Volcar tarros y botellas y soplarlos o aclararlos antes de llenar; templarlos antes del llenado en caliente. Tras una rotura, retirar los tarros de al lado, de delante y de detrás, tantos como fije el procedimiento.',
        check:
          'Quien está en la llenadora mira bocas y aclarado al empezar, cada hora y al terminar, y anota las roturas.',
        act: 'Parar, retirar los tarros de la zona, limpiar llenadora y cinta, revisar lo llenado desde el último control correcto.',
      },
    },
  },
  H68: {
    name: 'Plástico, madera y goma',
    hazard: 'Trozos de utensilios, juntas, bolígrafos y tablas.',
    cause: 'Desgaste, plástico quebradizo, cuchillos con la punta rota.',
    do: 'Solo utensilios enteros; fuera tablas, rasquetas y juntas gastadas; cuchillos contados.',
    check: 'Quien usa los utensilios los mira antes.',
    act: 'Falta un trozo: apartar el alimento, examinarlo o desecharlo. Cambiar el utensilio.',
    at: {
      P32: {
        name: 'Suciedad y trozos entran al envasar',
        hazard: 'Polvo, grapas, cuerda, plástico, pelos e insectos entran en envases abiertos.',
        cause: 'Envases abiertos, guantes rotos, cuchillas, lámparas sin protección.',
        do: 'Envases cerrados hasta el llenado; nada suelto sobre alimento abierto; grapas y cuchillas contadas.',
        check: 'El envasador mira puesto y útiles antes de empezar y tras cada parada.',
        act: 'Falta una pieza: aparte los envases desde el último control, busque o deséchelos.',
      },
      P51: {
        name: 'Objetos en harina, líquidos y miel',
        hazard:
          'Trozos de plástico, metal, madera, cáscara e insectos en harina, leche, mezcla, zumo o miel.',
        cause: 'Malla rota, junta ausente, filtro olvidado.',
        do: 'Tamice o filtre todo antes de llenar; la malla está entera y ajusta. Harina {limit:L-sieve}, líquidos {limit:L-filter}.',
        check: 'El operario mira malla, junta y residuo en cada turno.',
        act: 'Rota o ausente: aparte todo desde el último control y fíltrelo de nuevo. Cambie la malla.',
      },
      P33: {
        do: 'Tamizar harina y polvos; luz de malla: {limit:L-sieve}. Mirar la malla antes de usarla.',
        check: 'El panadero mira la malla y el resto del tamiz una vez al día.',
        act: 'Malla rota: volver a tamizar todo desde la última revisión. Cambiar el tamiz. Comunicar al proveedor lo encontrado.',
      },
      P44: {
        do: 'Lista del vidrio y del plástico duro cerca de alimentos sin tapar; revisarla según el plan; reparar con piezas adecuadas, sin cinta ni alambre.',
        check: 'La persona designada repasa la lista una vez a la semana.',
        act: 'Rotura: apartar los alimentos cercanos, examinarlos o desecharlos. Cambiar la pieza.',
      },
    },
  },
  H84: {
    name: 'Atragantamiento',
    hazard:
      'Niños pequeños y personas con dificultad para tragar se atragantan con uvas, frutos secos, huesos o grumos.',
    cause: 'Tamaño o textura inadecuados, juguetes en el alimento.',
    do: 'Cortar uvas y salchichas a lo largo, nada de frutos secos enteros, la textura prescrita, nada no comestible en el alimento.',
    check: 'Quien sirve mira cada plato.',
    act: 'Retirar el plato y prepararlo de nuevo. Recordar a cocina qué puede comer la persona.',
  },
}
