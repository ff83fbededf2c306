import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGerms: KnowledgeTexts['hazards'] = {
  H02: {
    name: 'Envases dañados o hinchados',
    hazard:
      'Microorganismos y suciedad que entran por envases rotos, con fugas o hinchados y por latas golpeadas.',
    cause: 'Manipulación brusca, cajas mojadas, cierres débiles.',
    do: 'Aceptar solo envases enteros, limpios y secos. Latas sin golpes en los bordes, óxido ni abombamiento.',
    check: 'Quien recibe mira los envases de cada entrega.',
    act: 'Rechazar la mercancía dañada; una lata hinchada no se abre. Anotarlo en el albarán y avisar al proveedor.',
  },
  H05: {
    name: 'Alimentos de origen no autorizado',
    hazard:
      'Carne, caza, moluscos, huevos o setas silvestres sin inspección pueden llevar parásitos, microorganismos o toxinas.',
    cause: 'Compra en la puerta, sin documentos ni marca sanitaria.',
    do: 'Comprar solo a los proveedores de la lista aprobada. Los productos de origen animal llevan marca sanitaria o de identificación; los documentos se guardan.',
    check: 'Quien recibe busca la marca y compara el proveedor con la lista en cada entrega.',
    act: 'Rechazar la mercancía sin marca o sin documentos. Avisar al responsable; recurrir a otro proveedor.',
    at: {
      P02: {
        check:
          'El responsable revisa la lista de proveedores y sus autorizaciones una vez al año y antes de empezar con uno nuevo.',
        act: 'Dar de baja a los proveedores sin autorización y apartar sus existencias hasta aclararlo.',
      },
    },
  },
  H07: {
    name: 'Contaminación por plagas',
    hazard: 'Roedores, insectos y aves llevan Salmonella y suciedad a alimentos y envases.',
    cause: 'Huecos bajo las puertas, ventanas abiertas, residuos sin tapar, mercancía en el suelo.',
    do: 'Mercancía cerrada y sin tocar el suelo, puertas cerradas, huecos sellados.',
    check:
      'La persona designada busca una vez a la semana excrementos, roeduras e insectos y mira las trampas.',
    act: 'Desechar los alimentos afectados. Limpiar y desinfectar, llamar a la empresa el mismo día, tapar el hueco.',
    at: {
      P41: {
        do: 'Cubos cerrados, vaciados a diario y lavados. Patio limpio.',
        check: 'El turno de cierre mira cubos y patio cada noche.',
        act: 'Vaciar y limpiar los cubos enseguida; pedir más o mayores si rebosan.',
      },
      P43: {
        check:
          'Revisión propia de las trampas una vez a la semana; la empresa viene según contrato y deja un parte, que el responsable lee y firma.',
        act: 'Desechar los alimentos afectados, limpiar y desinfectar. La empresa, el mismo día; nueva revisión al cabo de una semana.',
      },
    },
  },
  H09: {
    name: 'Contaminación cruzada de lo crudo a lo listo para el consumo',
    hazard:
      'Salmonella, Campylobacter, STEC y Listeria pasan de carne, pescado o huevo crudos, o de la tierra, a alimentos que ya no se calientan.',
    cause: 'La misma tabla, cuchillo, bayeta o mano; goteo; lo crudo encima de lo listo para el consumo.',
    do: 'Lo crudo va por debajo o separado de lo listo para el consumo, tapado y en bandejas que recogen el goteo.',
    check:
      'El responsable de turno revisa frigoríficos y puestos de trabajo una vez al día, antes del servicio.',
    act: 'Desechar los alimentos listos para el consumo que han tocado lo crudo o su goteo. Limpiar y desinfectar, ordenar los estantes, recordar la norma.',
    at: {
      P06: {
        do: 'Descongelar carne y pescado crudos en bandeja, en el estante más bajo, lejos de lo listo para el consumo.',
        check: 'Quien cocina mira cada mañana lo que se descongela.',
        act: 'Desechar los alimentos listos para el consumo mojados por el exudado. Limpiar y desinfectar estante y bandeja.',
      },
      P08: {
        do: 'Tablas, cuchillos y máquinas distintos por colores para lo crudo y para lo listo para el consumo. Primero lo listo para el consumo, después lo crudo; entre ambos, lavar y desinfectar. Lavarse las manos después de tocar crudos y huevos. No lavar las aves crudas.',
        check: 'El responsable de turno observa puestos y utensilios una vez al día.',
        act: 'Desechar o cocinar lo listo para el consumo que se cortó con utensilios de crudo. Limpiar y desinfectar el puesto; ordenar de nuevo los utensilios.',
      },
      P11: {
        do: 'Preparar los platos fríos en una mesa propia y limpia, con sus utensilios, lejos de carne y pescado crudos y de verduras sin lavar.',
        check: 'El responsable de turno mira la mesa fría antes del servicio.',
        act: 'Desechar los platos que han tocado lo crudo. Limpiar y desinfectar; llevar el trabajo con crudos a otro lugar.',
      },
      P31: {
        do: 'Sacrificar, matar y eviscerar lejos de carne despiezada, filetes y alimentos listos para el consumo. Abrir el abdomen sin cortar el intestino, usar agua potable, retirar enseguida los restos.',
        check: 'Quien eviscera mira cada animal o pez y limpia el puesto después de cada lote.',
        act: 'Recortar lo manchado. Desechar los alimentos listos para el consumo salpicados; limpiar y desinfectar.',
      },
      P39: {
        do: 'Limpiar y desinfectar tablas, cuchillos, máquinas y tiradores después de lo crudo y antes de lo listo para el consumo. Usar papel o bayetas limpias.',
        check: 'El turno de cierre marca el plan de limpieza cada día; el responsable lo mira cada semana.',
        act: 'Volver a limpiar antes de usar. Lo elaborado en una superficie sucia se cocina o se desecha.',
      },
    },
  },
  H10: {
    name: 'Listeria de máquinas y superficies',
    hazard:
      'Listeria monocytogenes vive en cortafiambres, desagües y rincones húmedos y llega a los alimentos listos para el consumo.',
    cause: 'Cortafiambres sin desmontar, agua estancada, tablas gastadas.',
    do: 'Desmontar, limpiar y desinfectar el cortafiambres cada día, y entre lo crudo y lo listo para el consumo. Secarlo.',
    check:
      'El turno de cierre marca la limpieza; el responsable mira cuchilla y protector; muestras de superficie según el plan de análisis.',
    act: 'Sucio: volver a limpiar antes de usar. Muestra positiva: limpieza a fondo, inmovilizar los alimentos listos para el consumo elaborados desde entonces, volver a muestrear.',
    at: {
      P11: {
        do: 'Limpiar y desinfectar la mesa fría, las tablas y los tiradores antes de trabajar y cada pocas horas. Suelo y desagües secos.',
        check: 'El turno de cierre marca las superficies dos veces al día.',
      },
      P22: {
        do: 'Limpiar y desinfectar la envasadora, sus mordazas y la mesa antes de envasar alimentos listos para el consumo. No usar la manguera con alimentos sin tapar.',
        check:
          'Quien envasa mira la máquina antes de empezar; muestras de superficie según el plan de análisis.',
      },
      P25: {
        do: 'Limpiar y desinfectar rejillas, ganchos, carros y agujas de salmuera antes de cada uso. El humo frío no mata Listeria: mantener lo ahumado separado de lo crudo, en mesas limpias, y llevarlo enseguida al frío.',
        check:
          'Quien ahúma mira rejillas y mesas antes de cargar y descargar; muestras de superficie según el plan de análisis.',
      },
      P30: {
        do: 'Voltear y cepillar los quesos con manos y tablas limpias, los jóvenes antes que los viejos. Renovar la salmuera según el plan y mantenerla salada, ácida y fría; no llevar nunca el agua de lavado de cortezas de los viejos a los jóvenes. Humedad y aire según el programa del queso.',
        check:
          'El quesero mira cada día cortezas, tablas, sala y salmuera; muestras de superficie y de salmuera según el plan de análisis.',
        act: 'Cortezas viscosas o extrañas: apartar, analizar, desechar. Salmuera positiva: tirarla, limpiar la cuba, analizar el queso que estuvo en ella.',
      },
      P32: {
        do: 'Llenar y envasar en máquinas limpias, desinfectadas y secas, lejos de lo crudo. Desagües y condensación lejos de los alimentos sin tapar.',
        check:
          'Quien envasa mira máquina y mesa antes de empezar; muestras de superficie según el plan de análisis.',
      },
      P39: {
        do: 'Limpiar desagües, ruedas, juntas y partes inferiores según el plan, sin salpicar los alimentos. Máquinas desmontadas y después secas.',
        check:
          'Desagües cada semana y máquinas cada día, según el plan de limpieza; muestras de superficie según el plan de análisis.',
      },
    },
  },
  H14: {
    name: 'Microorganismos en verduras, frutas y hierbas crudas',
    hazard:
      'STEC, Salmonella, Shigella, norovirus, hepatitis A y parásitos en vegetales que se comen crudos.',
    cause: 'Tierra, estiércol, agua sucia, manos en la cosecha.',
    do: 'Quitar lo podrido, lavar hoja por hoja en abundante agua potable, aclarar, escurrir. Cantidades grandes: una balsa de agua en movimiento que se renueva y, donde la autoridad lo permite, se mantiene con su dosis de desinfectante. Bolsas ya lavadas: no volver a lavarlas, usarlas dentro de su fecha.',
    check: 'Quien cocina mira cada lote: agua limpia, sin tierra, sin hojas podridas.',
    act: 'Volver a lavar o desechar. Avisar al proveedor de la mercancía sucia.',
    at: {
      P11: {
        do: 'Usar solo vegetales lavados, con utensilios o guantes limpios. Los brotes se cocinan para niños, personas mayores y enfermas.',
        check: 'Quien está en la mesa fría comprueba que no haya allí vegetales sin lavar.',
        act: 'Devolver lo sin lavar a la zona de lavado; desechar o cocinar los platos hechos con ello.',
      },
    },
  },
  H15: {
    name: 'Microorganismos introducidos en carne picada o inyectada',
    hazard:
      'STEC y Salmonella de la superficie llegan al centro de la carne picada, hamburguesas y carne inyectada o ablandada.',
    cause: 'Picar recortes o carne vieja, picadora sucia, carne caliente.',
    do: 'Picar piezas frescas, frías y enteras en cantidades pequeñas y conservar la carne picada a {limit:L-chill-minced}. Picadora desmontada y limpia cada día. Indicar al vender «cocinar por completo».',
    check: 'Quien pica lee la temperatura dos veces al día y marca la limpieza de la picadora.',
    act: 'Carne picada por encima de su límite o de ayer: cocinarla enseguida por completo o desecharla. Limpiar y enfriar la picadora.',
    at: {
      P15: {
        do: 'Tartar y carpaccio solo de piezas frescas, enteras y frías con marca sanitaria. Recortar la superficie, cortar con utensilios limpios y fríos, servir enseguida. Nunca para niños pequeños, embarazadas, personas mayores o enfermas.',
        check: 'Quien cocina marca origen, recorte y hora de cada lote.',
        act: 'Más vieja, caliente o picada por otros: cocinarla por completo. Ya servida: avisar al responsable.',
      },
      P27: {
        do: 'Inyectar solo carne fresca y fría, con salmuera recién hecha y fría y agujas limpias. La carne inyectada se cocina por completo.',
        check: 'Quien inyecta mira agujas y salmuera antes de cada lote.',
        act: 'Salmuera vieja o caliente: tirarla. La carne inyectada con ella se cocina por completo, no se vende cruda.',
      },
    },
  },
  H16: {
    name: 'Supervivencia al cocinado',
    hazard:
      'Salmonella, STEC, Campylobacter y Listeria sobreviven donde el centro no se calienta lo suficiente.',
    cause: 'Piezas gruesas o congeladas, sartén u horno llenos, puntos fríos, cocinar a ojo.',
    do: 'Medir en el centro de la pieza más gruesa: {limit:L-cook-core}; aves, carne picada y otros, como se indica aquí. Anotar tiempo y temperatura de cada lote.',
    check:
      'Quien cocina mide cada lote, en la pieza más grande, y lo anota. El jefe de cocina mira los registros cada semana.',
    act: 'Por debajo del límite: seguir cocinando y volver a medir. Si se sirvió algo, avisar enseguida al responsable. Cambiar tiempo, carga o tamaño de las piezas; revisar la sonda.',
    at: {
      P13: {
        do: 'Freír cantidades pequeñas, sin piezas gruesas a medio descongelar. Centro de la pieza más gruesa: {limit:L-cook-core}; aves, como se indica aquí.',
        check: 'Quien cocina corta o mide la pieza más gruesa de la primera cesta y de cada producto nuevo.',
        act: 'Seguir friendo y volver a medir; desechar lo quemado por fuera. Freír menos cada vez, descongelar antes de freír, dejar que el aceite recupere el calor.',
      },
      P08: {
        name: 'Supervivencia al tostado o al vapor',
        hazard:
          'Salmonella y STEC sobreviven en frutos secos, semillas, cacao y especias que no se trataron por completo.',
        cause: 'Capa demasiado gruesa, programa interrumpido, producto tratado y crudo mezclados.',
        do: 'Tostar, tratar al vapor o comprar ya tratados frutos secos, semillas, cacao y especias; usar el programa validado y separar el lado tratado del crudo: utensilios, ropa y aire propios. Limpiar en seco.',
        check: 'El operario marca el programa o el certificado de cada lote.',
        act: 'Tratamiento incompleto: tratar de nuevo antes de envasar, o vender solo para cocinar con un aviso claro. Ya envasado: inmovilizar el lote.',
      },
      P14: {
        name: 'Supervivencia al calentamiento del zumo',
        hazard:
          'STEC, Salmonella y Cryptosporidium de la fruta sobreviven en un zumo que no estuvo bastante caliente durante bastante tiempo.',
        cause: 'Fruta caída, caudal demasiado rápido, arranque en frío, válvula que no desvía.',
        do: 'Calentar zumos y bebidas sin gas a {limit:L-juice}, con registrador y una válvula que devuelve el caudal frío. Llenar en limpio y cerrado.',
        check: 'El operario lee la temperatura tras el tiempo de mantenimiento al empezar y en cada lote.',
        act: 'Demasiado frío: desviar y volver a calentar; recuperar todo desde la última lectura correcta.',
      },
      P21: {
        do: 'Hornear los productos rellenos hasta que el centro del relleno alcance {limit:L-cook-core}. El mismo tamaño, la misma carga, horno caliente.',
        check: 'El panadero mide la pieza central de cada lote de productos rellenos.',
        act: 'Seguir horneando y volver a medir. Cambiar tiempo o tamaño; revisar el horno.',
      },
      P23: {
        do: 'Usar el tiempo validado para ese grosor. Centro y tiempo: {limit:L-sous-vide-core}, contado desde que el centro alcanza la temperatura. Bolsas bajo el agua, sin tocarse.',
        check:
          'Quien cocina mide una bolsa de cada lote a través de cinta de espuma y anota temperatura y tiempo del baño.',
        act: 'Por debajo del límite: dejarla en el baño otra vez todo el tiempo, o cocinarla de otro modo. Revisar baño y bomba.',
      },
      P25: {
        name: 'Supervivencia al ahumado en caliente',
        do: 'Ahumado en caliente: centro de la pieza más gruesa a {limit:L-smoke-core}. Piezas del mismo tamaño, colgadas sin tocarse.',
        check: 'Quien ahúma mide la pieza más gruesa de cada lote y lo anota.',
        act: 'Seguir ahumando y volver a medir; en otro caso, cocinar o desechar. Colgar menos; revisar el quemador.',
      },
    },
  },
  H17: {
    name: 'Salmonella en huevos',
    hazard: 'Salmonella Enteritidis dentro y fuera de los huevos con cáscara.',
    cause: 'Gallinas infectadas, cáscaras rotas, muchos huevos cascados en común y dejados fuera.',
    do: 'Cocinar huevos y platos con huevo a {limit:L-cook-eggs}. Usar huevos enteros y limpios; cascar pocos juntos y usarlos enseguida. Huevos poco cuajados, nunca para niños pequeños, personas mayores o enfermas.',
    check: 'Quien cocina mide cada lote de platos con huevo y lo anota.',
    act: 'Seguir cocinando y volver a medir. Huevo crudo batido que estuvo fuera: desecharlo. Usar huevo pasteurizado para cantidades grandes.',
    at: {
      P59: {
        do: 'Retire los huevos rotos, con fugas y sucios. Lave solo donde la ley lo permite, con agua a {limit:L-egg-wash}, más caliente que el huevo; seque en el acto.',
        check: 'El envasador mira cada lote al trasluz y lee el agua de lavado.',
        act: 'Agua demasiado fría: pare y aparte los huevos para pasteurizar. Rotos: a pasteurizar; con fugas: destruir.',
      },
      P14: {
        do: 'Tamice y caliente el huevo líquido: {limit:L-egg-pasteurise}, con válvula que devuelve el flujo frío. Enfríe en el acto.',
        check: 'El operario lee temperatura y caudal de cada lote.',
        act: 'Demasiado frío: devuelva y caliente de nuevo; aparte todo desde la última lectura buena.',
      },
      P32: {
        do: 'Recoger a diario, seleccionar al ovoscopio: los huevos resquebrajados y sucios no van nunca en cajas para tiendas. Guardar a temperatura constante, en seco y sin lavar donde las normas lo prohíben. Marcar código de granja y fecha.',
        check: 'Quien embala mira al ovoscopio cada lote y anota los huevos apartados.',
        act: 'Resquebrajados: enseguida a pasteurizar. Que pierden líquido o sucios: destruir. Muchos de una granja: avisarla y apartar sus lotes.',
      },
      P50: {
        do: 'Cascar solo huevos enteros, limpios y secos, en una sala propia, nunca por aplastamiento. Tamizar, enfriar el líquido enseguida a {limit:L-chill-liquid-egg} y pasteurizarlo.',
        check: 'El operario mira cáscaras y bandeja y mide cada lote de líquido.',
        act: 'Huevo en mal estado en la bandeja: tirar todo el contenido y lavarla. Líquido caliente un tiempo desconocido: desecharlo.',
      },
      P15: {
        do: 'Usar huevo pasteurizado. Con huevo fresco: enfriar enseguida a {limit:L-chill-raw-egg-dish} y usar en un plazo de {limit:L-raw-egg-hours}; salsas: {limit:L-dressing-ph}. Nunca para niños pequeños, personas mayores o enfermas.',
        check:
          'Quien cocina anota en cada lote fecha y hora de elaboración y lo mide tras enfriar; en las salsas, el pH.',
        act: 'Fuera de plazo o demasiado caliente: desechar. pH demasiado alto: más vinagre o limón y volver a medir. Pasar a huevo pasteurizado.',
      },
    },
  },
  H18: {
    name: 'Microorganismos de personas enfermas',
    hazard:
      'Norovirus, hepatitis A, Shigella, Salmonella y Staphylococcus aureus de quienes manipulan alimentos.',
    cause: 'Trabajar enfermo, manos sin lavar, heridas sin cubrir.',
    do: 'Quien vomita, tiene diarrea, ictericia o heridas infectadas no toca alimentos. Lavarse las manos antes de trabajar y después del baño, de los crudos y de la basura. Cubrir las heridas con tirita azul y guante.',
    check: 'El responsable de turno pregunta y mira al empezar cada turno.',
    act: 'Enviar a la persona a casa. Desechar los alimentos sin calentar que tocó; desinfectar lo que usó.',
    at: {
      P42: {
        do: 'Todos comunican antes de trabajar vómitos, diarrea, ictericia y heridas infectadas. Vuelta al trabajo solo tras {limit:L-symptom-free-hours} sin síntomas y según indique la autoridad sanitaria.',
        act: 'Enviar a la persona a casa; desechar los alimentos sin calentar que tocó. Desinfectar aseos y tiradores. Vuelta solo tras {limit:L-symptom-free-hours} sin síntomas.',
      },
    },
  },
  H20: {
    name: 'Contaminación por los clientes',
    hazard: 'Microorganismos de manos, tos y cucharas cambiadas en el autoservicio.',
    cause: 'Comida sin proteger al alcance, sin mampara, una cuchara para varios platos.',
    do: 'Mampara, un cubierto de mango largo por plato, personal a la vista.',
    check: 'Quien atiende el bufé lo mira cada dos horas y cambia los cubiertos.',
    act: 'Desechar la comida tocada. Cambiar los cubiertos; poner una mampara.',
    at: {
      P34: {
        do: 'Pan y bollería sin envasar, en expositores con tapa y pinzas; nada se toca con la mano.',
        check: 'El personal mira el autoservicio en cada cambio de turno.',
        act: 'Desechar lo tocado; limpiar el expositor y cambiar las pinzas.',
      },
    },
  },
  H21: {
    name: 'Pasteurización débil o recontaminación posterior',
    hazard: 'Listeria, Salmonella y otros sobreviven o vuelven a entrar tras el calentamiento.',
    cause: 'Temperatura o tiempo no alcanzados, rincones fríos, recipiente de llenado sucio.',
    do: 'Calentar cada lote al límite de su producto, indicado aquí, y mantenerlo todo el tiempo, removiendo y con la tapa cerrada. Enfriar enseguida, llenar en recipientes limpios y cerrados.',
    check: 'El operario anota temperatura y tiempo de cada lote.',
    act: 'No alcanzado: volver a calentar durante todo el tiempo. Ya llenado: recuperar todo desde el último registro correcto. Reparar o recalibrar.',
  },
  H22: {
    name: 'Virus y Vibrio en moluscos',
    hazard:
      'Norovirus, hepatitis A, Vibrio y Salmonella en ostras, mejillones y almejas, crudos o poco cocinados.',
    cause: 'Aguas de cría con vertidos, almacenamiento templado, sin etiqueta.',
    do: 'Aceptar moluscos vivos solo con etiqueta de un centro de expedición autorizado, cerrados, fríos y vivos. Mantenerlos húmedos y fríos, sin agua dulce y sin cerrar herméticamente.',
    check:
      'Quien recibe lee la etiqueta, golpea las conchas abiertas y mide, en cada entrega. Las etiquetas se guardan.',
    act: 'Rechazar los lotes sin etiqueta, muertos o calientes. Muertos en existencias: desechar. Avisar al proveedor.',
    at: {
      P57: {
        do: 'Solo moluscos vivos y lavados de clase B; bandejas no muy llenas, agua desinfectada y en movimiento. Al menos {limit:L-purify-hours}.',
        check: 'El encargado de los tanques anota inicio, lámpara, caudal y fin de cada tanque.',
        act: 'Fallo de lámpara o bomba, o algo añadido: empiece el tiempo de nuevo. Fuera los muertos. Muestra antes de liberar.',
      },
      P15: {
        do: 'Abrir solo moluscos vivos y etiquetados, justo antes de servir. No para niños pequeños, personas mayores, embarazadas o enfermas. Decir a los clientes que están crudos.',
        check: 'Quien cocina huele y mira cada pieza; se guarda la etiqueta del lote con la fecha de uso.',
        act: 'Desechar los muertos o secos. Si enferman clientes, guardar el resto del lote y su etiqueta, y avisar a la autoridad.',
      },
    },
  },
  H23: {
    name: 'Parásitos en el pescado',
    hazard: 'Larvas de anisakis y de tenia en pescado que se come crudo, marinado, salado o ahumado en frío.',
    cause: 'Pescado salvaje servido sin congelar; vinagre, sal y humo frío no matan las larvas.',
    do: 'Congelar el pescado que se come crudo en toda su masa: {limit:L-parasite-freeze}. El tiempo cuenta desde que el centro alcanza esa temperatura. Pescado de acuicultura sin congelar, solo con la declaración del proveedor.',
    check:
      'Quien cocina anota especie, lote, temperatura, inicio y fin de la congelación de cada lote; una sonda queda en la pieza más gruesa.',
    act: 'Tiempo o temperatura no cumplidos: congelar de nuevo durante todo el tiempo, o cocinar a {limit:L-cook-parasite}. Ya servido: avisar al responsable, que informa a los clientes.',
    at: {
      P15: {
        do: 'Usar solo pescado con un documento que diga que se congeló a {limit:L-parasite-freeze}, o con la declaración de la piscifactoría que hace innecesaria la congelación.',
        check:
          'Quien cocina lee y archiva el documento de cada lote antes del primer corte y anota su temperatura.',
        act: 'Sin documento: cocinar el pescado a {limit:L-cook-parasite} o devolverlo. Ya servido: avisar al responsable, que informa a los clientes.',
      },
      P25: {
        do: 'El ahumado en caliente mata las larvas a {limit:L-cook-parasite}. Para ahumar en frío, solo pescado congelado a {limit:L-parasite-freeze}, o de acuicultura con declaración.',
        check: 'Quien ahúma archiva el documento o el registro de congelación de cada lote antes de ahumar.',
        act: 'Sin registro: ahumar en caliente hasta el límite, o congelar el lote durante todo el tiempo antes de la venta.',
      },
      P27: {
        do: 'La salazón no mata las larvas a tiempo. Usar solo pescado congelado a {limit:L-parasite-freeze}, o de acuicultura con declaración.',
        check: 'Quien sala archiva el documento o el registro de congelación de cada lote.',
        act: 'Sin registro: congelar el lote durante todo el tiempo antes de la venta, o cocinarlo.',
      },
    },
  },
  H25: {
    name: 'Recontaminación de comida cocinada',
    hazard: 'Microorganismos de manos, crudos o utensilios sucios en la comida ya cocinada.',
    cause: 'Bandejas sin tapar, enfriar junto a crudos, dedos en la bandeja.',
    do: 'Enfriar en bandejas limpias, tapadas en cuanto el vapor lo permite, lejos de los crudos.',
    check: 'Quien cocina mira cada lote al anotar el tiempo de enfriamiento.',
    act: 'Ha tocado crudos o suciedad: si sigue caliente, recalentar por completo una vez; si no, desechar. Hacer sitio para enfriar.',
    at: {
      P11: {
        do: 'Utensilios limpios y manos lavadas o guantes para lo cocinado; nada crudo en la misma mesa.',
        check: 'El responsable de turno mira la mesa fría antes del servicio.',
        act: 'Desechar lo contaminado. Limpiar y desinfectar la mesa; cambiar los utensilios.',
      },
      P20: {
        do: 'Platos y cucharas limpios; sin dedos en la comida; paños solo para el borde del plato, limpios en cada servicio.',
        check: 'Quien está en el pase mira cada plato.',
        act: 'No servir lo que se ha tocado. Cambiar paño y cuchara, lavarse las manos.',
      },
    },
  },
  H26: {
    name: 'Supervivencia a un recalentamiento débil',
    hazard: 'Los microorganismos que crecieron tras el cocinado sobreviven cuando la comida solo se templa.',
    cause: 'Calentar en el baño maría, microondas sin remover, piezas gruesas.',
    do: 'Calentar deprisa al fuego o en el horno, centro a {limit:L-reheat}. Recalentar una sola vez; las sobras se desechan.',
    check: 'Quien cocina mide el centro de cada lote y lo anota.',
    act: 'Seguir calentando y volver a medir. Si no llega a tiempo: desechar. Raciones más pequeñas, remover, precalentar.',
    at: {
      P36: {
        do: 'Regenerar las comidas que llegaron refrigeradas hasta que el centro alcance {limit:L-reheat}, deprisa y una sola vez; las sobras se desechan.',
        check: 'Quien sirve mide una bandeja de cada plato antes del servicio y lo anota.',
        act: 'Seguir calentando y volver a medir. Si no llega a tiempo: desechar y pedir a cocina otra comida.',
      },
    },
  },
  H36: {
    name: 'Heces y contenido intestinal en canales',
    hazard: 'STEC, Salmonella, Campylobacter y Yersinia de piel, plumas e intestino llegan a la carne.',
    cause:
      'Animales sucios, intestino cortado, piel que toca la carne, agua de escaldado sucia, enfriamiento lento.',
    do: 'Sacrificar animales limpios y en ayunas. Ligar esófago y recto, abrir el abdomen sin cortar el intestino, cuchillo al esterilizador después de cada animal. Nada con suciedad visible entra en la cámara. Enfriar a {limit:L-chill-red-meat} las carnes rojas y a {limit:L-chill-poultry} las aves y la caza menor.',
    check:
      'Quien está al final de la línea mira cada canal; se lee la cámara y se mide la carne más profunda de cada lote.',
    act: 'Recortar la suciedad con un cuchillo limpio, sin lavarla. Si no se enfría a tiempo: inmovilizar, medir de nuevo, decidir con el veterinario. Reducir la velocidad de la línea y averiguar la causa.',
    at: {
      P60: {
        do: 'Acepte solo animales con documentos, sanos, limpios y secos; los sucios se sacrifican al final o se limpian.',
        check:
          'El encargado de los establos compara animales y documentos de cada entrega; el veterinario inspecciona.',
        act: 'Sin documentos, enfermos o sucios: apártelos, pregunte al veterinario. Avise a la granja.',
      },
    },
  },
  H49: {
    name: 'Añadidos después del cocinado',
    hazard:
      'Microorganismos de hierbas, huevo o nata crudos, o de la cuchara de probar, añadidos cuando la comida ya había alcanzado la temperatura.',
    cause: 'Aliñar al final, probar con la misma cuchara.',
    do: 'Añadir los ingredientes antes de medir el centro. Al final, solo hierbas lavadas. Una cuchara limpia para cada prueba.',
    check: 'Quien cocina vigila su olla; el jefe de cocina lo comprueba en cada servicio.',
    act: 'Volver a llevar la comida a {limit:L-cook-core}, o desecharla si está fría.',
    at: {
      P18: {
        do: 'Añadir nata, huevo y salsa antes de medir. Después, solo hierbas lavadas.',
        act: 'Volver a llevar la comida a {limit:L-reheat}, o desecharla si está fría.',
      },
      P20: {
        do: 'En los platos calientes, solo guarnición lavada y fría. Pinzas limpias, nunca con las manos desnudas.',
        check: 'Quien está en el pase mira la guarnición antes del servicio.',
        act: 'Quitar la guarnición y cambiar el plato; lavar o cambiar la guarnición.',
      },
    },
  },
  H50: {
    name: 'Agua o hielo no aptos',
    hazard: 'E. coli, enterococos y Pseudomonas en agua y hielo.',
    cause: 'Pozo propio, depósito sucio, reflujo por mangueras.',
    do: 'Solo agua potable para alimentos, hielo y lavado. Válvulas antirretorno en las mangueras; pozo y depósito analizados según el plan.',
    check: 'El responsable lee cada informe del agua; revisión propia diaria de color, olor y sabor.',
    act: 'No apta: dejar de usar agua y hielo, hervirla o usar agua embotellada. Limpiar el depósito, nueva muestra; reanudar tras un buen resultado.',
    at: {
      P17: {
        do: 'Baño de hielo: hielo y agua potables, comida en bolsa cerrada o en una olla cuyo borde sobresale del agua, un recipiente que se limpia cada vez.',
        check: 'Quien cocina mira bolsa, olla y recipiente al llenar el baño.',
        act: 'Entró agua del baño en la comida: desecharla. Bolsas u ollas con fugas: usar otras.',
      },
      P37: {
        do: 'Hacer hielo solo con agua potable. La pala, fuera del hielo; ni vasos ni manos.',
        check: 'La persona designada mira máquina y pala al limpiar, una vez a la semana.',
        act: 'Tirar el hielo, limpiar y desinfectar la máquina, tirar el primer hielo nuevo.',
      },
    },
  },
  H51: {
    name: 'Biopelículas y moho en las máquinas',
    hazard:
      'Capas viscosas de microorganismos y moho en máquinas de hielo, líneas de bebidas y dispensadores.',
    cause: 'Sin desmontar, líneas calientes, filtros viejos.',
    do: 'Vaciar, limpiar y desinfectar máquina y líneas según el plan; cambiar los filtros como indica el fabricante.',
    check: 'La persona designada limpia una vez a la semana y lo marca.',
    act: 'Película viscosa u olor: parar, tirar el hielo o la bebida, limpiar desmontado, aclarar, tirar el primer llenado.',
  },
  H53: {
    name: 'Microorganismos que quedan tras la limpieza',
    hazard: 'Listeria, Salmonella y biopelícula que quedan en las superficies.',
    cause: 'Pasos omitidos, desinfección demasiado débil o corta, superficies gastadas.',
    do: 'Retirar restos, lavar, aclarar, desinfectar, esperar, aclarar, secar. Dosificar según la etiqueta; cloro: {limit:L-chlorine}.',
    check: 'El turno de cierre marca el plan de limpieza; la tira muestra la concentración una vez al día.',
    act: 'Volver a limpiar antes de usar. Cambiar las tablas gastadas; enseñar cómo se hace.',
    at: {
      P40: {
        do: 'Retirar restos y prelavar, lavar, dejar secar al aire. No secar con paños usados; lado limpio y lado sucio separados.',
        check: 'Quien lava mira la vajilla de cada cesta.',
        act: 'Lavar de nuevo. Limpiar filtros y brazos de la máquina.',
      },
    },
  },
  H54: {
    name: 'Lavavajillas demasiado frío o débil',
    hazard: 'Quedan microorganismos en la vajilla cuando el agua de aclarado o el producto no bastan.',
    cause: 'Cal, programa equivocado, detergente agotado.',
    do: 'Último aclarado: {limit:L-dish-rinse}. Reponer detergente, descalcificar según el plan.',
    check: 'Quien lava lee la temperatura de aclarado una vez al día.',
    act: 'Lavar de nuevo con la máquina caliente, o desinfectar a mano. Descalcificar; llamar al técnico.',
  },
  H57: {
    name: 'El termómetro marca mal',
    hazard: 'Una sonda que falla oculta que la comida está demasiado caliente o poco cocinada.',
    cause: 'Deriva, golpes, pila gastada.',
    do: 'En hielo fundente la sonda marca {limit:L-probe-ice}; en agua hirviendo, {limit:L-probe-boiling}. Limpiar y desinfectar la sonda antes de cada uso.',
    check: 'El responsable prueba cada sonda una vez al mes y hace comprobar una fuera una vez al año.',
    act: 'Ajustar o cambiar la sonda. Volver a valorar lo medido desde la última prueba correcta.',
  },
  H66: {
    name: 'Cierres y tapas con fugas',
    hazard: 'Los microorganismos entran por soldaduras, costuras o tapas débiles.',
    cause: 'Ajuste incorrecto, alimento en la soldadura, borde dañado.',
    do: 'Bordes limpios, ajuste correcto, bolsas enteras. Comprobar los envases por presión.',
    check: 'Quien envasa comprueba los primeros envases de cada turno y después de cada cambio.',
    act: 'Abrir y reenvasar enseguida los envases con fugas si están fríos y frescos; si no, desechar. Comprobar todos los envases desde la última prueba correcta; ajustar la máquina.',
    at: {
      P24: {
        do: 'Bordes limpios y tapas nuevas; espacio de cabeza correcto. Mirar costura y vacío de cada lote.',
        check: 'El operario examina los cierres de cada lote y guarda las notas.',
        act: 'Los envases con fugas se desechan; el lote se aparta y se examina. Ajustar el cierre.',
      },
      P28: {
        do: 'Llenar mermelada y sirope a {limit:L-hot-fill} en tarros calientes y limpios con tapas nuevas; cerrar enseguida.',
        check: 'Quien cocina mide cada lote al llenar y comprueba el vacío de las tapas tras enfriar.',
        act: 'Poco caliente: volver a hervir antes de llenar. La tapa no aguanta: al frigorífico para uso rápido, o desechar.',
      },
    },
  },
  H69: {
    name: 'Transporte sucio o mezclado',
    hazard:
      'Microorganismos y productos químicos de vehículos sucios o de crudos junto a lo listo para el consumo.',
    cause:
      'Crudo y listo para el consumo en una misma caja; mascotas, herramientas o combustible en el coche.',
    do: 'Vehículo y cajas limpios y secos. Lo crudo separado de lo listo para el consumo, todo cerrado; nada más en el espacio de carga.',
    check: 'El conductor mira vehículo y cajas antes de cada viaje.',
    act: 'Limpiar antes de cargar. Los alimentos sin tapar que se ensuciaron se desechan.',
  },
  H70: {
    name: 'Servicio sin agua o sin lavamanos',
    hazard: 'Microorganismos de manos y utensilios sucios donde no hay una cocina en condiciones.',
    cause: 'Sin agua corriente, sin desagüe, sin cubos, lluvia o sol sobre la comida.',
    do: 'Llevar agua potable, jabón, papel, utensilios de repuesto, cubos cerrados y un techo. Montar lo primero el punto de lavado de manos.',
    check: 'La persona encargada repasa la lista antes de empezar el servicio.',
    act: 'No empezar hasta que se puedan lavar las manos. Lo manipulado antes se desecha o se calienta por completo.',
  },
  H71: {
    name: 'Uso de alimentos devueltos o retirados',
    hazard: 'Alimentos no seguros vuelven a la producción o al estante.',
    cause: 'Sin lugar aparte, sin etiqueta.',
    do: 'Llevar lo devuelto, retirado y rechazado a un lugar señalado, con el cartel «no usar», y hacerlo recoger.',
    check:
      'El turno de cierre mira cada día el lugar señalado; el responsable ensaya una retirada una vez al año.',
    act: 'Volver a apartarlo; rastrear y recuperar lo elaborado con ello. Anotar cómo se destruyó.',
  },
  H74: {
    name: 'Cronobacter en preparados para lactantes',
    hazard:
      'Cronobacter y Salmonella del polvo crecen en biberones templados y enferman gravemente a los bebés.',
    cause: 'Polvo mezclado con agua poco caliente, biberones mantenidos templados.',
    do: 'Mezclar el polvo con agua a {limit:L-infant-water}, enfriar hasta que se pueda beber, dar en un plazo de {limit:L-infant-hours}.',
    check: 'Quien prepara mide el agua y anota la hora en cada biberón.',
    act: 'Agua poco caliente o plazo superado: desechar la toma y preparar otra.',
    at: {
      P32: {
        do: 'Envasar el polvo en una sala seca propia: sin agua, aire filtrado, cambio de calzado y ropa, derrames aspirados. Solo polvo con resultado correcto de su lote. Cerrar enseguida.',
        check: 'El jefe de línea marca la sala seca cada día; polvo y sala según el plan de análisis.',
        act: 'Agua, condensación o resultado positivo: parar, inmovilizar todo desde el último resultado correcto, limpiar en seco, analizar de nuevo.',
      },
    },
  },
  H75: {
    name: 'Microorganismos en brotes',
    hazard: 'Salmonella y STEC de la semilla se multiplican por millones en el tambor cálido y húmedo.',
    cause: 'Semillas sucias, desinfección débil, sin análisis, tambores sucios.',
    do: 'Comprar semillas con certificado para brotes. Desinfectar cada lote según el programa escrito, aclarar, germinar en tambores limpios con agua potable. Analizar el agua de riego usada: {limit:L-sprout-water}. Vender solo después del resultado, en frío; cocinar para niños pequeños, personas mayores y enfermas.',
    check:
      'El productor marca lote de semillas y desinfección y toma muestra del agua de riego usada de cada lote.',
    act: 'Positivo o sin analizar: destruir el lote y bloquear el lote de semillas. Limpiar y desinfectar sala y tambores. Ya vendido: retirada y recuperación.',
  },
  H80: {
    name: 'Campylobacter en aves',
    hazard: 'Campylobacter y Salmonella en pollo, pato, pavo y su hígado.',
    cause: 'Centro rosado, hígado poco hecho, salpicaduras en el fregadero.',
    do: 'Cocinar por completo las aves y su hígado: {limit:L-cook-poultry}. No lavar las aves crudas.',
    check: 'Quien cocina mide la pieza más gruesa de cada lote, junto al hueso, y lo anota.',
    act: 'Seguir cocinando y volver a medir. Si se sirvió algo, avisar enseguida al responsable. Cambiar tiempo, carga o tamaño.',
    at: {
      P13: {
        do: 'Freír las aves hasta que el centro alcance {limit:L-cook-poultry}; descongelar antes las piezas gruesas.',
        check: 'Quien cocina mide la pieza más gruesa de la primera cesta y de cada producto nuevo.',
        act: 'Seguir friendo y volver a medir. Menos carga, más tiempo, aceite más caliente al empezar.',
      },
    },
  },
  H83: {
    name: 'Virus en frutos rojos',
    hazard: 'Norovirus y hepatitis A en frutos rojos, sobre todo congelados.',
    cause: 'Manos y agua en la cosecha; congelar no mata los virus.',
    do: 'Hervir los frutos rojos congelados durante {limit:L-berry-boil} antes de usarlos en postres fríos, o comprarlos tratados por calor. Lavar los frescos.',
    check: 'Quien cocina anota el hervido de cada lote.',
    act: 'Sin hervir: hervir antes de usar, o desechar el postre. Comprar frutos rojos tratados por calor.',
  },
  H86: {
    name: 'Trichinella en la carne',
    hazard: 'Trichinella en cerdo, jabalí y caballo.',
    cause: 'Carne sin examinar.',
    do: 'Comprar solo carne con marca sanitaria; jabalí, solo con el resultado del análisis de Trichinella.',
    check: 'Quien recibe busca en cada entrega la marca y el análisis.',
    act: 'Rechazar la carne sin marca o sin análisis. Apartar lo que ya está en existencias.',
    at: {
      P09: {
        do: 'Cocinar por completo la caza y el jabalí: {limit:L-cook-pork-liver}.',
        check: 'Quien cocina mide la pieza más gruesa de cada lote y lo anota.',
        act: 'Seguir cocinando y volver a medir. Piezas más pequeñas, más tiempo.',
      },
      P15: {
        do: 'Platos de carne cruda solo con carne examinada y con marca sanitaria; nada de jabalí crudo.',
        check: 'Quien cocina mira etiqueta y marca de cada lote antes de cortar.',
        act: 'Sin marca: cocinar la carne por completo o desecharla.',
      },
      P29: {
        do: 'Embutido crudo y jamón solo de cerdo con marca sanitaria; de jabalí, solo con análisis.',
        check: 'El carnicero archiva marca y análisis de cada lote.',
        act: 'Sin análisis: cocinar el producto por completo o desecharlo.',
      },
    },
  },
  H88: {
    name: 'Hepatitis E en hígado de cerdo y jabalí',
    hazard: 'Virus de la hepatitis E en hígado y caza que no se calientan por completo.',
    cause: 'Hígado rosado, paté frío en el centro.',
    do: 'Cocinar por completo hígado, paté y jabalí: {limit:L-cook-pork-liver}.',
    check: 'Quien cocina mide la pieza más gruesa de cada lote y lo anota.',
    act: 'Seguir cocinando y volver a medir. Piezas más finas, más tiempo.',
  },
  H89: {
    name: 'Microorganismos en leche cruda',
    hazard: 'STEC, Campylobacter, Listeria, Brucella y el bacilo de la tuberculosis en leche sin calentar.',
    cause: 'La leche de cualquier vaca puede llevar patógenos.',
    do: 'Calentar la leche cruda a {limit:L-pasteurise} antes de cualquier uso. Nunca cruda para niños pequeños, embarazadas, personas mayores o enfermas.',
    check: 'El operario anota temperatura y tiempo de cada lote.',
    act: 'No alcanzado: volver a calentar durante todo el tiempo. No usar leche cruda en platos fríos.',
    at: {
      P01: {
        do: 'Aceptar leche cruda solo a {limit:L-raw-milk-arrival}, de una granja autorizada y con documentos. Calentarla el mismo día.',
        check: 'Quien recibe mide cada entrega.',
        act: 'Demasiado caliente o ácida: rechazarla. Avisar a la granja.',
      },
      P14: {
        do: 'Calentar la leche cruda al límite de su producto, indicado aquí, antes de cualquier otro uso; separar el lado crudo del tratado, con mayor presión en el tratado.',
      },
      P26: {
        do: 'Queso de leche cruda y leche cruda, solo de rebaños analizados, según las normas del país, con leche a {limit:L-chill-raw-milk} y usada el mismo día. Acidificación rápida, maduración completa y la indicación «elaborado con leche cruda» en la etiqueta. Nunca para niños pequeños, embarazadas, personas mayores o enfermas.',
        check: 'El quesero mide la leche de cada lote y compara los documentos y resultados del rebaño.',
        act: 'Leche caliente o resultado positivo: pasteurizarla o desecharla; inmovilizar el queso hecho con ella.',
      },
    },
  },
  H90: {
    name: 'Vibrio en crustáceos y moluscos',
    hazard: 'Vibrio parahaemolyticus y V. vulnificus de aguas marinas cálidas.',
    cause: 'Almacenamiento templado, cocción demasiado corta, cocido y crudo juntos.',
    do: 'Cocinar crustáceos y moluscos por completo: {limit:L-cook-core}. Desechar las conchas que no se abren.',
    check: 'Quien cocina mide o abre la pieza más grande de cada lote.',
    act: 'Seguir cocinando y volver a medir. Cocinar menos cada vez.',
    at: {
      P15: {
        do: 'Ostras crudas solo vivas, etiquetadas y frías; nunca para personas enfermas, mayores o embarazadas. Abrirlas poco antes de servir.',
        check: 'Quien cocina mira cada pieza y guarda la etiqueta.',
        act: 'Desechar las muertas o calientes. En caso de duda, cocinar el resto.',
      },
      P49: {
        do: 'Aceptar solo moluscos vivos y fríos con fecha de recolección reciente. Directamente al frío, húmedos y tapados.',
        check: 'Quien recibe mide y lee la fecha de recolección en cada entrega.',
        act: 'Rechazar los lotes calientes o muertos. Avisar al proveedor.',
      },
    },
  },
  H98: {
    name: 'Tenia y Toxoplasma en la carne',
    hazard: 'Cisticercos en la carne de vacuno; Toxoplasma en ovino, caprino, cerdo y caza.',
    cause: 'Quistes en el músculo que la inspección no detectó.',
    do: 'Comprar solo carne con marca sanitaria.',
    check: 'Quien recibe busca la marca en cada entrega.',
    act: 'Rechazar la carne sin marca. Si aparecen quistes al cortar: apartar el lote y avisar al proveedor.',
    at: {
      P15: {
        do: 'Nada de carne cruda para embarazadas. Para platos crudos, carne congelada antes o de vacuno.',
        check: 'Quien cocina mira etiqueta y marca de cada lote antes de cortar.',
        act: 'Quistes en la carne: desecharla, apartar el lote y avisar al proveedor.',
      },
    },
  },
  H113: {
    name: 'Bacterias en ingredientes secos',
    hazard:
      'Salmonella, STEC, esporas de Bacillus y toxina estafilocócica en harina, especias, frutos secos, cacao y leche en polvo: viven meses y reviven con agua.',
    cause: 'Sin tratamiento del fabricante, aves y polvo, silo húmedo.',
    do: 'Compre con especificación y análisis de Salmonella; especias tratadas para lo que no se cocina. Mantenga seco.',
    check: 'Quien recibe compara proveedor y certificado de cada lote con la lista.',
    act: 'Lote sin certificado: apártelo, úselo solo en alimentos bien cocinados o devuélvalo.',
    at: {
      P56: {
        name: 'Salmonella sobrevive en productos secos',
        do: 'Aplique el programa probado de cada producto: {limit:L-dry-heat}. Zona cruda y tratada separadas, útiles y aire propios.',
        check: 'El operario lee temperatura y tiempo de cada lote.',
        act: 'Por debajo del límite: trate de nuevo antes de envasar. Ya envasado: retenga el lote.',
      },
      P32: {
        do: 'Lo que se come sin cocinar se envasa solo con análisis de Salmonella o tras el tratamiento térmico. Tratado y sin tratar, separados; limpieza en seco.',
        check: 'El responsable mira el certificado de cada lote antes de envasarlo.',
        act: 'Sin certificado o positivo: retenga el lote; trátelo con calor o véndalo a una planta que lo haga.',
      },
      P08: {
        do: 'Mantenga la harina y la masa crudas lejos de lo que no se hornea; nadie prueba masa cruda. Limpie en seco y después en húmedo.',
        check: 'El panadero mira mesas y útiles entre la masa y el producto acabado.',
        act: 'Harina sobre producto acabado: deséchelo u hornéelo. Separe los trabajos.',
      },
    },
  },
  H114: {
    name: 'Clostridium botulinum en la miel',
    hazard: 'Las esporas de la miel no dañan a los adultos y pueden matar a los lactantes.',
    cause: 'Esporas del suelo y del polvo; ningún tratamiento las elimina.',
    do: 'Etiqueta: no apta para menores de 12 meses. Nunca en alimentos para lactantes.',
    check: 'El envasador mira la etiqueta de cada lote.',
    act: 'Falta el aviso: retenga el lote y etiquete de nuevo. Ya vendido: avise al responsable, que decide la retirada.',
  },
  H116: {
    name: 'Material especificado de riesgo de bovinos, ovinos y caprinos',
    hazard: 'Priones de la EEB en encéfalo, médula espinal y otras partes; el calor no los destruye.',
    cause: 'Canal o cuarto con restos de médula, vértebras de animales viejos.',
    do: 'Compre solo a mataderos autorizados; etiqueta de vacuno con la banda azul o roja donde la ley la exige.',
    check: 'Quien recibe mira marca, etiqueta y restos de médula.',
    act: 'Restos: aparte la pieza, tíñala y entréguela al gestor; avise al proveedor.',
    at: {
      P31: {
        do: 'Retire, tiña y pese el material especificado de riesgo según la ley; cuchillos y recipientes propios.',
        check: 'Una persona designada mira cada canal; el veterinario lo verifica.',
        act: 'Restos: recorte, tiña, destruya. Pare la cadena si se repite.',
      },
    },
  },
  H118: {
    name: 'Entran patógenos después del calor, antes del cierre',
    hazard:
      'Patógenos del aire, el goteo, las boquillas y las manos entran en alimentos que no se calientan más.',
    cause: 'Condensación, tanques abiertos, llenadora sucia, puntos fríos.',
    do: 'Líneas cerradas, tanques tapados, llenadora limpia; manos limpias y gorro junto al alimento abierto.',
    check: 'El operario mira llenadora y sala antes de empezar.',
    act: 'Alimento salpicado o abierto: deséchelo o caliéntelo de nuevo. Limpie y desinfecte; repare la tapa.',
    at: {
      P55: {
        do: 'En caliente: {limit:L-hot-fill}, lleno, cerrado y volteado en el acto. Aséptico: llenadora y envases esterilizados antes de empezar.',
        check: 'El operario mide el producto en la llenadora en cada lote y prueba los cierres.',
        act: 'Demasiado frío: vacíe y caliente de nuevo. Esterilidad perdida: pare, retenga todo desde la última lectura buena, esterilice de nuevo.',
      },
    },
  },
  H119: {
    name: 'Los patógenos sobreviven al calor en el envase',
    hazard: 'Listeria del loncheado y del envasado sobrevive en la superficie.',
    cause: 'Envases amontonados, inicio frío, poco tiempo.',
    do: 'Envases de uno en uno, agua en movimiento. Centro o superficie: {limit:L-pack-pasteurise}. Después, agua con hielo.',
    check: 'El operario lee el envase de prueba en el punto más frío de cada lote.',
    act: 'Por debajo del límite: caliente todo el lote otra vez en el acto o cocínelo. Revise agua y carga.',
  },
}
