import type { FileType } from '#shared/file-signatures.ts'
import type { Readable } from 'node:stream'
import type { Sender } from './sender.ts'

/** Where and when a photo was taken, as its camera wrote it; null where it did not. */
export interface CaptureInfo {
  /** An ISO instant. */
  taken_at: string | null
  /** Degrees, south and west negative. */
  taken_lat: number | null
  taken_lng: number | null
}

/** A file that was judged and waits beside the store: `keepFile` puts it there, for a record, and else it goes again. */
export interface ReceivedFile extends CaptureInfo {
  /** Of what is kept: an image was re-encoded. */
  sha256: string
  name: string
  content_type: FileType
  bytes: number
  /** Pixels; null for a PDF. */
  width: number | null
  height: number | null
  /** A PNG on which nothing is drawn: all its pixels are alike. */
  is_blank: boolean
  /** Puts the content where `open` finds it, down to the disk; once more where it is there already. */
  place: () => Promise<void>
  /** Removes what waits; what was placed stays. */
  release: () => Promise<void>
}

/** What may come in, and how. */
export interface ReceiveLimits {
  max_bytes: number
  /** By whom its picture waits to be re-encoded: the server itself unless said. */
  sender?: Sender
}

/** Where files are kept, by the sha256 of their content: a folder, or later a bucket. */
export interface FileStore {
  /**
   * Takes a PDF, JPEG or PNG in, judged by its content. Nothing stays behind of one that is refused or cut off.
   * Called by `withUploads`, which releases what no record keeps.
   * @throws too_large beyond `max_bytes` or the most pixels, wrong_type for everything else; no_space on a full disk;
   *   unavailable when too many pictures wait in its lane.
   */
  receive(stream: Readable, name: string, limits: ReceiveLimits): Promise<ReceivedFile>
  /** Its length, and its content for whoever reads it. @throws not_found when there is no such file. */
  open(sha256: string): Promise<{ stream: AsyncIterable<Uint8Array>; bytes: number }>
  /** Removes a content that no record has. */
  remove(sha256: string): Promise<void>
  /** The contents that have lain here for a day, some hundred at a time. */
  old(): AsyncIterable<readonly string[]>
  /** Removes what uploads that a crash cut off have left for a day. */
  removeLeftovers(): Promise<void>
}
