/** The demo account. Its password is printed in the README, so it lets nobody in where others could reach the server. */
export const DEMO = { email: 'demo@kinstead.example', password: 'wyoming-dynasty' }
