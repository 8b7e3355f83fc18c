import { HistoryTab } from '#areas/activity-log/web/index.ts'
import { NotesTab } from '#areas/notes/web/index.ts'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const DocumentsTab = lazyPart(() => import('./DocumentsTab.tsx'), 'DocumentsTab')

interface Options {
  /** The viewer may change the record. */
  canWrite: boolean
  /** How its history words the fields. */
  words: Readonly<Record<string, FieldWords>>
}

/** The content of the tabs that any record can have: its notes, documents and history. */
export const commonTabs = (record_type: string, record_id: number, { canWrite, words }: Options) => ({
  notes: <NotesTab record_type={record_type} record_id={record_id} canWrite={canWrite} />,
  documents: <DocumentsTab record_type={record_type} record_id={record_id} canWrite={canWrite} />,
  history: <HistoryTab record_type={record_type} record_id={record_id} words={words} />,
})
