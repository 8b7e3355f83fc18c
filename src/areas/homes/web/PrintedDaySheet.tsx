import { useQuery } from '@tanstack/react-query'
import { formatDate, formatTime, weekday } from '#shared/local-date.ts'
import { plural } from '#shared/text.ts'
import type { PrintedDay } from '../contract/printed-day.ts'
import css from './printed-day.module.css'
import { dryHireWords, stateWords } from './sheet-words.ts'
import { printedDayQuery } from './use-print-day.ts'

/** Printed instead of the home: the whole day with phones and sites. */
export function PrintedDaySheet({ day }: { day: string }) {
  // The Print button reads it.
  const { data } = useQuery({ ...printedDayQuery(day), enabled: false })
  const left = data ? data.count - data.rows.length : 0
  return (
    <section className={css.page} data-paper>
      <h2>
        Day sheet, {weekday(day)} {formatDate(day)}
        {data && <span className={css.count}> {plural(data.count, 'order')}</span>}
      </h2>
      {!data && <p>Print the day with the Print button of its day sheet.</p>}
      {data?.count === 0 && <p>No orders.</p>}
      <table className={css.table} hidden={!data?.count}>
        <thead>
          <tr>
            <th>Time</th>
            <th>Machine</th>
            <th>Driver</th>
            <th>Client and site</th>
            <th>Status</th>
          </tr>
        </thead>
        <tbody>
          {data?.rows.map((row) => (
            <PrintedRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {left > 0 && <p>{left.toLocaleString('en-AU')} more are not printed.</p>}
    </section>
  )
}

function PrintedRow({ row }: { row: PrintedDay['rows'][number] }) {
  const { start_time, end_time, machine, model, attachments, machine_stop } = row
  const { driver, driver_stop, needs_driver, phone, client, site, site_suburb } = row
  return (
    <tr>
      <td className={css.time}>
        {formatTime(start_time)} –<br />
        {formatTime(end_time)}
      </td>
      <td>
        <strong>{machine}</strong>
        {model && <div>{model}</div>}
        {attachments && <div>{attachments}</div>}
      </td>
      <td>
        {driver && <strong>{driver}</strong>}
        {!driver && needs_driver === 0 && dryHireWords}
        {phone && <div className={css.phone}>{phone}</div>}
      </td>
      <td>
        <strong>{client}</strong>
        <div>{site.includes(site_suburb) ? site : `${site}, ${site_suburb}`}</div>
      </td>
      <td>
        {row.state && stateWords[row.state]}
        {machine_stop && <div>{machine_stop}</div>}
        {driver_stop && <div>{driver_stop}</div>}
      </td>
    </tr>
  )
}
