import { expect, test } from 'vitest'
import { at, load, load_id, office, reached, tip, toWork } from '#test/step-fixtures.ts'
import { driverJobCan, stepCan } from './step-rules.ts'
import { type Step, applyStep, progressOf } from './progress.ts'

test('tracked material is not loaded without its record', () => {
  const working = reached('Working')
  expect(stepCan(load('08:00', 'Cat C with PFAS'), working)).toBe(
    'Cat C with PFAS must be tracked. Enter the Waste Tracker record number.',
  )
  expect(stepCan(load('08:00', 'Cat C with PFAS', 'WT-01'), working)).toBe(true)
  expect(stepCan(load('08:00'), working)).toBe(true)
})

test('tracked material is not tipped without its record; one given at loading counts', () => {
  const loaded = progressOf([...toWork, load('08:00', 'Cat C with PFAS')], office)
  expect(stepCan(tip('09:00'), loaded)).toBe(
    'Cat C with PFAS must be tracked. Enter the Waste Tracker record number.',
  )
  expect(stepCan(tip('09:00', 'WT-01'), loaded)).toBe(true)
  const recorded = { ...loaded, loads: loaded.loads.map((one) => ({ ...one, waste_record_no: 'WT-01' })) }
  expect(stepCan(tip('09:00'), recorded)).toBe(true)
})

test('a record is more than a letter, at loading and at the tip', () => {
  const words = 'Waste record number must have at least 4 letters or digits.'
  expect(stepCan(load('08:00', 'Cat C with PFAS', 'x'), reached('Working'))).toBe(words)
  expect(stepCan(tip('09:00', 'x'), reached('Loaded'))).toBe(words)
  // What was given before stays.
  const loaded = reached('Loaded')
  const short = { ...loaded, loads: loaded.loads.map((one) => ({ ...one, waste_record_no: 'x' })) }
  expect(stepCan(tip('09:00'), short)).toBe(true)
})

test('a load of something else needs a description', () => {
  const other = load('08:00', 'Other')
  const words = 'Say what it is and its soil classification.'
  expect(stepCan(other, reached('Working'))).toBe(words)
  const said = { ...other, data: { ...other.data, note: 'Acid sulfate, N121' } } as Step
  expect(stepCan(said, reached('Working'))).toBe(true)
})

test('a waste record is for one load, unless that was void', () => {
  const tipped = progressOf([...toWork, load('08:00', 'Cat C with PFAS', 'WT-01'), tip('09:00')], office)
  const again = load('10:00', 'Cat C with PFAS', 'wt 01')
  const second = { ...again, data: { ...again.data, client_load_id: crypto.randomUUID() } } as Step
  const words = 'Waste record wt 01 is already on load 1.'
  expect(stepCan(second, tipped)).toBe(words)
  const voided = { ...tipped, loads: tipped.loads.map((one) => ({ ...one, status: 'void' as const })) }
  expect(stepCan(second, voided)).toBe(true)
  // Given at the tip, for a load that had another at loading.
  const two = { ...applyStep(tipped, load('10:00', 'Cat C with PFAS', 'WT-02')), status: 'Loaded' as const }
  const loads = two.loads.map((one) => (one.load_no === 1 ? { ...one, client_load_id: 'first' } : one))
  expect(stepCan(tip('11:00', 'wt 01'), { ...two, loads })).toBe(words)
  expect(stepCan(tip('11:00'), { ...two, loads })).toBe(true)
})

test('a load is recorded once, tipped once and voided once', () => {
  const loaded = reached('Loaded')
  expect(stepCan(load('09:00'), { ...loaded, status: 'Working' })).toBe('This load is already recorded.')
  expect(stepCan(tip('09:00'), { ...loaded, loads: [] })).toBe('This load cannot be tipped.')
  const voided = applyStep(loaded, {
    kind: 'void_load',
    at: at('08:10'),
    data: { client_load_id: load_id, reason: 'Wrong pit' },
  })
  expect(voided.status).toBe('Working')
  expect(driverJobCan.void_load({ ...voided, status: 'Tipped' })).toBe('There is no load to void.')
})

test('a record shared by two loads from before the rule does not stop the second from being tipped', () => {
  const first = progressOf([...toWork, load('08:00', 'Cat C with PFAS', 'WT-01'), tip('09:00')], office)
  const [tipped] = first.loads
  const second = { ...tipped!, load_no: 2, status: 'loaded' as const, waste_record_no: 'wt 01' }
  const loads = [{ ...tipped!, client_load_id: 'first' }, second]
  expect(stepCan(tip('10:00'), { ...first, status: 'Loaded', loads })).toBe(true)
})

const weighed = <S extends Step>(step: S, weights: object): S => ({
  ...step,
  data: { ...step.data, ...weights },
})

test('weights that do not add up are refused, at loading and at the tip', () => {
  const wrong = { gross_t: 42.5, tare_t: 10.32, net_t: 31.18 }
  const words = 'Gross less tare is 32.18 t, not 31.18 t.'
  expect(stepCan(weighed(load('08:00'), wrong), reached('Working'))).toBe(words)
  expect(stepCan(weighed(tip('09:00'), wrong), reached('Loaded'))).toBe(words)
})

test('net is gross less tare; the weights at the tip take the place of those at loading', () => {
  const loaded = applyStep(reached('Working'), weighed(load('08:00'), { gross_t: 42.5, tare_t: 10.32 }))
  expect(loaded.loads.at(-1)).toMatchObject({ gross_t: 42.5, tare_t: 10.32, net_t: 32.18 })
  const tipped = (weights: object) => applyStep(loaded, weighed(tip('09:00'), weights)).loads.at(-1)
  expect(tipped({})).toMatchObject({ gross_t: 42.5, tare_t: 10.32, net_t: 32.18 })
  expect(tipped({ net_t: 32 })).toMatchObject({ gross_t: null, tare_t: null, net_t: 32 })
  expect(tipped({ gross_t: 42 })).toMatchObject({ gross_t: 42, tare_t: null, net_t: 32.18 })
})
