import { RecordService, ServiceDue, resourcePaths } from '#areas/resources/web/index.ts'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { directionsTo } from '#shared/directions.ts'
import { Link } from '#ui/navigation.tsx'
import { ExpiryDate } from '#ui/parts/ExpiryDate.tsx'
import { quiet } from '#ui/parts/state-looks.ts'
import { StatusBadge } from '#ui/parts/StatusBadge.tsx'
import { columnsOf } from '#ui/table/columns.tsx'
import { Cut } from '#ui/table/Cut.tsx'
import type { FleetRow } from '../contract/fleet.ts'
import { fleetLabels as labels } from '../rules/fleet-labels.ts'
import {
  fleetStateWords,
  placeWords,
  startWords,
  untilWords,
  type WorkingDays,
} from '../rules/fleet-words.ts'
import css from './fleets.module.css'

const column = columnsOf<FleetRow>()
const tones = {
  working: quiet.underWay,
  booked: quiet.agreed,
  free: quiet.draft,
  workshop: quiet.waiting,
  off_road: 'danger',
} as const

/** A machine now and next, what to see to, and how much it is booked. `today`: in Melbourne; `onService` records a service. */
export function fleetColumns(
  today: string,
  { week, month }: WorkingDays,
  seesDefects: boolean,
  onService: (machine: FleetRow) => void,
) {
  return [
    column.link('fleet_no', labels.fleet_no, ({ id }) => resourcePaths.asset(id), { sort: true }),
    column.text('name', labels.name),
    column.custom(
      'state',
      labels.state,
      ({ state }) => <StatusBadge status={fleetStateWords[state]} tone={tones[state]} />,
      {
        slot: 'status',
        under: ({ state, now, off_road_reason }) =>
          state === 'off_road' ? off_road_reason : untilWords(now, today),
      },
    ),
    column.custom(
      'place',
      labels.place,
      ({ place }) => place && <Cut text={placeWords(place)} least={14} />,
      { under: ({ place }) => place && <Directions place={place} /> },
    ),
    column.custom('client', labels.client, ({ now }) => now?.client, {
      slot: 'detail',
      under: ({ now }) => now?.driver,
    }),
    column.custom('next', labels.next, ({ next }) => next && <Order work={next} />, {
      under: ({ next }) => next && startWords(next, today),
    }),
    ...(seesDefects
      ? [
          column.custom(
            'open_defects',
            labels.open_defects,
            ({ id, open_defects = 0 }) =>
              open_defects > 0 && <Link to={resourcePaths.asset(id, 'defects')}>{open_defects}</Link>,
            { align: 'end' },
          ),
        ]
      : []),
    column.custom('service', labels.service, (one) => <ServiceDue plan={one} />, {
      slot: 'figure',
      under: (one) => <RecordService asset={one} onOpen={() => onService(one)} />,
    }),
    column.custom('expiry', labels.rego_expires_on, (one) => <ExpiryDate date={one.rego_expires_on} />, {
      under: ({ insurance_expires_on: date }) =>
        date && (
          <>
            {labels.insurance_expires_on} <ExpiryDate date={date} />
          </>
        ),
    }),
    column.custom('plant_inspection_expires_on', labels.plant_inspection_expires_on, (one) => (
      <ExpiryDate date={one.plant_inspection_expires_on} />
    )),
    column.custom(
      'week_days',
      labels.week_days,
      ({ week_days }) => <Use days={week_days} of={week.length} period="week" />,
      {
        sort: true,
        under: ({ month_days }) => <Use days={month_days} of={month.length} period="month" />,
      },
    ),
    column.text('depot', labels.depot),
    column.text('subcontractor', labels.subcontractor),
  ]
}

export const hiddenAtFirst = ['name', 'plant_inspection_expires_on', 'depot', 'subcontractor']

function Order({ work: { job_item_id, order_no } }: { work: NonNullable<FleetRow['next']> }) {
  return job_item_id === null ? (
    <>Workshop</>
  ) : (
    <Link className={css.order} to={orderPaths.edit(job_item_id)}>
      {order_no}
    </Link>
  )
}

function Directions({ place }: { place: NonNullable<FleetRow['place']> }) {
  return (
    <a className={css.directions} href={directionsTo(place)} target="_blank" rel="noreferrer">
      Directions
      <span className="visually-hidden"> to {place.address} (opens in a new tab)</span>
    </a>
  )
}

/** Days booked of the days there are, with a bar. */
function Use({ days, of, period }: { days: number; of: number; period: 'week' | 'month' }) {
  return (
    <span className={css.use}>
      <progress className={css.bar} max={of} value={days} aria-hidden />
      {days} of {of} this {period}
    </span>
  )
}
