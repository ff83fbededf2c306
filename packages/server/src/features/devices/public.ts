/** The part of tablets and PINs that other features may use. */
export { deletePin } from './delete-pin.queries.ts'
