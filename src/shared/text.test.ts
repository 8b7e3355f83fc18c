import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { formatBytes, initials, linesOf, normaliseName, plural } from './text.ts'

describe('initials', () => {
  test.each([
    ['Ann Lee', 'AL'],
    ['ann marie van lee', 'AL'],
    ['Madonna', 'M'],
    ['Kev Blackwood (client)', 'KB'],
    ['Smith Civil Pty Ltd', 'SC'],
    ['Smith & Sons Pty. Ltd.', 'SS'],
    ['Ltd', 'L'],
    ['Élodie O’Brien-Ng', 'ÉO'],
    ['  ', ''],
    ['—', ''],
    ['𝒜𝓃𝓃 Lee', '𝒜L'],
  ])('%j gives %j', (name, expected) => expect(initials(name)).toBe(expected))

  it('are complete characters, whatever the name', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(initials(name).isWellFormed()).toBe(true)
      }),
    ))
})

describe('normaliseName', () => {
  test.each([
    ['Smith & Sons Pty Ltd', 'smith and sons'],
    ['SMITH AND SONS PTY. LIMITED', 'smith and sons'],
    ['Smith and Sons P/L', 'smith and sons'],
    ['O’Brien Earthmoving', 'obrien earthmoving'],
    ["O'Brien  Earth-moving", 'obrien earth moving'],
    ['Café Déjà', 'cafe deja'],
    ['Pty Ltd', 'pty'],
    ['Limited Edition Homes', 'limited edition homes'],
    ['  ', ''],
  ])('%j is %j', (name, expected) => expect(normaliseName(name)).toBe(expected))

  it('changes nothing a second time, and ignores case and spaces', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const once = normaliseName(name)
        expect(normaliseName(once)).toBe(once)
        expect(normaliseName(`  ${name}\t`)).toBe(once)
        expect(once).toMatch(/^$|^[\p{L}\p{N}]+( [\p{L}\p{N}]+)*$/u)
      }),
    ))
})

test.each([
  [1, '1 client'],
  [0, '0 clients'],
  [1234, '1,234 clients'],
])('plural of %d is %s', (count, text) => expect(plural(count, 'client')).toBe(text))
test('plural uses a given form', () => expect(plural(2, 'company', 'companies')).toBe('2 companies'))

describe('formatBytes', () => {
  test.each([
    [0, '0 B'],
    [980, '980 B'],
    [1000, '1 kB'],
    [1_540_000, '1.5 MB'],
    [9_960_000, '10 MB'],
    [12_400_000, '12 MB'],
    [999_600, '1 MB'],
    [10_000_000, '10 MB'],
    [5e15, '5000 TB'],
  ])('%d is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))

  it('is within a twentieth, and short', () =>
    fc.assert(
      fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
        const [, value, unit = ''] = /^(\d{1,3}(?:\.\d)?) (B|kB|MB|GB)$/.exec(formatBytes(bytes)) ?? []
        const shown = Number(value) * 1000 ** ['B', 'kB', 'MB', 'GB'].indexOf(unit)
        expect(Math.abs(shown - bytes)).toBeLessThanOrEqual(bytes / 20)
      }),
    ))
})

test('a line ends at every break that paper shows', () => {
  expect(linesOf('a\r\nb\nc\rd\u2028e\u2029f\u0085g\vh\fi')).toEqual('abcdefghi'.split(''))
  expect(linesOf('a\n\nb')).toEqual(['a', '', 'b'])
  expect(linesOf('')).toEqual([''])
})
