import * as z from 'zod'

// The page's Content-Security-Policy forbids `new Function`, by which schemas are otherwise compiled. This must run
// before the first schema is made.
z.config({ jitless: true })
