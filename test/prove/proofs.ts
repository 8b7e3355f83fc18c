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
    id: 'S2',
    goal: 'the record of another and none: the same answer by every call that reads by id, medians within 5 ms',
    files: ['test/foreign-records.test.ts', 'test/prove/foreign.prove.ts'],
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
]
