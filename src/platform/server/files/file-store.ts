import type { FileType } from '#shared/file-signatures.ts'
import type { Readable } from 'node:stream'
import type { Sender } from './sender.ts'

/** Where and when a photo was taken according to its camera; null where unknown. */
export interface CaptureInfo {
  /** An ISO instant. */
  taken_at: string | null
  /** Degrees, south and west negative. */
  taken_lat: number | null
  taken_lng: number | null
}

/**
 * A file that has been checked and waits next to the store: `keepFile` stores it for a record; otherwise it
 * is removed.
 */
export interface ReceivedFile extends CaptureInfo {
  /** Of what is stored: images are re-encoded. */
  sha256: string
  name: string
  content_type: FileType
  bytes: number
  /** Pixels; null for a PDF. */
  width: number | null
  height: number | null
  /** A PNG with nothing drawn on it: all its pixels are alike. */
  is_blank: boolean
  /** Puts the content where `open` finds it, synced to disk; may be repeated. */
  place: () => Promise<void>
  /** Removes the waiting file; stored content stays. */
  release: () => Promise<void>
}

/** What may be uploaded, and how. */
export interface ReceiveLimits {
  max_bytes: number
  /** For whom its picture is queued for re-encoding: the server itself by default. */
  sender?: Sender
}

/** Where files are stored, by the sha256 of their content: a folder, or later a bucket. */
export interface FileStore {
  /**
   * Accepts a PDF, JPEG or PNG, checked by content. A refused or interrupted upload leaves nothing behind.
   * Called by `withUploads`, which releases what no record keeps.
   * @throws too_large beyond `max_bytes` or the pixel limit, wrong_type for everything else; no_space on a
   * full disk;
   *   unavailable when too many pictures are queued in its lane.
   */
  receive(stream: Readable, name: string, limits: ReceiveLimits): Promise<ReceivedFile>
  /** Its length, and its content as a stream. @throws not_found when there is no such file. */
  open(sha256: string): Promise<{ stream: AsyncIterable<Uint8Array>; bytes: number }>
  /**
   * A stored JPEG or PNG, re-encoded with its longest side at most `side` pixels.
   * @throws not_found when there is no such file; unavailable when too many pictures are queued in its lane.
   */
  smaller(sha256: string, side: number, sender: Sender): Promise<Uint8Array>
  /** Removes a content that no record uses. */
  remove(sha256: string): Promise<void>
  /** The contents that are over a day old, a few hundred at a time. */
  old(): AsyncIterable<readonly string[]>
  /** Removes uploads over a day old that a crash interrupted. */
  removeLeftovers(): Promise<void>
}
