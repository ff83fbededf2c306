import type { KnowledgeTexts } from '@larder/core/haccp'

export const hazardsGrowth: KnowledgeTexts['hazards'] = {
  H01: {
    name: 'Crecimiento de microorganismos antes de la entrega',
    hazard:
      'Salmonella, STEC, Listeria y otros que han crecido porque el alimento refrigerado llegó demasiado caliente.',
    cause: 'Cadena de frío rota: furgoneta caliente, ruta larga, mercancía esperando en el muelle.',
    do: 'Recibir los alimentos refrigerados listos para el consumo a {limit:L-chill-rte}, y los demás dentro de su propio límite, indicado aquí. Guardarlos enseguida, primero lo refrigerado.',
    check:
      'Quien recibe mide entre dos envases, al menos un producto por proveedor y entrega, y anota la lectura.',
    act: 'Lo que supera su límite se devuelve o se aparta con el cartel «no usar». Avisar al proveedor; si se repite, revisar su homologación.',
  },
  H03: {
    name: 'Fecha de caducidad superada',
    hazard: 'Microorganismos que han crecido en alimentos guardados más allá de su vida útil.',
    cause: 'Producto nuevo puesto delante del antiguo, envases abiertos sin fecha.',
    do: 'Usar primero lo que caduca antes. Etiquetar todo envase abierto o reenvasado con el día de apertura y el último día de uso: {limit:L-rte-days}.',
    check: 'Quien abre por la mañana repasa cada día fechas y envases abiertos.',
    act: 'Desechar lo que ha superado su fecha de caducidad. Ordenar el resto por fecha; averiguar por qué quedó atrás.',
    at: {
      P01: {
        do: 'Aceptar solo productos con vida suficiente para el uso previsto. Rechazar lo que ha superado su fecha de caducidad.',
        check: 'Quien recibe lee las fechas de cada entrega.',
        act: 'Rechazar lo caducado o demasiado próximo a su fecha y anotarlo en el albarán. Acordar con el proveedor la vida mínima restante.',
      },
      P03: {
        do: 'Poner lo nuevo detrás de lo antiguo y usar primero lo que caduca antes. Anotar la fecha en lo que se pasa a otros recipientes.',
      },
      P34: {
        do: 'Poner lo nuevo detrás de lo antiguo. Retirar del estante los alimentos en su último día, al cierre.',
        check: 'Quien abre la tienda revisa los estantes cada mañana.',
        act: 'Retirar de la venta lo caducado, contarlo y desecharlo. Si se vendió algo, avisar al responsable, que decide sobre la retirada y la recuperación.',
      },
    },
  },
  H08: {
    name: 'Crecimiento de microorganismos en alimentos refrigerados',
    hazard:
      'Salmonella, STEC, Staphylococcus aureus y Clostridium perfringens se multiplican cuando el alimento refrigerado está demasiado caliente. La toxina de S. aureus resiste la cocción.',
    cause: 'Puerta abierta, estantes demasiado llenos, ollas calientes dentro, frigorífico averiado.',
    do: 'Conservar los alimentos listos para el consumo a {limit:L-chill-rte}, y los demás dentro de su propio límite, indicado aquí. Dejar sitio al aire, cerrar la puerta, no meter nada caliente.',
    check:
      'El responsable de turno lee el termómetro o mide un producto en cada frigorífico y cámara, por la mañana y por la tarde.',
    act: 'Pasar los alimentos a un lugar más frío y medirlos. Demasiado calientes más de {limit:L-out-cold-hours}, o no se sabe cuánto: desechar lo listo para el consumo. Revisar puerta, carga y hielo del evaporador; llamar al técnico.',
    at: {
      P12: {
        do: 'Exponer la comida fría a {limit:L-chill-rte}, en porciones pequeñas. Encender la vitrina con tiempo; llenarla solo hasta la línea de carga.',
        check: 'Quien atiende el mostrador o el bufé mide un producto antes del servicio y a mitad.',
        act: 'Sacar de la vitrina lo que supera el límite. Si ha estado demasiado caliente más de {limit:L-out-cold-hours}, o no se sabe, desecharlo. Revisar la vitrina y reponer con cantidades más pequeñas.',
      },
      P34: {
        do: 'Mantener la vitrina dentro del límite de lo que contiene: alimentos listos para el consumo, {limit:L-chill-rte}; los demás, como se indica aquí. No pasar nunca de la línea de carga; dejar libres las rejillas de aire.',
        check:
          'Quien abre la tienda, y después el turno de tarde, lee cada vitrina o mide un envase en el punto más caliente.',
        act: 'Pasar los productos a otra vitrina o a la cámara y medirlos. Listos para el consumo demasiado calientes más de {limit:L-out-cold-hours}, o no se sabe cuánto: desecharlos. No vender de la vitrina hasta que se repare.',
      },
      P35: {
        do: 'Enfriar el vehículo o el contenedor antes de cargar y cargar solo alimentos a {limit:L-transport-cold}. Puertas cerradas entre paradas.',
        check: 'El conductor lee la temperatura al cargar y en la última parada de cada viaje.',
        act: 'No entregar lo que llega demasiado caliente. Traerlo de vuelta, medirlo y decidir con el responsable. Hacer revisar el vehículo o el contenedor antes del siguiente viaje.',
      },
      P61: {
        do: 'Conserve la comida cocinada y enfriada a {limit:L-chill-rte}, tapada, por encima de lo crudo o separada. Meta solo lo que ya esté frío.',
      },
    },
  },
  H11: {
    name: 'Crecimiento de Listeria durante la vida útil',
    hazard:
      'Listeria monocytogenes crece también en frío, en jamón cocido loncheado, queso tierno, pescado ahumado, postres con nata, fruta y verdura cortadas y ensaladas que se guardan varios días.',
    cause: 'Vida larga en un frigorífico unos grados demasiado caliente; envases abiertos sin fecha.',
    do: 'Conservar a {limit:L-chill-rte}. Los envases abiertos y lo hecho aquí sin un estudio de su vida útil: usar en un plazo de {limit:L-rte-days}, nunca más allá de la fecha del fabricante.',
    check:
      'El responsable de turno comprueba la temperatura dos veces al día y las fechas de los envases abiertos al cierre.',
    act: 'Desechar lo que ha pasado sus días o ha estado demasiado caliente más de {limit:L-out-cold-hours}. Acortar los días o bajar la temperatura del frigorífico.',
    at: {
      P01: {
        do: 'Acepte queso, fiambres, pescado ahumado y otros alimentos que se comen tal cual solo a {limit:L-chill-rte}, con días suficientes. Guárdelos primero.',
        check: 'Quien recibe mide entre dos envases de cada entrega y lee la fecha.',
        act: 'Demasiado caliente o caducado: rechácelo o apártelo. Después nadie lo calienta. Si se repite, revise al proveedor.',
      },
      P12: {
        do: 'Exponer solo cantidades pequeñas a {limit:L-chill-rte}; nada vuelve de la vitrina a las existencias.',
        check: 'Quien atiende la vitrina mide un producto antes del servicio y a mitad.',
        act: 'Desechar lo que ha estado demasiado caliente más de {limit:L-out-cold-hours}. Exponer menos cada vez.',
      },
      P22: {
        do: 'Envasar solo alimentos frescos y fríos en una máquina limpia. Conservar los envases a {limit:L-chill-vacuum} durante un máximo de {limit:L-vacuum-days}, o demostrar con un estudio una vida más larga.',
        check:
          'Quien envasa pone en cada envase su último día; el responsable de turno comprueba la temperatura dos veces al día y las fechas cada mañana.',
        act: 'Desechar los envases que han pasado sus días. Tras un positivo de Listeria, inmovilizar el lote, limpiar la máquina desmontada y volver a muestrear.',
      },
      P34: {
        do: 'Mantener la vitrina a {limit:L-chill-rte}. Lo loncheado en el mostrador: venderlo el mismo día o etiquetarlo con el último día de uso.',
        check:
          'El personal del mostrador comprueba la temperatura dos veces al día y las fechas cada mañana.',
        act: 'Retirar de la venta lo que ha pasado su día o ha estado demasiado caliente más de {limit:L-out-cold-hours}. Lonchear cantidades más pequeñas.',
      },
    },
  },
  H12: {
    name: 'Descongelación y recongelación de alimentos congelados',
    hazard: 'Los microorganismos crecen en el borde descongelado y siguen ahí cuando se vuelve a congelar.',
    cause:
      'Avería del congelador, puerta con hielo, mercancía en el muelle, congelación lenta de comida caliente.',
    do: 'Conservar los alimentos congelados a {limit:L-frozen}. No volver a congelar lo descongelado, salvo que se haya cocinado entretanto.',
    check: 'Quien abre lee cada congelador una vez al día y busca envases blandos, escarcha y exudado.',
    act: 'Pasar los alimentos a otro congelador. Carne o pescado blando: cocinar enseguida; helado y alimentos listos para el consumo: desechar. Llamar al técnico.',
    at: {
      P01: {
        do: 'Aceptar los congelados solo duros y a {limit:L-frozen-swing}, sin exudado ni nieve dentro del envase. Guardarlos lo primero.',
        check: 'Quien recibe mide entre dos envases en cada entrega.',
        act: 'Rechazar los envases blandos o recongelados y anotarlo en el albarán. Avisar al proveedor.',
      },
      P16: {
        do: 'Congelar solo alimentos frescos y fríos, en envases pequeños, en el abatidor o en el compartimento más frío. Etiquetar qué es y el día. Después conservar a {limit:L-frozen}.',
        check:
          'Quien congela comprueba al día siguiente que los envases están duros por completo y lee el congelador.',
        act: 'Alimento sin congelar del todo: cocinarlo enseguida o desecharlo. Congelar menos cada vez; hacer revisar el congelador.',
      },
      P34: {
        do: 'Mantener el arcón o la vitrina de helados dentro de su límite, indicado aquí; llenar por debajo de la línea de carga y tapar por la noche.',
        check: 'Quien abre la tienda lee cada arcón una vez al día y busca envases blandos al tacto.',
        act: 'Retirar de la venta los envases blandos; no se vuelven a congelar. Pasar los duros a otro congelador y llamar al técnico.',
      },
      P35: {
        do: 'Cargar los congelados al final, en un vehículo ya frío; mantenerlos a {limit:L-frozen-swing}.',
        check: 'El conductor lee la temperatura al cargar y en la última parada.',
        act: 'Lo blando no se entrega. Traerlo de vuelta, marcarlo y decidir con el responsable; hacer revisar el equipo de frío.',
      },
    },
  },
  H13: {
    name: 'Crecimiento y exudado durante la descongelación',
    hazard:
      'Los microorganismos crecen en el exterior ya caliente mientras el interior sigue helado; el exudado los lleva a otros alimentos.',
    cause: 'Descongelar sobre la mesa, sin bandeja debajo, alimento descongelado y olvidado.',
    do: 'Descongelar en el frigorífico, sobre rejilla y bandeja, por debajo de los alimentos listos para el consumo, como máximo {limit:L-thaw-hours}. Bajo el chorro de agua fría o en el microondas solo si se cocina enseguida.',
    check: 'Quien cocina comprueba cada mañana que lo que se descongela está en bandeja, tapado y fechado.',
    act: 'Descongelado a temperatura ambiente: caliente por fuera, desechar; aún frío, cocinar enseguida. Recoger el exudado y desinfectar. Planificar la descongelación el día antes.',
  },
  H19: {
    name: 'Crecimiento mientras la comida está fuera',
    hazard: 'Los microorganismos crecen y forman toxinas en la comida que espera sin frío ni calor.',
    cause: 'Comida sacada demasiado pronto, fuentes rellenadas, sobras devueltas.',
    do: 'La comida fría puede estar fuera como máximo {limit:L-out-cold-hours}. Anotar la hora en la tarjeta, reponer con fuentes nuevas, no rellenar nunca.',
    check: 'Quien atiende la exposición anota cuándo se sacó cada plato y mira el reloj en cada reposición.',
    act: 'Desechar lo que ha estado más tiempo. Sacar menos y más a menudo.',
    at: {
      P08: {
        do: 'Saque del frío solo lo que se corta de una vez; sala {limit:L-cutting-room}. Las tripas remojadas y los recortes vuelven al frío.',
        check: 'El encargado lee la sala dos veces al día y mira la carne sobre las mesas.',
        act: 'Carne que se calentó: al frío en el acto y cocínela el mismo día, o deséchela. Lotes menores, sala más fría.',
      },
      P20: {
        do: 'Emplatar poco antes de servir; los platos fríos esperan en el frigorífico, los calientes bajo calor.',
        check: 'Quien está en el pase vigila que nada espere allí.',
        act: 'Lo que ha esperado más de {limit:L-out-cold-hours} no se sirve. Cambiar el orden de emplatado.',
      },
      P34: {
        do: 'Lo que necesita frío está fuera de la vitrina solo mientras se sirve, como máximo {limit:L-out-cold-hours} en total.',
        check: 'El personal revisa el mostrador en cada cambio de turno.',
        act: 'Desechar lo que ha estado fuera más tiempo y recordar la norma al turno.',
      },
    },
  },
  H24: {
    name: 'Crecimiento de esporas en un enfriamiento lento',
    hazard:
      'Las esporas de Clostridium perfringens y Bacillus cereus resisten el cocinado y crecen mientras la comida se enfría despacio. El recalentamiento no destruye la toxina de B. cereus.',
    cause:
      'Ollas hondas, tapas puestas, enfriar a temperatura ambiente toda la noche, abatidor demasiado lleno.',
    do: 'Enfriar la comida cocinada: {limit:L-cool}. Usar bandejas de poco fondo, baño de hielo o abatidor; trocear las piezas grandes; después, directamente al frigorífico.',
    check:
      'Quien cocina anota la hora y la temperatura en el centro al principio y al final del enfriamiento de cada lote, en la pieza más gruesa.',
    act: 'Si falta poco y el centro sigue caliente: calentar una vez a {limit:L-reheat} y volver a empezar. En otro caso, desechar. Raciones más pequeñas, más hielo, menos bandejas.',
    at: {
      P23: {
        do: 'Meter las bolsas enseguida en agua con hielo: {limit:L-cool-cook-chill}. En una sola capa, cubiertas de hielo.',
        check:
          'Quien cocina mide una bolsa de cada lote a través de cinta de espuma al final del enfriamiento y anota hora y temperatura.',
        act: 'Desechar las bolsas que no cumplieron el límite. Más hielo, bolsas más pequeñas.',
      },
    },
  },
  H27: {
    name: 'Crecimiento y toxina en el mantenimiento en caliente',
    hazard: 'Clostridium perfringens y Bacillus cereus crecen en la comida templada, no en la caliente.',
    cause:
      'Baño maría encendido tarde, comida fría calentada en él, comida mantenida durante horas, sin tapas.',
    do: 'Poner solo comida caliente en el equipo precalentado y mantenerla a {limit:L-hot-hold} durante un máximo de {limit:L-hot-hold-hours}. Remover, tapar, no rellenar.',
    check: 'Quien cocina mide cada plato al empezar y a mitad del servicio, en el punto más frío.',
    act: 'Por debajo del límite menos de {limit:L-out-hot-hours}: calentar una vez a {limit:L-reheat} y devolver. Más tiempo, o no se sabe: desechar. Revisar el ajuste del equipo.',
    at: {
      P34: {
        do: 'Mantener el mostrador caliente a {limit:L-hot-hold}; llenarlo solo con comida ya caliente.',
        check: 'El personal del mostrador mide un producto de cada clase dos veces al día.',
        act: 'Por debajo del límite más de {limit:L-out-hot-hours}, o no se sabe: desechar. En otro caso, recalentar por completo una vez. Hacer revisar el mostrador.',
      },
      P35: {
        do: 'Precalentar los contenedores, llenarlos del todo y cerrarlos enseguida; la comida llega a {limit:L-hot-hold}.',
        check: 'El conductor o quien recibe mide un contenedor de cada viaje.',
        act: 'Llega por debajo del límite: calentar enseguida a {limit:L-reheat}, o desechar si estuvo templada más de {limit:L-out-hot-hours}. Cargar más tarde, usar mejores contenedores.',
      },
    },
  },
  H28: {
    name: 'Toxina botulínica en envases sin aire',
    hazard:
      'Clostridium botulinum no proteolítico crece sin aire, también en el frigorífico, y forma una toxina mortal que no se ve ni se huele.',
    cause:
      'Envases al vacío o con gas guardados demasiado tiempo o unos grados de más, poca sal o poco ácido.',
    do: 'Conservar los envases al vacío o con gas a {limit:L-chill-vacuum} durante un máximo de {limit:L-vacuum-days}. Más tiempo solo con otra barrera demostrada: sal, ácido o secado.',
    check:
      'El responsable de turno lee dos veces al día el frigorífico de los envases y comprueba cada mañana su último día de uso.',
    act: 'Desechar los envases que han pasado sus días o estuvieron demasiado calientes un tiempo desconocido; no probarlos. Bajar la temperatura del frigorífico, acortar la vida útil.',
    at: {
      P23: {
        do: 'Servir las bolsas enseguida, o enfriarlas y conservarlas a {limit:L-chill-vacuum} durante un máximo de {limit:L-vacuum-days}. Poner en cada bolsa su último día.',
      },
      P25: {
        do: 'Salar por igual antes de ahumar. Conservar el pescado ahumado en frío y envasado a {limit:L-chill-vacuum} durante un máximo de {limit:L-vacuum-days}, o envolverlo de modo que entre el aire.',
      },
      P27: {
        do: 'Pesar sal y pescado o carne, mantener la salmuera a la concentración de la receta y respetar el tiempo de salazón. Lo que se envasará sin aire necesita toda la sal.',
        check: 'Quien sala anota peso, sal y tiempo de cada lote.',
        act: 'Poca sal: volver a salar antes de ahumar o envasar, o vender sin vacío y con una vida útil corta. Revisar balanza y receta.',
      },
    },
  },
  H29: {
    name: 'Toxina botulínica en conservas',
    hazard:
      'Clostridium botulinum proteolítico resiste una esterilización débil y forma una toxina mortal en tarros y latas cerrados a temperatura ambiente.',
    cause:
      'Esterilización a temperatura demasiado baja o demasiado corta, tarros demasiado llenos, cierres o tapas con fugas.',
    do: 'Esterilizar con un programa validado hasta alcanzar {limit:L-retort}. El mismo tarro, el mismo llenado y la misma temperatura inicial que en el programa. Enfriar con agua limpia y clorada.',
    check:
      'El operario registra temperatura, presión y tiempo de cada carga y examina los cierres de cada lote.',
    act: 'La carga que no cumple el programa se esteriliza enseguida de nuevo o se desecha; los envases hinchados o con fugas no se abren nunca. Reparar el autoclave antes de la carga siguiente.',
  },
  H32: {
    name: 'Crecimiento en alimentos poco acidificados',
    hazard:
      'Clostridium botulinum, Listeria y otros crecen donde el vinagre o la fermentación no bajaron el pH.',
    cause: 'Poco vinagre, trozos gruesos, fermentación lenta, pH-metro sin calibrar.',
    do: 'Pesar según la receta y respetar las horas del programa. Encurtidos y marinados cumplen este límite hasta el centro: {limit:L-acid-ph}; el arroz acidificado, el suyo en toda la masa; leche y cuajada se acidifican según su curva, con un cultivo vivo.',
    check:
      'Quien lo elabora mide el pH de cada lote con un pH-metro calibrado: una muestra triturada cuando el ácido ha penetrado; leche y cuajada, a las horas del programa.',
    act: 'Por encima del límite: añadir ácido y volver a medir, o guardar en el frigorífico con una vida útil corta, o desechar. Revisar receta y pH-metro.',
    at: {
      P28: {
        do: 'Pesar fruta, azúcar y zumo de limón o ácido cítrico según la receta; las frutas y verduras poco ácidas reciben más ácido hasta el límite de pH del lote. Llenar en caliente y cerrar enseguida.',
        check: 'Quien cocina mide una muestra triturada y fría de cada lote antes de etiquetar.',
        act: 'Por encima del límite: añadir ácido, volver a hervir y llenar, o vender desde el frigorífico con una vida útil corta, o desechar.',
      },
    },
  },
  H34: {
    name: 'Crecimiento en embutido crudo y carne desecada',
    hazard:
      'STEC, Salmonella y Staphylococcus aureus crecen cuando el embutido se acidifica o se seca demasiado despacio. La toxina de S. aureus permanece.',
    cause:
      'Cultivo iniciador ausente o débil, sala demasiado caliente antes de acidificar, tripa gruesa, poco secado.',
    do: 'Acidificar el embutido con un cultivo iniciador hasta {limit:L-sausage-ph}; límite de los grados-hora de la sala hasta entonces: {limit:L-degree-hours}. Secarlo, igual que el jamón o la cecina, hasta que se conserve: {limit:L-stable-ph} o {limit:L-stable-aw}; la carne solo desecada, hasta {limit:L-dry-aw}.',
    check:
      'El carnicero mide el pH de cada lote en los días de la receta y la actividad de agua antes de liberarlo.',
    act: 'Si el pH no se alcanza a tiempo: cocinar el lote por completo o desecharlo. Poco seco: seguir secando y medir de nuevo antes de liberarlo.',
  },
  H35: {
    name: 'Microorganismos y mohos en la maduración',
    hazard: 'Listeria, micotoxinas y alteración en carne madurada en seco y productos curados.',
    cause: 'Cámara demasiado caliente o húmeda, tablas sucias, maduración demasiado larga.',
    do: 'Madurar a {limit:L-chill-ripening} durante un máximo de {limit:L-ripening-days}; humedad: {limit:L-ripening-humidity}. Piezas separadas y tablas limpias; recortar antes de vender. El vacuno necesita además aire filtrado o tratado con luz ultravioleta, a 0,2-0,5 m/s.',
    check: 'El carnicero lee temperatura y humedad dos veces al día y mira cada pieza una vez al día.',
    act: 'Pieza viscosa, pegajosa o con moho de color: desecharla. Secar la cámara, limpiarla, averiguar la causa.',
  },
  H81: {
    name: 'Toxina de Bacillus cereus en arroz, pasta y legumbres',
    hazard:
      'Las esporas de Bacillus cereus resisten el hervido; la toxina que forman en el arroz templado resiste la fritura y el recalentamiento.',
    cause: 'Arroz templado o a temperatura ambiente durante horas, ollas grandes enfriadas despacio.',
    do: 'Cocer cantidades pequeñas. Arroz y pasta que se guardan: enfriar {limit:L-cool}, en bandejas planas o bajo agua potable fría.',
    check: 'Quien cocina anota hora y temperatura al principio y al final del enfriamiento de cada lote.',
    act: 'Desechar el arroz que se enfrió demasiado despacio: recalentar no sirve. Cocer menos, usar bandejas planas.',
    at: {
      P19: {
        do: 'Mantener arroz, pasta y legumbres cocidos a {limit:L-hot-hold}; no dejar la arrocera apagada.',
        check: 'Quien cocina mide arroz y pasta al empezar y a mitad del servicio.',
        act: 'Desechar el arroz que estuvo por debajo del límite más de {limit:L-out-hot-hours}: recalentar no sirve. Revisar el equipo.',
      },
      P26: {
        do: 'Mezclar el vinagre enseguida con el arroz de sushi caliente, pesado según la receta, hasta {limit:L-acid-rice-ph}.',
        check: 'Quien prepara el sushi mide el pH de cada lote de arroz.',
        act: 'Por encima del límite: añadir vinagre y volver a medir, o usar el arroz enseguida, o desecharlo.',
      },
    },
  },
  H82: {
    name: 'Toxina estafilocócica en cremas y pastelería rellena',
    hazard:
      'Staphylococcus aureus de manos y nariz crece en nata, crema y rellenos; su toxina resiste el horneado.',
    cause: 'Manos sin lavar, heridas, rellenos a temperatura ambiente, mangas usadas durante días.',
    do: 'Trabajar en cantidades pequeñas, con manos limpias y mangas nuevas. Lo relleno va directamente al frío, a {limit:L-chill-rte}.',
    check:
      'El pastelero comprueba que ningún relleno queda fuera y mide la vitrina de pastelería dos veces al día.',
    act: 'Desechar los rellenos que estuvieron fuera más de {limit:L-out-cold-hours}. Elaborar cantidades más pequeñas; quien tiene heridas infectadas pasa a otro trabajo.',
  },
  H87: {
    name: 'Yersinia en la carne de cerdo',
    hazard: 'Yersinia enterocolitica crece despacio incluso en el frigorífico.',
    cause: 'Cerdo crudo guardado muchos días, goteo sobre otros alimentos.',
    do: 'Conservar el cerdo crudo a {limit:L-chill-red-meat} y usarlo en pocos días. El cocinado la destruye: {limit:L-cook-core}.',
    check:
      'El responsable de turno comprueba la temperatura dos veces al día y cada mañana las fechas de la carne cruda.',
    act: 'Cocinar enseguida lo próximo a su fecha; desechar lo viscoso o lo que la ha superado.',
  },
  H121: {
    name: 'Crecimiento lento de esporas en comida cocinada y guardada',
    hazard:
      'Las esporas de Bacillus cereus y Clostridium botulinum sobreviven al cocinado. Algunas cepas crecen despacio incluso en frío, sobre todo en recipientes bien cerrados. La toxina de B. cereus resiste el recalentamiento.',
    cause:
      'Comida cocinada guardada demasiados días, un frigorífico unos grados por encima, recipientes sin fecha.',
    do: 'Conserve la comida cocinada a {limit:L-chill-rte} y úsela en un plazo de {limit:L-rte-days}. Escriba el último día de uso en cada recipiente al meterlo en el frigorífico.',
    check:
      'El responsable del turno lee el frigorífico por la mañana y por la tarde, y las fechas de los recipientes al cerrar.',
    act: 'Deseche lo que haya pasado su último día o no tenga fecha. Si estuvo demasiado caliente más de {limit:L-out-cold-hours} o no se sabe, deséchelo también. Recalentar no sirve.',
  },
  H91: {
    name: 'Toxina botulínica en pescado crudo al vacío',
    hazard:
      'Clostridium botulinum tipo E vive en el pescado y en el agua y crece sin aire en un frigorífico templado.',
    cause: 'Pescado crudo al vacío demasiado caliente o descongelado dentro del envase.',
    do: 'Conservar el pescado crudo al vacío congelado, o a {limit:L-chill-vacuum}. Abrir el envase antes de descongelar. Etiqueta: «Conservar en frío» y último día de uso.',
    check:
      'Quien envasa lee dos veces al día el almacén de los envases y comprueba la etiqueta del primero y del último.',
    act: 'Desechar los envases que estuvieron demasiado calientes un tiempo desconocido o se descongelaron cerrados. Reenvasar sin vacío si no se puede mantener el frío.',
  },
  H110: {
    name: 'Crecimiento mientras se calientan jamones grandes',
    hazard:
      'Los estafilococos y Clostridium perfringens crecen mientras el centro está tibio durante horas; la toxina de los estafilococos resiste la cocción.',
    cause: 'Piezas demasiado gruesas, horno lleno, centro congelado, inicio frío.',
    do: 'Descongele del todo antes de cocer; piezas de igual tamaño. Centro: {limit:L-come-up}.',
    check: 'El operario del horno registra el centro de la pieza mayor de principio a fin.',
    act: 'Más tiempo que el límite: retenga el lote; decide un experto, si no, destrúyalo. Cuelgue menos, empiece más caliente.',
  },
  H115: {
    name: 'Fermentación lenta o poco ácida',
    hazard:
      'STEC, Salmonella, Bacillus y estafilococos crecen o sobreviven antes de que el ácido y el alcohol los frenen.',
    cause: 'Fruta dulce y madura, poca sal, cultivo viejo, sala fría, fermentación parada.',
    do: 'Empiece en pocas horas, con cultivo o levadura y la sal de la receta. pH {limit:L-ferment-ph}; corrija el mosto con ácido antes de la levadura.',
    check: 'El elaborador mide cada lote al principio y al final con un medidor calibrado.',
    act: 'Sin acidez a tiempo: pasteurice o destruya. Corrija ácido, sal, cultivo o temperatura del lote siguiente.',
  },
  H117: {
    name: 'Crecimiento durante el secado',
    hazard:
      'Los estafilococos y Salmonella crecen mientras el alimento está húmedo; después, mohos si no queda seco.',
    cause: 'Capas gruesas, aire húmedo, inicio frío, ventilador parado, almacén húmedo.',
    do: 'Capas finas, aire caliente y seco desde el principio. Seque hasta {limit:L-dried-aw}; envase hermético.',
    check: 'El operario mide las piezas más gruesas de cada lote.',
    act: 'Demasiado húmedo: siga secando en el acto. Húmedo sin saber cuánto o con moho: destrúyalo. Revise ventilador y aire.',
  },
  H120: {
    name: 'Crecimiento mientras se enfría la mezcla de helado',
    hazard: 'Bacillus, estafilococos y Listeria crecen en la mezcla tibia; ningún paso posterior los mata.',
    cause: 'Enfriador pequeño, tanque lleno, espera antes del enfriador.',
    do: 'Enfríe en el acto tras el calentador: {limit:L-cool-mix}.',
    check: 'El heladero lee temperatura y tiempo de cada lote.',
    act: 'Demasiado lento: caliente de nuevo y enfríe, una sola vez; si no, destruya. Limpie el enfriador, lotes menores.',
  },
}
