import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsAllergen: KnowledgeTexts['hazards'] = {
  H06: {
    name: 'Alérgeno no declarado por el proveedor',
    hazard: 'Un ingrediente lleva un alérgeno que usted desconoce.',
    cause: 'Nueva receta del fabricante, producto sustituido.',
    do: 'Aceptar solo lo que se pidió. Comparar la etiqueta con la lista de alérgenos; ninguna sustitución sin leer su etiqueta.',
    check: 'Quien recibe lee en cada entrega la etiqueta de los productos nuevos o modificados.',
    act: 'Apartar la mercancía. Corregir la lista de alérgenos e informar a todos los que trabajan con él antes de usar el producto.',
    at: {
      P02: {
        do: 'Una ficha técnica con alérgenos de cada proveedor; los cambios se comunican antes de la entrega.',
        check: 'El responsable compara las fichas con la lista de alérgenos en cada cambio y una vez al año.',
        act: 'Dejar de usar el producto sin ficha técnica. Pedirla por escrito.',
      },
    },
  },
  H47: {
    name: 'Mezcla de alérgenos en el almacén',
    hazard: 'Harina, frutos secos, leche en polvo o sésamo llegan a otros productos.',
    cause: 'Bolsas abiertas sobre otros productos, palas compartidas.',
    do: 'Recipientes cerrados y etiquetados; los polvos con alérgenos, abajo; una pala por recipiente.',
    check: 'El responsable del almacén lo revisa una vez a la semana.',
    act: 'Desechar lo contaminado o declarar el alérgeno. Limpiar el estante.',
    at: {
      P04: {
        do: 'Recipientes cerrados y etiquetados; la comida para personas con alergia, en su propio estante, arriba.',
        check: 'El responsable de turno revisa los frigoríficos una vez al día.',
      },
    },
  },
  H48: {
    name: 'Contacto cruzado con alérgenos o información errónea',
    hazard: 'Una persona alérgica recibe el alérgeno; las trazas pueden matar.',
    cause: 'Utensilios compartidos, lista anticuada, adivinar en vez de saber.',
    do: 'Trabajar por orden: primero lo que no lleva el alérgeno. Limpiar mesa y utensilios, tablas propias. Pesar según la receta, no cambiar nada.',
    check: 'La persona encargada firma la limpieza y el orden de cada lote.',
    act: 'Si hubo mezcla: inmovilizar el lote, declarar el alérgeno o desecharlo. Corregir el orden y la limpieza.',
    at: {
      P11: {
        do: 'Comida para personas con alergia: mesa limpia, utensilios y guantes nuevos, una sola persona desde el pedido hasta la entrega, tapada y marcada.',
        check: 'El jefe de cocina repasa la lista y el puesto antes del servicio.',
        act: 'En caso de duda no servir: hacerlo de nuevo. Ya servido: ayudar al cliente, llamar a urgencias, guardar los restos.',
      },
      P13: {
        do: 'Una freidora propia para lo que va sin gluten, pescado o leche; si no la hay, decir que el aceite se comparte.',
        check: 'El jefe de cocina comprueba antes del servicio que cada freidora se usa según su rótulo.',
        act: 'Si se mezclaron: decirlo antes de servir o prepararlo de otro modo. Rotular las freidoras.',
      },
      P20: {
        do: 'El personal de sala pregunta, lo anota en la comanda y lee la lista de alérgenos vigente; nadie adivina. Ese plato se lleva aparte.',
        check:
          'El jefe de sala compara lista y carta antes del servicio; el responsable actualiza la lista en cada cambio.',
        act: 'En caso de duda no servir. Ya servido: ayudar al cliente, llamar a urgencias, guardar los restos. Corregir la lista.',
      },
      P32: {
        do: 'La etiqueta que corresponde a la receta, con los alérgenos destacados en la lista de ingredientes. Quitar las etiquetas antiguas antes de un producto nuevo.',
        check: 'Quien envasa compara la primera y la última etiqueta de cada lote con la receta y firma.',
        act: 'Parar el envasado, inmovilizar el lote, etiquetar de nuevo. Ya vendido: retirada y recuperación y aviso a la autoridad.',
      },
      P34: {
        do: 'Un cartel con los alérgenos, o la lista, junto a cada producto a granel; unas pinzas para cada uno; no pasar bandejas por encima de otras.',
        check: 'El personal del mostrador compara cada mañana carteles y productos.',
        act: 'Retirarlo de la venta hasta que el cartel sea correcto. Ya vendido: avisar al responsable, que decide sobre la retirada y la recuperación.',
      },
      P46: {
        do: 'Elaborarlo lo primero, en un lugar limpio, con utensilios propios e ingredientes cerrados; solo personas a las que se ha enseñado cómo.',
        check:
          'La persona encargada firma la limpieza y los ingredientes de cada lote; muestras de superficie según el plan de análisis.',
        act: 'Ante cualquier duda: venderlo sin la mención y con el alérgeno declarado, o desecharlo. Limpiar y analizar de nuevo.',
      },
    },
  },
  H67: {
    name: 'Etiqueta, fecha o lote incorrectos',
    hazard: 'Falta un alérgeno, la vida útil es excesiva o no se puede retirar el producto.',
    cause: 'Rollo equivocado, fecha sin ajustar, error al escribir a mano.',
    do: 'Ajustar fecha y lote al empezar; retirar las demás etiquetas.',
    check:
      'Quien envasa compara el primer y el último envase de cada lote con la orden y guarda una etiqueta.',
    act: 'Inmovilizar el lote y etiquetarlo de nuevo. Ya vendido: avisar al responsable, que decide sobre la retirada y la recuperación.',
    at: {
      P34: {
        do: 'Los carteles y las etiquetas de la balanza salen de la lista vigente; lo envasado para la venta lleva fecha y alérgenos.',
        check: 'El personal del mostrador compara cada mañana carteles, etiquetas de balanza y productos.',
        act: 'Retirarlo de la venta y corregirlo. Ya vendido: avisar al responsable, que decide sobre la retirada y la recuperación.',
      },
    },
  },
  H92: {
    name: 'Dieta especial equivocada',
    hazard: 'Un niño o un paciente recibe la dieta o la textura que no le corresponde.',
    cause: 'Bandejas cambiadas, falta el nombre, cambio de última hora.',
    do: 'Color propio y tarjeta con nombre en cada dieta especial, tapada y entregada en mano.',
    check: 'Cocina firma al emplatar; quien sirve compara nombre y tarjeta en la mesa.',
    act: 'Retirarla antes de que se coma. Ya consumida: avisar a la familia o a enfermería, pedir ayuda, anotarlo.',
  },
}
