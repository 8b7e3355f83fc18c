import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { Link } from '#ui/navigation.tsx'
import type { TimelineEntry } from '#ui/parts/Timeline.tsx'
import type { LogEntry } from '../contract/log-entry.ts'
import { describeChange, repeatsEntry, wordsOfType } from '../rules/describe-change.ts'
import { entryPhrase, isOneself, labelBeside } from '../rules/entry-phrase.ts'

type Words = Readonly<Record<string, FieldWords>>

function changesOf(entry: LogEntry, words?: Words): TimelineEntry['changes'] {
  const { fields } = entryPhrase(entry)
  const changes = describeChange(entry, { ...words, ...wordsOfType[entry.record_type] }).filter(
    (change) => !fields.includes(change.field) && !repeatsEntry(change, entry),
  )
  return entry.reason ? [...changes, { label: 'Reason', after: entry.reason }] : changes
}

/** An entry in its own record's history. `words`: the area's field labels. */
export const historyEntry = (entry: LogEntry, words?: Words): TimelineEntry => ({
  id: entry.id,
  who: entry.actor,
  what: sentenceOf(entry),
  at: entry.at,
  changes: changesOf(entry, words),
})

/** "confirmed this job", "took it off the road". */
function sentenceOf(entry: LogEntry): string {
  const { alone, tail, toThis } = entryPhrase(entry)
  if (isOneself(entry)) return alone
  return tail === '' && toThis !== '' && entry.part === null ? `${alone} ${toThis}` : alone
}

/** An entry among those of all records. */
export function logEntry(entry: LogEntry): TimelineEntry {
  const { alone, what, join, tail } = entryPhrase(entry)
  const label = labelBeside(entry)
  return {
    id: entry.id,
    who: entry.actor,
    what: isOneself(entry) ? (
      alone
    ) : (
      <>
        {what}
        {join && (join === ':' ? join : ` ${join}`)}{' '}
        {entry.link ? <Link to={entry.link}>{label}</Link> : label}
        {tail}
      </>
    ),
    at: entry.at,
    changes: changesOf(entry),
  }
}
