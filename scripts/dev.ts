// The server, restarted when its code changes, and Vite in front of it with hot replacement.
import { spawn } from 'node:child_process'
import { createServer } from 'vite'

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
  stdio: 'inherit',
})
const vite = await createServer()
await vite.listen()
vite.printUrls()

const stop = async () => {
  server.kill('SIGTERM')
  await vite.close()
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
