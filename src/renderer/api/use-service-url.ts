import { useStore } from 'zustand';
import { useStores } from '../stores/context';

/** The service's address, or its usual address while the service is not running. */
export function useServiceUrl(): string {
  const { app } = useStores();
  const service = useStore(app, (s) => s.info?.service);
  return service?.kind === 'listening' ? service.url : 'http://127.0.0.1:4310';
}
