import type { ReceiverProfile } from '../receiver-profile';
import { named } from './fields';

const rfc5322 = { title: 'RFC 5322, Internet Message Format' };
const rfc = (section: string) => `https://www.rfc-editor.org/rfc/rfc5322#section-${section}`;
const subjects = named('subject', 'subject_line');
const headers = named('subject', 'subject_line', 'from_name', 'sender_name', 'reply_to_name');
const bodies = named('html', 'body', 'body_html');

/** Messages as mail servers and the usual readers take them. */
export const email: ReceiverProfile = {
  format: 'locdesk-receiver',
  version: 1,
  id: 'email',
  name: 'E-mail',
  about:
    'Subjects, names of senders and bodies of messages by the standards, and what the usual mail readers show.',
  rules: [
    {
      id: 'email.subject-required',
      kind: 'required',
      of: 'value',
      level: 'refused',
      says: 'A campaign needs a subject.',
      source: {
        title: 'Campaign Monitor API, Campaigns',
        section: 'Creating a draft campaign: "304: Campaign Subject Required"',
        address: 'https://www.campaignmonitor.com/api/campaigns/',
      },
      fields: subjects,
    },
    {
      id: 'email.header-single-line',
      kind: 'single-line',
      level: 'refused',
      says: 'The body of a header field has no line breaks.',
      source: { ...rfc5322, section: '2.2 Header Fields: must not include CR and LF', address: rfc('2.2') },
      fields: headers,
    },
    {
      id: 'email.header-line-length',
      kind: 'length',
      level: 'refused',
      says: 'A header in ASCII is folded at its spaces into lines of at most 998 bytes: 989 after "Subject: "; other headers are encoded.',
      source: {
        ...rfc5322,
        section: '2.1.1 Line Length Limits; 2.2.3 Long Header Fields: folding',
        address: rfc('2.1.1'),
      },
      fields: headers,
      max: 989,
      unit: 'utf8Bytes',
      per: 'word',
      onlyInAscii: true,
    },
    {
      id: 'email.subject-service-length',
      kind: 'length',
      level: 'refused',
      says: 'Postmark takes subjects of at most 2,000 UTF-16 units.',
      source: {
        title: 'Postmark Support, Subject line and From address character limits',
        section: 'The subject line limit is 2000 characters; UTF-16 units are counted',
        address: 'https://postmarkapp.com/support/article/subject-line-and-from-address-character-limits',
      },
      fields: subjects,
      max: 2000,
      unit: 'utf16',
    },
    {
      id: 'email.from-length',
      kind: 'length',
      level: 'refused',
      says: 'Postmark takes names of senders of at most 255 UTF-16 units.',
      source: {
        title: 'Postmark Support, Subject line and From address character limits',
        section: 'a 255 character limit for the From address; UTF-16 units are counted',
        address: 'https://postmarkapp.com/support/article/subject-line-and-from-address-character-limits',
      },
      fields: named('from_name', 'sender_name'),
      max: 255,
      unit: 'utf16',
    },
    {
      id: 'email.from-characters',
      kind: 'characters',
      level: 'refused',
      says: 'A name of a sender in ASCII has none of < > [ ] : ; @ \\ , " outside quotation marks; other names are encoded.',
      source: { ...rfc5322, section: '3.2.3 Atom: specials', address: rfc('3.2.3') },
      fields: named('from_name', 'sender_name', 'reply_to_name'),
      forbidden: String.raw`<>\[\]:;@\\,"`,
      onlyInAscii: true,
      unlessQuoted: true,
    },
    {
      id: 'email.header-characters',
      kind: 'characters',
      level: 'refused',
      says: 'A header has no control characters.',
      source: {
        ...rfc5322,
        section: '3.2.5 Miscellaneous Tokens: unstructured, VCHAR',
        address: rfc('3.2.5'),
      },
      fields: headers,
      forbidden: String.raw`\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F`,
    },
    {
      id: 'email.subject-tags',
      kind: 'tags',
      level: 'changed',
      says: 'A subject is text: readers show its tags as they are written.',
      source: { ...rfc5322, section: '3.6.5 Informational Fields: unstructured', address: rfc('3.6.5') },
      fields: subjects,
      allowed: {},
      removes: 'escape',
    },
    {
      id: 'email.line-length',
      kind: 'length',
      level: 'refused',
      says: 'A line of a text body in ASCII has at most 998 bytes; other bodies are encoded.',
      source: { ...rfc5322, section: '2.1.1 Line Length Limits', address: rfc('2.1.1') },
      fields: named('text', 'body_text', 'plain_text'),
      max: 998,
      unit: 'utf8Bytes',
      per: 'line',
      onlyInAscii: true,
    },
    {
      id: 'email.address-length',
      kind: 'length',
      level: 'refused',
      says: 'An address has at most 254 bytes.',
      source: {
        title: 'RFC 5321, Simple Mail Transfer Protocol',
        section: '4.5.3.1.3 Path: 256 octets with < and >',
        address: 'https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3',
      },
      fields: named('reply_to', 'from_address', 'email'),
      max: 254,
      unit: 'utf8Bytes',
    },
    {
      id: 'email.active-tags',
      kind: 'tags',
      level: 'changed',
      says: 'Outlook for Windows shows no frames, plug-ins and forms.',
      source: {
        title: 'Microsoft, Word 2007 HTML and CSS Rendering Capabilities in Outlook 2007',
        section: 'Unsupported elements',
        address:
          'https://learn.microsoft.com/en-us/previous-versions/office/developer/office-2007/aa338201(v=office.12)',
        quotedBy:
          'Can I email, <form> and <object>, https://www.caniemail.com/features/html-form/; cfea.org, Outlook 2007 emails rendered by Word 2007',
      },
      fields: bodies,
      forbidden: ['iframe', 'object', 'embed', 'applet', 'form', 'input', 'select', 'textarea'],
      hides: ['object', 'applet', 'iframe'],
    },
    {
      id: 'email.gmail-clip',
      kind: 'length',
      level: 'changed',
      says: 'Gmail shows the first 102 kB of a message and hides the rest behind a link.',
      source: {
        title: 'Mailchimp Knowledge Base, Gmail is clipping my email',
        section: 'Gmail clips emails larger than 102kb',
        address: 'https://kb.mailchimp.com/delivery/deliverability-research/gmail-is-clipping-my-email',
      },
      fields: bodies,
      max: 104_448,
      unit: 'utf8Bytes',
    },
    {
      id: 'email.merge-tags',
      kind: 'placeholders',
      level: 'refused',
      says: 'Merge tags such as *|FNAME|* are replaced by name; *|UNSUB|* must stay.',
      source: {
        title: "Mailchimp Knowledge Base, MailChimp doesn't recognize my *|UNSUB|* tag",
        section: 'our own unsubscribe merge tag must be used',
        address:
          'https://kb.mailchimp.com/campaigns/confirmation-and-sending/mailchimp-doesnt-recognize-my-unsub-tag',
      },
      syntax: 'merge-tags',
    },
  ],
};
