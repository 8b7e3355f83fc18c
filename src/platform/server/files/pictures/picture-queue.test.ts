import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openPictureQueue } from './picture-queue.ts'

const folder = mkdtempSync(join(tmpdir(), 'haulyard-lane-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * Echoes its argument; given a path it writes its process id there and never ends; it breaks, is ended or
 * fails when told to.
 */
const program = join(folder, 'program.mjs')
writeFileSync(
  program,
  `import { writeFileSync } from 'node:fs'
   const command = process.argv[2]
   if (command === 'break') process.kill(process.pid, 'SIGSEGV')
   if (command === 'end') process.kill(process.pid, 'SIGTERM')
   if (command === 'fail') { process.stderr.write('ENOSPC'); process.exit(1) }
   if (command.startsWith('/')) { writeFileSync(command, String(process.pid)); setInterval(() => {}, 1000) }
   else process.stdout.write(command)`,
)

test('what takes too long is killed and refused with a message, and the next one runs', async () => {
  const queue = openPictureQueue({ program, time_ms: 2000, of_each: 5, in_all: 5 })
  const pid = join(folder, 'pid')
  const endless = queue('a', pid)
  const next = queue('a', 'next')
  await expect(endless).rejects.toMatchObject({
    code: 'too_large',
    message: 'Image takes too long to read. Make it smaller and upload it again.',
  })
  expect(() => process.kill(Number(readFileSync(pid, 'utf8')), 0)).toThrow('ESRCH')
  expect(await next).toBe('next')
})

test('what crashes the decoder is not a picture', async () => {
  const queue = openPictureQueue({ program, time_ms: 10_000, of_each: 5, in_all: 5 })
  await expect(queue('a', 'break')).rejects.toMatchObject({ code: 'wrong_type' })
  expect(await queue('a', 'next')).toBe('next')
})

test('a decoder ended from outside says nothing about its picture', async () => {
  const queue = openPictureQueue({ program, time_ms: 10_000, of_each: 5, in_all: 5 })
  await expect(queue('a', 'end')).rejects.toMatchObject({ code: 'unavailable' })
})

test('when the system fails its code is passed on', async () => {
  const queue = openPictureQueue({ program, time_ms: 10_000, of_each: 5, in_all: 5 })
  await expect(queue('a', 'fail')).rejects.toMatchObject({ code: 'ENOSPC' })
})

test('when the queue is full everyone must retry, until there is room', async () => {
  const queue = openPictureQueue({ program, time_ms: 10_000, of_each: 2, in_all: 2 })
  const queued = ['a', 'b', 'c'].map((input) => queue('a', input))
  await expect(queue('a', 'd')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Too many pictures are coming in. Try again in a moment.',
    details: { retry_after_seconds: 5 },
  })
  expect(await Promise.all(queued)).toEqual(['a', 'b', 'c'])
  expect(await queue('a', 'e')).toBe('e')
})
