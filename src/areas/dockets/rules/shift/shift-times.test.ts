import { expect, test } from 'vitest'
import { melbourneInstant } from '#shared/local-date.ts'
import { shiftOf, stretchOf } from './shift-times.ts'

const at = (date: string, time: string) => melbourneInstant(date, time)

test('a night shift ends on the next day, and times within it get the right day', () => {
  const night = shiftOf('2026-11-23', '20:00', '04:00')
  expect(night.finishes_at).toBe(at('2026-11-24', '04:00'))
  expect(stretchOf(night, { kind: 'break', from: '23:45', to: '00:15' })).toEqual({
    started_at: at('2026-11-23', '23:45'),
    ended_at: at('2026-11-24', '00:15'),
  })
  expect(stretchOf(night, { kind: 'break', from: '01:00', to: '01:30' }).started_at).toBe(
    at('2026-11-24', '01:00'),
  )
})

test('travel is before or after the shift', () => {
  const day = shiftOf('2026-11-23', '07:00', '15:00')
  expect(stretchOf(day, { kind: 'travel', from: '06:15', to: '07:00' }).started_at).toBe(
    at('2026-11-23', '06:15'),
  )
  expect(stretchOf(day, { kind: 'travel', from: '15:00', to: '15:40' }).started_at).toBe(
    at('2026-11-23', '15:00'),
  )
  const early = shiftOf('2026-11-24', '00:30', '06:00')
  expect(stretchOf(early, { kind: 'travel', from: '23:50', to: '00:30' })).toEqual({
    started_at: at('2026-11-23', '23:50'),
    ended_at: at('2026-11-24', '00:30'),
  })
})
