import { IconCheck, IconCircleDashed, IconCircleX, IconSend } from '@tabler/icons-react'
import { useId } from 'react'
import { formatTime } from '#shared/local-date.ts'
import { classes } from '#ui/classes.ts'
import { Link } from '#ui/navigation.tsx'
import type { DaySheet } from '../contract/home.ts'
import css from './day-sheet.module.css'
import { PanelHead } from './PanelHead.tsx'

type Row = DaySheet['rows'][number]

const signs = {
  accepted: { words: 'Accepted', Sign: IconCheck, look: css['yes'] },
  waiting: { words: 'Not answered', Sign: IconCircleDashed, look: css['waits'] },
  declined: { words: 'Declined', Sign: IconCircleX, look: css['no'] },
  to_send: { words: 'Not sent', Sign: IconSend, look: undefined },
} as const

/** Who works where on a day, with what each driver said. */
export function DaySheetPanel({ sheet }: { sheet: DaySheet }) {
  const id = useId()
  const { rows, count, link } = sheet
  return (
    <section aria-labelledby={id}>
      <PanelHead id={id} title="Day sheet" count={count}>
        <Link to={link} className={css.all}>
          All orders that day
        </Link>
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
    </section>
  )
}

function SheetRow({ row }: { row: Row }) {
  const { id, start_time, machine, model, driver, client, site_suburb, state } = row
  const shown = state === null || state === 'to_fill' ? undefined : signs[state]
  return (
    <tr>
      <td className={css.time}>{formatTime(start_time)}</td>
      <td>
        <Link to={`/dashboard/work-orders/${id}/edit`} className={css.machine}>
          {machine}
        </Link>
        {model && ' '}
        {model && <span className={css.model}>{model}</span>}
      </td>
      <td>{driver ?? (state === 'to_fill' ? <span className={css.toFill}>To fill</span> : '–')}</td>
      <td title={client}>{site_suburb}</td>
      <td className={css.answer}>
        {state === 'to_fill' && driver && <span className={css.toFill}>To fill</span>}
        {shown && (
          <span className={classes(css.sign, shown.look)} title={shown.words}>
            <shown.Sign size={15} aria-hidden />
            <span className="visually-hidden">{shown.words}</span>
          </span>
        )}
      </td>
    </tr>
  )
}
