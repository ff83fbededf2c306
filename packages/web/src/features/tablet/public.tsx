export { PinCode } from './pin-code.tsx'
