declare module '*.po' {
  export const messages: import('#web/i18n/i18n.ts').Messages
}
