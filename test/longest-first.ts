import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest, so that nobody is left with it at the end. What mostly waits (callers who dribble, a frozen
 * database) stands between what works, so that the cores have something to do meanwhile.
 */
const longest = [
  'test/hostile/slow-callers.test.ts',
  'test/fuzz.test.ts',
  'test/hostile-paper.test.ts',
  'test/frozen-stop.test.ts',
  'test/starting.test.ts',
  'test/demo-fortnight.test.ts',
  'src/platform/server/pdf/pdf.test.ts',
  'test/durability.test.ts',
  'test/steady-memory.test.ts',
  'src/areas/account/server/sign-in-limits-api.test.ts',
  'test/killed-starts.test.ts',
  'test/durability-work.test.ts',
  'test/disconnected-callers.test.ts',
  'test/brute-force.test.ts',
  'src/platform/server/http/slow-callers.test.ts',
  'test/every-endpoint.test.ts',
  'test/foreign-records.test.ts',
  'src/areas/dockets/server/actions/docket-actions-api.test.ts',
  'src/platform/server/live/listener.test.ts',
  'test/database-killed.test.ts',
]
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank < 0 ? longest.length : rank
}

/** All others follow as Vitest has them: by the time that they took last, or by their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
