import {
  abnLine,
  addressLines,
  filledLines,
  type Party,
  type PostalAddress,
  type Seller as NamedSeller,
  sellerParty,
} from '#shared/parties.ts'
import type { CreditModel, InvoiceModel, ModelLine } from '../contract/invoice-document.ts'

interface Seller extends NamedSeller {
  bank_name: string | null
  bank_bsb: string | null
  bank_account_no: string | null
  bank_account_name: string | null
}
interface Buyer extends PostalAddress {
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

/** An invoice's current content, field by field: nothing gets in that the client may not see. */
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
    conditions: head.conditions ?? null,
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
  ...(line.minimum && { minimum: line.minimum }),
})

type CreditParts = Omit<CreditModel, 'seller' | 'buyer'> & { seller: Seller; buyer: Buyer }

/** A credit note's content. */
export function creditModelOf({ seller, buyer, lines, ...head }: CreditParts): CreditModel {
  return {
    number: head.number,
    invoice_no: head.invoice_no,
    ...(head.invoice_date !== undefined && { invoice_date: head.invoice_date }),
    ...(head.of_tax_invoice !== undefined && { of_tax_invoice: head.of_tax_invoice }),
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

const buyerParty = (buyer: Buyer): Party => ({
  name: buyer.name,
  lines: filledLines([...addressLines(buyer), abnLine(buyer.abn)]),
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
