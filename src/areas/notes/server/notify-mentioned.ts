import { notify, withdrawText } from '#areas/notifications/server/index.ts'
import { findNamedAfterAt } from '#areas/users/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { RecordRegistry } from '#platform/server/change/record-registry.ts'
import { type Viewer, scopeOf } from '#platform/server/sessions/viewer.ts'
import { mentionWords } from '../rules/mention-words.ts'
import { mentionsIn } from '../rules/mentions.ts'
import { isAdministrator } from '../rules/note-rules.ts'
import type { StoredNote } from './note-store.ts'

/** How many people one note may notify. */
const maxNotified = 20

/** Notifies those whom a note mentions, once per note, if they may read it; the notification quotes it as it is now. */
export async function notifyMentioned(
  change: Change,
  records: RecordRegistry,
  { id, body, is_private, record_type, record_id }: StoredNote,
): Promise<void> {
  const record = records.of(record_type)
  if (!record || !body.includes('@')) return
  const mentioned = mentionsIn(body, await findNamedAfterAt(change.tx, body))
  const mayReadNote = (person: Viewer) =>
    person.user_id !== change.viewer.user_id &&
    scopeOf(person, 'notes:read') === 'all' &&
    (is_private === 0 || isAdministrator(person))
  await Promise.all(
    mentioned
      .filter(mayReadNote)
      .slice(0, maxNotified)
      .map(async (person) => {
        const found = await record.find(change.tx, person, record_id)
        if (!found) return
        await notify(change, {
          user_ids: [person.user_id],
          type: 'note',
          title: `${change.viewer.name} mentioned you`,
          body: mentionWords(body, [`${record.title} ${found.label}`, found.client]),
          ...(record.path && { link: `${record.path(record_id)}?tab=notes` }),
          record_type,
          record_id,
          dedupe_key: keyOf(id),
          replaces_text: true,
        })
      }),
  )
}

const keyOf = (id: number): string => `note:${id}`

/** Takes a note's text out of the notifications about it: it changed, became private, or was archived. */
export const withdrawMentions = (change: Change, { id, record_type, record_id }: StoredNote): Promise<void> =>
  withdrawText(change, { record_type, record_id, dedupe_key: keyOf(id) })
