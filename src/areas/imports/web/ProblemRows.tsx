import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { read } from '#platform/web/calls/api.ts'
import { useDownload } from '#platform/web/calls/use-download.ts'
import { Button } from '#ui/parts/Button.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { PagedSection, usePages } from '#ui/table/PagedSection.tsx'
import { importEndpoints } from '../contract/endpoints.ts'
import type { ImportProblem } from '../contract/import.ts'

type Row = ImportProblem & { id: number }
const column = columnsOf<Row>()
const columns = [
  column.text('message', 'Problem'),
  column.custom('cells', 'In the row', ({ cells }) => cells.join(', ')),
]

/** The rows that cannot be imported, each with its reason, and a file of them. */
export function ProblemRows({ id }: { id: number }) {
  const pages = usePages()
  const { run, running } = useDownload(importEndpoints.importProblemsFile)
  const { data, ...asked } = useQuery({
    ...read(importEndpoints.listImportProblems, { params: { id }, query: pages.query }),
    placeholderData: keepPreviousData,
  })
  return (
    <PagedSection<Row>
      title="Rows left out"
      pages={pages}
      asked={{
        ...asked,
        data: data && { ...data, rows: data.rows.map((row) => ({ ...row, id: row.row_no })) },
      }}
      columns={columns}
      hidden={[]}
      none={{ title: 'No rows left out', text: 'Every row can be imported.' }}
      action={
        <Button
          icon={<IconDownload aria-hidden />}
          loading={running}
          onClick={() => void run({ params: { id } })}
        >
          Download these rows
        </Button>
      }
    />
  )
}
