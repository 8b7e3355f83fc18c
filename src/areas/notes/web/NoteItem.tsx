import { IconArchive, IconPencil, IconPin, IconPinnedOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useSave } from '#platform/web/forms/use-save.ts'
import { useViewer } from '#platform/web/calls/session.ts'
import { reasonOf } from '#shared/allowed.ts'
import { formatInstant } from '#shared/local-date.ts'
import { confirm } from '#ui/dialogs/confirm-store.ts'
import type { MenuItem } from '#ui/parts/Menu.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { RowMenu } from '#ui/parts/RowMenu.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { noteEndpoints } from '../contract/endpoints.ts'
import type { Note } from '../contract/note.ts'
import { noteCan } from '../rules/note-rules.ts'
import { NoteEdit } from './NoteEdit.tsx'
import { NoteText } from './NoteText.tsx'
import css from './notes.module.css'

const archiveQuestion = {
  title: 'Archive this note?',
  message: 'It is taken off the record but stays in its history.',
  confirmLabel: 'Archive',
  danger: true,
}

export function NoteItem({ note, whyNotWrite }: { note: Note; whyNotWrite: string | undefined }) {
  const [editing, setEditing] = useState(false)
  const { id: user_id, user_type } = useViewer()
  const pin = useSave(noteEndpoints.pinNote)
  const archive = useSave(noteEndpoints.archiveNote, { saved: () => 'Note archived' })
  const whyNotChange = whyNotWrite ?? reasonOf(noteCan.change(note, { user_id, user_type }))
  const params = { id: note.id }
  const isPinned = note.is_pinned === 1

  const menu: MenuItem[] = [
    {
      label: 'Edit',
      icon: <IconPencil aria-hidden />,
      disabledReason: whyNotChange,
      run: () => setEditing(true),
    },
    {
      label: isPinned ? 'Unpin' : 'Pin to the top',
      icon: isPinned ? <IconPinnedOff aria-hidden /> : <IconPin aria-hidden />,
      disabledReason: whyNotWrite,
      run: () => void pin.save({ params, body: { is_pinned: isPinned ? 0 : 1 } }),
    },
    {
      label: 'Archive',
      icon: <IconArchive aria-hidden />,
      danger: true,
      disabledReason: whyNotChange,
      run: () =>
        void confirm(archiveQuestion).then(
          (answer) => answer && archive.save({ params, body: { version: note.version } }),
        ),
    },
  ]
  const refused = pin.submitError ?? archive.submitError

  return (
    <li className={css.note}>
      <div className={css.head}>
        <strong>{note.author ?? 'Haulyard'}</strong>
        <time dateTime={note.created_at}>{formatInstant(note.created_at)}</time>
        {note.edited_at && <span title={formatInstant(note.edited_at)}>edited</span>}
        {isPinned && <StatusBadge status="Pinned" tone="neutral" />}
        {note.is_private === 1 && <StatusBadge status="Private" tone="violet" />}
        <span className={css.menu}>
          <RowMenu items={menu} label={`More for the note by ${note.author ?? 'Haulyard'}`} />
        </span>
      </div>
      {refused && <Notice tone="danger">{refused}</Notice>}
      {editing ? <NoteEdit note={note} onClose={() => setEditing(false)} /> : <NoteText text={note.body} />}
    </li>
  )
}
