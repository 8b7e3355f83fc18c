import type { Platform } from '#platform/server/platform.ts'
import { type Viewer, system } from '#platform/server/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { demoClients } from './clients.ts'
import { demoCompany } from './company.ts'
import { demoPaper } from './paper.ts'
import { demoInvitation, demoPeople } from './people.ts'
import { chance } from './random.ts'

const clients = 120
const perChange = 40

/** Fills an empty database with the demo company, through the same verbs that people use; the same every time. */
export async function fillDemo(platform: Platform, seed = 1): Promise<void> {
  const { write } = platform
  const { managers, driver_id } = await write(system, async (change) => {
    await demoCompany(change)
    return demoPeople(change)
  })
  const office: Viewer = {
    ...system,
    user_id: managers[0] ?? null,
    name: 'Ada Marsh',
    user_type: 1,
    grants: effectiveGrants(1),
  }
  const random = chance(seed)
  const taken = new Set<string>()
  for (let from = 0; from < clients; from += perChange) {
    const to = Math.min(from + perChange, clients)
    await write(office, (change) => demoClients(change, random, from, to, managers, taken))
  }
  await write(office, demoInvitation)
  await demoPaper(platform, office, driver_id)
}
