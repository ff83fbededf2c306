/** How many columns the rows of a table have. */
import { OfficeRefused } from './office-fault.ts'
import { walkXml, type Visitor } from './read-xml.ts'

export const MAX_COLUMNS = 1_000

/** The number of a column by its letters: A = 1. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

function refuseMany(columns: number): void {
  if (columns > MAX_COLUMNS) throw new OfficeRefused('document_columns', String(columns))
}

/** A sheet of Excel: a cell names its column, or it is in the one after the cell before. */
export function countCells(xml: string, { open, ...others }: Visitor, lenient: boolean): void {
  let column = 0
  const visitor: Visitor = {
    ...others,
    open: (name, attributes) => {
      open?.(name, attributes)
      if (name === 'row') column = 0
      if (name !== 'c') return
      const columnLetters = /^([A-Z]{1,3})\d+$/.exec(attributes['r'] ?? '')?.[1]
      column = columnLetters === undefined ? column + 1 : columnOf(columnLetters)
      refuseMany(column)
    },
  }
  walkXml(xml, visitor, lenient)
}

/** A table of an open document: empty cells at the end of a row do not count. */
export function visitOpenTable({ open, ...others }: Visitor): Visitor {
  let columns = 0
  return {
    ...others,
    open: (name, attributes) => {
      open?.(name, attributes)
      if (name === 'table-row') columns = 0
      if (name !== 'table-cell' || attributes['value-type'] === undefined) return
      columns += Number(attributes['number-columns-repeated'] ?? 1)
      refuseMany(columns)
    },
  }
}
