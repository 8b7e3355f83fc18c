import { forbidden } from '#platform/contract/app-error.ts'
import { type Download, type ExportFormat, filtersOf } from '#platform/contract/endpoint.ts'
import type { Permission } from '#shared/permissions.ts'
import { inPages } from './csv.ts'
import { type Work, currentWork, doing } from '../change/current-work.ts'
import type { Db } from '../database/database.ts'
import type { ExportColumn } from './export-columns.ts'
import { exportDownload } from './export-file.ts'
import type { Platform } from '../platform.ts'
import { type Viewer, may } from '../sessions/viewer.ts'

/** What a page of an export is read with. */
export interface ExportPage<Filters> {
  db: Db
  viewer: Viewer
  filters: Filters
  after_id: number
  today: string
}

/** How a list is exported: its columns, once for every format, and its rows as the viewer may see them. */
export interface ListExport<Row extends { readonly id: number }, Filters> {
  /** What the rows are: the file, sheet and log name. */
  title: string
  record_type: string
  /** The right to read, needed to export it. */
  read: Permission
  columns: readonly ExportColumn<Row>[]
  /** The next rows with an id above `after_id`, in order of id, at most `exportPageRows`; none at the end. */
  page: (page: ExportPage<Filters>) => Promise<readonly Row[]>
}

/** Everything a list's filters match, without paging: logged, then written while it is read. */
export async function exportList<
  Row extends { readonly id: number },
  Query extends { readonly format: ExportFormat },
>(
  { db, clock, write }: Pick<Platform, 'db' | 'clock' | 'write'>,
  viewer: Viewer,
  query: Query,
  { title, record_type, read, columns, page }: ListExport<Row, Omit<Query, 'format'>>,
): Promise<Download> {
  if (!may(viewer, read)) throw forbidden()
  await write(viewer, async (change) =>
    change.log({
      action: 'exported',
      record_type,
      record_id: 0,
      record_label: title,
      after: filtersOf(query),
    }),
  )
  const { format, ...filters } = query
  const today = clock.today()
  // Its pages are read after the call itself has finished.
  const work: Work = { ...currentWork(), kind: 'export' }
  return exportDownload(format, {
    title,
    today,
    columns: columns.filter(({ right }) => right === undefined || may(viewer, right)),
    pages: inPages((after_id) => doing(work, () => page({ db, viewer, filters, after_id, today }))),
  })
}
