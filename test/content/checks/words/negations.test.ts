import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a negation that a sentence lost', () => {
  proveRows('other-version', [
    [
      'You cannot undo this action.',
      'Diese Aktion kann rückgängig gemacht werden.',
      ['negation-lost: cannot'],
    ],
    ['You cannot undo this action.', 'Diese Aktion kann nicht rückgängig gemacht werden.', []],
    ['You can’t undo this action.', 'Puoi annullare questa azione.', ["negation-lost: can't"], 'en it'],
    ['You can’t undo this action.', 'Questa azione è irreversibile.', [], 'en it'],
    ['The file was not saved.', 'Le fichier a été enregistré.', ['negation-lost: was not'], 'en fr'],
    ['The file was not saved.', 'Le fichier n’a pas été enregistré.', [], 'en fr'],
    ['The file was not saved.', 'Échec de l’enregistrement du fichier.', [], 'en fr'],
    ['The file was not saved.', 'Le fichier reste ouvert.', [], 'en fr'],
    ['Do not turn off the computer.', 'Выключите компьютер.', ['negation-lost: Do not'], 'en ru'],
    ['Do not turn off the computer.', 'Не выключайте компьютер.', [], 'en ru'],
    [
      'The page could not be opened.',
      'ページを開くことができました。',
      ['negation-lost: could not'],
      'en ja',
    ],
    ['The page could not be opened.', 'ページを開くことができませんでした。', [], 'en ja'],
    ['No results found', 'Ergebnisse gefunden', ['negation-lost: No']],
    ['No results found', 'Keine Ergebnisse gefunden', []],
    // A translation may do without one.
    ['The field is not a valid date', 'Le champ doit être une date valide', [], 'en fr'],
    ['The name cannot be empty.', '名前を入力してください。', [], 'en ja'],
    ['Don’t forget to save.', 'Denken Sie an das Speichern.', []],
    ['If it is not set, the folder is created.', 'Der Ordner wird bei Bedarf angelegt.', []],
    ['It is not only files that are copied.', 'Es werden auch Ordner kopiert.', []],
    ['That’s life, isn’t it?', 'Das ist das Leben.', []],
    ['They are not advised.', 'Von ihnen wird abgeraten.', []],
    // Languages of which no negations are known.
    ['You cannot undo this action.', 'Vous võite seda tegevust teha.', [], 'en et'],
  ]);

  proveRows('other-version', [
    [
      '<p>The server is running. It cannot accept new users.</p>',
      '<p>Der Server läuft. Er kann neue Benutzer aufnehmen.</p>',
      ['negation-lost: cannot'],
    ],
    [
      '<p>The server is running. It cannot accept new users.</p>',
      '<p>Der Server kann, da er läuft, Benutzer aufnehmen.</p>',
      [],
    ],
  ]);
});

describe('a negation that a sentence got', () => {
  proveRows('other-version', [
    [
      'You can change this setting later.',
      'Sie können diese Einstellung später nicht ändern.',
      ['negation-added: nicht'],
    ],
    ['You can change this setting later.', 'Diese Einstellung lässt sich später ändern.', []],
    ['You can change this setting later.', 'Das ist nicht für immer.', []],
    ['Ships can be stored.', 'Las naves no se pueden guardar.', ['negation-added: no'], 'en es'],
    ['You can show it.', 'No obstante, puede mostrarla.', [], 'en es'],
    ['You can only read it.', 'Sie können es nicht ändern.', []],
    ['It can remain unchanged.', 'Sie können es nicht ändern.', []],
    ['It may be useful.', '役に立つかもしれません。', [], 'en ja'],
  ]);
});

describe('a word whose opposite the target has', () => {
  proveRows('other-version', [
    [
      'Turn off notifications for now',
      'Aktivera aviseringar tills vidare',
      ['opposite: Turn off, enable, Aktivera'],
      'en sv',
    ],
    ['Turn off notifications for now', 'Stäng av aviseringar tills vidare', [], 'en sv'],
    ['Enable dark mode', 'Donkere modus uitschakelen', ['opposite: Enable, disable, uitschakelen'], 'en nl'],
    ['Enable dark mode', 'Donkere modus inschakelen', [], 'en nl'],
    [
      'Click the button on the left.',
      'Klicken Sie auf die rechte Schaltfläche.',
      ['opposite: left, right, rechte'],
    ],
    ['Click the button on the left.', 'Klicken Sie auf die linke Schaltfläche.', []],
    ['Go to the next page.', '前のページに移動します。', ['opposite: next, previous, 前の'], 'en ja'],
    ['Go to the next page.', '次のページに移動します。', [], 'en ja'],
    ['Minimum file size', '最大文件大小', ['opposite: Minimum, maximum, 最大'], 'en zh'],
    // A negated opposite, both, and neither.
    ['Show hidden files', 'Afficher les fichiers non visibles', [], 'en fr'],
    ['The toolbar is hidden.', 'La barra de herramientas no está visible.', [], 'en es'],
    ['Switch it on and off.', 'Ein- und ausschalten.', []],
    ['Increase opacity', 'Уменьшить прозрачность', [], 'en ru'],
    [
      'Close the lid before lifting it.',
      'Nach dem Anheben Deckel schließen.',
      ['opposite: before, after, Nach'],
    ],
    ['Sign out of all devices', 'התחבר לכל המכשירים', ['opposite: Sign out, sign in, התחבר'], 'en he'],
    [
      'This field is required.',
      'Dit veld is optioneel.',
      ['opposite: required, optional, optioneel'],
      'en nl',
    ],
    [
      'Your trial ends tomorrow.',
      'Din prøveperiode sluttede i går.',
      ['opposite: tomorrow, yesterday, går'],
      'en da',
    ],
    [
      'Sorts the list in descending order.',
      '按升序对列表排序。',
      ['opposite: descending, ascending, 升序'],
      'en zh-CN',
    ],
    ['Turn it counter clockwise.', 'Vrid det moturs.', [], 'en sv'],
    ['The way is on the right.', 'Der Weg ist dort.', []],
  ]);
});
