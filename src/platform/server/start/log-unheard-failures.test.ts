import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
  import { logUnheardFailures } from ${JSON.stringify(new URL('log-unheard-failures.ts', import.meta.url).href)}
  logUnheardFailures({ error: ({ err }, words) => console.log(words + ': ' + err.message) })
  void Promise.reject(new Error('lost'))
  setTimeout(() => console.log('still here'), 50)
`

test('a failure that nobody waits for is logged, and the process goes on', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toBe('failed while nobody waited: lost\nstill here\n')
})
