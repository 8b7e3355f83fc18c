import { formatDate, melbourneDate } from '#shared/local-date.ts'
import { formatMoney } from '#shared/money.ts'
import { plural } from '#shared/text.ts'
import { Checkbox } from '#ui/parts/Checkbox.tsx'
import { serverNow } from '#ui/server-clock.ts'
import type { BillableDocket } from '../../contract/billable.ts'
import { orderName } from '../../rules/grouping.ts'
import css from '../invoices.module.css'
import { AgreedRow } from './AgreedRow.tsx'
import { type InvoiceGroup, groupsToMake } from './groups-to-make.ts'
import { type AgreedChoice, noneAgreed, totalOf } from './use-agreed-choice.ts'

/**
 * Dockets to bill, and agreed lines that none of them carries, grouped by the invoices they make under their client's
 * terms; tick each, or a group.
 */
export function DocketChoice({
  dockets,
  chosen,
  onChoose,
  agreed = noneAgreed,
}: {
  dockets: readonly BillableDocket[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  agreed?: AgreedChoice
}) {
  const today = melbourneDate(serverNow())
  const setAll = (
    { dockets: rows, agreed: lines }: Pick<InvoiceGroup, 'dockets' | 'agreed'>,
    isChosen: boolean,
  ) => {
    if (rows.length > 0)
      onChoose(
        withAll(
          chosen,
          rows.map(({ id }) => id),
          isChosen,
        ),
      )
    if (lines.length > 0)
      agreed.onChoose(
        withAll(
          agreed.chosen,
          lines.map(({ key }) => key),
          isChosen,
        ),
      )
  }
  return (
    <div className={css.groups}>
      {groupsToMake(dockets, agreed.lines, today).map((group) => {
        const { key, words, dockets: rows, agreed: lines } = group
        const total = totalOf(rows, lines, agreed.claims)
        const ticked =
          rows.filter(({ id }) => chosen.has(id)).length +
          lines.filter(({ key }) => agreed.chosen.has(key)).length
        const all = rows.length + lines.length
        return (
          <fieldset key={key} className={css.group}>
            <label className={css.groupHead}>
              <Checkbox
                checked={ticked === all}
                indeterminate={ticked > 0 && ticked < all}
                onChange={({ currentTarget }) => setAll(group, currentTarget.checked)}
              />
              <span>{words}</span>
              {total !== undefined && <span>{formatMoney(total)}</span>}
            </label>
            {rows.map((docket) => (
              <label key={docket.id} className={css.docket}>
                <Checkbox
                  checked={chosen.has(docket.id)}
                  onChange={({ currentTarget }) =>
                    setAll({ dockets: [docket], agreed: [] }, currentTarget.checked)
                  }
                />
                <span>
                  {docket.docket_no} <small>{factsOf(docket)}</small>
                </span>
                {docket.total_cents !== undefined && <span>{formatMoney(docket.total_cents)}</span>}
              </label>
            ))}
            {lines.map((line) => (
              <AgreedRow
                key={line.key}
                line={line}
                isChosen={agreed.chosen.has(line.key)}
                claim={agreed.claims.get(line.key)}
                onChoose={(isChosen) => setAll({ dockets: [], agreed: [line] }, isChosen)}
                onClaim={() => agreed.onClaim(line)}
              />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function withAll<K>(chosen: ReadonlySet<K>, keys: readonly K[], isChosen: boolean): Set<K> {
  const next = new Set(chosen)
  for (const key of keys)
    if (isChosen) next.add(key)
    else next.delete(key)
  return next
}

const factsOf = (docket: BillableDocket): string =>
  [
    formatDate(docket.shift_date),
    docket.asset,
    docket.driver,
    docket.site,
    docket.job_no,
    docket.po_number && orderName(docket.po_number),
    plural(docket.line_count, 'line'),
  ]
    .filter(Boolean)
    .join(' · ')
