import { listProposed } from '#areas/bank-details/server/index.ts'
import { melbourneDate } from '#shared/local-date.ts'
import { countOf, homeCard, openFor } from './home-card.ts'
import { shortDate } from './row-words.ts'

/** New bank details are not used until a second person confirms them; nobody confirms their own. */
const bankDetailsWaiting = homeCard({
  key: 'bank-details-waiting',
  title: 'Bank details to confirm',
  permission: 'bank-details:confirm',
  link: null,
  read: async (context) => {
    const { db, records, viewer, limit } = context
    const proposed = await listProposed(db, limit)
    const items = await Promise.all(
      proposed.map(async ({ record_type, record_id, proposed_by, proposed_by_name, proposed_at }) => {
        const record = records.of(record_type)
        const label = (await record?.find(db, viewer, record_id))?.label
        if (label === undefined) return []
        const link = record?.path ? `${record.path(record_id)}?tab=bank` : null
        const isOwn = proposed_by === viewer.user_id
        return {
          label,
          detail: `Entered ${shortDate(melbourneDate(proposed_at))}`,
          reason: isOwn
            ? 'You entered them, so someone else confirms them'
            : `Ring them, then confirm what ${proposed_by_name} entered`,
          tone: 'warning' as const,
          link,
          action: isOwn || link === null ? null : openFor(context, 'bank-details:confirm', 'Confirm', link),
        }
      }),
    )
    return { count: countOf(proposed), items: items.flat() }
  },
})

export const bankDetailsCards = [bankDetailsWaiting]
