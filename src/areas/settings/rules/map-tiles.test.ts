import { expect, test } from 'vitest'
import { readMapTiles, tileOrigin } from './map-tiles.ts'

test.each([
  'http://tiles.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{z}/{x}.png',
  'https://tiles.example.com/{z}/{x}/{y}/{y}.png',
  'https://{s}.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com/{s}/{z}/{x}/{y}.png',
  'https://user:secret@tiles.example.com/{z}/{x}/{y}.png',
  'https://localhost/{z}/{x}/{y}.png',
  'https://192.168.0.1/{z}/{x}/{y}.png',
  'https://tiles.example.com;script-src/{z}/{x}/{y}.png',
  'https://tiles.example.com /{z}/{x}/{y}.png',
  "https://tiles.example.com 'unsafe-inline'/{z}/{x}/{y}",
  'https://*.example.com/{z}/{x}/{y}.png',
  'https://tiles.example.com?z={z}&x={x}&y={y}',
  'https://tiles.example.com/{z}/{x}/{y}}.png',
  'javascript:alert(1)/{z}/{x}/{y}',
  'https://tiles.example.com:0/{z}/{x}/{y}.png',
  'https://tiles.example.com:65536/{z}/{x}/{y}.png',
  'https://tiles.example.com:99999/{z}/{x}/{y}.png',
])('%s is no address of map tiles', (typed) => {
  expect(readMapTiles(typed)).toBeNull()
})

test.each(['1', '443', '9999', '59999', '64999', '65499', '65529', '65535'])('port %s is one', (port) => {
  const template = `https://tiles.example.com:${port}/{z}/{x}/{y}.png`
  expect(readMapTiles(template)).toBe(template)
})

test('an address keeps its path as it is, and its host in lower case', () => {
  const template = readMapTiles('HTTPS://Tiles.Example.COM:8443/Maps/{z}/{x}/{y}{r}.png?key=Ab1')
  expect(template).toBe('https://tiles.example.com:8443/Maps/{z}/{x}/{y}{r}.png?key=Ab1')
  expect(tileOrigin(template!)).toBe('https://tiles.example.com:8443')
})
