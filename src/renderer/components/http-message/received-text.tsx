import { displayLanguage } from '../../lib/messages/locale';
import { receivedInLanguage } from '../../lib/messages/translate';

/** A problem that came as English text, in the language of the window where its words are known. */
export function ReceivedText({ text }: { readonly text: string }) {
  if (displayLanguage() === 'en') return <span dir="auto">{text}</span>;
  const said = receivedInLanguage(text);
  if (said !== undefined) return <>{said}</>;
  return (
    <span lang="en" dir="ltr">
      {text}
    </span>
  );
}
