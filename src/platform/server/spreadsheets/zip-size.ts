/** The end record of a ZIP file, and an entry of its directory, by their signatures. */
const endMark = 0x06054b50
const entryMark = 0x02014b50
/** In place of a size that only a larger record gives: no spreadsheet for import needs one. */
const elsewhere = 0xffffffff

/**
 * What a ZIP file says it unpacks to, in bytes; null when it has no readable directory. A file that understates it
 * is cut off by the unpacking, which reserves exactly this much.
 */
export function unpackedBytes(zip: Buffer): number | null {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > zip.length || zip.readUInt32LE(end) !== endMark) return null
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  let total = 0
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== entryMark) return null
    const bytes = zip.readUInt32LE(at + 24)
    total += bytes === elsewhere ? Infinity : bytes
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return total
}
