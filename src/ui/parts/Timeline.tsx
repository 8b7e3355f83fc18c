import type { ReactNode } from 'react'
import { formatInstant } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import css from './Timeline.module.css'

export interface TimelineChange {
  label: string
  /** Absent where there was nothing to compare with; null for an empty value. */
  before?: string | null
  after: string | null
}

export interface TimelineEntry {
  id: number
  /** Who did it. */
  who: string
  /** The action in words: "changed the client". */
  what: ReactNode
  /** When, an instant. */
  at: string
  changes: readonly TimelineChange[]
}

/** How many changes of an entry are shown at first. */
const seenAtOnce = 4

/** A record's history, latest first: who, what, when, and each value before and after. */
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
          <Changes changes={changes.slice(0, seenAtOnce)} />
          {changes.length > seenAtOnce && (
            <details className={css.more}>
              <summary>{plural(changes.length - seenAtOnce, 'more field')}</summary>
              <Changes changes={changes.slice(seenAtOnce)} />
            </details>
          )}
        </li>
      ))}
    </ol>
  )
}

function Changes({ changes }: { changes: readonly TimelineChange[] }) {
  if (changes.length === 0) return null
  return (
    <dl>
      {changes.map(({ label, before, after }) => (
        <div key={label} className={css.change}>
          <dt>{label}</dt>
          <dd>
            {before !== undefined && (
              <>
                {before === null ? 'empty' : <del>{before}</del>}
                <span aria-hidden> → </span>
              </>
            )}
            {after === null ? 'empty' : <ins>{after}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
