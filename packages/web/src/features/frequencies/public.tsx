export { FrequencyCard } from './frequency-card.tsx'
export { FrequencyNotice } from './frequency-notice.tsx'
