/** The four acknowledgements of T 2.5. Their ids are stored; changing one asks everybody to confirm it again. */
export const ACKNOWLEDGEMENTS = [
  {
    id: 'accuracy',
    text: 'I have checked my answers, and the information I have given is accurate and complete to the best of my knowledge.',
    missing: 'Please confirm that your information is accurate.',
  },
  {
    id: 'requirements',
    text: 'I understand the Wyoming trust requirements: a written agreement that is expressly irrevocable, a trustee who accepts, and a link to Wyoming.',
    missing: 'Please confirm that you understand the Wyoming trust requirements.',
  },
  {
    id: 'execution',
    text: 'I understand that signing the documents correctly, with notarization and witnesses where they are needed, is my own responsibility.',
    missing: 'Please confirm that signing correctly is your own responsibility.',
  },
  {
    id: 'attorney',
    text: 'I understand that this service is not a law firm and gives no legal advice, and that I should consult an attorney before I sign.',
    missing: 'Please confirm that you should consult an attorney.',
  },
] as const
