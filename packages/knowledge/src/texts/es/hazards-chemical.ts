import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsChemical: KnowledgeTexts['hazards'] = {
  H30: {
    name: 'Histamina en el pescado',
    hazard:
      'Histamina en atún, caballa, sardina, arenque y similares. Resiste el cocinado, la congelación y la conserva.',
    cause: 'Pescado demasiado caliente tras la captura, en el transporte o en el almacén.',
    do: 'Recibir y conservar estos pescados a {limit:L-chill-fish}, en hielo. Histamina: como máximo {limit:L-histamine}.',
    check:
      'Quien recibe mide cada entrega con la sonda, mira y huele; de un lote dudoso va una muestra al laboratorio.',
    act: 'Demasiado caliente, sin brillo o de olor picante: rechazar el lote. No cocinarlo: el calor no sirve. Revisar la homologación del proveedor.',
    at: {
      P08: {
        do: 'Descabece, eviscere y filetee en lotes pequeños, con hielo entre medias. Fuera del frío como máximo {limit:L-histamine-hours}, sumando todos los tiempos.',
        check: 'El encargado anota cuándo sale del hielo cada lote y cuándo vuelve.',
        act: 'Más tiempo: analice la histamina del lote antes de liberarlo; si no, destrúyalo; la conserva no ayuda.',
      },
      P04: {
        do: 'Conservar el pescado a {limit:L-chill-fish}, bajo hielo limpio que escurre; venderlo o usarlo dentro de sus días.',
        check: 'La persona encargada mide el pescado por la mañana y por la tarde y renueva el hielo.',
        act: 'Caliente un tiempo desconocido: desecharlo; cocinar no sirve. Más hielo, cámara más fría; llamar al técnico.',
      },
      P06: {
        do: 'Descongelar el atún y similares en el frigorífico, fuera del vacío, como máximo {limit:L-thaw-hours}; usarlo enseguida.',
        check: 'Quien cocina mira cada mañana el pescado en descongelación: frío, fechado, sobre rejilla.',
        act: 'Descongelado en caliente: desecharlo; cocinar no sirve. Descongelar menos y con más antelación.',
      },
    },
  },
  H31: {
    name: 'Micotoxinas',
    hazard:
      'Aflatoxina, ocratoxina, DON y patulina en frutos secos, cereales, especias y fruta desecada o golpeada.',
    cause: 'Almacén húmedo, existencias viejas, fruta enmohecida.',
    do: 'Guardar los productos secos cerrados, separados del suelo y de la pared; humedad relativa del almacén: {limit:L-dry-store-humidity}. Lo enmohecido no se selecciona: se desecha.',
    check: 'El responsable del almacén lee la humedad y revisa los productos una vez a la semana.',
    act: 'Desechar lo enmohecido o húmedo. Ventilar o secar el almacén.',
    at: {
      P01: {
        do: 'Comprar fruta recogida del árbol, no caída; el proveedor lo confirma por escrito.',
        check: 'Quien recibe comprueba en cada entrega la confirmación y busca fruta podrida.',
        act: 'Rechazar la fruta caída, podrida o enmohecida.',
      },
      P07: {
        do: 'Apartar o recortar antes de prensar lo podrido, enmohecido o golpeado: el calor no destruye la toxina.',
        check: 'Quien selecciona repasa cada lote de fruta.',
        act: 'Desechar la fruta podrida y el zumo prensado con ella.',
      },
      P28: {
        do: 'Apartar antes de cocer la fruta podrida y enmohecida: el calor no destruye la toxina.',
        check: 'Quien cocina repasa cada lote de fruta.',
        act: 'Desechar la fruta enmohecida y el lote hecho con ella.',
      },
    },
  },
  H33: {
    name: 'Exceso o falta de nitrito',
    hazard: 'Demasiado nitrito intoxica; demasiado poco deja crecer Clostridium botulinum.',
    cause: 'Error de pesada, confusión con la sal, nitrito puro.',
    do: 'Usar sal de curado ya mezclada, bajo llave y etiquetada. Pesar carne y sal según la hoja: {limit:L-nitrite}.',
    check: 'El carnicero pesa; una segunda persona firma la hoja del lote.',
    act: 'Exceso o cantidad desconocida: desechar el lote. Falta: cocinar el lote y venderlo fresco y refrigerado. Revisar la balanza.',
    at: {
      P08: {
        do: 'Use sal de curado ya mezclada, bajo llave y etiquetada. Pese carne y sal de cada amasadora según la hoja: {limit:L-nitrite}.',
        check: 'El carnicero pesa; una segunda persona firma la hoja del lote.',
        act: 'Demasiado o desconocido: deseche el lote. Poco: añada lo que falta antes de acabar el amasado. Revise la báscula.',
      },
    },
  },
  H37: {
    name: 'Residuos del lavado de vegetales',
    hazard: 'Cloro o clorato en vegetales lavados.',
    cause: 'Sobredosis, sin aclarado.',
    do: 'Dosificar según la etiqueta y aclarar con agua potable.',
    check: 'Quien cocina comprueba dosis y aclarado en cada lote.',
    act: 'Volver a aclarar. Reparar la dosificación.',
  },
  H38: {
    name: 'Residuos de medicamentos veterinarios',
    hazard: 'Antibióticos y otros en carne, pescado de acuicultura, leche y miel.',
    cause: 'En la granja no se respetó el tiempo de espera.',
    do: 'Comprar a proveedores homologados con controles propios.',
    check: 'Quien recibe mira en cada entrega el proveedor y la marca sanitaria.',
    act: 'Tras una alerta, apartar el lote; pedir resultados al proveedor o cambiar de proveedor.',
    at: {
      P60: {
        do: 'Lea la información de la cadena alimentaria: medicamentos y tiempos de espera; acepte solo animales con el tiempo cumplido.',
        check: 'El encargado de los establos lee los documentos de cada entrega.',
        act: 'Tiempo no cumplido: no sacrifique; avise al veterinario y a la granja.',
      },
    },
  },
  H39: {
    name: 'Residuos de plaguicidas',
    hazard: 'Productos fitosanitarios en frutas, hortalizas y cereales.',
    cause: 'Tratamiento tardío o excesivo.',
    do: 'Comprar a proveedores homologados que analizan; lavar los vegetales.',
    check: 'Quien recibe mira en cada entrega el proveedor y el origen.',
    act: 'Tras una alerta, apartar el lote; pedir resultados o cambiar de proveedor.',
  },
  H40: {
    name: 'Metales pesados y contaminantes ambientales',
    hazard: 'Mercurio, cadmio, dioxinas y PFAS en pescados grandes, cereales, hortalizas y agua.',
    cause: 'Zona contaminada, grandes peces depredadores.',
    do: 'Comprar a proveedores homologados; variar especies y orígenes; ningún gran depredador para niños y embarazadas.',
    check: 'Quien recibe mira la especie y la zona de captura.',
    act: 'Tras una alerta, apartar el lote; pedir resultados o cambiar de proveedor.',
  },
  H41: {
    name: 'Productos de limpieza cerca de los alimentos',
    hazard: 'Detergente, desinfectante o pintura llegan al alimento.',
    cause: 'Productos químicos junto a alimentos, botellas sin etiqueta.',
    do: 'Guardar los productos químicos en su propio armario con llave, en el envase original etiquetado; nunca en recipientes de alimentos.',
    check: 'El responsable de turno revisa cada día almacén y puestos de trabajo.',
    act: 'Desechar los alimentos salpicados o de los que se duda. Guardar los productos; etiquetar las botellas.',
    at: {
      P39: {
        do: 'Tapar o retirar los alimentos antes de limpiar. Dosificar según la etiqueta; aclarar lo que toca los alimentos.',
        check: 'El turno de cierre comprueba antes de limpiar que no hay alimentos sin tapar.',
      },
      P41: {
        do: 'El aceite usado y los productos químicos por eliminar están lejos de los alimentos, cerrados y etiquetados.',
        check: 'El turno de cierre mira la zona de residuos.',
      },
    },
  },
  H42: {
    name: 'Acrilamida',
    hazard: 'La acrilamida se forma en alimentos ricos en almidón que se doran con mucho calor.',
    cause: 'Patatas guardadas con demasiado frío, aceite demasiado caliente, color oscuro.',
    do: 'Asar y hornear las patatas hasta que estén doradas, no marrones. Antes, poner en remojo las patatas cortadas.',
    check: 'Quien cocina compara el color de cada lote con la carta de colores.',
    act: 'Desechar lo demasiado oscuro. Bajar el calor, acortar el tiempo.',
    at: {
      P13: {
        do: 'Aceite: {limit:L-fry-oil}. Patatas para freír de un almacén a {limit:L-potato-store}; remojar o escaldar los cortes. Doradas, no marrones.',
        check: 'Quien cocina lee la temperatura del aceite una vez al día y compara el color de cada lote.',
        act: 'Desechar lo demasiado oscuro. Bajar el aceite; pedir otras patatas.',
      },
      P21: {
        do: 'Hornear pan y galletas hasta un dorado claro; fermentación larga donde la receta lo permita.',
        check: 'El panadero compara el color de cada lote con la carta de colores.',
        act: 'No vender lo quemado. Bajar el horno o acortar el tiempo.',
      },
    },
  },
  H43: {
    name: 'Aceite de fritura degradado',
    hazard: 'Productos de degradación nocivos en aceite viejo o sobrecalentado.',
    cause: 'Aceite usado demasiado tiempo, demasiado caliente, sin filtrar.',
    do: 'Filtrar a diario, retirar restos, tapar por la noche. Cambiar el aceite antes de que supere su límite de compuestos polares: {limit:L-oil-polar}.',
    check:
      'Quien cocina prueba una vez al día cada freidora en uso con tira o medidor y observa humo, espuma y olor.',
    act: 'Cambiar el aceite ya; desechar los alimentos que saben a él. Revisar termostato y filtrado.',
  },
  H44: {
    name: 'Toxinas naturales de las plantas',
    hazard: 'Solanina en patatas verdes, lectinas en legumbres crudas, venenos en setas silvestres.',
    cause: 'Patatas verdes o germinadas, legumbres sin hervir, setas desconocidas.',
    do: 'Rechazar patatas verdes o con brotes. Solo setas cultivadas, o silvestres de un proveedor autorizado.',
    check: 'Quien recibe mira la mercancía en cada entrega.',
    act: 'Rechazar la mercancía; avisar al proveedor.',
    at: {
      P09: {
        do: 'Poner en remojo las legumbres secas, tirar el agua y hervir durante {limit:L-bean-boil}; no solo en olla de cocción lenta.',
        check: 'Quien cocina anota el tiempo de ebullición de cada lote.',
        act: 'Seguir hirviendo. Ya servidas medio crudas: avisar al responsable.',
      },
      P13: {
        do: 'Pelar las patatas y quitar las partes verdes y los brotes.',
        check: 'Quien cocina lo mira al pelar.',
        act: 'Desechar las patatas verdes; guardarlas a oscuras.',
      },
    },
  },
  H45: {
    name: 'Residuos del humo (HAP)',
    hazard: 'Alquitranes cancerígenos en alimentos ahumados.',
    cause: 'Madera resinosa o húmeda, llama viva, grasa que gotea al fuego.',
    do: 'Madera dura seca o virutas de haya, humo indirecto, cámara limpia.',
    check: 'Quien ahúma mira madera, llama y color en cada lote.',
    act: 'No vender lo que tiene hollín. Limpiar la cámara, cambiar la madera.',
    at: {
      P09: {
        name: 'Alquitranes de la parrilla (HAP)',
        hazard: 'Alquitranes cancerígenos en alimentos asados sobre llama o brasa.',
        cause: 'Grasa que gotea al fuego, alimentos en la llama, madera resinosa o restos como combustible.',
        do: 'Asar al lado de la brasa o sobre una bandeja de goteo, quitar la grasa, esperar a que no haya llama. Solo carbón, gas o madera dura seca.',
        check: 'Quien cocina mira llama y color en cada tanda.',
        act: 'Recortar o desechar lo carbonizado. Limpiar la parrilla, subirla, cambiar el combustible.',
      },
    },
  },
  H46: {
    name: 'Sulfito no declarado o especie distinta',
    hazard: 'Sulfito en gambas, fruta desecada, patatas peladas o vino; otra especie que la de la etiqueta.',
    cause: 'Tratamiento no declarado, fraude.',
    do: 'Leer la etiqueta y la ficha técnica; sulfito: como máximo {limit:L-sulphite}; lo que lo supera se declara a los clientes.',
    check: 'Quien recibe compara en cada entrega etiqueta y pedido.',
    act: 'Apartar hasta que el proveedor conteste por escrito; corregir la lista de alérgenos.',
    at: {
      P32: {
        do: 'Pasar el sulfito y la especie de la etiqueta del proveedor a la propia; sulfito: como máximo {limit:L-sulphite}; lo que lo supera figura en la etiqueta.',
        check: 'Quien envasa compara la primera y la última etiqueta de cada lote con la receta.',
        act: 'Inmovilizar el lote y etiquetarlo de nuevo. Ya vendido: avisar al responsable, que decide sobre la retirada y la recuperación.',
      },
    },
  },
  H52: {
    name: 'Residuos de desinfectante',
    hazard: 'Desinfectante o detergente que queda en superficies y vajilla.',
    cause: 'Sobredosis, sin aclarado.',
    do: 'Dosificar según la etiqueta; cloro: {limit:L-chlorine}. Aclarar con agua potable las superficies que tocan alimentos, salvo que la etiqueta diga que no hace falta.',
    check: 'Quien prepara la solución la comprueba una vez al día con una tira.',
    act: 'Preparar de nuevo, aclarar otra vez. Desechar los alimentos que saben a él. Reparar la dosificación.',
    at: {
      P54: {
        do: 'Enjuague las botellas retornadas con agua potable hasta que no quede sosa.',
        check: 'El operario comprueba el último enjuague con papel al empezar y cada hora.',
        act: 'Hay sosa: pare, enjuague de nuevo todas las botellas desde la última prueba buena. Revise las boquillas.',
      },
      P40: {
        do: 'Dosificar con la máquina; aclarado sin espuma ni olor.',
        check: 'Quien lava mira y huele la vajilla.',
        act: 'Aclarar de nuevo; hacer ajustar la dosificación.',
      },
    },
  },
  H56: {
    name: 'Productos del control de plagas',
    hazard: 'Cebo o insecticida en los alimentos.',
    cause: 'Cebo abierto, fumigar junto a los alimentos.',
    do: 'Solo portacebos cerrados y numerados, fuera de los locales de alimentos, colocados por la empresa según un plano.',
    check: 'El responsable hace el recorrido con la empresa en cada visita.',
    act: 'Desechar los alimentos afectados, limpiar. Hablar con la empresa.',
  },
  H72: {
    name: 'Lubricantes y condensación',
    hazard: 'Aceite, refrigerante o goteo de agua en los alimentos.',
    cause: 'Engranajes que pierden, evaporadores con hielo.',
    do: 'Lubricante de uso alimentario en las máquinas; bandejas de goteo; mantenimiento según el plan.',
    check: 'Quien usa la máquina la mira antes de empezar; el técnico, una vez al año.',
    act: 'Desechar los alimentos afectados. Parar la máquina hasta que se repare.',
  },
  H73: {
    name: 'Plomo, nitrato y reflujo en el agua',
    hazard: 'Plomo de tuberías viejas, nitrato de los campos, agua sucia aspirada.',
    cause: 'Tuberías viejas, manguera dentro del fregadero.',
    do: 'Dejar correr el agua por la mañana; válvulas antirretorno; pozo propio analizado según el plan.',
    check: 'El responsable lee cada informe del agua.',
    act: 'Por encima del valor del agua potable: dejar de usarla, agua embotellada. Fontanero; nueva muestra.',
  },
  H76: {
    name: 'Biotoxinas marinas en moluscos',
    hazard: 'PSP, ASP y DSP de las algas en mejillones, ostras y almejas. El cocinado no las destruye.',
    cause: 'Marea roja, zona cerrada, sin etiqueta.',
    do: 'Solo moluscos con etiqueta, de una zona abierta y controlada y de un centro de expedición autorizado.',
    check: 'Quien recibe lee zona, fecha y expedidor en la etiqueta de cada lote y la guarda.',
    act: 'Rechazar los lotes sin etiqueta o de zona cerrada. Tras una alerta: parar la venta, apartar, avisar a la autoridad.',
  },
  H77: {
    name: 'Especies de pescado tóxicas u oleosas',
    hazard: 'Ésteres cerosos del escolar y del escolar negro; ciguatera; pez globo.',
    cause: 'Especie equivocada o con otro nombre.',
    do: 'Comprar por el nombre de la especie. Ningún pez globo. Escolar y escolar negro solo envasados, con consejos.',
    check: 'Quien recibe compara en cada entrega el nombre científico con la lista.',
    act: 'Rechazar las especies desconocidas.',
    at: {
      P09: {
        do: 'Escolar y escolar negro: cocinarlos sin la grasa y decir a los clientes que pueden causar trastornos digestivos.',
        check: 'El jefe de cocina comprueba el texto de la carta cuando se ofrece este pescado.',
        act: 'Retirar el plato de la carta.',
      },
    },
  },
  H78: {
    name: 'Sustancias de los envases',
    hazard: 'Plastificantes, bisfenoles y aminas pasan a alimentos grasos o calientes.',
    cause: 'Film o envase no apto para grasa, calor o alimentos.',
    do: 'Solo materiales en contacto con alimentos con su declaración, usados como indica el fabricante: calor, grasa, tiempo.',
    check: 'El responsable archiva las declaraciones y las repasa una vez al año.',
    act: 'Dejar de usar el material; desechar los alimentos envasados en él calientes o con grasa.',
  },
  H79: {
    name: 'Exceso de un aditivo',
    hazard: 'Sobredosis de sulfito, colorantes, edulcorantes o conservadores.',
    cause: 'Error de pesada, sin receta.',
    do: 'Mezclas preparadas; pesar según la hoja de receta, dentro de lo que la ley permite para ese alimento.',
    check: 'Una segunda persona firma la pesada de cada lote.',
    act: 'Inmovilizar el lote; diluir según la receta o desechar. Revisar balanza y receta.',
    at: {
      P32: {
        do: 'Comparar receta, cantidad por ración y etiqueta de cada lote: vitaminas, edulcorantes, sulfito y colorantes dentro de lo que la ley permite; nada que no esté permitido como alimento.',
        check: 'Una segunda persona firma la cantidad y la etiqueta del primer envase de cada lote.',
      },
    },
  },
  H85: {
    name: 'Radiactividad',
    hazard: 'Cesio en jabalí, setas silvestres y frutos del bosque de algunas regiones.',
    cause: 'Origen en una zona afectada.',
    do: 'Pedir el origen y el análisis del jabalí y de las setas silvestres.',
    check: 'Quien recibe mira el origen en cada entrega.',
    act: 'Rechazar la mercancía de zonas afectadas sin documento.',
  },
  H111: {
    name: 'Aflatoxina en la leche',
    hazard: 'Las vacas que comen pienso mohoso dan leche con aflatoxina M1; el calor no la destruye.',
    cause: 'Maíz o torta de frutos secos con moho en el pienso.',
    do: 'Compre leche y leche en polvo a proveedores que analizan la aflatoxina M1.',
    check: 'Quien recibe mira proveedor y certificado de cada entrega.',
    act: 'Tras una alerta, aparte el lote; pida resultados o cambie de proveedor.',
  },
  H112: {
    name: 'Antibióticos en la leche',
    hazard: 'Los residuos pueden causar alergias, favorecer bacterias resistentes y frenar el cultivo.',
    cause: 'Leche de vacas tratadas en el tanque, tiempo de espera no respetado.',
    do: 'Pruebe cada cisterna antes de vaciarla: {limit:L-antibiotic}. Compre leche y polvo solo a centrales que analizan.',
    check: 'Quien recibe la leche hace la prueba rápida de cada cisterna y guarda la muestra.',
    act: 'Positivo: no vacíe la cisterna, avise a la granja y a la autoridad; la leche ya mezclada se destruye.',
  },
}
