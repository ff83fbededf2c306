import type { KnowledgeTexts } from '@larder/core/haccp'
import { dutiesOverseas } from './duties-overseas.ts'

export const duties: KnowledgeTexts['duties'] = {
  ...dutiesOverseas,
  'D-EU-haccp':
    'Mantener un procedimiento basado en los principios del APPCC, con documentos acordes al tamaño de la empresa, y mostrarlo a la autoridad competente.',
  'D-EU-training':
    'Todo el que manipula alimentos recibe supervisión y formación en higiene; quien mantiene este plan tiene formación en APPCC.',
  'D-EU-culture':
    'Crear y demostrar una cultura de seguridad alimentaria: dirección, comunicación, tiempo y personal suficientes.',
  'D-EU-traceability': 'Saber de quién vino cada alimento y a qué empresa fue, y demostrarlo cuando se pida.',
  'D-EU-listeria':
    'Alimentos listos para el consumo en los que puede crecer Listeria monocytogenes: desde el 1 de julio de 2026, ausencia en 25 g durante toda la vida útil, salvo que haya demostrado que no pasa de 100 ufc/g hasta el final.',
  'D-EU-withdrawal':
    'Retirar enseguida del mercado los alimentos no seguros, avisar a la autoridad competente y, si ya les han llegado, a los consumidores.',
  'D-EU-allergens':
    'Informar a los clientes de cuáles de los catorce alérgenos contiene cada alimento, también en los que no van envasados.',
  'D-EU-srm':
    'Al despiezar canales, retirar el material especificado de riesgo de bovinos, ovinos y caprinos (cráneo, médula espinal y otros según edad y origen), teñirlo y entregarlo como material de la categoría 1.',
  'D-EU-parasites':
    'Guardar un documento de cada lote de pescado que se come crudo o casi crudo: cómo se congeló o por qué no hace falta (ya estuvo congelado el tiempo suficiente, se crió con pienso sin parásitos o viene de aguas que se ha demostrado que están libres).',
  'D-EU-registration':
    'Inscribir la empresa en el registro de la autoridad competente antes de abrir y comunicar los cambios.',
  'D-EU-retention':
    'La ley no fija un plazo único: guardar los registros de vigilancia dos años y las versiones del plan cinco.',
  'D-EU-retention-frozen':
    'Guardar al menos un año los registros de temperatura de los almacenes de ultracongelados; en los arcones de venta basta un termómetro visible.',
  'D-EU-eggs':
    'Los huevos llegan al cliente en los 28 días siguientes a la puesta; la fecha de consumo preferente no es posterior.',
  'D-EU-shellfish':
    'Guardar la etiqueta de cada lote de moluscos bivalvos vivos al menos sesenta días después de fraccionarlo.',
  'D-EU-redistribution':
    'Los alimentos que se redistribuyen se comprueban antes: fecha, envase, temperatura de almacenamiento, fecha de congelación, olor y aspecto, y su procedencia.',
  'D-EE-registration':
    'Antes de empezar, notificar la actividad a la Agencia de Agricultura y Alimentación (PTA) o pedir su licencia: la necesitan los alimentos de origen animal al por menor, la producción y las cocinas de escuelas, guarderías y centros asistenciales.',
  'D-EE-health':
    'Quien manipula alimentos o limpia locales de alimentos, también el propietario, tiene antes de empezar un certificado médico sobre enfermedades infecciosas.',
  'D-EE-health-retention':
    'Guardar los certificados médicos mientras la persona trabaje aquí y al menos un año después.',
  'D-DE-certificate':
    'El primer día de trabajo hay un certificado de la autoridad sanitaria, de no más de tres meses, de cada persona que manipula los alimentos citados en la ley o trabaja en la cocina.',
  'D-DE-instruction':
    'Instruir a estas personas al empezar y después cada dos años; anotarlo y guardarlo en el establecimiento.',
  'D-DE-work-ban':
    'Quien padece las infecciones o heridas infectadas citadas en la ley, o elimina esos patógenos, no trabaja con estos alimentos.',
  'D-DE-trained':
    'Solo personas formadas manipulan alimentos muy perecederos; vale una titulación en un oficio alimentario.',
  'D-DE-mince-notice':
    'La carne picada envasada de ave y de caballo lleva el aviso de cocinarla por completo.',
  'D-DE-thawed': 'La carne descongelada que se vende a granel se indica como descongelada.',
  'D-DE-oilfish':
    'El escolar y el escolar negro se venden solo envasados, con consejos de preparación y aviso de trastornos digestivos.',
  'D-DE-eggs': 'Los huevos no se venden después del vigesimoctavo día desde la puesta.',
  'D-DE-raw-milk':
    'Nada de leche cruda a consumidores, salvo la «Vorzugsmilch» certificada; ninguna a la restauración colectiva.',
  'D-DE-raw-egg':
    'Platos con huevo crudo: se consumen en los plazos del reglamento; para grupos sensibles se calientan a fondo.',
  'D-DE-allergens':
    'Alérgenos de los alimentos a granel por escrito, o de palabra con un registro escrito y un aviso.',
  'D-DE-retention': 'Guardar dos años los registros de autocontrol de los alimentos de origen animal.',
  'D-DE-legionella':
    'El agua caliente con calentador o depósito de más de 400 litros o más de 3 litros en una tubería, y con duchas u otra pulverización, se analiza en busca de Legionella: cada año si sirve al público, cada tres si el uso es solo comercial; la primera vez entre 3 y 12 meses después de empezar.',
  'D-ES-samples':
    'Colegios, residencias, hospitales, comedores, eventos y pedidos para más de cuarenta personas: guardar una comida testigo de cada plato, refrigerada o congelada, el tiempo que fija el real decreto.',
  'D-ES-freezing-label': 'Los alimentos congelados aquí llevan la fecha de congelación.',
  'D-ES-parasites':
    'Informar a los clientes de que el pescado que se come crudo o casi crudo se ha congelado contra el anisakis.',
  'D-ES-shellfish': 'Guardar al menos sesenta días las etiquetas de los moluscos bivalvos vivos.',
  'D-ES-mince': 'La carne picada se hace con carne fresca en pieza y se vende el mismo día.',
  'D-ES-eggs':
    'Platos con huevo sin cuajar del todo: huevo pasteurizado, o el calor y los plazos del real decreto; se anotan el día y la hora.',
  'D-ES-home':
    'Alimentos de una vivienda particular: solo los productos de la lista, hasta la cantidad semanal, indicados como elaborados en vivienda, sin congelar y sin animales de compañía.',
  'D-ES-vending':
    'Las máquinas expendedoras de alimentos refrigerados avisan si falla el frío, para que no se venda nada que se haya calentado.',
  'D-ES-haccp':
    'Una persona designada responde de los procedimientos APPCC; los comercios pequeños pueden llevar un sistema simplificado.',
  'D-ES-allergens':
    'Los alérgenos de los alimentos sin envasar se indican por escrito donde se venden o sirven; de viva voz solo si un cartel indica a quién preguntar y la información escrita está disponible.',
  'D-GB-sfbb':
    'Las cocinas y tiendas pequeñas pueden llevar como sistema el diario «Safer food, better business».',
  'D-GB-haccp':
    'Mantener un procedimiento basado en los principios del APPCC, con documentos acordes al tamaño de la empresa, y mostrarlo a la autoridad competente.',
  'D-GB-registration':
    'Inscribir la empresa en el registro de la autoridad local antes de abrir y comunicar los cambios.',
  'D-GB-training':
    'Todo el que manipula alimentos recibe supervisión y formación en higiene; quien mantiene este plan tiene formación en APPCC.',
  'D-GB-withdrawal':
    'Retirar enseguida del mercado los alimentos no seguros, avisar a la autoridad local y a la Food Standards Agency o Food Standards Scotland y, si ya les han llegado, a los consumidores.',
  'D-GB-allergens':
    'Informar a los clientes de cuáles de los catorce alérgenos contiene cada alimento; en los que no van envasados, un cartel puede indicar a quién preguntar.',
  'D-GB-srm':
    'Al despiezar canales, retirar el material especificado de riesgo de bovinos, ovinos y caprinos (cráneo, médula espinal y otros según edad y origen), teñirlo y entregarlo como material de la categoría 1.',
  'D-GB-parasites':
    'Guardar un documento de cada lote de pescado que se come crudo o casi crudo: cómo se congeló o por qué no hace falta (ya estuvo congelado el tiempo suficiente, se crió con pienso sin parásitos o viene de aguas que se ha demostrado que están libres).',
  'D-GB-shellfish':
    'Guardar la etiqueta de cada lote de moluscos bivalvos vivos al menos sesenta días después de fraccionarlo.',
  'D-GB-eggs': 'Los huevos llegan al cliente en los 21 días siguientes a la puesta.',
  'D-GB-ppds':
    'Lo que se envasa aquí antes de que el cliente lo pida lleva su nombre y la lista completa de ingredientes, con los alérgenos destacados.',
  'D-GB-traceability': 'Saber de quién vino cada alimento y a qué empresa fue, y demostrarlo cuando se pida.',
  'D-GB-retention':
    'La norma no fija plazo: guardar los registros de vigilancia dos años y las versiones del plan cinco.',
  'D-SCT-guides':
    'Las cocinas pequeñas pueden usar como sistema CookSafe; las tiendas, RetailSafe, y las carnicerías, ButcherSafe.',
  'D-SCT-reheat': 'En Escocia la comida recalentada alcanza {limit:L-reheat}, salvo que pierda calidad.',
  'D-SCT-chill':
    'La ley escocesa no da cifra para los alimentos refrigerados: guardarlos en un frigorífico o en un lugar fresco y ventilado; la guía indica {limit:L-chill-rte}.',
  'D-EU-approval':
    'Los establecimientos que manipulan alimentos de origen animal para otras empresas necesitan autorización antes de empezar y ponen la marca de identificación en sus productos.',
  'D-EU-sprouts':
    'Anotar nombre, cantidad, origen, fecha y lote de semillas y brotes, y transmitirlos con cada entrega.',
  'D-GB-approval':
    'Los establecimientos que manipulan alimentos de origen animal para otras empresas necesitan autorización antes de empezar y ponen la marca de identificación en sus productos.',
  'D-LV-reheat':
    'Los platos recalentados se sirven a {limit:L-hot-hold} y no se recalientan por segunda vez.',
  'D-LV-training':
    'Quien empieza a trabajar con alimentos sin cualificación del sector, o tras más de tres años fuera de él, hace el curso de higiene mínima y conserva el certificado.',
  'D-LV-allergens':
    'Los alérgenos de los alimentos sin envasar se indican según las normas letonas sobre esos alimentos; el servicio alimentario da su texto.',
  'D-IE-allergens':
    'Los alérgenos de los alimentos sin envasar se indican por escrito y en inglés donde se muestran, venden o sirven, sin que nadie tenga que preguntar.',
  'D-IE-cook-chill':
    'Los platos de cocinado y enfriado se enfrían a {limit:L-cool-cook-chill}, se guardan a esa temperatura y se consumen en cinco días.',
  'D-LV-retention':
    'El servicio alimentario de Letonia pide ver los registros de los últimos meses: tenerlos a mano.',
  'D-IE-retention': 'Práctica irlandesa: guardar al menos un año los registros de temperatura y de limpieza.',
  'D-UA-haccp':
    'Aplicar procedimientos permanentes basados en los principios del APPCC, por escrito, y mostrarlos al inspector del servicio estatal.',
  'D-UA-traceability':
    'Saber de quién vino cada alimento y a qué empresa fue; guardar estos documentos hasta seis meses después del fin de la vida útil, y los registros de autocontrol el tiempo que diga el procedimiento propio.',
  'D-UA-allergens': 'Informar a los clientes de qué alérgenos de la lista nacional contiene cada alimento.',
  'D-UA-school-rules':
    'Las cocinas escolares siguen el reglamento sanitario de centros escolares y las normas de alimentación en centros educativos; ambos están a mano.',
  'D-UA-school-seasons':
    'En los colegios, a partir del 1 de marzo las hortalizas de la cosecha anterior van a las ensaladas solo cocidas; la ensalada «vinegret» no se sirve del 15 de abril al 15 de octubre.',
  'D-EU-defrosted':
    'Los alimentos que estuvieron congelados y se venden descongelados llevan la indicación «descongelado»; la carne, los preparados de carne y el pescado sin transformar congelados y envasados llevan la fecha de congelación.',
  'D-GB-defrosted':
    'Los alimentos que estuvieron congelados y se venden descongelados llevan la indicación «descongelado»; la carne, los preparados de carne y el pescado sin transformar congelados y envasados llevan la fecha de congelación.',
  'D-EU-mince-age':
    'La carne picada se hace con aves sacrificadas hace tres días como máximo y con otros animales sacrificados hace seis como máximo (vacuno deshuesado al vacío: quince); lo descongelado no se vuelve a congelar.',
  'D-GB-mince-age':
    'La carne picada se hace con aves sacrificadas hace tres días como máximo y con otros animales sacrificados hace seis como máximo (vacuno deshuesado al vacío: quince); lo descongelado no se vuelve a congelar.',
  'D-EU-liquid-egg':
    'El huevo líquido espera el calentamiento cuarenta y ocho horas como máximo, a {limit:L-chill-liquid-egg}.',
  'D-GB-liquid-egg':
    'El huevo líquido espera el calentamiento cuarenta y ocho horas como máximo, a {limit:L-chill-liquid-egg}.',
  'D-EU-shellfish-papers':
    'Guardar los documentos de registro de los moluscos bivalvos vivos al menos doce meses después de enviar o recibir el lote.',
  'D-GB-shellfish-papers':
    'Guardar los documentos de registro de los moluscos bivalvos vivos al menos doce meses después de enviar o recibir el lote.',
  'D-ES-thawed':
    'La carne descongelada no se vende descongelada; la tienda solo vuelve a congelar un alimento después de transformarlo.',
}
