import type { Plugin } from 'vite';

export const gplDictionaries: readonly string[];
export function dictionariesPlugin(): Plugin;
