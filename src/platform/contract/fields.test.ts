import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, test } from 'vitest'
import * as z from 'zod'
import { instant, localDate, optionalLocalDate } from './date-fields.ts'
import * as fields from './fields.ts'

/** The parsed value, or the first message. */
function outcome(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value)
  return result.success ? result.data : (result.error.issues[0]?.message ?? 'no message')
}

const required: [string, z.ZodType][] = [
  ['Name', fields.text('Name', { min: 2, max: 10 })],
  ['Email', fields.email()],
  ['Phone', fields.phone()],
  ['Mobile', fields.mobile()],
  ['ABN', fields.abn()],
  ['Postcode', fields.postcode()],
  ['Start date', localDate('Start date')],
  ['Type', fields.oneOf('Type', ['a', 'b'])],
  ['Client', fields.reference('Client')],
  ['Price', fields.cents('Price')],
  ['Radius', fields.wholeNumber('Radius', { min: 1, max: 9 })],
]
const optional: Record<string, z.ZodType> = {
  text: fields.optionalText('Position', { max: 10 }),
  email: fields.optionalEmail(),
  phone: fields.optionalPhone(),
  mobile: fields.optionalMobile(),
  abn: fields.optionalAbn(),
  acn: fields.optionalAcn(),
  website: fields.optionalWebsite(),
  localDate: optionalLocalDate('Expiry date'),
  oneOf: fields.optionalOneOf('Type', ['a', 'b']),
  reference: fields.optionalReference('Account manager'),
  cents: fields.optionalCents('Credit limit'),
  percent: fields.optionalPercent('Retention'),
  ...fields.addressFields(),
}

describe.each(required)('%s, required,', (label, schema) => {
  test.each([[{}], [{ field: undefined }], [{ field: null }], [{ field: '' }]])(
    'refuses %j as missing',
    (value) => {
      const result = z.object({ field: schema }).safeParse(value)
      expect(result.error?.issues.map(({ path, message }) => [path, message])).toEqual([
        [['field'], `${label} is required.`],
      ])
    },
  )
  it('an edit may leave it out, but not clear it', () => {
    const edit = z.object({ field: schema }).partial()
    expect(edit.parse({})).toEqual({})
    expect(outcome(edit, { field: null })).toBe(`${label} is required.`)
  })
})

describe.each(Object.entries(optional))('%s, optional,', (_, schema) => {
  const record = z.object({ field: schema })
  it('stays absent when left out', () => {
    expect(record.parse({})).toEqual({})
    expect(record.partial().parse({})).toEqual({})
  })
  test.each([null, ''])('is null for %j', (value) =>
    expect(record.parse({ field: value })).toEqual({ field: null }),
  )
})

test.each([
  [fields.text('Name', { min: 2, max: 10 }), '   ', 'Name is required.'],
  [fields.text('Name', { min: 2, max: 10 }), ' A ', 'Name must be at least 2 characters.'],
  [fields.text('Name', { min: 2, max: 10 }), 'A'.repeat(11), 'Name must be 10 characters or fewer.'],
  [fields.text('Name'), '1\n'.repeat(21).concat('22'), 'Name must be 20 lines or fewer.'],
  [fields.optionalText('Terms', { max: 90, lines: 2 }), 'a\r\nb\r\nc', 'Terms must be 2 lines or fewer.'],
  [fields.optionalText('Terms', { max: 90, lines: 2 }), 'a\u2028b\vc', 'Terms must be 2 lines or fewer.'],
  [fields.text('Name'), 5, 'Name must be text.'],
  [fields.text('Name'), 'A\0b', 'Name has a character that cannot be saved.'],
  [fields.text('Name'), 'A\uD800', 'Name has a character that cannot be saved.'],
  [fields.optionalText('Position', { max: 3 }), 'abcd', 'Position must be 3 characters or fewer.'],
  [fields.optionalText('Position'), '\uDC00', 'Position has a character that cannot be saved.'],
  [fields.optionalText('Position'), ['a'], 'Position must be text.'],
  [fields.email(), 'ann@example', 'Enter a valid email address.'],
  [fields.email(), 'ann@example.com\nBcc: x@example.com', 'Enter a valid email address.'],
  [fields.email(), `${'a'.repeat(250)}@b.co`, 'Email must be 254 characters or fewer.'],
  [fields.optionalEmail('Statement email'), 'x', 'Enter a valid email address.'],
  [fields.phone(), '9123', 'Enter a valid Australian phone number.'],
  [fields.optionalPhone(), '+1 212 555 0100', 'Enter a valid Australian phone number.'],
  [fields.mobile(), '03 9123 4567', 'Enter an Australian mobile number, for example 0412 345 678.'],
  [fields.optionalMobile(), 'x', 'Enter an Australian mobile number, for example 0412 345 678.'],
  [fields.abn(), '5182475355', 'ABN must have 11 digits.'],
  [fields.optionalAbn(), '51 824 753 55x', 'ABN must have 11 digits.'],
  [fields.optionalAbn(), '51 824 753 557', 'This ABN is not valid. Check the digits.'],
  [fields.optionalAcn(), '004 085 617', 'This ACN is not valid.'],
  [fields.postcode(), '315', 'Postcode must have 4 digits.'],
  [fields.optionalPostcode(), '3155a', 'Postcode must have 4 digits.'],
  [fields.optionalWebsite(), 'javascript:alert(1)', 'Enter a web address like www.example.com.'],
  [fields.optionalWebsite(), 'ftp://example.com', 'Enter a web address like www.example.com.'],
  [fields.optionalWebsite(), 'https://example', 'Enter a web address like www.example.com.'],
  [localDate('Start date'), '2026-02-29', 'Enter a date like 20 Nov 2026.'],
  [optionalLocalDate('End date'), 'soon', 'Enter a date like 20 Nov 2026.'],
  [localDate('Start date'), '1919-12-31', 'The year must be from 1920 to 2100.'],
  [optionalLocalDate('End date'), '2101-01-01', 'The year must be from 1920 to 2100.'],
  [fields.yesNo(), undefined, 'Choose Yes or No.'],
  [fields.yesNo(), 2, 'Choose Yes or No.'],
  [fields.yesNo(), 'true', 'Choose Yes or No.'],
  [fields.oneOf('Type', ['a']), 'b', 'Type is not one of the choices.'],
  [fields.optionalOneOf('Type', ['a']), 'b', 'Type is not one of the choices.'],
  [fields.reference('Client'), 1.5, 'Client is not one of the choices.'],
  [fields.reference('Client'), '1', 'Client is not one of the choices.'],
  [fields.optionalReference('Client'), 0, 'Client is not one of the choices.'],
  [fields.optionalReference('Client'), 2 ** 53, 'Client is not one of the choices.'],
  [fields.cents('Price'), '12', 'Enter an amount like 1,234.50.'],
  [fields.optionalCents('Credit limit'), 'a lot', 'Enter an amount like 1,234.50.'],
  [fields.optionalCents('Credit limit'), 0.5, 'Enter an amount like 1,234.50.'],
  [fields.optionalCents('Credit limit'), -1, 'Credit limit cannot be negative.'],
  [fields.optionalCents('Credit limit'), 1e11, 'Credit limit must be $999,999,999.99 or less.'],
  [fields.unitPrice('Sell price'), '', 'Sell price is required.'],
  [fields.unitPrice('Sell price'), 14.257, 'Enter a price like 14.25 or 14.2575.'],
  [fields.unitPrice('Sell price'), -1, 'Sell price cannot be negative.'],
  [fields.optionalUnitPrice('Cost'), 1e9, 'Cost must be $9,999,999.99 or less.'],
  [fields.signedUnitPrice('Price'), -1e9, 'Price must be −$9,999,999.99 or more.'],
  [fields.quantity('Quantity'), undefined, 'Quantity is required.'],
  [fields.quantity('Quantity'), 0, 'Quantity must be more than 0.'],
  [fields.optionalQuantity('Quantity'), '8', 'Quantity must be a number.'],
  [fields.optionalQuantity('Quantity'), 1e6, 'Quantity must be 999,999 or less.'],
  [fields.optionalMinimum('Minimum'), 0.0001, 'Minimum can have three decimals.'],
  [fields.optionalMinimum('Minimum'), -1, 'Minimum cannot be negative.'],
  [fields.optionalPercent('Retention'), 100.01, 'Retention must be between 0 and 100.'],
  [fields.optionalPercent('Retention'), '5', 'Retention must be between 0 and 100.'],
  [fields.optionalPercent('Retention'), 1.005, 'Retention can have two decimals.'],
  [fields.wholeNumber('Radius', { min: 10, max: 99 }), 9, 'Radius must be a whole number from 10 to 99.'],
  [fields.wholeNumber('Radius', { min: 10, max: 99 }), 10.5, 'Radius must be a whole number from 10 to 99.'],
  [fields.addressFields().lat, 91, 'Latitude must be between -90 and 90.'],
  [fields.addressFields().lng, 'x', 'Longitude must be a number.'],
  [fields.addressFields().state, 'XX', 'State is not one of the choices.'],
  [fields.requiredAddressFields().address_line1, '', 'Address is required.'],
  [fields.requiredAddressFields().state, null, 'State is required.'],
  [fields.search, 'a\0', 'Search has a character that cannot be saved.'],
  [fields.search, 'a'.repeat(101), 'Search must be 100 characters or fewer.'],
] as [z.ZodType, unknown, string][])('%#: %j is refused with %s', (schema, value, message) => {
  const result = schema.safeParse(value)
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message])
})

test.each([
  [fields.text('Name'), ' Ann\nLee ', 'Ann\nLee'],
  [fields.optionalText('Position'), ' Foreman ', 'Foreman'],
  [fields.email(), ' Ann@Example.COM ', 'ann@example.com'],
  [fields.optionalPhone(), '(03) 9123 4567', '0391234567'],
  [fields.mobile(), '0412 345 678', '61412345678'],
  [fields.optionalAbn(), '51 824 753 556', '51824753556'],
  [fields.optionalAcn(), '004 085 616', '004085616'],
  [fields.optionalPostcode(), ' 0800 ', '0800'],
  [fields.optionalWebsite(), 'www.example.com/a?b', 'https://www.example.com/a?b'],
  [fields.optionalWebsite(), 'http://example.com:8080', 'http://example.com:8080'],
  [localDate('Start date'), '2026-11-05', '2026-11-05'],
  [fields.yesNo(), true, 1],
  [fields.yesNo(), '1', 1],
  [fields.yesNo(), 1, 1],
  [fields.yesNo(), false, 0],
  [fields.yesNo(), '0', 0],
  [fields.yesNo(), 0, 0],
  [fields.optionalCents('Credit limit'), 0, 0],
  [fields.optionalPercent('Retention'), 99.99, 99.99],
  [fields.optionalReference('Client'), 7, 7],
  [fields.addressFields().lat, -37.8136, -37.8136],
  [fields.search, undefined, ''],
] as [z.ZodType, unknown, unknown][])('%#: %j becomes %j', (schema, value, kept) => {
  expect(outcome(schema, value)).toBe(kept)
})

describe('idParam', () => {
  test.each([
    '',
    '0',
    '-1',
    '01',
    '1e3',
    '0x1',
    ' 1',
    '1.5',
    'new',
    '9007199254740992',
    0,
    1.5,
    null,
    undefined,
  ])('refuses %j', (value) => expect(fields.idParam.safeParse(value).success).toBe(false))
  test.each([
    ['1', 1],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    [7, 7],
  ])('reads %j', (value, id) => expect(fields.idParam.parse(value)).toBe(id))
})

test('a stored value is accepted again unchanged', () => {
  const record = z.object(optional)
  const kept = record.parse({
    text: 'Foreman',
    email: 'Ann@example.com',
    phone: '0412 345 678',
    mobile: '+61 412 345 678',
    abn: '51 824 753 556',
    acn: '004 085 616',
    website: 'example.com',
    localDate: '2026-11-05',
    state: 'VIC',
    lat: -37.8,
  })
  expect(record.parse(kept)).toEqual(kept)
})

test('text PostgreSQL cannot store is refused', () =>
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
      (value) => {
        const result = fields.optionalText('Notes', { max: 1000 }).safeParse(value)
        expect(result.success).toBe(value.isWellFormed() && !value.includes('\0'))
      },
    ),
  ))

test.each([
  ['0000-01-01T00:00:00Z', 'The year must be from 1920 to 2100.'],
  ['0000-01-01T00:00:00+23:59', 'The year must be from 1920 to 2100.'],
  ['1919-12-31T23:59:59Z', 'The year must be from 1920 to 2100.'],
  ['2101-01-01T00:00:00Z', 'The year must be from 1920 to 2100.'],
  ['9999-12-31T23:59:59Z', 'The year must be from 1920 to 2100.'],
  ['9999-12-31T23:59:59-23:59', 'The year must be from 1920 to 2100.'],
  ['2026-02-30T00:00:00Z', 'Enter a time.'],
  ['2026-11-20T24:00:00+11:00', 'Enter a time.'],
  ['2026-11-20T06:00:00', 'Enter a time.'],
  ['now', 'Enter a time.'],
  [null, 'Enter a time.'],
])('%s is not an instant', (sent, message) => {
  expect(outcome(instant('Enter a time.'), sent)).toBe(message)
})

test('an instant needs an offset and is stored in UTC', () => {
  expect(outcome(instant('Enter a time.'), '2026-11-20T06:00:00+11:00')).toBe('2026-11-19T19:00:00.000Z')
  expect(outcome(instant('Enter a time.'), '2100-12-31T23:59:59Z')).toBe('2100-12-31T23:59:59.000Z')
})

test('every percentage with two decimals is accepted', () => {
  const percent = fields.optionalPercent('Retention')
  const refused = Array.from({ length: 10_001 }, (_, at) => at / 100).filter(
    (value) => !percent.safeParse(value).success,
  )
  expect(refused).toEqual([])
})

test('the API document describes the input', () => {
  const { properties } = z.toJSONSchema(z.object(optional), { io: 'input' })
  expect(properties?.text).toEqual({ anyOf: [{ type: 'string', maxLength: 10 }, { type: 'null' }] })
  expect(properties?.oneOf).toEqual({ anyOf: [{ type: 'string', enum: ['a', 'b'] }, { type: 'null' }] })
})

test('the types show which are optional, and what is stored', () => {
  const record = z.object({
    name: fields.text('Name'),
    phone: fields.optionalPhone(),
    po_required: fields.yesNo(),
    type: fields.oneOf('Type', ['a', 'b']),
    other_type: fields.optionalOneOf('Type', ['a', 'b']),
    limit_cents: fields.optionalCents('Limit'),
    search: fields.search,
  })
  expectTypeOf<z.input<typeof record>>().toEqualTypeOf<{
    name: string
    phone?: string | null | undefined
    po_required: 1 | 0 | true | false | '1' | '0'
    type: 'a' | 'b'
    other_type?: 'a' | 'b' | '' | null | undefined
    limit_cents?: number | '' | null | undefined
    search?: string | undefined
  }>()
  expectTypeOf<z.output<typeof record>>().toEqualTypeOf<{
    name: string
    phone?: string | null | undefined
    po_required: 1 | 0
    type: 'a' | 'b'
    other_type?: 'a' | 'b' | null | undefined
    limit_cents?: number | null | undefined
    search: string
  }>()
})
