import * as z from 'zod'
import {
  addressFields,
  addressShape,
  oneOf,
  optionalPhone,
  optionalText,
  text,
} from '#platform/contract/fields.ts'
import { paymentTerms } from './choices.ts'

/** What a list shows of any business: a client, a supplier or a subcontractor. */
export const businessRow = {
  id: z.number(),
  name: z.string(),
  trading_name: z.string().nullable(),
  phone: z.string().nullable(),
  suburb: z.string().nullable(),
  state: z.string().nullable(),
  archived_at: z.string().nullable(),
  version: z.number(),
}

/** What is known of one, in full, besides what a list shows. */
export const businessDetails = {
  ...addressShape,
  payment_terms: z.enum(paymentTerms),
  archive_reason: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
}

/** The fields that any business has. */
export const businessFields = (labels: { name: string; trading_name: string; payment_terms: string }) => ({
  name: text(labels.name, { min: 2, max: 150 }),
  trading_name: optionalText(labels.trading_name, { max: 150 }),
  phone: optionalPhone(),
  ...addressFields(),
  payment_terms: oneOf(labels.payment_terms, paymentTerms),
})
