interface ImportMetaEnv {
  /** Set in vite.config.ts: the year in which the pages were rendered. */
  readonly BUILT_IN_YEAR: number
}

declare module '*.md' {
  const text: import('#content/articles/catalog.ts').ArticleText
  export default text
}

declare module '*.po' {
  export const messages: import('#web/i18n/i18n.ts').Messages
}
