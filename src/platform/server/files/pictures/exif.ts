import { isDate, isTime, melbourneInstant } from '#shared/local-date.ts'
import type { CaptureInfo } from '../file-store.ts'

const tag = {
  exif: 0x8769,
  gps: 0x8825,
  taken_at: 0x9003,
  offset: 0x9011,
  latRef: 1,
  lat: 2,
  lngRef: 3,
  lng: 4,
} as const
const ascii = 2
const rational = 5
const maxEntries = 500

interface Entry {
  type: number
  count: number
  at: number
}
type Entries = ReadonlyMap<number, Entry>

const nothing: CaptureInfo = { taken_at: null, taken_lat: null, taken_lng: null }

/** When and where a photo was taken, from its EXIF block; nothing where that is missing, broken or impossible. */
export function readExif(exif: Buffer | undefined): CaptureInfo {
  if (!exif) return nothing
  try {
    return captureInfo(exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0))
  } catch (error) {
    if (error instanceof RangeError) return nothing // the offset points outside the block
    throw error
  }
}

function captureInfo(tiff: Buffer): CaptureInfo {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))

  const entriesAt = (start: number): Entries => {
    const entries = new Map<number, Entry>()
    for (let n = 0; n < Math.min(short(start), maxEntries); n++) {
      const at = start + 2 + 12 * n
      const [type, count] = [short(at + 2), long(at + 4)]
      const isInline = type === ascii ? count <= 4 : type !== rational
      entries.set(short(at), { type, count, at: isInline ? at + 8 : long(at + 8) })
    }
    return entries
  }
  const part = (entries: Entries, name: number): Entries => {
    const entry = entries.get(name)
    return entry ? entriesAt(long(entry.at)) : new Map()
  }
  const text = (entry: Entry | undefined): string =>
    entry?.type === ascii
      ? tiff.toString('latin1', entry.at, entry.at + Math.min(entry.count, 40)).replace(/\0.*$/s, '')
      : ''
  const degrees = (value: Entry | undefined, ref: Entry | undefined, most: number): number | null => {
    if (value?.type !== rational || value.count !== 3) return null
    const [whole = NaN, minutes = NaN, seconds = NaN] = [0, 8, 16].map(
      (at) => long(value.at + at) / long(value.at + at + 4),
    )
    const size = whole + minutes / 60 + seconds / 3600
    if (!(size <= most)) return null
    return Number((/^[SW]/.test(text(ref)) ? -size : size).toFixed(6))
  }

  const root = entriesAt(long(4))
  const photo = part(root, tag.exif)
  const gps = part(root, tag.gps)
  const taken_lat = degrees(gps.get(tag.lat), gps.get(tag.latRef), 90)
  const taken_lng = degrees(gps.get(tag.lng), gps.get(tag.lngRef), 180)
  const isPlace = taken_lat !== null && taken_lng !== null
  return {
    taken_at: instant(text(photo.get(tag.taken_at)), text(photo.get(tag.offset))),
    taken_lat: isPlace ? taken_lat : null,
    taken_lng: isPlace ? taken_lng : null,
  }
}

/** `2026:11:05 06:10:30`, with the camera's UTC offset if it has one; otherwise Melbourne time. */
function instant(wall: string, offset: string): string | null {
  const [, year, month, day, time = '', seconds] =
    /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d):([0-5]\d)$/.exec(wall) ?? []
  const date = `${year}-${month}-${day}`
  if (!isDate(date) || !isTime(time)) return null
  if (/^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset))
    return new Date(`${date}T${time}:${seconds}${offset}`).toISOString()
  return melbourneInstant(date, time).replace(/:00\.000Z$/, `:${seconds}.000Z`)
}
