import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { RecordList } from '#platform/web/lists/RecordList.tsx'
import { useList } from '#platform/web/lists/use-list.ts'
import { subcontractorEndpoints } from '../contract/endpoints.ts'
import { hiddenAtFirst, subcontractorColumns } from './subcontractor-columns.tsx'
import { subcontractorRecord } from './subcontractor-record.ts'
import { SubcontractorFilterBar } from './SubcontractorFilterBar.tsx'

/** Current or archived subcontractors. */
export function SubcontractorListScreen({ archived = false }: { archived?: boolean }) {
  const list = useList(subcontractorEndpoints.listSubcontractors, {
    archived,
    sort: 'name',
    hidden: hiddenAtFirst,
  })
  return (
    <RecordList
      record={subcontractorRecord}
      list={list}
      columns={subcontractorColumns}
      nameOf={({ name }) => name}
      empty="Add the businesses whose machines and drivers you book."
      filters={<SubcontractorFilterBar query={list.query} onChange={list.set} />}
      exporting={<ExportMenu endpoint={subcontractorEndpoints.exportSubcontractors} query={list.query} />}
    />
  )
}
