/** What search engines and shared links say about each page, besides its title. An article's is its excerpt. */
export const descriptions = {
  home: 'Answer plain questions in thirteen short steps and download drafts of a Wyoming dynasty trust agreement and eight companion documents as Word files.',
  services:
    'The three packages compared. All have the same thirteen steps and the same nine documents; they differ in templates, previews, updates and help.',
  about: 'Who makes Kinstead, and why a family should be able to read its own trust in plain words.',
  blog: 'Ten articles about dynasty trusts, Wyoming law, taxes, privacy and digital assets, written for readers who are not lawyers.',
  samples:
    'The complete set of nine documents for a fictional family, from the trust agreement to the worksheet for the tax number, to read before you sign up.',
  terms: 'The terms for using Kinstead: what it does, what it does not do, and what you are responsible for.',
  privacy: 'What Kinstead stores about you and your family, where, how it is protected, and how it is deleted.',
  apiReference:
    'The complete programming interface: every operation with its inputs, responses and errors, also available as an OpenAPI 3.1 document.',
  login: 'Log in to continue with your trust.',
  signup: 'Create an account to begin your trust. Your answers are saved as you go.',
  forgotPassword: 'Set a new password if you forgot yours.',
  resetPassword: 'Set a new password with the link from your email.',
} as const
