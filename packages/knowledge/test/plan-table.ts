/**
 * Prints the table of docs/measurements/plan.md: what the plans of eight activities hold in five countries.
 */
import { generatePlan, type ControlClass, type Plan } from '@larder/core/haccp'
import { knowledge } from '../src/index.ts'
import { examplePlace } from './places.ts'

const kinds = ['restaurant', 'fast-food', 'school', 'grocery', 'butcher', 'fishmonger', 'bakery', 'warehouse']
const countries = ['EE', 'DE', 'ES', 'GB', 'US']

/** Control points, not the hazards that share one. */
const pointsOf = ({ hazards }: Plan, control: ControlClass): number =>
  new Set(hazards.filter(({ decision }) => decision.class === control).map(({ decision }) => decision.number))
    .size

function cellOf(plan: Plan): string {
  const limits = [
    ...new Map(
      plan.hazards.flatMap((hazard) => hazard.limits).map((limit) => [JSON.stringify(limit), limit]),
    ).values(),
  ]
  const read = limits.filter(({ evidence }) => evidence === 'read').length
  return [
    plan.hazards.length,
    pointsOf(plan, 'CCP'),
    pointsOf(plan, 'oPRP'),
    read,
    limits.length - read,
  ].join(' / ')
}

console.info(`| Hazards / CCPs / oPRPs / values read / not read | ${countries.join(' | ')} |`)
console.info(`|---|${countries.map(() => '---|').join('')}`)
for (const kind of kinds)
  console.info(
    `| ${kind} | ${countries.map((where) => cellOf(generatePlan(examplePlace(kind, where), knowledge))).join(' | ')} |`,
  )
