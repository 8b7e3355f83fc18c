import { saveFirstSteps } from '#areas/first-steps/server/index.ts'
import { bookAbsence } from '#areas/scheduler/server/index.ts'
import { expireQuotes, readQuoteSettings, saveQuoteSettings } from '#areas/quotes/server/index.ts'
import { addDays, melbourneInstant } from '#shared/local-date.ts'
import { nth } from './random.ts'
import { scopes } from './scopes.ts'
import { seedDocketReviews, seedEarlierInvoices, seedInvoices } from './seed-billing.ts'
import { seedProgressClaim } from './seed-claims.ts'
import { seedDocketFacts } from './seed-docket-facts.ts'
import { seedDryHires } from './seed-dry-hires.ts'
import { seedFailedPrestart } from './seed-failed-prestart.ts'
import { seedLapsedLicence } from './seed-lapsed-licence.ts'
import { type JobFate, seedJob } from './seed-jobs.ts'
import { type Fate, seedQuote } from './seed-quotes.ts'
import { seedProjects } from './seed-projects.ts'
import { seedPhotos } from './seed-photos.ts'
import { seedTipOrders } from './seed-tip-orders.ts'
import type { Scenario } from './scenario.ts'

/** One event, seeded on its own. */
export type Chapter = (scenario: Scenario) => Promise<void>

const settings: Chapter = (scenario) =>
  scenario.at(-40, '09:00', scenario.office, async (change) => {
    await saveFirstSteps(change, { version: 0, closed: 1 })
    await saveQuoteSettings(change, {
      version: (await readQuoteSettings(change.tx)).version,
      approval_threshold_cents: 12_000_000,
      reminder_days: [3, 7],
    })
  })

/** Quotes that are not jobs (yet), each created that many days ago. */
const quotes: readonly (readonly [fate: Fate, days: number])[] = [
  ['draft', 0],
  ['draft', -1],
  ['draft', -1],
  ['draft', -3],
  ['awaiting', 0],
  ['awaiting', -1],
  ['ready', -2],
  ['sent', 0],
  ['sent', -1],
  ['sent', -2],
  ['sent', -4],
  ['sent, nearly over', 0],
  ['sent, nearly over', 0],
  ['sent, nearly over', 0],
  ['viewed', -1],
  ['viewed', -3],
  ['viewed', -5],
  ['viewed', -6],
  ['revised', -4],
  ['revised', -8],
  ['accepted', -2],
  ['accepted', -1],
  ['accepted', -3],
  ['declined', -6],
  ['declined', -9],
  ['declined', -11],
  ['archived', -12],
  ['expired', -2],
  ['expired', -5],
]

/** Jobs by their first day, counted from today. */
const jobs: readonly (readonly [days: number, fate: JobFate, quoted: boolean])[] = [
  [-11, 'archived', false],
  [-10, 'completed', true],
  [-9, 'confirmed', true],
  [-8, 'confirmed', false],
  [-8, 'confirmed', true],
  [-7, 'confirmed', true],
  [-5, 'confirmed', false],
  [-5, 'confirmed', true],
  [-4, 'confirmed', true],
  [-3, 'cancelled', false],
  [-3, 'confirmed', true],
  [-2, 'confirmed', false],
  [-2, 'confirmed', true],
  [-1, 'confirmed', false],
  // Its waste records are quoted by the piece, so that its dockets show uncharged items.
  [-1, 'confirmed', true],
  [0, 'confirmed', true],
  [0, 'confirmed', true],
  [0, 'held', false],
  [1, 'confirmed', true],
  [1, 'confirmed', false],
  [1, 'confirmed', true],
  [2, 'confirmed', true],
  [2, 'cancelled by office', false],
  [3, 'confirmed', false],
  [3, 'confirmed', true],
  [4, 'confirmed', true],
  [5, 'pending', false],
  [5, 'confirmed', true],
  [6, 'pending', true],
  [7, 'draft', false],
]

/** Two drivers on leave and two machines in the workshop during these days. */
const absences: Chapter = async (scenario) => {
  const { db } = scenario.platform
  const [drivers, assets] = await Promise.all([
    db
      .selectFrom('driver')
      .select('id')
      .where('subcontractor_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
    db
      .selectFrom('asset')
      .select('id')
      .where('asset_owner', '=', 'own')
      .orderBy('id', 'desc')
      .limit(2)
      .execute(),
  ])
  const from = (days: number, time: string) => melbourneInstant(addDays(scenario.today, days), time)
  await scenario.at(-12, '13:00', scenario.allocator, async (change) => {
    for (const [at, { id }] of drivers.entries())
      await bookAbsence(change, {
        kind: 'leave',
        driver_id: id,
        starts_at: from(at - 1, '00:00'),
        ends_at: from(at + 4, '00:00'),
        note: 'Annual leave',
      })
    for (const [at, { id }] of assets.entries())
      await bookAbsence(change, {
        kind: 'workshop',
        asset_id: id,
        starts_at: from(at, '06:00'),
        ends_at: from(at + 1, '16:00'),
        note: '500 hour service',
      })
  })
}

/** Everyone has read their notifications from before today. */
const readNews: Chapter = (scenario) =>
  scenario.at(0, '05:45', scenario.office, async ({ tx, now }) => {
    await tx
      .updateTable('notification')
      .set({ read_at: now.toISOString() })
      .where('read_at', 'is', null)
      .where('created_at', '<', melbourneInstant(scenario.today, '00:00'))
      .execute()
  })

const customer = (scenario: Scenario, number: number) => nth(scenario.customers, number * 7)
/** What needs an administrator's approval is earthworks on a large site. */
const isLarge = (fate: Fate): boolean => fate === 'awaiting' || fate === 'ready'
const scopeOf = (number: number) => nth(scopes, number)

/** The fortnight around today, in seeding order. */
export const fortnight: readonly Chapter[] = [
  settings,
  absences,
  seedEarlierInvoices,
  ...jobs.map(
    ([days, fate, quoted], number): Chapter =>
      (scenario) =>
        seedJob(scenario, {
          scope: scopeOf(number),
          customer: customer(scenario, number),
          fate,
          days,
          quoted,
        }),
  ),
  ...quotes.map(([fate, days], number): Chapter => async (scenario) => {
    await seedQuote(scenario, {
      scope: isLarge(fate) ? scopeOf([0, 3, 5][number % 3] ?? 0) : scopeOf(number + 3),
      customer: customer(scenario, number + 40),
      fate,
      days,
    })
  }),
  (scenario) => expireQuotes(scenario.platform),
  seedDocketReviews,
  // Billed a week ago: the numbers of invoices follow their dates.
  seedDryHires,
  seedInvoices,
  seedProgressClaim,
  seedFailedPrestart,
  seedLapsedLicence,
  seedTipOrders,
  seedPhotos,
  seedDocketFacts,
  seedProjects,
  readNews,
]
