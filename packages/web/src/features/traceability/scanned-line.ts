/** A line of a scanned code: its product, batch and date. */
import { gtin14, readScannedCode } from '@larder/core/products'
import { batchKey } from '@larder/core/traceability'
import { lotKey, type LocalWorkbench } from './bench.ts'
import { lineOfStock, lotsOf, newKey, usualUnit, type LineDraft } from './draft.ts'

/** Null where no product of the catalogue has the EAN or the code. */
export function scannedLine(bench: LocalWorkbench, code: string, isReceipt: boolean): LineDraft | null {
  const goods = readScannedCode(code, Number(bench.today.slice(0, 4)))
  const own = code.trim().toLowerCase()
  const product = bench.products.find(
    (one) =>
      (goods !== null && one.ean !== '' && gtin14(one.ean) === gtin14(goods.gtin)) ||
      (one.code !== '' && one.code.toLowerCase() === own),
  )
  if (product === undefined) return null
  const batch = goods?.lot ?? ''
  if (isReceipt)
    return {
      key: newKey(),
      product_id: product.id,
      lot: null,
      batch_number: batch,
      expiry_date: goods?.expiry_date ?? '',
      amount: '',
      unit_id: usualUnit(bench, product),
    }
  const line = lineOfStock(bench, newKey(), product.id)
  if (batch === '') return line
  const lot = lotsOf(bench, product.id).find((one) => batchKey(one.batch_number) === batchKey(batch))
  return lot === undefined
    ? { ...line, lot: null, batch_number: batch }
    : { ...line, lot: lotKey(lot), unit_id: lot.base_unit_id }
}
