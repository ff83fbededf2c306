/** The steps of registration, for the company form, which is the last of them. */
export { RegisterSteps } from './register-steps.tsx'
