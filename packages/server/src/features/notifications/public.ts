export { notify, type Notification } from './notify.ts'
