import type { Database, Statement } from 'better-sqlite3';
import { isCheckId, type CheckId } from '../../content/checks/problem';
import type { CheckLevel, CheckLevelSetting, LanguagePair } from '../../contract/problems';

interface LevelRow {
  readonly check_id: CheckId;
  readonly language_source: string;
  readonly language_target: string;
  readonly level: CheckLevel;
}

const allPairs: LanguagePair = { source: '', target: '' };

/** SQL on the levels that the coordinator set. */
export class CheckLevelStore {
  readonly #list: Statement<[], LevelRow>;
  readonly #put: Statement;
  readonly #remove: Statement;

  constructor(db: Database) {
    this.#list = db.prepare('SELECT * FROM check_levels ORDER BY check_id, language_source, language_target');
    this.#put = db.prepare(`
      INSERT INTO check_levels (check_id, language_source, language_target, level) VALUES (?, ?, ?, ?)
      ON CONFLICT (check_id, language_source, language_target) DO UPDATE SET level = excluded.level`);
    this.#remove = db.prepare(
      'DELETE FROM check_levels WHERE check_id = ? AND language_source = ? AND language_target = ?',
    );
  }

  /** Lists settings of known checks. */
  list(): readonly CheckLevelSetting[] {
    return this.#list
      .all()
      .filter((row) => isCheckId(row.check_id))
      .map(({ check_id: check, language_source: source, language_target: target, level }) => ({
        check,
        level,
        ...(source === '' ? {} : { languages: { source, target } }),
      }));
  }

  put(check: CheckId, { source, target }: LanguagePair = allPairs, level: CheckLevel): void {
    this.#put.run(check, source, target, level);
  }

  remove(check: CheckId, { source, target }: LanguagePair = allPairs): void {
    this.#remove.run(check, source, target);
  }
}
