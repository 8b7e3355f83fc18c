import { addDays, formatDate, melbourneDate } from '#shared/local-date.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { useNow } from '#ui/use-now.ts'
import css from './drivers.module.css'

const soonDays = 30

/** Until when something holds; that it has expired, or will within a month, is said beside it. */
export function ExpiryDate({ date }: { date: string | null }) {
  const today = melbourneDate(useNow())
  if (date === null) return null
  return (
    <span className={css.expiry}>
      {formatDate(date)}
      {date < today ? (
        <StatusBadge status="Expired" tone="danger" />
      ) : (
        date <= addDays(today, soonDays) && <StatusBadge status="Soon" tone="warning" />
      )}
    </span>
  )
}
