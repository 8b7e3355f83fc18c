import { formatAbn } from '#shared/abn.ts'
import { formatPhone } from '#shared/phone.ts'
import type { CreditModel, InvoiceModel, ModelLine } from '../contract/invoice-document.ts'

interface Address {
  address_line1: string | null
  address_line2: string | null
  suburb: string | null
  state: string | null
  postcode: string | null
}
interface Seller extends Address {
  name: string
  trading_name: string | null
  abn: string | null
  phone: string | null
  email: string | null
  website: string | null
  bank_name: string | null
  bank_bsb: string | null
  bank_account_no: string | null
  bank_account_name: string | null
}
interface Buyer extends Address {
  name: string
  abn: string | null
}
type Head = Omit<InvoiceModel, 'seller' | 'buyer' | 'bank' | 'lines' | 'promises'>

interface Parts {
  head: Head
  promises: InvoiceModel['promises']
  lines: readonly ModelLine[]
  seller: Seller
  buyer: Buyer
}

/** What an invoice says now, field by field: nothing passes that the client may not see. */
export function modelOf({ head, promises, lines, seller, buyer }: Parts): InvoiceModel {
  return {
    number: head.number,
    invoice_date: head.invoice_date,
    due_date: head.due_date,
    terms: head.terms,
    seller: sellerParty(seller),
    logo_sha256: head.logo_sha256,
    buyer: buyerParty(buyer),
    po_number: head.po_number,
    reference: head.reference,
    jobs: head.jobs,
    site: head.site,
    supply_from: head.supply_from,
    supply_to: head.supply_to,
    gst_applies: head.gst_applies,
    gst_rule: head.gst_rule,
    promises: promises.map(({ job_id, quote_no, discount_type, discount_value, left_cents }) => ({
      job_id,
      quote_no,
      discount_type,
      discount_value,
      left_cents,
    })),
    lines: lines.map(modelLine),
    notes: head.notes,
    bank: bankOf(seller),
    footer_text: head.footer_text,
  }
}

const modelLine = (line: ModelLine): ModelLine => ({
  description: line.description,
  docket_no: line.docket_no,
  shift_date: line.shift_date,
  job_id: line.job_id,
  unit: line.unit,
  quantity: line.quantity,
  unit_price_cents: line.unit_price_cents,
  gst_code: line.gst_code,
})

type CreditParts = Omit<CreditModel, 'seller' | 'buyer'> & { seller: Seller; buyer: Buyer }

/** What a credit note says. */
export function creditModelOf({ seller, buyer, lines, ...head }: CreditParts): CreditModel {
  return {
    number: head.number,
    invoice_no: head.invoice_no,
    credit_date: head.credit_date,
    reason: head.reason,
    seller: sellerParty(seller),
    logo_sha256: head.logo_sha256,
    buyer: buyerParty(buyer),
    po_number: head.po_number,
    gst_applies: head.gst_applies,
    lines: lines.map(({ description, unit, quantity, unit_price_cents, gst_code }) => ({
      description,
      unit,
      quantity,
      unit_price_cents,
      gst_code,
    })),
    subtotal_cents: head.subtotal_cents,
    gst_cents: head.gst_cents,
    total_cents: head.total_cents,
    footer_text: head.footer_text,
  }
}

const filled = (lines: readonly (string | null | false)[]): string[] =>
  lines.filter((line): line is string => Boolean(line))

/** A state alone is no address: it is what a new client begins with. */
const place = ({ suburb, state, postcode }: Address): string =>
  suburb || postcode ? filled([suburb, state, postcode]).join(' ') : ''

const sellerParty = (seller: Seller): InvoiceModel['seller'] => ({
  name: seller.trading_name ?? seller.name,
  lines: filled([
    seller.trading_name !== null && seller.trading_name !== seller.name && seller.name,
    seller.abn && `ABN ${formatAbn(seller.abn)}`,
    seller.address_line1,
    seller.address_line2,
    place(seller),
    seller.phone && formatPhone(seller.phone),
    seller.email,
    seller.website?.replace(/^https?:\/\//, '') ?? null,
  ]),
})

const buyerParty = (buyer: Buyer): InvoiceModel['buyer'] => ({
  name: buyer.name,
  lines: filled([
    buyer.address_line1,
    buyer.address_line2,
    place(buyer),
    buyer.abn && `ABN ${formatAbn(buyer.abn)}`,
  ]),
})

function bankOf(seller: Seller): InvoiceModel['bank'] {
  if (!seller.bank_bsb || !seller.bank_account_no) return []
  const bsb = `${seller.bank_bsb.slice(0, 3)}-${seller.bank_bsb.slice(3)}`
  const rows = [
    { label: 'Bank', value: seller.bank_name },
    { label: 'Account name', value: seller.bank_account_name },
    { label: 'BSB', value: bsb },
    { label: 'Account', value: seller.bank_account_no },
  ]
  return rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}
