import { lastDigits } from '#shared/bank-numbers.ts'
import { usualCurrency } from '#shared/money.ts'
import type { Company } from '../contract/company.ts'

/** The company's values before it is first saved. */
export const blankCompany: Company = {
  name: '',
  trading_name: null,
  abn: null,
  acn: null,
  gst_registered: 1,
  phone: null,
  email: null,
  website: null,
  address_line1: null,
  address_line2: null,
  suburb: null,
  state: null,
  postcode: null,
  lat: null,
  lng: null,
  place_id: null,
  bank_name: null,
  bank_bsb: null,
  bank_account_no: null,
  bank_account_name: null,
  ...usualCurrency,
  map_tiles: null,
  map_credit: null,
  logo: null,
  version: 0,
}

/** Bank details are for people who may change them; others recognise them by their last digits. */
export const maskBank = (company: Company): Company => ({
  ...company,
  bank_bsb: company.bank_bsb && lastDigits(company.bank_bsb),
  bank_account_no: company.bank_account_no && lastDigits(company.bank_account_no),
})
