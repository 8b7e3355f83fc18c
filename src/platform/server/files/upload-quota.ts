import { AppError } from '#platform/contract/app-error.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import type { Viewer } from '../sessions/viewer.ts'
import { type Owner, type Stored, bytesOfWaiting, storedBy } from './file-rows.ts'

/** Upload limits in megabytes: each has a name in `.env.example`. */
export interface UploadLimits {
  /** For one person in 24 hours. */
  person_mb: number
  /** For a user waiting for approval, in all; all of them together get ten times that. */
  waiting_mb: number
  /** For the holders of one link, in all. */
  link_mb: number
}

/** Admits an upload before any of it is read. @returns what ends it. @throws throttled, too_large. */
export type AdmitUpload = (upload: {
  viewer: Viewer
  /** Without a session: the record that the link opens. */
  record: Owner | null
  /** The most bytes that may arrive. */
  bytes: number
}) => Promise<() => void>

interface Quota {
  /** Who it counts against. */
  key: string
  bytes: number
  files: number
  at_once: number
  stored: () => Promise<Stored>
  full: () => AppError
  /** Further quotas that must have room. */
  mayTake?: (bytes: number) => Promise<true | AppError>
}

/** Signing up is free: this many accounts may fill their quotas before someone notices. */
const waitingPeople = 10

const MB = 1_000_000
const day = 86_400_000
const hour = 3600

interface Options {
  db: Db
  clock: Clock
  limits: UploadLimits
}

export function openUploadQuota({ db, clock, limits }: Options): AdmitUpload {
  /** Uploads in progress, by sender. */
  const underWay = new Map<string, number[]>()

  const quotaOf = (viewer: Viewer, record: Owner | null): Quota => {
    const { user_id, user_type } = viewer
    if (user_id === null) {
      if (!record) throw new Error('An upload without a session belongs to the record of a link.')
      return {
        key: `link:${record.record_type}:${record.record_id}`,
        bytes: limits.link_mb * MB,
        files: 20,
        // Each is small, and all but one of them are refused for what they ask.
        at_once: 20,
        stored: () => storedBy(db, { ...record, created_by: null }),
        full: () => new AppError('too_large', 'This link has reached its upload limit. Call the office.'),
      }
    }
    if (user_type === null)
      return {
        key: `user:${user_id}`,
        bytes: limits.waiting_mb * MB,
        files: 20,
        at_once: 2,
        stored: () => storedBy(db, { created_by: user_id }),
        full: () =>
          new AppError(
            'too_large',
            `You can upload 20 files of ${limits.waiting_mb} MB together until your account is approved.`,
          ),
        mayTake: async (coming) =>
          (await bytesOfWaiting(db)) + coming <= waitingPeople * limits.waiting_mb * MB ||
          new AppError(
            'too_large',
            'Nothing can be uploaded until your account is approved. Call the office.',
          ),
      }
    return {
      key: `user:${user_id}`,
      bytes: limits.person_mb * MB,
      files: 2000,
      at_once: 4,
      stored: () => storedBy(db, { created_by: user_id }, new Date(clock.now().getTime() - day)),
      full: () =>
        new AppError(
          'throttled',
          `You can upload ${limits.person_mb} MB in 24 hours. Try again in an hour.`,
          {
            retry_after_seconds: hour,
          },
        ),
    }
  }

  return async ({ viewer, record, bytes }) => {
    const { key, stored, full, mayTake, ...quota } = quotaOf(viewer, record)
    const others = underWay.get(key) ?? []
    if (others.length >= quota.at_once)
      throw new AppError('throttled', 'Too many uploads at once. Try again in 5 seconds.', {
        retry_after_seconds: 5,
      })
    const own = [...others, bytes]
    underWay.set(key, own)
    const end = () => {
      const rest = (underWay.get(key) ?? []).toSpliced((underWay.get(key) ?? []).indexOf(bytes), 1)
      if (rest.length > 0) underWay.set(key, rest)
      else underWay.delete(key)
    }
    try {
      const kept = await stored()
      const coming = own.reduce((sum, one) => sum + one, 0)
      if (kept.bytes + coming > quota.bytes || kept.files + own.length > quota.files) throw full()
      const verdict = (await mayTake?.(coming)) ?? true
      if (verdict !== true) throw verdict
      return end
    } catch (error) {
      end()
      throw error
    }
  }
}
