/** A range of bytes in a file, end exclusive. */
export type Range = readonly [start: number, end: number]

/** What an image file says about itself before its first pixel, and where in the file the picture is. */
export interface ImageParts {
  width: number
  height: number
  /** Bytes that must be in memory at once to read it; 0 when it is read line by line. */
  held_bytes: number
  /**
   * The same picture without anything else in the file: a hundred compressed PNG comments of 8 kB each
   * unpacked to two gigabytes.
   */
  picture: readonly Range[]
}

/** `length` bytes starting at `at`. @throws wrong_type where there are fewer. */
export type ReadAt = (at: number, length: number) => Promise<Buffer>

/** No camera writes more segments than this before the first pixel. */
export const maxPieces = 1000
/** Colour profile and EXIF together; anything beyond is dropped. */
export const maxNotesBytes = 1_000_000
