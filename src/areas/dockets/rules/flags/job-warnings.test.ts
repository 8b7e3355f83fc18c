import { expect, test } from 'vitest'
import { jobWarnings } from './job-warnings.ts'

const agreed = { code: 'quoted', text: 'Agreed but not charged yet: Float in, 1.' } as const
const other = { code: 'other_rate', text: 'Charged at another price.' } as const
const docket = (docket_no: string, ...variance: (typeof agreed | typeof other)[]) => ({
  docket_no,
  status: 'Signed' as const,
  variance,
})

test('a job says once what is not charged yet, and for each docket that it charges another rate', () => {
  expect(jobWarnings([docket('D-1'), docket('D-2')])).toEqual([])
  expect(jobWarnings([docket('D-1', agreed), docket('D-2', other, agreed), docket('D-3', other)])).toEqual([
    agreed.text,
    `D-2: ${other.text}`,
    `D-3: ${other.text}`,
  ])
})

test.each(['Approved', 'Invoiced'] as const)('a docket that is %s has been decided on', (status) => {
  expect(jobWarnings([{ ...docket('D-1', agreed, other), status }])).toEqual([agreed.text])
})
