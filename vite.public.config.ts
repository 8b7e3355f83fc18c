import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './scripts/precompressed.ts'

/**
 * The pages that people outside get by a link. A build of their own, because parts that are shared with the
 * application would bring its libraries along; it goes into the same folder afterwards.
 */
export default defineConfig({
  plugins: [react(), precompressed()],
  html: { cspNonce: '__NONCE__' },
  // The application's build has put the public folder there.
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsDir: 'assets/public',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'quote.html' },
  },
})
