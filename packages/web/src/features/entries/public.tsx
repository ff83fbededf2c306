export { EntryPanel } from './entry-panel.tsx'
export { PracticeEntry } from './practice-entry.tsx'
