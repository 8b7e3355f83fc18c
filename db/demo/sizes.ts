import { sendQuote } from '#areas/quotes/server/index.ts'
import type { Platform } from '#platform/server/platform.ts'
import { billBulk } from './bulk-bills.ts'
import { fillDays } from './bulk-days.ts'
import { fillClients, fillOffice, fillPapers, fillPlant } from './bulk-lists-store.ts'
import { type Bulk, openBulk } from './bulk-sql.ts'
import { answerQuotes, draftsToSend, fillFortnight, fillQuotes } from './bulk-work-store.ts'
import { drawSignature } from './signature.ts'
import { openStory } from './story.ts'

/** How much a business of a size has, the demo company's own included. */
export interface Size {
  office_users: number
  clients: number
  own_assets: number
  their_assets: number
  drivers: number
  /** Made in the month before today. */
  quotes: number
  /** At any time of the eight weeks around today. */
  active_jobs: number
  /** Each working day of these weeks. */
  orders_a_day: number
  /** Of assets and drivers, in the four weeks from this Monday on. */
  bookings: number
}

/** Businesses as they are met (domain: "Sizing"). */
export const sizes = {
  small: {
    office_users: 3,
    clients: 250,
    own_assets: 8,
    their_assets: 10,
    drivers: 15,
    quotes: 40,
    active_jobs: 20,
    orders_a_day: 15,
    bookings: 400,
  },
  medium: {
    office_users: 12,
    clients: 2000,
    own_assets: 45,
    their_assets: 120,
    drivers: 120,
    quotes: 300,
    active_jobs: 150,
    orders_a_day: 140,
    bookings: 4000,
  },
  large: {
    office_users: 45,
    clients: 12_000,
    own_assets: 180,
    their_assets: 700,
    drivers: 700,
    quotes: 1200,
    active_jobs: 700,
    orders_a_day: 650,
    bookings: 20_000,
  },
} as const satisfies Readonly<Record<string, Size>>

/** @throws for a word that is no size. */
export function sizeOf(word: string): Size {
  const size = (sizes as Readonly<Record<string, Size>>)[word]
  if (!size) throw new Error(`There is no size "${word}". There are: ${Object.keys(sizes).join(', ')}.`)
  return size
}

/** Fortnights by their first day, counted from this Monday. */
const fortnights = [-28, -14, 0, 14]

/**
 * Brings the demo company up to a size. What is many is written by set-based SQL, past the verbs (which would take hours)
 * but not past the database: every constraint and trigger holds, numbers come from their series. The activity log knows
 * nothing of it. Quotes that have gone out and invoices are made by the verbs, since clients read what these issue. The
 * same seed gives the same.
 */
export async function growDemo(platform: Platform, size: Size, seed = 1): Promise<void> {
  const story = await openStory(platform, seed)
  const grow = (step: (bulk: Bulk) => Promise<void>) =>
    story.at(-29, '09:00', story.office, async (change) => {
      await step(await openBulk(change, size, story.today, seed))
    })
  for (const step of [fillOffice, fillClients, fillPlant, fillPapers, fillQuotes]) await grow(step)
  for (const [wave, from] of fortnights.entries()) await grow((bulk) => fillFortnight(bulk, wave, from))
  for (const { id, email, days } of await draftsToSend(platform.db, story.today))
    await story.at(days, '09:30', story.sales, (change) => sendQuote(change, id, { to: email }))
  await grow(answerQuotes)
  const given = {
    now: platform.clock.now().getTime(),
    today: story.today,
    seed,
    signature: await drawSignature(platform),
  }
  await story.at(0, '05:00', story.office, async (change) =>
    fillDays(change, await openBulk(change, size, story.today, seed), given),
  )
  await billBulk(story)
}
