import { IconPhone } from '@tabler/icons-react'
import { dialled, formatPhone } from '#shared/phone.ts'
import { plural } from '#shared/text.ts'
import { amountText } from '#shared/units.ts'
import type { DriverJob } from '../../contract/driver-job.ts'
import css from './phone.module.css'

type Tip = DriverJob['tips'][number]

/** `4 loads, 48 t`: what is planned for a tip. */
const planOf = ({ planned_loads, planned_quantity, unit }: Tip): string =>
  [
    planned_loads !== null && plural(planned_loads, 'load'),
    // Loads are not named twice.
    planned_quantity !== null && unit !== 'load' && amountText(planned_quantity, unit),
  ]
    .filter(Boolean)
    .join(', ')

/** Where a material is tipped, how much of it, what the gate asks for, and its number to ring. */
export function JobTip({ tip }: { tip: Tip }) {
  const { material, tip: name, suburb, address, phone, account_no, conditions, notes } = tip
  const plan = planOf(tip)
  return (
    <>
      <p className={css.place}>
        <strong>
          {material}: {name}
          {suburb && `, ${suburb}`}
        </strong>
        {address && <span className={css.line}>{address}</span>}
        {plan && <span className={css.line}>{plan} planned</span>}
        {account_no && <span className={css.line}>Account {account_no}</span>}
        {conditions && <span className={css.line}>Condition: {conditions}</span>}
        {notes && <span className={css.line}>{notes}</span>}
      </p>
      {phone && (
        <div className={css.ways}>
          <a className={css.way} href={`tel:${dialled(phone)}`}>
            <IconPhone size={20} aria-hidden />
            <span>
              {name}, {formatPhone(phone)}
            </span>
          </a>
        </div>
      )}
    </>
  )
}
