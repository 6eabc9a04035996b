declare module '*.md' {
  const text: import('#content/articles/catalog.ts').ArticleText
  export default text
}
