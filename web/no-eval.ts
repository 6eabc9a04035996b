// zod tries `new Function` once to see whether it may compile schemas; the content security policy reports even a caught try.
// This file is imported before any schema is made. It leaves the setting where zod looks for it, because its own function
// for that would bring a part of zod into the first load of every page.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
