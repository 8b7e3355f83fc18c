import { formatAbn } from './abn.ts'
import { formatPhone } from './phone.ts'

/** A party on a printed document: the name, and the non-empty lines below it. */
export interface Party {
  name: string
  lines: string[]
}
export interface PostalAddress {
  address_line1: string | null
  address_line2: string | null
  suburb: string | null
  state: string | null
  postcode: string | null
}
export interface Seller extends PostalAddress {
  name: string
  trading_name: string | null
  abn: string | null
  phone: string | null
  email: string | null
  website: string | null
}

/** The non-empty lines, in order. */
export const filledLines = (lines: readonly (string | null | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))

export const abnLine = (abn: string | null): string | null => (abn ? `ABN ${formatAbn(abn)}` : null)

/** An address as on an envelope. A state alone does not count: a new client has it by default. */
export const addressLines = ({ address_line1, address_line2, suburb, state, postcode }: PostalAddress) =>
  filledLines([
    address_line1,
    address_line2,
    suburb || postcode ? filledLines([suburb, state, postcode]).join(' ') : null,
  ])

/** Our side of a document: the trading name, with the company's legal name below where they differ. */
export const sellerParty = (seller: Seller): Party => ({
  name: seller.trading_name ?? seller.name,
  lines: filledLines([
    seller.trading_name !== null && seller.trading_name !== seller.name && seller.name,
    abnLine(seller.abn),
    ...addressLines(seller),
    seller.phone && formatPhone(seller.phone),
    seller.email,
    seller.website?.replace(/^https?:\/\//, '') ?? null,
  ]),
})
