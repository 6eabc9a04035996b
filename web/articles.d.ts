declare module '*.md' {
  const text: import('#content/articles/article.ts').ArticleText
  export default text
}
