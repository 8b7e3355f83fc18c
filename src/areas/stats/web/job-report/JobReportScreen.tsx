import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSeesMoney } from '#areas/projects/web/index.ts'
import { read } from '#platform/web/calls/api.ts'
import { useMay } from '#platform/web/calls/session.ts'
import { ExportMenu } from '#platform/web/lists/ExportMenu.tsx'
import { filtersOf } from '#platform/web/lists/list-query.ts'
import { totalsLabel } from '#platform/web/lists/totals-label.ts'
import { useList } from '#platform/web/lists/use-list.ts'
import { Button } from '#ui/parts/Button.tsx'
import { ColumnPicker } from '#ui/parts/ColumnPicker.tsx'
import { FigureStrip, FigureStripSkeleton } from '#ui/parts/FigureStrip.tsx'
import { NoRows } from '#ui/parts/NoRows.tsx'
import { ErrorState } from '#ui/parts/states.tsx'
import { ListScreen } from '#ui/shells/ListScreen.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { statsEndpoints as calls } from '../../contract/endpoints.ts'
import { jobReportNoun as noun } from '../../rules/stats-labels.ts'
import { comparedWords } from '../stats-figures.tsx'
import { useSeesAll } from '../use-sees-all.ts'
import { hiddenAtFirst, jobReportColumns, jobReportTotals } from './job-report-columns.tsx'
import { jobReportFigures } from './job-report-figures.tsx'
import { jobReportLinks } from './job-report-links.ts'
import { JobReportFilterBar } from './JobReportFilterBar.tsx'
import css from './job-report.module.css'

/** Jobs with what was ordered, worked, approved and invoiced in some days, and the totals with those before. */
export function JobReportScreen() {
  const list = useList(calls.listJobReport, { sort: '-worked_minutes', hidden: hiddenAtFirst })
  const may = useMay()
  const seesMoney = may('stats:money')
  const { data: sums } = useQuery({
    ...read(calls.sumJobReport, { query: filtersOf(list.query) }),
    placeholderData: keepPreviousData,
  })
  const seesToBill = useSeesMoney() && seesMoney
  const seesAll = useSeesAll()
  const { asset_category_id, driver_id } = list.query
  const days = sums?.days
  const columns = useMemo(
    () =>
      jobReportColumns({
        seesMoney,
        seesToBill,
        linksOf: ({ id }) =>
          days ? jobReportLinks({ asset_category_id, driver_id }, days, seesAll, id) : {},
      }),
    [seesMoney, seesToBill, seesAll, asset_category_id, driver_id, days],
  )
  const { selection: _none, ...table } = list.table
  return (
    <div className={css.report}>
      <ListScreen
        title="Job report"
        count={list.total}
        breadcrumbs={may('jobs:read') ? [{ label: 'Jobs', to: '/dashboard/jobs' }] : []}
        actions={
          <>
            <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()}>
              Print
            </Button>
            <ExportMenu endpoint={calls.exportJobReport} query={list.query} />
          </>
        }
        notice={
          sums ? (
            <FigureStrip
              label="Totals"
              note={`${comparedWords(sums.compared)}${seesMoney ? ' All amounts are before GST.' : ''}`}
              figures={jobReportFigures(sums, {
                orders: jobReportLinks(list.query, sums.days, seesAll).orders,
                dockets: jobReportLinks(list.query, sums.compared.days, seesAll).dockets,
              })}
            />
          ) : (
            list.error === null && <FigureStripSkeleton cells={seesMoney ? 6 : 4} />
          )
        }
        filtering={list}
        filters={
          <>
            <JobReportFilterBar query={list.query} onChange={list.set} />
            <ColumnPicker columns={columns} {...list.columns} />
          </>
        }
        pager={<Pager {...list.pager} shown={list.rows.length} />}
      >
        {list.error ? (
          <ErrorState message="Could not load the job report." onRetry={list.retry} />
        ) : (
          <DataTable
            {...table}
            label="Job report"
            columns={columns}
            rowKey={({ id }) => id}
            totals={
              sums &&
              jobReportTotals(sums.now, totalsLabel(noun, { total: sums.now.jobs, filtered: list.filtered }))
            }
            empty={
              <NoRows
                noun={noun}
                list={list}
                title="No jobs in these days"
                text="Jobs with an order, an approved docket or an invoice this month appear here."
              />
            }
          />
        )}
      </ListScreen>
    </div>
  )
}
