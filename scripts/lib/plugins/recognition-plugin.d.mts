import type { Plugin } from 'vite';

export function recognitionPlugin(): Plugin;
