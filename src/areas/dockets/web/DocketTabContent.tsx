import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Docket } from '../contract/docket.ts'
import { docketFieldWords } from './docket-field-words.ts'
import type { docketTabs } from './docket-tabs.ts'
import { DocketTab } from './DocketTab.tsx'

// The other tabs load when opened.
const SheetTab = lazyPart(() => import('./lines/SheetTab.tsx'), 'SheetTab')
const NotesTab = lazyPart(() => import('#areas/notes/web/index.ts'), 'NotesTab')
const DocumentsTab = lazyPart(() => import('#areas/documents/web/index.ts'), 'DocumentsTab')
const HistoryTab = lazyPart(() => import('#areas/activity-log/web/index.ts'), 'HistoryTab')

/** The content of a docket's tab. */
export function DocketTabContent({ tab, docket }: { tab: keyof typeof docketTabs; docket: Docket }) {
  const canWrite = useMay()('dockets:write')
  const record = { record_type: 'docket', record_id: docket.id }
  switch (tab) {
    case 'docket':
      return <DocketTab docket={docket} />
    case 'sheet':
      return <SheetTab id={docket.id} />
    case 'notes':
      return <NotesTab {...record} canWrite={canWrite} />
    case 'documents':
      return <DocumentsTab {...record} canWrite={canWrite} />
    case 'history':
      return <HistoryTab {...record} words={docketFieldWords} />
  }
}
