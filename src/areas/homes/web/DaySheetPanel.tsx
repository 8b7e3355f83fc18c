import {
  IconAlertTriangle,
  IconCheck,
  IconChecks,
  IconCircleDashed,
  IconCircleX,
  IconPencil,
  IconPlayerPause,
  IconPrinter,
  IconSend,
  IconShovel,
  IconTool,
  IconTruck,
} from '@tabler/icons-react'
import { useId } from 'react'
import { formatTime } from '#shared/local-date.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { DaySheet } from '../contract/home.ts'
import { usePrintDay } from './use-print-day.ts'
import css from './day-sheet.module.css'
import { PanelHead } from './PanelHead.tsx'
import { dryHireWords, stateWords } from './sheet-words.ts'

type Row = DaySheet['rows'][number]

const signs = {
  accepted: { words: stateWords.accepted, Sign: IconCheck, look: css['yes'] },
  waiting: { words: stateWords.waiting, Sign: IconCircleDashed, look: css['waits'] },
  en_route: { words: stateWords.en_route, Sign: IconTruck, look: css['yes'] },
  working: { words: stateWords.working, Sign: IconShovel, look: css['yes'] },
  done: { words: stateWords.done, Sign: IconChecks, look: css['yes'] },
  broke_down: { words: stateWords.broke_down, Sign: IconTool, look: css['no'] },
  declined: { words: stateWords.declined, Sign: IconCircleX, look: css['no'] },
  to_confirm: { words: stateWords.to_confirm, Sign: IconPencil, look: undefined },
  to_send: { words: stateWords.to_send, Sign: IconSend, look: undefined },
  on_hold: { words: stateWords.on_hold, Sign: IconPlayerPause, look: undefined },
  stopped: { words: 'Cannot go out', Sign: IconAlertTriangle, look: css['no'] },
} as const
type SignKey = keyof typeof signs

const isStopped = ({ machine_stop, driver_stop }: Row): boolean =>
  machine_stop !== null || driver_stop !== null

const answerOf = ({ state }: Row): SignKey | null => (state === 'to_fill' ? null : state)

/** Who works where on a day, with what each driver said. */
export function DaySheetPanel({ sheet }: { sheet: DaySheet }) {
  const id = useId()
  const { rows, count, link } = sheet
  const { print, isReading } = usePrintDay(sheet.date)
  return (
    <section aria-labelledby={id}>
      <PanelHead id={id} title="Day sheet" count={count}>
        <Link to={link} className={css.all}>
          All orders that day
        </Link>
        <Button
          variant="quiet"
          icon={<IconPrinter aria-hidden />}
          loading={isReading}
          onClick={() => void print()}
        >
          Print
        </Button>
      </PanelHead>
      {rows.length === 0 ? (
        <p className={css.none}>No orders.</p>
      ) : (
        <table className={css.sheet}>
          <thead>
            <tr>
              <th>Start</th>
              <th>Machine</th>
              <th>Driver</th>
              <th>Site</th>
              <th>
                <span className="visually-hidden">Answer</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <SheetRow key={row.id} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {rows.length > 0 && <Legend rows={rows} />}
      {count > rows.length && (
        <Link to={link} className={css.rest}>
          {(count - rows.length).toLocaleString('en-AU')} more
        </Link>
      )}
    </section>
  )
}

/** What the signs on the sheet mean, for those that are on it. */
function Legend({ rows }: { rows: readonly Row[] }) {
  const used = new Set(rows.flatMap((row) => [answerOf(row), isStopped(row) && ('stopped' as const)]))
  const shown = (Object.keys(signs) as SignKey[]).filter((key) => used.has(key))
  if (shown.length === 0) return null
  return (
    <ul className={css.legend} aria-label="Signs">
      {shown.map((key) => (
        <li key={key}>
          <SignOf sign={key} />
          {signs[key].words}
        </li>
      ))}
    </ul>
  )
}

function SignOf({ sign }: { sign: SignKey }) {
  const { Sign, look } = signs[sign]
  return <Sign size={15} className={classes(css.sign, look)} aria-hidden />
}

/** Why a machine or driver cannot go out, below its name. */
const Stop = ({ words }: { words: string }) => (
  <span className={css.stop}>
    <SignOf sign="stopped" />
    {words}
  </span>
)

function NoDriver({ row: { state, needs_driver } }: { row: Row }) {
  if (needs_driver === 0) return <span className={css.model}>{dryHireWords}</span>
  return state === 'to_fill' ? <span className={css.toFill}>{stateWords.to_fill}</span> : '–'
}

function SheetRow({ row }: { row: Row }) {
  const { id, start_time, machine, machine_stop, driver, driver_stop, client, site_suburb, state } = row
  const shown = answerOf(row)
  return (
    <tr>
      <td className={css.time}>{formatTime(start_time)}</td>
      <td className={css.what}>
        <Link to={`/dashboard/work-orders/${id}/edit`} className={css.machine}>
          {machine}
        </Link>
        {row.model && ' '}
        {row.model && <span className={css.model}>{row.model}</span>}
        {row.attachments && (
          <span className={css.attachments} title={row.attachments}>
            {row.attachments}
          </span>
        )}
        {machine_stop && <Stop words={machine_stop} />}
      </td>
      <td className={css.who}>
        {driver ?? <NoDriver row={row} />}
        {driver_stop && <Stop words={driver_stop} />}
      </td>
      <td title={client}>{site_suburb}</td>
      <td className={css.answer}>
        {state === 'to_fill' && driver && <span className={css.toFill}>{stateWords.to_fill}</span>}
        {shown && (
          <span title={signs[shown].words}>
            <SignOf sign={shown} />
            <span className="visually-hidden">{signs[shown].words}</span>
          </span>
        )}
      </td>
    </tr>
  )
}
