import * as z from 'zod'
import { firstVersion } from '#platform/contract/endpoint.ts'
import {
  addressFields,
  addressShape,
  oneOf,
  optionalAbn,
  optionalAcn,
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalWebsite,
  text,
  yesNo,
} from '#platform/contract/fields.ts'
import { companyLabels as labels } from '../rules/company-labels.ts'
import { currencyCodes, currencyLocales } from './currency.ts'
import { optionalMapTiles } from './map-fields.ts'
import { optionalAccountNumber, optionalBsb } from './bank-fields.ts'

/** The business that uses Haulyard, as named on its documents. */
export const Company = z
  .object({
    name: z.string(),
    trading_name: z.string().nullable(),
    abn: z.string().nullable(),
    acn: z.string().nullable(),
    gst_registered: z.number(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    ...addressShape,
    bank_name: z.string().nullable(),
    /**
     * BSB and account number are masked except for their last three digits, unless the viewer may edit the
     * company.
     */
    bank_bsb: z.string().nullable(),
    bank_account_no: z.string().nullable(),
    bank_account_name: z.string().nullable(),
    currency_code: z.string(),
    currency_locale: z.string(),
    /** 0: lists show cents. */
    whole_dollars: z.number(),
    map_tiles: z.string().nullable(),
    map_credit: z.string().nullable(),
    /** The URL of the logo. */
    logo: z.string().nullable(),
    /** 0 until the company is first saved. */
    version: z.number(),
  })
  .meta({ id: 'Company' })
export type Company = z.output<typeof Company>

const fields = z.object({
  name: text(labels.name, { min: 2, max: 150 }),
  trading_name: optionalText(labels.trading_name, { max: 150 }),
  abn: optionalAbn(),
  acn: optionalAcn(),
  gst_registered: yesNo(),
  phone: optionalPhone(),
  email: optionalEmail(),
  website: optionalWebsite(),
  ...addressFields(),
  bank_name: optionalText(labels.bank_name, { max: 80 }),
  bank_bsb: optionalBsb(),
  bank_account_no: optionalAccountNumber(),
  bank_account_name: optionalText(labels.bank_account_name, { max: 80 }),
  currency_code: oneOf(labels.currency_code, currencyCodes),
  currency_locale: oneOf(labels.currency_locale, currencyLocales),
  whole_dollars: yesNo(),
  map_tiles: optionalMapTiles(),
  map_credit: optionalText(labels.map_credit, { max: 120 }),
})

/** The fields of the form. */
export const CompanyFields = fields
export type CompanyFields = z.output<typeof fields>

export const CompanyPatch = fields.partial().extend({ version: firstVersion }).meta({ id: 'CompanyPatch' })
export type CompanyPatch = z.output<typeof CompanyPatch>
export const companyVersion = z.object({ version: firstVersion })
