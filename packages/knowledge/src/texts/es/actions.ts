import type { KnowledgeTexts } from '@larder/core/haccp'

export const actions: KnowledgeTexts['actions'] = {
  'C-refuse': {
    product: 'Rechazar la mercancía o apartarla con el cartel «no usar».',
    process: 'Avisar al proveedor; si se repite, revisar su homologación.',
    record: 'Registro de recepción: producto, lectura, decisión.',
    options: [
      'Mercancía rechazada',
      'Apartada, proveedor consultado',
      'Medida en el centro: dentro del límite, aceptada',
      'Desechada',
    ],
  },
  'C-supplier': {
    product: 'Apartar la mercancía hasta que el proveedor conteste.',
    process: 'Pedir documentos o resultados; si no llegan, dar de baja al proveedor.',
    record: 'Nota en la lista de proveedores.',
    options: [
      'Documentos pedidos',
      'Mercancía apartada',
      'Proveedor dado de baja',
      'Documentos recibidos, mercancía liberada',
    ],
  },
  'C-shellfish': {
    product: 'Rechazar o desechar los lotes sin etiqueta, calientes o muertos.',
    process: 'Avisar al proveedor; archivar las etiquetas por fecha.',
    record: 'Registro de recepción con el número de la etiqueta.',
    options: ['Lote rechazado', 'Ejemplares muertos retirados', 'Desechado', 'Etiqueta pedida al proveedor'],
  },
  'C-too-warm': {
    product:
      'Medir el alimento con la sonda y pasarlo a un lugar más frío. Listo para el consumo que ha estado demasiado caliente más de {limit:L-out-cold-hours}, o no se sabe cuánto: desecharlo. Alimento crudo para cocinar que sigue frío: cocinarlo enseguida.',
    process: 'Revisar puerta, junta, carga y hielo; volver a medir al cabo de una hora; llamar al técnico.',
    record: 'Registro de temperaturas: lectura, alimento, decisión.',
    options: [
      'Alimentos pasados a otro frigorífico',
      'Puerta o carga corregida, medido de nuevo',
      'Desechado',
      'Cocinado enseguida',
      'Técnico avisado',
    ],
  },
  'C-freezer': {
    product:
      'Alimento duro: pasarlo a otro congelador. Carne o pescado blando: cocinarlo enseguida. Helado blando o alimento listo para el consumo: desecharlo. No volver a congelar.',
    process: 'Revisar puerta, hielo y carga; volver a medir al cabo de una hora; llamar al técnico.',
    record: 'Registro de temperaturas: lectura, alimento, decisión.',
    options: [
      'Alimentos pasados a otro congelador',
      'Cocinado enseguida',
      'Desechado',
      'Congelador descongelado y limpio',
      'Técnico avisado',
    ],
  },
  'C-dry-store': {
    product: 'Desechar en bolsas cerradas lo húmedo, enmohecido o con insectos.',
    process: 'Ventilar o secar el almacén, sellar las fugas, limpiar los estantes.',
    record: 'Registro del almacén: producto y cantidad.',
    options: ['Desechado', 'Almacén ventilado o secado', 'Estantes limpiados', 'Reparación encargada'],
  },
  'C-discard': {
    product: 'Desechar el alimento de modo que nadie pueda usarlo.',
    process: 'Averiguar la causa y recordar la norma al turno.',
    record: 'Registro de mermas: alimento, cantidad, motivo.',
    options: ['Desechado', 'Etiqueta corregida', 'Usado enseguida', 'Norma recordada al turno'],
  },
  'C-cook-on': {
    product:
      'Seguir cocinando hasta el límite y volver a medir. Ya servido: avisar enseguida al responsable.',
    process: 'Cambiar el tiempo, la carga o el tamaño de las piezas; revisar la sonda y el horno.',
    record: 'Registro de cocinado: primera y segunda lectura.',
    options: [
      'Cocinado más tiempo, límite alcanzado',
      'Cocinado de otro modo',
      'Desechado',
      'Equipo revisado',
    ],
  },
  'C-cool': {
    product:
      'Si faltó poco y aún está caliente: calentar a {limit:L-reheat} y volver a enfriar, una sola vez. En otro caso, desechar.',
    process: 'Bandejas más pequeñas, baño de hielo, menos carga en el abatidor.',
    record: 'Registro de enfriamiento: horas y lecturas.',
    options: ['Calentado y enfriado de nuevo', 'Desechado', 'Raciones más pequeñas', 'Abatidor revisado'],
  },
  'C-reheat': {
    product: 'Seguir calentando y volver a medir. Si no llega a tiempo al límite: desechar.',
    process: 'Raciones más pequeñas, remover, precalentar; revisar el equipo.',
    record: 'Registro de recalentamiento: primera y segunda lectura.',
    options: [
      'Calentado más tiempo, límite alcanzado',
      'Desechado',
      'Raciones más pequeñas',
      'Equipo revisado',
    ],
  },
  'C-hot-hold': {
    product:
      'Por debajo del límite menos de {limit:L-out-hot-hours}: calentar a {limit:L-reheat}, una sola vez. Más tiempo o no se sabe: desechar.',
    process: 'Precalentar, tapar, subir el termostato; hacer revisar el equipo.',
    record: 'Registro de mantenimiento en caliente: lectura, decisión.',
    options: [
      'Recalentado y devuelto',
      'Servido enseguida',
      'Desechado',
      'Termostato subido',
      'Técnico avisado',
    ],
  },
  'C-time-out': {
    product: 'Desechar lo que ha estado fuera más tiempo del permitido.',
    process: 'Sacar cantidades más pequeñas; anotar la hora.',
    record: 'Registro de exposición: horas, cantidad desechada.',
    options: [
      'Desechado',
      'Servido dentro del tiempo',
      'Cantidades más pequeñas',
      'Norma recordada al turno',
    ],
  },
  'C-thaw': {
    product: 'Descongelado y aún frío: cocinar enseguida. Caliente por fuera: desechar.',
    process: 'Planificar la descongelación el día antes; bandejas y rejillas preparadas.',
    record: 'Registro de descongelación: alimento, decisión.',
    options: [
      'Cocinado enseguida',
      'Pasado al frigorífico, en bandeja',
      'Desechado',
      'Exudado recogido y superficie desinfectada',
    ],
  },
  'C-produce': {
    product: 'Volver a lavar, hervir o desechar.',
    process: 'Agua limpia, cantidades más pequeñas; avisar al proveedor.',
    record: 'Nota con producto y proveedor.',
    options: ['Lavado de nuevo', 'Hervido antes de usar', 'Desechado', 'Proveedor avisado'],
  },
  'C-separation': {
    product: 'Desechar el alimento listo para el consumo que se ha contaminado, o cocinarlo por completo.',
    process: 'Limpiar y desinfectar; poner en orden estantes, tablas y secuencia de trabajo.',
    record: 'Nota: alimento, lugar, causa.',
    options: [
      'Alimentos separados',
      'Desechado',
      'Cocinado por completo',
      'Limpiado y desinfectado',
      'Norma recordada al turno',
    ],
  },
  'C-raw-dish': {
    product:
      'Desechar lo que ha pasado su tiempo, está demasiado caliente o es de origen desconocido; o cocinarlo por completo.',
    process: 'Huevo pasteurizado, cantidades más pequeñas, un lugar más frío.',
    record: 'Registro del lote: hora de elaboración, decisión.',
    options: ['Cocinado por completo', 'Desechado', 'Cambio a huevo pasteurizado', 'Cantidades más pequeñas'],
  },
  'C-parasite': {
    product:
      'Volver a congelar durante todo el tiempo, o cocinar a {limit:L-cook-parasite}. Ya servido: el responsable informa a los clientes.',
    process: 'Congelador más frío, piezas más finas; pedir los documentos al proveedor.',
    record: 'Registro de congelación del lote.',
    options: [
      'Congelado de nuevo, tiempo completo',
      'Cocinado',
      'Devuelto',
      'Documentos pedidos',
      'Desechado',
    ],
  },
  'C-acid': {
    product: 'Añadir ácido y volver a medir; o guardar en frío con una vida útil corta; o desechar.',
    process: 'Revisar receta, pesada y pH-metro.',
    record: 'Registro de pH: primera y segunda lectura.',
    options: [
      'Ácido añadido, límite alcanzado',
      'Guardado en frío, usado hoy',
      'Desechado',
      'pH-metro calibrado',
    ],
  },
  'C-dry': {
    product: 'Inmovilizar el lote; seguir secando, cocinarlo por completo o desecharlo.',
    process: 'Revisar cultivo iniciador, sala y receta.',
    record: 'Registro del lote: lecturas, decisión.',
    options: ['Secado más tiempo, medido de nuevo', 'Cocinado por completo', 'Desechado', 'Sala regulada'],
  },
  'C-cure': {
    product:
      'Inmovilizar el lote. Exceso: desecharlo. Defecto: corregir según la receta, o cocinar y vender en fresco.',
    process: 'Revisar la balanza, la hoja de receta y el almacén de la sal de curado.',
    record: 'Hoja del lote con las dos firmas.',
    options: ['Corregido según la receta', 'Cocinado y vendido en fresco', 'Desechado', 'Balanza revisada'],
  },
  'C-vacuum': {
    product:
      'Desechar los envases que han pasado sus días o han estado calientes un tiempo desconocido; no probarlos.',
    process: 'Un lugar más frío, una vida útil más corta, etiquetas claras.',
    record: 'Registro de envases: lote, lectura, decisión.',
    options: [
      'Desechado',
      'Pasado a un lugar más frío',
      'Usado hoy dentro de sus días',
      'Etiqueta corregida',
    ],
  },
  'C-seal': {
    product:
      'Reenvasar enseguida lo que está fresco y frío; desechar el resto. Comprobar todos los envases desde el último correcto.',
    process: 'Limpiar y ajustar la máquina; cambiar el film o las tapas.',
    record: 'Registro de cierres: envases comprobados, envases perdidos.',
    options: ['Reenvasado', 'Desechado', 'Máquina ajustada', 'Film o tapas cambiados'],
  },
  'C-pasteurise': {
    product:
      'Volver a calentar durante todo el tiempo; recuperar todo lo producido desde el último registro correcto.',
    process: 'Revisar sonda, agitación y válvulas.',
    record: 'Registro de calentamiento del lote.',
    options: ['Calentado de nuevo', 'Desechado', 'Equipo reparado', 'Lote inmovilizado'],
  },
  'C-retort': {
    product: 'Inmovilizar la carga; esterilizarla enseguida de nuevo o desecharla.',
    process: 'Hacer revisar el autoclave antes de la carga siguiente.',
    record: 'Registro del autoclave con su gráfica.',
    options: ['Esterilizada de nuevo', 'Desechada', 'Carga inmovilizada', 'Técnico avisado'],
  },
  'C-hot-fill': {
    product:
      'Volver a hervir y llenar en caliente; tapa que no cierra: al frigorífico y uso rápido, o desechar.',
    process: 'Tarros calientes, tapas nuevas, olla más pequeña.',
    record: 'Registro del lote: lectura, tapas.',
    options: ['Hervido y llenado de nuevo', 'Al frigorífico, uso rápido', 'Desechado', 'Tapas nuevas'],
  },
  'C-oil': {
    product: 'Desechar los alimentos que saben a aceite viejo.',
    process: 'Cambiar el aceite, limpiar la freidora, revisar el termostato.',
    record: 'Registro de aceite: lectura, cambio.',
    options: [
      'Aceite cambiado',
      'Aceite filtrado, medido de nuevo',
      'Freidora fuera de uso',
      'Termostato revisado',
    ],
  },
  'C-acrylamide': {
    product: 'Desechar lo demasiado oscuro.',
    process: 'Bajar el calor, acortar el tiempo, usar otras patatas.',
    record: 'Nota: producto, causa.',
    options: ['Calor bajado', 'Tiempo acortado', 'Desechado', 'Otras patatas pedidas'],
  },
  'C-foreign-body': {
    product: 'Apartar el alimento y examinarlo, o desecharlo. Guardar el fragmento.',
    process: 'Reparar o sustituir; limpiar la zona; avisar al proveedor.',
    record: 'Incidencia: fragmento, alimento, causa.',
    options: ['Desechado', 'Examinado y liberado', 'Pieza cambiada', 'Proveedor avisado', 'Zona limpiada'],
  },
  'C-detector': {
    product: 'Parar la línea; apartar todo desde la última prueba correcta y volver a pasarlo.',
    process: 'Reparar y ajustar; probar con todas las probetas antes de seguir.',
    record: 'Registro del detector con las horas.',
    options: [
      'Línea parada, mercancía apartada',
      'Pasado de nuevo, todo correcto',
      'Desechado',
      'Técnico avisado',
    ],
  },
  'C-allergen': {
    product:
      'No servir ni vender; elaborarlo de nuevo o declarar el alérgeno. Ya vendido: retirada y recuperación. Si alguien reacciona: llamar a urgencias.',
    process: 'Corregir la lista, la etiqueta y el orden de trabajo; explicarlo al equipo.',
    record: 'Incidencia: producto, alérgeno, personas avisadas.',
    options: [
      'Elaborado de nuevo',
      'Lista o etiqueta corregida',
      'Retirado de la venta',
      'Cliente informado',
      'Retirada y recuperación iniciadas',
    ],
  },
  'C-label': {
    product:
      'Inmovilizar el lote y volver a etiquetarlo. Ya vendido: el responsable decide sobre la retirada y la recuperación.',
    process: 'Quitar las etiquetas antiguas; comprobar al empezar y al terminar.',
    record: 'Registro del lote con una etiqueta de muestra.',
    options: [
      'Etiquetado de nuevo',
      'Retirado de la venta',
      'Cartel corregido',
      'Retirada y recuperación iniciadas',
    ],
  },
  'C-diet': {
    product:
      'Recuperar la comida y cambiarla. Ya consumida: avisar a la familia o a enfermería y pedir ayuda.',
    process: 'Tarjeta con nombre y color en cada bandeja; una segunda comprobación.',
    record: 'Incidencia: persona, comida, qué se hizo.',
    options: ['Comida cambiada', 'Familia o enfermería avisada', 'Ayuda pedida', 'Tarjetas corregidas'],
  },
  'C-transport': {
    product:
      'No entregar; traer de vuelta, medir y decidir. Comida caliente por debajo del límite: recalentarla por completo o desecharla.',
    process: 'Enfriar o calentar el vehículo o el contenedor antes de cargar; hacerlo revisar; limpiarlo.',
    record: 'Registro del viaje: lecturas, decisión.',
    options: [
      'Traído de vuelta',
      'Entregado dentro del límite tras medir',
      'Recalentado por completo',
      'Desechado',
      'Vehículo o contenedor revisado',
    ],
  },
  'C-site': {
    product: 'Desechar o calentar por completo los alimentos manipulados sin manos limpias.',
    process: 'No empezar hasta tener agua, lavamanos y cubos.',
    record: 'Lista del evento.',
    options: ['Inicio aplazado', 'Traído lo que faltaba', 'Desechado', 'Calentado por completo'],
  },
  'C-clean': {
    product: 'Alimentos de superficies sucias: cocinarlos por completo o desecharlos.',
    process: 'Volver a limpiar antes de usar; enseñar cómo se hace.',
    record: 'Plan de limpieza con nombre.',
    options: ['Limpiado de nuevo', 'Desechado', 'Enseñado cómo se hace', 'Pieza gastada cambiada'],
  },
  'C-listeria': {
    product:
      'Inmovilizar los alimentos listos para el consumo elaborados desde el último resultado correcto; avisar a la autoridad cuando la ley lo exija.',
    process: 'Limpieza a fondo con desmontaje, nuevo muestreo de superficies, muestreos más frecuentes.',
    record: 'Informe del laboratorio y qué se hizo.',
    options: [
      'Limpiado a fondo, muestreado de nuevo',
      'Alimentos inmovilizados',
      'Desechado',
      'Autoridad avisada',
    ],
  },
  'C-chemical': {
    product: 'Desechar los alimentos salpicados o con sabor extraño; aclarar las superficies.',
    process: 'Preparar de nuevo según la etiqueta; guardar los productos químicos bajo llave.',
    record: 'Nota: producto, lugar.',
    options: ['Preparado de nuevo', 'Aclarado', 'Desechado', 'Productos químicos bajo llave'],
  },
  'C-dish': {
    product: 'Volver a lavar con la máquina caliente, o desinfectar a mano.',
    process: 'Reponer producto, limpiar filtros, descalcificar; llamar al técnico.',
    record: 'Lectura y qué se hizo.',
    options: [
      'Lavado de nuevo',
      'Descalcificado o filtros limpios',
      'Desinfectado a mano',
      'Técnico avisado',
    ],
  },
  'C-water': {
    product: 'Dejar de usar el agua y el hielo; agua embotellada o hervida.',
    process: 'Limpiar el depósito o la máquina, purgar, volver a muestrear.',
    record: 'Informe del laboratorio y fechas.',
    options: [
      'Usada agua embotellada',
      'Depósito o máquina limpios',
      'Muestreado de nuevo',
      'Hielo desechado',
    ],
  },
  'C-waste': {
    product: 'Apartar los alimentos devueltos o rechazados con el cartel «no usar».',
    process: 'Vaciar y lavar los cubos; pedir una recogida más frecuente.',
    record: 'Registro de devoluciones y eliminación.',
    options: [
      'Cubos vaciados y lavados',
      'Mercancía apartada',
      'Recogida para eliminar',
      'Recogida encargada',
    ],
  },
  'C-ill': {
    product: 'Desechar los alimentos sin calentar que tocó la persona.',
    process:
      'Enviarla a casa; desinfectar; vuelve solo tras {limit:L-symptom-free-hours} sin síntomas y según indique la autoridad sanitaria.',
    record: 'Registro de personal, confidencial.',
    options: [
      'Enviada a casa',
      'Otro trabajo sin alimentos',
      'Alimentos desechados',
      'Desinfectado',
      'Herida cubierta',
    ],
  },
  'C-pests': {
    product: 'Desechar los alimentos con los que han tenido contacto.',
    process: 'Limpiar, tapar el hueco, empresa de control el mismo día, revisar al cabo de una semana.',
    record: 'Registro de plagas: lugar, especie, qué se hizo.',
    options: ['Empresa avisada', 'Hueco tapado', 'Limpiado y desinfectado', 'Alimentos desechados'],
  },
  'C-calibrate': {
    product: 'Volver a valorar los alimentos medidos desde la última prueba correcta.',
    process: 'Ajustar o sustituir; probar de nuevo.',
    record: 'Registro de calibración: lecturas.',
    options: [
      'Ajustado, probado de nuevo',
      'Sustituido',
      'Enviado a calibrar',
      'Alimentos valorados de nuevo',
    ],
  },
  'C-repair': {
    product: 'Desechar los alimentos alcanzados por aceite, suciedad o goteo.',
    process: 'Fuera de uso hasta que se repare.',
    record: 'Registro de mantenimiento.',
    options: ['Técnico avisado', 'Fuera de uso', 'Reparado', 'Limpiado'],
  },
  'C-train': {
    product: 'Ningún producto que retener; valorar los alimentos elaborados mientras no se cumplía la norma.',
    process: 'Hacer en un mes la formación, la revisión o el simulacro que falta.',
    record: 'Lista con nombres y fecha.',
    options: ['Fecha fijada', 'Hecho', 'Plan modificado', 'Responsable designado'],
  },
  'C-carcass': {
    product:
      'Quitar con cuchillo la suciedad visible antes de cualquier lavado; inmovilizar las canales que no se enfrían a tiempo y decomisar lo que no se puede limpiar.',
    process:
      'Reducir la velocidad de la línea, afilar y esterilizar cuchillos, enseñar a abrir el abdomen; hacer revisar la cámara.',
    record: 'Registro de sacrificio: animal, lugar de la suciedad, qué se recortó, lecturas.',
    options: [
      'Recortada y revisada de nuevo',
      'Inmovilizada en la cámara',
      'Decomisada',
      'Línea más lenta',
      'Cámara reparada',
    ],
  },
  'C-sprouts': {
    product:
      'Positivo o sin analizar: destruir el lote y todo lo del mismo lote de semillas; ya vendido: retirada y recuperación y aviso a la autoridad.',
    process:
      'Parar la producción, limpiar y desinfectar sala y tambores, otras semillas, nuevo análisis antes de volver a vender.',
    record: 'Registro del lote: lote de semillas, tratamiento, resultados.',
    options: [
      'Lote inmovilizado',
      'Lote destruido',
      'Lote de semillas bloqueado',
      'Sala desinfectada',
      'Retirada y recuperación iniciadas',
    ],
  },
  'C-eggs': {
    product:
      'Los huevos resquebrajados van enseguida a pasteurizar; los que pierden líquido y los sucios se destruyen; el líquido que no se enfrió a tiempo se desecha.',
    process: 'Avisar a la granja; revisar cintas y embalaje; enfriar y limpiar la sala de cascado.',
    record: 'Registro del lote: granja, huevos apartados, decisión.',
    options: ['Enviados a pasteurizar', 'Destruidos', 'Seleccionados de nuevo', 'Granja avisada'],
  },
  'C-raw-milk': {
    product:
      'La leche cruda caliente o con resultado positivo se pasteuriza o se desecha; el queso hecho con ella se inmoviliza hasta tener resultados correctos.',
    process: 'Avisar a la granja, enfriar más deprisa, volver a muestrear el rebaño.',
    record: 'Registro de leche y de lote: granja, lectura, resultado, decisión.',
    options: ['Pasteurizada', 'Desechada', 'Queso inmovilizado', 'Rebaño muestreado de nuevo'],
  },
  'C-sample': {
    product: 'Tomar la muestra de lo que queda; anotar por qué se tomó tarde o falta.',
    process: 'Designar a la persona, dejar bolsas y etiquetas en el pase.',
    record: 'Lista de comidas testigo.',
    options: [
      'Muestra tomada más tarde',
      'No quedaba muestra, anotado',
      'Pasada a un lugar más frío',
      'Responsable designado',
    ],
  },
}
