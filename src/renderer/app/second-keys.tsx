import { useStore } from 'zustand';
import { commandIds } from '../../contract/command-table';
import { Kbd } from '../components/kbd';
import { commandTitle } from '../lib/messages/command-titles';
import { keyText } from '../components/key-text';
import { useStores } from '../stores/context';
import { secondKeys } from './keyboard';
import './second-keys.css';

/** After the first of two keys: the keys that may follow, and what they do. */
export function SecondKeys() {
  const stores = useStores();
  const firstKey = useStore(stores.app, (s) => s.firstKey);
  const offered = commandIds.flatMap((id) =>
    secondKeys(id, stores).flatMap(({ first, second }) => (first === firstKey ? [{ id, second }] : [])),
  );
  return (
    <output className="second-keys">
      {offered.map(({ id, second }) => (
        <span key={id}>
          <span className="visually-hidden">{second}: </span>
          <Kbd keys={keyText(second)} />
          {commandTitle(id)}
        </span>
      ))}
    </output>
  );
}
