import { formatAgo, formatInstant } from '#shared/local-date.ts'
import { useNow } from '../use-now.ts'

/** How long ago an instant was; the instant itself on hover. */
export function Ago({ at, className }: { at: string; className?: string | undefined }) {
  return (
    <time dateTime={at} title={formatInstant(at)} className={className}>
      {formatAgo(at, useNow())}
    </time>
  )
}
