import type { Platform } from '#platform/server/platform.ts'
import { withUploads } from '#platform/server/files/with-uploads.ts'
import { type Viewer, system } from '#platform/server/sessions/viewer.ts'
import { effectiveGrants } from '#shared/roles.ts'
import { demoBankDetails } from './bank-details.ts'
import { readProgress, writeProgress } from './progress-store.ts'
import { demoAttachments } from './attachments.ts'
import { demoChecklists } from './checklists.ts'
import { demoClients } from './clients.ts'
import { demoCompany } from './company.ts'
import { demoFleet } from './fleet.ts'
import { seedFleetDocuments } from './fleet-documents.ts'
import { fortnight } from './fortnight.ts'
import { demoDocuments } from './documents.ts'
import { demoDensities } from './materials.ts'
import { demoInvitation, demoPeople } from './people.ts'
import { demoProducts } from './products.ts'
import { demoPricing, demoRateCards } from './rate-cards.ts'
import { demoSuppliers } from './suppliers.ts'
import { demoTipSites } from './tip-sites.ts'
import { chance } from './random.ts'
import { demoTags } from './tags.ts'
import { demoImport } from './imports.ts'
import { openScenario } from './scenario.ts'
import { demoWordings } from './wordings.ts'

const clients = 120
const perChange = 40

/**
 * The demo company's users and records, created by the same verbs people use; always the same. {@link
 * seedFortnight} adds its fortnight afterwards, while people already look around.
 */
export async function fillDemo(platform: Platform, seed = 1): Promise<void> {
  const { write } = platform
  const { managers, ...users } = await withUploads(platform, (receive) =>
    write(system, async (change) => {
      await demoCompany(change, receive)
      await writeProgress(change, 0)
      return demoPeople(change)
    }),
  )
  const office: Viewer = {
    ...system,
    user_id: managers[0] ?? null,
    name: 'Ada Marsh',
    user_type: 1,
    grants: effectiveGrants(1),
  }
  const random = chance(seed)
  const fleet = await write(office, (change) => demoFleet(change, chance(seed + 1), users))
  await write(office, demoAttachments)
  await write(office, (change) => demoTags(change, chance(seed + 2), fleet))
  await seedFleetDocuments(platform, office, fleet, users.safety)
  const usedNames = new Set<string>()
  for (let from = 0; from < clients; from += perChange) {
    const to = Math.min(from + perChange, clients)
    await write(office, (change) => demoClients(change, random, from, to, managers, usedNames))
  }
  const suppliers = await write(office, async (change) => {
    const made = await demoSuppliers(change)
    await demoTipSites(change, made)
    return made
  })
  const payees = [
    ...suppliers
      .slice(0, 6)
      .map(({ id, name }) => ({ record_type: 'supplier' as const, record_id: id, name })),
    ...fleet.companies.map(({ id, name }) => ({
      record_type: 'subcontractor' as const,
      record_id: id,
      name,
    })),
  ]
  await demoBankDetails(platform, payees, { administrator: office, accounts_id: users.accounts })
  await write(office, demoProducts)
  await write(office, demoDensities)
  await write(office, (change) => demoPricing(change))
  await write(office, (change) => demoRateCards(change, fleet.companies))
  await write(office, demoWordings)
  await write(office, demoChecklists)
  await write(office, (change) => demoImport(change, platform))
  await write(office, demoInvitation)
  await demoDocuments(platform, office, users.driver)
}

/**
 * Seeds the rest of the demo's fortnight, chapter by chapter; a server stopped in between continues at its
 * next start. An interrupted chapter stays as it is: its number is recorded before it starts.
 * @returns whether this call seeded anything.
 */
export async function seedFortnight(platform: Platform, signal: AbortSignal, seed = 1): Promise<boolean> {
  for (let hasSeeded = false; ; hasSeeded = true) {
    const done = await readProgress(platform.db)
    const chapter = done === null ? undefined : fortnight[done]
    if (done === null || !chapter) return hasSeeded
    if (signal.aborted) return false
    await platform.write(system, (change) => writeProgress(change, done + 1))
    await chapter(await openScenario(platform, seed * 1000 + done))
  }
}
