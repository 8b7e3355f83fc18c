import { HistoryTab } from '#areas/activity-log/web/index.ts'
import { NotesTab } from '#areas/notes/web/index.ts'
import type { FieldWords } from '#platform/web/forms/field-words.ts'
import { lazyPart } from '#ui/lazy-part.tsx'

const DocumentsTab = lazyPart(() => import('./DocumentsTab.tsx'), 'DocumentsTab')

interface CommonTabs {
  record_type: string
  record_id: number
  /** The viewer may change the record. */
  canWrite: boolean
  /** How its history words the fields. */
  words: Readonly<Record<string, FieldWords>>
}

/** The content of the tabs that any record can have: its notes, documents and history. */
export const commonTabs = ({ canWrite, words, ...record }: CommonTabs) => ({
  notes: <NotesTab {...record} canWrite={canWrite} />,
  documents: <DocumentsTab {...record} canWrite={canWrite} />,
  history: <HistoryTab {...record} words={words} />,
})
