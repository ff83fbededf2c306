export { EntryPanel } from './entry-panel.tsx'
