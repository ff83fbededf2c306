import type { TextKey } from '#kit/i18n.ts'

/** What a product is, as a choice of one. */
export const kindNames = {
  produced: 'products.kind_produced',
  ingredient: 'products.kind_ingredient',
  outsourced: 'products.kind_outsourced',
} as const satisfies Record<string, TextKey>
export type StatedKind = keyof typeof kindNames
