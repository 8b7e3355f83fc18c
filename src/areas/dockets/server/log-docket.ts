import type { Activity } from '#platform/server/change/activity.ts'
import { amountText } from '#shared/units.ts'
import { docketName } from '../rules/docket-words.ts'
import { attachmentText } from '../rules/shift/extras.ts'
import type { LineRow } from './lines/docket-line-store.ts'
import type { StoredDocket } from './docket-store.ts'

type Named = Pick<StoredDocket, 'id' | 'docket_no' | 'revision'>

/** A docket's name in a log entry. */
export const entryOf = (docket: Named, action: string): Activity => ({
  action,
  record_type: 'docket',
  record_id: docket.id,
  record_label: docketName(docket.docket_no, docket.revision),
})

/** A docket with its lines in words: "7.5 hours of 20 t excavator, EX12". Prices are logged when they are set. */
export const logged = (docket: StoredDocket, lines: readonly LineRow[]): object => ({
  ...docket,
  entries: undefined,
  loads: undefined,
  attachments: docket.attachments.map(attachmentText),
  variance: docket.variance.map(({ text }) => text),
  lines: lines.map(
    ({ description, quantity_agreed, unit }) =>
      `${amountText(Number(quantity_agreed), unit)} of ${description}`,
  ),
})
