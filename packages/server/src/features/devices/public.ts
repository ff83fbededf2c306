/** The part of tablets and PINs that other features may use. */
export { listUnsealedPins, sealedPins } from './pin-projection.queries.ts'
export { erasePin, sealPin } from './seal-pin.ts'
