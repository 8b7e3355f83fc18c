import { defaultCompany } from '#areas/settings/server/index.ts'
import { conflict } from '#platform/contract/app-error.ts'
import type { Download } from '#platform/contract/endpoint.ts'
import { findHash } from '#platform/server/files/file-rows.ts'
import { passingDownload } from '#platform/server/pdf/pdf-download.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { DaySheetGrouping } from '../../contract/day-sheet-groupings.ts'
import { daySheetDocuments, whyNoSheets } from '../../rules/day-sheets.ts'
import type { Base } from '../day-orders.ts'
import { mostOrders, readDaySheets } from './read-day-sheets.ts'

/** Each has at least a page, and a PDF has at most two hundred. */
const mostSheets = 150

/** The sheets of a day as one PDF, each on pages of its own. @throws conflict for a day without any, or with too many orders or sheets. */
export async function daySheetsPdf(
  { db, files, pdf }: Pick<Platform, 'db' | 'files' | 'pdf'>,
  context: Base,
  { day: asked, by }: { day: string | null; by: DaySheetGrouping },
): Promise<Download> {
  const sheets = await readDaySheets(context, asked)
  const [view, ...more] = daySheetDocuments(sheets, by)
  if (!view) throw conflict(whyNoSheets(sheets))
  if (sheets.count > sheets.orders.length)
    throw conflict(
      `There are ${sheets.count.toLocaleString('en-AU')} orders on that day, and a PDF can have ${mostOrders}. The others would be missing.`,
    )
  if (more.length >= mostSheets)
    throw conflict(
      `These are ${more.length + 1} sheets, and a PDF can have ${mostSheets}. Use Print instead.`,
    )
  const { logo_file_id } = await defaultCompany(db)
  return passingDownload(
    { files, pdf },
    {
      viewer: context.viewer,
      name: `Day sheets by ${by}, ${sheets.day}.pdf`,
      view,
      more,
      logo: await findHash(db, logo_file_id),
    },
    context.now,
  )
}
