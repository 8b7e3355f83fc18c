/** Bytes of a file, the end not counted in. */
export type Range = readonly [start: number, end: number]

/** What an image file says of itself before its first pixel, and where in it the picture is. */
export interface ImageParts {
  width: number
  height: number
  /** Bytes that must be held in memory at once to read it; 0 where it is read line by line. */
  held_bytes: number
  /**
   * The same picture without what else a file may bring: a hundred packed comments of a PNG, 8 kB each, were unpacked
   * into two gigabytes.
   */
  picture: readonly Range[]
}

/** `length` bytes from `at` on. @throws wrong_type where there are fewer. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>

/** No camera writes more pieces than this before the first pixel. */
export const maxPieces = 1000
/** Colour profile and a camera's notes together; what is beyond is left out. */
export const maxNotesBytes = 1_000_000
