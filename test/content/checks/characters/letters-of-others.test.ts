import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a text in letters that a language lacks', () => {
  proveRows('script', [
    ['Packet was rejected', 'Gói tin bị từ chối', ['not-of-language: chối, ố'], 'en cs', 'text'],
    ['Packet was rejected', 'Gói tin bị từ chối', [], 'en vi', 'text'],
    ['Package data', 'дані пакунка', ['not-of-language: дані, і'], 'en bg', 'text'],
    ['Package data', 'Данни от пакета', [], 'en bg', 'text'],
    [
      'Show preferences',
      'Viewnior beállítások',
      ['untranslated: Viewnior beállítások, Latin'],
      'en he',
      'text',
    ],
    [
      'Application details',
      "Détails de l'application",
      ["untranslated: Détails de l'application, Latin"],
      'en ru',
      'text',
    ],
    // A name, which the source may have, and one with its translation.
    ['By Jürgen Müller', 'Jürgen Müller', [], 'en ru', 'text'],
    ['Spanish (Mexico)', 'Español de México', [], 'en ru', 'text'],
    ['The café in Orléans', 'café Orléans', [], 'en ru', 'text'],
    ['Details', 'Détails (подробности)', [], 'en ru', 'text'],
  ]);
});

describe('one character of the other kind of Chinese', () => {
  proveRows('script', [
    ['Stop the camera', '停止相機，或者直接关閉程式', ['simplified: 关'], 'en zh-TW', 'text'],
    ['Mr. Fan rows a boat', '范先生去划船', [], 'en zh-TW', 'text'],
    ['Mr. Fan is in the room', '范先生在這個房间裡', ['simplified: 间'], 'en zh-TW', 'text'],
    ['Previous', '上一个', ['all-simplified: 个'], 'en zh-TW', 'text'],
    ['Within a turn', '在一個回合内進行', [], 'en zh-TW', 'text'],
    // Names, and the name of the other kind.
    ['By Liu Guohua', '作者是刘先生', [], 'en zh-TW', 'text'],
    ['Language: Simplified Chinese', '語言：简体中文', [], 'en zh-TW', 'text'],
  ]);
});
