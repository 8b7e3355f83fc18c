import { findNextOrderDay } from '#areas/work-orders/server/index.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Person } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'

/** Tomorrow, or the next day with orders if tomorrow has none. */
export async function nextWorkDay({
  db,
  viewer,
  today,
}: {
  db: Db
  viewer: Person
  today: string
}): Promise<string> {
  const tomorrow = addDays(today, 1)
  return (await findNextOrderDay(db, viewer, tomorrow, today)) ?? tomorrow
}
