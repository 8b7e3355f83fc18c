import type { YesNo } from '#shared/lists.ts'
import { thousandths } from '#shared/units.ts'
import type { DocketStatus } from '../../contract/choices.ts'

/** One docket's part in a price that is charged once. */
export interface OncePart {
  readonly docket_no: string
  readonly status: DocketStatus
  /** It has work or travel that the price could be charged for. */
  readonly takes_part: YesNo
  readonly computed: number
  readonly charged: number
}
/** A price that is charged once, with every counting docket that has a part in it. */
export interface OncePrice {
  readonly what: 'price' | 'travel'
  /** The most one docket charges of it. */
  readonly share: number
  /** How many were agreed; null if unspecified, and then every docket charges its own. */
  readonly agreed: number | null
  readonly parts: readonly OncePart[]
}

const sum = (quantities: readonly number[]): number => quantities.reduce((all, one) => all + one, 0)
const isSettled = ({ status }: OncePart): boolean => status === 'Approved' || status === 'Invoiced'

/** How much more a docket would charge if no other did. Agreed quantities stay as agreed. */
const leftBy = ({ takes_part, computed, charged }: OncePart, share: number): number =>
  takes_part && charged >= computed ? Math.max(0, thousandths(share) - thousandths(charged)) : 0

/**
 * Whether a price that dockets leave to each other is still charged: true, or why not. A docket being
 * approved must not leave anything uncharged; an approved one may, as long as an unapproved one can still
 * take it up.
 */
export function checkStillCharged(
  { what, share, agreed, parts }: OncePrice,
  approving: readonly string[] = [],
): true | string {
  if (agreed === null) return true
  const missing = thousandths(agreed) - sum(parts.map(({ charged }) => thousandths(charged)))
  if (missing <= 0) return true
  const leaving = parts.filter((part) => leftBy(part, share) > 0)
  const own = leaving.find(({ docket_no }) => approving.includes(docket_no))
  if (own) return `${own.docket_no}: its ${what} is no longer charged in full. Query and revise it.`
  const open = sum(leaving.filter((part) => !isSettled(part)).map((part) => leftBy(part, share)))
  const other = missing > open ? leaving.find(isSettled) : undefined
  if (!other) return true
  const { docket_no, status } = other
  const first = status === 'Approved' ? `Reopen ${docket_no} first.` : 'Charge it on another docket first.'
  return `The ${what} of ${docket_no}, which is ${status}, would not be charged in full. ${first}`
}
