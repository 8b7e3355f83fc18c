import { stripVTControlCharacters } from 'node:util'
import type { Reporter, Suite, TestResult } from '@playwright/test/reporter'

const shown = 15

/** What failed and why, last and short: the end of a log is what people read, and often all that is kept. */
export default class FailureReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.#suite = suite
  }
  onEnd(): void {
    for (const test of this.#suite?.allTests() ?? []) {
      if (test.outcome() !== 'unexpected' && test.outcome() !== 'flaky') continue
      console.log(`\n${test.outcome() === 'flaky' ? 'FLAKY' : 'FAILED'} ${test.location.file}: ${test.title}`)
      for (const result of test.results) for (const line of whyOf(result)) console.log(`  ${line}`)
    }
  }
  printsToStdio(): boolean {
    return false
  }
}

function whyOf({ error, duration, retry }: TestResult): string[] {
  if (!error) return []
  const words = stripVTControlCharacters(error.stack ?? error.message ?? '').split('\n')
  return [`try ${retry + 1}, ${(duration / 1000).toFixed(1)} s`, ...words.slice(0, shown)]
}
