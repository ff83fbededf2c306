import type { AuditTexts } from '../../facts/ready-audits.ts'

/** Ready audit templates: name, what each is for, and its questions with their corrective actions. */
export const audits: AuditTexts = {
  opening: {
    name: 'Inspección de apertura',
    description: 'Antes de empezar: salas, personal y frío.',
    sections: [
      {
        title: 'Salas',
        questions: [
          {
            text: '¿Están limpios suelos, superficies de trabajo y fregaderos?',
            action: 'Límpielos antes de empezar.',
          },
          {
            text: '¿No hay señales de plagas?',
            action: 'Cierre la zona, llame al control de plagas, deseche los alimentos tocados.',
          },
          {
            text: '¿Funcionan la luz, la ventilación y los desagües?',
            action: 'Comunique la avería; trabaje en otro sitio hasta que sea seguro.',
          },
        ],
      },
      {
        title: 'Personal',
        questions: [
          {
            text: '¿Están todos los que tocan alimentos sin vómitos, diarrea ni heridas infectadas?',
            action: 'Mande a la persona a casa o a un trabajo sin alimentos.',
          },
          {
            text: '¿Hay jabón, agua caliente y con qué secarse en cada lavamanos?',
            action: 'Repóngalos antes de empezar.',
          },
        ],
      },
      {
        title: 'Frío',
        questions: [
          {
            text: '¿Están todas las neveras y congeladores dentro de los límites del plan?',
            action: 'Mueva los alimentos, mídalos y comunique la avería.',
          },
          {
            text: '¿Están los alimentos tapados, fechados y sin caducar?',
            action: 'Deseche lo caducado, feche lo que no tenga fecha.',
          },
          { text: 'Foto de la zona de trabajo antes de empezar' },
        ],
      },
    ],
  },
  hygiene: {
    name: 'Ronda de higiene',
    description: 'Un recorrido por el local: limpieza, personal, alimentos, residuos y plagas.',
    sections: [
      {
        title: 'Limpieza',
        questions: [
          {
            text: '¿Qué tan limpios están los equipos y superficies que tocan alimentos?',
            action: 'Límpielos de nuevo y revise el plan de limpieza.',
          },
          {
            text: '¿Están los productos de limpieza etiquetados y lejos de los alimentos?',
            action: 'Etiquételos y muévalos.',
          },
          {
            text: '¿Están limpios los paños y cepillos, y separados por zonas?',
            action: 'Cámbielos, márquelos por zonas.',
          },
        ],
      },
      {
        title: 'Personal',
        questions: [
          {
            text: '¿Llevan todos ropa de trabajo limpia y el pelo cubierto?',
            action: 'Cámbiese la ropa antes de seguir.',
          },
          {
            text: '¿Se lavan las manos antes del trabajo, después de alimentos crudos y del baño?',
            action: 'Muéstrelo de nuevo, lavarse las manos ahora.',
          },
        ],
      },
      {
        title: 'Alimentos',
        questions: [
          {
            text: '¿Están separados los alimentos crudos de los listos para el consumo?',
            action: 'Sepárelos, deseche los alimentos tocados.',
          },
          {
            text: '¿Están protegidos los alimentos de suciedad, vidrio y otros cuerpos extraños?',
            action: 'Tápelos, retire lo que pueda romperse o caer dentro.',
          },
        ],
      },
      {
        title: 'Residuos y plagas',
        questions: [
          { text: '¿Están los cubos cerrados, vacíos y limpios?', action: 'Vacíelos y límpielos.' },
          {
            text: '¿Cierran puertas, ventanas y desagües el paso a las plagas?',
            action: 'Cierre el hueco, comunique la avería.',
          },
        ],
      },
    ],
  },
  haccp: {
    name: 'Autoauditoría APPCC',
    description: 'Los siete principios uno tras otro: ¿el plan responde al trabajo y se cumple?',
    sections: [
      {
        title: 'Equipo y producto',
        questions: [
          {
            text: '¿Hay un equipo con tareas asignadas y los conocimientos necesarios?',
            action: 'Nombre a las personas, planifique su formación.',
          },
          {
            text: '¿Están descritos los productos, su uso y los consumidores más sensibles?',
            action: 'Complete la descripción en el plan.',
          },
          {
            text: '¿Coincide el diagrama de flujo con el trabajo y se comparó en el lugar?',
            action: 'Corrija el diagrama de flujo y revise de nuevo los peligros.',
          },
        ],
      },
      {
        title: 'Peligros y límites',
        questions: [
          {
            text: '¿Están enumerados y valorados los peligros de cada paso?',
            action: 'Complete el análisis de peligros.',
          },
          {
            text: '¿Tiene cada PCC un límite crítico con su motivo?',
            action: 'Fije el límite antes de seguir con este paso.',
          },
        ],
      },
      {
        title: 'Control diario',
        questions: [
          {
            text: '¿Se comprueba cada PCC con la frecuencia del plan?',
            action: 'Diga quién y cuándo; cierre los huecos de los últimos días.',
          },
          {
            text: '¿Siguió a cada desviación una acción correctora, también para el alimento?',
            action: 'Decida ahora sobre el alimento y anótelo.',
          },
          {
            text: '¿Se comprueban los termómetros y otros aparatos de medida?',
            action: 'Compruébelos ahora; cambie los que fallen.',
          },
        ],
      },
      {
        title: 'Revisión y registros',
        questions: [
          {
            text: '¿Se probó la eficacia del plan y se revisó tras los cambios?',
            action: 'Revise el plan y confírmelo de nuevo.',
          },
          {
            text: '¿Están los registros completos, son ciertos y se guardan lo suficiente?',
            action: 'Complete lo que se pueda; nunca invente un registro.',
          },
          { text: '¿Qué se debería mejorar?' },
          { text: 'Responsable del equipo' },
        ],
      },
    ],
  },
  allergens: {
    name: 'Control de alérgenos',
    description: 'De la receta al cliente: lo que se sabe, se separa y se informa.',
    sections: [
      {
        title: 'Recetas',
        questions: [
          {
            text: '¿Se conocen y están escritos los alérgenos de cada plato?',
            action: 'No venda el plato hasta que lo estén.',
          },
          {
            text: '¿Coinciden las recetas con lo que se usa de verdad?',
            action: 'Corrija la receta y los alérgenos del plato.',
          },
          {
            text: '¿Sabe el personal responder a un cliente sobre alérgenos?',
            action: 'Muestre dónde está escrito y quién decide.',
          },
        ],
      },
      {
        title: 'Almacén',
        questions: [
          {
            text: '¿Se guardan los alérgenos cerrados, etiquetados y separados?',
            action: 'Ciérrelos, etiquételos y muévalos.',
          },
        ],
      },
      {
        title: 'Trabajo',
        questions: [
          {
            text: '¿Se limpian utensilios y superficies antes de elaborar alimentos sin el alérgeno?',
            action: 'Límpielos; no sirva lo elaborado antes.',
          },
          {
            text: '¿Se marca y prepara aparte el pedido de un cliente con alergia?',
            action: 'Prepárelo de nuevo con utensilios limpios.',
          },
        ],
      },
      {
        title: 'Etiquetas',
        questions: [
          {
            text: '¿Nombran la carta y las etiquetas los alérgenos de la receta actual?',
            action: 'Corríjalas antes de la próxima venta.',
          },
        ],
      },
    ],
  },
  supplier: {
    name: 'Visita al proveedor',
    description: 'Visita a un proveedor: empresa, instalaciones, mercancía y resultado.',
    sections: [
      {
        title: 'Empresa',
        questions: [
          {
            text: '¿Está el proveedor registrado o autorizado donde la ley lo exige?',
            action: 'No compre nada hasta que lo demuestre.',
          },
          { text: '¿Tiene el proveedor un plan APPCC al día?', action: 'Pídalo, fije un plazo.' },
        ],
      },
      {
        title: 'Instalaciones',
        questions: [
          {
            text: '¿Qué tan limpias y ordenadas están las instalaciones?',
            action: 'Acuerde qué hacer y hasta cuándo.',
          },
          { text: '¿Hay medidas contra las plagas y registros de ellas?', action: 'Pídalos, fije un plazo.' },
        ],
      },
      {
        title: 'Mercancía',
        questions: [
          {
            text: '¿Se guarda y transporta la mercancía a las temperaturas acordadas?',
            action: 'Rechace lo que llegue caliente; acuerde medidas.',
          },
          {
            text: '¿Se puede seguir cada lote un paso atrás y un paso adelante?',
            action: 'No compre lo que no se pueda seguir.',
          },
          {
            text: '¿Nombra el proveedor los alérgenos y avisa de los cambios?',
            action: 'Acuérdelo por escrito.',
          },
          {
            text: '¿Se puede retirar la mercancía, y se ha probado?',
            action: 'Pida una prueba, fije un plazo.',
          },
        ],
      },
      {
        title: 'Resultado',
        questions: [
          {
            text: 'Resultado de la visita',
            action: 'Acuerde las condiciones o busque otro proveedor.',
            options: ['Aprobado', 'Aprobado con condiciones', 'No aprobado'],
          },
          { text: 'Por el proveedor' },
        ],
      },
    ],
  },
}
