export default function AnswersFromFilePage() {
  return null
}
