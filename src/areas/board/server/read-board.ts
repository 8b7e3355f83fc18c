import type { Db } from '#platform/server/database/database.ts'
import { type Viewer, may } from '#platform/server/sessions/viewer.ts'
import { addDays } from '#shared/local-date.ts'
import type { BoardAnswer } from '../contract/board.ts'
import type { BoardQuery } from '../contract/endpoints.ts'
import {
  isOwn,
  listBoardCategories,
  listBoardDrivers,
  listBoardHires,
  listBoardJobs,
  listBoardTags,
} from './board-store.ts'
import { findMoment } from './booked-store.ts'
import { asOf, momentOf } from './moment.ts'
import { readBooked, readBookedSince } from './read-booked.ts'

/** Some days of the board, as far as the viewer may see them, or what has changed of them since it was last read. */
export async function readBoard(
  db: Db,
  viewer: Viewer,
  { from, days: count, since }: BoardQuery,
  today: string,
): Promise<BoardAnswer> {
  const days = { from, to: addDays(from, Number(count) - 1) }
  // Before anything is read: what changes meanwhile is read once more the next time.
  const now = await findMoment(db)
  const last = since === undefined || isOwn(viewer) ? null : momentOf(since, now)
  const [booked, drivers, hires] = await Promise.all([
    last ? readBookedSince(db, viewer, days, last) : readBooked(db, viewer, days),
    listBoardDrivers(db, viewer),
    may(viewer, 'dry-hires:read') ? listBoardHires(db, days) : [],
  ])
  const { job_ids, category_ids, ...answer } = booked
  const [jobs, categories, tags] = await Promise.all([
    listBoardJobs(db, job_ids),
    // Also those of which there is no machine, but an order.
    listBoardCategories(db, [
      ...new Set([...answer.assets.map((one) => one.asset_category_id), ...category_ids]),
    ]),
    listBoardTags(db, [...new Set([...answer.assets, ...drivers].flatMap(({ tag_ids }) => tag_ids))]),
  ])
  return { ...days, today, as_of: asOf(now), categories, tags, drivers, jobs, hires, ...answer }
}
