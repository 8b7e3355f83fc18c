import { stringifySearch } from '#platform/web/lists/search-params.ts'
import type { DaySheetGrouping } from '../../contract/day-sheet-groupings.ts'

interface Asked {
  /** Without one, the next day with work. */
  day?: string | undefined
  by?: DaySheetGrouping | undefined
}

/** The address of the day sheets. */
export const daySheetsPath = ({ day, by }: Asked = {}): string =>
  `/dashboard/jobs/day-sheets${stringifySearch({ day, by })}`

/** The address of the same as a PDF. */
export const daySheetsPdfPath = ({ day, by }: Asked): string =>
  `/api/day-sheets/pdf${stringifySearch({ day, by })}`
