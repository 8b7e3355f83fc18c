import { expect, test } from 'vitest'
import { errorsIn } from './use-hidden-errors.ts'

test('every message in a form’s errors is found, with the path of its value', () => {
  const wrong = (message: string) => ({ type: 'custom', message })
  expect(errorsIn({})).toEqual([])
  expect(
    errorsIn({
      title: wrong('Title is required.'),
      plan: {
        version: wrong('Read it again.'),
        days: [undefined, { days: wrong('Enter at least one day.') }],
      },
    } as never),
  ).toEqual([
    { path: 'title', message: 'Title is required.' },
    { path: 'plan.version', message: 'Read it again.' },
    { path: 'plan.days.1.days', message: 'Enter at least one day.' },
  ])
})
