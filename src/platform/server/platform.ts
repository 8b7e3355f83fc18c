import type { Download, Endpoints } from '#platform/contract/endpoint.ts'
import type { Subscription } from './change/change.ts'
import type { Write } from './change/change.ts'
import type { Clock } from './clock.ts'
import type { Config } from './start/config.ts'
import type { Db } from './database/database.ts'
import type { FileStore } from './files/file-store.ts'
import type { ConstraintMessages } from './http/database-refusal.ts'
import type { Handlers, UploadChecks } from './http/register.ts'
import type { AnyImportKind } from './imports/import-kind.ts'
import type { JobDefinition, Jobs } from './jobs/jobs.ts'
import type { Logger } from './start/logger.ts'
import type { Pdf } from './pdf/pdf.ts'
import type { RecordRegistry, RecordType } from './change/record-registry.ts'
import type { Tokens } from './sessions/token.ts'
import type { Viewer } from './sessions/viewer.ts'

/** What the platform provides to the areas. */
export interface Platform {
  readonly config: Config
  readonly clock: Clock
  readonly db: Db
  readonly write: Write
  /** The same with another clock: for the demo's past days. */
  readonly writeAt: (clock: Clock) => Write
  readonly files: FileStore
  readonly pdf: Pdf
  readonly jobs: Jobs
  readonly records: RecordRegistry
  /** What can be imported from spreadsheets, in the order of the areas. */
  readonly imports: readonly AnyImportKind[]
  readonly tokens: Tokens
  readonly logger: Logger
  /** Demo sign-ins are offered and accepted. */
  readonly is_demo: boolean
}

/** A record's document as its receiver gets it. @throws not_found. */
export type LetterPdf = (platform: Platform, viewer: Viewer, id: number) => Promise<Download>

/** What an area contributes to the server; `app` composes them in order. */
export interface ServerArea {
  readonly endpoints: Endpoints
  readonly handlers: (platform: Platform) => Handlers<Endpoints>
  /** For each endpoint that accepts files: who may upload to it. */
  readonly uploads?: (platform: Platform) => UploadChecks<Endpoints>
  readonly records?: readonly RecordType[]
  /** The records that can be imported from a spreadsheet. */
  readonly imports?: readonly AnyImportKind[]
  readonly subscriptions?: readonly Subscription[]
  readonly jobs?: readonly JobDefinition<Platform>[]
  /** The PDF of a record, by its type: attached to emails about it. */
  readonly letterPdfs?: Readonly<Record<string, LetterPdf>>
  /** The hosts besides this one that pages may load pictures from: `https://tiles.example.com`. */
  readonly pictureHosts?: (db: Db) => Promise<readonly string[]>
  /** User-facing messages for the area's database constraints. */
  readonly constraints?: ConstraintMessages
}

/** Checks an area's handlers against its own endpoints, then drops their exact types. */
export const serverArea = <T extends Endpoints>(
  area: Omit<ServerArea, 'endpoints' | 'handlers' | 'uploads'> & {
    endpoints: T
    handlers: (platform: Platform) => Handlers<T>
  } & (object extends UploadChecks<T> ? unknown : { uploads: (platform: Platform) => UploadChecks<T> }),
): ServerArea => area as unknown as ServerArea
