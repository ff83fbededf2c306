import { asProblem, Problem } from '#kit/problem.ts'

const renamed: Readonly<Record<string, string>> = {
  'custom_frequency.times': 'time_1',
  'custom_frequency.start_time': 'next_due_month',
}

/** The server names fields by their place in the body, a task's form by their own names. */
export function atFields(thrown: unknown): Problem {
  const problem = asProblem(thrown)
  const rename = (field: string): string => renamed[field] ?? field.replace(/^task_steps\.0\./, '')
  const { code, message, status, correlation_id, current } = problem
  return new Problem({
    code,
    message,
    status,
    correlation_id,
    current,
    errors: problem.errors.map((error) => ({ ...error, field: rename(error.field) })),
  })
}
