import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { readSampleRequests, SampleRequest } from '../../../src/main/requests/sample-requests';
import { canonicalLanguageTag } from '../../../src/content/language-tag';
import { testBackend } from '../../support/test-backend';

describe('the bundled samples', () => {
  it('are well-formed requests in ten target languages and all states', async () => {
    const samples = await readSampleRequests();
    expect(samples.length).toBeGreaterThanOrEqual(14);
    for (const sample of samples) {
      expect(Check(SampleRequest, sample)).toBe(true);
      expect(canonicalLanguageTag(sample.language.target)).toBeDefined();
      expect(new Set(sample.fields.map((field) => field.id)).size).toBe(sample.fields.length);
      expect(sample.completedHoursAgo !== undefined).toBe(sample.state === 'completed');
    }
    const languages = new Set(samples.map((sample) => sample.language.target.split('-')[0]));
    expect(languages).toEqual(new Set(['de', 'fr', 'es', 'tr', 'ja', 'ko', 'zh', 'ar', 'he', 'fi']));
    expect(new Set(samples.map((sample) => sample.state))).toEqual(
      new Set(['completed', 'pending', 'confirmed']),
    );
  });

  it('are loaded once each, served over /v1, and repeated with earlier dates on demand', async () => {
    const backend = testBackend();
    const { count } = await backend.core.samples.load();
    expect((await backend.request('GET', '/v1/content?state=completed')).body.total).toBe(
      backend.core.review.counts()['to-import'],
    );
    await backend.core.samples.load(40);
    expect(backend.core.review.counts().all).toBe(count + 40);
  });
});
