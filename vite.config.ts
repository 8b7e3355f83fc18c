import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Puts a `.br` and a `.gz` beside each text file of the build, so that the server never compresses one while somebody waits. */
function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'haulyard-precompressed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    async closeBundle() {
      const files = (await readdir(folder, { recursive: true })).filter((file) =>
        /\.(js|css|svg)$/.test(file),
      )
      await Promise.all(
        files.map(async (name) => {
          const file = join(folder, name)
          const content = await readFile(file)
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
          await writeFile(`${file}.br`, await toBrotli(content, { params }))
          await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }))
        }),
      )
    },
  }
}

const zodFile = fileURLToPath(new URL('src/app/web/zod-without-eval.ts', import.meta.url))

/** Whoever imports zod in the browser gets it with its compiler switched off. */
const zodWithoutEval: Plugin = {
  name: 'haulyard-zod-without-eval',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'zod' && importer !== zodFile ? zodFile : null),
}

export default defineConfig({
  plugins: [zodWithoutEval, react(), precompressed()],
  // The server puts a fresh nonce into each answer.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2022',
    manifest: true,
    // The polyfill is an inline script, which the page's Content-Security-Policy forbids.
    modulePreload: { polyfill: false },
    // No data: addresses for fonts and scripts, for the same reason.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
})
