import { useState } from 'react'
import { useList } from '#platform/web/lists/use-list.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { filterOf } from '#ui/parts/filter-of.ts'
import { FilterBar } from '#ui/parts/FilterBar.tsx'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { NewButton } from '#ui/parts/NewButton.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { defectSeverities, defectStatuses } from '../../contract/choices.ts'
import { checklistEndpoints } from '../../contract/endpoints.ts'
import { defectSeverityWords } from '../../rules/checklist-words.ts'
import { useChecklistTabs } from '../use-checklist-tabs.ts'
import { defectColumns } from './defect-columns.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { useDefectActions } from './use-defect-actions.tsx'

const severityOptions = optionsOf(defectSeverities, defectSeverityWords)
const statusOptions = [{ value: 'open' as const, label: 'Not verified' }, ...optionsOf(defectStatuses)]

/** Defects of all plant; unverified ones first. */
export function DefectListScreen() {
  const list = useList(checklistEndpoints.listDefects, { sort: '-reported_at' })
  const filter = filterOf({ query: list.query, onChange: list.set })
  const [isReporting, setReporting] = useState(false)
  const { menuOf, dialog, error } = useDefectActions()
  const report = useMay()('defects:write') && (
    <NewButton variant="primary" onClick={() => setReporting(true)}>
      Report a defect
    </NewButton>
  )
  return (
    <ListScreen
      title="Defects"
      count={list.total}
      actions={report}
      views={useChecklistTabs()}
      filtering={list}
      filters={
        <FilterBar query={list.query} onChange={list.set} search="Machine or defect">
          <FilterSelect {...filter('status')} label="Status" options={statusOptions} />
          <FilterSelect {...filter('severity')} label="Severity" options={severityOptions} />
        </FilterBar>
      }
      pager={<Pager {...list.pager} shown={list.rows.length} />}
    >
      {error && <Notice tone="danger">{error}</Notice>}
      {list.error ? (
        <ErrorState message="Could not load the defects." onRetry={list.retry} />
      ) : (
        <DataTable
          rows={list.table.rows}
          sorting={list.table.sorting}
          loading={list.table.loading}
          label="Defects"
          columns={defectColumns}
          rowKey={({ id }) => id}
          rowMenu={menuOf}
          empty={
            <NoRows
              noun={{ many: 'defects' }}
              list={list}
              title="No defects"
              text="Failed checklist items appear here until fixed and verified."
              action={report}
            />
          }
        />
      )}
      {dialog}
      {isReporting && <ReportDialog onClose={() => setReporting(false)} />}
    </ListScreen>
  )
}
