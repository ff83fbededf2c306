import type { KnowledgeTexts } from '@larder/core/haccp'

export const activities: KnowledgeTexts['activities'] = {
  A01: 'Restaurante o cafetería', A02: 'Comida rápida, puesto callejero o camión de comida', A03: 'Bar o cafetería sin cocina',
  A04: 'Catering y banquetes', A05: 'Cocina de colegio o escuela infantil', A06: 'Cocina de hospital o residencia',
  A07: 'Cocina central', A08: 'Tienda de alimentación', A09: 'Supermercado con mostradores propios', A10: 'Carnicería',
  A11: 'Pescadería', A12: 'Panadería o pastelería', A13: 'Heladería u obrador de helados', A14: 'Industria láctea o quesería',
  A15: 'Sala de despiece o industria cárnica', A16: 'Matadero o establecimiento de caza', A17: 'Industria de productos de la pesca',
  A18: 'Frutas y hortalizas: envasado, cuarta gama, brotes, zumos', A19: 'Conservas, mermeladas, encurtidos y salsas',
  A20: 'Productos secos: harinas, especias, frutos secos, pasta, café, dulces', A21: 'Bebidas: agua, refrescos, cerveza, vino',
  A22: 'Almacén, mayorista o almacén frigorífico', A23: 'Transporte, reparto y venta en línea', A24: 'Máquinas expendedoras y venta sin personal',
  A25: 'Envasado de huevos, miel y productos de granja', A26: 'Elaboración en vivienda particular', A27: 'Banco de alimentos y redistribución',
  A28: 'Complementos alimenticios y preparados para lactantes',
}

export const locationTypes: KnowledgeTexts['location_types'] = {
  in_house_kitchen: 'Cocina propia en el local', hotel: 'Hotel', pub: 'Pub', pop_up: 'Local temporal', food_court: 'Zona de restauración',
  fixed_outlet: 'Local fijo', mobile_unit: 'Unidad móvil', market_stall: 'Puesto de mercado',
  own_kitchen: 'Cocina propia', satellite_kitchen: 'Cocina satélite', delivered_meals: 'Recibimos las comidas hechas',
  shop: 'Tienda', kiosk: 'Quiosco', online_pick_up: 'Venta en línea con recogida', shop_with_workroom: 'Tienda con obrador',
  craft_bakery: 'Panadería artesana', bake_off: 'Punto caliente (masas congeladas)', home_bakery: 'Obrador en casa',
  bar: 'Bar', petrol_station: 'Estación de servicio', central_kitchen: 'Cocina central', event_site: 'Lugar de eventos', ward_kitchen: 'Office de planta',
  factory: 'Fábrica', commissary: 'Cocina compartida de apoyo', meat_counter: 'Mostrador de carne', fish_counter: 'Mostrador de pescado', deli_counter: 'Mostrador de charcutería',
  bakery_counter: 'Mostrador de panadería', salad_bar: 'Bufé de ensaladas', parlour: 'Heladería', soft_ice_machine: 'Máquina de helado blando', farm_dairy: 'Quesería de granja',
  cutting_plant: 'Sala de despiece', slaughterhouse: 'Matadero', packhouse: 'Central hortofrutícola', juice_bar: 'Zumería', craft_workshop: 'Obrador',
  home: 'En casa', roastery: 'Tostadero', repacking: 'Reenvasado', microbrewery: 'Microcervecería', vending: 'Venta automática', fleet: 'Vehículos propios',
  courier: 'Mensajería', parcel: 'Paquetería', chilled_vending: 'Máquinas expendedoras refrigeradas', hot_vending: 'Máquinas expendedoras en caliente',
  frozen_vending: 'Máquinas expendedoras de congelados', packing_centre: 'Centro de embalaje', apiary: 'Colmenar', farm_shop: 'Tienda en la granja', dwelling: 'Vivienda particular',
  warehouse: 'Almacén', social_kitchen: 'Comedor social', reseller: 'Revendedor',
  dry_warehouse: 'Almacén seco', chilled_warehouse: 'Almacén refrigerado', frozen_warehouse: 'Almacén de congelados', cross_dock: 'Plataforma de tránsito',
}

export const extraData: KnowledgeTexts['extra_data'] = {
  vulnerable_consumers: { name: 'Aquí comen niños pequeños, personas mayores o enfermas', hint: 'Eleva la gravedad de los microorganismos que más les afectan.' },
  raw_animal_rte: { name: 'Platos de carne o pescado crudos', hint: 'Steak tartar, carpaccio, sushi, ceviche, ostras.' },
  raw_egg_dishes: { name: 'Platos con huevo crudo', hint: 'Tiramisú, mousse, mayonesa o alioli hechos aquí con huevo fresco.' },
  uses_own_well_water: { name: 'Agua de pozo propio', hint: 'El agua propia necesita sus propios análisis.' },
  vacuum_or_MAP: { name: 'Envasado al vacío o en atmósfera protectora', hint: 'Sin aire pueden crecer otros microorganismos aun en frío.' },
  sous_vide: { name: 'Cocción al vacío', hint: 'Cocción larga a baja temperatura dentro de una bolsa.' },
  cook_chill: { name: 'Línea fría', hint: 'Los platos se cocinan, se enfrían y se guardan varios días antes de recalentarlos.' },
  freezing_on_site: { name: 'Aquí se congelan alimentos', hint: 'Para guardar, o pescado que se va a consumir crudo.' },
  smoking: { name: 'Ahumado', hint: 'Aquí se ahúma pescado o carne, en caliente o en frío.' },
  fermentation_drying: { name: 'Fermentación, secado o maduración de carne', hint: 'Embutido crudo, jamón curado, carne de vacuno madurada en seco.' },
  acidification: { name: 'Acidificación o encurtido', hint: 'Arroz de sushi, encurtidos, escabeches y marinados que se guardan varios días.' },
  deep_frying: { name: 'Fritura', hint: 'Se usa freidora.' },
  hot_holding_buffet: { name: 'Bufé o mostrador caliente', hint: 'La comida caliente espera a los clientes.' },
  delivery_transport: { name: 'Reparto propio', hint: 'La comida sale del local bajo su responsabilidad.' },
  slicing_RTE: { name: 'Loncheado de alimentos listos para el consumo', hint: 'Aquí se lonchea jamón, queso o pescado ahumado.' },
  grinding_mince: { name: 'Picado de carne', hint: 'Aquí se hace carne picada o hamburguesas.' },
  live_bivalves_tanks: { name: 'Moluscos vivos o viveros', hint: 'Aquí se mantienen vivos ostras, mejillones, bogavantes o peces.' },
  ice_machine: { name: 'Máquina de hielo', hint: 'Aquí se hace hielo para bebidas o para exposición.' },
  glass_packaging: { name: 'Envases de vidrio', hint: 'Se llenan o se almacenan tarros o botellas.' },
  metal_detection: { name: 'Detector de metales', hint: 'Los productos pasan por un detector.' },
  allergen_free_claim: { name: 'Alimentos que se venden como libres de un alérgeno', hint: 'Sin gluten, sin leche y otras menciones.' },
  retained_samples: { name: 'Se guardan comidas testigo', hint: 'Es obligatorio para colegios y residencias en algunos países.' },
}

export const productGroups: KnowledgeTexts['product_groups'] = {
  PG01: 'Platos calientes', PG02: 'Sopas y salsas calientes', PG03: 'Platos fríos y ensaladas compuestas', PG04: 'Bocadillos, sándwiches, tapas',
  PG05: 'Platos crudos de origen animal (tartar, sashimi, ceviche, ostras)', PG06: 'Sushi', PG07: 'Postres refrigerados', PG08: 'Pasteles y tartas con relleno perecedero',
  PG09: 'Pan, bollería seca, galletas', PG10: 'Pizza, kebab, hamburguesas y fritos para llevar', PG11: 'Desayunos y bufé',
  PG12: 'Alimentación infantil', PG13: 'Dietas especiales y de textura modificada', PG14: 'Helados y helado blando', PG15: 'Bebidas frías, zumos, batidos, hielo',
  PG16: 'Bebidas calientes', PG17: 'Bebidas alcohólicas', PG18: 'Carne fresca en piezas', PG19: 'Carne picada y preparados de carne',
  PG20: 'Productos cárnicos cocidos', PG21: 'Embutidos crudos curados y carne desecada', PG22: 'Carnes ahumadas y salazones', PG23: 'Pescado crudo en porciones, moluscos vivos',
  PG24: 'Pescado ahumado, marinado o salado', PG25: 'Leche y nata tratadas térmicamente', PG26: 'Leches fermentadas, queso fresco', PG27: 'Queso curado',
  PG28: 'Productos de leche cruda', PG29: 'Huevos', PG30: 'Frutas y hortalizas cortadas, brotes', PG31: 'Mermelada, sirope, miel, dulces, chocolate',
  PG32: 'Hortalizas encurtidas y fermentadas', PG33: 'Conservas de baja acidez', PG34: 'Platos refrigerados al vacío, en atmósfera protectora o cocidos al vacío',
  PG35: 'Platos e ingredientes congelados', PG36: 'Mezclas secas, cereales, harina, pasta, especias, frutos secos', PG37: 'Grasas, aceites, mayonesa, aliños',
  PG38: 'Complementos alimenticios', PG39: 'Productos envasados, solo venta', PG40: 'Envases y artículos en contacto con alimentos, solo venta',
}

export const foodGroups: KnowledgeTexts['food_groups'] = {
  FG01: 'Carne roja', FG02: 'Aves', FG03: 'Carne picada y despojos', FG04: 'Caza', FG05: 'Pescado de mar, salvaje', FG06: 'Pescado de acuicultura y de agua dulce',
  FG07: 'Crustáceos', FG08: 'Mejillones, ostras, calamar', FG09: 'Huevos con cáscara', FG10: 'Huevo líquido pasteurizado', FG11: 'Leche cruda',
  FG12: 'Leche pasteurizada, nata, mantequilla', FG13: 'Queso', FG14: 'Verduras, hierbas y setas crudas', FG15: 'Fruta fresca y frutos rojos',
  FG16: 'Frutos rojos y verduras congelados', FG17: 'Patatas y raíces', FG18: 'Brotes', FG19: 'Arroz, legumbres, cereales, pasta',
  FG20: 'Harina y preparados de panadería', FG21: 'Azúcar, miel, edulcorantes', FG22: 'Frutos secos, semillas, fruta desecada', FG23: 'Especias y hierbas secas',
  FG24: 'Aceites y grasas', FG25: 'Conservas a temperatura ambiente', FG26: 'Alimentos refrigerados listos para el consumo (charcutería, ahumados, tofu)', FG27: 'Alimentos congelados',
  FG28: 'Soja y proteína vegetal', FG29: 'Aditivos, nitritos, sulfitos, colorantes', FG30: 'Agua, hielo, vapor', FG31: 'Bebidas',
  FG32: 'Envases y materiales en contacto con alimentos', FG33: 'Productos apícolas',
}
