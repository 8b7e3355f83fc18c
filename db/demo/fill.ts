import type { Platform } from '#platform/server/platform.ts'
import { system } from '#platform/server/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { demoClients } from './clients.ts'
import { demoCompany } from './company.ts'
import { demoPeople } from './people.ts'
import { chance } from './random.ts'

const clients = 120
const perChange = 40

/** Fills an empty database with the demo company, through the same verbs that people use; the same every time. */
export async function fillDemo({ write }: Platform, seed = 1): Promise<void> {
  const { managers } = await write(system, async (change) => {
    await demoCompany(change)
    return demoPeople(change)
  })
  const office = {
    ...system,
    user_id: managers[0] ?? null,
    name: 'Ada Marsh',
    user_type: 1 as const,
    grants: effectiveGrants(1),
  }
  const random = chance(seed)
  for (let from = 0; from < clients; from += perChange) {
    await write(office, (change) =>
      demoClients(change, random, from, Math.min(from + perChange, clients), managers),
    )
  }
}
