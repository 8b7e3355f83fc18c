import { createFormControl, type FieldValues } from 'react-hook-form'
import { expect, test } from 'vitest'
import { placeErrors } from './place-errors.ts'

/** A form with values, built as the library's hooks build it: `name` is on screen, `lines` is a list of rows. */
function formOf(values: FieldValues) {
  const { formControl } = createFormControl({ defaultValues: values })
  const { control } = formControl
  const place = (errors: Record<string, string>) => {
    const words = placeErrors(errors, { ...formControl, control })
    return { words, shown: control._formState.errors as Record<string, unknown> }
  }
  return { ...formControl, control, place }
}
const message = (words: string) => expect.objectContaining({ type: 'server', message: words })

test('an error for a value that is not on screen is shown next to the action', () => {
  const form = formOf({ name: 'Dig', contact_id: null })
  form.register('name')
  const { words, shown } = form.place({ contact_id: 'This contact is archived.', name: 'Name is taken.' })
  expect(words).toBe('This contact is archived.')
  expect(shown).toEqual({ name: message('Name is taken.') })
})

test('a field removed from the screen no longer counts', () => {
  const form = formOf({ prospect_name: '' })
  form.register('prospect_name').ref({ name: 'prospect_name', focus: () => undefined })
  expect(form.place({ prospect_name: 'Name is required.' }).words).toBeNull()
  form.register('prospect_name').ref(null)
  expect(form.place({ prospect_name: 'Name is required.' }).words).toBe('Name is required.')
})

test('without a form, everything is shown next to the action', () => {
  expect(placeErrors({ a: 'One.', b: 'Two.' })).toBe('One. Two.')
  expect(placeErrors({})).toBeNull()
})

test('a list shows its own errors and those of its rows, but not of rows it does not have', () => {
  const form = formOf({ lines: [{ description: 'Dig', product_id: null }], notes: [] })
  form.control._names.array.add('lines')
  const { words, shown } = form.place({
    'lines.0.product_id': 'This product is archived.',
    'lines.7.quantity': 'Quantity is required.',
    'notes.0': 'Too long.',
  })
  expect(words).toBe('Quantity is required. Too long.')
  expect(shown).toEqual({ lines: [{ product_id: message('This product is archived.') }] })
  expect(form.place({ lines: 'This quote is too large.' }).words).toBeNull()
})

test('a field with several values shows the error of any of them', () => {
  const form = formOf({ emails: ['a@b.c', 'x'] })
  form.register('emails')
  expect(form.place({ 'emails.1': 'Enter a valid email.' }).words).toBeNull()
})
