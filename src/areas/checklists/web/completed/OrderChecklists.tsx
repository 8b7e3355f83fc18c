import { useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { formatInstant } from '#shared/local-date.ts'
import { ActionGroup, ActionList, ActionRow } from '#ui/parts/ActionRow.tsx'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { ResultBadge } from '../ChecklistBadges.tsx'
import { checklistPaths } from '../checklist-paths.ts'

const shown = 10

/** The checklists completed for an order, latest first; nothing where none was. */
export function OrderChecklists({ job_item_id }: { job_item_id: number }) {
  const { data } = useQuery({
    ...read(checklistEndpoints.listAssetChecklists, {
      query: { job_item_id, page_size: shown, with_total: '0' },
    }),
    enabled: useMay()('checklists:read'),
  })
  if (!data || data.rows.length === 0) return null
  return (
    <ActionList>
      <ActionGroup title="Checklists" count={data.rows.length}>
        {data.rows.map(({ id, checklist_name, fleet_no, driver, completed_at, result }) => (
          <ActionRow
            key={id}
            what={checklist_name}
            to={checklistPaths.one(id)}
            where={[fleet_no, driver, formatInstant(completed_at)].filter(Boolean).join(', ')}
            reason={<ResultBadge result={result} />}
          />
        ))}
      </ActionGroup>
    </ActionList>
  )
}
