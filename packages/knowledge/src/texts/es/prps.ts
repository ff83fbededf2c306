import type { KnowledgeTexts } from '@larder/core/haccp'

export const prps: KnowledgeTexts['prps'] = {
  PRP01: {
    name: 'Locales y equipos',
    rules: [
      'Suelos, paredes y techos están en buen estado y se pueden lavar.',
      'Hay lavamanos con agua caliente, jabón y papel donde hacen falta.',
      'Los circuitos limpio y sucio no se cruzan; hay luz y ventilación suficientes.',
      'Los equipos se pueden desmontar y limpiar; las piezas gastadas se cambian.',
    ],
  },
  PRP02: {
    name: 'Limpieza y desinfección',
    rules: [
      'Un plan de limpieza dice qué, cómo, con qué, cada cuánto y quién.',
      'Retirar restos, lavar, aclarar, desinfectar, esperar, aclarar, secar.',
      'El cortafiambres y la picadora se desmontan cada día que se usan.',
      'Concentración de cloro: {limit:L-chlorine}; aclarado del lavavajillas: {limit:L-dish-rinse}.',
      'Las bayetas se cambian cada día o son de papel.',
    ],
  },
  PRP03: {
    name: 'Control de plagas',
    rules: [
      'Puertas, ventanas y huecos están cerrados o con mosquitera.',
      'Los alimentos y los residuos están tapados y sin tocar el suelo.',
      'Revisión propia cada semana; empresa contratada con un plano de trampas.',
      'Ningún cebo abierto en zonas de alimentos.',
    ],
  },
  PRP04: {
    name: 'Mantenimiento y calibración',
    rules: [
      'Las máquinas se revisan según el plan y se reparan con piezas adecuadas.',
      'Las sondas se comprueban en hielo fundente: {limit:L-probe-ice}, y en agua hirviendo: {limit:L-probe-boiling}.',
      'Solo lubricante de uso alimentario.',
    ],
  },
  PRP05: {
    name: 'Suciedad, productos químicos y cuerpos extraños',
    rules: [
      'Los productos químicos se guardan bajo llave en sus envases etiquetados.',
      'El vidrio y el plástico duro cerca de alimentos abiertos figuran en una lista y se revisan cada semana.',
      'Las máquinas se revisan antes de usarlas.',
      'Tras una rotura se desechan los alimentos abiertos que estén cerca.',
    ],
  },
  PRP06: {
    name: 'Alérgenos',
    rules: [
      'La lista de alérgenos de todos los platos y productos está al día.',
      'Ningún ingrediente se sustituye sin mirar su etiqueta.',
      'Los utensilios, las freidoras y el orden de trabajo mantienen separados los alérgenos.',
      'Nadie adivina; una persona responde de la lista.',
    ],
  },
  PRP07: {
    name: 'Residuos',
    rules: [
      'Los cubos están cerrados, se vacían a diario y se lavan.',
      'El aceite usado y los subproductos animales se entregan a un gestor con documentos.',
      'Las devoluciones se guardan aparte, con el cartel «no usar».',
    ],
  },
  PRP08: {
    name: 'Agua y aire',
    rules: [
      'Solo agua potable toca los alimentos; con ella se hace el hielo.',
      'Los pozos y depósitos propios se analizan y se limpian según el plan.',
      'Las mangueras llevan válvula antirretorno.',
      'El aire no va de las zonas sucias a las limpias.',
    ],
  },
  PRP09: {
    name: 'Personal: higiene y salud',
    rules: [
      'Las enfermedades, la diarrea y las heridas infectadas se comunican antes de trabajar; se vuelve solo tras {limit:L-symptom-free-hours} sin síntomas.',
      'Las manos se lavan antes de trabajar y después de ir al baño, tocar crudos o basura, o toser.',
      'Ropa de trabajo limpia, pelo cubierto, manos sin joyas.',
      'Todos reciben formación antes del primer día y una vez al año.',
    ],
  },
  PRP10: {
    name: 'Materias primas y proveedores',
    rules: [
      'Solo entregan los proveedores de la lista aprobada.',
      'En cada entrega se comprueban temperatura, envases, fechas y etiquetas.',
      'Se guardan los documentos de los productos de origen animal, del pescado y de los moluscos.',
    ],
  },
  PRP11: {
    name: 'Métodos de trabajo',
    rules: [
      'Lo crudo y lo listo para el consumo se separan por lugar, por utensilios o por tiempo.',
      'Se descongela en el frigorífico, en bandejas.',
      'Se lavan los vegetales que se comen crudos.',
      'Se trabaja en cantidades pequeñas; nada queda fuera más de lo necesario.',
      'Se mide con la sonda, no se adivina.',
    ],
  },
  PRP12: {
    name: 'Control de temperaturas',
    rules: [
      'Alimentos refrigerados listos para el consumo: {limit:L-chill-rte}.',
      'Alimentos congelados: {limit:L-frozen}.',
      'Comida caliente: {limit:L-hot-hold}.',
      'Cada frigorífico y cada congelador tiene un termómetro a la vista.',
      'Una lectura fuera del límite lleva siempre a una decisión, que se anota.',
    ],
  },
  PRP13: {
    name: 'Información a clientes y consumidores',
    rules: [
      'Los alérgenos de cada plato o producto se pueden conocer antes de pedir.',
      'Los productos envasados llevan nombre, ingredientes, fecha, conservación y fabricante.',
      'Donde hace falta figuran avisos como «cocinar por completo» o «conservar en frío».',
    ],
  },
  PRP14: {
    name: 'Vida útil',
    rules: [
      'Los productos propios tienen una vida útil justificada, con etiqueta.',
      'Alimentos listos para el consumo abiertos o preparados: {limit:L-rte-days}.',
      'Lo que caduca antes se usa antes.',
    ],
  },
  PRP15: {
    name: 'Alimentos devueltos',
    rules: [
      'Los alimentos refrigerados o abiertos que se devuelven no se vuelven a vender.',
      'Los productos cerrados a temperatura ambiente se revisan antes de volver al estante.',
      'Las devoluciones se guardan aparte hasta que alguien decida.',
    ],
  },
  PRP16: {
    name: 'Donación de alimentos',
    rules: [
      'Solo se donan alimentos seguros con vida útil suficiente por delante.',
      'De antemano se acuerda cuánta vida útil necesita quien recibe.',
      'Pasada la fecha de consumo preferente se puede donar; pasada la de caducidad, nunca.',
      'Quien dona y quien recibe acuerdan quién mantiene el frío; se anotan las cantidades.',
    ],
  },
  PRP17: {
    name: 'Congelación para donar',
    rules: [
      'La carne se congela antes de su fecha de caducidad, sin demora, y se etiqueta con el día.',
      'Congelada a {limit:L-frozen}; se conservan lote y fecha.',
    ],
  },
  PRP18: {
    name: 'Cultura de seguridad alimentaria',
    rules: [
      'La dirección da tiempo, medios y ejemplo.',
      'Cualquiera puede parar el trabajo si un alimento no es seguro, y se le agradece.',
      'De los errores se habla para que ocurran una sola vez.',
    ],
  },
  PRP19: {
    name: 'Trazabilidad y retirada',
    rules: [
      'En todo momento se puede decir de quién vino cada producto y a qué empresa fue.',
      'Los lotes siguen siendo reconocibles al reenvasar.',
      'Una vez al año se ensaya una retirada; los teléfonos están a mano.',
    ],
  },
}
