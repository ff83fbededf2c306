/** Work groups to start with. */
type Starting = {
  readonly management: string
  readonly kitchen: string
  readonly service: string
  readonly cleaning: string
  readonly store: string
  readonly sales: string
  readonly production: string
}

const names: Readonly<Record<string, Starting>> = {
  en: {
    management: 'Management',
    kitchen: 'Kitchen',
    service: 'Service',
    cleaning: 'Cleaning',
    store: 'Goods receiving and store',
    sales: 'Sales',
    production: 'Production',
  },
  et: {
    management: 'Juhtkond',
    kitchen: 'Köök',
    service: 'Teenindus',
    cleaning: 'Puhastus',
    store: 'Kauba vastuvõtt ja ladu',
    sales: 'Müük',
    production: 'Tootmine',
  },
  ru: {
    management: 'Руководство',
    kitchen: 'Кухня',
    service: 'Обслуживание',
    cleaning: 'Уборка',
    store: 'Приёмка и склад',
    sales: 'Продажи',
    production: 'Производство',
  },
  uk: {
    management: 'Керівництво',
    kitchen: 'Кухня',
    service: 'Обслуговування',
    cleaning: 'Прибирання',
    store: 'Приймання і склад',
    sales: 'Продаж',
    production: 'Виробництво',
  },
  de: {
    management: 'Leitung',
    kitchen: 'Küche',
    service: 'Service',
    cleaning: 'Reinigung',
    store: 'Wareneingang und Lager',
    sales: 'Verkauf',
    production: 'Produktion',
  },
  es: {
    management: 'Dirección',
    kitchen: 'Cocina',
    service: 'Sala',
    cleaning: 'Limpieza',
    store: 'Recepción y almacén',
    sales: 'Venta',
    production: 'Producción',
  },
  lv: {
    management: 'Vadība',
    kitchen: 'Virtuve',
    service: 'Apkalpošana',
    cleaning: 'Uzkopšana',
    store: 'Preču pieņemšana un noliktava',
    sales: 'Pārdošana',
    production: 'Ražošana',
  },
}

const groups: Readonly<Record<string, readonly (keyof Starting)[]>> = {
  A03: ['management', 'service', 'cleaning'],
  A07: ['management', 'production', 'store', 'cleaning'],
  A08: ['management', 'sales', 'store', 'cleaning'],
  A09: ['management', 'production', 'sales', 'store', 'cleaning'],
  A10: ['management', 'production', 'sales', 'cleaning'],
  A11: ['management', 'production', 'sales', 'cleaning'],
  A12: ['management', 'production', 'sales', 'cleaning'],
  A13: ['management', 'production', 'sales', 'cleaning'],
  ...Object.fromEntries(
    ['A14', 'A15', 'A16', 'A17', 'A18', 'A19', 'A20', 'A21', 'A25', 'A28'].map((id) => [
      id,
      ['management', 'production', 'store', 'cleaning'] as const,
    ]),
  ),
  A22: ['management', 'store', 'cleaning'],
  A23: ['management', 'store', 'cleaning'],
  A24: ['management', 'store', 'cleaning'],
  A27: ['management', 'store', 'cleaning'],
}

/**
 * Names of the work groups that a place of this activity starts with, in the first language that has them,
 * without those
 * that are `there` in any language: who reads in German has no use for a second «Kitchen».
 */
export function startingWorkGroups(
  activity: string | undefined,
  language: string,
  there: ReadonlySet<string>,
): readonly string[] {
  const words = names[language] ?? names['en']
  const missing = (groups[activity ?? ''] ?? ['management', 'kitchen', 'service', 'cleaning']).filter(
    (key) => !Object.values(names).some((known) => there.has(known[key])),
  )
  return missing.flatMap((key) => words?.[key] ?? [])
}
