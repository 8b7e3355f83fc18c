/** One channel of sRGB as light (WCAG 2.2, relative luminance). */
const linear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast of two colours, from 1 to 21, rounded down to two decimals so that 4.5 means at least 4.5. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return Math.floor(((light + 0.05) / (dark + 0.05)) * 100) / 100
}

/** Black or white, whichever is easier to read on a colour. One of them always has a contrast of 4.5 or more. */
export function textOn(hex: string): { text_hex: string; contrast: number } {
  const [best = { text_hex: '#000000', contrast: 21 }] = ['#FFFFFF', '#000000']
    .map((text_hex) => ({ text_hex, contrast: contrast(hex, text_hex) }))
    .toSorted((a, b) => b.contrast - a.contrast)
  return best
}

/** `4.85:1` */
export const contrastInWords = (value: number): string => `${value}:1`
