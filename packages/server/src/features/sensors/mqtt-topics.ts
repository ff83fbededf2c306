/** Topics and filters of MQTT 3.1.1, section 4.7, and shared subscriptions as brokers have them. */

/** Without the name of a shared subscription: `$share/group/a/+` delivers the topics of `a/+`. */
const partsOf = (filter: string): readonly string[] => filter.replace(/^\$share\/[^/]+\//, '').split('/')

/** Whether a topic fits a filter with `+` and `#`. A wildcard in front fits no topic of the broker itself. */
export function fitsTopic(filter: string, topic: string): boolean {
  const wanted = partsOf(filter)
  const parts = topic.split('/')
  if (topic.startsWith('$') && (wanted[0] === '+' || wanted[0] === '#')) return false
  return fits(wanted, parts)
}

function fits([want, ...wanted]: readonly string[], [part, ...parts]: readonly string[]): boolean {
  if (want === '#') return true
  if (want === undefined || part === undefined) return want === part
  return (want === '+' || want === part) && fits(wanted, parts)
}

/** Whether there is a topic that fits both filters. */
export const overlaps = (one: string, other: string): boolean => meet(partsOf(one), partsOf(other))

function meet([one, ...ones]: readonly string[], [other, ...others]: readonly string[]): boolean {
  if (one === '#' || other === '#') return true
  if (one === undefined || other === undefined) return one === other
  return (one === '+' || other === '+' || one === other) && meet(ones, others)
}
