import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('letters in UTF-8 that were read in an encoding of the past', () => {
  proveRows('corrupted', [
    ['It is possible', 'Es wird ermĂśglicht', ['mojibake: Ăś'], 'en de'],
    ['It is possible', 'Es wird erm├╢glicht', ['mojibake: ├╢'], 'en de'],
    ['It is possible', 'Es wird erm√∂glicht', ['mojibake: √∂'], 'en de'],
    ['It is possible', 'Es wird ermГ¶glicht', ['mojibake: Г¶'], 'en de'],
    ['The users', 'l‚Äôutilisateur', ['mojibake: ‚Äô'], 'en fr'],
    ['It is used', 'kullanÄąlan', ['mojibake: Äą'], 'en tr'],
    ['Hello', 'РџСЂРёРІРµС‚', ['mojibake: РџСЂРёРІРµС‚'], 'en ru'],
    ['The file is gone', 'Удаление ôàéëà прошло', ['mojibake: ôàéëà'], 'en ru'],
    ['Hello, it is', 'рТЙЧЕФ, это', ['mojibake: рТЙЧЕФ'], 'en ru'],
    ['The été is it', 'Это «été» и мВт', [], 'en ru'],
    ['Peace', '«МИР» и труд', [], 'en ru'],
    ['The root', 'a ├─ b, √x', [], 'en de'],
    ['You are', 'CĂȘTIGĂRI', [], 'en ro'],
    ['The name and port', 'Namen undÂ Port', ['mojibake: Â'], 'en de'],
    ['At the age', 'Â la carte', [], 'en fr'],
  ]);
});

describe('letters of one byte that were read in another encoding', () => {
  proveRows('corrupted', [
    ['The result', 'çýkacak sonuç', ['mojibake: çýkacak'], 'en tr'],
    ['Expressions', 'Ýfadeler', ['mojibake: Ýfadeler'], 'en tr'],
    ['The password', 'la contraseńa', ['mojibake: contraseńa'], 'en es'],
    ['Additional', 'Zusдtzliche Dateien', ['mojibake: Zusдtzliche'], 'en de'],
    ['Stop', 'zastavení pøi chybě', ['mojibake: pøi'], 'en cs'],
    ['By Dvořák', 'de Dvořák', [], 'en fr'],
    ['By the composer', 'du compositeur Dvořák', [], 'en fr'],
    ['Dessert', 'eine crème brûlée', [], 'en de'],
    ['This module', '´ËÄ£¿éÌá¹© 的', ['mojibake: ´ËÄ£¿éÌá¹©'], 'en zh-CN'],
    ['Hello', 'Ïðèâåò', ['mojibake: Ïðèâåò'], 'en ru'],
    ['Properties', 'Сâîйства', ['mojibake: Сâîйства'], 'en ru'],
    ['Which files', 'êîторые файлы', ['mojibake: êîторые'], 'en ru'],
    ['And so on', 'Вот и всё, voilà', [], 'en ru'],
    ['Hello', '«Été» à midi', [], 'en ru'],
  ]);
  proveRows('script', [
    ['It is off', 'elle est dąsactivęe', ['not-of-language: dąsactivęe, ą ę'], 'en fr'],
    ['Chess', 'le shōgi', [], 'en fr'],
    ['Hosting', 'das Hosting [houstiŋ]', [], 'en de'],
    ['Connection now', 'Σύvδεση τώρα', ['mixed: Σύvδεση, v, Latin'], 'en el'],
    ['Search Field', 'файлов', ['unexpected: файлов, Cyrillic'], 'en et'],
    ['Ivan Petrov', 'Иван Петров', [], 'en et'],
    ['The color', 'لون التحویم', ['not-of-language: التحویم, ی'], 'en ar'],
    ['The word ک', 'الحرف ک', [], 'en ar'],
    ['This side', 'این كنار', ['not-of-language: كنار, ك'], 'en fa'],
    ['The side', 'كنار', [], 'en fa'],
    ['You must', 'vous deνez', ['mixed: deνez, ν, Greek'], 'en fr'],
  ]);
});

describe('a dotless i where the vowels of Turkish have a dot', () => {
  proveRows('corrupted', [
    ['It is needed', 'çok gereklı', ['accent: gereklı, gerekli'], 'en tr'],
    ['The directive', 'yönergesı', ['accent: yönergesı, yönergesi'], 'en tr'],
    ['It was seen', 'görüldı', ['accent: görüldı, görüldü'], 'en tr'],
    ['It is offline', 'çevrimdışı, binyıl, sanal, kullanılır', [], 'en tr'],
  ]);
});

describe('a sign in the middle of a word', () => {
  proveRows('corrupted', [
    ['We can', 'Wir k÷nnen', ['misread: ÷']],
    ['The content', 'O conte·do', ['misread: ·'], 'en pt-BR'],
    ['Phone number', 'N·mero', ['misread: ·'], 'en pt-BR'],
    ['The college', 'El Col·legi', [], 'en es'],
    ['The students', 'Les étudiant·es', [], 'en fr'],
    ['Height', 'Wysokośæ', ['misread: æ'], 'en pl'],
  ]);
});
