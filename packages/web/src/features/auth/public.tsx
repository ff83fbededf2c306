/** What other features may use: the steps of registration, which the company form continues. */
export { RegisterSteps } from './register-steps.tsx'
