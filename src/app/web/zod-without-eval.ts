import { config } from 'zod'

// The page's Content-Security-Policy forbids `new Function`, which the schema library tries with its first
// schema. The bundler puts this file in the library's place (vite.config.ts), so that it runs first whatever
// order the chunks load in.
config({ jitless: true })

export * from 'zod'
