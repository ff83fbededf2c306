export { IntroGate } from './intro-gate.tsx'
