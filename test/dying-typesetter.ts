// Stands in for the typesetter: answers or dies as instructed.
import type { SetOrder } from '#platform/server/pdf/typesetter.ts'

process.on('disconnect', () => process.exit())
process.on('message', ({ data }: SetOrder) => {
  const { how } = JSON.parse(data) as { how: string }
  if (how === 'exit') process.exit(3)
  if (how === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (how.startsWith('panic')) {
    process.stderr.write(
      `thread 'typst' panicked at /cargo/registry/src/index/unicode-1.2.3/src/lib.rs:418:9:\n${how}\n`,
    )
    process.kill(process.pid, 'SIGABRT')
  }
  if (how === 'environment') process.send?.({ pdf: Buffer.from(JSON.stringify(process.env)) })
  if (how.startsWith('answer')) process.send?.({ pdf: Buffer.from(how) })
})
