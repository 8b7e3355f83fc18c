import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatDayMonth, melbourneDate } from '#shared/local-date.ts'
import { ActionGroup, ActionList, ActionRow, AllLink } from '#ui/parts/ActionRow.tsx'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { defectSeverityWords } from '../../rules/checklist-words.ts'
import { checklistPaths } from '../checklist-paths.ts'

const shown = 5
const tones = { minor: 'plain', major: 'warning', critical: 'danger' } as const

/** Defects of an asset that are not verified as fixed, from checklists and the office; `all`: its defects tab. */
export function OpenDefects({ asset_id, all }: { asset_id: number; all: string }) {
  const { data } = useQuery({
    ...read(checklistEndpoints.listDefects, {
      query: { asset_id, status: 'open', page_size: shown, with_total: '1' },
    }),
    enabled: useMay()('defects:read'),
  })
  if (!data || data.rows.length === 0) return null
  const count = data.total ?? data.rows.length
  return (
    <ActionList>
      <ActionGroup title="Open defects" count={count} all={<AllLink to={all} count={count} of="defects" />}>
        {data.rows.map(({ id, description, severity, status, reported_at, reported_by }) => (
          <ActionRow
            key={id}
            when={formatDayMonth(melbourneDate(reported_at))}
            what={description}
            to={checklistPaths.defect(id)}
            where={reported_by}
            reason={`${defectSeverityWords[severity]}, ${status.toLowerCase()}`}
            tone={tones[severity]}
          />
        ))}
      </ActionGroup>
    </ActionList>
  )
}
