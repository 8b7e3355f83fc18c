import { expect, test } from 'vitest'
import * as z from 'zod'
import { localDate } from '#platform/contract/date-fields.ts'
import { optionalText, quantity, text } from '#platform/contract/fields.ts'
import { type Together, checkedBy } from './form-schema.ts'

const Hire = z.object({
  title: text('Title'),
  from: localDate('From'),
  to: localDate('To'),
  client: optionalText('Client'),
  lines: z.array(z.object({ description: text('Description'), hours: quantity('Hours') })).optional(),
})
const asked: unknown[] = []
const together: Together<typeof Hire> = (values) => {
  asked.push(values)
  const { from, to, client, lines = [] } = values
  return {
    ...(from && to && to < from ? { to: 'To must be on or after From.' } : {}),
    ...(client === null ? { client: 'Client is required.' } : {}),
    ...Object.fromEntries(
      lines.flatMap(({ hours = 0 }, at) =>
        hours > 24 ? [[`lines.${at}.hours`, 'A day has 24 hours.']] : [],
      ),
    ),
  }
}
const options = { fields: {}, shouldUseNativeValidation: false }
const check = async (values: object) =>
  checkedBy(Hire, together)(values, undefined, options) as Promise<{ values: object; errors: object }>

test('single-field and cross-field errors are reported together', async () => {
  const lines = [
    { description: '', hours: 30 },
    { description: 'Dig', hours: null },
  ]
  const { errors, values } = await check({
    title: '',
    from: '2026-11-20',
    to: '2026-11-19',
    client: null,
    lines,
  })
  expect(values).toEqual({})
  expect(errors).toMatchObject({
    title: { message: 'Title is required.' },
    to: { message: 'To must be on or after From.' },
    client: { message: 'Client is required.' },
    lines: [
      { description: { message: 'Description is required.' }, hours: { message: 'A day has 24 hours.' } },
      { hours: { message: 'Hours are required.' } },
    ],
  })
  // Invalid fields are absent from cross-field checks; rows keep their positions.
  expect(asked.at(-1)).toEqual({
    title: undefined,
    from: '2026-11-20',
    to: '2026-11-19',
    client: null,
    lines: [
      { description: undefined, hours: 30 },
      { description: 'Dig', hours: undefined },
    ],
  })
})

test('a field with two errors shows its own, and half-typed values are not compared', async () => {
  const { errors } = await check({ title: 'Dig', from: '30 No', to: '2026-11-19', client: 'x'.repeat(256) })
  expect(errors).toEqual({
    from: expect.objectContaining({ message: 'Enter a date like 20 Nov 2026.' }),
    client: expect.objectContaining({ message: 'Client must be 255 characters or fewer.' }),
  })
})

test('editing checks only the changed fields, plus the cross-field rules', async () => {
  const stored = { title: 'Old', from: '2026-11-20', to: '2026-11-21', client: 'x'.repeat(256) }
  const edited = (values: object) =>
    checkedBy(Hire, together, () => stored)({ ...stored, ...values }, undefined, options) as Promise<{
      values: object
      errors: object
    }>
  expect(await edited({ title: ' Dig ' })).toEqual({ values: { ...stored, title: 'Dig' }, errors: {} })
  expect((await edited({ to: '2026-11-19', client: 'y'.repeat(256) })).errors).toEqual({
    to: expect.objectContaining({ message: 'To must be on or after From.' }),
    client: expect.objectContaining({ message: 'Client must be 255 characters or fewer.' }),
  })
})

test('valid values come out as the schema parses them', async () => {
  const typed = { title: ' Dig ', from: '2026-11-20', to: '2026-11-20', client: 'Kestrel' }
  expect(await check(typed)).toEqual({ errors: {}, values: { ...typed, title: 'Dig' } })
})
