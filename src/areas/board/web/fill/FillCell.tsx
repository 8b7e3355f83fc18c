import { IconAlertTriangle, IconBan, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { orderPaths } from '#areas/work-orders/web/index.ts'
import { Link } from '#ui/navigation.tsx'
import { Button } from '#ui/parts/Button.tsx'
import type { FillOrder } from '../../contract/fill/fill-sheet.ts'
import { type FillKind, bookedReasons, lacks, objections, stateOf } from '../../rules/fill/fill-plan.ts'
import css from './fill.module.css'
import type { Fill } from './use-fill.ts'

/** What an order has, what is chosen for it, and what speaks against that. */
export function FillCell({
  order,
  fill,
  orders,
}: {
  order: FillOrder
  fill: Fill
  orders: readonly FillOrder[]
}) {
  const { plan, spot } = fill
  const state = stateOf(order, plan, orders)
  const choice = plan.get(order.id)
  const against = objections(order, plan, orders)
  return (
    <div className={css.cell} data-state={state} data-current={spot?.order.id === order.id || undefined}>
      <Part kind="asset" order={order} fill={fill} />
      {(order.needs_driver === 1 || order.driver) && <Part kind="driver" order={order} fill={fill} />}
      {bookedReasons(order).map(({ text, blocks }) => (
        <Objection key={text} isHard={blocks === 'hard'} text={text} />
      ))}
      {choice?.refused !== undefined && <Objection isHard text={choice.refused} />}
      {choice?.override === undefined &&
        against.map(({ code, text, blocks }) => (
          <Objection key={`${code}${text}`} isHard={blocks === 'hard'} text={text} />
        ))}
      {choice?.override !== undefined && <p className={css.note}>Anyway: {choice.override}</p>}
      {choice && (
        <div className={css.cellActions}>
          {state === 'warning' && (
            <Button variant="quiet" onClick={() => void fill.override(order)}>
              Book anyway…
            </Button>
          )}
          <Button variant="quiet" aria-label={`Clear ${order.order_no}`} onClick={() => fill.clear(order)}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}

const words = { asset: 'Machine', driver: 'Driver' } as const

function Part({ kind, order, fill: { plan, spot, pick } }: { kind: FillKind; order: FillOrder; fill: Fill }) {
  const booked = order[kind]
  const isPencilled = booked?.certainty === 'pencilled'
  if (booked)
    return (
      <Link to={orderPaths.edit(order.id)} className={css.booked} title={order.order_no}>
        {isPencilled ? <IconPencil size={14} aria-hidden /> : <IconCheck size={14} aria-hidden />}
        <span>
          {booked.name}
          {isPencilled && <span className={css.dim}> pencilled</span>}
        </span>
      </Link>
    )
  const chosen = plan.get(order.id)?.[kind]
  const isCurrent = spot?.order.id === order.id && spot.kind === kind
  return (
    <button
      type="button"
      className={css.part}
      data-fill-part
      data-empty={lacks(order, plan, kind) || undefined}
      aria-pressed={isCurrent}
      aria-label={`${words[kind]} of ${order.order_no}: ${chosen?.name ?? 'to fill'}`}
      onClick={() => pick(order, kind)}
    >
      {chosen ? (
        chosen.name
      ) : (
        <>
          <IconPlus size={13} aria-hidden /> {words[kind]}
        </>
      )}
    </button>
  )
}

const Objection = ({ isHard, text }: { isHard: boolean; text: string }) => (
  <p className={css.objection} data-hard={isHard || undefined}>
    {isHard ? <IconBan size={13} aria-hidden /> : <IconAlertTriangle size={13} aria-hidden />}
    <span>{text}</span>
  </p>
)
