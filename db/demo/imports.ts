import { stageImport } from '#areas/imports/server/index.ts'
import type { Change } from '#platform/server/change/change.ts'
import type { Platform } from '#platform/server/platform.ts'

/** A spreadsheet of suppliers whose columns the administrator has yet to match; the last row lacks its name. */
export async function demoImport(change: Change, { imports }: Pick<Platform, 'imports'>): Promise<void> {
  const kind = imports.find((one) => one.kind === 'supplier')
  if (!kind) throw new Error('Suppliers can be imported.')
  const rows = [
    ['Plenty Valley Sand', 'Materials', 'orders@example.com', '03 5550 0261', 'Mernda', '3754'],
    ['Western Filters', 'Parts', 'sales@example.com', '03 5550 0262', 'Laverton North', '3026'],
    ['', 'Repairs', 'workshop@example.com', '03 5550 0263', 'Dandenong South', '3175'],
  ]
  await stageImport(change, kind, {
    file_name: 'suppliers from the old system.csv',
    spreadsheet: {
      headings: ['Company name', 'Supplies', 'E-mail', 'Telephone', 'Town', 'Postcode'],
      rows: rows.map((cells, at) => ({ row_no: at + 2, cells })),
    },
  })
}
