/** `quality`: of a JPEG, at most 1. */
export interface Encoding {
  content_type: string
  quality: number
}

const jpegQualities = [0.92, 0.85, 0.75, 0.6]

/** How a drawn picture is saved, best first: in its own file type, else as a JPEG that takes less room. */
export const encodingsOf = (content_type: string): Encoding[] => [
  ...(content_type === 'image/jpeg' ? [] : [{ content_type, quality: 1 }]),
  ...jpegQualities.map((quality) => ({ content_type: 'image/jpeg', quality })),
]

/** The first encoding of at most `max_bytes`; the last when none fits, for the server to refuse. */
export async function encodedToFit<Encoded extends { size: number }>(
  [first, ...rest]: Encoding[],
  max_bytes: number,
  encode: (encoding: Encoding) => Promise<Encoded>,
): Promise<Encoded> {
  if (!first) throw new RangeError('no encoding')
  const encoded = await encode(first)
  return encoded.size <= max_bytes || rest.length === 0 ? encoded : encodedToFit(rest, max_bytes, encode)
}
