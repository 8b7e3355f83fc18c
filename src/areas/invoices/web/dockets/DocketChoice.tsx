import { formatDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import type { BillableDocket } from '../../contract/billable.ts'
import { orderName } from '../../rules/grouping.ts'
import { Checkbox } from '#ui/parts/Checkbox.tsx'
import css from '../invoices.module.css'

/** Dockets to bill, grouped by the invoices they make under their client's terms; tick each, or a group. */
export function DocketChoice({
  dockets,
  chosen,
  onChoose,
}: {
  dockets: readonly BillableDocket[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
}) {
  const set = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids)
      if (isChosen) next.add(id)
      else next.delete(id)
    onChoose(next)
  }
  return (
    <div className={css.groups}>
      {groupsOf(dockets).map(({ key, words, rows }) => {
        const ids = rows.map(({ id }) => id)
        const total = sumOf(rows)
        const ticked = ids.filter((id) => chosen.has(id)).length
        return (
          <fieldset key={key} className={css.group}>
            <label className={css.groupHead}>
              <Checkbox
                checked={ticked === ids.length}
                indeterminate={ticked > 0 && ticked < ids.length}
                onChange={({ currentTarget }) => set(ids, currentTarget.checked)}
              />
              <span>{words}</span>
              {total !== undefined && <span>{formatMoney(total)}</span>}
            </label>
            {rows.map((docket) => (
              <label key={docket.id} className={css.docket}>
                <Checkbox
                  checked={chosen.has(docket.id)}
                  onChange={({ currentTarget }) => set([docket.id], currentTarget.checked)}
                />
                <span>
                  {docket.docket_no}{' '}
                  <small>
                    {[
                      formatDate(docket.shift_date),
                      docket.asset,
                      docket.driver,
                      docket.site,
                      docket.job_no,
                      docket.po_number && orderName(docket.po_number),
                      plural(docket.line_count, 'line'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                {docket.total_cents !== undefined && <span>{formatMoney(docket.total_cents)}</span>}
              </label>
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

/** Undefined for people who do not see what dockets charge. */
export const sumOf = (dockets: readonly BillableDocket[]): number | undefined =>
  dockets.reduce<number | undefined>(
    (sum, { total_cents }) =>
      sum === undefined || total_cents === undefined ? undefined : sum + total_cents,
    0,
  )

/** One group per resulting invoice. */
export function groupsOf(dockets: readonly BillableDocket[]) {
  const groups = new Map<string, { key: string; words: string; rows: BillableDocket[] }>()
  for (const docket of dockets) {
    const key = `${docket.client_id} ${docket.group}`
    const group = groups.get(key) ?? { key, words: `${docket.client}: ${docket.group}`, rows: [] }
    group.rows.push(docket)
    groups.set(key, group)
  }
  return [...groups.values()]
}
