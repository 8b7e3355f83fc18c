import { expect, test } from 'vitest'
import { at, entry, facts, hire, rate, terms } from '#test/shift-facts.ts'
import { docketLines } from './docket-lines.ts'

const worked = facts([entry('work', at('07:00'), at('15:00'))])
const on = (docket_no: string, quantity = 1) => ({ docket_no, quantity })

test('a day is charged once, whichever docket it is on', () => {
  for (const unit of ['day', 'week'] as const) {
    const line = hire(worked, { ...terms({ unit }), once: { charged: [on('D-000012')], agreed: null } })
    expect(line).toMatchObject({ quantity_computed: 0, is_billable: false })
    expect(line.explanation.steps).toContain('D-000012 already charges this day.')
  }
})

test('when another docket charges part of a day, the rest is charged', () => {
  const of = (unit: 'day' | 'week', quantity: number) =>
    hire(worked, { ...terms({ unit }), once: { charged: [on('D-000012', quantity)], agreed: null } })
  expect(of('week', 0.15).quantity_computed).toBe(0.05)
  expect(of('day', 0.5)).toMatchObject({
    quantity_computed: 0.5,
    is_billable: true,
    explanation: {
      steps: ['Charged on D-000012: 0.5 days.', 'Remaining: 0.5 days.', 'Charged: 0.5 days.'],
    },
  })
  expect(of('day', 1.5).quantity_computed).toBe(0)
})

test('a fixed price is charged as often as agreed, and says what is left', () => {
  const of = (agreed: number, ...charged: { docket_no: string; quantity: number }[]) =>
    hire(worked, { ...terms({ unit: 'fixed' }), once: { charged, agreed } })
  expect(of(1)).toMatchObject({ quantity_computed: 1, is_billable: true })
  expect(of(1, on('D-000012'))).toMatchObject({ quantity_computed: 0, is_billable: false })
  expect(of(3, on('D-000012'), on('D-000013')).quantity_computed).toBe(1)
  expect(of(1.5, on('D-000012'))).toMatchObject({
    quantity_computed: 0.5,
    explanation: {
      rule: 'One price for the order',
      steps: ['Agreed: 1.5.', 'Charged on D-000012: 1.', 'Left: 0.5.', 'Charged: 0.5.'],
    },
  })
})

test('travel at a fixed price is charged as often as quoted', () => {
  const travelled = facts([entry('travel', at('06:15'), at('07:00'))])
  const rates = [rate({ id: 8, description: 'Travel', unit: 'fixed', quantity: 1 })]
  const of = (...charged: { docket_no: string; quantity: number }[]) =>
    docketLines(travelled, { ...terms({}, rates), travel_once: { charged, agreed: 1 } })[1]
  expect(of()).toMatchObject({ job_rate_id: 8, quantity_computed: 1, is_billable: true })
  expect(of(on('D-000012'))).toMatchObject({
    quantity_computed: 0,
    is_billable: false,
    explanation: {
      steps: ['Agreed: 1.', 'Charged on D-000012: 1.', 'Left: 0.', 'Charged: 0.'],
    },
  })
})
