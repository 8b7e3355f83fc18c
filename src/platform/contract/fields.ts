/**
 * Input fields with their error messages, shared by forms and the server, so a form's empty text is null in
 * an optional field and missing in a required one. An optional field may be left out: a new record then takes
 * the column's default, and an edit leaves it unchanged; null clears it. Text is trimmed.
 */
import * as z from 'zod'
import { isAbn, isAcn, normaliseAbn } from '#shared/abn.ts'
import { states } from '#shared/address.ts'
import type { YesNo } from '#shared/lists.ts'
import { formatMoney, maxCents } from '#shared/money.ts'
import { notAChoice } from '#shared/text.ts'
import { normaliseMobile, normalisePhone } from '#shared/phone.ts'
import { type Kind, filledLine, line, one, optionalOne, orRequired } from './text-kinds.ts'
import { addressLabels } from '#shared/labels.ts'

/** Forms send '' for null. */
const orNull = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value: z.input<S> | '' | null) => (value === '' ? null : value), schema.nullable()).optional()

/** Maximum length: characters, and lines as typed. A long text sets both. */
interface Length {
  min?: number
  max?: number
  lines?: number
}

/** Required text. */
export const text = (label: string, { min = 1, max = 255, lines }: Length = {}) =>
  filledLine(label, max, lines).min(min, `${label} must be at least ${min} characters.`)

/** Text the call exists to set: '' or null clears it, and leaving it out is an error. */
export const clearableText = (label: string, { max = 255, lines }: Omit<Length, 'min'> = {}) =>
  line(label, max, lines)
    .nullable()
    .transform((value) => value || null)

export const optionalText = (label: string, length: Omit<Length, 'min'> = {}) =>
  clearableText(label, length).optional()

const anEmail: Kind = {
  max: 254,
  read: (typed) => (z.regexes.email.test(typed) ? typed.toLowerCase() : null),
  message: () => 'Enter a valid email address.',
}
/** Stored in lower case, so that an address compares equal however it was typed. */
export const email = (label = 'Email') => one(label, anEmail)
export const optionalEmail = (label = 'Email') => optionalOne(label, anEmail)

const aPhone: Kind = {
  max: 32,
  read: normalisePhone,
  message: () => 'Enter a valid Australian phone number.',
}
/** Any Australian number, stored as `normalisePhone` in shared/phone formats it. */
export const phone = (label = 'Phone') => one(label, aPhone)
export const optionalPhone = (label = 'Phone') => optionalOne(label, aPhone)

const aMobile: Kind = {
  max: 32,
  read: normaliseMobile,
  message: () => 'Enter an Australian mobile number, for example 0412 345 678.',
}
export const mobile = (label = 'Mobile') => one(label, aMobile)
export const optionalMobile = (label = 'Mobile') => optionalOne(label, aMobile)

const anAbn: Kind = {
  max: 32,
  read: (typed) => (isAbn(typed) ? normaliseAbn(typed) : null),
  message: (typed) =>
    /^\d{11}$/.test(normaliseAbn(typed))
      ? 'This ABN is not valid. Check the digits.'
      : 'ABN must have 11 digits.',
}
/** Stored as 11 digits. */
export const abn = () => one('ABN', anAbn)
export const optionalAbn = () => optionalOne('ABN', anAbn)

/** Stored as 9 digits. */
export const optionalAcn = () =>
  optionalOne('ACN', {
    max: 32,
    read: (typed) => (isAcn(typed) ? normaliseAbn(typed) : null),
    message: () => 'This ACN is not valid.',
  })

const aPostcode: Kind = {
  max: 32,
  read: (typed) => (/^\d{4}$/.test(typed) ? typed : null),
  message: () => 'Postcode must have 4 digits.',
}
export const postcode = () => one('Postcode', aPostcode)
export const optionalPostcode = () => optionalOne('Postcode', aPostcode)

const webAddress = /^(https?:\/\/)?[^\s/?#@:]+\.[^\s/?#@:.]{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/i
/** A web address; https is assumed. Never a scheme that would run script on click. */
export const optionalWebsite = (label = 'Website') =>
  optionalOne(label, {
    max: 255,
    read: (typed) => {
      const [whole, scheme] = webAddress.exec(typed) ?? []
      return whole === undefined ? null : `${scheme ? '' : 'https://'}${whole}`
    },
    message: () => 'Enter a web address like www.example.com.',
  })

/** 1 or 0; reads also true, false, '1' and '0' (specification, section 9). */
export const yesNo = () =>
  z
    .literal([1, 0, true, false, '1', '0'], 'Choose Yes or No.')
    .transform((value): YesNo => (Number(value) === 1 ? 1 : 0))

/** One of a list of words, from a select. */
export const oneOf = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  z.enum(values, orRequired(label, notAChoice(label)))
export const optionalOneOf = <const V extends readonly [string, ...string[]]>(label: string, values: V) =>
  orNull(oneOf(label, values))

/** The id of a record chosen in a field. */
export const reference = (label: string) => {
  const message = notAChoice(label)
  return z.number(orRequired(label, message)).int(message).positive(message)
}
export const optionalReference = (label: string) => orNull(reference(label))

/** An amount of money in whole cents, not negative. */
export const cents = (label: string) =>
  z
    .number(orRequired(label, 'Enter an amount like 1,234.50.'))
    .int('Enter an amount like 1,234.50.')
    .min(0, `${label} cannot be negative.`)
    .max(maxCents, `${label} must be ${formatMoney(maxCents)} or less.`)
export const optionalCents = (label: string) => orNull(cents(label))
/** As {@link cents}, above 0. */
export const positiveCents = (label: string) => cents(label).min(1, `${label} must be more than $0.00.`)

const hasDecimals = (most: number) => (value: number) => Number(value.toFixed(most)) === value

/** The highest unit price that stays a safe integer when multiplied by the largest quantity. */
const maxUnitCents = 999_999_999
/** A price of one unit in cents, with up to two decimals of a cent ($14.2575 is 1425.75). Negative when we pay. */
export const signedUnitPrice = (label: string) => {
  const message = 'Enter a price like 14.25 or 14.2575.'
  return z
    .number(orRequired(label, message))
    .min(-maxUnitCents, `${label} must be ${formatMoney(-maxUnitCents)} or more.`)
    .max(maxUnitCents, `${label} must be ${formatMoney(maxUnitCents)} or less.`)
    .refine(hasDecimals(2), message)
}
/** As {@link signedUnitPrice}, not negative. */
export const unitPrice = (label: string) => signedUnitPrice(label).min(0, `${label} cannot be negative.`)
export const optionalUnitPrice = (label: string) => orNull(unitPrice(label))

const maxQuantity = 999_999
const amount = (label: string) =>
  z
    .number(orRequired(label, `${label} must be a number.`))
    .max(maxQuantity, `${label} must be 999,999 or less.`)
    .refine(hasDecimals(3), `${label} can have three decimals.`)
/** A number of units, above 0. */
export const quantity = (label: string) => amount(label).gt(0, `${label} must be more than 0.`)
export const optionalQuantity = (label: string) => orNull(quantity(label))
/** As {@link quantity}, but 0 is allowed: the minimum charge. */
export const optionalMinimum = (label: string) => orNull(amount(label).min(0, `${label} cannot be negative.`))

/** 0 to `max` with at most two decimals: hours, kilometres, tonnes. */
export const decimal = (label: string, max: number) => {
  const message = `${label} must be between 0 and ${max.toLocaleString('en-AU')}.`
  return z
    .number(orRequired(label, message))
    .min(0, message)
    .max(max, message)
    .refine(hasDecimals(2), `${label} can have two decimals.`)
}
export const optionalDecimal = (label: string, max: number) => orNull(decimal(label, max))

/** 0 to 100 with at most two decimals. */
export const percent = (label: string) => decimal(label, 100)
export const optionalPercent = (label: string) => orNull(percent(label))

export const wholeNumber = (label: string, { min, max }: { min: number; max: number }) => {
  const message = `${label} must be a whole number from ${min} to ${max}.`
  return z.number(orRequired(label, message)).int(message).min(min, message).max(max, message)
}
export const optionalWholeNumber = (label: string, range: { min: number; max: number }) =>
  orNull(wholeNumber(label, range))

const degrees = (label: string, limit: number) =>
  orNull(
    z
      .number({ error: `${label} must be a number.` })
      .min(-limit, `${label} must be between -${limit} and ${limit}.`)
      .max(limit, `${label} must be between -${limit} and ${limit}.`),
  )

/** The eight fields of an address, to spread into an object. */
export const addressFields = () => ({
  address_line1: optionalText(addressLabels.address_line1, { max: 120 }),
  address_line2: optionalText(addressLabels.address_line2, { max: 120 }),
  suburb: optionalText(addressLabels.suburb, { max: 80 }),
  state: optionalOneOf(addressLabels.state, states),
  postcode: optionalPostcode(),
  lat: degrees(addressLabels.lat, 90),
  lng: degrees(addressLabels.lng, 180),
  place_id: optionalText(addressLabels.place_id, { max: 255 }),
})

/** As {@link addressFields}, for a place that drivers must be able to find. */
export const requiredAddressFields = () => ({
  ...addressFields(),
  address_line1: text(addressLabels.address_line1, { max: 120 }),
  suburb: text(addressLabels.suburb, { max: 80 }),
  state: oneOf(addressLabels.state, states),
  postcode: postcode(),
})

/** A list query's search text; '' matches everything. */
export const search = line('Search', 100).default('')

/** The id of a record in a path, in its canonical spelling: not 01, 1e3 or 0x1. */
export const idParam = z.preprocess(
  (value: number | string) => (typeof value === 'string' && /^[1-9]\d*$/.test(value) ? Number(value) : value),
  z.number().int().positive(),
)

/** An address in an answer, to spread into an object. */
export const addressShape = {
  address_line1: z.string().nullable(),
  address_line2: z.string().nullable(),
  suburb: z.string().nullable(),
  state: z.string().nullable(),
  postcode: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  place_id: z.string().nullable(),
}
