import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The slowest files, so that none is left for the end. Files that mostly wait (slow clients, a frozen
 * database) are interleaved with CPU-bound ones, to keep the cores busy.
 */
const longest = [
  'test/hostile/slow-callers.test.ts',
  'src/platform/server/pdf/pdf.test.ts',
  'test/frozen-stop.test.ts',
  'test/durability.test.ts',
  'test/demo-fortnight.test.ts',
  'test/durability-work.test.ts',
  'test/killed-starts.test.ts',
  'test/hostile-paper.test.ts',
  'test/steady-memory.test.ts',
  'test/home-figures.test.ts',
  'src/areas/dockets/server/actions/docket-actions-api.test.ts',
  'test/foreign-records.test.ts',
  'test/every-endpoint.test.ts',
  'test/starting.test.ts',
  'test/fuzz.test.ts',
  'src/platform/server/pdf/document-pages.test.ts',
  'test/repeated-and-racing.test.ts',
  'test/demo-sizes.test.ts',
  'src/platform/server/http/slow-callers.test.ts',
  'src/platform/server/live/listener.test.ts',
  'test/database-killed.test.ts',
]
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = longest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return rank < 0 ? longest.length : rank
}

/** All others in Vitest's order: by their last duration, or their size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
