/** A UUID. Not `crypto.randomUUID`, which is unavailable without HTTPS. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, marked by the fourteenth and seventeenth digits.
  const marked = Array.from(bytes, (byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40
    return at === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
