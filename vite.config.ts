import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './scripts/chunks.ts'
import { precompressed } from './scripts/precompressed.ts'

const zodFile = fileURLToPath(new URL('src/app/web/zod-without-eval.ts', import.meta.url))

/** In the browser, zod is imported with its compiler switched off. */
const zodWithoutEval: Plugin = {
  name: 'haulyard-zod-without-eval',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'zod' && importer !== zodFile ? zodFile : null),
}

const noScrollArea = '\0haulyard-no-scroll-area'

/** Our lists do not use Mantine's own scroll area (`withScrollArea={false}`), which every select would pull in. */
const selectsWithoutScrollArea: Plugin = {
  name: 'haulyard-selects-without-scroll-area',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.endsWith('/ScrollArea.mjs') && importer?.endsWith('/OptionsDropdown.mjs') ? noScrollArea : null,
  load: (id) => (id === noScrollArea ? 'export const ScrollArea = { Autosize: () => null }' : null),
}

/** Serves a public page at its production address in development too. */
const publicPages: Plugin = {
  name: 'haulyard-public-pages',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/quote(\/|\?|$)/.test(request.url ?? '')) request.url = '/quote.html'
      next()
    })
  },
}

export default defineConfig({
  plugins: [zodWithoutEval, selectsWithoutScrollArea, react(), publicPages, precompressed()],
  // The server puts a fresh nonce into each answer.
  html: { cspNonce: '__NONCE__' },
  build: {
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
    manifest: true,
    // The polyfill is an inline script, which the page's Content-Security-Policy forbids.
    modulePreload: { polyfill: false },
    // No data: URLs for fonts and scripts, for the same reason.
    assetsInlineLimit: 0,
  },
  server: { host: '127.0.0.1', proxy: { '/api': 'http://127.0.0.1:3000' } },
})
