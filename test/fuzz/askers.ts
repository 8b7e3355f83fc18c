import type { Chance } from '#db/demo/random.ts'
import { effectiveGrants, roleOf } from '#shared/roles.ts'
import { type PersonName, people } from '../people.ts'
import type { Operation } from './operations.ts'

export const askerNames = ['administrator', 'sales', 'driver', 'subcontractor', 'waiting'] as const
export type Asker = (typeof askerNames)[number] | 'visitor'

const may = (name: PersonName, { permission }: Operation): boolean =>
  permission === 'signed_in' ||
  effectiveGrants(people[name].user_type)[permission as 'home:read'] !== undefined

/** Mostly people with the right, so that the checks behind it are reached. */
export function anyAsker(random: Chance, operation: Operation): Asker {
  if (operation.permission === 'public' && random.happens(90)) return 'visitor'
  const [first] = askerNames.filter((name) => may(name, operation))
  return first && random.happens(75) ? first : random.pick([...askerNames, 'visitor'])
}

export function prefixOf(asker: Asker): string {
  const user_type = asker === 'visitor' ? null : people[asker].user_type
  return user_type === null ? 'superAdmin' : roleOf(user_type).prefix
}
