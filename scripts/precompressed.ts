import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Adds a `.br` and a `.gz` for each text file of the build, so that the server never compresses on demand.
 * Those of an earlier build are kept.
 */
export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'haulyard-precompressed',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir
    },
    async closeBundle() {
      const all = await readdir(folder, { recursive: true })
      const there = new Set(all)
      const files = all.filter((file) => /\.(js|css|svg)$/.test(file) && !there.has(`${file}.br`))
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
