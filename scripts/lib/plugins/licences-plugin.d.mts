import type { Plugin } from 'vite';

export function licencesPlugin(): Plugin;
