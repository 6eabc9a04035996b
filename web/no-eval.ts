// zod tries `new Function` once to see whether it may compile schemas; the content security policy reports even a caught try.
// Said where zod looks for it, before any schema is made, and not through zod, which a page that is only read never fetches.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
