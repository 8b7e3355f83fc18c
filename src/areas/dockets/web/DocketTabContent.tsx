import { commonTabs } from '#areas/documents/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Docket } from '../contract/docket.ts'
import { docketFieldWords } from './docket-field-words.ts'
import type { docketTabs } from './docket-paths.ts'
import { DocketTab } from './DocketTab.tsx'

// The other tabs load when opened.
const SheetTab = lazyPart(() => import('./lines/SheetTab.tsx'), 'SheetTab')

/** The content of a docket's tab. */
export function DocketTabContent({ tab, docket }: { tab: keyof typeof docketTabs; docket: Docket }) {
  const tabs = {
    docket: <DocketTab docket={docket} />,
    sheet: <SheetTab id={docket.id} />,
    ...commonTabs('docket', docket.id, {
      canWrite: useMay()('dockets:write'),
      words: docketFieldWords,
    }),
  }
  return tabs[tab]
}
