export { FormModal } from './inputs/form-modal.tsx'
export { RowAction } from './inputs/row-action.tsx'
