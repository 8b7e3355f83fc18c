import { listDriverJobs } from '#areas/driver-jobs/server/index.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { type CardItem, type HomeContext, callTo } from './home-card.ts'
import { shortDate } from './row-words.ts'
import { findMobiles } from './work-cards-store.ts'

interface Days {
  from: string
  to?: string
}
export type UnansweredJob = Awaited<ReturnType<typeof listDriverJobs>>['rows'][number]

/** `Sent Thu 19 Nov, seen`: the driver has opened it. Of one they accepted before its order changed, that it did. */
export const sentOrSeen = ({
  sent_at,
  status,
  answer_status,
}: Pick<UnansweredJob, 'sent_at' | 'status' | 'answer_status'>): string =>
  answer_status !== status
    ? 'Changed since they accepted'
    : `Sent ${shortDate(melbourneDate(sent_at))}${status === 'Seen' ? ', seen' : ''}`

/** Driver jobs of some days without an answer, each worded by `wordsOf`, with a button to call the driver unless it gives another. */
export async function readUnanswered(
  { db, viewer, limit, today }: HomeContext,
  days: Days,
  wordsOf: (job: UnansweredJob) => CardItem,
  except_order_ids: readonly number[] = [],
) {
  const { rows, total } = await listDriverJobs(
    db,
    viewer,
    {
      search: '',
      unanswered: '1',
      ...days,
      except_order_ids,
      sort: 'work_date',
      page: 1,
      page_size: limit,
      with_total: 1,
    },
    today,
  )
  const drivers = rows.map(({ driver_id }) => driver_id)
  const mobiles = await findMobiles(db, drivers)
  return {
    count: total ?? 0,
    items: rows.map((job) => ({
      link: `/dashboard/driver_jobs/${job.id}/edit`,
      action: callTo(mobiles.get(job.driver_id) ?? null, job.driver),
      ...wordsOf(job),
    })),
    link: unansweredLink(days, except_order_ids),
  }
}

/** The list of them; none where some are left out, since it would show those as well. */
export const unansweredLink = (days: Days, except_order_ids: readonly number[]): string | null =>
  except_order_ids.length > 0
    ? null
    : `/dashboard/driver_jobs?unanswered=1&${new URLSearchParams({ ...days }).toString()}&sort=work_date`
