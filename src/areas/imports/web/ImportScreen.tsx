import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTitle } from '#platform/web/guard/title.ts'
import { Notice } from '#ui/parts/Notice.tsx'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { importStatusWords, isUnderWay } from '../rules/import-status.ts'
import { CheckedPanel } from './CheckedPanel.tsx'
import { FinishedPanel } from './FinishedPanel.tsx'
import { importPaths } from './import-paths.ts'
import { importKindWords, importTone } from './import-words.ts'
import { MatchPanel } from './MatchPanel.tsx'
import { ProgressPanel } from './ProgressPanel.tsx'
import { importQuery } from './queries.ts'

/** One import, at the step it has come to. */
export function ImportScreen() {
  const id = Number(useParams({ strict: false }).id)
  const { data: found } = useSuspenseQuery({
    ...importQuery(id),
    // Progress also comes live; this is for when that connection is down.
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? 2000 : false),
  })
  useTitle(found.file_name)
  return (
    <Screen
      title={found.file_name}
      status={<StatusBadge status={importStatusWords[found.status]} tone={importTone[found.status]} />}
      breadcrumbs={[{ label: 'Imports', to: importPaths.list }, { label: importKindWords[found.kind] }]}
    >
      {found.problem && <Notice tone="warning">{found.problem}</Notice>}
      {found.status === 'matching' && <MatchPanel key={found.version} found={found} />}
      {isUnderWay(found) && <ProgressPanel found={found} />}
      {found.status === 'checked' && <CheckedPanel key={found.version} found={found} />}
      {(found.status === 'imported' || found.status === 'undone') && <FinishedPanel found={found} />}
    </Screen>
  )
}
