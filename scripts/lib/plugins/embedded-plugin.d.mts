import type { Plugin } from 'vite';

export function embeddedPlugin(): Plugin;
