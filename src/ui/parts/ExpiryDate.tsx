import { expiryOf } from '#shared/expiry.ts'
import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { useNow } from '../use-now.ts'
import css from './ExpiryDate.module.css'
import { StatusBadge } from './StatusBadge.tsx'

/** An expiry date, with a badge once it has expired or soon will. */
export function ExpiryDate({ date }: { date: string | null }) {
  const today = melbourneDate(useNow())
  if (date === null) return null
  const expiry = expiryOf(date, today)
  return (
    <span className={css.expiry}>
      {formatDate(date)}
      {expiry === 'expired' && <StatusBadge status="Expired" tone="danger" />}
      {expiry === 'soon' && <StatusBadge status="Soon" tone="warning" />}
    </span>
  )
}
