interface ImportMetaEnv {
  /** Set in vite.config.ts: the year in which the pages were rendered. */
  readonly BUILT_IN_YEAR: number
}
