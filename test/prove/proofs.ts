import type { Figure } from '../proof.ts'

export interface Proof {
  id: Figure['id']
  /** What must hold, and how often it is tried. */
  goal: string
  /** The files that show it; `npm test` runs a short form of the tests among them. */
  files: readonly string[]
}

/** What is promised about reliability (R) and security (S), and where it is shown. */
export const proofs: readonly Proof[] = [
  {
    id: 'R1',
    goal: '200 kills of the server, 20,000 acknowledged writes: none lost, none by half',
    files: ['test/durability.test.ts'],
  },
  {
    id: 'S1',
    goal: 'everybody at every call: let in or refused as the table of rights says',
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
    files: ['test/secret-links.test.ts', 'src/platform/server/pages.test.ts'],
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
    files: ['src/areas/account/server/session-api.test.ts', 'src/areas/account/server/password-api.test.ts'],
  },
  {
    id: 'S10',
    goal: 'what another origin can send with somebody’s cookie: no effect',
    files: ['test/hostile/other-origins.test.ts'],
  },
  {
    id: 'S12',
    goal: 'the security headers on every answer: calls, refusals, pages, files, and what is no request',
    files: ['test/hostile/headers.test.ts', 'src/platform/server/pages.test.ts'],
  },
  {
    id: 'S13',
    goal: 'SQL in every parameter of every query: searched for, never obeyed; cells and headers of mail are text',
    files: [
      'test/hostile/injection.test.ts',
      'src/platform/server/csv.test.ts',
      'src/platform/server/mail.test.ts',
    ],
  },
  {
    id: 'S14',
    goal: 'only PDF, JPEG and PNG, served as nothing else and without EXIF; bombs refused in 100 ms and 50 MB; broken uploads leave nothing; pictures take 150 MB at most',
    files: [
      'src/platform/server/files/images.test.ts',
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
    files: ['test/hostile/outgoing.test.ts', 'src/platform/web/admit.test.ts'],
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
    files: ['src/platform/server/database.test.ts'],
  },
  {
    id: 'S23',
    goal: 'at most 160 packages in production, each locked with its integrity, no install script',
    files: ['test/supply.test.ts'],
  },
  {
    id: 'S24',
    goal: 'weak secrets and addresses that others can read are refused; no secret in the repository',
    files: ['src/platform/server/config.test.ts', 'test/secrets.test.ts'],
  },
  {
    id: 'S26',
    goal: 'a quote is accepted once, by its own link, as it was read',
    files: [
      'src/areas/quotes/server/answer-by-link-api.test.ts',
      'src/areas/quotes/server/public-quote-api.test.ts',
    ],
  },
]
