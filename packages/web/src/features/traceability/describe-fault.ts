import { describeFieldError } from '#kit/form.ts'

/** The words of a fault of the form; undefined without one. */
export const describeFault = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : describeFieldError({ field: '', code, message: code })
