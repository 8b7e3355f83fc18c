import type { Readable } from 'node:stream'

export type FileType = 'application/pdf' | 'image/jpeg' | 'image/png'

/** Where and when a photo was taken, as its camera wrote it; null where it did not. */
export interface Taken {
  /** An ISO instant. */
  taken_at: string | null
  /** Degrees, south and west negative. */
  taken_lat: number | null
  taken_lng: number | null
}

/** A file that is safely kept, but that no record knows yet: `keepFile` makes it known, else it is removed after a day. */
export interface ReceivedFile extends Taken {
  /** Of what is kept: an image was written anew. */
  sha256: string
  name: string
  content_type: FileType
  bytes: number
  /** Pixels; null for a PDF. */
  width: number | null
  height: number | null
  /** A PNG on which nothing is drawn: all its pixels are alike. */
  is_blank: boolean
}

/** Where files are kept, by the sha256 of their content: a folder, or later a bucket. */
export interface FileStore {
  /**
   * Takes a PDF, JPEG or PNG in, judged by its content. Nothing stays behind of one that is refused or cut off.
   * @throws too_large beyond `max_bytes` or the most pixels, wrong_type for everything else.
   */
  receive(stream: Readable, name: string, limits: { max_bytes: number }): Promise<ReceivedFile>
  /** Its length, and its content for whoever reads it. @throws not_found when there is no such file. */
  open(sha256: string): Promise<{ stream: AsyncIterable<Uint8Array>; bytes: number }>
  /**
   * Removes what has lain for a day without a record: `known` tells which of some hashes still have one.
   * @returns how many files were removed.
   */
  sweep(known: (sha256s: readonly string[]) => Promise<ReadonlySet<string>>): Promise<number>
}
