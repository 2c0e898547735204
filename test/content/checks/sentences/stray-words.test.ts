import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = 'The server reads the files and the folders of it.';

describe('one function word of English in a sentence', () => {
  proveRows('language', [
    [source, 'Der Server liest alle dateien and die ordner davon.', ['source: and']],
    [source, 'Le serveur lit les fichiers with les dossiers.', ['source: with'], 'en fr'],
    [source, 'Le serveur lit les fichiers de Plug and Play ici.', [], 'en fr'],
    [source, 'Le serveur lit les fichiers « and » les dossiers.', [], 'en fr'],
    [source, 'Serveren læser filer for brugeren.', [], 'en da'],
  ]);
});
