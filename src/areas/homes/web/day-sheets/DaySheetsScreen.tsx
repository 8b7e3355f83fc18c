import { IconChevronLeft, IconChevronRight, IconDownload, IconPrinter } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { read } from '#platform/web/calls/api.ts'
import { addDays, formatDate, weekday } from '#shared/local-date.ts'
import { DocumentSheet } from '#ui/document/DocumentSheet.tsx'
import { DayButton } from '#ui/fields/DayButton.tsx'
import { Button, IconButton } from '#ui/parts/Button.tsx'
import { LinkSwitch } from '#ui/parts/LinkSwitch.tsx'
import { Notice } from '#ui/parts/Notice.tsx'
import { EmptyState, ErrorState, LoadingState } from '#ui/parts/states.tsx'
import { Screen } from '#ui/shells/Screen.tsx'
import { type DaySheetGrouping, daySheetGroupings } from '../../contract/day-sheet-groupings.ts'
import type { DaySheets } from '../../contract/day-sheets.ts'
import { homeEndpoints } from '../../contract/endpoints.ts'
import {
  type DaySheetView,
  daySheetDocuments,
  ordersOnSheets,
  sheetsWords,
  whyNoSheets,
} from '../../rules/day-sheets.ts'
import css from './day-sheets.module.css'
import { daySheetsPath, daySheetsPdfPath } from './day-sheets-path.ts'

const groupingWords = {
  machine: 'By machine',
  driver: 'By driver',
  client: 'By client',
} as const satisfies Record<DaySheetGrouping, string>

/** The sheets of a day as they are handed out: one for each machine, driver or client, to print or as a PDF. */
export function DaySheetsScreen() {
  const { day: asked, by = 'machine' } = useSearch({ strict: false }) as {
    day?: string
    by?: DaySheetGrouping
  }
  const { data, isError, error, refetch } = useQuery({
    ...read(homeEndpoints.getDaySheets, { query: asked ? { day: asked } : {} }),
    placeholderData: keepPreviousData,
  })
  const day = asked ?? data?.day
  const documents = data ? daySheetDocuments(data, by) : []
  const none = documents.length === 0 ? whyNoSheets(data ?? { orders: [] }) : undefined
  const disabled = none === undefined ? {} : { disabledReason: none }
  return (
    <Screen
      title="Day sheets"
      status={day && <DayControls day={day} by={by} />}
      breadcrumbs={[{ label: 'Board', to: '/dashboard/jobs/scheduler' }]}
      actions={
        <>
          <Button icon={<IconPrinter aria-hidden />} onClick={() => window.print()} {...disabled}>
            Print
          </Button>
          <Button
            variant="primary"
            icon={<IconDownload aria-hidden />}
            onClick={() => window.open(daySheetsPdfPath({ day, by }), '_blank', 'noopener')}
            {...disabled}
          >
            Download PDF
          </Button>
        </>
      }
    >
      {isError && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !isError && <LoadingState label="Loading the day sheets" />}
      {data && <Sheets data={data} by={by} documents={documents} />}
    </Screen>
  )
}

/** The day, and whom the sheets are for. */
function DayControls({ day, by }: { day: string; by: DaySheetGrouping }) {
  const navigate = useNavigate()
  const go = (to: string) => void navigate({ to: daySheetsPath({ day: to, by }), replace: true })
  return (
    <div className={css.controls}>
      <IconButton
        label="Day before"
        icon={<IconChevronLeft aria-hidden />}
        onClick={() => go(addDays(day, -1))}
      />
      <span className={css.day} aria-live="polite">
        {weekday(day)} {formatDate(day)}
      </span>
      <IconButton
        label="Day after"
        icon={<IconChevronRight aria-hidden />}
        onClick={() => go(addDays(day, 1))}
      />
      <span className={css.pick}>
        <DayButton label="Another day" day={day} onPick={go} />
      </span>
      <LinkSwitch
        label="Sheets"
        options={daySheetGroupings.map((asked) => ({
          label: groupingWords[asked],
          to: daySheetsPath({ day, by: asked }),
          isCurrent: asked === by,
        }))}
      />
    </div>
  )
}

function Sheets({
  data: { orders, count, logo },
  by,
  documents,
}: {
  data: DaySheets
  by: DaySheetGrouping
  documents: readonly DaySheetView[]
}) {
  if (documents.length === 0)
    return orders.length === 0 ? (
      <EmptyState title="No orders" text="There is no work that day. Choose another day above." />
    ) : (
      <EmptyState title="No drivers" text="No order on that day needs a driver. Choose another day above." />
    )
  const left = count - orders.length
  return (
    <div className={css.sheets}>
      <p className={css.count}>{sheetsWords(documents.length, ordersOnSheets(orders, by).length)}</p>
      {left > 0 && (
        <Notice tone="warning">{`${left.toLocaleString('en-AU')} more orders are not on these sheets.`}</Notice>
      )}
      {documents.map(({ key, ...view }) => (
        <DocumentSheet key={key} view={view} logo={logo} />
      ))}
    </div>
  )
}
