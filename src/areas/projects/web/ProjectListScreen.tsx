import { useMemo } from 'react'
import { clientSearch } from '#areas/clients/web/index.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { RecordFilter } from '#platform/web/lists/RecordFilter.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { optionsOf } from '#ui/fields/options.ts'
import { FilterSelect } from '#ui/parts/FilterSelect.tsx'
import { projectStatuses } from '../contract/choices.ts'
import { projectEndpoints } from '../contract/endpoints.ts'
import { projectFieldRights } from '../contract/project.ts'
import { projectLabels as labels } from '../rules/project-labels.ts'
import { hiddenAtFirst, projectColumns } from './project-columns.tsx'
import { projectRecord } from './project-record.ts'
import { NewProjectDialog } from './ProjectDialogs.tsx'
import { useSeesMoney } from './sees-money.ts'

const statusOptions = optionsOf(projectStatuses)

/** Current or archived projects, each with what its jobs come to. */
export function ProjectListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(projectEndpoints.listProjects, { archived, sort: 'name', hidden: hiddenAtFirst })
  const may = useMay()
  const seesMoney = useSeesMoney()
  const seesBudget = may(projectFieldRights.budget_cents)
  const columns = useMemo(() => projectColumns(seesMoney, seesBudget), [seesMoney, seesBudget])
  return (
    <RecordList
      record={projectRecord}
      list={list}
      columns={columns}
      empty="Group a client’s jobs under a project to see its budget against what is agreed, done and billed."
      search="Name, client"
      filters={
        <>
          <FilterSelect {...list.filter('status')} label={labels.status} options={statusOptions} />
          <RecordFilter {...list.filter('client_id')} label={labels.client_id} search={clientSearch} />
        </>
      }
      exporting={projectEndpoints.exportProjects}
      newDialog={(onClose) => (
        <NewProjectDialog client_id={Number(list.query.client_id) || undefined} onClose={onClose} />
      )}
    />
  )
}
