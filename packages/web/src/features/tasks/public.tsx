export { kindNames, kindOf } from './task-kinds.ts'
