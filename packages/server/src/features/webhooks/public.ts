export { announce, announceAll } from './announce.ts'
