/** Why an office document is refused. */
export type DocumentFault =
  | 'document_type'
  | 'document_damaged'
  | 'document_too_big'
  | 'document_columns'
  | 'document_active'

/** Stops the inspection; it does not leave `inspectOffice`. */
export class OfficeRefused extends Error {
  readonly fault: DocumentFault
  constructor(fault: DocumentFault, reason: string) {
    super(reason)
    this.fault = fault
  }
}

export const damaged = (reason: string): OfficeRefused => new OfficeRefused('document_damaged', reason)
export const active = (reason: string): OfficeRefused => new OfficeRefused('document_active', reason)
