import * as z from 'zod/mini'

// zod tries `new Function` once to see whether it may compile schemas; the content security policy reports even a caught try.
// This file is imported before any schema is made.
z.config({ jitless: true })
