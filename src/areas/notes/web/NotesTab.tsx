import { useInfiniteQuery } from '@tanstack/react-query'
import { useWhyNot } from '#platform/web/refusals/why-not.ts'
import { Button } from '#ui/parts/Button.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Section } from '#ui/shells/Section.tsx'
import { NewNote } from './NewNote.tsx'
import { NoteItem } from './NoteItem.tsx'
import css from './notes.module.css'
import { notesQuery } from './queries.ts'

/** A record's notes and a field to write one. `canWrite`: the viewer may change the record. */
export function NotesTab({
  record_type,
  record_id,
  canWrite,
}: {
  record_type: string
  record_id: number
  canWrite: boolean
}) {
  const whyNot = useWhyNot()
  const place = { record_type, record_id }
  const whyNotWrite = canWrite ? whyNot('notes:write') : 'You can see this record, but not change it.'

  return (
    <Section title="Notes">
      {whyNotWrite ? <p className={css.quiet}>{whyNotWrite}</p> : <NewNote {...place} />}
      <NoteList place={place} whyNotWrite={whyNotWrite} />
    </Section>
  )
}

function NoteList({
  place,
  whyNotWrite,
}: {
  place: { record_type: string; record_id: number }
  whyNotWrite: string | undefined
}) {
  const notes = useInfiniteQuery(notesQuery(place))
  if (notes.data === undefined)
    return notes.isError ? (
      <ErrorState message="Could not load the notes." onRetry={() => void notes.refetch()} />
    ) : (
      <LoadingState label="Loading the notes" />
    )

  const shown = notes.data.pages.flatMap(({ rows }) => rows)
  if (shown.length === 0)
    return (
      <div className={css.none}>
        <EmptyState
          title="No notes yet"
          text="What the next person should know: who rang, what was promised, where the gate key is."
        />
      </div>
    )
  return (
    <>
      <ul className={css.notes}>
        {shown.map((note) => (
          <NoteItem key={note.id} note={note} whyNotWrite={whyNotWrite} />
        ))}
      </ul>
      {notes.hasNextPage && (
        <Button loading={notes.isFetchingNextPage} onClick={() => void notes.fetchNextPage()}>
          Show older notes
        </Button>
      )}
    </>
  )
}
