import { app, protocol } from 'electron';
import { appScheme } from './app-protocol';

/** Returns the address of `npm run dev`'s page server. A packaged application never uses one. */
export function developmentPageServer(): string | undefined {
  return app.isPackaged ? undefined : process.env['LOCDESK_PAGE_SERVER'];
}

/**
 * Lets the page connect to the development server's socket for hot reload: Chromium treats it as a network
 * page that accesses this machine. Must run before the application is ready.
 */
export function allowDevelopmentSocket(): void {
  if (developmentPageServer() === undefined) return;
  app.commandLine.appendSwitch(
    'disable-features',
    'LocalNetworkAccessChecks,LocalNetworkAccessChecksWebSockets',
  );
}

/**
 * Serves the window's scheme from Vite's development server, so that the page keeps its origin and every rule
 * that depends on it. Only the content security policy is omitted, because hot reload needs inline scripts
 * and a socket.
 */
export function serveDevelopmentPage(server: string): void {
  protocol.handle(appScheme, async (request) => {
    const { pathname, search } = new URL(request.url);
    const answer = await fetch(new URL(pathname + search, server), {
      headers: { accept: request.headers.get('accept') ?? '*/*' },
    });
    const type = answer.headers.get('content-type') ?? 'application/octet-stream';
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } });
  });
}
