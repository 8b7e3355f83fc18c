import { formatInstant } from '#shared/local-date.ts'
import css from './Timeline.module.css'

export interface TimelineEntry {
  id: number
  /** Who did it. */
  who: string
  /** What was done, in words: "changed the client". */
  what: string
  /** When, an instant. */
  at: string
  changes: { label: string; before: string | null; after: string | null }[]
}

/** What happened to a record, the latest first: who, what, when, and each value before and after. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={css.timeline}>
      {entries.map(({ id, who, what, at, changes }) => (
        <li key={id} className={css.entry}>
          <p className={css.head}>
            <strong>{who}</strong> {what}
            <time dateTime={at} className={css.time}>
              {formatInstant(at)}
            </time>
          </p>
          {changes.length > 0 && (
            <dl className={css.changes}>
              {changes.map(({ label, before, after }) => (
                <div key={label} className={css.change}>
                  <dt>{label}</dt>
                  <dd>
                    {before === null ? 'empty' : <del>{before}</del>}
                    <span aria-hidden> → </span>
                    {after === null ? 'empty' : <ins>{after}</ins>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ol>
  )
}
