declare module '*.md' {
  const text: import('#content/articles/catalogue.ts').ArticleText
  export default text
}
