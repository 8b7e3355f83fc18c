import { formatAbn } from './abn.ts'
import { formatPhone } from './phone.ts'

/** A party as a printed document names it: who, and below it the lines that are filled in. */
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

/** The lines that say something, in their order. */
export const filledLines = (lines: readonly (string | null | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))

export const abnLine = (abn: string | null): string | null => (abn ? `ABN ${formatAbn(abn)}` : null)

/** An address as it is written on an envelope. A state alone is no address: it is what a new client begins with. */
export const addressLines = ({ address_line1, address_line2, suburb, state, postcode }: PostalAddress) =>
  filledLines([
    address_line1,
    address_line2,
    suburb || postcode ? filledLines([suburb, state, postcode]).join(' ') : null,
  ])

/** Our side of a document: by the name that we trade under, with the company's own below it where they differ. */
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
