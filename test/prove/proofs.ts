import type { Figure } from '../proof.ts'

export interface Proof {
  id: Figure['id']
  /** A promise, and how often it is tested. */
  goal: string
  /** The files that prove it; `npm test` runs a short form of those that are tests. */
  files: readonly string[]
}

/** The promises about reliability (R) and security (S), and where they are proven. */
export const proofs: readonly Proof[] = [
  {
    id: 'R1',
    goal: '200 kills of the server, 20,000 acknowledged writes: none lost, none by half',
    files: ['test/durability.test.ts', 'test/copy-killed.test.ts'],
  },
  {
    id: 'R2',
    goal: '100 kills of the database or one of its workers: nothing acknowledged lost, the server writes again within 5 s by itself',
    files: ['test/database-killed.test.ts'],
  },
  {
    id: 'R3',
    goal: '1,000 rounds of 50 callers who want one asset, driver or time: one wins each; 10,000 sequences of bookings stand as in the simplest model',
    files: [
      'src/areas/scheduler/server/actions/racing.test.ts',
      'src/areas/scheduler/server/booking-model.test.ts',
    ],
  },
  {
    id: 'R4',
    goal: '10,000 approvals by 50 at once, cut off and killed, and 50 kills of the server: invoices are numbered 1 to n',
    files: ['src/areas/invoices/server/payments/races-api.test.ts', 'test/durability-work.test.ts'],
  },
  {
    id: 'R5',
    goal: '5,000 writes, each sent several times at once and again: one effect, the same answer to the byte',
    files: ['test/repeated-and-racing.test.ts'],
  },
  {
    id: 'R6',
    goal: '1,000 races of two editors on one record: one is kept, the other is told what stands',
    files: ['test/repeated-and-racing.test.ts'],
  },
  {
    id: 'R7',
    goal: 'every action in every state does what the table says or writes nothing; 100,000 sequences of each kind of record as in the simplest model',
    files: [
      'test/state-sequences.test.ts',
      'test/state-walks.test.ts',
      'src/areas/quotes/server/actions/quote-actions-api.test.ts',
      'src/areas/jobs/server/actions/job-actions-api.test.ts',
      'src/areas/work-orders/server/actions/order-actions-api.test.ts',
      'src/areas/dockets/server/actions/docket-actions-api.test.ts',
      'src/areas/invoices/server/actions/invoice-actions-api.test.ts',
      'src/areas/documents/server/document-status.test.ts',
      'src/areas/driver-jobs/rules/step-rules.test.ts',
    ],
  },
  {
    id: 'R8',
    goal: '1,000,000 random invoices and quotes add up to the cent, the same in the editor, the API, the PDF and the files',
    files: [
      'src/areas/invoices/rules/invoice-totals.test.ts',
      'src/areas/invoices/rules/same-figures.test.ts',
      'src/areas/quotes/rules/quote-totals.test.ts',
      'src/areas/quotes/rules/same-figures.test.ts',
      'src/areas/quotes/server/lines/same-figures-api.test.ts',
      'src/platform/server/pdf/document-pdf.test.ts',
    ],
  },
  {
    id: 'R9',
    goal: '1,000 bad requests to each operation: none ends in a 5xx or an undeclared answer, none leaves a row or a file',
    files: ['test/fuzz.test.ts'],
  },
  {
    id: 'R10',
    goal: '100 stops: every request sent on an open connection is answered, 0 resets, over in 5 s',
    files: ['test/durability.test.ts'],
  },
  {
    id: 'R11',
    goal: 'the database away for 30 s, frozen or stopped: 503 within a second meanwhile, the first success 2 s after it is back, 20 MB more at most',
    files: ['src/platform/server/database/lost-connection.test.ts', 'test/prove/database-away.prove.ts'],
  },
  {
    id: 'R12',
    goal: 'a locked table: who needs it is refused after 5 s at most, p99 of all others is twice that alone at most',
    files: [
      'src/platform/server/database/database.test.ts',
      'src/platform/server/database/connection-shares.test.ts',
      'test/prove/slow-database.prove.ts',
    ],
  },
  {
    id: 'R13',
    goal: 'a full disk: refused in words, nothing by half and nothing acknowledged lost, reads go on, no restart',
    files: ['test/prove/full-disk.prove.ts'],
  },
  {
    id: 'R14',
    goal: 'who goes away leaves nothing: queries and documents end within a second, no file and no 40 MB of memory stay',
    files: ['test/disconnected-callers.test.ts'],
  },
  {
    id: 'R15',
    goal: 'an hour of work: memory grows by 1 MB in ten minutes at most; 20 exports at once take 150 MB at most and give it back',
    files: ['test/steady-memory.test.ts', 'test/prove/soak.prove.ts'],
  },
  {
    id: 'R16',
    goal: 'five times as many callers as the server can serve: 80 % of its peak, who is too many refused in 100 ms, calm within 2 s',
    files: ['test/prove/overload.prove.ts', 'src/platform/server/http/admission.test.ts'],
  },
  {
    id: 'R17',
    goal: 'a copy of the data folder, 100,000 clients, is up again within 60 s: every table and file the same',
    files: ['test/restore.test.ts'],
  },
  {
    id: 'R18',
    goal: 'each migration of tables with 100,000 rows, but for two of old, keeps nobody who writes for more than 500 ms; each earlier schema comes to the same',
    files: ['src/platform/server/database/migrate.test.ts', 'test/prove/migrations.prove.ts'],
  },
  {
    id: 'R19',
    goal: 'the tests of days, nights and times hold under four time zones of the machine, and in the nights in which clocks change',
    files: [
      'src/shared/local-date.test.ts',
      'src/areas/work-orders/rules/order-window.test.ts',
      'src/areas/scheduler/server/clock-changes-api.test.ts',
      'test/prove/time-zones.prove.ts',
    ],
  },
  {
    id: 'R20',
    goal: '100 kills during sends: every letter reaches the mail server, a second time only under its own reference',
    files: ['test/mail-killed.test.ts', 'src/platform/server/mail/mail-retries.test.ts'],
  },
  {
    id: 'R21',
    goal: 'lists of 100,000 read to the end while others write: every untouched record exactly once',
    files: ['test/lists-while-writing.test.ts'],
  },
  {
    id: 'R22',
    goal: '100 starts killed at random moments: the next one always comes up; one that cannot start says why in one line',
    files: ['test/killed-starts.test.ts', 'test/starting.test.ts'],
  },
  {
    id: 'S1',
    goal: 'everyone at every call: let in or refused as the table of rights says',
    files: ['test/every-endpoint.test.ts'],
  },
  {
    id: 'S2',
    goal: 'the record of another and none: the same answer by every call that reads by id, medians within 5 ms',
    files: ['test/foreign-records.test.ts', 'test/prove/foreign.prove.ts'],
  },
  {
    id: 'S3',
    goal: 'fields that nobody may set: refused by every call, nothing changed',
    files: ['test/every-endpoint.test.ts'],
  },
  {
    id: 'S4',
    goal: 'secret links: 256 bits, kept as hashes, shut at once, opening their own record only; 1,000,000 guesses, 0 hits',
    files: ['test/secret-links.test.ts', 'src/platform/server/http/pages.test.ts'],
  },
  {
    id: 'S5',
    goal: 'one password hash 40 to 120 ms; 200 sign-ins at once add 20 ms at most to p99 of other calls',
    files: ['test/prove/hashing.prove.ts'],
  },
  {
    id: 'S6',
    goal: '100,000 tries over 1,000 accounts from one address: 0 let in; whoever belongs here gets in all the same',
    files: ['test/brute-force.test.ts', 'src/areas/account/server/sign-in-limits-api.test.ts'],
  },
  {
    id: 'S7',
    goal: 'a known and an unknown email: the same answers, medians of 1,000 pairs within 5 ms',
    files: ['test/prove/timing.prove.ts'],
  },
  {
    id: 'S8',
    goal: 'forged, changed and expired tokens: none accepted',
    files: [
      'src/areas/account/server/session-api.test.ts',
      'src/areas/account/server/passwords/password-api.test.ts',
    ],
  },
  {
    id: 'S9',
    goal: 'the token is in no address, no log and nowhere on a screen; a page runs no script but ours and sends nothing elsewhere',
    files: ['e2e/every-screen.spec.ts', 'e2e/token-in-browser.spec.ts', 'test/canaries.test.ts'],
  },
  {
    id: 'S10',
    goal: 'what another origin can send with someone’s cookie: no effect',
    files: ['test/hostile/other-origins.test.ts'],
  },
  {
    id: 'S11',
    goal: '100 hostile words wherever words are kept: words on every screen, in PDFs, letters and what clients open',
    files: ['e2e/hostile-words.spec.ts'],
  },
  {
    id: 'S12',
    goal: 'the security headers on every answer: calls, refusals, pages, files, and what is no request',
    files: ['test/hostile/headers.test.ts', 'src/platform/server/http/pages.test.ts'],
  },
  {
    id: 'S13',
    goal: 'SQL in every parameter of every query: searched for, never obeyed; cells and headers of mail are text',
    files: [
      'test/hostile/injection.test.ts',
      'src/platform/server/export/csv.test.ts',
      'src/platform/server/mail/mail.test.ts',
    ],
  },
  {
    id: 'S14',
    goal: 'only PDF, JPEG and PNG, served as nothing else and without EXIF; bombs refused in 100 ms and 50 MB; broken uploads leave nothing; pictures take 150 MB at most',
    files: [
      'src/platform/server/files/pictures/refused-images.test.ts',
      'src/platform/server/files/pictures/images.test.ts',
      'src/platform/server/files/pictures/image-memory.test.ts',
      'src/platform/server/files/local-files.test.ts',
      'src/areas/documents/server/uploads.test.ts',
    ],
  },
  {
    id: 'S15',
    goal: '500 connections with slow headers and 100 with slow bodies: shut within 30 s, p99 of others at most doubled',
    files: ['test/hostile/slow-callers.test.ts'],
  },
  {
    id: 'S16',
    goal: 'a body of 1 MB refused within 50 ms; no regular expression over 10 ms for 100 kB',
    files: ['test/hostile/large-bodies.test.ts', 'test/regular-expressions.test.ts'],
  },
  {
    id: 'S17',
    goal: 'no call fetches an address that it is given, and nobody is led elsewhere after sign-in',
    files: ['test/hostile/outgoing.test.ts', 'src/platform/web/guard/admit.test.ts'],
  },
  {
    id: 'S19',
    goal: 'every call without a session has its limit: 429 with Retry-After, whatever the headers say of the address',
    files: ['test/hostile/public-limits.test.ts', 'test/hostile/bodies.test.ts'],
  },
  {
    id: 'S20',
    goal: 'secrets and names in no line of the log, and no line broken by what is typed',
    files: ['test/canaries.test.ts'],
  },
  {
    id: 'S21',
    goal: 'whatever people change is logged in the same transaction',
    files: ['src/areas/activity-log/server/every-write-is-logged.test.ts'],
  },
  {
    id: 'S22',
    goal: 'the application’s database role: no superuser, no DDL, no change of the log',
    files: ['src/platform/server/database/database.test.ts'],
  },
  {
    id: 'S23',
    goal: 'at most 160 packages in production, each locked with its integrity, no install script',
    files: ['test/dependencies.test.ts'],
  },
  {
    id: 'S24',
    goal: 'weak secrets and addresses that others can read are refused; no secret in the repository',
    files: ['src/platform/server/start/config.test.ts', 'test/secrets.test.ts'],
  },
  {
    id: 'S25',
    goal: 'no answer shows allocators, drivers, subcontractors or safety officers a rate, a cost or a total',
    files: ['test/no-money.test.ts'],
  },
  {
    id: 'S26',
    goal: 'a quote is accepted once, by its own link, as it was read',
    files: [
      'src/areas/quotes/server/public/answer-by-link-api.test.ts',
      'src/areas/quotes/server/public/public-quote-api.test.ts',
    ],
  },
]
