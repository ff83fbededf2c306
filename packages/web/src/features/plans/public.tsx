export { FormModal } from './inputs/form-modal.tsx'
export { RoundChangeNotice } from './rounds/round-change-notice.tsx'
export { RowAction } from './inputs/row-action.tsx'
